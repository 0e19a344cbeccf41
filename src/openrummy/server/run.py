"""Starting the server: uvicorn with the measured choices, stopped gracefully."""

import asyncio
import socket
from collections.abc import Callable

import uvicorn

from .app import make_app
from .link import MOST_BYTES
from .service import Service
from .settings import ServerSettings


def bind(settings: ServerSettings) -> socket.socket:
    """The listening socket.  Raises OSError when the port is taken."""
    return socket.create_server((settings.host, settings.port), backlog=2048, reuse_port=False)


async def serve(settings: ServerSettings, listening: socket.socket, ready: Callable[[str], None]) -> None:
    """Serve until stopped by a signal; `ready` is called with the address when requests are answered."""
    app = make_app(lambda: Service.open(settings))
    config = uvicorn.Config(
        app,
        loop="auto",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_max_size=2 * MOST_BYTES,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        log_config=None,
        access_log=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        timeout_graceful_shutdown=5,
        server_header=False,
    )
    server = uvicorn.Server(config)
    task = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started and not task.done():
        await asyncio.sleep(0.01)
    if server.started:
        host, port = listening.getsockname()[:2]
        ready(f"http://{'localhost' if host in ('127.0.0.1', '::1') else host}:{port}")
    await task
    if not server.started:
        raise RuntimeError("the server could not start")


def new_loop() -> asyncio.AbstractEventLoop:
    """uvloop where there is one."""
    try:
        import uvloop
    except ImportError:
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()
