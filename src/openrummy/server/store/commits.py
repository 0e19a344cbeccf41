"""One transaction with everything that waits: in a thread of its own for SQLite, through asyncpg for PostgreSQL."""

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from operator import itemgetter
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final, NamedTuple, Protocol

from sqlalchemy import Connection, Engine, Executable, UpdateBase
from sqlalchemy.ext.asyncio import AsyncEngine

CHECKPOINT_PAGES: Final = 16_384  # of the write-ahead log: the writer itself only tidies up what others left over


Row = dict[str, Any]


class Step(NamedTuple):
    """A statement: one that is made once for all, with the rows of its parameters, or one with its values in itself."""

    statement: Executable
    rows: Sequence[Row] | None = None


class _Job(NamedTuple):
    """Something for the thread to do, and who waits for it."""

    what: Callable[[], None]
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[None]


class Commits(Protocol):
    """A way to make steps durable, all or nothing.  Raises what the driver raises when it could not be done."""

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

    The thread takes its work from a queue and says that it is done in one call: a pool of threads would spend more on
    its futures than SQLite on a commit.  The write-ahead log is copied back into the file by another connection
    (`Store.tidy`), so that no commit waits for it.  That never empties the log while others write; when it has grown
    large, the writer copies the little rest.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._todo: SimpleQueue[_Job | None] = SimpleQueue()
        self._thread = Thread(target=self._work, name="log-writer", daemon=True)
        self._connection: Connection | None = None
        self._driver: Any = None  # the same connection, as the driver has it
        self._compiled: dict[UpdateBase, tuple[str, Callable[[Row], tuple[Any, ...]]]] = {}

    async def commit(self, steps: Sequence[Step]) -> None:
        await self._do(lambda: self._commit(steps))

    async def _do(self, what: Callable[[], None]) -> None:
        """Have something done in the thread.  Raises what it raises."""
        if self._thread.ident is None:
            self._thread.start()
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._todo.put(_Job(what, loop, done))
        await done

    def _work(self) -> None:
        while (job := self._todo.get()) is not None:
            error = None
            try:
                job.what()
            except Exception as e:
                error = e
            with contextlib.suppress(RuntimeError):  # a loop that is closed waits for nothing
                job.loop.call_soon_threadsafe(settle, job.done, error)

    def _commit(self, steps: Sequence[Step]) -> None:
        try:
            if self._connection is None:
                self._connect()
            for step in steps:
                self._execute(step)
            self._end()
        except BaseException:  # whatever the failure has left of the connection, the next commit gets a new one
            if self._connection is not None:
                self._connection.invalidate()
            self._drop()
            raise

    def _connect(self) -> None:
        self._connection = self._engine.connect()
        self._driver = self._connection.connection.driver_connection
        self._driver.execute(f"PRAGMA wal_autocheckpoint={CHECKPOINT_PAGES}").close()

    def _execute(self, step: Step) -> None:
        """Rows go to the driver as they are: nothing in them needs a conversion, and there are thousands a second."""
        if step.rows is None or not isinstance(step.statement, UpdateBase):
            assert self._connection is not None
            self._connection.execute(step.statement, step.rows)
            return
        if step.statement not in self._compiled:
            compiled = step.statement.compile(dialect=self._engine.dialect)
            self._compiled[step.statement] = compiled.string, itemgetter(*(compiled.positiontup or ()))
        text, values = self._compiled[step.statement]
        self._driver.executemany(text, map(values, step.rows)).close()

    def _end(self) -> None:
        """Commit: by the driver, which began with the first row, unless the engine knows of the transaction."""
        assert self._connection is not None
        if self._connection.in_transaction():
            self._connection.commit()
        else:
            self._driver.commit()

    def _drop(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = self._driver = None

    async def close(self) -> None:
        """End the thread."""
        if self._thread.ident is not None:
            await self._do(self._drop)
            self._todo.put(None)
            self._thread.join()
        self._engine.dispose()


def settle(done: "asyncio.Future[None]", error: Exception | None) -> None:
    """Tell whoever waits how it ended, unless nobody does any more."""
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
