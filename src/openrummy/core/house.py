"""What the house does in a round: shuffle the discards again, note who is away, end a round without score."""

from msgspec.structs import replace

from ..cards import Card
from ..errors import Code, Illegal, require
from .actions import HouseAction, Leave, Reshuffle, Return, Seat, Void
from .events import AnyEvent, Left, Reshuffled, Returned
from .game import SHUFFLING, Game
from .state import Outcome, Public, Reason, State, finish


def cards_to_shuffle(p: Public) -> tuple[Card, ...] | None:
    """The discards (ascending) that the house has to shuffle before play goes on, or None when no house is waited for.

    The top discard stays (BAS-20).
    """
    waiting = p.outcome is None and p.turn.phase == SHUFFLING
    return tuple(sorted(p.discard[:-1])) if waiting else None


def check_house(g: Game, p: Public, a: HouseAction) -> None:
    """Raise Illegal NOT_NOW, BAD_ORDER or BAD_SEAT unless the house may do this."""
    match a:
        case Reshuffle(order):
            due = cards_to_shuffle(p)
            require(due is not None, Code.NOT_NOW, phase=p.turn.phase)
            require(tuple(sorted(order)) == due, Code.BAD_ORDER, cards=len(order), expected=len(due or ()))
        case Leave(seat) | Return(seat):
            require(0 <= seat < len(p.opened), Code.BAD_SEAT, seat=seat)
            _check_presence(p, a, seat)
        case Void():
            pass
        case _:
            raise Illegal(Code.NOT_NOW)


def _check_presence(p: Public, a: HouseAction, seat: Seat) -> None:
    gone = seat in p.gone
    if isinstance(a, Leave):
        require(not gone and (a.for_good or seat not in p.away), Code.BAD_SEAT, seat=seat)
    else:
        require(seat in p.away and not gone, Code.BAD_SEAT, seat=seat)


def apply_house(g: Game, s: State, a: HouseAction) -> tuple[State, tuple[AnyEvent, ...]]:
    """The state after a house action that passed `check_house`."""
    p = s.public
    match a:
        case Reshuffle(order):
            turn = replace(p.turn, phase=g.first)
            after = replace(p, turn=turn, discard=p.discard[-1:], threw=p.threw[-1:], recycles=p.recycles + 1)
            return State(after, order, s.hands), (Reshuffled(len(order)),)
        case Leave(seat, for_good):
            away = tuple(sorted({*p.away, seat}))
            gone = tuple(sorted({*p.gone, seat})) if for_good else p.gone
            return replace(s, public=replace(p, away=away, gone=gone)), (Left(seat, for_good),)
        case Return(seat):
            away = tuple(x for x in p.away if x != seat)
            return replace(s, public=replace(p, away=away)), (Returned(seat),)
        case _:
            return finish(s, Outcome(Reason.VOID)), ()
