"""A server without its transport, for tests that move its clock, look at its tables, or count its objects."""

import asyncio
import tempfile
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from openrummy.core import SPECTATOR, AnyAction, Seat
from openrummy.server import desk, play
from openrummy.server.accounts import Account
from openrummy.server.actor import TableActor
from openrummy.server.room import Room
from openrummy.server.service import Service
from openrummy.server.settings import ServerSettings
from openrummy.wire import TableSettings
from openrummy.wire import messages as wire
from server.people import AT_ONCE, ONE_ROUND

_tells = msgspec.json.Decoder(wire.AnyTell)


class Clock:
    """A server's time, which a test moves."""

    def __init__(self) -> None:
        self.now = 1_000_000

    def __call__(self) -> int:
        return self.now


class Watcher:
    """Somebody who looks at a table and keeps what it is told."""

    def __init__(self, account: str) -> None:
        self.account = account
        self.seat: Seat = SPECTATOR
        self.told: list[wire.AnyTell] = []
        self.news = asyncio.Event()

    @property
    def who(self) -> str:
        return self.account

    def look(self, room: Room) -> None:
        seat = room.seat_of(self.account)
        self.seat = SPECTATOR if seat is None else seat

    def send(self, data: bytes) -> None:
        self.told.append(_tells.decode(data))
        self.news.set()


@asynccontextmanager
async def a_service(now: Callable[[], int] | None = None, **settings: Any) -> AsyncIterator[Service]:
    """A server on a temporary file (or on `database`)."""
    with tempfile.TemporaryDirectory() as folder:
        usual = {"database": f"{folder}/test.db", "synchronous": "NORMAL", "bot_processes": 0}
        chosen = msgspec.convert(usual | settings, ServerSettings)
        service = await (Service.open(chosen) if now is None else Service.open(chosen, now))
        try:
            yield service
        finally:
            await service.close()


async def an_account(service: Service, name: str) -> Account:
    """A new guest."""
    account, _ = await service.accounts.guest(name, service.now())
    return account


async def a_table(service: Service, *people: Account, bots: int = 0, start: bool = True, **settings: Any) -> TableActor:
    """A table where these people sit, with bots besides."""
    usual = {} if "game" in settings else ONE_ROUND
    wanted = usual | {"seats": max(2, len(people) + bots)} | AT_ONCE | settings
    actor = await service.hub.open_table(people[0], msgspec.convert(wanted, TableSettings))
    for one in people:
        await actor.do(lambda room, ctx, one=one: desk.sit(room, one.id, one.name, None, ctx))
    for n in range(bots):
        await actor.do(lambda room, ctx, n=n: desk.add_bot(room, people[0].id, None, "greedy", f"Bot {n}", ctx))
    if start:
        await actor.do(lambda room, ctx: desk.start(room, people[0].id, f"match-{actor.room.id}", ctx))
    return actor


async def look(actor: TableActor, account: Account) -> Watcher:
    """Somebody who watches the table, on the seat that the account has there."""
    watcher = Watcher(account.id)
    await actor.enter(watcher, None)
    return watcher


async def when(actor: TableActor, done: Callable[[Room], bool], watcher: Watcher | None = None) -> None:
    """Wait until the table is as it should be; it is looked at after everything that it tells."""
    watcher = watcher or Watcher("nobody")
    actor.watchers.add(watcher)
    while not done(actor.room):
        watcher.news.clear()
        await watcher.news.wait()
    if watcher.account == "nobody":
        actor.watchers.discard(watcher)


async def nothing(actor: TableActor) -> None:
    """Let the table look at its clock: a command that does nothing."""
    await actor.do(lambda room, ctx: ())


async def settled(actor: TableActor) -> None:
    """Wait until nobody looks and nothing happens by itself any more: what a match leaves behind is written, too."""
    while not actor.idle:
        await nothing(actor)
        await asyncio.sleep(0)


def acts(account: str, action: AnyAction, seen: int | None = None) -> Any:
    """The command by which an account acts; `seen`: the last entry that it had heard of."""
    return lambda room, ctx: play.act(room, account, action, "", ctx, seen)
