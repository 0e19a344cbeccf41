"""What the log of the program says about a table: each line with the table and the seq, and nothing that is secret."""

from typing import Any, Final

import structlog

from ..wire import entries as log
from .desk import Entries
from .room import Room, Stage

_log: Final = structlog.get_logger()


def note(room: Room, entries: Entries) -> None:
    """Write a line for whatever an operator may ask about later; `room` is the table after the entries."""
    for seq, entry in enumerate(entries, room.seq - len(entries)):
        found = _line(room, entry)
        if found is not None:
            event, facts = found
            _log.info(event, table=room.id, seq=seq, **facts)
    if room.stage in (Stage.BETWEEN, Stage.OVER) and any(isinstance(e, log.Did | log.Housed) for e in entries):
        _log.info(f"{'match' if room.stage is Stage.OVER else 'round'} over", table=room.id, seq=room.seq - 1)


def _line(room: Room, entry: log.AnyEntry) -> tuple[str, dict[str, Any]] | None:
    """A fact by its name and what of it may be told: a list of fields, never an entry as it is."""
    match entry:
        case log.Opened():
            return "table opened", {"game": room.game.name, "seats": len(room.chairs)}
        case log.Began(_, match_id):
            return "match began", {"match": match_id, "game": room.game.name}
        case log.Expired(_, seat):
            return "seat absent", {"seat": seat}
        case log.Outage(_, lost):
            return "clocks given back", {"lost_ms": lost}
        case log.Ended(_, reason):
            return "table closed", {"reason": reason}
        case _:
            return None
