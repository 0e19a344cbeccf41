"""One websocket: what it asks is decoded, limited and answered; what it is told waits in a bounded outbox."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

import msgspec
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect

from ..core import SPECTATOR, Seat
from ..errors import UNREADABLE, BadInput, Illegal
from ..wire import Refused, TableCode
from ..wire import messages as wire
from .accounts import Account
from .actor import TableActor
from .answers import answer
from .outbox import Outbox
from .room import Room

if TYPE_CHECKING:
    from .service import Service

OUTBOX: Final = 64  # messages that may wait for a slow client; then it is told to come again
MOST_BYTES: Final = 32_768  # of one message
BURST: Final = 60.0  # messages at once, and
PER_SECOND: Final = 20.0  # per second after that
STRIKES: Final = 200  # messages over the limit before the connection is closed
AT_ONCE: Final = "openrummy.at_once"  # the extension of a socket that can write without being waited for
CLOSE_SIGNED_OUT, CLOSE_RESYNC, CLOSE_FLOOD = 4401, 4408, 4429
_log = structlog.get_logger()
_decode: Final = msgspec.json.Decoder(wire.AnyAsk).decode
_encode: Final = msgspec.json.Encoder().encode


class Link:
    """A connection of an account, its owner.  It watches at most one table, at the seat that the account has there.

    `account` is the one that it acts for at its table: the owner, or who lent it a seat by a token.  `write` sends a
    message now, and is false where it cannot: then it waits, and all that come after it.
    """

    def __init__(
        self, socket: WebSocket, account: Account, service: "Service",
        write: Callable[[bytes], bool] = lambda data: False,
    ) -> None:  # fmt: skip
        self.socket, self.owner, self.account, self.service = socket, account, account, service
        self._write_at_once = write
        self.seat: Seat = SPECTATOR
        self.actor: TableActor | None = None
        self._outbox = Outbox(OUTBOX)
        self._tokens, self._filled, self._strikes = BURST, asyncio.get_running_loop().time(), 0
        self._closing = 0

    @property
    def who(self) -> str:
        """The account that it acts for at its table."""
        return self.account.id

    def look(self, room: Room) -> None:
        """The seat that this connection's account has in the room, or SPECTATOR."""
        seat = room.seat_of(self.account.id)
        self.seat = SPECTATOR if seat is None else seat

    def tell(self, message: wire.AnyTell) -> None:
        """Queue a message; when the client is too slow, it is cut off and told to come again with its last seq."""
        self.send(_encode(message))

    def send(self, data: bytes) -> None:
        """Queue bytes that were encoded already; or write them, when none wait before them."""
        if self._closing or (self._outbox.idle and self._write_at_once(data)):
            return
        if not self._outbox.put(data):
            self.service.metrics.overflows.inc()
            self.close(CLOSE_RESYNC)

    def close(self, code: int) -> None:
        """End the connection, dropping what waits."""
        self._closing = code
        self._outbox.end()

    async def run(self) -> None:
        """Serve until either side ends."""
        writer = asyncio.create_task(self._write())
        try:
            while not self._closing:
                await self._one(await self.socket.receive())
        except WebSocketDisconnect:
            pass
        finally:
            await self.leave()
            self.service.hub.lobby.discard(self)
            writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)

    async def _write(self) -> None:
        while await self._send_next():
            pass
        await self.socket.close(self._closing or 1000)

    async def _send_next(self) -> bool:
        """Send the next message when there is one; in a frame of its own, so that none is kept while none comes."""
        data = await self._outbox.take()
        if data is not None:
            await self.socket.send_text(data.decode())
        return data is not None

    async def _one(self, message: Any) -> None:
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        text = message.get("text")
        data = message.get("bytes") or b"" if text is None else text
        if not self._may_speak():
            self.service.metrics.limited.labels("message").inc()
            self.tell(wire.Nack(_id_of(data) if len(data) <= MOST_BYTES else "", TableCode.TOO_FAST))
            await asyncio.sleep(1 / PER_SECOND)  # the flood is slowed before it is closed
            return
        if len(data) > MOST_BYTES:
            self.tell(wire.Nack("", TableCode.TOO_LARGE, {"most": MOST_BYTES}))
            return
        await self._ask(data)

    async def _ask(self, data: str | bytes) -> None:
        try:
            ask = _decode(data)
        except UNREADABLE as e:
            self.tell(wire.Nack(_id_of(data), TableCode.BAD_MESSAGE, {"reason": str(e)[:200]}))
            return
        try:
            await answer(self, ask)
        except (Refused, Illegal) as e:
            self.tell(wire.Nack(ask.id, e.code, e.facts))
        except BadInput as e:
            self.tell(wire.Nack(ask.id, TableCode.BAD_MESSAGE, {"reason": str(e)[:200]}))
        except Exception as e:  # storage that fails, or a fault of ours: the connection stays, and the log has it
            _log.exception("ask failed", ask=type(ask).__name__)
            self.tell(wire.Nack(ask.id, TableCode.UNAVAILABLE, {"reason": type(e).__name__}))

    def _may_speak(self) -> bool:
        now = asyncio.get_running_loop().time()
        self._tokens = min(BURST, self._tokens + (now - self._filled) * PER_SECOND)
        self._filled = now
        if self._tokens == BURST:
            self._strikes = 0
        if self._tokens >= 1:
            self._tokens -= 1
            return True
        self._strikes += 1
        if self._strikes >= STRIKES:
            self.close(CLOSE_FLOOD)
        return False

    async def leave(self) -> None:
        """Stop looking at the table; its seat is dropped when this was its last connection."""
        actor, seat = self.actor, self.seat
        if actor is None:
            return
        actor.watchers.discard(self)
        self.actor, self.seat, self.account = None, SPECTATOR, self.owner
        actor.left(seat)


def _id_of(data: str | bytes) -> str:
    """The id of a message that cannot be decoded, if it has one, so that its sender can tell which was refused."""
    try:
        found = msgspec.json.decode(data).get("id", "")
    except (*UNREADABLE, AttributeError):
        return ""
    return found[:40] if isinstance(found, str) else ""
