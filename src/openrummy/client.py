"""A client of a table server, for tests, load, and other people's bots (docs/protocol.md).

async with await Client.guest("http://127.0.0.1:8700", "Ann") as me:
    table = await me.open_table(TableSettings(game="basic", seats=2))
    await me.watch(table)
    await me.ask(Sit)
"""

import asyncio
import secrets
from collections.abc import AsyncIterator
from itertools import count
from typing import Any, Self, TypeVar
from urllib.parse import urlsplit

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from .wire import TableSettings
from .wire import messages as wire

_decode = msgspec.json.Decoder(wire.AnyTell).decode
_encode = msgspec.json.Encoder().encode
T = TypeVar("T")


class ServerRefused(Exception):
    """The server refused: `code` and `facts` as it gave them."""

    def __init__(self, code: str, facts: dict[str, Any]) -> None:
        super().__init__(f"{code} {facts}" if facts else code)
        self.code, self.facts = code, facts


class Client:
    """One account on one server: HTTP requests, and one socket that watches a table or the lobby.

    After `watch`, `welcome` is the table as last told in full, `table`, `view`, `offers` and `seq` the newest of each.
    """

    def __init__(self, url: str, token: str = "") -> None:
        self.url, self.token = url.rstrip("/"), token
        self.http = httpx.AsyncClient(base_url=self.url, timeout=30, verify=self.url.startswith("https:"))
        self.socket: ClientConnection | None = None
        self.seat = -1
        self.seq = -1
        self.table: wire.TableInfo | None = None
        self.view: wire.SeatView | None = None
        self.offers: wire.Offers | None = None
        self._ids = (f"{secrets.token_hex(4)}-{n}" for n in count(1))  # no id of an earlier run may come again
        self._answers: dict[str, asyncio.Future[wire.AnyTell | None]] = {}  # None: the connection ended
        self._told: asyncio.Queue[wire.AnyTell | None] = asyncio.Queue(4096)
        self._reader: asyncio.Task[None] | None = None

    @classmethod
    async def guest(cls, url: str, name: str) -> Self:
        """A client with a new guest account.  Raises ServerRefused."""
        client = cls(url)
        try:
            client.token = (await client.post("/api/guest", {"name": name}))["token"]
        except BaseException:
            await client.close()
            raise
        return client

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        """End the connection."""
        await self.disconnect()
        await self.http.aclose()

    async def disconnect(self) -> None:
        """End the socket only; `watch` connects again."""
        if self.socket is not None:
            await self.socket.close()
        if self._reader is not None:
            await asyncio.gather(self._reader, return_exceptions=True)
        self.socket = self._reader = None

    async def post(self, path: str, body: object) -> Any:
        """A POST with a JSON body.  Raises ServerRefused."""
        return self._read(await self.http.post(path, content=_encode(body), headers=self._headers()))

    async def get(self, path: str) -> Any:
        """A GET.  Raises ServerRefused."""
        return self._read(await self.http.get(path, headers=self._headers()))

    def _headers(self) -> dict[str, str]:
        origin = {"origin": self.url, "content-type": "application/json"}
        return origin | ({"authorization": f"Bearer {self.token}"} if self.token else {})

    @staticmethod
    def _read(response: httpx.Response) -> Any:
        value = msgspec.json.decode(response.content) if response.content else {}
        if response.status_code >= 400:
            raise ServerRefused(value.get("code", str(response.status_code)), value.get("facts", {}))
        return value

    async def open_table(self, settings: TableSettings) -> str:
        """A new table; its id."""
        table: str = (await self.post("/api/tables", settings))["table"]
        return table

    async def connect(self) -> None:
        """Open the socket."""
        scheme = "wss" if urlsplit(self.url).scheme == "https" else "ws"
        self.socket = await connect(
            f"{scheme}://{urlsplit(self.url).netloc}/ws",
            additional_headers={"authorization": f"Bearer {self.token}", "origin": self.url},
            compression=None,
            max_size=1 << 22,
        )
        self._told = asyncio.Queue(4096)
        self._reader = asyncio.create_task(self._read_all(self.socket))

    async def watch(self, table: str, seat_token: str = "") -> wire.Welcome:
        """Look at a table, from where this client was.  Raises ServerRefused."""
        if self.socket is None:
            await self.connect()
        known = self.seq if self.table is not None and self.table.id == table else None
        await self.ask(wire.Watch, table=table, last=known, seat_token=seat_token)
        while True:
            told = await self.next()
            if isinstance(told, wire.Welcome):
                return told

    async def ask(self, kind: type[Any], id: str = "", **fields: Any) -> wire.AnyTell:
        """Ask something and wait for its answer (Ack, Proposals, Hints, Checked, Explained).

        Raises ServerRefused for a Nack, and ConnectionError when the connection ends before there is an answer.
        """
        if self.socket is None:
            raise ConnectionError("not connected")
        ask_id = id or next(self._ids)
        answer: asyncio.Future[wire.AnyTell | None] = asyncio.get_running_loop().create_future()
        self._answers[ask_id] = answer
        try:
            await self.socket.send(_encode(kind(id=ask_id, **fields)).decode())
        except ConnectionClosed:
            self._answers.pop(ask_id, None)
            raise ConnectionError("the connection is over") from None
        told = await answer
        if told is None:
            raise ConnectionError("the connection is over")
        if isinstance(told, wire.Nack):
            raise ServerRefused(told.code, told.facts)
        return told

    async def next(self) -> wire.AnyTell:
        """The next message that answers no question.  Raises ConnectionError when the connection is over."""
        told = await self._told.get()
        if told is None:
            raise ConnectionError("the connection is over")
        return told

    async def told(self) -> AsyncIterator[wire.AnyTell]:
        """Messages until the connection is over."""
        try:
            while True:
                yield await self.next()
        except ConnectionError:
            return

    async def _read_all(self, socket: ClientConnection) -> None:
        try:
            async for data in socket:
                self._take(_decode(data))
        except ConnectionClosed:
            pass
        finally:
            for answer in self._answers.values():
                if not answer.done():
                    answer.set_result(None)
            self._answers.clear()
            self._keep(None)

    def _take(self, told: wire.AnyTell) -> None:
        match told:
            case wire.Ack() | wire.Nack() | wire.Proposals() | wire.Hints() | wire.Checked() | wire.Explained():
                answer = self._answers.pop(told.id, None)
                if answer is not None:
                    if not answer.done():
                        answer.set_result(told)
                    return
            case wire.Welcome():
                self.seat, self.seq, self.table = told.seat, told.seq, told.table
                self.view, self.offers = told.view, told.offers
            case wire.Update():
                self.seq, self.seat = told.seq, told.seat
                self.table = told.table or self.table
                self._take_clock(told.clock)
                if told.view is not None:
                    self.view, self.offers = told.view, told.offers
            case _:
                pass
        self._keep(told)

    def _keep(self, told: wire.AnyTell | None) -> None:
        """Keep a message for `next`; of a client that does not listen, the oldest are dropped."""
        if self._told.full():
            self._told.get_nowait()
        self._told.put_nowait(told)

    def _take_clock(self, clock: wire.ClockInfo | None) -> None:
        if clock is None or self.table is None:
            return
        pairs = zip(self.table.chairs, clock.banks, strict=True)
        chairs = tuple(c and msgspec.structs.replace(c, bank=bank) for c, bank in pairs)
        self.table = msgspec.structs.replace(self.table, turn_at=clock.turn_at, deadline=clock.deadline, chairs=chairs)
