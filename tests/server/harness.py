"""Servers for tests: one inside the test's own loop, one as a process that can be killed and started again."""

import asyncio
import signal
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import IO, Any, Final, Self

import pytest

from openrummy.server import link
from openrummy.server.hub import wall_clock
from openrummy.server.run import bind, serve
from openrummy.server.secret import new_seed
from openrummy.server.settings import ServerSettings

READY: Final = "OpenRummy is at "
UNLIMITED: Final = 1e6  # messages of a connection in a second
# Limits that a test does not meet by accident.
GENEROUS: Final[dict[str, Any]] = {
    "guests_per_minute": 100_000, "logins_per_minute": 100_000, "codes_per_minute": 100_000,
    "tables_per_minute": 100_000, "chat_per_minute": 100_000, "sockets_per_account": 1000, "bot_processes": 0,
}  # fmt: skip


@asynccontextmanager
async def running_server(
    now: Callable[[], int] = wall_clock,
    secret: Callable[[], str] = new_seed,
    messages_per_second: float = UNLIMITED,
    **settings: Any,
) -> AsyncIterator[str]:
    """A server in this loop: its address.  On a free port, and a temporary file unless `database` is given.

    Scripted people play whole matches without a pause, so each may say as much as he likes unless told otherwise.
    """
    with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patched:
        patched.setattr(link, "PER_SECOND", messages_per_second)
        chosen = ServerSettings(**GENEROUS | {"port": 0, "database": f"{folder}/test.db"} | settings)
        stop, ready = asyncio.Event(), asyncio.get_running_loop().create_future()
        listening = bind(chosen)
        task = asyncio.create_task(serve(chosen, listening, ready.set_result, stop, now, secret))
        try:
            await asyncio.wait((task, ready), return_when=asyncio.FIRST_COMPLETED)
            if task.done():
                await task
            yield ready.result().replace("localhost", "127.0.0.1")
        finally:
            stop.set()
            ready.cancel()
            await asyncio.gather(task, return_exceptions=True)
            listening.close()


class ServerProcess:
    """`openrummy serve` as a process of its own; after `kill`, `start` serves the same file on the same port.

    with ServerProcess(tmp_path / "test.db") as server:
        ... server.url ...
    """

    def __init__(self, database: Path, *flags: str, port: int = 0) -> None:
        self.database, self.flags, self.port = database, flags, port
        self.url = ""
        self.process: subprocess.Popen[str] | None = None
        self._log: IO[str] | None = None

    @property
    def log_file(self) -> Path:
        """Where its standard error goes, one run after another."""
        return self.database.with_suffix(".log")

    @property
    def log(self) -> str:
        """What it has said on standard error so far."""
        return self.log_file.read_text() if self.log_file.exists() else ""

    def start(self) -> str:
        """Start (again) and wait until it answers; returns its address.  Raises RuntimeError when it does not start."""
        generous = [word for name, n in GENEROUS.items() for word in (f"--{name.replace('_', '-')}", str(n))]
        where = ["--port", str(self.port), "--database", str(self.database)]
        command = [sys.executable, "-m", "openrummy.cli", "serve", *where, *generous, *self.flags]
        self._log = self.log_file.open("a")
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=self._log, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line.startswith(READY):
            code = self._end()
            raise RuntimeError(f"exit code {code}: {self.log}")
        self.url = line.removeprefix(READY).strip().replace("localhost", "127.0.0.1")
        self.port = int(self.url.rpartition(":")[2])
        return self.url

    def kill(self) -> None:
        """SIGKILL: no goodbye, nothing written."""
        if self.process is not None:
            self.process.kill()
            self._end()

    def stop(self, by: signal.Signals = signal.SIGTERM) -> int:
        """Stop gracefully; its exit code."""
        assert self.process is not None
        self.process.send_signal(by)
        return self._end()

    def _end(self) -> int:
        assert self.process is not None
        assert self.process.stdout is not None
        code = self.process.wait(60)
        self.process.stdout.close()
        self.process = None
        if self._log is not None:
            self._log.close()
        return code

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()
