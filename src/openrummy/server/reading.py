"""A table's log read: as the whole table when it wakes, or as what a seat missed when it comes back."""

import asyncio
from typing import Final, Protocol

import msgspec
import structlog
from msgspec.structs import replace
from sqlalchemy.exc import SQLAlchemyError

from ..core import SPECTATOR, Seat
from ..wire import entries as log
from .digest import NOTHING_MISSED, Missed, digest, shortened
from .fold import Folded, fold_log
from .recent import Recent
from .room import Room
from .store import Store
from .tell import events_for

AGAIN: Final = 5  # times that a digest is begun anew when the table has moved on; then the view alone has to do
_log = structlog.get_logger()


class Read(msgspec.Struct, frozen=True):
    """A table's log, what it makes, and what happened last."""

    entries: list[log.AnyEntry]
    folded: Folded
    recent: Recent


async def load_room(table_id: str, store: Store) -> Read:
    """What a table's log makes.  Raises Refused NO_TABLE for an unknown table."""
    entries, recent = await store.read_log(table_id), Recent()
    return Read(entries, await asyncio.to_thread(fold_log, table_id, entries, recent), recent)


class Running(Protocol):
    """A table that goes on while its log is read."""

    room: Room
    recent: Recent
    store: Store


async def missed_by(table: Running, seat: Seat, since: int | None) -> Missed:
    """What a seat missed since an entry: from memory if it was not long, else from the log, in a thread.

    Nothing of before it sat down; and a spectator nothing of a table that shows its play to nobody.
    """
    chair = table.room.chairs[seat] if seat != SPECTATOR else None
    if since is None or (chair is None and not table.room.settings.spectators):
        return NOTHING_MISSED
    since = max(since, chair.sat if chair else 0)
    for _ in range(AGAIN):
        known = table.recent.after(since, table.room.seq - 1)
        if known is not None:
            return Missed(events_for(known, seat))
        room, told_anew = table.room, table.recent.told_anew
        try:
            entries = await table.store.read_log(room.id, since + 1)
        except SQLAlchemyError as e:  # the table itself is whole, and more important than what was missed
            _log.error("digest cannot be read", table=room.id, seq=since, error=type(e).__name__)
            break
        found = await asyncio.to_thread(digest, room, entries[: room.seq - since - 1], since, seat)
        later = table.recent.after(room.seq - 1, table.room.seq - 1)
        if later is not None and told_anew == table.recent.told_anew:
            return shortened(replace(found, events=found.events + events_for(later, seat)))
    return Missed(complete=False)
