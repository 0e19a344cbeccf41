"""The end of a round and of a match, with how every point came about."""

from rich.console import Group as Lines
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ..cards import members
from ..core import Close, Closing, Outcome, Reason, State
from ..match import Final, Match, add_round, final
from . import looks as look
from .looks import Looks, category_word, counted, flow, listed, strip
from .screen import INDENT, Table, can, limit_text, sorted_hand
from .tally import caused, left_in_hand


def round_text(s: State, before: Match, t: Table, looks: Looks, width: int = 80) -> RenderableType:
    """A finished round: how it ended, the hands as they were left, the points with their causes, the new totals."""
    outcome = s.public.outcome
    if outcome is None:
        return Text(" The round is not over.")
    parts: list[RenderableType] = [Text(f"\n Round {t.round}: {ending_text(outcome, t)}\n", look.STRONG)]
    parts += [_hand(s, seat, t, looks, width) for seat in range(s.seats)]
    if outcome.closing is not None:
        parts.append(layout_text(outcome.closing, t, outcome.seat or 0, looks, width))
    return Lines(*parts, Text(), _points(s, before, t))


def ending_text(o: Outcome, t: Table) -> str:
    """How a round ended, in a sentence."""
    who = t.names[o.seat] if o.seat is not None else ""
    match o.reason:
        case Reason.OUT:
            return f"{who} went out" + (", with the whole hand in one turn." if o.rummy else ".")
        case Reason.KNOCK:
            return f"{who} knocked."
        case Reason.CLOSED:
            return f"{who} closed."
        case Reason.EXHAUSTED:
            return "the stock is used up."
        case Reason.STALLED:
            return "nobody drew from the stock or played a card for too long."
        case Reason.TOO_LONG:
            return "it took too many turns."
        case Reason.REFUSED:
            return f"{who} refused the deal; the same dealer deals again."
        case Reason.VOID:
            return "the table ended it without score."
        case Reason.DESERTED:
            return "the other players have left."


def _hand(s: State, seat: int, t: Table, looks: Looks, width: int) -> Text:
    """What a seat still held, and what it counts where that matters."""
    hand = members(s.hands[seat])
    cells = [strip(group, looks) for group in sorted_hand(hand, t.sort)] or [Text(f"no {looks.thing}s", look.QUIET)]
    if hand and not can(t.game, Close):
        cells.append(Text(left_in_hand(t.game, hand), look.QUIET))
    return flow(Text(" ").append(t.names[seat], look.STRONG), cells, width, INDENT)


def layout_text(c: Closing, t: Table, seat: int, looks: Looks, width: int) -> Text:
    """What was closed with: the category, what it gives, and the layout of the fourteen tiles."""
    text = Text("\n ").append(f"{t.names[seat]} closed with {category_word(c.category)}", look.STRONG)
    facts = [
        fact
        for fact, holds in (
            (f"{counted(c.jokers, 'joker')} in it", c.jokers),
            (f"{counted(c.thrown, 'joker')} thrown before", c.thrown),
            ("a joker left over", c.free_joker),
        )
        if holds
    ]
    text.append(f" ({c.tier}{f', {listed(facts)}' if facts else ''}): {c.points} from each other player.\n")
    cells = [look.meld(m, looks) for m in c.layout]
    return text.append(flow("", [*cells, look.one(c.free, looks).append(" left over")], width, INDENT))


def _points(s: State, before: Match, t: Table) -> Grid:
    """A line for each seat: what it got in this round, its new total, and why."""
    after = add_round(t.game, before, s)
    items = caused(t.game.score(t.game, s).items, t.names)
    grid = _grid("points", "total", "")
    for seat, name in enumerate(t.names):
        causes = [f"{i.points:+} {cause}" for i, cause in items if i.seat == seat]
        gained = after.totals[seat] - before.totals[seat]
        grid.add_row(
            name, f"{gained:+}" if gained else "0", str(after.totals[seat]), Text("\n".join(causes), look.QUIET)
        )
    return grid


def _grid(*columns: str) -> Grid:
    grid = Grid(box=None, padding=(0, 2, 0, 1), header_style="bold")
    grid.add_column("", style="bold", no_wrap=True)
    for title in columns:
        grid.add_column(title, justify="right" if title else "left", no_wrap=bool(title))
    return grid


def match_text(m: Match, t: Table) -> RenderableType:
    """The end of a match: totals, bonuses where the game has them, and who won."""
    end = final(t.game, m)
    winners = listed([t.names[seat] for seat in end.winners])
    verb = "share the match" if len(end.winners) > 1 else "wins the match" if end.winners != (0,) else _you_win(t)
    how = limit_text(t.game) if t.game.match.target is not None else f"after {limit_text(t.game)}"
    title = Text(f"\n {winners} {verb}, {how}.\n", look.GOOD)
    return Lines(title, _final_grid(end, m, t))


def _you_win(t: Table) -> str:
    return "win the match" if t.names[0] == "You" else "wins the match"


def _final_grid(end: Final, m: Match, t: Table) -> Grid:
    bonuses = [name for name, values in (("reached", end.reached), ("rounds won", end.boxes)) if any(values)]
    grid = _grid("rounds won", "points", *(f"+ {name}" for name in bonuses), "final")
    for seat, name in enumerate(t.names):
        row = [str(m.rounds_won(seat)), str(end.totals[seat])]
        row += [str(values[seat]) for values in (end.reached, end.boxes) if any(values)]
        grid.add_row(name, *row, str(end.points[seat]))
    return grid


def score_text(m: Match, t: Table) -> RenderableType:
    """The totals so far, and the points of each round."""
    if not m.rounds:
        return Text(f" No round is finished yet. The match is {limit_text(t.game)}.")
    grid = _grid(*map(str, range(1, len(m.rounds) + 1)), "total")
    for seat, name in enumerate(t.names):
        grid.add_row(name, *(str(r.points[seat]) for r in m.rounds), str(m.totals[seat]))
    return Lines(grid, Text(f" The match is {limit_text(t.game)}."))
