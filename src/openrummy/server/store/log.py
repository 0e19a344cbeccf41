"""The one writer of all logs: it commits in groups, and an entry counts only when its commit is on disk."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import structlog
from sqlalchemy import insert

from ...wire import Refused, TableCode
from .commits import Commits, Row, Step, settle
from .failing import reason
from .schema import events

MOST_WAITING: Final = 4096  # appends that may wait; more are refused, so that memory stays bounded
GROUP: Final = 512  # appends in one commit

_append: Final = insert(events)
_log = structlog.get_logger()


class _Part(NamedTuple):
    """What one caller wants written."""

    rows: Sequence[Row]
    steps: tuple[Step, ...]
    done: asyncio.Future[None]


class LogWriter:
    """Appends rows of `events`, and writes small things beside them; many callers wait for one commit."""

    def __init__(self, commits: Commits) -> None:
        self._commits = commits
        self._waiting: list[_Part] = []
        self._more: asyncio.Future[None] | None = None  # what the writer waits for while nothing is to be written
        self._over = False
        self.taken = False  # another server has the database
        self._task: asyncio.Task[None] | None = None
        self.commits = 0
        self.rows = 0
        self.took: Callable[[float], object] = lambda seconds: None  # told how long an append waited for its commit
        self.failed: Callable[[], object] = lambda: None

    def start(self) -> None:
        """Begin to write."""
        self._task = asyncio.create_task(self._run(), name="log-writer")

    async def stop(self) -> None:
        """Write what waits, then end."""
        self._over = True
        self._wake()
        if self._task is not None:
            await self._task
        await self._commits.close()

    async def append(self, rows: Sequence[Row], *beside: Step) -> None:
        """Return when the rows (and the steps, in the same transaction) are on disk.

        Raises Refused UNAVAILABLE when they could not be written or too much waits; the caller must read its log again
        before it goes on, as a failed commit may or may not have happened.
        """
        loop = asyncio.get_running_loop()
        if self._over or self.taken or len(self._waiting) >= MOST_WAITING:
            self.failed()
            why = "stopping" if self._over else "taken" if self.taken else "busy"
            raise Refused(TableCode.UNAVAILABLE, reason=why)
        done: asyncio.Future[None] = loop.create_future()
        begun = loop.time()
        self._waiting.append(_Part(rows, beside, done))
        self._wake()
        await done
        self.took(loop.time() - begun)

    def _wake(self) -> None:
        if self._more is not None and not self._more.done():
            self._more.set_result(None)

    async def _run(self) -> None:
        while self._waiting or not self._over:
            if self._waiting:
                group = self._waiting[:GROUP]
                del self._waiting[:GROUP]
                await self._commit(group)
            else:
                self._more = asyncio.get_running_loop().create_future()
                await self._more

    async def _commit(self, group: list[_Part]) -> None:
        rows = [row for part in group for row in part.rows]
        steps = [step for part in group for step in part.steps]
        try:
            await self._commits.commit([Step(_append, rows), *steps] if rows else steps)
        except Exception as e:  # whatever a driver raises, nobody may wait for ever
            if len(group) == 1:
                where = {"table": rows[0]["table_id"], "seq": rows[0]["seq"]} if rows else {}
                _log.error("append failed", error=reason(e), **where)
                self.failed()
                settle(group[0].done, Refused(TableCode.UNAVAILABLE, reason="storage"))
                return
            for one in group:  # one bad append must not fail its neighbours
                await self._commit([one])
            return
        self.commits += 1
        self.rows += len(rows)
        for part in group:
            settle(part.done, None)
