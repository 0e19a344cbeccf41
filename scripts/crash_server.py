"""A server that is killed and started again on the same file and port, many times a minute."""

import io
import multiprocessing
import os
import resource
import signal
import socket
import sys
import threading
import time
from itertools import takewhile
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Final

LIMITS: Final = ("guests_per_minute", "tables_per_minute", "chat_per_minute", "sockets_per_account")
NOBODY: Final = 65534
WORDS: Final = 4000  # letters of a fault that are told
# What a server loads, loaded once by the process that every server is forked from: then a start takes a moment.
PRELOADED: Final = [
    "crash_server", "openrummy.cli.app", "openrummy.cli.serve", "openrummy.server.run", "alembic.command",
    "alembic.config", "aiosqlite", "uvloop", "uvicorn.protocols.http.auto", "uvicorn.protocols.http.httptools_impl",
    "uvicorn.protocols.websockets.websockets_sansio_impl", "uvicorn.lifespan.off",
    "sqlalchemy.dialects.sqlite.aiosqlite", "openrummy.bots", "openrummy.games",
]  # fmt: skip


def serve(words: list[str], said: str, unprivileged: bool) -> None:
    """The life of one server process: `openrummy` with these words, what it says written to a pipe."""
    output = os.open(said, os.O_WRONLY)
    os.dup2(output, 1)
    os.dup2(output, 2)
    sys.stdout = io.TextIOWrapper(io.FileIO(1, "w", closefd=False), line_buffering=True)
    sys.stderr = io.TextIOWrapper(io.FileIO(2, "w", closefd=False), line_buffering=True)
    if unprivileged:
        os.setuid(NOBODY)
    from openrummy.cli.app import run

    run(words)


class Server:
    """`openrummy serve` on a file, as a process of its own."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self._pipe = database.with_suffix(".said")  # a file would be full when the disk is
        os.mkfifo(self._pipe)
        self._pipe.chmod(0o666)
        self.lines: list[str] = []
        threading.Thread(target=self._listen, daemon=True).start()
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
        self.process = self._context.Process(target=serve, args=(words, str(self._pipe), unprivileged))
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

    def until_up(self, patience: float = 300.0) -> None:
        """Wait until it answers.  Raises TimeoutError when it does not, RuntimeError when it has ended by itself."""
        given_up = time.monotonic() + patience
        while time.monotonic() < given_up:
            if self.process is not None and self.process.exitcode is not None:
                raise RuntimeError(f"the server has ended with code {self.process.exitcode}: {self.last_words()}")
            try:
                with socket.create_connection(("127.0.0.1", self.port), 5) as line:
                    line.sendall(b"GET /healthz HTTP/1.0\r\n\r\n")
                    line.settimeout(5)
                    if line.recv(16):
                        return
            except OSError:
                time.sleep(0.01)
        raise TimeoutError(f"the server does not answer ({self.process}): {self.last_words()}")

    def limit(self, size: int) -> None:
        """Let its files grow to `size` bytes and no further, as on a full disk; -1: without end.

        Raises RuntimeError when it has ended by itself.
        """
        assert self.process is not None
        assert self.process.pid is not None
        try:
            resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
        except ProcessLookupError as e:
            raise RuntimeError(f"the server has ended by itself: {self.last_words()}") from e

    def _listen(self) -> None:
        with open(os.open(self._pipe, os.O_RDWR), errors="replace") as said:
            for line in said:
                self.lines.append(line.rstrip())

    def last_words(self) -> str:
        """The last line."""
        return (self.lines or ["nothing said"])[-1]

    def failures(self) -> list[str]:
        """What it has logged about faults of its own: an exception that nobody expected, with the way that it came.

        Not those that are none: a process for bots that was about to begin when its server was killed, a bot that had
        no time on a busy machine, for which the idle rule acted, and one whose process could not begin as the limit on
        the files held for its locks, too, which a full disk does not.
        """
        found = []
        for i, line in enumerate(self.lines):
            if line.startswith("Traceback"):  # not caught by anybody, so that the lines after it are the way
                steps = list(takewhile(lambda step: step.startswith(" "), self.lines[i + 1 :]))
                way = self.lines[i : i + len(steps) + 2]
                if not (way[-1].startswith("EOFError") and any("spawn_main" in step for step in steps)):
                    found.append("\n".join(way)[-WORDS:])
            elif ("Traceback" in line or '"trace":' in line) and not _bot_had_no_chance(line):
                found.append(line[:WORDS])
        return found


def _bot_had_no_chance(line: str) -> bool:
    no_locks = "OSError" in line and "multiprocessing/synchronize" in line
    return "bot failed" in line and ("TimeoutError" in line or no_locks)
