"""A look back at a match: what each seat did, what the coach would have done, and what was luck.

Every judgment is made from the view that the seat had at that moment, by the estimate of the coach's own ranking.
"""

from collections.abc import Iterable, Iterator, Sequence
from random import Random
from statistics import fmean
from typing import Final

import msgspec
from msgspec.structs import replace

from ..bots.bot import Ranked
from ..core import AnyAction, Draw, Game, HouseAction, Seat, View, view
from ..match import Record, Step, game_of, replay
from ..worlds import unseen
from .advice import Advice, Adviser, Unit
from .advise import adviser_of
from .chances import Chance, chance_of, still_open

INSTRUCTIVE: Final = 3  # moments of a seat that are shown first
WORTH_TELLING: Final = 1.0  # points, or percent, that a decision must have cost to be one of them
_OTHER_CARDS: Final = 16  # cards that might have been drawn, looked at for each draw
_OTHER_HANDS: Final = 24  # hands that might have been dealt, looked at for each deal


class Moment(msgspec.Struct, frozen=True):
    """A decision: in which round and after how many actions of it, what was done, what was best, what it cost.

    `missed` is what the best move was worth more at that moment.  `cost` is what was lost for good: where the seat gets
    the same chance again by the end of its next turn, less what the chance is worth then, so that it counts once.
    """

    round: int
    ply: int
    seat: Seat
    action: AnyAction
    best: Advice
    missed: float
    cost: float


class SeatReview(msgspec.Struct, frozen=True):
    """A seat over the match: its decisions, how many were the best, what all cost together, how lucky its cards were.

    `instructive`: the dearest decisions, at most three, the dearest first.
    """

    seat: Seat
    decisions: int
    best: int
    cost: float
    luck: float
    instructive: tuple[Moment, ...]


class Review(msgspec.Struct, frozen=True):
    """A match looked back at: every decision in its order, and each seat's sum; all figures are in `unit`."""

    game: str
    unit: Unit
    moments: tuple[Moment, ...]
    seats: tuple[SeatReview, ...]


class Lucky(msgspec.Struct, frozen=True):
    """A card or a hand that a seat got, beside what it could have got: how much better than the average."""

    seat: Seat
    better: float


def review(record: Record, seat: Seat | None = None) -> Review:
    """Look back at a record, at all seats or at one.  Raises BadInput where it cannot have happened."""
    return summed_up(record, each(record, seat), seat)


def summed_up(record: Record, seen: Iterable[Moment | Lucky], seat: Seat | None = None) -> Review:
    """The review that the moments of a record make."""
    moments: list[Moment] = []
    luck: list[Lucky] = []
    for x in seen:
        if isinstance(x, Moment):
            moments.append(x)
        else:
            luck.append(x)
    moments.sort(key=lambda m: (m.round, m.ply))
    seats = tuple(_of_seat(s, moments, luck) for s in range(record.players) if seat in (s, None))
    g = game_of(record)
    return Review(record.game, adviser_of(g).unit(g), tuple(moments), seats)


def each(record: Record, seat: Seat | None = None) -> Iterator[Moment | Lucky]:
    """The moments of a match, for whoever wants to tell how far it is; one that waits to see whether its chance stays
    open comes a little later.  Raises as `review` does."""
    g = game_of(record)
    adviser = adviser_of(g)
    missed = _Missed()
    last: Step | None = None
    for step in replay(record):
        if step.ply == 0 or last is None:
            yield from missed.lost()
            seats = range(step.state.seats) if seat is None else (seat,)
            yield from (Lucky(s, _luck_of_deal(g, adviser, step, s)) for s in seats)
        elif not isinstance(step.action, HouseAction) and seat in (last.state.seat, None):
            yield from _decided(g, adviser, last, step, missed)
        last = step
    yield from missed.lost()


class _Missed:
    """Decisions whose chance may come again: for each seat, with the chance, and the turn until which it may."""

    def __init__(self) -> None:
        self._waiting: dict[Seat, list[tuple[Moment, Chance, int]]] = {}

    def add(self, moment: Moment, chance: Chance, until: int) -> None:
        """Keep a decision until it is known what of it was lost."""
        self._waiting.setdefault(moment.seat, []).append((moment, chance, until))

    def looked_for(self, v: View, ranking: tuple[Ranked, ...]) -> Iterator[Moment]:
        """The decisions of a seat that have waited long enough, now that it is to decide again."""
        kept = []
        for moment, chance, until in self._waiting.get(v.seat, ()):
            worth = still_open(chance, ranking, v)
            if v.public.turns > until:
                yield moment
            elif worth is not None:
                yield replace(moment, cost=max(0.0, moment.missed - worth))
            else:
                kept.append((moment, chance, until))
        self._waiting[v.seat] = kept

    def lost(self) -> Iterator[Moment]:
        """Those that wait in vain, as the round is over."""
        for waiting in self._waiting.values():
            yield from (moment for moment, _, _ in waiting)
        self._waiting.clear()


def _decided(g: Game, adviser: Adviser, before: Step, after: Step, missed: _Missed) -> Iterator[Moment | Lucky]:
    action, seat = after.action, before.state.seat
    assert action is not None
    v = view(before.state, seat)
    ranking = adviser.ranked(g, v)
    yield from missed.looked_for(v, ranking)
    if len(ranking) > 1:
        best = ranking[0]
        less = 0.0 if action == best.action else max(0.0, best.value - adviser.worth(g, v, ranking, action))
        advice = Advice(best.action, best.value, adviser.reasons(g, v, ranking, 0), adviser.unit(g))
        moment = Moment(before.round, before.ply, seat, action, advice, less, less)
        chance = chance_of(best.action, v).less(chance_of(action, v))
        if less and chance:
            missed.add(moment, chance, v.public.turns + len(v.counts))
        else:
            yield moment
    if isinstance(action, Draw) and after.state.public.outcome is None and after.state.seat == seat:
        yield Lucky(seat, _luck_of_draw(g, adviser, view(after.state, seat), Random(f"{after.round}/{after.ply}")))


def _luck_of_draw(g: Game, adviser: Adviser, v: View, rng: Random) -> float:
    """How much better the drawn card is than one of those that it could have been."""
    if v.drawn is None or v.stock_order:
        return 0.0
    hidden = (*unseen(g, v), v.drawn)
    others = rng.sample(hidden, min(len(hidden), _OTHER_CARDS))
    rest = [c for c in v.hand if c != v.drawn]
    instead = fmean(adviser.standing(g, replace(v, hand=tuple(sorted((*rest, c))), drawn=c)) for c in others)
    return adviser.standing(g, v) - instead


def _luck_of_deal(g: Game, adviser: Adviser, step: Step, seat: Seat) -> float:
    """How much better the hand of a seat is than one of those that could have been dealt."""
    rng = Random(f"deal/{step.round}/{seat}")
    v = replace(view(step.state, seat), drawn=None)
    pool = (*unseen(g, v), *v.hand)
    hands = (tuple(sorted(rng.sample(pool, len(v.hand)))) for _ in range(_OTHER_HANDS))
    return adviser.standing(g, v) - fmean(adviser.standing(g, replace(v, hand=hand)) for hand in hands)


def dearest(moments: Iterable[Moment], seat: Seat) -> list[Moment]:
    """The decisions of a seat that cost something worth telling, the dearest first."""
    mine = (m for m in moments if m.seat == seat and m.cost >= WORTH_TELLING)
    return sorted(mine, key=lambda m: -m.cost)


def _of_seat(seat: Seat, moments: Sequence[Moment], luck: Sequence[Lucky]) -> SeatReview:
    mine = [m for m in moments if m.seat == seat]
    return SeatReview(
        seat=seat,
        decisions=len(mine),
        best=sum(m.missed < WORTH_TELLING for m in mine),
        cost=sum(m.cost for m in mine),
        luck=sum(x.better for x in luck if x.seat == seat),
        instructive=tuple(dearest(mine, seat)[:INSTRUCTIVE]),
    )
