"""How far a rack is from each category, and how many tiles that still can come would bring it nearer."""

from collections.abc import Iterator
from typing import Final

import msgspec

from ...melds import Category, JudgeRules
from ...melds.judge_find import find
from ...melds.judge_search import LANE, RANKS, SUITS, TILES, Faces, Held
from .racks import Copies, count

CHEAP: Final = (Category.SIMPLE, Category.MOSAIC, Category.DOUBLES)  # looked at always: microseconds each
DEAR: Final = (Category.BICOLOR, Category.MINOR, Category.MAJOR, Category.GRAND_CARE, Category.MONOCOLOR)
NEAR: Final = 0  # a dearer category is looked at when it is at most so many tiles further than the nearest

_MINOR: Final = sum(1 << 13 * s + r for s in range(SUITS) for r in range(7))
_MAJOR: Final = sum(1 << 13 * s + r for s in range(SUITS) for r in (*range(7, 13), 0))
_NUMBERS: Final = tuple(sum(1 << 13 * s + r for s in range(SUITS)) for r in range(RANKS))


class Aim(msgspec.Struct, frozen=True):
    """A category that a rack may go for.

    `away`: tiles that must be exchanged; `helps`: the faces that bring it one tile nearer, as a mask (a joker always
    does); `live`: how many of those tiles, jokers among them, can still come (RULES G7).
    """

    category: Category
    away: int
    helps: Faces
    live: int


def aim(rack: Held, category: Category, rules: JudgeRules, copies: Copies, most: int = TILES) -> Aim | None:
    """The distance to one category; None when it is more than `most` tiles."""
    way = find(rack, category, rules.grand_care, min(TILES, most + rack.jokers))
    if way is None:
        return None
    away = max(0, way.missing - rack.jokers)
    return Aim(category, away, way.helps, count(way.helps, copies) if away else 0)


def aims(rack: Held, rules: JudgeRules, copies: Copies) -> tuple[Aim, ...]:
    """Simple, Mosaic and Doubles, and each other category that is at most `NEAR` tiles further than the nearest."""
    found = [a for c in CHEAP if (a := aim(rack, c, rules, copies)) is not None]
    most = min(a.away for a in found) + NEAR
    for category in DEAR:
        if at_least(rack, category) <= most:
            further = aim(rack, category, rules, copies, most)
            if further is not None:
                found.append(further)
    return tuple(found)


def quickest(rack: Held, rules: JudgeRules, copies: Copies) -> Aim:
    """The shortest way to any close: every tile that helps in one of the nearest of Simple, Mosaic and Doubles helps.

    Each close of another category is a Simple or Doubles too.
    """
    found = [a for c in CHEAP if (a := aim(rack, c, rules, copies)) is not None]
    first = min(found, key=lambda a: a.away)
    helps = 0
    for a in found:
        if a.away == first.away:
            helps |= a.helps
    return Aim(first.category, first.away, helps, count(helps, copies) if first.away else 0)


def at_least(rack: Held, category: Category) -> int:
    """A distance that is never above the true one, by counting the tiles that could stay."""
    match category:
        case Category.BICOLOR:
            stay = sum(sorted(_of_suits(rack))[-2:])
        case Category.MONOCOLOR:
            stay = max(_of_suits(rack))
        case Category.MINOR:
            stay = _tiles(rack, _MINOR)
        case Category.MAJOR:
            stay = _tiles(rack, _MAJOR)
        case Category.GRAND_CARE:
            stay = TILES - 8 + max(_tiles(rack, n) for n in _NUMBERS)
        case _:
            return 0
    return max(0, TILES - rack.jokers - stay)


def _of_suits(rack: Held) -> Iterator[int]:
    return (_tiles(rack, LANE << 13 * s) for s in range(SUITS))


def _tiles(rack: Held, of: Faces) -> int:
    return (rack.one & of).bit_count() + (rack.two & of).bit_count()
