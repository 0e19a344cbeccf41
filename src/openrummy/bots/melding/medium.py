"""Plays by the seven tips: builds what has outs, takes what completes, reads the table and the others (RULES G).

It puts down what it can; what speaks for holding back is no tip, and left to `hard`.
"""

from random import Random
from typing import Final

from msgspec.structs import replace

from ...cards import Card, as_set, members
from ...core import AnyAction, Discard, Draw, End, Game, LayDown, LayOff, Take, View, legal
from ..bot import Budget, Ranked
from .burden import TEMPO, Reading, burden, read
from .opponents import FEW, can_use, others, who_collects
from .shapes import completes
from .table import fits, laid
from .ways import way_out

OUT: Final = 60.0  # going out, beside the burdens that every other action is measured by
GIFT: Final = 6.0  # what it costs that the next seat can use our discard at once
COLLECTED: Final = 2.0  # what it costs to throw what a later seat collects and is close to using


def choose(g: Game, v: View, rng: Random, budget: Budget) -> AnyAction:
    """The best action by the tips; no chance is in it."""
    return ranked(g, v)[0].action


def ranked(g: Game, v: View) -> tuple[Ranked, ...]:
    """Every legal action with its worth in points, the best first; equals stay in the order of `legal`."""
    options = list(legal(g, v))
    if len(options) == 1:
        return (Ranked(options[0], 0.0),)
    r = read(g, v)
    drawing = any(isinstance(a, Draw | Take | End) for a in options)
    told = _before_the_draw(g, v, r, options) if drawing else _after_the_draw(g, v, r, options)
    return tuple(sorted(told, key=lambda x: -x.value))


# ---- before the draw


def _before_the_draw(g: Game, v: View, r: Reading, options: list[AnyAction]) -> list[Ranked]:
    return [Ranked(a, worth_of_taking(g, v, r) if isinstance(a, Take) else 0.0) for a in options]


def worth_of_taking(g: Game, v: View, r: Reading) -> float:
    """What the top discard is worth beside a card of the stock: only a card that melds, or leads out, is taken (G5)."""
    top = v.public.discard[-1]
    held = r.hand | 1 << top
    if way_out(held, r.table, r.rules, r.open, top, r.house.final_discard):
        return OUT
    fit = r.open and fits(r.table, r.rules) >> top & 1
    if not completes(top, r.hand, r.rules) and not fit:
        return -TEMPO
    before = burden(r.hand, r, r.table, r.open)
    after = min(burden(held & ~(1 << d), r, r.table, r.open) for d in members(r.hand))
    if fit:
        after = min(after, min(burden(r.hand & ~(1 << d), r, r.table, r.open) for d in members(r.hand)))
    return before - after - TEMPO


# ---- after the draw


def _after_the_draw(g: Game, v: View, r: Reading, options: list[AnyAction]) -> list[Ranked]:
    taken = v.public.turn.taken
    way = way_out(r.hand, r.table, r.rules, r.open, taken, r.house.final_discard)
    if way and way[0] in options:
        first = way[0]
        return [Ranked(a, OUT if a == first else _worth(g, v, r, a)) for a in options]
    return [Ranked(a, _worth(g, v, r, a)) for a in options]


def _worth(g: Game, v: View, r: Reading, a: AnyAction) -> float:
    match a:
        case Discard(card):
            return worth_of_discard(v, r, card)
        case LayOff(card, group):
            after = replace(r, hand=r.hand & ~(1 << card), table=laid(r.table, card, group, r.rules))
            return _best_discard(v, after)
        case LayDown(meld):
            after = replace(r, hand=r.hand & ~as_set(meld), table=(*r.table, meld), open=True)
            return _best_discard(v, after)
        case _:
            return -OUT


def _best_discard(v: View, r: Reading) -> float:
    worth = [worth_of_discard(v, r, c) for c in members(r.hand) if c != v.public.turn.taken]
    return max(worth, default=-burden(r.hand, r, r.table, r.open))


def worth_of_discard(v: View, r: Reading, card: Card) -> float:
    return -burden(r.hand & ~(1 << card), r, r.table, r.open) - _given_away(v, r, card)


def _given_away(v: View, r: Reading, card: Card) -> float:
    """What the discard gives to the others: most to the next seat, which may take it (G6)."""
    after = others(v)[0]
    cost = GIFT * can_use(card, after, v, r.unseen, r.rules, not r.house.own_meld_first)
    for seat in who_collects(card, v, r.unseen):
        if seat == after or v.counts[seat] <= FEW:
            cost += COLLECTED
    return cost
