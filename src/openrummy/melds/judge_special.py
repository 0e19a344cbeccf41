"""The categories of board rummy beyond melds: Grand Care, Doubles and Mosaic, and all eight together."""

from collections.abc import Iterator
from itertools import combinations_with_replacement, permutations
from typing import Final, NamedTuple

from .categories import Category, GrandCare
from .judge_search import (
    ANY,
    ORDER,
    RANKS,
    SUITS,
    TILES,
    Faces,
    Held,
    Shape,
    Way,
    best_of,
    melds,
    nearest,
    one_colour,
    take,
    two_colours,
)

PAIRS: Final = 7
NUMBER: Final = tuple(sum(1 << 13 * s + r for s in range(SUITS)) for r in range(RANKS))
"""The four faces of a number."""


def find_plain(held: Held, category: Category, grand_care: GrandCare, limit: int) -> Way | None:
    """The layouts of a category with the fewest missing tiles; None when every one lacks more than `limit`.

    The reference for the kernel's `find_way`, which gives the same answers, layout and all.
    """
    if TILES - held.one.bit_count() - held.two.bit_count() > limit:
        return None
    match category:
        case Category.DOUBLES:
            way = doubles(held)
            return way if way.missing <= limit else None
        case Category.GRAND_CARE:
            return eight_of_a_number(held, grand_care, limit)
        case Category.MONOCOLOR:
            return one_colour(held, limit)
        case Category.BICOLOR:
            return two_colours(held, limit)
        case Category.MOSAIC:
            return mosaic(held, limit)
        case _:
            return melds(held, category, limit)


def doubles(held: Held) -> Way:
    """Seven pairs (BRD-33): whole pairs first, then half pairs, then two missing tiles of a face that is not held."""
    pairs, halves = _faces(held.two), _faces(held.one & ~held.two)
    blank = next(f for f in range(52) if not held.one >> f & 1)
    wanted = max(0, PAIRS - len(pairs))
    blanks = max(0, wanted - len(halves))
    chosen = (pairs + halves + [blank] * blanks)[:PAIRS]
    helps = sum(1 << f for f in halves) if wanted else 0
    return Way(wanted + blanks, helps | (1 << blank if blanks else 0), tuple((f, f) for f in chosen))


def _faces(mask: Faces) -> list[int]:
    return [f for f in range(52) if mask >> f & 1]


class _Start(NamedTuple):
    """Two groups of the number, the sizes of the other parts, and how many of those must hold the number too."""

    groups: tuple[Faces, Faces]
    sizes: tuple[Shape, ...]
    times: int


def _starts(r: int, grand_care: GrandCare) -> Iterator[_Start]:
    """Eight tiles of a number need two groups of it: four parts with one group of it hold at most seven."""
    of4 = NUMBER[r]
    of3 = [of4 & ~(1 << 13 * s + r) for s in range(SUITS)]
    yield _Start((of4, of4), ((3, 3),), 0)
    if grand_care is GrandCare.EIGHT_TILES:
        for group in of3:
            yield _Start((of4, group), ((4, 3),), 1)
        for a, b in combinations_with_replacement(of3, 2):
            yield _Start((a, b), ((4, 4), (5, 3)), 2)


def eight_of_a_number(held: Held, grand_care: GrandCare, limit: int) -> Way | None:
    """Grand Care (C.5): melds with at least eight tiles of one number, or with two groups of four of it."""
    best: Way | None = None
    for r, number in enumerate(NUMBER):
        has = (held.one & number).bit_count() + (held.two & number).bit_count()
        if 8 - has > limit:
            continue
        for start in _starts(r, grand_care):
            way = _from_start(held, start, number, limit)
            if way is not None:
                best, limit = best_of((best, way)), way.missing
    return None if best is None else best._replace(helps=best.helps & ~held.two)


def _from_start(held: Held, start: _Start, number: Faces, limit: int) -> Way | None:
    one, two, spent, lacking = held.one, held.two, 0, 0
    for group in start.groups:
        miss = group & ~one
        spent, lacking = spent + miss.bit_count(), lacking | miss
        one, two = take(one, two, group)
    rest = nearest(Held(one, two, held.jokers), ANY, start.sizes, limit - spent, 0, (number, start.times))
    if rest is None:
        return None
    groups = tuple(ORDER[g] for g in start.groups)
    return Way(spent + rest.missing, lacking | rest.helps, groups + rest.parts)


class _Path(NamedTuple):
    """The best beginnings of a Mosaic that end in one tile: missing tiles, missing faces of all, one of them."""

    missing: int
    helps: Faces
    faces: tuple[int, ...]


def mosaic(held: Held, limit: int) -> Way | None:
    """1-2-...-13-1, the first four of four colours, neighbours of different colours (BRD-32)."""
    if sum(1 for n in NUMBER[1:] if not held.one & n) > limit:
        return None
    best: Way | None = None
    for first in range(SUITS):
        for path in _mosaics_from(held, first):
            best = best_of((best, Way(path.missing, path.helps, (path.faces,))))
    return best if best is not None and best.missing <= limit else None


def _mosaics_from(held: Held, first: int) -> list[_Path]:
    """The best Mosaics that begin with a colour, one for each colour of the last tile.

    The first tile is the only one whose face can come again, as the last one, so it alone must be remembered.
    """
    ends: list[_Path | None] = [None] * SUITS
    for colours in permutations([s for s in range(SUITS) if s != first]):
        path = _Path(0, 0, ())
        for i, s in enumerate((first, *colours)):
            path = _step(path, 13 * s + i, held.one)
        ends[colours[-1]] = _better(ends[colours[-1]], path)
    for i in range(SUITS, TILES):
        stock = held.one & ~(1 << 13 * first) | held.two if i == RANKS else held.one
        after: list[_Path | None] = [None] * SUITS
        for s, t in permutations(range(SUITS), 2):
            before = ends[s]
            if before is not None:
                after[t] = _better(after[t], _step(before, 13 * t + i % RANKS, stock))
        ends = after
    return [path for path in ends if path is not None]


def _step(path: _Path, face: int, stock: Faces) -> _Path:
    if stock >> face & 1:
        return _Path(path.missing, path.helps, (*path.faces, face))
    return _Path(path.missing + 1, path.helps | 1 << face, (*path.faces, face))


def _better(a: _Path | None, b: _Path) -> _Path:
    if a is None or b.missing < a.missing:
        return b
    return a._replace(helps=a.helps | b.helps) if b.missing == a.missing else a
