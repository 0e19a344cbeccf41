"""One transaction with everything that waits: in a thread of its own for SQLite, through asyncpg for PostgreSQL."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from operator import itemgetter
from typing import Any, Final, NamedTuple, Protocol

from sqlalchemy import Connection, Engine, Executable, UpdateBase
from sqlalchemy.ext.asyncio import AsyncEngine

CHECKPOINT_PAGES: Final = 16_384  # of the write-ahead log: the writer itself only tidies up what others left over


Row = dict[str, Any]


class Step(NamedTuple):
    """A statement: one that is made once for all, with the rows of its parameters, or one with its values in itself."""

    statement: Executable
    rows: Sequence[Row] | None = None


class Commits(Protocol):
    """A way to make steps durable, all or nothing.  Raises SQLAlchemyError when it could not be done."""

    async def commit(self, steps: Sequence[Step]) -> None: ...

    async def close(self) -> None: ...


class AsyncCommits:
    """Through an asynchronous engine."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def commit(self, steps: Sequence[Step]) -> None:
        async with self._engine.begin() as connection:
            for step in steps:
                await connection.execute(step.statement, step.rows)

    async def close(self) -> None:
        """Nothing is kept."""


class ThreadCommits:
    """Through one connection in one thread: a group costs one change of threads, however many statements it has.

    The write-ahead log is copied back into the file by another connection (`Store.tidy`), so that no commit waits for
    it.  That never empties the log while others write; when it has grown large, the writer copies the little rest.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, "log-writer")
        self._connection: Connection | None = None
        self._compiled: dict[UpdateBase, tuple[str, Callable[[Row], tuple[Any, ...]]]] = {}

    async def commit(self, steps: Sequence[Step]) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._commit, steps)

    def _commit(self, steps: Sequence[Step]) -> None:
        if self._connection is None:
            self._connection = self._engine.connect()
            self._connection.exec_driver_sql(f"PRAGMA wal_autocheckpoint={CHECKPOINT_PAGES}").close()
            self._connection.rollback()
        try:
            with self._connection.begin():
                for step in steps:
                    self._execute(self._connection, step)
        except BaseException:  # whatever the failure has left of the connection, the next commit gets a new one
            self._connection.invalidate()
            self._drop()
            raise

    def _execute(self, connection: Connection, step: Step) -> None:
        """Rows go to the driver as they are: nothing in them needs a conversion, and there are thousands a second."""
        if step.rows is None or not isinstance(step.statement, UpdateBase):
            connection.execute(step.statement, step.rows)
            return
        if step.statement not in self._compiled:
            compiled = step.statement.compile(dialect=self._engine.dialect)
            self._compiled[step.statement] = compiled.string, itemgetter(*(compiled.positiontup or ()))
        text, values = self._compiled[step.statement]
        connection.exec_driver_sql(text, [values(row) for row in step.rows])

    def _drop(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    async def close(self) -> None:
        """End the thread."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._drop)
        self._thread.shutdown()
        self._engine.dispose()
