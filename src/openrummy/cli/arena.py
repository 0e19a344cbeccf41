"""`openrummy arena`: which bot plays better, and how sure that is."""

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from ..arena import Contest, Journal, Report, Runner, contest, groups_for, play_contest, runner
from ..errors import BadInput
from . import INTERRUPTED
from .arena_words import print_report
from .picture import drawing_kind, save_picture
from .progress import progress
from .settings import house_rules, seats_for

GameName = Annotated[str, typer.Option(help="Which game; `openrummy games` lists them.")]
First = Annotated[
    list[str] | None, typer.Option("--bots", metavar="BOT...", help="Two bots or more.", show_default=False)
]
More = Annotated[list[str] | None, typer.Argument(metavar="[BOT]...", help="The other bots.", show_default=False)]
Matches = Annotated[int, typer.Option(min=1, max=10_000_000, help="Matches; rounded up to whole deal groups.")]
Seed = Annotated[str, typer.Option(help="The same seed gives the same deals and the same result.")]
Players = Annotated[int | None, typer.Option(help="Seats; left out, the number that plays the game best.")]
Option = Annotated[
    list[str] | None,
    typer.Option("--option", "--set", metavar="OPTION=VALUE", help="A house rule; can be repeated."),
]
Preset = Annotated[str, typer.Option(help="Named house rules to start from; `openrummy games GAME` lists them.")]
Nodes = Annotated[
    int | None, typer.Option(min=1, help="How much a bot may search for one choice; hard:400 for one bot.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print everything as JSON.")]
Out = Annotated[
    Path | None, typer.Option(metavar="FILE", help="Keep each finished deal group here, a line of JSON each.")
]
Resume = Annotated[bool, typer.Option("--resume", help="Go on with the file of --out where it stopped.")]
Picture = Annotated[
    Path | None, typer.Option(metavar="FILE", help="Draw the shares: .svg, .png or .pdf (extra `plot`).")
]
Jobs = Annotated[int, typer.Option(min=0, max=256, help="Processes, 0: one a core; the result does not depend on it.")]
OnARay = Annotated[bool, typer.Option("--ray", help="Play on the Ray cluster of RAY_ADDRESS, or of this machine.")]


def arena_command(
    game: GameName,
    bots: First = None,
    more: More = None,
    matches: Matches = 200,
    seed: Seed = "openrummy",
    players: Players = None,
    option: Option = None,
    preset: Preset = "default",
    nodes: Nodes = None,
    as_json: AsJson = False,
    out: Out = None,
    resume: Resume = False,
    picture: Picture = None,
    jobs: Jobs = 0,
    ray: OnARay = False,
) -> None:
    """Let bots play each other on the same deals from every seat, and say who wins how much, with 95 % intervals.

    \b
    Which of two is better, and is that certain?
      openrummy arena --game board --bots hard medium --matches 2000 --seed 7
    All against all, with ratings; four players; the house rules of a preset:
      openrummy arena --game basic --bots random easy medium hard --players 4
      openrummy arena --game basic --bots medium easy --preset strict --option hand.2=7
    What does more thinking bring?
      openrummy arena --game carousel --bots hard:50 hard:200 hard:800 --players 2
    How much is luck? `seer` sees every hand and the stock, and bounds what skill can reach:
      openrummy arena --game board --bots medium hard seer --players 2
    A long one that may stop and go on, with a picture at its end:
      openrummy arena --game classic --bots hard medium --matches 5000 --out night.jsonl
      openrummy arena --game classic --bots hard medium --matches 5000 --out night.jsonl --resume --picture night.svg

    \b
    Bots: random, easy, medium, hard, greedy, seer; hard:400 gives one a budget of its own.
    A deal group is all matches on the same deals, with every kind of bot in every seat.
    """
    g = house_rules(game, preset, option or [])
    c = contest(g, seats_for(g, players), _names([*(bots or []), *(more or [])]), seed, nodes)
    if resume and out is None:
        raise BadInput("--resume needs the file to go on with: --out FILE")
    if picture is not None:
        drawing_kind(picture)
    report = _played(c, groups_for(c, matches), runner(jobs or os.cpu_count() or 1, ray), out, resume)
    if picture is not None:
        save_picture(report.result, picture)
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(report), indent=2).decode())
    else:
        print_report(report)


def _names(words: Sequence[str]) -> list[str]:
    """`hard medium`, `hard,medium`, or both."""
    return [name.strip() for word in words for name in word.split(",") if name.strip()]


def _played(c: Contest, groups: int, on: Runner, out: Path | None, resume: bool) -> Report:
    """Play; when it is interrupted, say how to go on, and exit."""
    journal = Journal(out, c, resume) if out is not None else None
    done = 0

    def count(more: int) -> None:
        nonlocal done
        done += more
        advance(more)

    try:
        with progress("deal groups", groups) as advance:
            return play_contest(c, groups, on, journal, count)
    except KeyboardInterrupt:
        how = f"the same command with --resume goes on from {out}" if out else "nothing is kept without --out FILE"
        print(f"openrummy: stopped after {done} of {groups} deal groups; {how}", file=sys.stderr)
        raise typer.Exit(INTERRUPTED) from None
    finally:
        if journal is not None:
            journal.close()
