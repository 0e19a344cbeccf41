"""Holds back and deals the unseen cards again and again, to see whether another plan wins more (RULES G).

By its own rule it keeps its melds until it can go out or somebody comes close: a meld that is held back gives the
others no place for lay-offs, hides how far one is, and may double the round (SOL-11, BAS-31).
"""

from math import sqrt
from random import Random
from typing import Final

import msgspec
from msgspec.structs import replace

from ...cards import Card, Cards, as_set, cards, members
from ...core import AnyAction, Discard, Draw, Game, LayDown, LayOff, State, Take, View, legal
from ...melds import least_left, split
from ...worlds import likely
from ..bot import Budget, Ranked
from . import medium
from .burden import Reading, burden, read
from .evidence import evidence
from .holding import holds_back
from .opponents import stock_ahead
from .playout import Playouts, World
from .table import fits, laid
from .ways import way_out

NODES: Final = 80  # playouts for one action, unless the budget says another number
_MANY: Final = 200  # with so many playouts more than one discard for each plan is tried
_WIDTH: Final = 3
_SURE: Final = 3.0  # standard errors by which a plan must lead to be preferred to that of the rules
SETTLING, SWAPS = 200, 20  # changes of a dealt world before the first playout, and between two
_FEWEST: Final = 8  # worlds, under which nothing is beyond chance


class Plan(msgspec.Struct, frozen=True):
    """What is put on the table before the discard, and the discard; `first` is the action that begins it."""

    first: AnyAction
    melds: tuple[tuple[Card, ...], ...]
    offs: tuple[Card, ...]
    discard: Card
    estimate: float


def choose(g: Game, v: View, rng: Random, budget: Budget) -> AnyAction:
    """The first action of the plan that did best in the playouts."""
    return ranked(g, v, rng, budget)[0].action


def ranked(g: Game, v: View, rng: Random, budget: Budget) -> tuple[Ranked, ...]:
    """The actions worth a thought, the best first, with the points that they win on average (less what they lose)."""
    options = list(legal(g, v))
    if len(options) == 1:
        return (Ranked(options[0], 0.0),)
    r = read(g, v)
    if any(isinstance(a, Draw | Take) for a in options):
        return _before_the_draw(g, v, r, options)
    way = way_out(r.hand, r.table, r.rules, r.open, v.public.turn.taken, r.house.final_discard)
    if way and way[0] in options:
        return (Ranked(way[0], medium.OUT),)
    nodes = NODES if budget.nodes is None else budget.nodes
    width = _WIDTH if nodes >= _MANY else 1
    holding, laying = _holding(v, r, width), _laying(v, r, width)
    ordered = (*holding, *laying) if holds_back(v, r) else (*laying, *holding)
    plans = [p for p in ordered if p.first in options]
    return _tried(g, v, plans, rng, nodes, budget) if plans else medium.ranked(g, v)


def _before_the_draw(g: Game, v: View, r: Reading, options: list[AnyAction]) -> tuple[Ranked, ...]:
    """By the tips; where the next card of the stock is known, by what it is (SOL-32)."""
    ahead = stock_ahead(v)
    if not ahead or Take() not in options or Draw() not in options:
        return medium.ranked(g, v)
    told = [Ranked(Take(), medium.worth_of_taking(g, v, r))]
    told.append(Ranked(Draw(), _worth_of_drawing(r, ahead[0])))
    return tuple(sorted(told, key=lambda x: -x.value))


def _worth_of_drawing(r: Reading, card: Card) -> float:
    held = r.hand | 1 << card
    if way_out(held, r.table, r.rules, r.open, None, r.house.final_discard):
        return medium.OUT
    before = burden(r.hand, r, r.table, r.open)
    return before - min(burden(held & ~(1 << d), r, r.table, r.open) for d in members(held))


def _holding(v: View, r: Reading, width: int) -> list[Plan]:
    """Plans that put nothing down, with the best discards by the tips."""
    return [Plan(Discard(c), (), (), c, value) for c, value in _discards(v, r, width)]


def _laying(v: View, r: Reading, width: int) -> list[Plan]:
    """Plans that put down everything that can go."""
    found = split(r.hand, r.rules, least_left(r.house.values))
    table = (*r.table, *found.melds)
    hand, offs, first = r.hand & ~cards(c for m in found.melds for c in m), [], None
    if r.open or found.melds:
        while now := hand & fits(table, r.rules):
            card = now.bit_length() - 1
            group = next(i for i, m in enumerate(table) if fits((m,), r.rules) >> card & 1)
            first = first or LayOff(card, group)
            table, hand = laid(table, card, group, r.rules), hand & ~(1 << card)
            offs.append(card)
    action = LayDown(found.melds[0]) if found.melds else first
    if action is None or not hand:
        return []
    after = replace(r, hand=hand, table=table, open=r.open or bool(found.melds))
    return [Plan(action, found.melds, tuple(offs), c, value) for c, value in _discards(v, after, width)]


def _discards(v: View, r: Reading, width: int) -> list[tuple[Card, float]]:
    told = [(c, medium.worth_of_discard(v, r, c)) for c in members(r.hand) if c != v.public.turn.taken]
    return sorted(told, key=lambda x: -x[1])[:width]


def _tried(g: Game, v: View, plans: list[Plan], rng: Random, nodes: int, budget: Budget) -> tuple[Ranked, ...]:
    """The plans played out in the same worlds.  The first one stands, unless another is better beyond chance."""
    if len({p.first for p in plans}) == 1:
        return (Ranked(plans[0].first, plans[0].estimate),)
    playouts, outcomes = Playouts(g), [list[float]() for _ in plans]
    live, number, spent = list(range(len(plans))), 0, 0
    dealt = likely(g, v, rng, evidence(v, g.melds.ace), SETTLING, SWAPS)
    while len(live) > 1 and (spent + len(live) <= nodes or not number) and not budget.ended():
        w = _world(g, next(dealt), v, number)
        for i in live:
            outcomes[i].append(_outcome(playouts, w.copy(), v, plans[i]))
        number, spent = number + 1, spent + len(live)
        if number % _FEWEST == 0:
            live = [i for i in live if i == 0 or _may_lead(outcomes[i], outcomes[0])]
    leads = [_lead(brought, outcomes[0]) if i in live else 0.0 for i, brought in enumerate(outcomes)]
    best = max(range(len(plans)), key=lambda i: (leads[i], -i))
    told = [Ranked(p.first, sum(o) / max(len(o), 1)) for p, o in zip(plans, outcomes, strict=True)]
    return (told[best], *sorted((t for i, t in enumerate(told) if i != best), key=lambda x: -x.value))


def _more(brought: list[float], other: list[float]) -> tuple[float, float]:
    """How much more a plan brought in the same worlds on average, and the standard error of that."""
    n = len(brought)
    more = [a - b for a, b in zip(brought, other[:n], strict=True)]
    mean = sum(more) / n
    return mean, sqrt(sum((x - mean) ** 2 for x in more) / (n - 1) / n)


def _may_lead(brought: list[float], other: list[float]) -> bool:
    """Whether a plan does not trail already, so that more worlds are worth their time."""
    mean, error = _more(brought, other)
    return mean > -error


def _lead(brought: list[float], other: list[float]) -> float:
    """How much more a plan brought, where that is beyond chance; else 0."""
    if len(brought) < _FEWEST:
        return 0.0
    mean, error = _more(brought, other)
    return mean if mean > _SURE * error else 0.0


def _world(g: Game, s: State, v: View, number: int) -> World:
    """A dealt world.  Seats that have played are taken to lay at once, of the others every second world says so."""
    lays = tuple(seat != v.seat and (played or number % 2 == 0) for seat, played in enumerate(v.public.played))
    return World(g, s, lays)


def _outcome(playouts: Playouts, w: World, v: View, plan: Plan) -> float:
    """What the plan brings in this world."""
    me = v.seat
    hand: Cards = as_set(v.hand)
    for meld in plan.melds:
        w.ends.put(meld, w.rules)
        w.opened[me], w.fresh[me] = True, False
        hand &= ~as_set(meld)
    for card in plan.offs:
        w.ends.add(card)
        w.fresh[me] = False
        hand &= ~(1 << card)
    hand &= ~(1 << plan.discard)
    w.hands[me] = hand
    return playouts.run(w, me) if w.throw(plan.discard) else 0.0
