"""Sampled futures: which choice leaves most of them with a rack that can be closed."""

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from ...melds import Category, JudgeRules
from ...melds.judge_find import find
from ...melds.judge_search import Held, Way
from ..bot import Budget
from .racks import JOKERS, Copies, less, plus
from .stock import Odds, drawn

# How many tiles come in a future, by tiles missing: hardly more than needed, as a player cannot keep them all.
COMING: Final = ((1,), (1, 2, 3, 4), (2, 3, 4, 4), (3, 5, 5, 6), (5, 6, 7, 8), (6, 8, 9, 10), (7, 9, 10, 11))
ENOUGH: Final = (Category.DOUBLES, Category.SIMPLE, Category.MOSAIC)  # every close is one of these
FEWEST: Final = 8  # futures before the clock is asked


def sampled(
    copies: Copies, odds: Odds, away: int, least: int, most: int, rng: Random, budget: Budget
) -> Iterator[tuple[int, ...]]:
    """Futures, as the faces that come in order: at least `least` and at most `most`, unless the budget has fewer.

    The live tiles come by their odds to be in the stock, so that what the others hold comes more rarely.
    """
    pool = [face for face, n in enumerate(copies) for _ in range(n)]
    sizes = COMING[min(away, len(COMING) - 1)]
    for i in range(most if budget.nodes is None else budget.nodes):
        if i >= least and budget.ended():
            return
        yield drawn(pool, odds, sizes[i % len(sizes)], rng)


def layout(rack: Held, rules: JudgeRules) -> Way | None:
    """A layout of fourteen tiles of a rack of any size, its jokers in every gap; None if there is none."""
    for category in ENOUGH:
        way = find(rack, category, rules.grand_care, rack.jokers)
        if way is not None:
            return way
    return None


def closed_without(
    rack: Held, faces: Sequence[int], futures: Sequence[tuple[int, ...]], rules: JudgeRules
) -> Counter[int]:
    """For each face to throw, in how many futures the rest can be closed; the same futures for all of them.

    A face that a found layout does not need can go in that future without another look.
    """
    closed: Counter[int] = Counter()
    for future in futures:
        full = with_tiles(rack, future)
        way = layout(full, rules)
        if way is None:
            continue
        needed = Counter(face for part in way.parts for face in part)
        for face in faces:
            spare = face < JOKERS and needed[face] < copies_of(full, face)
            if spare or layout(less(full, face), rules) is not None:
                closed[face] += 1
    return closed


def with_tiles(rack: Held, faces: Sequence[int]) -> Held:
    """The rack with more tiles."""
    for face in faces:
        rack = plus(rack, face)
    return rack


def copies_of(rack: Held, face: int) -> int:
    """How many tiles of a face 0-51 a rack has."""
    return (rack.one >> face & 1) + (rack.two >> face & 1)
