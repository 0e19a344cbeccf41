"""A finished match looked back at for one seat: what it did, what the coach would have done, what it cost."""

from typing import Final

import msgspec

from ..cards import Card, members
from ..coach.review import INSTRUCTIVE, Moment, dearest, review
from ..core import AnyAction, Seat
from ..match import Record, replay
from ..wire.hints import HintMove
from .hints import advised

_record: Final = msgspec.json.Decoder(Record)
_json: Final = msgspec.json.Encoder()


class Decision(msgspec.Struct, frozen=True, omit_defaults=True):
    """A decision: in `round` after `ply` actions, with this hand.  `cost` is what was lost for good.

    `missed` is what the best move was worth more at that moment; the cost is less where the seat got the same chance
    again.  `best` is what the coach would have done, where that is something else.
    """

    round: int
    ply: int
    hand: tuple[Card, ...]
    action: AnyAction
    cost: float = 0.0
    missed: float = 0.0
    best: HintMove | None = None


class Reviewed(msgspec.Struct, frozen=True):
    """A seat over a match: every decision in its order, and the places of the dearest among them, the dearest first.

    `cost`: what the decisions cost together; `luck`: how much better the cards were than on average.  All figures are
    in `unit`: `points` of the round, or `chance`: percent of the chance to win the match.
    """

    game: str
    unit: str
    names: tuple[str, ...]
    seat: Seat
    cost: float
    luck: float
    best: int
    decisions: tuple[Decision, ...]
    instructive: tuple[int, ...]


def reviewed(record: bytes, names: tuple[str, ...], seat: Seat) -> bytes:
    """The review of a seat as JSON.  May take seconds: never on the server's loop."""
    played = _record.decode(record)
    looked = review(played, seat)
    hands = {(s.round, s.ply): s.state.hands[seat] for s in replay(played)}
    moments = looked.moments
    (mine,) = looked.seats
    decisions = tuple(_decision(m, members(hands[m.round, m.ply])) for m in moments)
    dear = tuple(moments.index(m) for m in dearest(moments, seat)[:INSTRUCTIVE])
    told = Reviewed(
        looked.game,
        looked.unit.value,
        names,
        seat,
        round(mine.cost, 1),
        round(mine.luck, 1),
        mine.best,
        decisions,
        dear,
    )
    return _json.encode(told)


def _decision(m: Moment, hand: tuple[Card, ...]) -> Decision:
    best = advised(m.best) if m.missed else None
    return Decision(m.round, m.ply, hand, m.action, round(m.cost, 1), round(m.missed, 1), best)
