"""Kill a server again and again while people play, and see whether anything that was acknowledged is lost or doubled.

    python scripts/crash.py [--kills N] [--seed S] [--tables T] [--database FILE] [--disk-full] [--read-only]

People and bots play all four games. The server is killed with SIGKILL at random moments and started again on the same
file and port; everybody comes back with the last seq he knows and asks again, under the same id, what was not answered.
At the end every log is played again and compared with the acknowledgements, with the scores that were written down, and
with what everybody sees. Exit code 1 on any fault, and then the table's log is in crash-TABLE.jsonl.

`--disk-full`: besides, the disk is full for a while between kills. `--read-only`: at the end the file may not be
written, and the server has to say so. Ctrl-C ends the killing early, and what there is is judged.
"""

import argparse
import asyncio
import contextlib
import os
import random
import signal
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:  # the process that servers are forked from loads this file, and nothing of a client
    from crash_checks import Fault, Found
    from crash_people import Person
    from crash_server import Server

AFTER_START: Final = 0.12  # of all kills come while the server starts
LONGEST: Final = 0.7  # seconds of play between a start and a kill
FULL_FOR: Final = 0.5  # seconds of a full disk
EVERY_FULL: Final = 5  # kills between full disks
LAST: Final = 1.0  # seconds of play after the last kill, and then until a match has come to its end somewhere
MOST_LAST: Final = 300.0  # seconds after which that is a fault
TOLD: Final = 50  # kills between two words of how far it is


def main() -> int:
    """Run it; the exit code."""
    words = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    words.add_argument("--kills", type=int, default=60, help="how often the server is killed")
    words.add_argument("--seed", type=int, default=1, help="the same seed makes the same choices")
    words.add_argument("--tables", type=int, default=12, help="tables that play")
    words.add_argument("--database", type=Path, help="where the database is made; a temporary file unless given")
    words.add_argument("--disk-full", action="store_true", help="fill the disk now and then")
    words.add_argument("--read-only", action="store_true", help="at the end, make the file read-only")
    given = words.parse_args()
    with tempfile.TemporaryDirectory(prefix="crash-") as folder:
        os.chmod(folder, 0o755)
        return asyncio.run(_run(given, given.database or Path(folder) / "crash.db"))


async def _run(given: argparse.Namespace, database: Path) -> int:
    from crash_checks import Fault
    from crash_people import gather_people
    from crash_server import Server

    server, rng, begun = Server(database), random.Random(given.seed), time.monotonic()
    enough = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGINT, enough.set)
    server.start()
    try:
        server.until_up()
        people = await gather_people(server.url, given.tables, given.seed)
        stop = asyncio.Event()
        lives = [asyncio.create_task(person.live(stop)) for person in people]
        kills, faults = await _kill_again_and_again(server, given, rng, enough)
        faults += await _play_on(people, enough)
        stop.set()
        ends = await asyncio.gather(*lives, return_exceptions=True)
        faults += [Fault("-", f"a person has ended: {e!r}") for e in ends if e is not None]
        faults += await _judge(server, people, given)
    finally:
        with contextlib.suppress(AttributeError):
            server.kill()
    _tell(server, people, kills, time.monotonic() - begun)
    for fault in faults:
        print(f"FAULT table {fault.table}: {fault.what}")
    return 1 if faults else 0


async def _kill_again_and_again(
    server: "Server", given: argparse.Namespace, rng: random.Random, enough: asyncio.Event
) -> "tuple[int, list[Fault]]":
    """Until there were so many kills, or it is enough: how many, and what went wrong with the server meanwhile."""
    from crash_checks import Fault

    faults: list[Fault] = []
    number = 0
    while number < given.kills and not enough.is_set():
        number += 1
        try:
            await _a_while(server, given.disk_full and number % EVERY_FULL == 0, rng)
        except (RuntimeError, TimeoutError) as e:  # it has ended, or does not answer: that is a fault, and no end
            faults.append(Fault("-", f"before kill {number}: {e}"))
        server.kill()
        server.start()
        if number % TOLD == 0:
            print(f"{number} kills", file=sys.stderr, flush=True)
    try:
        await asyncio.to_thread(server.until_up)
    except (RuntimeError, TimeoutError) as e:
        faults.append(Fault("-", f"after the last kill: {e}"))
    return number, faults


async def _play_on(people: "list[Person]", enough: asyncio.Event) -> "list[Fault]":
    """After the last kill; a slow machine may not have finished a match between two of them."""
    from crash_checks import Fault

    await asyncio.sleep(LAST)
    try:
        async with asyncio.timeout(MOST_LAST):
            while not enough.is_set() and not any(person.finished for person in people):
                await asyncio.sleep(LAST / 10)
    except TimeoutError:
        return [Fault("-", f"no match has come to its end, not in {MOST_LAST:.0f} s after the last kill either")]
    return []


async def _a_while(server: "Server", full: bool, rng: random.Random) -> None:
    """The time between a start and a kill."""
    if rng.random() < AFTER_START:
        await asyncio.sleep(0.2 * rng.random())
    else:
        await asyncio.to_thread(server.until_up)
        await asyncio.sleep(LONGEST * rng.random() ** 2)
    if full:
        await asyncio.to_thread(server.until_up)
        server.limit(0)
        await asyncio.sleep(FULL_FOR * rng.random())
        if rng.random() < 0.5:  # there is room again; or the crash comes while the disk is full
            server.limit(-1)
            await asyncio.sleep(FULL_FOR)


async def _judge(server: "Server", people: "list[Person]", given: argparse.Namespace) -> "list[Fault]":
    """Stop, read the file, compare."""
    from crash_checks import Fault, promises_kept, read, views_right

    for person in people:
        await person.look()
    code = await asyncio.to_thread(server.stop)
    faults = [] if code == 0 else [Fault("-", f"a graceful stop ended with code {code}: {server.last_words()}")]
    if given.read_only:
        faults += [Fault("-", what) for what in _read_only(server)]
    found = read(server.database)
    faults += [*found.faults, *promises_kept(found, people), *views_right(found, people)]
    faults += [Fault("-", f"the server has logged a fault: {said}") for said in server.failures()]
    _write_logs(found, faults)
    for person in people:
        await person.client.close()
    print(f"{sum(map(len, found.logs.values()))} entries in {len(found.logs)} logs", end=", ")
    print(f"{sum(len(f.over) for f in found.folded.values())} matches finished")
    return faults


def _read_only(server: "Server") -> Iterator[str]:
    """Take away the right to write, and start as somebody who is no superuser."""
    folder = server.database.parent
    before = server.database.read_bytes()
    server.database.chmod(0o444)
    folder.chmod(0o555)
    server.start(unprivileged=os.getuid() == 0)
    code, words = server.wait(), server.last_words()
    folder.chmod(0o755)
    server.database.chmod(0o644)
    print(f"read-only: exit code {code}, {words}")
    if code != 2 or "readonly" not in words:
        yield f"a file that may not be written ends with code {code} and {words!r}"
    if server.database.read_bytes() != before:
        yield "a file that may not be written was written"


def _write_logs(found: "Found", faults: "list[Fault]") -> None:
    import msgspec

    for table in {fault.table for fault in faults} & set(found.logs):
        lines = [msgspec.json.encode(entry) for entry in found.logs[table]]
        Path(f"crash-{table}.jsonl").write_bytes(b"\n".join(lines) + b"\n")


def _tell(server: "Server", people: "list[Person]", kills: int, seconds: float) -> None:
    promises = [promise for person in people for promise in person.promises]
    again = sum(promise.again for promise in promises)
    refused = sum(len(person.refused) for person in people)
    tables = len({person.table for person in people})
    print(f"{kills} kills, {tables} tables, {len(people)} people, {seconds:.0f} s")
    print(f"{len(promises)} actions acknowledged, {again} of them when asked again; {refused} refused", end="; ")
    print(f"{sum(person.unavailable for person in people)} times no storage")
    codes = sorted(set().union(*(person.codes for person in people)))
    print(f"codes seen: {' '.join(codes) or 'none'}")


if __name__ == "__main__":
    sys.exit(main())
