"""The people of a load: guests, their tables, everybody seated and the first match begun, by the public protocol."""

import asyncio
import random
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from ..client import Client
from ..wire import TableSettings
from .figures import Load
from .socket import SILENT, FastSocket
from .table import LoadTable, Tally

AT_ONCE: Final = 64  # things that are set up at the same time
TABLES_OF_ACCOUNT: Final = 250  # tables that one account plays at: its sockets are all its own
STARTING: Final = 60.0  # seconds after which tables that do not play yet are given up


async def all_of(work: Iterable[Awaitable[Any]], at_once: int = AT_ONCE) -> list[Any]:
    """Do it all, some at once; the results in order."""
    gate = asyncio.Semaphore(at_once)

    async def one(what: Awaitable[Any]) -> Any:
        async with gate:
            return await what

    return await asyncio.gather(*map(one, work))


class Party:
    """Everybody who plays."""

    def __init__(self, load: Load, url: str, clock: Callable[[], float]) -> None:
        self.load, self.url, self.tally = load, url, Tally()
        self.tables: list[LoadTable] = []
        self._clock = clock
        where = urlsplit(url)
        self._host, self._port = where.hostname or "127.0.0.1", where.port or 80
        self._people: list[Client] = []

    async def guests(self) -> None:
        """Accounts for all seats.  Raises ServerRefused when the server lets no more guests in."""
        groups = -(-self.load.tables // TABLES_OF_ACCOUNT)
        names = [f"Load {i + 1}" for i in range(groups * self.load.seats)]
        self._people = await all_of(Client.guest(self.url, name) for name in names)

    async def idle_sockets(self, count: int) -> list[FastSocket]:
        """Sockets that are only open."""
        tokens = [self._people[i % len(self._people)].token for i in range(count)]
        return await all_of(
            FastSocket.connect(self._host, self._port, token, lambda text: None, lambda code: None) for token in tokens
        )

    async def sit_down(self) -> None:
        """Open the tables, seat everybody, start.  Raises ServerRefused or ConnectionError, with the reason."""
        self.tables = await all_of(self._open(number) for number in range(self.load.tables))
        async with asyncio.timeout(STARTING):
            while not all(table.playing for table in self.tables):
                await asyncio.sleep(0.05)

    async def leave(self) -> None:
        """End every connection."""
        for table in self.tables:
            for socket in table.sockets:
                socket.close()
        for person in self._people:
            await person.close()

    async def _open(self, number: int) -> LoadTable:
        load = self.load
        first = number // TABLES_OF_ACCOUNT * load.seats
        people = self._people[first : first + load.seats]
        game = load.games[number % len(load.games)]
        settings = TableSettings(game=game, seats=load.seats, next_round=0, hints=False)
        table_id = await people[0].open_table(settings)
        table = LoadTable(table_id, load.seats, random.Random(f"{load.seed}/{number}"), self._clock, self.tally)
        for seat, person in enumerate(people):
            await self._seat(table, seat, person.token)
        table.sockets[0].send(b'{"ask":"start","id":"s"}')
        return table

    async def _seat(self, table: LoadTable, seat: int, token: str) -> None:
        """Connect, watch, sit: three questions, the answers awaited."""
        seated = asyncio.get_running_loop().create_future()

        def hear(text: bytes) -> None:
            if not seated.done():
                answer = msgspec.json.decode(text)
                if answer["tell"] == "nack":
                    seated.set_exception(ConnectionError(f"the server refused a seat: {answer['code']}"))
                elif answer["tell"] == "ack" and answer["id"] == "sit":
                    seated.set_result(None)
                return
            table.hear(seat, text)

        def lost(code: int) -> None:
            if seated.done():
                table.tally.closed[code] += 1
            else:
                seated.set_exception(ConnectionError(f"the server closed the connection with {code}"))

        socket = await FastSocket.connect(self._host, self._port, token, hear, lost)
        table.sockets.append(socket)
        socket.send(msgspec.json.encode({"ask": "watch", "id": "w", "table": table.id}))
        socket.send(b'{"ask":"sit","id":"sit","seat":%d}' % seat)
        async with asyncio.timeout(SILENT):
            await seated
