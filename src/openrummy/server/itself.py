"""What happens at a table by itself: time runs out, the pause is over, a bot has thought.

Each is a command that looks again when its turn comes, and does nothing if the table has moved on.
"""

import asyncio
import math
from collections.abc import Awaitable, Callable

import structlog

from ..core import AnyAction, Seat
from ..errors import Illegal
from . import desk, play
from .desk import Command, Context, Entries
from .room import Room, Stage

# What a bot does, and who it was; wherever it thinks.
Choose = Callable[[Room, Seat, str, int], Awaitable[tuple[AnyAction, str]]]

SHORTEST, LONGEST = 0.85, 1.45  # times the table's pace, which is the average; never less than there is to think

_log = structlog.get_logger()


def choice(room: Room, seat: Seat, level: str, seed: int) -> tuple[AnyAction, str]:
    """What a bot does, and who it was: a bot that fails must not stop the table, so the idle rule acts for it."""
    try:
        return play.choose(room, seat, level, seed), level
    except Exception:
        _log.exception("bot failed", table=room.id, seq=room.seq, level=level)
        return play.choose(room, seat, "idle", seed), "idle"


async def in_a_thread(room: Room, seat: Seat, level: str, seed: int) -> tuple[AnyAction, str]:
    """What `choice` says, thought in a thread of this process."""
    return await asyncio.to_thread(choice, room, seat, level, seed)


def pause(pace: float, secret: str) -> float:
    """How long a bot waits before it acts: on average the table's pace, mostly a little less, now and then longer.

    It follows from a secret made for this alone, so that it tells nothing of a hand or of how hard the choice was.
    """
    drawn: float = int(secret[:8], 16) / 0xFFFFFFFF
    return pace * (SHORTEST + (LONGEST - SHORTEST) * drawn**3)


def beat(thought: float, pace: float) -> float:
    """When a bot acts that has thought for so long: with the first beat after that; at once where the pace is 0."""
    return max(1, math.ceil(thought / pace)) * pace if pace else thought


def absent(seat: Seat) -> Command:
    """When a seat's absence bank is spent, the table's policy holds for it."""

    def command(room: Room, ctx: Context) -> Entries:
        end = play.absence_end(room, seat)
        return desk.absent(room, seat, ctx) if end is not None and end <= ctx.now else ()

    return command


def next_round(room: Room, ctx: Context) -> Entries:
    """When the pause between rounds is over, the next one is dealt."""
    return desk.next_round(room, ctx) if room.stage is Stage.BETWEEN else ()


def time_out(seat: Seat) -> Command:
    """When a turn's time is over, the idle rule acts for the seat; a stale timer does nothing."""

    def command(room: Room, ctx: Context) -> Entries:
        end = play.deadline(room)
        if play.to_act(room) != seat or end is None or end > ctx.now:
            return ()
        return play.act_for(room, seat, play.choose(room, seat, "idle", 0), ctx, by="idle")

    return command


def bot_acts(seat: Seat, action: AnyAction, by: str, moved: int) -> Command:
    """What a bot chose when entry `moved` was the last of the round; if the table changed since, it is asked again.

    A bot that wants what the rules refuse must not stop the table either, so the idle rule acts for it.
    """

    def command(room: Room, ctx: Context) -> Entries:
        if room.moved != moved or play.to_act(room) != seat or play.bot_level(room, seat) is None:
            return ()
        try:
            return play.act_for(room, seat, action, ctx, by=by)
        except Illegal as e:
            _log.error("bot refused", table=room.id, seq=room.seq, level=by, code=e.code)
            return play.act_for(room, seat, play.choose(room, seat, "idle", 0), ctx, by="idle")

    return command
