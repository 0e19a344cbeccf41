"""How long the judge of board rummy takes: racks of 15 tiles with 0 to 6 jokers, kernel beside Python.

    python benchmarks/judge.py [--racks N] [--plain N] [--json FILE]

Half of the racks are random, half dense (four neighbouring numbers).  Milliseconds of processor time, nothing cached.
"""

import argparse
import json
import random
import statistics
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

from openrummy.cards import FACES, Card, Cards, cards, is_joker, pack
from openrummy.melds import best_close, judge, judge_find, judge_search
from openrummy.melds.compiled import KERNEL

BOX: Final = pack(2, 6)
NATURALS: Final = [c for c in BOX if not is_joker(c)]
JOKERS: Final = [c for c in BOX if is_joker(c)]
Row = dict[str, float | int | str]


def rack(rng: random.Random, jokers: int, dense: bool) -> Cards:
    low = rng.randrange(13)
    of: list[Card] = [c for c in NATURALS if not dense or (c % FACES % 13 - low) % 13 < 4]
    return cards(rng.sample(of, 15 - jokers) + JOKERS[:jokers])


def forget() -> None:
    for cached in (judge_find.find, judge_search.lane_runs, best_close):
        cached.cache_clear()


def timed(ask: Callable[[Cards], object], racks: Iterable[Cards]) -> list[float]:
    times = []
    for of in racks:
        forget()
        start = time.thread_time_ns()
        ask(of)
        times.append((time.thread_time_ns() - start) / 1e6)
    return times


def row(name: str, jokers: int, dense: bool, times: list[float]) -> Row:
    middle, late = statistics.median(times), statistics.quantiles(times, n=100, method="inclusive")[98]
    kind = "dense" if dense else "random"
    print(f"{name:22}{kind:8}{jokers:7}{middle:12.3f}{late:12.3f}{max(times):12.3f}")
    return {"ask": name, "racks": kind, "jokers": jokers, "median_ms": middle, "p99_ms": late, "max_ms": max(times)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--racks", type=int, default=500, help="racks of each kind for the kernel")
    parser.add_argument("--plain", type=int, default=5, help="racks of each kind for plain Python")
    parser.add_argument("--json", type=Path, help="write the rows here too")
    args = parser.parse_args()
    rows: list[Row] = []
    print(f"{'ask':22}{'racks':8}{'jokers':>7}{'median ms':>12}{'p99 ms':>12}{'max ms':>12}")
    for engine, number in (("kernel", args.racks), ("python", args.plain)):
        if engine == "python":
            judge_find.KERNEL = None  # what happens without it
        elif KERNEL is None:
            continue
        for name, ask in (("judge", judge), ("best_close", best_close)):
            for dense in (False, True):
                for jokers in range(7):
                    racks = [rack(random.Random(100 * jokers + i), jokers, dense) for i in range(max(2, number))]
                    rows.append(row(f"{name} {engine}", jokers, dense, timed(ask, racks)))
    if args.json:
        args.json.write_text(json.dumps(rows, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
