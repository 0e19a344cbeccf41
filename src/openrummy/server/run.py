"""Starting the server: uvicorn with the measured choices; stopped gracefully, so that nothing in hand is lost."""

import asyncio
import contextlib
import socket
from collections.abc import Callable, Iterator
from struct import Struct
from typing import Final

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from .app import make_app
from .hub import wall_clock
from .link import AT_ONCE, MOST_BYTES
from .secret import new_seed
from .service import Service
from .settings import ServerSettings

PING_EVERY: Final = 20.0  # seconds between pings of a socket, and
PING_WAITS: Final = 20.0  # seconds for the answer
GRACE: Final = 5  # seconds that open requests get to end
LOOPBACK: Final = ("127.0.0.1", "::1")
_TEXT: Final = 0x81  # a text, whole
_MIDDLE, _LONG = Struct("!BBH"), Struct("!BBQ")


class _Socket(WebSocketsSansIOProtocol):
    """uvicorn's websocket, but a client that is gone is dropped at once with all that waits for it.

    Closing politely would wait for ever for a client that keeps its end open and reads nothing, and its seat would
    never count as absent.

    And a message can be written at once: four seats hear of every action, and the way through the layers of the
    application costs several times as much as the writing.
    """

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.handshake_complete:  # it is complete already where it was refused
            self.scope["extensions"] = {**(self.scope.get("extensions") or {}), AT_ONCE: {"write": self._write_at_once}}

    def _write_at_once(self, text: bytes) -> bool:
        """Write a text message; False, and nothing is written, while this socket takes none or is slow."""
        taken = self.handshake_complete and not self.close_sent and self.writable.is_set()
        if not taken or self.transport.is_closing():
            return False
        self.transport.write(_head(len(text)) + text)
        return True

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()


def _head(size: int) -> bytes:
    """The header of a whole text message from a server (RFC 6455, 5.2)."""
    if size < 126:
        return bytes((_TEXT, size))
    return _MIDDLE.pack(_TEXT, 126, size) if size < 1 << 16 else _LONG.pack(_TEXT, 127, size)


class _Server(uvicorn.Server):
    """uvicorn without its signal handlers: whoever serves decides what ends it."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


def bind(settings: ServerSettings) -> socket.socket:
    """The listening socket.  Raises OSError when the port is taken or the address is not ours."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.create_server((settings.host, settings.port), family=family, backlog=2048, reuse_port=False)
    # Connections inherit it. uvloop sets it by itself, asyncio does not on such a socket: answers then wait for 40 ms.
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return listening


def address(listening: socket.socket) -> str:
    """The address that a browser on this machine opens."""
    host, port = listening.getsockname()[:2]
    if host in (*LOOPBACK, "0.0.0.0", "::"):
        return f"http://localhost:{port}"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


async def serve(
    settings: ServerSettings,
    listening: socket.socket,
    ready: Callable[[str], None],
    stop: asyncio.Event | None = None,
    now: Callable[[], int] = wall_clock,
    secret: Callable[[], str] = new_seed,
) -> None:
    """Serve until `stop` is set (or this task is cancelled); `ready` is called with the address when all is up.

    Stopping: no new command is taken, every table finishes what is in hand, the log is written, then each socket is
    closed with 1012.  Raises BadInput when the database cannot be used.
    """
    service = await Service.open(settings, now, secret)
    try:
        await _serve(service, listening, ready, stop or asyncio.Event())
    finally:
        await service.close()


async def _serve(service: Service, listening: socket.socket, ready: Callable[[str], None], stop: asyncio.Event) -> None:
    server = _Server(_config(service))
    running = asyncio.create_task(server.serve(sockets=[listening]), name="http")
    stopping = asyncio.create_task(stop.wait(), name="stop")
    try:
        while not server.started and not running.done():
            await asyncio.sleep(0.005)
        if server.started:
            ready(address(listening))
        await asyncio.wait((running, stopping), return_when=asyncio.FIRST_COMPLETED)
    finally:
        stopping.cancel()
        await service.quiet()
        server.should_exit = True
        await running


def _config(service: Service) -> uvicorn.Config:
    return uvicorn.Config(
        make_app(service),
        loop="auto",
        ws=_Socket,
        ws_per_message_deflate=False,
        ws_max_size=2 * MOST_BYTES,
        ws_ping_interval=PING_EVERY,
        ws_ping_timeout=PING_WAITS,
        lifespan="off",
        log_config=None,
        access_log=False,
        proxy_headers=True,
        forwarded_allow_ips=service.settings.proxies,
        timeout_graceful_shutdown=GRACE,
        server_header=False,
    )


def new_loop() -> asyncio.AbstractEventLoop:
    """uvloop where there is one."""
    try:
        import uvloop
    except ImportError:
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()
