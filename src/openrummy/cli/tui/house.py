"""A server of one's own for an evening: on a temporary file, gone with the program."""

import contextlib
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from types import FrameType
from typing import Final, NoReturn

from ...errors import BadInput

_READY: Final = "OpenRummy is at "


@contextlib.contextmanager
def own_server() -> Iterator[str]:
    """The address of a server that runs as long as this is open.  Raises BadInput when it does not start."""
    for number in (signal.SIGTERM, signal.SIGHUP):  # the terminal was closed: the server ends with us
        signal.signal(number, _end)
    with tempfile.TemporaryDirectory(prefix="openrummy") as folder:
        log = Path(folder, "server.log")
        command = [sys.executable, "-m", "openrummy.cli", "serve", "--port", "0"]
        command += ["--database", str(Path(folder, "tables.db"))]
        with log.open("w") as errors:
            process = subprocess.Popen(
                command,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                start_new_session=True,
            )
        with process:
            try:
                assert process.stdout is not None
                line = process.stdout.readline()
                if not line.startswith(_READY):
                    raise BadInput(f"the server did not start: {log.read_text().strip()}")
                yield line.removeprefix(_READY).strip().replace("localhost", "127.0.0.1")
            finally:
                process.terminate()


def _end(number: int, frame: FrameType | None) -> NoReturn:
    sys.exit(128 + number)
