"""Nothing is left of what is over: games, tables, sockets, timers, people who waited (C15).

C15 asks for 10,000 games and sockets: OPENRUMMY_C15=10000 pytest tests/server/test_memory.py -k c15
"""

import asyncio
import gc
import math
import os
from collections import Counter
from typing import Final

import httpx
import pytest
from websockets.asyncio.client import connect

from openrummy.client import Client
from openrummy.server import desk, hub
from openrummy.server.accounts import Account
from openrummy.server.hub import EMPTY_AFTER, SWEEP_EVERY
from openrummy.server.room import Stage
from openrummy.server.service import Service
from openrummy.wire import TableCode, TableSettings
from openrummy.wire import entries as log
from openrummy.wire import messages as wire
from server.inside import Clock, a_service, a_table, an_account, look, when
from server.people import House, house, run
from server.rooms import refused

COUNTED: Final = ("openrummy.server", "openrummy.core.state", "openrummy.match", "openrummy.wire", "uvicorn.protocols")
TIMES: Final = int(os.environ.get("OPENRUMMY_C15", "200"))  # games and sockets
AT_ONCE: Final = 16
MOST_MORE: Final = 16  # futures, timers and tasks come and go with the database's threads
ALSO: Final = ("Task", "TimerHandle", "WebSocket", "Future")  # what the loop forgets soon, such as a done task, is none


def alive() -> Counter[str]:
    """The objects that are alive, by type, as far as a server makes them."""
    gc.collect()
    found: Counter[str] = Counter()
    for x in gc.get_objects():
        kind = type(x)
        if (isinstance(x, asyncio.Future) and x.done()) or (isinstance(x, asyncio.TimerHandle) and x.cancelled()):
            continue
        if str(kind.__module__).startswith(COUNTED) or kind.__name__ in ALSO:
            found[f"{kind.__module__}.{kind.__name__}"] += 1
    return found


def grown(before: Counter[str], after: Counter[str], times: int) -> dict[str, int]:
    """What there is more of after something was done so many `times`: one left of each would be as many."""
    most = min(times // 3, MOST_MORE)
    return {kind: n - before[kind] for kind, n in after.items() if n > before[kind] + most}


async def bots_play(service: Service, games: int) -> None:
    """Some matches between bots, played to the end while somebody watches, a few at a time."""
    ann = await an_account(service, "Ann")
    for first in range(0, games, AT_ONCE):
        await asyncio.gather(*(bots_play_one(service, ann) for _ in range(first, min(games, first + AT_ONCE))))
    await service.hub.rest()
    await service.hub.aftermath.flush()


async def bots_play_one(service: Service, ann: Account) -> None:
    table = await a_table(service, ann, bots=1, start=False)
    await table.do(lambda room, ctx: desk.stand(room, ann.id, ctx))
    await table.do(lambda room, ctx: desk.add_bot(room, ann.id, None, "greedy", "Bot", ctx))
    watcher = await look(table, ann)
    await table.do(lambda room, ctx: desk.start(room, ann.id, f"m-{room.id}", ctx))
    await when(table, lambda room: room.stage is Stage.OVER, watcher)
    table.watchers.clear()


def test_c15_nothing_is_left_of_games_that_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    """C15, S28, S30."""
    monkeypatch.setattr(hub, "REST_AFTER", math.inf)  # no table is laid to rest before its bots are seated

    async def work() -> None:
        async with a_service() as service:
            await bots_play(service, 2 * AT_ONCE)
            before = alive()
            await bots_play(service, TIMES)
            assert grown(before, alive(), TIMES) == {}
            assert list(service.hub.actors) == []

    asyncio.run(work())


def test_c15_nothing_is_left_of_tables_that_nobody_joined() -> None:
    """C15, S31."""

    async def work() -> None:
        clock = Clock()

        async def batch(service: Service, tables: int) -> None:
            ann = await an_account(service, "Ann")
            for n in range(tables):
                await a_table(service, ann, start=False, open=n % 2 == 0)
            clock.now += EMPTY_AFTER + SWEEP_EVERY
            await service.hub.rest()
            await service.hub.aftermath.flush()

        async with a_service(clock) as service:
            await batch(service, 2)
            before = alive()
            await batch(service, 40)
            assert grown(before, alive(), 40) == {}
            assert await service.store.live_tables() == []

    run(work())


@pytest.mark.slow
def test_c15_nothing_is_left_of_ten_thousand_tables_that_nobody_joined() -> None:
    """C15, S31, at its full size: some are listed and some are private, and all are closed after a day."""

    async def work() -> None:
        clock = Clock()
        async with a_service(clock) as service:
            ann = await an_account(service, "Ann")
            for tables in (64, 10_000):
                before = alive()
                for first in range(0, tables, 50):
                    settings = [TableSettings(open=n % 2 == 0) for n in range(first, min(tables, first + 50))]
                    await asyncio.gather(*(service.hub.open_table(ann, s) for s in settings))
                settings = []  # the last fifty are the test's own
                clock.now += EMPTY_AFTER + SWEEP_EVERY
                await service.hub.rest()
                await service.hub.aftermath.flush()
                assert list(service.hub.actors) == []
            assert grown(before, alive(), 64) == {}
            assert await service.store.live_tables() == []

    asyncio.run(work())


def test_c15_nothing_is_left_of_sockets_that_were_dropped() -> None:
    """C15, S29: closed with a goodbye and without one, at a table, in the lobby, and while waiting."""

    async def work() -> None:
        async with house() as here, httpx.AsyncClient() as web:
            ann = await here.guest("Ann")
            table = await here.table(ann, bots=1, start=True)
            await batch(here, ann, table, 2)
            before, open_before = alive(), await sockets_open(web, here)
            await batch(here, ann, table, TIMES)
            while await sockets_open(web, here) > open_before:  # the last goodbyes are on their way
                await asyncio.sleep(0)
            assert grown(before, alive(), TIMES) == {}
            assert await sockets_open(web, here) == open_before

    asyncio.run(work())


async def sockets_open(web: httpx.AsyncClient, here: House) -> int:
    """The connections that the server counts."""
    page = (await web.get(f"{here.url}/metrics")).text
    return int(float(next(line for line in page.splitlines() if line.startswith("openrummy_sockets ")).split()[1]))


async def batch(here: House, ann: Client, table: str, sockets: int) -> None:
    """So many connections that come and go, each in its own way; and a quarter as many who wait for a quick match."""
    headers = {"authorization": f"Bearer {ann.token}", "origin": here.url}
    for n in range(sockets):
        line = await connect(here.url.replace("http", "ws") + "/ws", additional_headers=headers, compression=None)
        await line.send(f'{{"ask":"watch","id":"w","table":"{table}"}}')
        await line.send('{"ask":"watchlobby","id":"l"}')
        while '"id":"l"' not in str(await line.recv()):
            pass
        if n % 2:
            line.transport.abort()
        await line.close()
        if n % 4:
            continue
        waiting = asyncio.create_task(ann.post("/api/quick", {"game": "basic", "seats": 2, "wait": 60}))
        while "waiting" not in await ann.get("/api/tables"):
            await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        while "waiting" in await ann.get("/api/tables"):
            await asyncio.sleep(0)
    await ann.ask(wire.Ping)


def test_nothing_is_left_of_tables_that_were_asked_for_in_vain() -> None:
    async def work() -> None:
        async with a_service() as service:
            before = alive()
            for n in range(50):
                with refused(TableCode.NO_TABLE):
                    await service.hub.table(f"no{n}")
            assert grown(before, alive(), 50) == {}

    run(work())


def test_the_chat_that_a_table_remembers_is_bounded() -> None:
    """However much is said, the last lines are kept."""

    async def work() -> None:
        async with a_service() as service:
            ann, bob = await an_account(service, "Ann"), await an_account(service, "Bob")
            table = await a_table(service, ann, bob, start=False)
            for _ in range(120):
                await table.do(lambda room, ctx: (log.Said(ctx.now, 0, "x"),))
            assert len(table.chat) == 50
            assert len(table.welcome(0).chat) == 50

    run(work())
