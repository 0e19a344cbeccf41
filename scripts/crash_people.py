"""Scripted people who play on through every crash, and keep in mind what they were promised."""

import asyncio
import random
from typing import Any, Final

import httpx
import msgspec
from websockets.exceptions import WebSocketException

from openrummy.client import Client, ServerRefused
from openrummy.core import AnyAction
from openrummy.wire import TableCode, TableSettings
from openrummy.wire import messages as wire

PACE: Final = 0.02  # seconds that a person takes for a decision, at least
PATIENCE: Final = 30.0  # seconds without an answer after which a person hangs up and comes again
LOST: Final = (ConnectionError, OSError, TimeoutError, WebSocketException, httpx.HTTPError)
CODES_OF_A_STOP: Final = ("T_UNAVAILABLE", "T_TOO_FAST")  # not done yet: to be tried again under the same id

# Short matches of every game, with people and bots: game, seats, people, options.
KINDS: Final[list[tuple[str, int, int, dict[str, Any]]]] = [
    ("basic", 2, 2, {"match": {"type": "rounds", "rounds": 1}}),
    ("board", 4, 3, {"games": 1}),
    ("carousel", 3, 2, {"target": 40}),
    ("classic", 4, 2, {"target": 30, "recycle_shuffle": True}),
    ("basic", 4, 4, {"match": {"type": "rounds", "rounds": 2}}),
    ("board", 2, 1, {"games": 2}),
]


class Promise(msgspec.Struct, frozen=True):
    """An acknowledgement: this seat did this (None: an undo) under this id, and it is on disk up to entry `seq`."""

    table: str
    seat: int
    id: str
    action: AnyAction | None
    seq: int
    again: bool


class Wish(msgspec.Struct):
    """What was asked and is not answered."""

    id: str
    action: AnyAction | None
    times: int = 0


class Person:
    """Somebody at one table."""

    def __init__(self, client: Client, table: str, name: str, seed: str) -> None:
        self.client, self.table, self.name = client, table, name
        self.promises: list[Promise] = []
        self.refused: list[str] = []
        self.said: list[str] = []
        self.unavailable = 0
        self.finished = False  # a match, to its end
        self.codes: set[str] = set()
        self._rng = random.Random(seed)
        self._wish: Wish | None = None
        self._count = 0

    async def live(self, stop: asyncio.Event) -> None:
        """Play until `stop`, over as many connections as it takes; in the end, look at the table once more."""
        while not stop.is_set():
            try:
                async with asyncio.timeout(None) as patience:
                    await self._visit(stop, patience)
            except LOST:
                await self._hang_up()
                await asyncio.sleep(0.02)
            except ServerRefused as e:  # a table that is just being read again
                self.codes.add(e.code)
                await asyncio.sleep(0.05)

    async def look(self) -> None:
        """See the table as it stands."""
        await self._hang_up()
        await self.client.watch(self.table)

    async def _hang_up(self) -> None:
        try:
            await self.client.disconnect()
        except LOST:
            self.client.socket = None

    async def _visit(self, stop: asyncio.Event, patience: asyncio.Timeout) -> None:
        loop, me = asyncio.get_running_loop(), self.client
        patience.reschedule(loop.time() + PATIENCE)
        await me.watch(self.table)
        while not stop.is_set():
            patience.reschedule(loop.time() + PATIENCE)
            self.finished |= me.table is not None and me.table.stage == "over"
            if self._wish is not None:
                await self._ask(self._wish)
            elif me.offers is not None and me.offers.actions:
                await asyncio.sleep(PACE * (1 + self._rng.random()))
                await self._decide(me.offers)
            elif me.table is not None and me.table.stage in ("over", "between") and not self._ready(me.table):
                await me.ask(wire.Ready)
                await asyncio.sleep(PACE)
            else:
                patience.reschedule(loop.time() + 4 * PATIENCE)  # others have the turn
                await self._next(stop)

    async def _next(self, stop: asyncio.Event) -> None:
        """The next message, or the end of it all."""
        told = asyncio.ensure_future(self.client.next())
        over = asyncio.ensure_future(stop.wait())
        try:
            await asyncio.wait((told, over), return_when=asyncio.FIRST_COMPLETED)
        finally:
            over.cancel()
            if not told.done():
                told.cancel()
        if told.done() and not told.cancelled():
            told.result()

    def _ready(self, table: wire.TableInfo) -> bool:
        chair = table.chairs[self.client.seat] if self.client.seat >= 0 else None
        return chair is None or chair.ready

    async def _decide(self, offers: wire.Offers) -> None:
        self._count += 1
        chance = self._rng.random()
        if chance < 0.03:
            text = f"{self.name} says {self._count}"
            await self.client.ask(wire.Say, text=text)
            self.said.append(text)
        undo = offers.undo and 0.03 < chance < 0.15
        action = None if undo else self._rng.choice(offers.actions)
        self._wish = Wish(f"{self.name}-{self._count}", action)
        await self._ask(self._wish)

    async def _ask(self, wish: Wish) -> None:
        """Ask, perhaps again; the same id is the same action, however often it is sent."""
        wish.times += 1
        try:
            if wish.action is None:
                told = await self.client.ask(wire.Undo, id=wish.id)
            else:
                told = await self.client.ask(wire.Act, id=wish.id, action=wish.action)
        except ServerRefused as e:
            self.codes.add(e.code)
            if e.code in CODES_OF_A_STOP:
                self.unavailable += e.code == TableCode.UNAVAILABLE
                await asyncio.sleep(0.1)
                return
            self.refused.append(wish.id)
        else:
            assert isinstance(told, wire.Ack)
            again = wish.times > 1
            self.promises.append(Promise(self.table, self.client.seat, wish.id, wish.action, told.seq, again))
        self._wish = None


async def gather_people(url: str, tables: int, seed: int) -> list[Person]:
    """Open tables of every kind, seat people and bots, start."""
    found = await asyncio.gather(*(_table(url, number, seed) for number in range(tables)))
    return [person for people in found for person in people]


async def _table(url: str, number: int, seed: int) -> list[Person]:
    game, seats, people, options = KINDS[number % len(KINDS)]
    settings = TableSettings(
        game=game, seats=seats, options=options, bot_pace=10, next_round=0, absence_bank=86_400, hints=False
    )
    clients = [await Client.guest(url, f"p{number}.{i}") for i in range(people)]
    table = await clients[0].open_table(settings)
    for client in clients:
        await client.watch(table)
        await client.ask(wire.Sit)
    for _ in range(seats - people):
        await clients[0].ask(wire.AddBot)
    await clients[0].ask(wire.Start)
    return [Person(c, table, f"p{number}.{i}", f"{seed}/{number}/{i}") for i, c in enumerate(clients)]
