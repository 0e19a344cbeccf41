"""Board rummy by its definitions, slowly: every meld as written in RULES C.4, a naive close, an integer program."""

import random
from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import Final, NamedTuple

import numpy as np
from scipy.optimize import Bounds, milp
from scipy.sparse import csr_array

from openrummy.cards import FACES, JOKER, Cards, cards, is_joker, members, pack
from openrummy.melds import Category, GrandCare
from openrummy.notation import Spelling, number_copies, parse_cards

BOX: Final = pack(2, 6)
NATURALS: Final = tuple(c for c in BOX if not is_joker(c))
JOKERS: Final = tuple(c for c in BOX if is_joker(c))
OF_MELDS: Final = tuple(c for c in Category if c not in (Category.DOUBLES, Category.MOSAIC))


class Line(NamedTuple):
    """A meld by definition: its faces, the places they stand in (an ace on top is 14), and whether it is a run."""

    faces: tuple[int, ...]
    places: tuple[int, ...]
    run: bool


def tiles(text: str) -> tuple[int, ...]:
    """Physical tiles from `r3 r4 J`, twins and further jokers told apart."""
    return number_copies(parse_cards(text, Spelling.TILES))


def rack(text: str) -> Cards:
    return cards(tiles(text))


def split_rack(layout: str, free: str) -> tuple[Cards, int]:
    """Fourteen tiles and the free one."""
    *of, last = tiles(f"{layout} {free}")
    return cards(of), last


def random_rack(rng: random.Random, size: int, jokers: int, dense: bool) -> Cards:
    """Tiles of a box of 110; a dense rack comes from four or five neighbouring numbers, or from two colours."""
    of = list(NATURALS)
    if dense and rng.random() < 0.3:
        suits = rng.sample(range(4), rng.choice((1, 2)))
        of = [c for c in of if c % FACES // 13 in suits]
    elif dense:
        low, width = rng.randrange(13), rng.choice((4, 5))
        of = [c for c in of if (c % FACES % 13 - low) % 13 < width]
    return cards(rng.sample(of, size - jokers) + rng.sample(JOKERS, jokers))


@lru_cache
def all_lines() -> tuple[Line, ...]:
    """BRD-30 and BRD-31, runs of every length."""
    out = []
    for s in range(4):
        for low in range(1, 13):
            for high in range(low + 2, 15):
                if high - low < 13:
                    places = tuple(range(low, high + 1))
                    out.append(Line(tuple(13 * s + (p - 1) % 13 for p in places), places, True))
    for r in range(13):
        for n in (3, 4):
            out += [Line(tuple(13 * s + r for s in of), (r + 1,) * n, False) for of in combinations(range(4), n)]
    return tuple(out)


def is_category(layout: list[Line], category: Category, grand_care: GrandCare) -> bool:
    """C.5, for a layout of melds."""
    faces = [f for line in layout for f in line.faces]
    colours = {f // 13 for f in faces}
    runs_only = all(line.run for line in layout)
    numbers = Counter(f % 13 for f in faces)
    match category:
        case Category.SIMPLE:
            return True
        case Category.MONOCOLOR:
            return len(colours) == 1
        case Category.BICOLOR:
            return runs_only and len(colours) <= 2
        case Category.MINOR:
            return all(p <= 7 for line in layout for p in line.places)
        case Category.MAJOR:
            return all(p >= 8 or (p == 1 and not line.run) for line in layout for p in line.places)
        case Category.GRAND_CARE if grand_care is GrandCare.TWO_QUADS:
            quads = Counter(line.places[0] for line in layout if not line.run and len(line.faces) == 4)
            return any(n >= 2 for n in quads.values())
        case Category.GRAND_CARE:
            return any(n >= 8 for n in numbers.values())
    raise AssertionError(category)


def held_faces(of: Cards) -> tuple[Counter[int], int]:
    """How often each face is held, and the number of jokers."""
    faces = [c % FACES for c in members(of)]
    return Counter(f for f in faces if f < JOKER), sum(1 for f in faces if f >= JOKER)


@lru_cache
def lines_with(first: int | None) -> tuple[Line, ...]:
    return tuple(m for m in all_lines() if first is None or first in m.faces)


def naive_layouts(left: Counter[int], jokers: int) -> Iterator[list[Line]]:
    """Every layout in melds of these tiles and jokers; a joker is what its meld lacks when its turn comes."""
    first = min((f for f, n in left.items() if n), default=None)
    if first is None and not jokers:
        yield []
        return
    for line in lines_with(first):
        there = [f for f in line.faces if left[f]]
        lacking = len(line.faces) - len(there)
        if lacking <= jokers:
            rest = left.copy()
            rest.subtract(there)
            for others in naive_layouts(rest, jokers - lacking):
                yield [line, *others]


@lru_cache(maxsize=1 << 16)
def naive_categories(of: Cards, grand_care: GrandCare = GrandCare.EIGHT_TILES) -> frozenset[Category]:
    """The categories of melds that these 14 tiles are a layout of."""
    held, jokers = held_faces(of)
    found: set[Category] = set()
    for layout in naive_layouts(held, jokers):
        found.update(c for c in OF_MELDS if c not in found and is_category(layout, c, grand_care))
    return frozenset(found)


class Program:
    """An integer program: the fewest tiles of a layout that are not held."""

    def __init__(self, of: Cards, uses: list[Counter[int]]) -> None:
        """One variable for each item of `uses` (the faces that it needs), one for each face (how many are missing)."""
        held, _ = held_faces(of)
        self.columns = len(uses)
        self.rows: list[tuple[dict[int, float], float, float]] = []
        for f in range(52):
            self.row(
                {**{i: float(use[f]) for i, use in enumerate(uses) if use[f]}, self.columns + f: -1.0}, -np.inf, held[f]
            )

    def row(self, coefficients: dict[int, float], low: float, high: float) -> None:
        self.rows.append((coefficients, low, high))

    def missing(self) -> int:
        at = [(r, c, v) for r, (line, _, _) in enumerate(self.rows) for c, v in line.items()]
        row, column, value = zip(*at, strict=True)
        cost = np.concatenate([np.zeros(self.columns), np.ones(52)])
        matrix = csr_array((value, (row, column)), shape=(len(self.rows), len(cost)))
        low, high = [r[1] for r in self.rows], [r[2] for r in self.rows]
        whole = np.concatenate([np.ones(self.columns), np.zeros(52)])
        answer = milp(
            cost,
            constraints=(matrix, low, high),
            integrality=whole,
            bounds=Bounds(0, 14),
        )
        assert answer.status == 0
        return round(answer.fun)


def fewest_missing(of: Cards, category: Category, grand_care: GrandCare = GrandCare.EIGHT_TILES) -> int:
    """The fewest tiles of any layout of the category that are not natural tiles of the rack."""
    short = [m for m in all_lines() if len(m.faces) <= 5]  # longer runs can be cut
    match category:
        case Category.DOUBLES:
            program = Program(of, [Counter({f: 2}) for f in range(52)])
            program.row(dict.fromkeys(range(52), 1.0), 7, 7)
            return program.missing()
        case Category.MOSAIC:
            return _mosaic(of)
        case Category.MONOCOLOR:
            return min(_runs_in(of, short, {s}) for s in range(4))
        case Category.BICOLOR:
            return min(_runs_in(of, short, set(pair)) for pair in combinations(range(4), 2))
        case Category.GRAND_CARE:
            return _grand_care(of, short, grand_care)
        case _:
            return _lay(of, [m for m in short if is_category([m], category, grand_care)]).missing()


def _mosaic(of: Cards) -> int:
    """Variable 4i + s: a tile of suit s stands at place i."""
    program = Program(of, [Counter([13 * s + i % 13]) for i in range(14) for s in range(4)])
    for i in range(14):
        program.row({4 * i + s: 1.0 for s in range(4)}, 1, 1)
    for s in range(4):
        program.row({4 * i + s: 1.0 for i in range(4)}, 1, 1)
        for i in range(13):
            program.row({4 * i + s: 1.0, 4 * i + 4 + s: 1.0}, 0, 1)
    return program.missing()


def _lay(of: Cards, lines: list[Line]) -> Program:
    program = Program(of, [Counter(m.faces) for m in lines])
    program.row({i: float(len(m.faces)) for i, m in enumerate(lines)}, 14, 14)
    return program


def _runs_in(of: Cards, lines: list[Line], suits: set[int]) -> int:
    return _lay(of, [m for m in lines if m.run and m.faces[0] // 13 in suits]).missing()


def _grand_care(of: Cards, lines: list[Line], grand_care: GrandCare) -> int:
    """One program for each number, those that the rack holds most of first."""
    held, _ = held_faces(of)
    lacking = sorted((8 - sum(held[13 * s + r] for s in range(4)), r) for r in range(13))
    best = 14
    for at_least, r in lacking:
        if at_least >= best:
            break
        program = _lay(of, lines)
        of_number = {i: sum(1.0 for f in m.faces if f % 13 == r) for i, m in enumerate(lines)}
        if grand_care is GrandCare.TWO_QUADS:
            of_number = {i: n for i, n in of_number.items() if n == 4.0}
        program.row(of_number, 8, 14)
        best = min(best, program.missing())
    return best
