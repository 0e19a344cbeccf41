"""Tables of bots: what their thinking costs in the bots' processes, and how long a person's action waits meanwhile."""

import asyncio
import os
import re
import tempfile
import urllib.request
from pathlib import Path
from time import monotonic
from typing import Any, Final

import msgspec

from ..client import Client
from ..games import entry
from ..wire import TableSettings
from .figures import Latency, Load, Step
from .host import Host, hosted
from .people import Party, all_of
from .run import Say, step_at
from .socket import FastSocket

# House rules that keep a match going for longer than a measurement.
LONG: Final[dict[str, dict[str, Any]]] = {
    "classic": {"target": 1000},
    "basic": {"match": {"type": "target", "target": 1000}},
    "carousel": {"target": 1000},
    "board": {"games": 20},
}
STARTING: Final = 120.0  # seconds after which tables that do not play yet are given up
_BUCKET: Final = re.compile(
    r'^openrummy_bot_cpu_seconds_bucket{game="(\w+)",le="([^"]+)",level="(\w+)"} ([\d.e+]+)$', re.M
)
_LATE: Final = re.compile(r'^openrummy_bot_late_total{game="(\w+)",level="(\w+)"} ([\d.e+]+)$', re.M)


class BotLoad(msgspec.Struct, frozen=True, kw_only=True):
    """`tables` of bots of a `level` play a `game` at the usual pace, for so many `seconds`.

    At `people` more tables the fewest people that the game has act, `rate` times a second over all of these tables.
    """

    game: str
    tables: int = 300
    level: str = "medium"
    seconds: float = 30.0
    people: int = 20
    rate: float = 20.0
    warm_up: float = 5.0


class BotFigures(msgspec.Struct, frozen=True, kw_only=True):
    """`cpu_p50`, `cpu_p99`: milliseconds of processor time of a choice, read off the server's histogram (between two
    steps in a straight line).  `late`: choices that came after the table's pace.  `expected`: choices that the tables
    make in that time when none is late.  `person`: from an action until the last seat of its table had its event.
    """

    load: BotLoad
    pace_ms: int
    seats: int
    choices: int
    expected: int
    cpu_p50: float
    cpu_p99: float
    late: int
    person: Latency | None
    server_busy: float | None
    load_average: float


class Counted(msgspec.Struct, frozen=True):
    """The histogram of one game and level so far: choices at most so many seconds long; and how many were late."""

    up_to: dict[float, float]
    late: float


def measure_bots(load: BotLoad, say: Say = lambda text: None) -> BotFigures:
    """Start a server, let bots and people play at it, and read what it counted.  Raises OSError as `hosted` does."""
    with tempfile.TemporaryDirectory(prefix="openrummy-bots-") as name, hosted(Path(name), "FULL", False) as host:
        return asyncio.run(_measure(load, host, say))


async def _measure(load: BotLoad, host: Host, say: Say) -> BotFigures:
    seats = entry(load.game).best[0]
    settings = TableSettings(
        game=load.game, seats=seats, options=LONG.get(load.game, {}), next_round=0, rated=False, hints=False
    )
    two = Load(
        tables=load.people, seats=min(entry(load.game).make(entry(load.game).options()).seats), games=(load.game,)
    )
    party = Party(two, host.url, monotonic)
    host_of_all = await Client.guest(host.url, "Host")
    await party.guests()
    await party.sit_down()
    tables = await all_of((_table(host, host_of_all, settings, load) for _ in range(load.tables)), 16)
    say(f"{load.tables} tables of {seats} {load.level} bots play {load.game}")
    async with asyncio.timeout(STARTING):  # the bots' processes begin with the first question
        while not counted(host, load).up_to:
            await asyncio.sleep(0.2)
    await asyncio.sleep(load.warm_up)
    before = counted(host, load)
    step = await step_at(party, host, load.rate, load.seconds, 1)
    after = counted(host, load)
    for socket in tables:
        socket.close()
    await party.leave()
    await host_of_all.close()
    return figures(load, settings, step, before, after)


def figures(load: BotLoad, settings: TableSettings, step: Step, before: Counted, after: Counted) -> BotFigures:
    """What the two looks at the server's counters, and the people's waits, come to."""
    during = {edge: n - before.up_to.get(edge, 0.0) for edge, n in after.up_to.items()}
    choices = max(during.values(), default=0.0)
    return BotFigures(
        load=load,
        pace_ms=settings.bot_pace,
        seats=settings.seats,
        choices=round(choices),
        expected=round(load.tables * step.seconds * 1000 / settings.bot_pace),
        cpu_p50=round(1000 * quantile(during, 0.5), 2),
        cpu_p99=round(1000 * quantile(during, 0.99), 2),
        late=round(after.late - before.late),
        person=step.to_last_seat,
        server_busy=step.busy,
        load_average=round(os.getloadavg()[0], 1),
    )


async def _table(host: Host, who: Client, settings: TableSettings, load: BotLoad) -> FastSocket:
    """A table whose seats are all bots', watched by its host."""
    table = await who.open_table(settings)
    playing = asyncio.get_running_loop().create_future()

    def hear(text: bytes) -> None:
        told = msgspec.json.decode(text)
        if told["tell"] == "nack" and not playing.done():
            playing.set_exception(OSError(f"the server refused a table of bots: {told['code']}"))
        elif (told.get("table") or {}).get("stage") == "playing" and not playing.done():
            playing.set_result(None)

    address, _, port = host.url.removeprefix("http://").partition(":")
    socket = await FastSocket.connect(address, int(port), who.token, hear, lambda code: None)
    socket.send(msgspec.json.encode({"ask": "watch", "id": "w", "table": table}))
    for seat in range(settings.seats):
        socket.send(msgspec.json.encode({"ask": "addbot", "id": f"b{seat}", "seat": seat, "level": load.level}))
    socket.send(b'{"ask":"start","id":"s"}')
    async with asyncio.timeout(STARTING):
        await playing
    return socket


def counted(host: Host, load: BotLoad) -> Counted:
    """What the server's metrics say of this game and level."""
    with urllib.request.urlopen(f"{host.url}/metrics", timeout=30) as page:
        return read_counters(page.read().decode(), load.game, load.level)


def read_counters(page: str, game: str, level: str) -> Counted:
    """The counters of one game and level on a page of metrics."""
    up_to = {float(edge): float(n) for g, edge, of, n in _BUCKET.findall(page) if (g, of) == (game, level)}
    late = sum(float(n) for g, of, n in _LATE.findall(page) if (g, of) == (game, level))
    return Counted(up_to, late)


def quantile(up_to: dict[float, float], part: float) -> float:
    """Where a histogram reaches a part of its count, in a straight line between its steps; 0 for an empty one."""
    whole = max(up_to.values(), default=0.0)
    below, n_below = 0.0, 0.0
    for edge, n in sorted(up_to.items()):
        if n >= part * whole > 0 and n > n_below:
            return below if edge == float("inf") else below + (edge - below) * (part * whole - n_below) / (n - n_below)
        below, n_below = edge, n
    return 0.0
