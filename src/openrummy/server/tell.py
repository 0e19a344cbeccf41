"""What each receiver is told about a table: built field by field, from what that seat may know."""

from functools import cache

import msgspec

from ..cards import members
from ..core import SHUFFLING, SPECTATOR, AnyAction, AnyEvent, Rearrange, Seat, View, for_seat, legal, view
from ..match import RoundResult, final
from ..wire import Reveal
from ..wire import messages as out
from . import explain
from .play import deadline
from .room import Chair, Room, Stage


def table_info(room: Room, guests: frozenset[str]) -> out.TableInfo:
    """The public side of a table.  `guests`: the accounts at it that have no password."""
    m = room.match
    rounds = tuple(map(round_info, m.rounds)) if m else ()
    ended = out.FinalInfo(**msgspec.structs.asdict(final(room.game, m))) if m and m.over else None
    return out.TableInfo(
        id=room.id,
        code=room.code,
        settings=room.settings,
        options=msgspec.to_builtins(room.game.options),
        stage=room.stage,
        chairs=tuple(None if c is None else _chair(c, guests) for c in room.chairs),
        host=room.seat_of(room.host),
        locked=room.locked,
        commitment=room.commitment,
        revealed="" if room.settings.reveal is Reveal.NEVER else room.revealed,
        round_seed=room.round_seed if room.settings.reveal is Reveal.ROUND else "",
        seat_seeds=room.seat_seeds,
        match=room.match_id,
        dealer=m.dealer if m else 0,
        totals=m.totals if m else (),
        rounds=rounds,
        items=explain.last_round(room),
        final=ended,
        bonuses=explain.bonuses(room),
        turn_at=room.turn_at,
        deadline=deadline(room),
        hands=_shown_hands(room),
    )


def round_info(r: RoundResult) -> out.RoundInfo:
    """A finished round as all see it."""
    return out.RoundInfo(r.dealer, r.reason, r.points, r.winners)


def _chair(c: Chair, guests: frozenset[str]) -> out.ChairInfo:
    return out.ChairInfo(
        name=c.name,
        bot=c.bot or "",
        guest=c.account in guests,
        ready=c.ready,
        votes=c.votes,
        brings=c.brings,
        bank=c.bank,
        absence=c.absence,
        dropped=c.dropped,
        gone=c.gone,
        expired=c.expired,
        silent=c.silent,
        seed=c.seed,
    )


def _shown_hands(room: Room) -> tuple[tuple[int, ...], ...]:
    """The hands left at the end of a round, where the table reveals them; never during play."""
    if room.stage not in (Stage.BETWEEN, Stage.OVER) or room.state is None or not explain.hands_are_shown(room):
        return ()
    return tuple(members(hand) for hand in room.state.hands)


def clock_info(room: Room) -> out.ClockInfo | None:
    """The clock as all see it, at a table that has one."""
    if room.settings.clock is None:
        return None
    return out.ClockInfo(room.turn_at, deadline(room), tuple(c.bank if c else 0 for c in room.chairs))


def seat_view(room: Room, seat: Seat) -> out.SeatView | None:
    """The running or just finished round as a seat (or SPECTATOR) may see it.

    Who sat down after the match sees what a spectator sees, not the hand of whoever sat there before.
    """
    seen = _seen_by(room, seat)
    return None if seen is None else on_the_wire(seen)


def _seen_by(room: Room, seat: Seat) -> View | None:
    if room.state is None:
        return None
    chair = room.chairs[seat] if seat != SPECTATOR else None
    return view(room.state, seat if chair and chair.played else SPECTATOR)


def on_the_wire(v: View) -> out.SeatView:
    """A view as a message."""
    return out.SeatView(v.seat, v.public, v.counts, v.stock, v.hand, v.drawn, v.stock_order)


def view_and_offers(room: Room, seat: Seat) -> tuple[out.SeatView | None, out.Offers | None]:
    """`seat_view` and `offers`, from one view."""
    seen = _seen_by(room, seat)
    return (None, None) if seen is None else (on_the_wire(seen), _offered(room, seen))


def offers(room: Room, seat: Seat) -> out.Offers | None:
    """What the seat may do now; None when it is not its turn."""
    seen = _seen_by(room, seat)
    return None if seen is None else _offered(room, seen)


def _offered(room: Room, seen: View) -> out.Offers | None:
    turn = seen.public.turn
    if room.stage is not Stage.PLAYING or turn.seat != seen.seat or turn.phase == SHUFFLING:
        return None
    actions = tuple(legal(room.game, seen, skip=Rearrange))
    kinds = dict.fromkeys(map(_kind, dict.fromkeys(map(type, actions))))
    if any(verb.action is Rearrange for verb in room.game.phases[turn.phase].verbs):
        kinds["rearrange"] = None
    return out.Offers(tuple(kinds), actions, bool(room.taken_back) and room.settings.undo)


@cache
def _kind(action: type[AnyAction]) -> str:
    """The name of an action on the wire."""
    return str(action.__struct_config__.tag)


def events_for(events: tuple[AnyEvent, ...], seat: Seat) -> tuple[AnyEvent, ...]:
    """The events as a seat may see them."""
    return tuple(seen for e in events if (seen := for_seat(e, seat)) is not None)
