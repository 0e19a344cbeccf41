"""How near a rack is to a layout of each category, counted in tiles that are missing.

Everything here is about faces, not about physical tiles.  A rack is `Held`: the faces it has (`one`), the faces it has
twice (`two`), as 52-bit masks, and a number of jokers.  A layout is a multiset of 14 faces cut into melds; what the
rack does not hold of it is *missing*, and a joker or another tile must stand there.  Long runs are cut into runs of 3,
4 and 5 tiles (BRD-31 makes the cut free), so a layout of melds has three or four parts, of the sizes of `SHAPES`.

`nearest` tries combinations of parts, best parts first, within a budget of missing tiles that it raises one by one.  A
part always takes every tile that it can: how the copies are shared among the parts does not change the total.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import combinations, combinations_with_replacement
from typing import Final, NamedTuple

from .categories import Category

TILES: Final = 14
RANKS: Final = 13
SUITS: Final = 4
LANE: Final = (1 << RANKS) - 1

Faces = int  # a set of faces 0-51, one bit each
Shape = tuple[int, ...]  # the sizes of the parts, largest first


class Held(NamedTuple):
    """A rack by face: the faces it has, the faces it has twice, and how many jokers."""

    one: Faces
    two: Faces
    jokers: int


class Way(NamedTuple):
    """The least number of missing tiles, the missing faces of every layout that needs no more, and one such layout.

    A face that is held twice is no helping face, even where a third copy is missing: the box has none (BRD-1).
    """

    missing: int
    helps: Faces
    parts: tuple[tuple[int, ...], ...]


class Pool(NamedTuple):
    """The parts that a category allows, by size, and all faces in them."""

    of3: tuple[Faces, ...]
    of4: tuple[Faces, ...]
    of5: tuple[Faces, ...]
    faces: Faces


@lru_cache
def shapes(tiles: int) -> tuple[Shape, ...]:
    """Every way to write a number of tiles as parts of 3, 4 and 5, largest first; at most four parts are needed."""
    found = (c for n in range(1, 5) for c in combinations_with_replacement((5, 4, 3), n) if sum(c) == tiles)
    return tuple(found)


SHAPES: Final = shapes(TILES)  # 5-5-4, 5-3-3-3 and 4-4-3-3


def _run(low: int, size: int, s: int) -> tuple[int, ...]:
    return tuple(13 * s + (low + i) % RANKS for i in range(size))


def _bits(faces: Iterable[int]) -> Faces:
    return sum(1 << f for f in faces)


def _runs(size: int, lowest: int, highest: int, suits: Iterable[int]) -> list[tuple[int, ...]]:
    """Runs within ranks `lowest` to `highest`, counted from 0; rank 13 is the ace on top."""
    return [_run(low, size, s) for s in suits for low in range(lowest, highest - size + 2)]


def _groups(size: int, ranks: Iterable[int]) -> list[tuple[int, ...]]:
    return [tuple(13 * s + r for s in of) for r in ranks for of in combinations(range(SUITS), size)]


def _pool(lowest: int, highest: int, suits: int = SUITS) -> Pool:
    """Runs and groups of the ranks `lowest` to `highest`, counted from 0 (13 is the ace on top); of one suit, runs."""
    ranks = sorted({r % RANKS for r in range(lowest, highest + 1)}) if suits == SUITS else []
    of3, of4, of5 = (_runs(n, lowest, highest, range(suits)) + (_groups(n, ranks) if n < 5 else []) for n in (3, 4, 5))
    of = tuple(map(_bits, of3)), tuple(map(_bits, of4)), tuple(map(_bits, of5))
    return Pool(*of, _bits({f for part in of3 for f in part}))


ANY: Final = _pool(0, 13)
MINOR: Final = _pool(0, 6)
MAJOR: Final = _pool(7, 13)
ONE_LANE: Final = _pool(0, 13, 1)
ORDER: Final = {
    _bits(p): p for n in (3, 4, 5) for p in _runs(n, 0, 13, range(SUITS)) + (_groups(n, range(RANKS)) if n < 5 else [])
}
"""The faces of a part in table order: runs upwards, groups by suit."""


def take(one: Faces, two: Faces, part: Faces) -> tuple[Faces, Faces]:
    """What is left of a rack when a part has taken every tile that it can."""
    return one & ~part | two & part, two & ~part


def _ranked(one: Faces, parts: Sequence[Faces], limit: int) -> list[tuple[int, Faces]]:
    """The parts with at most `limit` tiles missing, fewest missing first, otherwise in their order."""
    lacking = [((p & ~one).bit_count(), i) for i, p in enumerate(parts)]
    return [(n, parts[i]) for n, i in sorted(pair for pair in lacking if pair[0] <= limit)]


def nearest(
    held: Held, pool: Pool, sizes: Sequence[Shape], limit: int, floor: int = 0, eight: tuple[Faces, int] = (0, 0)
) -> Way | None:
    """The layouts with the fewest missing tiles, or None when every layout lacks more than `limit`.

    `floor` is a number of missing tiles below which no layout can be, if one is known.  With `eight` = (faces of a
    number, n), only layouts with n parts that hold this number count.
    """
    if not sizes:
        return None
    one, two = held.one & pool.faces, held.two & pool.faces
    ranked = {n: _ranked(one, parts, limit) for n, parts in zip((3, 4, 5), pool[:3], strict=True)}
    for budget in range(max(floor, sum(sizes[0]) - one.bit_count() - two.bit_count()), limit + 1):
        search = _Search(ranked, budget, pool.faces & ~two, eight)
        for shape in sizes:
            search.walk(one, two, shape, 0, 0, 0, ())
        if search.parts is not None:
            return Way(budget, search.helps, tuple(ORDER[p] for p in search.parts))
    return None


class _Search:
    """One walk through the combinations of parts that lack at most `budget` tiles together.

    It ends early when every face that could help is known to help.
    """

    def __init__(
        self, ranked: dict[int, list[tuple[int, Faces]]], budget: int, useful: Faces, eight: tuple[Faces, int]
    ) -> None:
        self.ranked, self.budget, self.useful = ranked, budget, useful
        self.number, self.times = eight
        self.least = {n: parts[0][0] if parts else budget + 1 for n, parts in ranked.items()}
        self.helps: Faces = 0
        self.parts: tuple[Faces, ...] | None = None
        self.over = False

    def walk(
        self, one: Faces, two: Faces, shape: Shape, start: int, spent: int, lacking: Faces, chosen: tuple[Faces, ...]
    ) -> None:
        """Add one part to `chosen`, every one that the budget allows; parts of one size come in ranked order."""
        size, rest = shape[0], shape[1:]
        budget = self.budget - spent
        room = budget - sum(self.least[n] for n in rest)
        to_lay = sum(rest)
        candidates = self.ranked[size]
        for i in range(start, len(candidates)):
            at_least, part = candidates[i]
            if at_least > room or self.over:
                return
            miss = part & ~one
            cost = miss.bit_count()
            if cost > room:
                continue
            if not rest:
                self._note(lacking | miss, (*chosen, part))
                continue
            after = take(one, two, part)
            if cost + to_lay - after[0].bit_count() - after[1].bit_count() <= budget:
                again = i if rest[0] == size else 0
                self.walk(*after, rest, again, spent + cost, lacking | miss, (*chosen, part))

    def _note(self, lacking: Faces, chosen: tuple[Faces, ...]) -> None:
        if self.times and sum(1 for p in chosen if p & self.number) < self.times:
            return
        self.helps |= lacking & self.useful
        self.over = self.helps == self.useful
        if self.parts is None:
            self.parts = chosen


def melds(held: Held, category: Category, limit: int) -> Way | None:
    """`nearest` for Simple, Minor and Major, the categories that only restrict the numbers."""
    pool = {Category.SIMPLE: ANY, Category.MINOR: MINOR, Category.MAJOR: MAJOR}[category]
    return nearest(held, pool, SHAPES, limit)


@lru_cache(maxsize=1 << 14)
def lane_runs(one: int, two: int, tiles: int, missing: int) -> Way | None:
    """For the faces of one suit (as if suit 0): the ways to lay `tiles` tiles in runs that lack exactly `missing`."""
    if tiles == 0:
        return Way(0, 0, ()) if missing == 0 else None
    return nearest(Held(one, two, 0), ONE_LANE, shapes(tiles), missing, missing)


def _suit_runs(held: Held, s: int, tiles: int, missing: int) -> Way | None:
    return _shifted(lane_runs(held.one >> 13 * s & LANE, held.two >> 13 * s & LANE, tiles, missing), s)


def one_colour(held: Held, limit: int) -> Way | None:
    """Runs of one suit."""
    for missing in range(limit + 1):
        best = best_of(_suit_runs(held, s, TILES, missing) for s in range(SUITS))
        if best is not None:
            return best
    return None


def two_colours(held: Held, limit: int) -> Way | None:
    """Runs of at most two suits: the suits do not touch each other, so each is laid for itself.

    The best way of each suit for each number of tiles is looked for with one missing tile more at a time, until two
    suits together lack no more than that.
    """
    runs: dict[tuple[int, int], Way] = {}
    for missing in range(limit + 1):
        for s in range(SUITS):
            for n in range(TILES + 1):
                way = None if (s, n) in runs else _suit_runs(held, s, n, missing)
                if way is not None:
                    runs[s, n] = way
        best = best_of(
            _joined(runs.get((s, n)), runs.get((t, TILES - n)), missing)
            for s, t in combinations(range(SUITS), 2)
            for n in range(TILES + 1)
        )
        if best is not None:
            return best
    return None


def _shifted(way: Way | None, s: int) -> Way | None:
    if way is None:
        return None
    return Way(way.missing, way.helps << 13 * s, tuple(tuple(f + 13 * s for f in part) for part in way.parts))


def _joined(a: Way | None, b: Way | None, limit: int) -> Way | None:
    if a is None or b is None or a.missing + b.missing > limit:
        return None
    return Way(a.missing + b.missing, a.helps | b.helps, a.parts + b.parts)


def best_of(ways: Iterable[Way | None]) -> Way | None:
    """The way that lacks least, with the helping faces of all that lack no more."""
    best: Way | None = None
    for way in ways:
        if way is None:
            continue
        if best is None or way.missing < best.missing:
            best = way
        elif way.missing == best.missing:
            best = best._replace(helps=best.helps | way.helps)
    return best
