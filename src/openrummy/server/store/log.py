"""The one writer of all logs: it commits in groups, and an entry counts only when its commit is on disk."""

import asyncio
from collections.abc import Sequence
from typing import Any, Final

import structlog
from sqlalchemy import insert
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from ...wire import Refused, TableCode
from .schema import events

MOST_WAITING: Final = 4096  # appends that may wait; more are refused, so that memory stays bounded
GROUP: Final = 512  # appends in one commit

Row = dict[str, Any]
_log = structlog.get_logger()


class LogWriter:
    """Appends rows of `events`; many callers wait for one commit."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._waiting: asyncio.Queue[tuple[Sequence[Row], asyncio.Future[None]]] = asyncio.Queue(MOST_WAITING)
        self._task: asyncio.Task[None] | None = None
        self.commits = 0
        self.rows = 0

    def start(self) -> None:
        """Begin to write."""
        self._task = asyncio.create_task(self._run(), name="log-writer")

    async def stop(self) -> None:
        """Write what waits, then end."""
        if self._task is None:
            return
        await self._waiting.join()
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def append(self, rows: Sequence[Row]) -> None:
        """Return when the rows are on disk.

        Raises Refused UNAVAILABLE when they could not be written or too much waits; the caller must read its log again
        before it goes on, as a failed commit may or may not have happened.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        try:
            self._waiting.put_nowait((rows, done))
        except asyncio.QueueFull:
            raise Refused(TableCode.UNAVAILABLE, reason="busy") from None
        await done

    async def _run(self) -> None:
        while True:
            group = [await self._waiting.get()]
            while len(group) < GROUP and not self._waiting.empty():
                group.append(self._waiting.get_nowait())
            await self._commit(group)
            for _ in group:
                self._waiting.task_done()

    async def _commit(self, group: list[tuple[Sequence[Row], asyncio.Future[None]]]) -> None:
        rows = [row for part, _ in group for row in part]
        try:
            await self._write(rows)
        except SQLAlchemyError as e:
            if len(group) == 1:
                _log.error("append failed", table=rows[0]["table_id"], seq=rows[0]["seq"], error=str(e.__cause__ or e))
                _settle(group[0][1], Refused(TableCode.UNAVAILABLE, reason="storage"))
                return
            for one in group:  # one bad append must not fail its neighbours
                await self._commit([one])
            return
        self.commits += 1
        self.rows += len(rows)
        for _, done in group:
            _settle(done, None)

    async def _write(self, rows: list[Row]) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(insert(events), rows)


def _settle(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
