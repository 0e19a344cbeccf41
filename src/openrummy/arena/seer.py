"""A player that sees every hand and the whole stock: what skill could reach at most, were there no luck.

It plays rounds out from where they are: each of its actions once, then variations of the best of them, with a medium
player in every seat.  As it knows all cards that come, a good end that it found is a plan, which it follows as long as
things go as it foresaw, or better, and it wins.  It does not know shuffles that are yet to come.
"""

import math
from collections.abc import Sequence
from random import Random
from typing import Final

import msgspec

from ..bots import thinker
from ..core import AnyAction, Game, Reshuffle, State, apply, cards_to_shuffle, check, legal, view
from ..errors import Illegal
from ..games.scoring import hand_values
from .play import Onlooker

PLAYOUTS: Final = 48  # for one plan, shared among the seats: at a bigger table each costs more
_STRAYS: Final = 0.2  # how often a variation leaves what the medium player would do
_LONGEST: Final = 160  # actions; a playout that has not ended by then is priced as it stands


class Plan(msgspec.Struct, frozen=True):
    """What came of a playout: its worth in points of the round, and the seer's own actions in it."""

    worth: float
    moves: tuple[AnyAction, ...]


class Seer(Onlooker):
    """The upper bound.  `nodes` are the playouts for one plan."""

    def __init__(self, seed: int, nodes: int | None = None) -> None:
        self._random, self._nodes = Random(seed), nodes
        self._plan = Plan(-math.inf, ())

    def look(self, g: Game, s: State) -> AnyAction:
        plan = self._play_out(g, s, self._plan.moves, 0.0)
        turn = s.public.turn
        losing = plan.worth <= 0 and not turn.drawn and turn.taken is None  # then it looks again, once a turn
        if losing or not self._plan.moves or plan.worth < self._plan.worth:
            plan = self._search(g, s, plan)
        self._plan = Plan(plan.worth, plan.moves[1:])
        return plan.moves[0]

    def _search(self, g: Game, s: State, plan: Plan) -> Plan:
        """The best of many plans, from this one on: every action tried once, then variations of what was best."""
        options = list(legal(g, view(s, s.seat)))
        plans, most = [plan], self._nodes or PLAYOUTS // s.seats
        if 1 < len(options) < most:
            plans += [self._play_out(g, s, (option,), 0.0) for option in options]
        while len(plans) < most:
            start = max(plans, key=_worth).moves
            kept = self._random.randint(0, len(start) - 1)
            plans.append(self._play_out(g, s, start[:kept], _STRAYS))
        return max(plans, key=_worth)

    def _play_out(self, g: Game, s: State, moves: Sequence[AnyAction], strays: float) -> Plan:
        """Play to the end of the round: its own moves as planned while they are legal, then as a medium player does."""
        me, medium, planned, done = s.seat, thinker("medium", 0), list(reversed(moves)), []
        for _ in range(_LONGEST):
            if s.public.outcome is not None:
                break
            if (due := cards_to_shuffle(s.public)) is not None:
                s, _ = apply(g, s, Reshuffle(due))
                continue
            v = view(s, s.seat)
            if s.seat != me:
                action = medium.choose(g, v)
            elif planned and _may(g, s, planned[-1]):
                action = planned.pop()
            else:
                planned.clear()
                stray = strays and self._random.random() < strays
                action = self._random.choice(list(legal(g, v))) if stray else medium.choose(g, v)
            if s.seat == me:
                done.append(action)
            s, _ = apply(g, s, action)
        return Plan(_priced(g, s, me), tuple(done))


def _worth(plan: Plan) -> float:
    return plan.worth


def _may(g: Game, s: State, a: AnyAction) -> bool:
    try:
        check(g, view(s, s.seat), a)
    except Illegal:
        return False
    return True


def _priced(g: Game, s: State, seat: int) -> float:
    """The points of a seat beyond the mean of the others; of a round that goes on, the same of the hands left."""
    over = s.public.outcome is not None
    points = g.score(g, s).points if over else tuple(-v for v in hand_values(g, s))
    others = [p for i, p in enumerate(points) if i != seat]
    return points[seat] - sum(others) / len(others)
