"""How fast the solver is, beside HiGHS and the solvers of other projects, and how its time grows.

Tables of melds drawn from two packs and a hand of 14 from the rest; every player solves the same positions, on one
core, and the optimum must agree.  Times are processor time of the whole call from Python, in milliseconds.

    python benchmarks/solver.py [--quick]

The peers are optional extras (`pip install openrummy[bench]`; `openrummy[machiavelli]` asks for an older NumPy, so for
an environment of its own), the plot needs another (`openrummy[plot]`); what is missing is named.  Without --quick the
figures go to results/solver.json and into docs/solver.md.
"""

import argparse
import json
import os
import platform
import random
import resource
import statistics
import sys
from array import array
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from importlib.metadata import PackageNotFoundError, version
from itertools import combinations
from pathlib import Path
from time import process_time
from typing import Any, Final, NamedTuple

from openrummy import __version__
from openrummy.cards import FACES, JOKER, Card, Cards, cards, face, is_joker, members
from openrummy.melds import MOST_CARDS, Ace, MeldRules, card_values, deadwood, deadwoods, least_left, rebuild, split
from openrummy.melds.compiled import KERNEL
from openrummy.melds.table import Table

ROOT: Final = Path(__file__).parents[1]
RESULTS: Final = ROOT / "benchmarks" / "results" / "solver.json"
PAGE: Final = ROOT / "docs" / "solver.md"
PLOT: Final = ROOT / "docs" / "solver-growth.svg"
START, END = "<!-- figures: written by benchmarks/solver.py -->", "<!-- end of figures -->"

SIZES: Final = (0, 12, 24, 40, 60, 80)
HAND: Final = 14
_LOOSE: Final = 90  # above that, melds drawn at random hardly ever fit
REFERENCE: Final = "HiGHS"
LOW: Final = MeldRules()
BOTH: Final = MeldRules(ace=Ace.BOTH)


class Position(NamedTuple):
    table: Table
    hand: Cards


Solve = Callable[[Position], int]  # solves a position and gives the number of cards played


def positions(seed: int, size: int, jokers: int, number: int) -> list[Position]:
    """Tables of exactly `size` cards built from legal melds, a quarter of which hold a joker while there are any."""
    rng = random.Random(f"{seed} {size} {jokers}")
    draw = _position if size <= _LOOSE else _full_position
    return [draw(rng, size, jokers) for _ in range(number)]


def _position(rng: random.Random, size: int, jokers: int) -> Position:
    while True:
        pool = {f: [f, f + FACES] for f in range(JOKER)}
        pool[JOKER] = [copy * FACES + f for f in (JOKER, JOKER + 1) for copy in range(4)][:jokers]
        table: list[tuple[Card, ...]] = []
        laid = 0
        for _ in range(4000):
            if laid == size:
                rest = [card for pile in pool.values() for card in pile]
                return Position(tuple(table), cards(rng.sample(rest, min(HAND, len(rest)))))
            faces = _meld(rng)
            if pool[JOKER] and rng.random() < 0.25:
                faces[rng.randrange(len(faces))] = JOKER
            left = size - laid - len(faces)
            if left < 0 or left in (1, 2) or any(len(pool[f]) < n for f, n in Counter(faces).items()):
                continue
            table.append(tuple(pool[f].pop() for f in faces))
            laid += len(faces)


def _full_position(rng: random.Random, size: int, jokers: int) -> Position:
    """Nearly every card on the table: whole packs as sets or as suits cut at random, and then cards taken off."""
    table: list[list[Card]] = []
    for copy in (0, 1):
        if rng.random() < 0.5:
            table += [[FACES * copy + 13 * s + rank for s in range(4)] for rank in range(13)]
            continue
        for s in range(4):
            cut = rng.choice((3, 4, 5, 6))
            suit = [FACES * copy + 13 * s + rank for rank in range(13)]
            table += [suit[:cut], suit[cut : cut + 4], suit[cut + 4 :]]
    spare = [copy * FACES + f for f in (JOKER, JOKER + 1) for copy in range(4)][:jokers]
    while (over := sum(map(len, table)) - size) > 0:
        meld = rng.choice(table)
        if len(meld) > 3:
            spare.append(meld.pop(rng.choice((0, -1))))
        elif over >= 3:
            table.remove(meld)
            spare += meld
    return Position(tuple(map(tuple, table)), cards(rng.sample(spare, min(HAND, len(spare)))))


def _meld(rng: random.Random) -> list[int]:
    if rng.random() < 0.5:
        rank = rng.randrange(13)
        return [13 * s + rank for s in sorted(rng.sample(range(4), rng.choice((3, 3, 4))))]
    length = min(13, 3 + int(rng.expovariate(0.6)))
    low = rng.randrange(14 - length)
    suit = rng.randrange(4)
    return [13 * suit + low + i for i in range(length)]


def ours(rules: MeldRules) -> Solve:
    return lambda p: len(rebuild(p.table, p.hand, rules, MOST_CARDS).played)


def highs(jokers: int) -> Solve:
    """The integer program of den Hertog and Hulshof (2006) by scipy's HiGHS: one variable for each short meld."""
    import numpy as np
    from scipy import optimize
    from scipy.sparse import csc_matrix

    scipy: Any = optimize  # untyped: what a checker infers from its defaults is wrong

    melds = _short_melds(jokers)
    matrix = np.zeros((JOKER + 1, len(melds)))
    for i, meld in enumerate(melds):
        for f in meld:
            matrix[f, i] += 1
    sparse, length = csc_matrix(matrix), np.array([len(meld) for meld in melds], float)

    def solve(p: Position) -> int:
        low, high = np.zeros(JOKER + 1), np.zeros(JOKER + 1)
        for card in (c for meld in p.table for c in meld):
            low[min(face(card), JOKER)] += 1
            high[min(face(card), JOKER)] += 1
        for card in members(p.hand):
            high[min(face(card), JOKER)] += 1
        found = scipy.milp(
            -length,
            constraints=scipy.LinearConstraint(sparse, low, high),
            integrality=np.ones(len(melds)),
            bounds=scipy.Bounds(0, max(2, jokers)),
        )
        return round(-found.fun) - round(low.sum())

    return solve


def _short_melds(jokers: int) -> list[tuple[int, ...]]:
    plain = [tuple(13 * s + low + i for i in range(n)) for s in range(4) for n in (3, 4, 5) for low in range(14 - n)]
    plain += [
        tuple(13 * s + r for s in suits) for r in range(13) for n in (3, 4) for suits in combinations(range(4), n)
    ]
    found = set(plain)
    for number in range(1, jokers + 1):
        for meld in plain:
            for places in combinations(range(len(meld)), min(number, len(meld))):
                found.add(tuple(sorted(JOKER if i in places else f for i, f in enumerate(meld))))
    return sorted(found)


def rummikub_solver(jokers: int) -> Solve:
    """mjpieters/rummikub-solver with HiGHS; its tile count, as its value mode does not maximise the value."""
    from rummikub_solver import MILPSolver, RuleSet, SolverMode  # pyright: ignore[reportMissingImports]  # an extra

    rules: Any = RuleSet(jokers=jokers, solver_backend=MILPSolver.HIGHS)

    def tile(card: Card) -> int:
        return JOKER + 1 if is_joker(card) else face(card) + 1

    def solve(p: Position) -> int:
        state = rules.new_game()
        state.initial = False
        state.add_table(*(tile(c) for meld in p.table for c in meld))
        state.add_rack(*(tile(c) for c in members(p.hand)))
        found = rules.solve(state, SolverMode.TILE_COUNT)
        return 0 if found is None else len(found.tiles)

    return solve


def machiavelli() -> Solve:
    """cduck/machiavelli: no jokers, aces high or low."""
    from machiavelli import Solver  # pyright: ignore[reportMissingImports]  # the optional extra

    solver: Any = Solver(quiet=True)

    def name(card: Card) -> str:
        return "123456789tjqk"[face(card) % 13] + "cdhs"[face(card) // 13]

    def solve(p: Position) -> int:
        table = [name(c) for meld in p.table for c in meld]
        hand = [name(c) for c in members(p.hand)]
        return sum(map(len, solver.solve(table + hand, hand))) - len(table)

    return solve


def players(jokers: int) -> Iterator[tuple[str, Solve | None, str]]:
    """Each player: its name, itself or None, and whom its optimum must equal."""
    yield "openrummy", ours(LOW), "openrummy"
    yield REFERENCE, _made("scipy", lambda: highs(jokers)), "openrummy"
    yield "rummikub-solver", _made("rummikub-solver", lambda: rummikub_solver(jokers)), "openrummy"
    if not jokers:
        yield "openrummy, ace high or low", ours(BOTH), "openrummy, ace high or low"
        yield "machiavelli", _made("machiavelli", machiavelli), "openrummy, ace high or low"


def _made(package: str, make: Callable[[], Solve]) -> Solve | None:
    try:
        version(package)
        return make()
    except (PackageNotFoundError, ImportError):
        print(f"{package} is not installed")
        return None


def timed(solve: Callable[[Position], object], position: Position) -> tuple[float, Any]:
    start = process_time()
    answer = solve(position)
    return (process_time() - start) * 1000, answer


def row_of(name: str, size: int, jokers: int, times: Sequence[float]) -> dict[str, Any]:
    late = sorted(times)[min(len(times) - 1, int(0.99 * len(times)))]
    return {
        "name": name,
        "table": size,
        "jokers": jokers,
        "positions": len(times),
        "median_ms": round(statistics.median(times), 4),
        "p99_ms": round(late, 4),
        "max_ms": round(max(times), 4),
    }


def compare(number: int) -> list[dict[str, Any]]:
    """Everyone on the same positions of each size, one after another."""
    rows: list[dict[str, Any]] = []
    for jokers in (0, 2):
        field = [(name, solve, like) for name, solve, like in players(jokers) if solve is not None]
        for size in SIZES:
            times: dict[str, list[float]] = {name: [] for name, _, _ in field}
            other = Counter[str]()
            played: dict[str, list[int]] = {name: [] for name, _, _ in field}
            drawn = positions(1, size, jokers, number)
            for name, solve, _ in field:
                solve(drawn[0])  # caches and branch predictors warm up
                for p in drawn:
                    spent, answer = timed(solve, p)
                    times[name].append(spent)
                    played[name].append(answer)
            for name, _, like in field:
                other[name] = sum(a != b for a, b in zip(played[name], played[like], strict=True))
            for name, _, _ in field:
                row = row_of(name, size, jokers, times[name])
                base = statistics.median(times["openrummy"])
                row["times_slower"] = round(row["median_ms"] / base, 1)
                row["other_optimum"] = other[name]
                rows.append(row)
                print(_line(row))
    return rows


def grow(number: int) -> dict[str, Any]:
    """Our time against the size of the table and against the number of jokers, and the memory it took."""
    rows = []
    for jokers in (0, 2):
        for size in range(0, 105, 8):
            times = [timed(ours(LOW), p)[0] for p in positions(2, size, jokers, number)]
            rows.append(row_of("openrummy", size, jokers, times))
            print(_line(rows[-1]))
    for jokers in (1, 3, 4, 5, 6):
        for size in (40, 80):
            times = [timed(ours(LOW), p)[0] for p in positions(2, size, jokers, number)]
            rows.append(row_of("openrummy", size, jokers, times))
            print(_line(rows[-1]))
    return {"rows": rows, "peak_memory_mb": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024}


def splits(number: int) -> dict[str, float]:
    """Nanoseconds for one hand of ten cards: in the kernel's loop, and from Python."""
    rng = random.Random(3)
    hands = [cards(rng.sample(range(52), 10)) for _ in range(number)]
    many, values = array("Q", hands), card_values()
    goal = least_left(values)

    def each(ask: Callable[[Cards], object]) -> None:
        for hand in hands:
            ask(hand)

    def best_of(ask: Callable[[], object]) -> float:
        spent = []
        for _ in range(7):
            start = process_time()
            ask()
            spent.append(process_time() - start)
        return round(min(spent) / number * 1e9, 1)

    out = {
        "deadwood_in_the_loop_ns": best_of(lambda: deadwoods(many, LOW, values)),
        "deadwood_from_python_ns": best_of(lambda: each(lambda hand: deadwood(hand, LOW, values))),
        "split_from_python_ns": best_of(lambda: each(lambda hand: split(hand, LOW, goal))),
    }
    for name, ask in (("openspiel_from_python_ns", _openspiel), ("rlcard_from_python_ns", _rlcard)):
        try:
            out[name] = ask(hands[: max(1, number // 20)])
        except (PackageNotFoundError, ImportError):
            print(f"{name.split('_')[0]} is not installed")
    return out


def _openspiel(hands: Sequence[Cards]) -> float:
    import pyspiel  # pyright: ignore[reportMissingImports]  # the optional extra

    utils: Any = pyspiel.gin_rummy.GinRummyUtils(13, 4, 10)
    return _each([[face(c) for c in members(hand)] for hand in hands], utils.min_deadwood)


def _rlcard(hands: Sequence[Cards]) -> float:
    from rlcard.games.gin_rummy.utils import melding, utils  # pyright: ignore[reportMissingImports]  # the extra

    def ask(hand: list[Any]) -> object:
        clusters = melding.get_best_meld_clusters(hand=hand)
        return min((utils.get_deadwood_count(hand=hand, meld_cluster=c) for c in clusters), default=0)

    return _each([[utils.get_card(card_id=face(c)) for c in members(hand)] for hand in hands], ask)


def _each(hands: Sequence[Any], ask: Callable[[Any], object]) -> float:
    start = process_time()
    for hand in hands:
        ask(hand)
    return round((process_time() - start) / len(hands) * 1e9, 1)


def _line(row: dict[str, Any]) -> str:
    slower = f" {row['times_slower']:8.1f}x" if "times_slower" in row else ""
    odd = f"  {row['other_optimum']} other optima" if row.get("other_optimum") else ""
    return (
        f"{row['name']:27} table {row['table']:3}  jokers {row['jokers']}  median {row['median_ms']:9.3f} ms  "
        f"p99 {row['p99_ms']:9.3f} ms{slower}{odd}"
    )


def page(results: dict[str, Any]) -> str:
    """The figures as Markdown."""
    out = ["", f"Measured by `benchmarks/solver.py` ({results['python']}, {results['machine']}).", ""]
    out += ["| solver | jokers | table | median ms | p99 ms | times our median |", "|---|---:|---:|---:|---:|---:|"]
    for r in results["compare"]:
        odd = f" ({r['other_optimum']} of {r['positions']} not optimal)" if r["other_optimum"] else ""
        out.append(
            f"| {r['name']}{odd} | {r['jokers']} | {r['table']} | {r['median_ms']:.3f} | {r['p99_ms']:.3f} "
            f"| {r['times_slower']} |"
        )
    out += ["", "How the time grows:", "", "| jokers | table | median ms | p99 ms |", "|---:|---:|---:|---:|"]
    out += [
        f"| {r['jokers']} | {r['table']} | {r['median_ms']:.3f} | {r['p99_ms']:.3f} |"
        for r in results["growth"]["rows"]
    ]
    out += ["", f"Peak memory of the whole process over these: {results['growth']['peak_memory_mb']} MB.", ""]
    out += ["![time against the size of the table](solver-growth.svg)", ""]
    out += ["One hand of ten cards:", "", "| question | ns |", "|---|---:|"]
    out += [f"| {name.removesuffix('_ns').replace('_', ' ')} | {value} |" for name, value in results["split"].items()]
    return "\n".join([*out, ""])


def plot(rows: Sequence[dict[str, Any]]) -> None:
    """The growth as a picture, if matplotlib is installed."""
    try:
        import matplotlib  # pyright: ignore[reportMissingImports]  # the optional extra
    except ImportError:
        print("matplotlib is not installed: no plot")
        return
    matplotlib.use("svg")
    from matplotlib import pyplot  # pyright: ignore[reportMissingImports]  # the optional extra

    matplotlib.rcParams["svg.hashsalt"] = "openrummy"
    figure, (left, right) = pyplot.subplots(1, 2, figsize=(10, 4), sharey=True)
    for jokers, style in ((0, "o-"), (2, "s-")):
        of = [r for r in rows if r["jokers"] == jokers]
        left.plot([r["table"] for r in of], [r["median_ms"] for r in of], style, label=f"{jokers} jokers, median")
        left.plot([r["table"] for r in of], [r["p99_ms"] for r in of], style[0] + ":", label=f"{jokers} jokers, p99")
    for size, style in ((40, "o-"), (80, "s-")):
        by_jokers = sorted((r["jokers"], r["median_ms"], r["p99_ms"]) for r in rows if r["table"] == size)
        right.plot([j for j, _, _ in by_jokers], [m for _, m, _ in by_jokers], style, label=f"table of {size}, median")
        right.plot(
            [j for j, _, _ in by_jokers], [p for _, _, p in by_jokers], style[0] + ":", label=f"table of {size}, p99"
        )
    for axis, name in ((left, "cards on the table"), (right, "jokers")):
        axis.set(xlabel=name, ylabel="ms", yscale="log")
        axis.legend()
        axis.grid(alpha=0.3)
    figure.tight_layout()
    figure.savefig(PLOT, metadata={"Date": None})


def main() -> int:
    """Print the tables; write them unless a first look was asked for."""
    parser = argparse.ArgumentParser(description="How fast the solver is, beside others.")
    parser.add_argument("--quick", action="store_true", help="few positions, for a first look; writes nothing")
    args = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    growth = grow(5 if args.quick else 60)  # first, so that the memory is ours alone
    results = {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "kernel": KERNEL is not None,
        "versions": {"openrummy": __version__},
        "compare": compare(5 if args.quick else 100),
        "growth": growth,
        "split": splits(2_000 if args.quick else 50_000),
    }
    for name, value in results["split"].items():
        print(f"{name:27} {value:10.1f}")
    print(f"peak memory {growth['peak_memory_mb']} MB")
    if not args.quick:
        RESULTS.write_text(json.dumps(results, indent=1) + "\n", "utf-8")
        plot(growth["rows"])
        before, _, rest = PAGE.read_text("utf-8").partition(START)
        PAGE.write_text(f"{before}{START}\n{page(results)}{END}{rest.partition(END)[2]}", "utf-8")
        print("written to benchmarks/results/solver.json and docs/solver.md")
    return 0


if __name__ == "__main__":
    sys.exit(main())
