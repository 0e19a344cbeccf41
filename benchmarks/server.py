"""What a server of tables bears: 1,000 tables of four at 1,000 actions a second, then faster until it breaks.

    python benchmarks/server.py [--quick]

The server is kept to one core and the generator to another; all actions are on disk before they are acknowledged
(SQLite, synchronous=FULL). A second run with synchronous=NORMAL shows what the disk costs. On a machine that does
other things as well, `chrt -f 10 python benchmarks/server.py` keeps them off these two cores. Without --quick the
figures go to benchmarks/results/server.json, and docs/server-load.md is written from them.
"""

import argparse
import json
import os
import platform
import sys
from pathlib import Path
from typing import Any, Final

import msgspec

from openrummy import __version__
from openrummy.loadgen import Figures, Latency, Load, measure

ROOT: Final = Path(__file__).parent.parent
RESULTS: Final = ROOT / "benchmarks" / "results" / "server.json"
PAGE: Final = ROOT / "docs" / "server-load.md"
STANDARD: Final = Load(tables=1000, rate=1000, seconds=20, ramp=True)
NORMAL: Final = Load(tables=1000, rate=1000, seconds=10, synchronous="NORMAL")
QUICK: Final = Load(tables=100, rate=100, seconds=5)


def main() -> int:
    """Measure, print, write."""
    parser = argparse.ArgumentParser(description="What a server of tables bears.")
    parser.add_argument("--quick", action="store_true", help="a small load for a first look; writes nothing")
    if parser.parse_args().quick:
        print(msgspec.json.format(msgspec.json.encode(measure(QUICK, print))).decode())
        return 0
    full, normal = measure(STANDARD, print), measure(NORMAL, print)
    figures = {"full": msgspec.to_builtins(full), "normal": msgspec.to_builtins(normal)}
    RESULTS.write_text(json.dumps({**_surroundings(), **figures}, indent=1) + "\n", "utf-8")
    PAGE.write_text(page(full, normal), "utf-8")
    print(f"written to {RESULTS.relative_to(ROOT)} and {PAGE.relative_to(ROOT)}")
    return 0


def _surroundings() -> dict[str, Any]:
    """What the figures depend on."""
    names = {os.SCHED_OTHER: "SCHED_OTHER", os.SCHED_FIFO: "SCHED_FIFO"} if hasattr(os, "SCHED_FIFO") else {}
    return {
        "openrummy": __version__,
        "python": platform.python_version(),
        "machine": platform.machine(),
        "cores": os.cpu_count(),
        "scheduling": names.get(os.sched_getscheduler(0), "other") if names else "other",
    }


def page(full: Figures, normal: Figures) -> str:
    """The page with these figures."""
    load, step = full.load, full.steady
    rows = [
        ("from an action to the last seat's event", _wait(step.to_last_seat), _wait(normal.steady.to_last_seat)),
        ("from an action to its acknowledgement", _wait(step.to_ack), _wait(normal.steady.to_ack)),
        ("a bare write and sync of one page, meanwhile", _wait(full.disk), _wait(normal.disk)),
        ("generator behind its time", _wait(step.generator_late), _wait(normal.steady.generator_late)),
        ("server, CPU-ms an action", step.cpu_ms, normal.steady.cpu_ms),
        ("actions a second and core", step.per_core, normal.steady.per_core),
        ("log entries in one commit", step.group, normal.steady.group),
        ("actions done of those due", f"{step.done} of {step.due}", f"{normal.steady.done} of {normal.steady.due}"),
        ("kB for a socket that is only open", full.kb_per_socket, normal.kb_per_socket),
        ("kB for a table in play, beyond its sockets", full.kb_per_table, normal.kb_per_table),
    ]
    table = "\n".join(f"| {name} | {one} | {two} |" for name, one, two in rows)
    ramp = "\n".join(f"| {s.rate:g} | {s.done} of {s.due} | {_wait(s.to_last_seat)} | {s.cpu_ms} |" for s in full.steps)
    return f"""# What a server bears

Written by `python benchmarks/server.py`; the figures are in `benchmarks/results/server.json`.

{load.tables:,} tables of {load.seats} people play {", ".join(load.games)} in turn, with random legal actions,
{load.rate:,.0f} a second over all of them for {load.seconds:g} s. Each action is due at its own time, whether or not
those before it were answered, and its wait counts from then. The server has one core and the generator another; waits
are p50 / p95 / p99 in milliseconds.

| | synchronous=FULL | synchronous=NORMAL |
|---|---|---|
{table}

With FULL, every action is on disk before it is acknowledged. The wait for the disk is the difference between the
columns, and the bare sync, done beside the load, says what that disk gives to anybody meanwhile: an action waits for at
least one of those, and for the rest of one that has begun. Load average while this ran: {full.load_average}, on
{os.cpu_count()} cores.

Then the rate rises, step by step, with FULL:

| actions a second | done | to the last seat's event | CPU-ms an action |
|---|---|---|---|
{ramp}

A step has broken when a hundredth of the waits is longer than 250 ms, or more than 3 % of the actions are not done five
seconds after the last was due. Held: {_rate(full.held)}; broken at: {_rate(full.broke_at)}.
"""


def _wait(wait: Latency | None) -> str:
    return f"{wait.p50} / {wait.p95} / {wait.p99}" if wait else "-"


def _rate(rate: float | None) -> str:
    return f"{rate:,.0f} a second" if rate else "none"


if __name__ == "__main__":
    sys.exit(main())
