"""What an arena found, as tables and bars for a terminal."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from rich.console import Console
from rich.table import Table

from ..arena import Gap, Mean, Report, Result, Share, Standing
from ..arena.own import short
from .looks import counted
from .screen import console

_BAR: Final = 41  # columns from 0 to 100 %
_LEAST_BAR: Final = 11  # with fewer the bars are left out
_GAP: Final = 2  # columns between two columns of a table
_SIGNS: Final = ("├", "─", "●", "┤", "┊")
_LETTERS: Final = ("[", "-", "o", "]", ":")  # where the terminal has no such signs


def print_report(report: Report) -> None:
    """The contest, the shares as bars, then what each bot did, and who won against whom."""
    out, r = console(), report.result
    c = r.contest
    budget = f", {c.nodes} nodes" if c.nodes else ""
    out.print(
        f"{c.game}, {c.players} players, {r.matches} matches on {counted(r.groups, 'deal group')},"
        f" seed {c.seed}{budget}"
    )
    if r.cut:
        out.print(f"{r.cut} of the matches did not end, and count as they stood")
    out.print()
    _print_bars(out, r)
    out.print()
    _print_facts(out, report)
    if len(r.bots) > 2:
        out.print()
        _print_duels(out, r)
    for gap in r.gaps:
        out.print(gap_line(gap))


def _print_bars(out: Console, r: Result) -> None:
    """A line for each bot; where the terminal is narrow the bars give way, not the numbers."""
    signs = _SIGNS if out.encoding.startswith("utf") else _LETTERS
    told = [(short(bot.bot), percent(bot.share), interval(bot.share)) for bot in r.bots]
    room = out.width - sum(max(map(len, column)) + _GAP for column in zip(("matches", "", ""), *told, strict=True))
    cells = min(_BAR, room - _GAP)
    if cells < _LEAST_BAR:
        table = _table(("matches", ""), ("", "won"), ("", "95 %"))
        for row in told:
            table.add_row(*row)
    else:
        table = _table(("matches", ""), ("", ""), ("", "won"), ("", "95 %"))
        for bot, (name, won, sure) in zip(r.bots, told, strict=True):
            table.add_row(name, bar(bot.share, bot.fair, signs, cells), won, sure)
    out.print(table)


def bar(share: Share, fair: float, signs: Sequence[str] = _SIGNS, columns: int = _BAR) -> str:
    """A line from 0 to 100 % with the interval, the share in it, and a mark where equals would be."""
    left, line, middle, right, mark = signs
    low, at, high = (round(x * (columns - 1)) for x in (share.low, share.value, share.high))
    cells = [" "] * columns
    cells[round(fair * (columns - 1))] = mark
    cells[low : high + 1] = line * (high + 1 - low)
    cells[low], cells[high] = left, right
    cells[at] = middle
    return "".join(cells)


def percent(share: Share) -> str:
    """`58.3 %`, and where nothing is known `–`"""
    if not share.trials:
        return "–"
    return f"{100 * share.value:.1f} %"


def interval(share: Share) -> str:
    """`55.9 to 60.6`, and nothing where nothing is known"""
    if not share.trials:
        return ""
    return f"{100 * share.low:.1f} to {100 * share.high:.1f}"


def around(m: Mean, digits: int = 1) -> str:
    """`12.3 ± 0.4`"""
    return f"{m.value:.{digits}f} ± {m.high - m.value:.{digits}f}"


def gap_line(gap: Gap) -> str:
    """`hard against medium: 41 % of what a player who sees everything reaches (33 to 49)`"""
    m = gap.reached
    return (
        f"{short(gap.bot)} against {short(gap.against)}: {100 * m.value:.0f} % of what a player who sees everything"
        f" reaches ({100 * m.low:.0f} to {100 * m.high:.0f})"
    )


def _print_facts(out: Console, report: Report) -> None:
    """A column for each bot; what no bot did, such as knocking in a game without knocks, has no line."""
    bots, cpu = report.result.bots, report.cpu
    lines: list[tuple[str, list[str]]] = [
        ("rounds won", [percent(b.rounds_won) for b in bots]),
        ("points a round", [around(b.points_a_round) for b in bots]),
        ("went out", [str(b.out or "") for b in bots]),
        ("knocks", [str(b.knocks or "") for b in bots]),
        ("knocks lost", [str(b.knocks_lost or "") for b in bots]),
        *((f"closed {name}", [str(b.closed.get(name, "")) for b in bots]) for name in _categories(bots)),
        ("turns a round", [f"{b.turns_a_round.value:.1f}" for b in bots]),
        ("ms a move, median", [f"{x.median_ms:g}" for x in cpu]),
        ("ms a move, p99", [f"{x.p99_ms:g}" for x in cpu]),
        ("rating", [f"{b.rating.value:+.0f}" if b.rating else "" for b in bots]),
        ("rating, 95 %", [f"{b.rating.low:+.0f} to {b.rating.high:+.0f}" if b.rating else "" for b in bots]),
    ]
    table = _table(("each in all", ""), *(("", short(bot.bot)) for bot in bots))
    for name, cells in lines:
        if any(cells):
            table.add_row(name, *cells)
    out.print(table)


def _categories(bots: Sequence[Standing]) -> list[str]:
    """The categories that were closed, the most frequent first."""
    counts: Counter[str] = Counter()
    for bot in bots:
        counts.update(bot.closed)
    return [name for name, _ in counts.most_common()]


def _print_duels(out: Console, r: Result) -> None:
    names = [bot.bot for bot in r.bots]
    table = _table(("against", ""), *(("", short(name)) for name in names))
    shares = {(d.bot, d.against): d.share for d in r.duels}
    for bot in names:
        cells = [f"{percent(s)}\n{interval(s)}" if (s := shares.get((bot, other))) else "" for other in names]
        table.add_row(short(bot), *cells)
    out.print(table)


def _table(*titles: tuple[str, str]) -> Table:
    """Columns with a title at the left or at the right."""
    table = Table(box=None, pad_edge=False, padding=(0, _GAP, 0, 0), header_style="bold")
    for left, right in titles:
        table.add_column(left or right, justify="right" if right else "left", no_wrap=True)
    return table
