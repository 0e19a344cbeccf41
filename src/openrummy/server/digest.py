"""What a seat missed while it was away, told from the log: rounds by their scores, the running round by its events."""

from collections.abc import Sequence
from typing import Final

import msgspec

from ..core import AnyEvent, Seat, replay_round
from ..wire import entries as log
from ..wire import messages as out
from .room import Room
from .tell import events_for, round_info

MOST_EVENTS: Final = 64  # of the running round, the last ones
MOST_ROUNDS: Final = 32  # finished meanwhile, the last ones; the table lists all of the match


class Missed(msgspec.Struct, frozen=True):
    """What a seat is told when it comes back: `events` as it may see them, and what they leave out."""

    events: tuple[AnyEvent, ...] = ()
    digest: out.Digest | None = None
    complete: bool = True


NOTHING_MISSED: Final = Missed()


class _Gap(msgspec.Struct):
    """What a stretch of a log says about the rounds in it, counted from its end.

    `plays` of the last round lie in it and count; `below` of those before it were taken back in it.
    """

    began: bool = False
    deals: int = 0
    plays: int = 0
    below: int = 0
    open: bool = False  # a round was being played when it begins
    cut: bool = False  # and was dealt over: something of it is not told event by event
    played_for: int = 0


def digest(room: Room, entries: Sequence[log.AnyEntry], since: int, seat: Seat) -> Missed:
    """What `seat` (or SPECTATOR) missed of a room in `entries`: those of its log after seq `since`, up to its last.

    Only the last round is played again, from its deal, so that a day away costs no more than one round.
    """
    gap = _read(entries, seat)
    seen = events_for(_events(room, gap), seat)
    rounds = _finished(room, gap)
    return shortened(Missed(seen, out.Digest(since, *_last(rounds, room), 0, gap.played_for), not gap.cut))


def _read(entries: Sequence[log.AnyEntry], seat: Seat) -> _Gap:
    gap = _Gap()
    for entry in entries:
        match entry:
            case log.Began():
                gap.began, gap.deals, gap.cut = True, 0, gap.cut or gap.plays > 0
            case log.Dealt():
                gap.cut = gap.cut or gap.plays > 0 or gap.below < 0
                gap.deals, gap.plays, gap.below = gap.deals + 1, 0, 0
            case log.Did() | log.Housed():
                gap.plays += 1
                gap.open = gap.open or gap.deals == 0
                gap.played_for += isinstance(entry, log.Did) and entry.seat == seat and bool(entry.by)
            case log.Undid():
                gap.plays -= 1
                gap.below = min(gap.below, gap.plays)
                gap.open = gap.open or gap.deals == 0
            case _:
                pass
    return gap


def _events(room: Room, gap: _Gap) -> tuple[AnyEvent, ...]:
    """The events of the last round that lie in the gap, without what was taken back."""
    played = room.record.rounds[-1] if room.record and room.record.rounds else None
    if played is None:
        return ()
    first = -1 if gap.deals else len(played.actions) - gap.plays + gap.below  # the deal, too, if it lies there
    if first >= len(played.actions):
        return ()
    steps = replay_round(room.game, room.settings.seats, played)
    return tuple(e for ply, (_, _, events) in enumerate(steps) if ply > first for e in events)


def _finished(room: Room, gap: _Gap) -> int:
    """How many rounds of the match were finished in the gap."""
    if room.match is None or room.record is None:
        return 0
    dealt_before = 0 if gap.began else len(room.record.rounds) - gap.deals
    return max(0, len(room.match.rounds) - dealt_before + (gap.open and not gap.began))


def _last(rounds: int, room: Room) -> tuple[int, tuple[out.RoundInfo, ...]]:
    """The number (from 1) of the first round that is told, and what is told of each."""
    found = room.match.rounds[-min(rounds, MOST_ROUNDS) :] if room.match and rounds else ()
    first = len(room.match.rounds) - len(found) + 1 if room.match and found else 0
    return first, tuple(round_info(r) for r in found)


def shortened(missed: Missed) -> Missed:
    """The same with the last events only, where there are many; without a digest, where the events are everything."""
    over = len(missed.events) - MOST_EVENTS
    if missed.digest is None or (over <= 0 and missed.complete):
        return Missed(missed.events, None, missed.complete)
    earlier = missed.digest.earlier + max(0, over)
    kept = missed.events[max(0, over) :]
    return Missed(kept, msgspec.structs.replace(missed.digest, earlier=earlier), complete=False)
