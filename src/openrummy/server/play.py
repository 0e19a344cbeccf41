"""Playing at a table: actions, undo, votes, and what the clock, the house or a bot does instead of a person."""

from ..bots import BOTS
from ..core import SHUFFLING, AnyAction, HouseAction, Reshuffle, Seat, Void, cards_to_shuffle, check, view
from ..fairness import match_order
from ..wire import Absence, Refused, TableCode
from ..wire import entries as log
from .desk import Context, Entries, commit, need, own_chair
from .room import Room, Stage, evolve

STAND_IN = "greedy"  # the bot that plays for an absent seat


def act(room: Room, account: str, action: AnyAction, action_id: str, ctx: Context) -> Entries:
    """A seat's own action, with what the house must do at once.  Raises Refused, or Illegal from the rules."""
    seat, _ = own_chair(room, account)
    need(not isinstance(action, HouseAction), TableCode.FORBIDDEN)
    return act_for(room, seat, action, ctx, action_id)


def act_for(room: Room, seat: Seat, action: AnyAction, ctx: Context, action_id: str = "", by: str = "") -> Entries:
    """An action of a seat, whoever chose it.  Raises Refused NOT_NOW outside a round, or Illegal from the rules."""
    state = room.state
    if state is None or room.stage is not Stage.PLAYING:
        raise Refused(TableCode.NOT_NOW, stage=room.stage)
    check(room.game, view(state, seat), action)
    return _with_house(room, log.Did(ctx.now, seat, action, action_id, by), ctx)


def _with_house(room: Room, entry: log.AnyEntry, ctx: Context) -> Entries:
    """The entry, the reshuffle that it makes due, and the next match's commitment when it ends the match."""
    after, _ = evolve(room, entry)
    entries: Entries = (entry,)
    due = cards_to_shuffle(after.state.public) if after.state else None
    if due is not None and after.state is not None:
        times = after.state.public.recycles + 1
        seeds = tuple(map(bytes.fromhex, room.seat_seeds))
        order = match_order(due, bytes.fromhex(room.seed), room.round_number, seeds, times)
        entries += (log.Housed(ctx.now, Reshuffle(order)),)
    return (*entries, commit(ctx)) if after.stage is Stage.OVER else entries


def undo(room: Room, account: str, action_id: str, ctx: Context) -> Entries:
    """Take back the seat's own last action of this turn, if it revealed nothing."""
    seat, _ = own_chair(room, account)
    need(room.settings.undo, TableCode.NOT_ALLOWED)
    mine = room.state is not None and room.state.seat == seat and room.stage is Stage.PLAYING
    need(mine and room.taken_back, TableCode.NOTHING_TO_UNDO)
    return (log.Undid(ctx.now, seat, action_id),)


def vote(room: Room, account: str, yes: bool, ctx: Context) -> Entries:
    """Vote to end the round without score while a seat is absent; unanimous among the people who are there."""
    seat, _ = own_chair(room, account)
    need(room.settings.absence is Absence.VOTE, TableCode.NOT_ALLOWED)
    need(room.stage is Stage.PLAYING and any(c and c.expired for c in room.chairs), TableCode.NOT_NOW, stage=room.stage)
    entry = log.Voted(ctx.now, seat, yes)
    missing = [i for i, c in enumerate(room.chairs) if c and c.account and not c.expired and not c.votes and i != seat]
    if missing or not yes:
        return (entry,)
    return (entry, *_with_house(room, log.Housed(ctx.now, Void()), ctx))


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
    return STAND_IN if policy is Absence.BOT else "idle" if policy is Absence.IDLE else None


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
