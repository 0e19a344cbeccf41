"""Where the unseen tiles lie: in the stock, or in the other hands, by what those took and threw (RULES G6).

A tile that somebody threw made nothing with his others, so its neighbours are rather in the stock; the neighbours of a
tile that he took are rather with him.  Of a tile that he threw he often keeps the twin, as runs need only one; and
nobody throws a joker gladly.
"""

from functools import lru_cache
from random import Random
from typing import Final

from ...cards import members
from ...core import View, thrown
from ...melds.judge_search import Faces
from .deny import partners
from .racks import JOKERS, Copies, face_of

Odds = tuple[float, ...]  # of each face 0-51, and at 52 of jokers

# How much likelier another hand holds a tile than any tile, in games of `medium` and `hard`: fitted to how often tiles
# were in the stock, which scripts/odds.py measures.
NO_SIGN: Final = 1.1
NEIGHBOUR_THROWN: Final = 0.87  # for each tile thrown that makes a meld with it
NEIGHBOUR_TAKEN: Final = 1.15
TWIN_THROWN: Final = 1.45
JOKER_HELD: Final = 1.5


def in_stock(v: View, copies: Copies) -> Odds:
    """For each face, how much likelier one of its live tiles is in the stock than live tiles are on average."""
    others = sum(v.counts) - len(v.hand) - sum(len(known) for i, known in enumerate(v.public.known) if i != v.seat)
    share = others / max(1, others + v.stock)  # of the unseen tiles that are in hands
    odds = [1 / (1 - share + share * held) for held in _held(v)]
    mean = sum(o * n for o, n in zip(odds, copies, strict=True)) / max(1, sum(copies))
    return tuple(o / mean for o in odds) if mean else tuple(odds)


def expected(faces: Faces, copies: Copies, odds: Odds) -> float:
    """How many of these faces, and of the jokers, can still come, each tile counted by its odds."""
    return sum(copies[face] * odds[face] for face in (*members(faces), JOKERS))


def _held(v: View) -> list[float]:
    """For each face, how much likelier its live tiles are in the other hands than live tiles are on average."""
    held = [NO_SIGN] * JOKERS + [JOKER_HELD]
    by_others = (face_of(tile) for tile, seat in thrown(v.public) if seat != v.seat)
    for face in (f for f in by_others if f < JOKERS):
        held[face] *= TWIN_THROWN
        for near in neighbours(face):
            held[near] *= NEIGHBOUR_THROWN
    for seat, known in enumerate(v.public.known):
        for face in map(face_of, known):
            if seat != v.seat and face < JOKERS:
                for near in neighbours(face):
                    held[near] *= NEIGHBOUR_TAKEN
    return held


@lru_cache(maxsize=JOKERS)
def neighbours(face: int) -> tuple[int, ...]:
    """The faces that a meld of three may hold beside this one, ascending."""
    return tuple(sorted({f for pair in partners(face) for f in pair}))


def drawn(pool: list[int], odds: Odds, number: int, rng: Random) -> tuple[int, ...]:
    """So many faces of the pool in the order in which they are drawn, one after another by their odds.

    Each tile waits for a time that is exponential with its odds as rate; those that come first are drawn (Efraimidis
    and Spirakis, Weighted random sampling with a reservoir, 2006).
    """
    times = sorted((rng.expovariate(odds[face]), face) for face in pool)
    return tuple(face for _, face in times[:number])
