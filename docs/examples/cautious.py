"""A bot of one's own, for `classic` and `basic`: openrummy arena --game basic --bots docs/examples/cautious.py easy

It lays down what it can, takes a discard only to complete a meld, and throws its dearest card that is in no meld.
"""

from random import Random

from openrummy.bots import Budget
from openrummy.cards import as_set
from openrummy.core import AnyAction, Discard, Draw, Game, LayDown, LayOff, Take, View, legal
from openrummy.melds import melds_in, split


def choose(g: Game, v: View, rng: Random, budget: Budget) -> AnyAction:
    """One action that the rules allow for this view."""
    options = list(legal(g, v))
    for kind in (LayDown, LayOff):
        plays = [a for a in options if isinstance(a, kind)]
        if plays:
            return plays[-1]
    if any(isinstance(a, Draw | Take) for a in options):
        return Take() if Take() in options and completes(g, v) else options[0]
    loose = split(as_set(v.hand), g.melds).left
    discards = [a for a in options if isinstance(a, Discard)]
    return max(discards, key=lambda a: (a.card in loose, g.value(a.card)))


def completes(g: Game, v: View) -> bool:
    """Whether the top discard makes a meld with two cards of the hand."""
    top = v.public.discard[-1]
    return any(top in meld for meld in melds_in(as_set((*v.hand, top)), g.melds))
