"""A whole measurement: the server, the people, the steady rate, and the rate at which it breaks."""

import asyncio
import contextlib
import os
import random
import tempfile
from collections.abc import AsyncIterator, Callable, Coroutine
from pathlib import Path
from time import monotonic, process_time
from typing import Any, Final

import httpx
import msgspec

from ..client import ServerRefused
from ..errors import BadInput
from .figures import Figures, Latency, Load, Step, latency
from .host import DiskProbe, Host, Usage, hosted, own_cores
from .people import Party
from .table import Tally

TICK: Final = 0.001  # seconds between looks at what is due
PATIENCE: Final = 5.0  # seconds that answers may take after the last action of a step
IDLE_SOCKETS: Final = 2000
RISE: Final = 1.25  # from one step of a ramp to the next
STEP_SECONDS: Final = 6.0
BROKEN_P99: Final = 250.0  # milliseconds to the last seat's event
BROKEN_DONE: Final = 0.97  # of the actions that were due

Say = Callable[[str], None]


def measure(load: Load, say: Say = lambda text: None) -> Figures:
    """Run a load.  `say` hears how it goes on.

    Raises BadInput when the server cannot be reached, refuses the load, or does not start.
    """
    cores = own_cores() if not load.url else None
    before = os.sched_getaffinity(0) if cores else None
    try:
        with tempfile.TemporaryDirectory(prefix="openrummy-load-") as name, contextlib.ExitStack() as stack:
            folder = Path(name)
            host = Host(load.url) if load.url else stack.enter_context(hosted(folder, load.synchronous))
            if cores:
                os.sched_setaffinity(0, cores[1])
            return _run(_measure(load, host, folder, say))
    except (ServerRefused, OSError, TimeoutError, httpx.HTTPError) as e:
        raise BadInput(f"the load cannot be put on {load.url or 'a server of our own'}: {_reason(e)}") from e
    finally:
        if before is not None:
            os.sched_setaffinity(0, before)


def _reason(error: Exception) -> str:
    return str(error) or type(error).__name__


def _run(work: Coroutine[Any, Any, Figures]) -> Figures:
    """In uvloop where there is one."""
    try:
        import uvloop
    except ImportError:
        return asyncio.run(work)
    return uvloop.run(work)


async def _measure(load: Load, host: Host, folder: Path, say: Say) -> Figures:
    async with _party(load, host.url) as party:
        begun = monotonic()
        await party.guests()
        empty = host.kilobytes()
        await party.sit_down()
        set_up = monotonic() - begun
        say(f"{load.tables} tables of {load.seats} are playing after {set_up:.1f} s")
        await step_at(party, host, load.rate, load.warm_up, load.seed)
        with DiskProbe(folder) as probe:
            steady = await step_at(party, host, load.rate, load.seconds, load.seed + 1)
        playing = host.kilobytes()
        per_socket = await _socket_cost(party, host, playing)
        say(_line(steady))
        steps = [step async for step in _ramp(party, host, load, say)] if load.ramp else []
    return Figures(
        load=load,
        steady=steady,
        steps=tuple(steps),
        held=max((s.rate for s in (steady, *steps) if not _broken(s)), default=None),
        broke_at=next((s.rate for s in (steady, *steps) if _broken(s)), None),
        disk=latency(probe.waits) if host.pid else None,
        kb_empty=empty,
        kb_per_socket=per_socket,
        kb_per_table=_table_cost(load, empty, per_socket, playing),
        set_up_seconds=round(set_up, 1),
        load_average=round(os.getloadavg()[0], 1),
    )


@contextlib.asynccontextmanager
async def _party(load: Load, url: str) -> AsyncIterator[Party]:
    party = Party(load, url, monotonic)
    try:
        yield party
    finally:
        await party.leave()


async def _socket_cost(party: Party, host: Host, before: float | None) -> float | None:
    if before is None:
        return None
    sockets = await party.idle_sockets(IDLE_SOCKETS)
    full = host.kilobytes()
    for socket in sockets:
        socket.close()
    return None if full is None else round((full - before) / IDLE_SOCKETS, 1)


def _table_cost(load: Load, empty: float | None, per_socket: float | None, full: float | None) -> float | None:
    if empty is None or per_socket is None or full is None:
        return None
    return round((full - empty) / load.tables - per_socket * load.seats, 1)


async def step_at(party: Party, host: Host, rate: float, seconds: float, seed: int) -> Step:
    """Play at a rate: action number n is due n / rate seconds after the start, whether or not others were answered."""
    tally = Tally()
    order = list(party.tables)
    random.Random(seed).shuffle(order)
    for table in order:
        table.tally = tally
    before, own, begun = host.usage(), process_time(), monotonic()
    sent, due, late = 0, round(rate * seconds), list[float]()
    while sent < due:
        now = monotonic() - begun
        while sent < due and sent / rate <= now:
            late.append(1000 * (now - sent / rate))
            order[sent % len(order)].act(begun + sent / rate)
            sent += 1
        await asyncio.sleep(TICK)
    after, own_used = host.usage(), process_time() - own
    took = monotonic() - begun
    await _settle(party)
    step = _figures(rate, took, due, tally, before, after, own_used)
    return msgspec.structs.replace(step, generator_late=latency(late))


async def _settle(party: Party) -> None:
    """Give late answers some time, then drop what is still due."""
    patient_until = monotonic() + PATIENCE
    while monotonic() < patient_until and any(table.behind for table in party.tables):
        await asyncio.sleep(0.02)
    for table in party.tables:
        table.forget()


def _figures(
    rate: float, took: float, due: int, tally: Tally, before: Usage | None, after: Usage | None, own: float
) -> Step:
    done = len(tally.last_seat)
    step = Step(
        rate=rate,
        seconds=round(took, 2),
        due=due,
        done=done,
        refused=dict(tally.refused),
        to_last_seat=latency(tally.last_seat),
        to_ack=latency(tally.acks),
        generator_busy=round(own / took, 2),
    )
    if before is None or after is None or not done:
        return step
    cpu, wall = after.cpu - before.cpu, after.at - before.at
    commits = after.commits - before.commits
    return msgspec.structs.replace(
        step,
        cpu_ms=round(1000 * cpu / done, 3),
        per_core=round(done / cpu, 1) if cpu else None,
        busy=round(cpu / wall, 2),
        starved=round((after.starved - before.starved) / wall, 2),
        group=round((after.entries - before.entries) / commits, 1) if commits else None,
    )


def _broken(step: Step) -> bool:
    late = step.to_last_seat
    return step.done < BROKEN_DONE * step.due or late is None or late.p99 > BROKEN_P99


async def _ramp(party: Party, host: Host, load: Load, say: Say) -> AsyncIterator[Step]:
    """Faster and faster until it breaks."""
    rate = load.rate
    while True:
        rate *= RISE
        step = await step_at(party, host, round(rate), STEP_SECONDS, round(rate))
        say(_line(step))
        yield step
        if _broken(step):
            return


def _line(step: Step) -> str:
    late = step.to_last_seat or Latency(0, 0, 0, 0)
    cost = "" if step.cpu_ms is None else f", {step.cpu_ms:.2f} CPU-ms an action"
    return f"{step.rate:g}/s: {step.done} of {step.due} done, p50 {late.p50} ms, p99 {late.p99} ms{cost}"
