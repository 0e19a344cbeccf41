"""A websocket client with nothing but what a load generator needs: whole text messages, as cheap as they can be.

One process has to speak for thousands of players on one core and still know the time; the library that
`openrummy.client` uses spends several times as much on each message.  The frames are those of RFC 6455.
"""

import asyncio
import base64
import os
import socket
from collections.abc import Callable
from typing import Final, Self, cast

SILENT: Final = 30.0  # seconds without an answer after which a handshake has failed
_TEXT, _CLOSE, _PING, _PONG = 0x1, 0x8, 0x9, 0xA
_FINAL: Final = 0x80
_MASK: Final = b"\0\0\0\0"  # a client has to mask; a mask of zeros leaves the bytes as they are


class FastSocket(asyncio.Protocol):
    """One connection.  `on_text` is called with each message, `on_close` once, with the server's close code or 0."""

    def __init__(self, on_text: Callable[[bytes], None], on_close: Callable[[int], None]) -> None:
        self._on_text, self._on_close = on_text, on_close
        self._transport: asyncio.Transport | None = None
        self._buffer = bytearray()
        self._parts = bytearray()
        self._open: asyncio.Future[None] | None = None
        self._code = 0

    @classmethod
    async def connect(
        cls, host: str, port: int, token: str, on_text: Callable[[bytes], None], on_close: Callable[[int], None]
    ) -> Self:
        """Open a socket of the table server for a session.  Raises ConnectionError when it is refused."""
        loop = asyncio.get_running_loop()
        _, it = await loop.create_connection(lambda: cls(on_text, on_close), host, port)
        it._open = loop.create_future()
        key = base64.b64encode(os.urandom(16)).decode()
        it._write(
            f"GET /ws HTTP/1.1\r\nHost: {host}:{port}\r\nOrigin: http://{host}:{port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"Authorization: Bearer {token}\r\n\r\n".encode()
        )
        async with asyncio.timeout(SILENT):
            await it._open
        return it

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's is one in all but name

    def connection_lost(self, exc: Exception | None) -> None:
        if self._open is not None and not self._open.done():
            self._open.set_exception(ConnectionError("the connection was closed before it was open"))
        self._on_close(self._code)

    def send(self, text: bytes) -> None:
        """Send a message of at most 65,535 bytes."""
        size = len(text)
        head = bytes((_FINAL | _TEXT, _FINAL | size)) if size < 126 else b"\x81\xfe" + size.to_bytes(2, "big")
        self._write(head + _MASK + text)

    def close(self) -> None:
        """End the connection without a goodbye."""
        if self._transport is not None:
            self._transport.abort()

    def pause(self, keep: int = 0) -> None:
        """Read nothing more, as a client does whose network is gone; the system may `keep` so many bytes for it."""
        if self._transport is not None:
            self._transport.pause_reading()
            if keep:
                self._transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, keep)

    def _write(self, data: bytes) -> None:
        if self._transport is not None and not self._transport.is_closing():
            self._transport.write(data)

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if self._open is not None and not self._open.done() and not self._read_answer():
            return
        self._read_frames()

    def _read_answer(self) -> bool:
        """The server's answer to the handshake; False until all of it is here."""
        assert self._open is not None
        end = self._buffer.find(b"\r\n\r\n")
        if end < 0:
            return False
        status = bytes(self._buffer[: self._buffer.find(b"\r\n")]).decode("latin-1")
        del self._buffer[: end + 4]
        if " 101 " in status:
            self._open.set_result(None)
        else:
            self._open.set_exception(ConnectionError(f"the socket was refused: {status}"))
        return True

    def _read_frames(self) -> None:
        buffer, at = self._buffer, 0
        while len(buffer) - at >= 2:
            size, head = buffer[at + 1] & 0x7F, 2
            if size >= 126:
                head = 4 if size == 126 else 10
                if len(buffer) - at < head:
                    break
                size = int.from_bytes(buffer[at + 2 : at + head], "big")
            if len(buffer) - at < head + size:
                break
            first = buffer[at]
            payload = bytes(buffer[at + head : at + head + size])
            at += head + size
            self._frame(first, payload)
        if at:
            del buffer[:at]

    def _frame(self, first: int, payload: bytes) -> None:
        kind = first & 0x0F
        if kind == _PING:
            self._write(bytes((_FINAL | _PONG, _FINAL | len(payload))) + _MASK + payload)
        elif kind == _CLOSE:
            self._code = int.from_bytes(payload[:2], "big")
            self.close()
        elif kind <= _TEXT:
            if first & _FINAL and not self._parts:
                self._on_text(payload)
                return
            self._parts += payload
            if first & _FINAL:
                whole = bytes(self._parts)
                self._parts.clear()
                self._on_text(whole)
