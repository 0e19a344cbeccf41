"""Playing at a table: actions, undo, votes, and what the clock, the house or a bot does instead of a person."""

from ..bots import BOTS
from ..core import SHUFFLING, AnyAction, HouseAction, Seat, Void, view
from ..errors import Code, require
from ..wire import Absence, Refused, TableCode
from ..wire import entries as log
from .desk import Context, Entries, need, own_chair, with_house
from .room import Room, Stage

STAND_IN = "medium"  # the bot that plays for an absent seat


def act(room: Room, account: str, action: AnyAction, action_id: str, ctx: Context, seen: int | None = None) -> Entries:
    """A seat's own action, with what the house must do at once.  Raises Refused, or Illegal from the rules.

    `seen` is the seq that the client had seen: RESYNC when the round has moved on since, as after a double click.
    """
    seat, _ = own_chair(room, account)
    need(not isinstance(action, HouseAction), TableCode.FORBIDDEN)
    need(seen is None or seen >= room.moved, TableCode.RESYNC, seq=room.seq - 1)
    return act_for(room, seat, action, ctx, action_id)


def done_before(room: Room, seat: Seat, action_id: str, action: AnyAction | None) -> int | None:
    """The seq of what a seat has done under this id (`action` is None for an undo), or None.

    Raises Refused SAME_ID when it was something else.
    """
    done = next((d for d in room.done if d.id == action_id and d.seat == seat), None)
    need(done is None or done.action == action, TableCode.SAME_ID)
    return None if done is None else done.seq


def said_before(room: Room, account: str, line_id: str, text: str, phrase: str) -> int | None:
    """The seq of what somebody has said under this id, or None.  Raises Refused SAME_ID when it was something else."""
    said = next((s for s in room.spoken if (s.account, s.id) == (account, line_id)), None)
    need(said is None or (said.text, said.phrase) == (text, phrase), TableCode.SAME_ID)
    return None if said is None else said.seq


def act_for(room: Room, seat: Seat, action: AnyAction, ctx: Context, action_id: str = "", by: str = "") -> Entries:
    """An action of a seat, whoever chose it.  Raises Refused NOT_NOW outside a round, or Illegal from the rules."""
    state = room.state
    if state is None or room.stage is not Stage.PLAYING:
        raise Refused(TableCode.NOT_NOW, stage=room.stage)
    require(state.seat == seat, Code.NOT_YOUR_TURN, seat=state.seat)
    return with_house(room, (log.Did(ctx.now, seat, action, action_id, by),), ctx)


def undo(room: Room, account: str, action_id: str, ctx: Context) -> Entries:
    """Take back the seat's own last action of this turn, if it revealed nothing."""
    seat, _ = own_chair(room, account)
    need(room.settings.undo, TableCode.NOT_ALLOWED)
    mine = room.state is not None and room.state.seat == seat and room.stage is Stage.PLAYING
    need(mine and room.taken_back, TableCode.NOTHING_TO_UNDO)
    return (log.Undid(ctx.now, seat, action_id),)


def vote(room: Room, account: str, yes: bool, ctx: Context) -> Entries:
    """Vote to end the round without score while a seat is absent; unanimous among the people who are there."""
    seat, chair = own_chair(room, account)
    need(room.settings.absence is Absence.VOTE, TableCode.NOT_ALLOWED)
    need(not chair.expired, TableCode.NOT_NOW, expired=True)
    need(room.stage is Stage.PLAYING and any(c and c.expired for c in room.chairs), TableCode.NOT_NOW, stage=room.stage)
    entry = log.Voted(ctx.now, seat, yes)
    missing = [i for i, c in enumerate(room.chairs) if c and c.account and not c.expired and not c.votes and i != seat]
    if missing or not yes:
        return (entry,)
    return with_house(room, (entry, log.Housed(ctx.now, Void())), ctx)


def bot_level(room: Room, seat: Seat) -> str | None:
    """Which bot has to act for a seat: its own, the stand-in of an absent owner, `idle`, or None for a person."""
    chair = room.chairs[seat]
    if chair is None:
        return None
    if chair.bot is not None:
        return chair.bot
    if not chair.expired:
        return None
    policy = room.settings.absence
    if policy is Absence.BOT:
        return STAND_IN
    return "idle" if policy is Absence.IDLE or chair.gone else None  # nobody is to vote again and again on who left


def to_act(room: Room) -> Seat | None:
    """The seat that has to act now, or None."""
    state = room.state
    if room.stage is not Stage.PLAYING or state is None or state.public.turn.phase == SHUFFLING:
        return None
    return state.seat


def choose(room: Room, seat: Seat, level: str, seed: int) -> AnyAction:
    """What a bot (or the idle rule) does for a seat.  May take milliseconds: never on the server's loop."""
    if room.state is None:
        raise Refused(TableCode.NOT_NOW, stage=room.stage)
    v = view(room.state, seat)
    return room.game.idle(room.game, v) if level == "idle" else BOTS[level](seed).choose(room.game, v)


def deadline(room: Room) -> int | None:
    """When the running turn's time is over, in milliseconds, or None without a clock."""
    clock, seat = room.settings.clock, to_act(room)
    chair = None if seat is None else room.chairs[seat]
    if clock is None or chair is None or bot_level(room, seat if seat is not None else 0) is not None:
        return None
    return room.turn_at + clock.move * 1000 + chair.bank


def absence_end(room: Room, seat: Seat) -> int | None:
    """When a dropped seat's absence bank is spent, or None while it does not run."""
    chair = room.chairs[seat]
    running = room.stage in (Stage.PLAYING, Stage.BETWEEN)
    if chair is None or chair.dropped is None or chair.expired or not running:
        return None
    return chair.dropped + chair.absence
