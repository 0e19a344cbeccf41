"""What happens at a table and matters elsewhere: matches to keep, jokers to give back, tables to close, hand orders.

None of it is the truth about a table, which is its log; all of it can be done again from the log, and is tried again
until it is done.
"""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final

import structlog

from ..cards import Card
from ..core import Seat
from ..wire import ExtraJokerUse
from ..wire import entries as log
from .desk import Entries
from .fold import Folded, Joker, fold_log
from .ledger import Ledger
from .room import Room, Stage
from .store import Store

_log = structlog.get_logger()
Work = Callable[[], Awaitable[Any]]
Key = tuple[str, ...]
AT_ONCE: Final = 64  # things that are done at the same time, so that they share commits


class Aftermath:
    """The work that waits, by what it is about.  `now` is the server's time; `keep` writes a finished match down."""

    def __init__(
        self, store: Store, ledger: Ledger, now: Callable[[], int], keep: Callable[[Room], Awaitable[Any]]
    ) -> None:
        self._store, self._ledger, self._now, self._keep = store, ledger, now, keep
        self._waiting: dict[Key, Work] = {}
        self._task: asyncio.Task[None] | None = None
        self._flushing = asyncio.Lock()

    def note(self, room: Room, entries: Entries, folded: Folded) -> None:
        """Entries were written: begin with what follows from them."""
        for over in folded.over:
            people = (chair.account for chair in over.chairs if chair and chair.account)
            self._waiting["match", over.match_id, *people] = partial(self._keep, over)
        for joker in folded.released:
            self._waiting["joker", joker.ref] = partial(self._give_back, joker)
        for entry in entries:
            if isinstance(entry, log.Sat | log.Stood):
                self.keep_order(room.id, entry.seat, ())
        if room.stage is Stage.CLOSED:
            self._waiting["close", room.id] = partial(self._store.close_table, room.id)
        if self._waiting and (self._task is None or self._task.done()):
            self._task = asyncio.create_task(self.flush(), name="aftermath")

    def waits_for(self, account: str) -> bool:
        """Whether a finished match of an account could not be kept yet."""
        return any(key[0] == "match" and account in key[2:] for key in self._waiting)

    async def _give_back(self, joker: Joker) -> None:
        await self._ledger.return_joker(joker.account, joker.ref, self._now())

    async def unless_brought(self, table_id: str, joker: Joker) -> None:
        """Give a joker back if the table's log does not know of it; tried again until the log can be read."""
        self._waiting["joker", joker.ref] = partial(self._give_back_unless_brought, table_id, joker)
        await self.flush()

    async def _give_back_unless_brought(self, table_id: str, joker: Joker) -> None:
        folded = fold_log(table_id, await self._store.read_log(table_id))
        if joker not in folded.spent or joker in folded.released:
            await self._give_back(joker)

    async def recover(self, folded: Folded) -> None:
        """A table was read from its log: see to what a crash may have left undone."""
        self.note(folded.room, (), folded)
        if folded.room.settings.extra_jokers is ExtraJokerUse.BALANCE:
            kept = {j.ref for j in folded.spent} - {j.ref for j in folded.released}
            await self._ledger.return_unplayed(folded.room.id, kept, self._now())

    def keep_order(self, table_id: str, seat: Seat, cards: tuple[Card, ...]) -> None:
        """Remember the order of a hand over restarts; written with the next flush, as it may change many times."""
        key = ("order", table_id, str(seat))
        self._waiting[key] = partial(self._store.keep_hand_order, table_id, seat, cards)

    async def flush(self) -> None:
        """Do all that waits; what fails waits for the next time.

        Nothing is done twice at the same time: whoever comes meanwhile waits, and does what is left.
        """
        async with self._flushing:
            waiting = list(self._waiting.items())
            for first in range(0, len(waiting), AT_ONCE):
                await asyncio.gather(*(self._do(key, work) for key, work in waiting[first : first + AT_ONCE]))

    async def _do(self, key: Key, work: Work) -> None:
        try:
            await work()
        except Exception as e:  # whatever is wrong with the store: it is tried again
            _log.error("to be tried again", what=key[0], error=type(e).__name__)
            return
        if self._waiting.get(key) is work:
            del self._waiting[key]

    async def stop(self) -> None:
        """Do what waits, a last time."""
        if self._task is not None:
            await asyncio.gather(self._task, return_exceptions=True)
        await self.flush()
