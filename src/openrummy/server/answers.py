"""What a connection may ask, one function each; whatever it says, the seat is the one its account holds."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeVar

from msgspec.structs import replace

from ..cards import members
from ..core import SPECTATOR, AnyAction, Seat, legal, view
from ..errors import Code, Illegal, require
from ..verbs import best_closing, closing_with
from ..wire import ExtraJokerUse, Refused, TableCode
from ..wire import entries as log
from ..wire import messages as wire
from . import desk, play
from .accounts import Account
from .actor import Once, TableActor
from .desk import Command, Context, Entries, need
from .explain import explained
from .fold import Joker
from .hints import hints
from .names import clean_line
from .room import Room, Stage
from .secret import new_id
from .watcher import may_watch

if TYPE_CHECKING:
    from .link import Link

T = TypeVar("T")
PHRASES: Final = frozenset(
    {"hello", "good-luck", "well-played", "thanks", "oops", "nice-one", "hurry", "one-moment", "good-game", "rematch"}
    | {"smile", "clap", "think", "wow", "sad", "heart"}
)  # the words are `phrase-KEY` in the catalogues


async def answer(link: "Link", ask: wire.AnyAsk) -> None:
    """Do what was asked and say so.  Raises Refused or Illegal, which the link turns into a `nack`."""
    match ask:
        case wire.Ping():
            link.tell(wire.Ack(ask.id))
        case wire.WatchLobby():
            link.service.hub.lobby.add(link)
            link.tell(wire.Ack(ask.id))
            link.tell(link.service.hub.open_tables())
        case wire.Watch():
            await _watch(link, ask)
        case wire.Arrange():
            await _arrange(link, ask)
        case wire.Propose():
            link.tell(wire.Proposals(ask.id, await _thought(link, _all_moves)))
        case wire.Hint():
            link.tell(wire.Hints(ask.id, await _thought(link, hints)))
        case wire.Check():
            _check(link, ask)
        case wire.Explain():
            link.tell(explained(_table(link).room, ask.id))
        case wire.Bring():
            await _bring(link, ask)
        case _:
            await _at_the_table(link, ask)


async def _watch(link: "Link", ask: wire.Watch) -> None:
    """Look at a table.  A seat token lends its owner's seat at this table to this connection, and nothing else."""
    cuts, account = link.service.cuts, await _acting_for(link, ask)
    actor = await link.service.hub.table(ask.table)
    await link.leave()
    link.account, link.actor = account, actor
    try:
        if link.service.cuts != cuts:
            await _acting_for(link, ask)  # the token may have ended before this connection acted by it
        seq = await actor.enter(link, ask.last)
    except Refused:
        link.actor = None
        await link.leave()
        raise
    link.tell(wire.Ack(ask.id, seq))


async def _acting_for(link: "Link", ask: wire.Watch) -> Account:
    account = await link.service.who_has_seat(ask.seat_token, ask.table) if ask.seat_token else link.owner
    if account is None:
        raise Refused(TableCode.FORBIDDEN)
    return account


def _table(link: "Link") -> TableActor:
    if link.actor is None:
        raise Refused(TableCode.NO_TABLE)
    if not may_watch(link.actor.room, link.seat):  # the match has begun, and this table shows it to nobody else
        raise Refused(TableCode.FORBIDDEN)
    return link.actor


async def _arrange(link: "Link", ask: wire.Arrange) -> None:
    """The order of the hand is the player's own: kept, told to nobody, never reset; what it leaves out comes last."""
    actor, room = _table(link), _table(link).room
    need(link.seat != SPECTATOR, TableCode.NOT_SEATED)
    hand = members(room.state.hands[link.seat]) if room.state else ()
    order = tuple(dict.fromkeys((*(c for c in ask.cards if c in hand), *hand)))
    if order != actor.orders.get(link.seat):
        actor.orders[link.seat] = order
        link.service.hub.keep_order(room.id, link.seat, order)
    link.tell(wire.Ack(ask.id))


async def _thought(link: "Link", work: Callable[[Room, Seat], tuple[T, ...]]) -> tuple[T, ...]:
    """What could be played by the seat to act; worked out in a thread, from the seat's view alone."""
    actor = _table(link)
    room = actor.room
    need(room.settings.hints and not room.settings.rated, TableCode.NOT_ALLOWED)
    seat = play.to_act(room)
    need(seat is not None and seat == link.seat, TableCode.NOT_NOW, stage=room.stage)
    return await asyncio.to_thread(work, room, link.seat)


def _all_moves(room: Room, seat: Seat) -> tuple[AnyAction, ...]:
    return tuple(legal(room.game, view(room.state, seat))) if room.state else ()


def _check(link: "Link", ask: wire.Check) -> None:
    """What a close would give: from the view of who asks, told to nobody else."""
    room = _table(link).room
    need(link.seat != SPECTATOR, TableCode.NOT_SEATED)
    need(room.state is not None and room.stage is Stage.PLAYING, TableCode.NOT_NOW, stage=room.stage)
    assert room.state is not None
    require(room.state.seat == link.seat, Code.NOT_YOUR_TURN, seat=room.state.seat)
    seen = view(room.state, link.seat)
    closing = None if ask.free is None else closing_with(room.game, seen, ask.free)
    best = best_closing(room.game, seen)
    if closing is None:
        link.tell(wire.Checked(ask.id, best))
    else:
        link.tell(wire.Checked(ask.id, closing, best if best and best.points > closing.points else None))


async def _bring(link: "Link", ask: wire.Bring) -> None:
    """Bring an extra joker, or take it back; from the balance where the table says so, spent before it is brought."""
    actor, me, ledger = _table(link), link.account.id, link.service.ledger
    desk.own_chair(actor.room, me)
    from_balance = actor.room.settings.extra_jokers is ExtraJokerUse.BALANCE
    ref = f"{actor.room.id}:{new_id()}" if from_balance and ask.yes else ""
    if ref:
        await ledger.spend_joker(me, ref, link.service.now())
    try:
        seq = await actor.do(lambda room, ctx: desk.bring_joker(room, me, ask.yes, ref, ctx))
    except (Refused, Illegal):
        if ref:  # unless it was brought all the same: a commit that failed may have happened
            await link.service.hub.aftermath.unless_brought(actor.room.id, Joker(me, ref))
        raise
    link.tell(wire.Ack(ask.id, seq))


async def _at_the_table(link: "Link", ask: wire.AnyAsk) -> None:
    actor = _table(link)
    if isinstance(ask, wire.Sit):
        guest = await link.service.accounts.guests([link.account.id])
        link.account = replace(link.account, guest=bool(guest))  # it may have become an account since it connected
        actor.guests = actor.guests - {link.account.id} | guest
    link.tell(wire.Ack(ask.id, await actor.do(_command(link, ask), _once(link, ask))))


def _once(link: "Link", ask: wire.AnyAsk) -> Once | None:
    """How to tell what was sent again, after a lost connection: by its id."""
    seat, me = link.seat, link.account.id
    match ask:
        case wire.Act() if seat != SPECTATOR:
            return lambda room: play.done_before(room, seat, ask.id, ask.action)
        case wire.Undo() if seat != SPECTATOR:
            return lambda room: play.done_before(room, seat, ask.id, None)
        case wire.Say() | wire.Phrase():
            text, key = _words(ask)
            return lambda room: play.said_before(room, me, ask.id, text, key)
        case _:
            return None


def _words(ask: wire.Say | wire.Phrase) -> tuple[str, str]:
    """The line as it is shown, and the key of a canned one.  Raises Refused BAD_TEXT."""
    return (clean_line(ask.text), "") if isinstance(ask, wire.Say) else ("", ask.key)


def _command(link: "Link", ask: wire.AnyAsk) -> Command:
    """The command behind an ask; it runs in the table's own task, on the room as it is then."""
    me = link.account

    def command(room: Room, ctx: Context) -> Entries:
        match ask:
            case wire.Act():
                return play.act(room, me.id, ask.action, ask.id, ctx, ask.seen)
            case wire.Undo():
                return play.undo(room, me.id, ask.id, ctx)
            case wire.Sit():
                return desk.sit(room, me.id, me.name, ask.seat, ctx, me.guest)
            case wire.Stand():
                return desk.stand(room, me.id, ctx)
            case wire.Ready():
                return desk.ready(room, me.id, new_id(), ctx)
            case wire.Vote():
                return play.vote(room, me.id, ask.yes, ctx)
            case wire.AddSeed():
                return desk.add_seed(room, me.id, ask.seed, ctx)
            case wire.Say() | wire.Phrase():
                return _said(link, room, ask, ctx)
            case _:
                return _host_command(link, ask, room, ctx)

    return command


def _host_command(link: "Link", ask: wire.AnyAsk, room: Room, ctx: Context) -> Entries:
    me = link.account.id
    match ask:
        case wire.Start():
            return desk.start(room, me, new_id(), ctx)
        case wire.AddBot():
            return desk.add_bot(room, me, ask.seat, link.service.bot_level(ask.level), desk.bot_name(room), ctx)
        case wire.Kick():
            return desk.kick(room, me, ask.seat, ctx)
        case wire.Lock():
            return desk.lock(room, me, ask.locked, ctx)
        case wire.HandOver():
            return desk.hand_over(room, me, ask.seat, ctx)
        case wire.Silence():
            return desk.silence(room, me, ask.seat, ask.silent, ctx)
        case _:
            raise Refused(TableCode.BAD_MESSAGE)


def _said(link: "Link", room: Room, ask: wire.Say | wire.Phrase, ctx: Context) -> Entries:
    me, seat = link.account, room.seat_of(link.account.id)
    if seat is None:
        need(room.settings.spectators and room.settings.spectator_chat, TableCode.NOT_ALLOWED)
    chair = None if seat is None else room.chairs[seat]
    need(chair is None or not chair.silent, TableCode.NOT_ALLOWED)
    need(room.stage is not Stage.CLOSED, TableCode.CLOSED)
    text, key = _words(ask)
    need(text or key in PHRASES, TableCode.BAD_MESSAGE, field="key")
    need(link.service.may_chat(me.id), TableCode.TOO_FAST)
    if seat is not None:
        return (log.Said(ctx.now, seat, text, key, id=ask.id),)
    return (log.Said(ctx.now, SPECTATOR, text, key, me.name, me.id, ask.id),)
