"""The judge of a board-rummy rack: the best way to close, how far a rack is from closing, and which tiles help."""

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Final

import msgspec

from ..cards import FACES, JOKER, Card, Cards, cards, has, is_card, is_joker, members, pack, stands_for
from ..errors import BadInput
from .categories import Category, JudgeRules, Tier, points, tier
from .judge_find import find
from .judge_search import TILES, Held, Way
from .rules import Meld

ORDER: Final = tuple(Category)
PLAIN: Final = JudgeRules()
_BOX: Final = cards(pack(2, 2))  # BRD-1
_FACE_MASK: Final = (1 << JOKER) - 1
_APART: Final = frozenset({Category.DOUBLES, Category.MOSAIC})  # not made of melds


class Close(msgspec.Struct, frozen=True):
    """A close of board rummy.

    `jokers` counts those of the 14 tiles; `points` is what each opponent pays, before the multiplier; `layout` holds
    the melds in table order, seven pairs for Doubles, one row of fourteen for Mosaic; every joker in it is declared.
    """

    category: Category
    tier: Tier
    jokers: int
    points: int
    free: Card
    layout: tuple[Meld, ...]


class Helper(msgspec.Struct, frozen=True):
    """A face (0-51, or 52 for a joker) that would bring a category one tile nearer, and how many of it are unseen."""

    face: int
    unseen: int


class Distance(msgspec.Struct, frozen=True):
    """How many tiles of a rack must be exchanged for a close of a category, and what shortens the way."""

    category: Category
    away: int
    helpers: tuple[Helper, ...]


class Judgement(msgspec.Struct, frozen=True):
    """Everything the judge says about a rack: the best close of 15 tiles, and the distance to every category."""

    close: Close | None
    distances: tuple[Distance, ...]


@lru_cache(maxsize=1 << 12)
def close(tiles: Cards, free: Card, thrown: int = 0, rules: JudgeRules = PLAIN) -> Close | None:
    """The best close of these 14 tiles with this free tile, or None when they are no layout (BRD-25, BRD-46).

    `thrown` counts the jokers that the player threw earlier.  The category with the most points is chosen (BRD-43), of
    equal ones the first in the order of `Category`.  Raises BadInput for anything but 14 tiles and a fifteenth one.
    """
    held = _held(tiles, TILES)
    if not is_card(free) or has(tiles, free):
        raise BadInput(f"the free tile {free} is not a fifteenth tile")
    with_joker = is_joker(free)
    prices = [(-points(c, held.jokers, thrown, with_joker, rules), i) for i, c in enumerate(ORDER)]
    for _, i in sorted(prices):
        way = _found(held, ORDER[i], rules)
        if way is not None:
            return _close(ORDER[i], way, tiles, free, thrown, rules)
    return None


@lru_cache(maxsize=1 << 12)
def best_close(rack: Cards, thrown: int = 0, rules: JudgeRules = PLAIN) -> Close | None:
    """The best close of a rack of 15 tiles over every free tile, or None (RULES C.8, notes 1 and 2).

    Of equal points the first category in the order of `Category` is chosen, then a joker as free tile before another.
    Raises BadInput for anything but 15 tiles.
    """
    held = _held(rack, TILES + 1)
    if _hopeless(held, rules):
        return None
    prices = [
        (-points(c, held.jokers - spare, thrown, bool(spare), rules), i, -spare)
        for i, c in enumerate(ORDER)
        for spare in (1, 0)
        if spare <= held.jokers
    ]
    for _, i, spare in sorted(prices):
        way = _found(held, ORDER[i], rules)
        # A layout that lacks one tile less than there are jokers leaves a joker over; any other leaves a natural tile.
        if way is not None and way.missing <= held.jokers + spare:
            return _close(ORDER[i], way, rack, None, thrown, rules)
    return None


@lru_cache(maxsize=1 << 12)
def closes(rack: Cards, thrown: int = 0, rules: JudgeRules = PLAIN) -> Mapping[Card, Close]:
    """Every tile of a rack of 15 that may be the free tile of a close, with the best close that it leaves.

    Empty when the rack cannot be closed.  Raises BadInput for anything but 15 tiles.
    """
    if _hopeless(_held(rack, TILES + 1), rules):
        return MappingProxyType({})
    found = ((tile, close(rack & ~(1 << tile), tile, thrown, rules)) for tile in members(rack))
    return MappingProxyType({tile: best for tile, best in found if best is not None})


def judge(rack: Cards, rules: JudgeRules = PLAIN, thrown: int = 0, unseen: Cards | None = None) -> Judgement:
    """The best close of 15 tiles (None for 14), and the distance of 14 or 15 tiles to every category.

    `unseen` is as in `distance`.  Raises BadInput for anything but 14 or 15 tiles and for unseen tiles of no box.
    """
    held = _held(rack, TILES, TILES + 1)
    copies = _copies(rack, unseen)
    best = best_close(rack, thrown, rules) if rack.bit_count() > TILES else None
    return Judgement(best, tuple(_distance(held, c, rules, copies) for c in ORDER))


def distance(rack: Cards, category: Category, rules: JudgeRules = PLAIN, unseen: Cards | None = None) -> Distance:
    """How far 14 or 15 tiles are from a category: the fewest that must become other tiles, jokers among them.

    0 means that 14 of the tiles are a layout.  The helpers are all faces that shorten the way by one, with the number
    of them in `unseen`, a set of physical tiles: by default the box of 106 without the rack.  A helper with none unseen
    is listed too: it tells that the way is closed.  Raises BadInput for anything but 14 or 15 tiles and for unseen
    tiles of no box.
    """
    return _distance(_held(rack, TILES, TILES + 1), category, rules, _copies(rack, unseen))


def _distance(held: Held, category: Category, rules: JudgeRules, copies: list[int]) -> Distance:
    way = find(held, category, rules.grand_care, TILES)
    assert way is not None  # every category can be reached with fourteen new tiles
    away = max(0, way.missing - held.jokers)
    if not away:
        return Distance(category, 0, ())
    faces = [f for f in range(JOKER) if way.helps >> f & 1]
    return Distance(category, away, tuple(Helper(f, copies[f]) for f in (*faces, JOKER)))


def _copies(rack: Cards, unseen: Cards | None) -> list[int]:
    """How many of each face are unseen, the jokers together at 52."""
    copies = [0] * (JOKER + 1)
    if unseen is None:
        unseen = _BOX & ~rack
    elif unseen < 0 or (unseen and not is_card(unseen.bit_length() - 1)):
        raise BadInput("a tile that does not exist cannot be unseen")
    for tile in members(unseen):
        copies[min(tile % FACES, JOKER)] += 1
    return copies


def _found(held: Held, category: Category, rules: JudgeRules) -> Way | None:
    """The nearest layout of a category if the jokers of the rack fill every gap in it."""
    if category not in _APART and find(held, Category.SIMPLE, rules.grand_care, held.jokers) is None:
        return None  # no melds at all
    return find(held, category, rules.grand_care, held.jokers)


def _hopeless(held: Held, rules: JudgeRules) -> bool:
    """Whether no category can be closed: Simple holds whenever any other category of melds does."""
    some = (Category.DOUBLES, Category.MOSAIC, Category.SIMPLE)
    return all(find(held, c, rules.grand_care, held.jokers) is None for c in some)


def _close(category: Category, way: Way, tiles: Cards, free: Card | None, thrown: int, rules: JudgeRules) -> Close:
    """The close with physical tiles: of twins the lower one is laid first, and what is left over is the free tile."""
    naturals: dict[int, list[Card]] = {}
    jokers: list[Card] = []
    for tile in reversed(members(tiles)):
        if is_joker(tile):
            jokers.append(tile)
        else:
            naturals.setdefault(tile % FACES, []).append(tile)
    layout = tuple(
        tuple(naturals[f].pop() if naturals.get(f) else stands_for(jokers.pop(), f) for f in part) for part in way.parts
    )
    if free is None:
        (free,) = jokers + [tile for left in naturals.values() for tile in left]
    closed = is_joker(free)
    worth = points(category, way.missing, thrown, closed, rules)
    return Close(category, tier(category, thrown, closed, rules), way.missing, worth, free, layout)


def _held(tiles: Cards, *sizes: int) -> Held:
    """The rack by face.  Raises BadInput for a wrong number of tiles or a third copy of one."""
    if tiles < 0 or tiles.bit_count() not in sizes or not is_card(tiles.bit_length() - 1):
        raise BadInput(f"a rack of {tiles.bit_count()} tiles, not of {' or '.join(map(str, sizes))}")
    one = two = jokers = 0
    copies = tiles
    while copies:
        faces = copies & _FACE_MASK
        if two & faces:
            raise BadInput("a rack with three copies of a tile")
        two |= one & faces
        one |= faces
        jokers += (copies >> JOKER & 3).bit_count()
        copies >>= FACES
    return Held(one, two, jokers)
