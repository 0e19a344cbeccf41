"""A server that is killed and started again on the same file and port, many times a minute."""

import json
import multiprocessing
import os
import resource
import signal
import socket
import time
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Final

LIMITS: Final = ("guests_per_minute", "tables_per_minute", "chat_per_minute", "sockets_per_account")
NOBODY: Final = 65534
# What a server loads, loaded once by the process that every server is forked from: then a start takes a moment.
PRELOADED: Final = [
    "crash_server", "openrummy.cli.serve", "openrummy.server.run", "alembic.command", "aiosqlite", "uvloop",
    "uvicorn.protocols.http.httptools_impl", "uvicorn.protocols.websockets.websockets_sansio_impl",
    "uvicorn.lifespan.off", "sqlalchemy.dialects.sqlite.aiosqlite", "openrummy.bots", "openrummy.games",
]  # fmt: skip


def serve(words: list[str], said: str, unprivileged: bool) -> None:
    """The life of one server process: `openrummy` with these words, what it says appended to a file."""
    output = os.open(said, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o666)
    os.dup2(output, 1)
    os.dup2(output, 2)
    if unprivileged:
        os.setuid(NOBODY)
    from openrummy.cli.app import run

    run(words)


class Server:
    """`openrummy serve` on a file, as a process of its own."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self.said = database.with_suffix(".said")
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self._context = multiprocessing.get_context("forkserver")
        self._context.set_forkserver_preload(PRELOADED)
        self.process: ForkServerProcess | None = None

    def start(self, unprivileged: bool = False) -> None:
        """Start; it answers soon."""
        words = ["serve", "--port", str(self.port), "--database", str(self.database), "--log-json"]
        for name in LIMITS:
            words += [f"--{name.replace('_', '-')}", "1000000"]
        self.process = self._context.Process(target=serve, args=(words, str(self.said), unprivileged))
        self.process.start()

    def kill(self) -> None:
        """SIGKILL: no goodbye, nothing written."""
        assert self.process is not None
        self.process.kill()
        self.process.join()

    def stop(self) -> int:
        """A graceful stop; the exit code."""
        assert self.process is not None
        assert self.process.pid is not None
        os.kill(self.process.pid, signal.SIGTERM)
        return self.wait()

    def wait(self) -> int:
        """The exit code, when it has ended."""
        assert self.process is not None
        self.process.join(60)
        return -1 if self.process.exitcode is None else self.process.exitcode

    def until_up(self, patience: float = 60.0) -> None:
        """Wait until it answers.  Raises TimeoutError when it does not."""
        given_up = time.monotonic() + patience
        while time.monotonic() < given_up:
            try:
                with socket.create_connection(("127.0.0.1", self.port), 5) as line:
                    line.sendall(b"GET /healthz HTTP/1.0\r\n\r\n")
                    line.settimeout(5)
                    if line.recv(16):
                        return
            except OSError:
                time.sleep(0.01)
        raise TimeoutError(f"the server does not answer: {self.last_words()}")

    def limit(self, size: int) -> None:
        """Let its files grow to `size` bytes and no further, as on a full disk; -1: without end."""
        assert self.process is not None
        assert self.process.pid is not None
        resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

    def lines(self) -> list[str]:
        """What all its processes have said so far."""
        return self.said.read_text().splitlines() if self.said.exists() else []

    def last_words(self) -> str:
        """The last line."""
        return (self.lines() or ["nothing said"])[-1]

    def failures(self) -> list[str]:
        """The tracebacks that it has logged, but for storage that was taken away on purpose."""
        found = []
        for line in self.lines():
            said = json.loads(line) if line.startswith("{") else {"exception": line} if "Traceback" in line else {}
            if "exception" in said:
                found.append(str(said)[:2000])
        return found
