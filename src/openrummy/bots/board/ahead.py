"""One turn ahead near the end of the way: which tiles may come, and how good a wait each of them would leave.

A close is mostly waited for at one tile's distance, so a short way to a poor wait is no gain.  At two tiles' distance a
rack is worth the waits that its helping tiles lead to; at one it is worth its wait, and the better ones that come.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

import msgspec

from ...melds import Category, JudgeRules
from ...melds.judge_find import find
from ...melds.judge_search import Faces, Held
from .race import THROWN, Race
from .racks import JOKERS, faces_on, less, plus
from .stock import Odds

EVERY: Final = (Category.DOUBLES, Category.MOSAIC, Category.SIMPLE)  # every close is one of these; the quickest first
LEAST_END: Final = 0.1  # per opponent: the game ends at least so often in the turns that the wait will last


class Outlook(msgspec.Struct, frozen=True):
    """What the coming turns bring: `chances` that a turn brings each face, drawn or thrown; `end` as in `Race`."""

    rules: JudgeRules
    chances: tuple[float, ...]
    end: float


def outlook(r: Race, odds: Odds) -> Outlook:
    """The outlook of a race, where the tiles lie by these odds; nobody may take a joker that was thrown (BRD-23)."""
    pool = max(1, r.pool)
    thrown = [THROWN] * JOKERS + [0.0]
    chances = [n / pool * (odds[face] + thrown[face]) for face, n in enumerate(r.copies)]
    return Outlook(r.rules, tuple(chances), max(r.end, 1 - (1 - LEAST_END) ** r.payers))


@lru_cache(maxsize=1 << 14)
def within(rack: Held, most: int, rules: JudgeRules) -> tuple[int, Faces] | None:
    """The distance to the nearest close and the faces that shorten it; None when it is more than `most` tiles."""
    best, helps, found = most, 0, False
    for category in EVERY:
        way = find(rack, category, rules.grand_care, best + rack.jokers)
        if way is None:
            continue
        away = max(0, way.missing - rack.jokers)
        helps = way.helps if away < best else helps | way.helps
        best, found = away, True
    return (best, helps) if found else None


def coming(helps: Faces, o: Outlook) -> float:
    """The chance that a turn brings one of these faces or a joker."""
    chance = o.chances[JOKERS]
    while helps:
        low = helps & -helps
        chance += o.chances[low.bit_length() - 1]
        helps ^= low
    return min(1.0, chance)


def waiting(chance: float, o: Outlook) -> float:
    """The chance to get in time what each turn brings with this chance."""
    return chance / (1 - (1 - chance) * (1 - o.end))


def best_wait(full: Held, o: Outlook) -> float:
    """The chance that a turn brings the closing tile, when the best tile of fifteen is thrown now."""
    best = 0.0
    for face in faces_on(full):
        near = within(less(full, face), 1, o.rules) if face < JOKERS else None
        if near is not None:
            best = max(best, coming(near[1], o))
    return best


def one_away(rack: Held, helps: Faces, o: Outlook) -> float:
    """The chance to close in time from one tile's distance, with the better waits that may come first."""
    closing = coming(helps, o)
    now = waiting(closing, o)
    better = []
    for face in range(JOKERS):
        full = plus(rack, face)
        if o.chances[face] and not helps >> face & 1 and full != rack:
            near = within(full, 1, o.rules)
            if near is not None and coming(near[1], o) > closing:  # of all throws together: no throw has more
                better.append((waiting(best_wait(full, o), o), o.chances[face]))
    return _with_the_best(better, o, closing, now)


def two_away(rack: Held, helps: Faces, o: Outlook) -> float:
    """The chance to close in time from two tiles' distance, by the wait that each helping tile would leave."""
    faces = [f for f in range(JOKERS) if helps >> f & 1 and o.chances[f]]
    if o.chances[JOKERS]:
        faces.append(JOKERS)
    return _with_the_best([(waiting(best_wait(plus(rack, f), o), o), o.chances[f]) for f in faces], o)


def _with_the_best(found: Iterable[tuple[float, float]], o: Outlook, closing: float = 0.0, value: float = 0.0) -> float:
    """The value of waiting for whichever tiles make it best, of (what the tile leads to, its chance in a turn)."""
    gained = chance = closing
    for leads_to, comes in sorted(found, reverse=True):
        if leads_to <= value:
            break
        gained += comes * leads_to * (1 - o.end)
        chance += comes
        value = gained / (1 - (1 - min(1.0, chance)) * (1 - o.end))
    return value
