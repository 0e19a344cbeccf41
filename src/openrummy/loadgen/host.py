"""A server for a load: started on a temporary file, kept to a core of its own, and read from /proc while it works."""

import contextlib
import os
import re
import subprocess
import sys
import threading
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Final, Self

import msgspec

READY: Final = "OpenRummy is at "
LIMITS: Final = ("guests_per_minute", "tables_per_minute", "sockets_per_account", "codes_per_minute")
NO_LIMIT: Final = "1000000"
PAGE: Final = 4096
PROBE_EVERY: Final = 0.1  # seconds
_TICK: Final = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


class Usage(msgspec.Struct, frozen=True):
    """Seconds since the process began: on a core, ready but without a core; entries and commits of the log."""

    at: float
    cpu: float
    starved: float
    entries: float = 0
    commits: float = 0


class Host:
    """A running server.  `pid` is None when it is somewhere else, and then nothing of its costs is known."""

    def __init__(self, url: str, pid: int | None = None) -> None:
        self.url, self.pid = url, pid

    def usage(self) -> Usage | None:
        """What the server has used so far, where /proc tells it."""
        if self.pid is None or not Path(f"/proc/{self.pid}/stat").exists():
            return None
        with urllib.request.urlopen(f"{self.url}/metrics", timeout=30) as page:
            counted = dict(re.findall(r"^openrummy_log_(\w+) ([\d.e+]+)$", page.read().decode(), re.MULTILINE))
        return Usage(
            time.monotonic(),
            cpu_seconds(self.pid),
            sum(int(_words(path)[1]) for path in Path(f"/proc/{self.pid}/task").glob("*/schedstat")) / 1e9,
            float(counted["entries"]),
            float(counted["commits"]),
        )

    def kilobytes(self) -> float | None:
        """The private memory of the server in kB, where /proc tells it."""
        path = Path(f"/proc/{self.pid}/smaps_rollup")
        if self.pid is None or not path.exists():
            return None
        return sum(int(line.split()[1]) for line in path.read_text().splitlines() if line.startswith("Private_"))


def _words(path: Path) -> list[str]:
    return path.read_text().split()


def cpu_seconds(pid: int) -> float:
    """Processor seconds of a process so far."""
    after_name = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(after_name[11]) + int(after_name[12])) / _TICK


def own_cores() -> tuple[set[int], set[int]] | None:
    """A core for the server and one for the generator, where there are two and the system lets us choose."""
    if not hasattr(os, "sched_getaffinity"):
        return None
    cores = sorted(os.sched_getaffinity(0))
    return ({cores[0]}, {cores[1]}) if len(cores) > 1 else None


@contextlib.contextmanager
def hosted(folder: Path, synchronous: str, pinned: bool = True) -> Iterator[Host]:
    """A server on a temporary file, without the limits that are there for people; `pinned` to a core, where it can be.

    Raises OSError when it does not start; the error says what it said.
    """
    limits = [word for name in LIMITS for word in (f"--{name.replace('_', '-')}", NO_LIMIT)]
    database = ["--database", str(folder / "load.db"), "--synchronous", synchronous]
    command = [sys.executable, "-m", "openrummy.cli", "serve", "--port", "0", *database, *limits]
    errors = folder / "server.log"
    with errors.open("w") as log, subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True) as process:
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            if not line.startswith(READY):
                raise OSError(f"the server did not start: {errors.read_text().strip()}")
            cores = own_cores()
            if cores is not None and pinned:
                _pin(process.pid, cores[0])
            yield Host(line.removeprefix(READY).strip().replace("localhost", "127.0.0.1"), process.pid)
        finally:
            process.kill()


def _pin(pid: int, cores: set[int]) -> None:
    """Keep every thread of a process to some cores."""
    for task in Path(f"/proc/{pid}/task").iterdir():
        os.sched_setaffinity(int(task.name), cores)


class DiskProbe:
    """Writes and syncs one page now and then, beside a load: how long that takes is what the disk can do meanwhile."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / "probe"
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._run, name="disk-probe")
        self.waits: list[float] = []  # milliseconds

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._over.set()
        self._thread.join()

    def _run(self) -> None:
        with self._path.open("wb", buffering=0) as file:
            while not self._over.wait(PROBE_EVERY):
                file.write(bytes(PAGE))
                begun = time.perf_counter()
                os.fsync(file.fileno())
                self.waits.append(1000 * (time.perf_counter() - begun))
