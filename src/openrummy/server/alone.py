"""One server for one SQLite file: a second one would deal and answer at the same tables and not know of the first."""

import contextlib
import os
from pathlib import Path
from types import ModuleType

from ..errors import BadInput

fcntl: ModuleType | None
try:
    import fcntl
except ImportError:  # Windows has no such locks
    fcntl = None


class Alone:
    """Holds a file for one server; the system gives it back when the process ends, however it ends."""

    def __init__(self, database: Path | None) -> None:
        """None: another kind of database, which nothing is held of.  Raises BadInput when another server has the file.

        The lock is on a file beside it: whoever opens and closes the database itself a second time takes away the locks
        that SQLite has there (its documentation, "How To Corrupt An SQLite Database File", 2.2).
        """
        self._file: int | None = None
        if fcntl is None or database is None:
            return
        with contextlib.suppress(PermissionError, FileNotFoundError, NotADirectoryError):  # the database says it better
            real = database.resolve()  # whatever link it is reached by
            self._file = os.open(real.with_name(f"{real.name}.lock"), os.O_RDWR | os.O_CREAT, 0o600)
        if self._file is None:
            return
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            self.close()
            raise BadInput(
                f"another server uses {database}; stop it first, or take another file with --database"
            ) from None

    def close(self) -> None:
        """Give the file back."""
        if self._file is not None:
            os.close(self._file)
            self._file = None
