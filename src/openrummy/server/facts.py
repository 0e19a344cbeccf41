"""What a finished match tells about each of its players, read from its record alone."""

from collections import Counter

import msgspec

from ..core import Game, Reason, State
from ..match import Record, game_of, replay


class SeatFacts(msgspec.Struct, frozen=True, omit_defaults=True):
    """One player's part in one match, over its rounds; refused deals are none.

    `points` are those of the rounds, without the bonuses of the end.  `undercuts`: knocks of others beaten;
    `undercut`: own knocks that were beaten.  `closes`: boards closed, by category.
    """

    rounds: int = 0
    won: int = 0
    points: int = 0
    out: int = 0
    knocks: int = 0
    undercuts: int = 0
    undercut: int = 0
    closes: dict[str, int] = {}


def seat_facts(record: Record) -> tuple[SeatFacts, ...]:
    """The facts of each seat.  Raises BadInput for a record that cannot have happened."""
    g = game_of(record)
    counts: list[Counter[str]] = [Counter() for _ in range(record.players)]
    closes: list[Counter[str]] = [Counter() for _ in range(record.players)]
    for step in replay(record):
        if step.state.public.outcome is not None:
            _count(g, step.state, counts, closes)
    return tuple(msgspec.convert({**c, "closes": k}, SeatFacts) for c, k in zip(counts, closes, strict=True))


def _count(g: Game, s: State, counts: list[Counter[str]], closes: list[Counter[str]]) -> None:
    o = s.public.outcome
    if o is None or o.reason is Reason.REFUSED:
        return
    score = g.score(g, s)
    for seat, count in enumerate(counts):
        count["rounds"] += 1
        count["points"] += score.points[seat]
        count["won"] += seat in score.winners
    if o.seat is None:
        return
    if o.closing is not None:
        closes[o.seat][o.closing.category] += 1
    counts[o.seat]["out"] += o.reason is Reason.OUT
    if o.reason is Reason.KNOCK:
        counts[o.seat]["knocks"] += 1
        counts[o.seat]["undercut"] += o.seat not in score.winners
        for seat in score.winners:
            counts[seat]["undercuts"] += seat != o.seat


def added(facts: list[SeatFacts]) -> SeatFacts:
    """The facts of several matches together."""
    closes: Counter[str] = Counter()
    for f in facts:
        closes.update(f.closes)
    names = [n for n in SeatFacts.__struct_fields__ if n != "closes"]
    return SeatFacts(**{n: sum(getattr(f, n) for f in facts) for n in names}, closes=dict(closes))
