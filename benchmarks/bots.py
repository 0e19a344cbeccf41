"""What 300 tables of bots cost: the processor time of a choice, choices that come late, and how long people wait.

    python benchmarks/bots.py [--quick] [--tables N] [--level LEVEL]

Every seat of every table is a bot's, which plays at the usual pace of a table; at 20 more tables people act 20 times a
second. Server, bots' processes and people share the machine as they find it. Without --quick the figures go to
benchmarks/results/bots.json, and docs/bots-load.md is written from them.
"""

import argparse
import json
import os
import platform
import sys
from pathlib import Path
from typing import Final

import msgspec

from openrummy import __version__
from openrummy.games import GAMES
from openrummy.loadgen import BotFigures, BotLoad, measure_bots
from openrummy.server.settings import ServerSettings

ROOT: Final = Path(__file__).parent.parent
RESULTS: Final = ROOT / "benchmarks" / "results" / "bots.json"
PAGE: Final = ROOT / "docs" / "bots-load.md"


def main() -> int:
    """Measure each game, print, write."""
    parser = argparse.ArgumentParser(description="What tables of bots cost.")
    parser.add_argument("--quick", action="store_true", help="few tables for a first look; writes nothing")
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--level", default="medium")
    args = parser.parse_args()
    found = []
    for game in GAMES:
        load = BotLoad(game=game, tables=args.tables, level=args.level)
        if args.quick:
            load = msgspec.structs.replace(load, tables=20, seconds=5.0, people=4, rate=5.0)
        before = os.getloadavg()[0]
        found.append((round(before, 1), measure_bots(load, print)))
        print(msgspec.json.encode(found[-1][1]).decode())
    if not args.quick:
        kept = {
            "openrummy": __version__,
            "python": platform.python_version(),
            "machine": platform.machine(),
            "cores": os.cpu_count(),
            "bot_processes": ServerSettings().bot_processes,
            "games": [{"load_before": before, **msgspec.to_builtins(f)} for before, f in found],
        }
        RESULTS.write_text(json.dumps(kept, indent=1) + "\n", "utf-8")
        PAGE.write_text(page(found), "utf-8")
        print(f"written to {RESULTS.relative_to(ROOT)} and {PAGE.relative_to(ROOT)}")
    return 0


def page(found: list[tuple[float, BotFigures]]) -> str:
    """The page with these figures; each comes with the load average of the machine before it began."""
    load = found[0][1].load
    rows = "\n".join(
        f"| {f.load.game} | {f.seats} | {f.cpu_p50} | {f.cpu_p99} | {f.choices} of {f.expected} | {f.late} |"
        f" {_wait(f)} | {f.server_busy} | {before} / {f.load_average} |"
        for before, f in found
    )
    return f"""# What tables of bots cost

Written by `python benchmarks/bots.py`; the figures are in `benchmarks/results/bots.json`.

{load.tables} tables of bots of level {load.level} play one game for {load.seconds:g} s at the usual pace of a table,
{found[0][1].pace_ms} ms a choice; at {load.people} more tables people act, {load.rate:g} times a second over all of
them. Bots think in {ServerSettings().bot_processes} processes (`bot_processes`). Server, bots and people share
{os.cpu_count()} cores.

| game | seats | CPU-ms, p50 | p99 | choices | late | a person's action, ms | server, of a core | load before / after |
|---|---|---|---|---|---|---|---|---|
{rows}

- **CPU** is processor time in the bots' processes, read off `openrummy_bot_cpu_seconds` of `/metrics`.
- **Choices** are those made, of the number that the tables make in that time when no choice is late. A round's end and
  the deal after it take a beat, too.
- **Late** choices came after the table's pace (`openrummy_bot_late`): the table waited for them. Where more processor
  time is asked for than there is, bots wait for each other; people do not wait for bots.
- **A person's action** counts from when it was due until the last seat of its table had its event: p50 / p95 / p99.
- **Load** is the machine's load average; what else ran there took its part of the cores.
"""


def _wait(f: BotFigures) -> str:
    return f"{f.person.p50} / {f.person.p95} / {f.person.p99}" if f.person else "-"


if __name__ == "__main__":
    sys.exit(main())
