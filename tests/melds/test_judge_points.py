"""What a close is worth: every cell of the matrix in RULES C.6, by both readings of each option."""

import pytest

from openrummy.errors import BadInput
from openrummy.melds import Category, JudgeRules, LargeThrown, MosaicJokers, Tier, points, tier

PLAIN = JudgeRules()
RAISED = JudgeRules(large_thrown=LargeThrown.SPECIAL)
FLAT = JudgeRules(mosaic_jokers=MosaicJokers.FLAT250)

SMALL, LARGE, SPECIAL = (250, 200, 150), (500, 400, 300), (1000, 900, 800)
COLUMNS = [(0, False), (0, True), (1, False), (1, True), (2, False), (2, True)]
"""Jokers thrown, and whether the free tile is a joker: the columns of the matrix."""

MATRIX = {
    Category.SIMPLE: [SMALL, LARGE, LARGE, SPECIAL, SPECIAL, SPECIAL],
    Category.MOSAIC: [SMALL, LARGE, LARGE, SPECIAL, SPECIAL, SPECIAL],
    Category.BICOLOR: [LARGE, SPECIAL, LARGE, SPECIAL, SPECIAL, SPECIAL],
    Category.MINOR: [LARGE, SPECIAL, LARGE, SPECIAL, SPECIAL, SPECIAL],
    Category.MAJOR: [LARGE, SPECIAL, LARGE, SPECIAL, SPECIAL, SPECIAL],
    Category.DOUBLES: [SPECIAL] * 6,
    Category.GRAND_CARE: [SPECIAL] * 6,
    Category.MONOCOLOR: [SPECIAL] * 6,
}
CELLS = [
    pytest.param(c, thrown, closed, row[i], id=f"{c}-thrown{thrown}{'-closed' if closed else ''}")
    for c, row in MATRIX.items()
    for i, (thrown, closed) in enumerate(COLUMNS)
]
OF_TIER = {SMALL: Tier.SMALL, LARGE: Tier.LARGE, SPECIAL: Tier.SPECIAL}


@pytest.mark.parametrize(("category", "thrown", "closed", "worth"), CELLS)
def test_every_cell_of_the_score_matrix(
    category: Category, thrown: int, closed: bool, worth: tuple[int, int, int]
) -> None:
    """BRD-40."""
    assert tuple(points(category, j, thrown, closed, PLAIN) for j in range(3)) == worth
    assert tier(category, thrown, closed, PLAIN) is OF_TIER[worth]


@pytest.mark.parametrize(("category", "thrown", "closed", "worth"), CELLS)
def test_a_large_game_with_one_thrown_joker_is_special_by_the_other_reading(
    category: Category, thrown: int, closed: bool, worth: tuple[int, int, int]
) -> None:
    """AMB-29: the starred cells change, no other."""
    starred = category in (Category.BICOLOR, Category.MINOR, Category.MAJOR) and (thrown, closed) == (1, False)
    expected = SPECIAL if starred else worth
    assert tuple(points(category, j, thrown, closed, RAISED) for j in range(3)) == expected


@pytest.mark.parametrize(("category", "thrown", "closed", "worth"), CELLS)
def test_a_small_mosaic_with_jokers_is_worth_250_by_the_other_reading(
    category: Category, thrown: int, closed: bool, worth: tuple[int, int, int]
) -> None:
    """BRD-41: only a Mosaic in the Small tier is flat; the Large line of the source has a Mosaic with jokers at 400."""
    flat = category is Category.MOSAIC and (thrown, closed) == (0, False)
    expected = (250, 250, 250) if flat else worth
    assert tuple(points(category, j, thrown, closed, FLAT) for j in range(3)) == expected


def test_a_mosaic_with_jokers_is_worth_what_a_simple_is() -> None:
    """BRD-41."""
    for jokers in range(7):
        for thrown, closed in COLUMNS:
            mosaic, simple = (points(c, jokers, thrown, closed, PLAIN) for c in (Category.MOSAIC, Category.SIMPLE))
            assert mosaic == simple


def test_more_than_two_jokers_count_as_two() -> None:
    """BRD-42."""
    for category in Category:
        for thrown, closed in COLUMNS:
            two = points(category, 2, thrown, closed, PLAIN)
            assert [points(category, j, thrown, closed, PLAIN) for j in range(3, 7)] == [two] * 4


def test_more_than_two_thrown_jokers_count_as_two() -> None:
    for category in Category:
        assert points(category, 0, 6, False, PLAIN) == points(category, 0, 2, False, PLAIN) == 1000


def test_the_tiers_never_cross() -> None:
    """BRD-43: the lowest Special is above the highest Large, the lowest Large above the highest Small."""
    worth: dict[Tier, set[int]] = {t: set() for t in Tier}
    for rules in (PLAIN, RAISED, FLAT):
        for category in Category:
            for thrown, closed in COLUMNS:
                for jokers in range(7):
                    of = tier(category, thrown, closed, rules)
                    worth[of].add(points(category, jokers, thrown, closed, rules))
    assert min(worth[Tier.SPECIAL]) > max(worth[Tier.LARGE])
    assert min(worth[Tier.LARGE]) > max(worth[Tier.SMALL])


def test_a_plain_close_is_250_and_a_joker_as_free_tile_makes_it_500() -> None:
    """BRD-44: the prose of the source is the first number of two cells."""
    assert points(Category.SIMPLE, 0, 0, False, PLAIN) == 250
    assert points(Category.SIMPLE, 0, 0, True, PLAIN) == 500


def test_a_negative_number_of_jokers_is_refused() -> None:
    with pytest.raises(BadInput):
        points(Category.SIMPLE, -1, 0, False, PLAIN)
    with pytest.raises(BadInput):
        points(Category.SIMPLE, 0, -1, False, PLAIN)
