"""How many decisions a second the engine takes: random play of every game, beside two gin rummies of other projects.

A decision is: the legal actions are listed, one is chosen, it is applied, and every seat gets its view.  All players
run in this process, in turns, on one core; the time is processor time, and of a player's turns the median counts.

    python benchmarks/core.py [--quick]

The peers are an optional extra (`.venv/bin/pip install -e '.[bench]'`, or `make bench`); one that is missing is named.
"""

import argparse
import json
import os
import platform
import random
import statistics
import sys
from collections.abc import Callable, Iterator
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from time import process_time
from typing import Any, Final

from openrummy import __version__
from openrummy.core import Reshuffle, State, apply, cards_to_shuffle, deal, legal, view
from openrummy.games import GAMES, make_game
from openrummy.melds.compiled import KERNEL

RESULTS: Final = Path(__file__).parent / "results" / "core.json"
REFERENCE: Final = "OpenSpiel gin_rummy"

Player = Callable[[int], int]  # plays one round of a seed to its end, and gives the number of decisions


def openrummy_player(name: str, players: int) -> Player:
    """Random play of one of our games."""
    g = make_game(name)
    deck = g.deck(players, 0)

    def play(seed: int) -> int:
        rng = random.Random(seed)
        s: State = deal(g, rng.sample(deck, len(deck)), players, seed % players)
        seats, decisions = range(players), 0
        views = [view(s, seat) for seat in seats]
        while s.public.outcome is None:
            due = cards_to_shuffle(s.public)
            if due is None:
                decisions += 1
                a = rng.choice(list(legal(g, views[s.public.turn.seat])))
            else:
                a = Reshuffle(tuple(rng.sample(due, len(due))))
            s, _ = apply(g, s, a)
            views = [view(s, seat) for seat in seats]
        return decisions

    return play


def openspiel_player(observe: bool) -> Player:
    """Random play of OpenSpiel's gin rummy: drawing a card is a chance node and no decision."""
    import pyspiel  # pyright: ignore[reportMissingImports]  # the optional extra

    game: Any = pyspiel.load_game("gin_rummy")

    def play(seed: int) -> int:
        rng = random.Random(seed)
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, chances)[0])
            else:
                decisions += 1
                state.apply_action(rng.choice(state.legal_actions()))
            if observe and not state.is_chance_node():
                for seat in (0, 1):
                    state.observation_tensor(seat)
        return decisions

    return play


def rlcard_player() -> Player:
    """Random play of RLCard's gin rummy; a step gives the state of the next player alone."""
    import rlcard  # pyright: ignore[reportMissingImports]  # the optional extra

    env: Any = rlcard.make("gin-rummy", config={"seed": 1})

    def play(seed: int) -> int:
        rng = random.Random(seed)
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            decisions += 1
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
        return decisions

    return play


def contestants() -> Iterator[tuple[str, str, Player | None]]:
    """Every player: its name, what is measured, and the player itself, or None when it is not installed."""
    for name in GAMES:
        seats = make_game(name).seats
        for players in sorted({min(seats), max(seats)}):
            yield f"{name}, {players} players", "views for every seat", openrummy_player(name, players)
    yield from _peer("open-spiel", REFERENCE, "no observation", lambda: openspiel_player(observe=False))
    yield from _peer("open-spiel", f"{REFERENCE} *", "tensors for both seats", lambda: openspiel_player(observe=True))
    yield from _peer("rlcard", "RLCard gin-rummy", "state of one seat", rlcard_player)


def _peer(package: str, name: str, sees: str, make: Callable[[], Player]) -> Iterator[tuple[str, str, Player | None]]:
    try:
        version(package)
        yield name, sees, make()
    except (PackageNotFoundError, ImportError):
        yield name, f"{package} is not installed", None


def measure(play: Player, first_seed: int, seconds: float) -> float:
    """Decisions a second over whole rounds, for at least so many seconds of processor time."""
    decisions, seed, start = 0, first_seed, process_time()
    while (spent := process_time() - start) < seconds:
        decisions += play(seed)
        seed += 1
    return decisions / spent


def run(turns: int, seconds: float) -> list[dict[str, Any]]:
    """The table as rows: the players take turns, so that a busy machine is busy for all of them."""
    players = list(contestants())
    speeds: dict[str, list[float]] = {name: [] for name, _, _ in players}
    for _, _, play in players:
        if play is not None:
            measure(play, 0, seconds / 4)  # caches and branch predictors warm up
    for turn in range(turns):
        for name, _, play in players:
            if play is not None:
                speeds[name].append(measure(play, 1000 * turn, seconds))
    rows: list[dict[str, Any]] = []
    for name, sees, _ in players:
        speed = round(statistics.median(speeds[name])) if speeds[name] else None
        rows.append({"name": name, "sees": sees, "decisions_per_second": speed})
    reference = next(row["decisions_per_second"] for row in rows if row["name"] == REFERENCE)
    for row in rows:
        both = row["decisions_per_second"] and reference
        row["ratio"] = round(row["decisions_per_second"] / reference, 2) if both else None
    return rows


def main() -> int:
    """Print the table and write it to results/core.json."""
    parser = argparse.ArgumentParser(description="Decisions per second of random play, beside other engines.")
    parser.add_argument("--quick", action="store_true", help="one short turn each, for a first look; writes nothing")
    args = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    rows = run(1, 0.5) if args.quick else run(5, 1.0)
    print(f"{'random play':24} {'decisions/s':>12} {'ratio':>7}  what is seen")
    for row in rows:
        speed = row["decisions_per_second"]
        shown = (f"{speed:12,}", f"{row['ratio'] or '':>7}") if speed else (f"{'-':>12}", f"{'':>7}")
        print(f"{row['name']:24} {shown[0]} {shown[1]}  {row['sees']}")
    if not args.quick:
        RESULTS.write_text(json.dumps({**_surroundings(), "rows": rows}, indent=1) + "\n", "utf-8")
        print("written to benchmarks/results/core.json")
    return 0


def _surroundings() -> dict[str, Any]:
    """What the figures depend on."""
    return {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "kernel": KERNEL is not None,
        "versions": {"openrummy": __version__} | {name: _version(name) for name in ("msgspec", "open-spiel", "rlcard")},
    }


def _version(package: str) -> str | None:
    try:
        return version(package)
    except PackageNotFoundError:
        return None


if __name__ == "__main__":
    sys.exit(main())
