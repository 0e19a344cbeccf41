"""`openrummy simulate`: bots play many rounds; a seed gives the same rounds, however many processes play them."""

import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, Final

import msgspec

from ..arena import from_seed, play_round, runner
from ..core import Game, HouseAction
from ..games import make_game
from ..shuffle import seed_from_text
from .progress import progress
from .settings import bot_names, house_rules, make_bot, seats_for

_CHUNK: Final = 10  # rounds that a process plays before it reports


class Plan(msgspec.Struct, frozen=True):
    """What is played: enough to play any of its rounds in any process."""

    game: str
    options: dict[str, Any]
    bots: tuple[str, ...]
    seed: str


class Played(msgspec.Struct, frozen=True):
    """What is kept of a round: how it ended, the actions of seats, the points, and who won."""

    reason: str
    moves: int
    points: tuple[int, ...]
    winners: tuple[int, ...]


class Seat(msgspec.Struct, frozen=True):
    """A seat over all rounds."""

    bot: str
    won: int
    points: int
    mean: float


class Summary(msgspec.Struct, frozen=True):
    """All rounds together; nothing in it depends on the machine."""

    game: str
    players: int
    rounds: int
    seed: str
    moves: dict[str, float]
    ends: dict[str, int]
    seats: tuple[Seat, ...]


def play_rounds(plan: Plan, numbers: Sequence[int]) -> list[Played]:
    """Play these rounds of a plan; round `i` is dealt by seat `i % players`."""
    g = make_game(plan.game, plan.options)
    return [_play(g, plan, number) for number in numbers]


def _play(g: Game, plan: Plan, number: int) -> Played:
    players = [make_bot(kind, plan.seed, number, seat) for seat, kind in enumerate(plan.bots)]
    shuffle = from_seed(seed_from_text(plan.seed), number)
    record, s = play_round(g, players, shuffle, dealer=number % len(players))
    score, outcome = g.score(g, s), s.public.outcome
    moves = sum(not isinstance(a, HouseAction) for a in record.actions)
    return Played(outcome.reason.value if outcome else "", moves, score.points, score.winners)


def summed(plan: Plan, played: Sequence[Played]) -> Summary:
    """The summary of the rounds, in which their order does not matter."""
    moves = [p.moves for p in played]
    ends = Counter(p.reason for p in played)
    points = [sum(column) for column in zip(*(p.points for p in played), strict=True)]
    return Summary(
        game=plan.game,
        players=len(plan.bots),
        rounds=len(played),
        seed=plan.seed,
        moves={"mean": round(sum(moves) / len(moves), 2), "least": min(moves), "most": max(moves)},
        ends=dict(sorted(ends.items(), key=lambda x: (-x[1], x[0]))),
        seats=tuple(
            Seat(kind, sum(seat in p.winners for p in played), points[seat], round(points[seat] / len(played), 2))
            for seat, kind in enumerate(plan.bots)
        ),
    )


def simulate_command(
    game: str,
    players: int | None,
    rounds: int,
    seed: str,
    bots: str,
    settings: Sequence[str],
    preset: str,
    jobs: int,
    timing: bool,
    as_json: bool,
) -> None:
    """Play and print.  Raises BadInput for an unknown game, bot, preset or option, or a wrong number of players."""
    g = house_rules(game, preset, settings)
    count = seats_for(g, players)
    plan = Plan(g.name, msgspec.to_builtins(g.options), tuple(bot_names(bots, count)), seed)
    began = time.perf_counter()
    with progress("rounds", rounds) as advance:
        summary = summed(plan, list(_all_rounds(plan, rounds, jobs, advance)))
    if timing:
        took = time.perf_counter() - began
        print(f"{rounds / took:.1f} rounds a second, {took:.1f} seconds", file=sys.stderr)
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(summary), indent=2).decode())
    else:
        _print(summary)


def _all_rounds(plan: Plan, rounds: int, jobs: int, advance: Callable[[int], None]) -> Iterator[Played]:
    size = 1 if jobs == 1 else _CHUNK
    chunks = [range(i, min(i + size, rounds)) for i in range(0, rounds, size)]
    for played in runner(jobs).run(partial(play_rounds, plan), chunks):
        yield from played
        advance(len(played))


def _print(s: Summary) -> None:
    from rich.table import Table

    from .looks import counted
    from .screen import console

    out = console()
    out.print(f"{s.game}, {s.players} players, {counted(s.rounds, 'round')}, seed {s.seed}")
    out.print(f"moves a round: {s.moves['mean']} (from {s.moves['least']} to {s.moves['most']})")
    out.print("ends: " + ", ".join(f"{reason} {n}" for reason, n in s.ends.items()))
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="bold")
    for title in ("seat", "bot"):
        table.add_column(title)
    for title in ("rounds won", "points", "a round"):
        table.add_column(title, justify="right")
    for i, seat in enumerate(s.seats):
        table.add_row(str(i), seat.bot, str(seat.won), str(seat.points), f"{seat.mean:.2f}")
    out.print(table)
