"""People at a server in the test's own loop: clients that sit, play and wait for what they are told."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec
import pytest

from openrummy.bots import BOTS
from openrummy.client import Client, ServerRefused
from openrummy.core import AnyAction, View
from openrummy.wire import TableCode, TableSettings, game_of
from openrummy.wire import messages as wire
from server.harness import running_server

PATIENCE: Final = 300.0  # seconds until a test that waits for something gives up: only a broken test comes near
ONE_ROUND: Final[dict[str, Any]] = {"game": "basic", "options": {"match": {"type": "rounds", "rounds": 1}}}
AT_ONCE: Final[dict[str, Any]] = {"bot_pace": 0, "next_round": 0}
PASSWORD: Final = "a horse, a staple"


class House:
    """A server and the clients that a test has opened on it."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.clients: list[Client] = []

    async def guest(self, name: str) -> Client:
        """A new guest."""
        client = await Client.guest(self.url, name)
        self.clients.append(client)
        return client

    async def member(self, name: str) -> Client:
        """A new account with a password."""
        client = await self.guest(name)
        await client.post("/api/upgrade", {"login": name, "password": PASSWORD})
        return client

    def device(self, of: Client) -> Client:
        """Another device of somebody."""
        client = Client(of.url, of.token)
        self.clients.append(client)
        return client

    async def table(self, *people: Client, bots: int = 0, start: bool = False, **settings: Any) -> str:
        """A table where these people sit, the first as host, with bots besides."""
        usual = {} if "game" in settings else ONE_ROUND
        chosen = msgspec.convert(usual | {"seats": max(2, len(people) + bots)} | AT_ONCE | settings, TableSettings)
        table = await people[0].open_table(chosen)
        for one in people:
            await one.watch(table)
            await one.ask(wire.Sit)
        for _ in range(bots):
            await people[0].ask(wire.AddBot)
        if start:
            await people[0].ask(wire.Start)
            for one in people:
                await until(one, lambda c: c.view is not None and c.seat >= 0)
        return table


@asynccontextmanager
async def house(synchronous: str = "NORMAL", **settings: Any) -> AsyncIterator[House]:
    """A server on a temporary file (or on `database`); its clients are closed at the end.

    It does not wait for the disk: only the tests that kill a server are about that.
    """
    async with running_server(synchronous=synchronous, **settings) as url:
        here = House(url)
        try:
            yield here
        finally:
            await asyncio.gather(*(c.close() for c in here.clients))


def run(work: Awaitable[None]) -> None:
    """Run a test's coroutine."""

    async def main() -> None:
        await asyncio.wait_for(work, PATIENCE)

    asyncio.run(main())


async def until(client: Client, done: Callable[[Client], bool]) -> None:
    """Listen until something is so."""
    while not done(client):
        await client.next()


def mover_of(*people: Client) -> tuple[Client, Client]:
    """Who is to act, and another."""
    mover = next(p for p in people if p.offers is not None)
    return mover, next(p for p in people if p is not mover)


async def caught_up(client: Client, seq: int) -> None:
    """Listen until the client has heard of entry `seq`."""
    await until(client, lambda c: c.seq >= seq)


async def act(client: Client, action: Any = None, **fields: Any) -> int:
    """Play an action (the first offered one, if None) when it is the client's turn; the seq of its entry."""
    await until(client, lambda c: c.offers is not None)
    assert client.offers is not None
    chosen = client.offers.actions[0] if action is None else action
    told = await client.ask(wire.Act, action=chosen, **fields)
    assert isinstance(told, wire.Ack)
    await caught_up(client, told.seq)
    return told.seq


def sensible(client: Client) -> AnyAction:
    """What the greedy bot would do in the client's place: matches are shorter than by the first offer."""
    v, table = client.view, client.table
    assert v is not None
    assert table is not None
    seen = View(client.seat, v.hand, v.drawn, v.counts, v.stock, v.stock_order, v.public)
    return BOTS["greedy"](0).choose(game_of(table.settings), seen)


async def play_on(client: Client, done: Callable[[Client], bool]) -> int:
    """Play sensibly, and be ready, until `done`; how many actions were acknowledged."""
    acts = 0
    while not done(client):
        assert client.table is not None
        stage, seq = client.table.stage, client.seq
        try:
            if stage == "between" and client.seat >= 0:
                await client.ask(wire.Ready)
            elif stage == "playing" and client.offers is not None:
                await client.ask(wire.Act, action=sensible(client), seen=seq)
                acts += 1
        except ServerRefused:
            pass  # it was no longer our turn, or the pause was over already
        while client.seq == seq and not done(client):
            await client.next()
    return acts


def over(client: Client) -> bool:
    """Whether the match on the client's table is over."""
    return client.table is not None and client.table.stage == "over"


def between(client: Client) -> bool:
    """Whether a round on the client's table is over and the next one is not yet dealt."""
    return client.table is not None and client.table.stage == "between"


async def history(client: Client, least: int = 1) -> list[dict[str, Any]]:
    """The finished matches of somebody, as soon as there are so many: they are written down just after their end."""
    while len(found := await client.get("/api/matches")) < least:
        await asyncio.sleep(0)
    return list(found)


def no(code: TableCode | str, **facts: Any) -> Any:
    """For a `with` block in which the server refuses with this code (and, of its facts, these)."""

    def right(e: BaseException) -> bool:
        return isinstance(e, ServerRefused) and e.code == code and facts.items() <= e.facts.items()

    return pytest.raises(ServerRefused, check=right)
