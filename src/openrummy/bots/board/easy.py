"""Collects what lies close together, as a beginner does: sees melds, forgets to count, and likes to take tiles.

When the stock runs low even a beginner looks twice: he makes none of the mistakes below, and keeps to the shortest way.
"""

from random import Random
from typing import Final

from ...cards import Card, as_set, is_joker
from ...core import Accept, AnyAction, Discard, Draw, Game, Take, View
from ...melds import melds_in
from ...verbs import links
from ..bot import Budget
from .aims import quickest
from .closing import best_closing
from .racks import face_of, held, judge_rules, less, live

OVERLOOKS: Final = 0.05  # a close, for this turn
GRABS: Final = 0.25  # a thrown tile that only makes a pair or two neighbours (against G5)
CARELESS: Final = 0.3  # throws any of the `LOOSEST` tiles
LOOSEST: Final = 3
LOW: Final = 16  # tiles in the stock: with four players the last four turns


def choose(g: Game, v: View, rng: Random, budget: Budget) -> AnyAction:
    """A beginner's move: each mistake above is made with the chance that stands beside it."""
    match v.public.turn.phase:
        case "offer":
            return Accept()
        case "draw":
            return Take() if _likes(g, v, rng) else Draw()
        case _:
            best = best_closing(g, v)
            if best is not None and not _errs(v, rng, OVERLOOKS):
                return best
            return Discard(_thrown(g, v, rng))


def _likes(g: Game, v: View, rng: Random) -> bool:
    """Whether the beginner takes the tile that was thrown: it makes a meld, or now and then a pair."""
    pile = v.public.discard
    if not pile or is_joker(pile[-1]):
        return False
    top = pile[-1]
    if any(top in meld for meld in melds_in(as_set(v.hand) | 1 << top, g.melds)):
        return True
    return links(top, v.hand) > 0 and _errs(v, rng, GRABS)


def _thrown(g: Game, v: View, rng: Random) -> Card:
    """The loosest tile that may go, sometimes one that is only nearly so; a joker last of all (RULES G1).

    When the stock is low, the loosest of those that leave the shortest way to a close.
    """
    melded = {t for meld in melds_in(as_set(v.hand), g.melds) for t in meld}

    def hold(tile: Card) -> tuple[bool, bool, int, int, Card]:
        return is_joker(tile), tile in melded, links(tile, v.hand), -g.value(tile), tile

    order = sorted((t for t in v.hand if t != v.public.turn.taken), key=hold)
    if v.stock <= LOW:
        rack, rules, copies = held(v.hand), judge_rules(g), live(g, v)
        return min(order, key=lambda t: (is_joker(t), quickest(less(rack, face_of(t)), rules, copies).away))
    return order[rng.randrange(LOOSEST) if _errs(v, rng, CARELESS) else 0]


def _errs(v: View, rng: Random, often: float) -> bool:
    return rng.random() < often and v.stock > LOW
