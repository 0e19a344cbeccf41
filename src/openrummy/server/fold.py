"""What a stretch of a table's log makes of it, and what it means outside: matches that ended, jokers not played."""

from collections import deque
from collections.abc import Callable, Iterable
from typing import Final

import msgspec

from ..core import SPECTATOR, AnyEvent
from ..wire import Refused, TableCode
from ..wire import entries as log
from ..wire import messages as out
from .recent import Recent
from .room import Evolved, Room, Stage, evolve, open_room

CHAT_LINES: Final = 50  # kept for those who come later


class Joker(msgspec.Struct, frozen=True):
    """An extra joker out of an account's balance, by the ledger's reference."""

    account: str
    ref: str


class Folded(msgspec.Struct, frozen=True):
    """A room after some entries, and their events in order.

    `over`: the room at the end of each match that ended, before anybody left.  `spent`: the jokers that were brought
    from a balance; `released`: those to be given back, as they were not played.  `lines`: the last of the chat.
    """

    room: Room
    events: tuple[AnyEvent, ...] = ()
    over: tuple[Room, ...] = ()
    spent: tuple[Joker, ...] = ()
    released: tuple[Joker, ...] = ()
    lines: tuple[out.Line, ...] = ()


def fold(room: Room, entries: Iterable[log.AnyEntry], step: Callable[[Room, log.AnyEntry], Evolved] = evolve) -> Folded:
    """The room after these entries.  Raises Illegal or BadInput for entries that cannot have happened.

    `step` is `evolve`, or what remembers the same.
    """
    events: list[AnyEvent] = []
    over: list[Room] = []
    spent: list[Joker] = []
    released: list[Joker] = []
    lines: deque[out.Line] = deque(maxlen=CHAT_LINES)
    for entry in entries:
        released += _released(room, entry)
        after, happened = step(room, entry)
        if after.stage is Stage.OVER and room.stage is not Stage.OVER:
            over.append(after)
        room = after
        events += happened
        if isinstance(entry, log.Brought) and entry.ref:
            spent.append(_joker(room, entry.seat))
        if isinstance(entry, log.Said) and (entry.text or entry.phrase):
            lines.append(_line(room, entry))
    return Folded(room, tuple(events), tuple(over), tuple(spent), tuple(released), tuple(lines))


def fold_log(table_id: str, entries: list[log.AnyEntry], recent: Recent | None = None) -> Folded:
    """What the whole log of a table makes.  `recent` notes what happened last.

    Raises Refused NO_TABLE when it is no log.
    """
    if not entries or not isinstance(entries[0], log.Opened):
        raise Refused(TableCode.NO_TABLE)

    def step(room: Room, entry: log.AnyEntry) -> Evolved:
        after, events = evolve(room, entry)
        if recent is not None:
            recent.note((entry,), room.seq, events)
        return after, events

    return fold(open_room(table_id, entries[0]), entries[1:], step)


def _line(room: Room, entry: log.Said) -> out.Line:
    """A line of chat, under the name of who sat there when it was said."""
    chair = room.chairs[entry.seat] if entry.seat != SPECTATOR else None
    return out.Line(entry.at, entry.seat, chair.name if chair else entry.name, entry.text, entry.phrase)


def _joker(room: Room, seat: int) -> Joker:
    chair = room.chairs[seat]
    assert chair is not None
    return Joker(chair.account or "", chair.joker)


def _released(room: Room, entry: log.AnyEntry) -> list[Joker]:
    """The jokers that an entry takes off the table before they were played."""
    match entry:
        case log.Stood(_, seat):
            seats = [seat]
        case log.Brought(_, seat, False):
            seats = [seat]
        case log.Ended():
            seats = list(range(len(room.chairs)))
        case _:
            return []
    return [Joker(c.account or "", c.joker) for i in seats if (c := room.chairs[i]) and c.joker]
