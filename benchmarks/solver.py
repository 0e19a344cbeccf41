"""How fast the solver is, beside HiGHS and the solvers of other projects, and how its time grows.

Tables of melds drawn from two packs and a hand of 14 from the rest; every player solves the same positions, on one
core, and the optimum must agree.  Times are processor time of the whole call from Python, in milliseconds.

    python benchmarks/solver.py [--quick | --tail]

The peers are optional extras (`.venv/bin/pip install -e '.[bench]'`; `machiavelli` asks for an older NumPy, so for an
environment of its own), the plot needs another (`plot`); what is missing is named.  Without --quick or
--tail the figures go to results/solver.json and into docs/solver.md.
"""

import argparse
import json
import os
import platform
import resource
import statistics
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from time import process_time
from typing import Any, Final

from _solver_page import page, plot
from _solver_peers import BOTH, LOW, ours, players
from _solver_positions import Position, positions
from _solver_splits import splits

from openrummy import __version__
from openrummy.melds import MOST_CARDS, MeldRules, rebuild
from openrummy.melds.compiled import KERNEL
from openrummy.melds.rebuild import Answer

ROOT: Final = Path(__file__).parents[1]
RESULTS: Final = ROOT / "benchmarks" / "results" / "solver.json"
PAGE: Final = ROOT / "docs" / "solver.md"
PLOT: Final = ROOT / "docs" / "solver-growth.svg"
START, END = "<!-- figures: written by benchmarks/solver.py -->", "<!-- end of figures -->"

SIZES: Final = (0, 12, 24, 40, 60, 80)
SEEDS: Final = (1, 2, 3, 4, 5, 6)
FULL: Final = 80


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


def _answer(rules: MeldRules, p: Position) -> Answer:
    return rebuild(p.table, p.hand, rules, MOST_CARDS)


def tails(number: int) -> list[dict[str, Any]]:
    """Full tables by seed: how slow the slowest are, and how often the fewest changes stay unproved."""
    rows: list[dict[str, Any]] = []
    for rules, jokers in ((LOW, 0), (BOTH, 0), (LOW, 2)):
        for seed in SEEDS:
            times: list[float] = []
            unproved = 0
            for p in positions(seed, FULL, jokers, number):
                spent, answer = timed(partial(_answer, rules), p)
                times.append(spent)
                unproved += not (answer.proved and answer.fewest)
            row = row_of("openrummy", FULL, jokers, times)
            rows.append({**row, "aces": rules.ace.value.replace("_", " "), "seed": seed, "not_fewest": unproved})
            print(
                f"seed {seed}  ace {rows[-1]['aces']:11}  {_line(row)}  max {row['max_ms']:.3f} ms  {unproved} unproved"
            )
    return rows


def _line(row: dict[str, Any]) -> str:
    slower = f" {row['times_slower']:8.1f}x" if "times_slower" in row else ""
    odd = f"  {row['other_optimum']} other optima" if row.get("other_optimum") else ""
    return (
        f"{row['name']:27} table {row['table']:3}  jokers {row['jokers']}  median {row['median_ms']:9.3f} ms  "
        f"p99 {row['p99_ms']:9.3f} ms{slower}{odd}"
    )


def main() -> int:
    """Print the tables; write them unless a first look was asked for."""
    parser = argparse.ArgumentParser(description="How fast the solver is, beside others.")
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--quick", action="store_true", help="few positions, for a first look; writes nothing")
    which.add_argument("--tail", action="store_true", help="full tables only, seed by seed; writes nothing")
    args = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    if args.tail:
        tails(200)
        return 0
    growth = grow(5 if args.quick else 60)  # first, so that the memory is ours alone
    results = {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "kernel": KERNEL is not None,
        "versions": {"openrummy": __version__},
        "compare": compare(5 if args.quick else 100),
        "growth": growth,
        "tail": tails(5 if args.quick else 200),
        "split": splits(2_000 if args.quick else 50_000),
    }
    for name, value in results["split"].items():
        print(f"{name:27} {value:10.1f}")
    print(f"peak memory {growth['peak_memory_mb']} MB")
    if not args.quick:
        RESULTS.write_text(json.dumps(results, indent=1) + "\n", "utf-8")
        plot(growth["rows"], PLOT)
        before, _, rest = PAGE.read_text("utf-8").partition(START)
        PAGE.write_text(f"{before}{START}\n{page(results)}{END}{rest.partition(END)[2]}", "utf-8")
        print("written to benchmarks/results/solver.json and docs/solver.md")
    return 0


if __name__ == "__main__":
    sys.exit(main())
