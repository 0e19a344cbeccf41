"""Measure the shipped levels in every game, and write docs/strength.md.

Every pair of levels plays the same deals from every seat.  Finished deals are kept in build/strength, so that this can
be stopped at any time and called again, with other words too: what is there already is not played again, unless the
bots have changed since.  Results are in benchmarks/results/strength.json, and the page is written from them.

    python scripts/strength.py                                      all, with few matches
    python scripts/strength.py --matches 1000 --seer-matches 100    all, as the page should be
    python scripts/strength.py --game board --players 2 --pair hard-medium --matches 2000
    python scripts/strength.py --page                               only write the page
"""

import argparse
import os
import platform
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from openrummy import __version__
from openrummy.arena import (
    Contest,
    Journal,
    Mean,
    Report,
    Share,
    contest,
    gap_reached,
    groups_for,
    play_contest,
    runner,
)
from openrummy.arena.journal import sources
from openrummy.cli.arena_words import around, interval, percent
from openrummy.cli.progress import progress
from openrummy.errors import BadInput
from openrummy.games import GAMES, make_game

ROOT: Final = Path(__file__).resolve().parents[1]
PAGE: Final = ROOT / "docs" / "strength.md"
RESULTS: Final = ROOT / "benchmarks" / "results" / "strength.json"
KEPT: Final = ROOT / "build" / "strength"
BEGIN: Final = "<!-- by scripts/strength.py -->"
END: Final = "<!-- end -->"

LEAST_GROUPS: Final = 2  # one deal says nothing about how deals differ
TABLES: Final = (2, 4)
PAIRS: Final = {  # what is asked
    "easy-random": 0.90,
    "medium-easy": 0.65,
    "hard-medium": 0.58,
    "coached-medium": 0.50,
    "seer-medium": None,
}
OWN: Final = {"coached": "docs/examples/coached.py"}  # that is no level


class Run(msgspec.Struct, frozen=True):
    """A pair of levels in a game: what came of it, and which sources of bots, on which machine, it came from."""

    report: Report
    sources: str
    version: str
    machine: str


Runs = dict[str, Run]  # by `board-2-hard-medium`


def key_of(game: str, players: int, pair: str) -> str:
    """The name of a run."""
    return f"{game}-{players}-{pair}"


def asked_for(arguments: argparse.Namespace) -> Iterator[tuple[str, str, int, Contest]]:
    """The runs that the words ask for: key, pair, matches, contest."""
    for game in arguments.game or GAMES:
        g = make_game(game)
        for players in arguments.players or TABLES:
            for pair in arguments.pair or PAIRS:
                if players in g.seats:
                    matches = arguments.seer_matches if pair.startswith("seer") else arguments.matches
                    bots = [OWN.get(bot, bot) for bot in pair.split("-")]
                    c = contest(g, players, bots, arguments.seed)
                    yield key_of(game, players, pair), pair, matches, c


def measured(key: str, c: Contest, matches: int, jobs: int) -> Run:
    """Play what is missing of a run.  Raises BadInput when a bot does what the rules refuse."""
    journal = _journal(KEPT / f"{key}.jsonl", c)
    try:
        there = next(n for n in range(len(journal.done) + 1) if n not in journal.done)
        groups = max(groups_for(c, matches), there, LEAST_GROUPS)
        with progress(key, groups) as advance:
            report = play_contest(c, groups, runner(jobs), journal, advance)
    finally:
        journal.close()
    return Run(report, sources(c), __version__, f"{platform.machine()}, Python {platform.python_version()}")


def _journal(path: Path, c: Contest) -> Journal:
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        return Journal(path, c, resume=True)
    except BadInput as e:  # other bots by now
        print(f"played anew: {e}", file=sys.stderr)
        path.unlink()
        return Journal(path, c, resume=False)


# -- the page --


def block(runs: Runs) -> str:
    """What the page says from the results, as Markdown."""
    if not runs:
        return "No results are here: `python scripts/strength.py`."
    parts = ["\n".join(_of_game(game, runs)) for game in GAMES if any(key.startswith(f"{game}-") for key in runs)]
    return "\n\n".join([*parts, "\n".join(_costs(runs)), _method(runs)])


def _of_game(game: str, runs: Runs) -> Iterator[str]:
    yield f"## `{game}`\n"
    yield "| players | bot | against | matches | won, 95 % | asked | met | points a round |"
    yield "| --- | --- | --- | --- | --- | --- | --- | --- |"
    gaps: list[str] = []
    for players in TABLES:
        for pair, asked in PAIRS.items():
            if (run := runs.get(key_of(game, players, pair))) is not None:
                yield _row(players, asked, run)
        gap = _gap(game, players, runs)
        if gap is not None:
            gaps.append(f"{players} players: {_part(gap)}")
    if gaps:
        yield f"\nOf the way from `medium` to a player who sees everything, `hard` goes, with {'; with '.join(gaps)}."


def _row(players: int, asked: float | None, run: Run) -> str:
    one, other = run.report.result.bots
    wanted = f"{100 * asked:.0f} %" if asked else "–"
    cells = (
        str(players), f"`{Path(one.bot).stem}`", f"`{other.bot}`", f"{one.matches:,}",
        f"{percent(one.share)} ({100 * one.share.low:.1f}–{100 * one.share.high:.1f})", wanted, met(one.share, asked),
        around(one.points_a_round),
    )  # fmt: skip
    return f"| {' | '.join(cells)} |"


def met(share: Share, asked: float | None) -> str:
    """Whether a share is what is asked, and its interval clear of one half where more than that is asked."""
    if asked is None:
        return "–"
    if share.low <= 0.5 < asked:
        return "not clear of 50 %"
    return "yes" if share.value >= asked else "no"


def _gap(game: str, players: int, runs: Runs) -> Mean | None:
    both = [runs.get(key_of(game, players, pair)) for pair in ("hard-medium", "seer-medium")]
    shares = [run.report.result.bots[0].share for run in both if run]
    return gap_reached(shares[0], shares[1]) if len(shares) == 2 and shares[1].value > 0.5 else None


def _part(gap: Mean) -> str:
    return f"{100 * gap.value:.0f} % ({100 * gap.low:.0f}–{100 * gap.high:.0f})"


def _costs(runs: Runs) -> Iterator[str]:
    """Processor time of a choice, for each level where it is the first of a pair."""
    yield "## What a choice costs\n"
    yield "Milliseconds of processor time for one choice, median and 99th percentile, at the default budget.\n"
    levels = [pair.partition("-")[0] for pair in PAIRS]
    yield f"| game | players | {' | '.join(f'`{level}`' for level in levels)} |"
    yield "| --- " * (2 + len(levels)) + "|"
    for game in GAMES:
        for players in TABLES:
            found = [runs.get(key_of(game, players, pair)) for pair in PAIRS]
            if any(found):
                costs = [f"{r.report.cpu[0].median_ms:g}, {r.report.cpu[0].p99_ms:g}" if r else "" for r in found]
                yield f"| `{game}` | {players} | {' | '.join(costs)} |"


def _method(runs: Runs) -> str:
    seeds = ", ".join(sorted({f"`{run.report.result.contest.seed}`" for run in runs.values()}))
    machines = "; ".join(sorted({f"{run.machine}, version {run.version}" for run in runs.values()}))
    method = next((run.report.result.method for run in runs.values()), "")
    return f"## How it was measured\n\n{method}\n\nSeed {seeds}; {machines}."


def text(page: str, runs: Runs) -> str:
    """The page with its block written anew.  Raises ValueError when it does not have the two marks."""
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not (begin and end):
        raise ValueError(f"{PAGE.name} needs {BEGIN} and {END}, each on a line of its own")
    return f"{before}{begin}\n\n{block(runs)}\n\n{end}{after}"


def read_results() -> Runs:
    """The results so far."""
    return msgspec.json.decode(RESULTS.read_bytes(), type=Runs) if RESULTS.exists() else {}


def keep(key: str, run: Run) -> None:
    """Put a run among the results, and write the page."""
    runs = {**read_results(), key: run}
    ordered = {k: runs[k] for k in sorted(runs)}
    RESULTS.write_bytes(msgspec.json.format(msgspec.json.encode(ordered), indent=1) + b"\n")
    PAGE.write_text(text(PAGE.read_text("utf-8"), ordered), "utf-8")


def main(words: list[str]) -> int:
    """Measure and write; 1 when a check finds the page out of date, 130 when it was interrupted."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", action="append", choices=tuple(GAMES), help="only this game; can be repeated")
    parser.add_argument("--players", action="append", type=int, choices=TABLES, help="only tables of so many")
    parser.add_argument("--pair", action="append", choices=tuple(PAIRS), help="only this pair; can be repeated")
    parser.add_argument("--matches", type=int, default=60, help="matches of a pair (default: %(default)s)")
    parser.add_argument("--seer-matches", type=int, default=20, help="matches of the seer (default: %(default)s)")
    parser.add_argument("--seed", default="strength", help="the same seed gives the same deals")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (default: one a core)")
    parser.add_argument("--page", action="store_true", help="play nothing, only write the page")
    parser.add_argument(
        "--check", action="store_true", help="play and write nothing; fail when the page is out of date"
    )
    arguments = parser.parse_args(words)
    os.chdir(ROOT)  # whatever is named in the results is named from there
    if arguments.check or arguments.page:
        page = PAGE.read_text("utf-8")
        current = text(page, read_results())
        if arguments.page:
            PAGE.write_text(current, "utf-8")
        return int(arguments.check and current != page)
    try:
        for key, pair, matches, c in asked_for(arguments):
            run = measured(key, c, matches, arguments.jobs)
            keep(key, run)
            share = run.report.result.bots[0].share
            print(f"{key:<28}{percent(share):>8}  ({interval(share)})  {met(share, PAIRS[pair])}")
    except KeyboardInterrupt:
        print(f"stopped; what is finished is kept in {KEPT}, and the same words go on from there", file=sys.stderr)
        return 130
    except BadInput as e:
        print(f"{Path(__file__).name}: {e}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
