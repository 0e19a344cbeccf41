"""When fourteen tiles of board rummy are a close, in which category, and with which free tile."""

import json
import random
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from melds.judge_oracle import (
    OF_MELDS,
    Line,
    all_lines,
    is_category,
    naive_categories,
    rack,
    random_rack,
    split_rack,
    tiles,
)
from openrummy.cards import Cards, cards, face, is_joker, is_wild, members, physical
from openrummy.errors import BadInput
from openrummy.melds import (
    Ace,
    Category,
    Close,
    GrandCare,
    JudgeRules,
    MeldRules,
    Tier,
    best_close,
    close,
    closes,
    kind,
    points,
    tier,
)
from openrummy.notation import Spelling, meld_text

ROWS: list[dict[str, Any]] = json.loads((Path(__file__).parents[1] / "data" / "vectors.json").read_text("utf-8"))[
    "board"
]
PLAIN = JudgeRules()
QUADS = JudgeRules(grand_care=GrandCare.TWO_QUADS)


def judged(layout: str, free: str = "k5", thrown: int = 0, rules: JudgeRules = PLAIN) -> Close | None:
    return close(*split_rack(layout, free), thrown, rules)


def category(layout: str, free: str = "k5", rules: JudgeRules = PLAIN) -> Category | None:
    found = judged(layout, free, 0, rules)
    return found and found.category


def lines(found: Close) -> list[Line]:
    """The melds of a close as lines by definition, whatever runs they are cut from."""
    by_faces = {frozenset(m.faces): m for m in all_lines()}
    return [by_faces[frozenset(face(c) for c in meld)] for meld in found.layout]


def verify(found: Close, of: Cards, thrown: int, rules: JudgeRules) -> None:
    """A close uses the fourteen other tiles once, declares its jokers, is what it says, and is priced right."""
    laid = [c for meld in found.layout for c in meld]
    assert len(laid) == 14
    assert cards(map(physical, laid)) == of & ~(1 << found.free)
    assert not any(is_wild(c) for c in laid)
    assert found.jokers == sum(1 for c in laid if is_joker(c))
    assert found.points == points(found.category, found.jokers, thrown, is_joker(found.free), rules)
    assert found.tier is tier(found.category, thrown, is_joker(found.free), rules)
    if found.category is Category.DOUBLES:
        assert all(face(a) == face(b) for a, b in found.layout)
    elif found.category is Category.MOSAIC:
        verify_mosaic([face(c) for c in laid])
    else:
        assert all(kind(meld, MeldRules(ace=Ace.BOTH)) for meld in found.layout)
        assert is_category(lines(found), found.category, rules.grand_care)


def verify_mosaic(row: list[int]) -> None:
    colours = [f // 13 for f in row]
    assert [f % 13 + 1 for f in row] == [*range(1, 14), 1]
    assert len(set(colours[:4])) == 4
    assert all(a != b for a, b in pairwise(colours))


@pytest.mark.parametrize("row", ROWS, ids=[row["id"] for row in ROWS])
def test_the_closing_examples_of_the_rules(row: dict[str, Any]) -> None:
    of, free = split_rack(" ".join(row["layout"]), row["free"])
    found = close(of, free, row["thrown"])
    if row["category"] is None:
        assert found is None
        return
    assert found is not None
    assert (found.category, found.tier, found.points) == (row["category"], row["tier"], row["score"])
    verify(found, of | 1 << free, row["thrown"], PLAIN)


@pytest.mark.parametrize("row", [r for r in ROWS if r["id"] != "B25"], ids=lambda r: r["id"])
def test_no_other_free_tile_pays_more_in_the_examples(row: dict[str, Any]) -> None:
    """Note 1 of C.8: checked by trying all fifteen."""
    of, free = split_rack(" ".join(row["layout"]), row["free"])
    found = best_close(of | 1 << free, row["thrown"])
    assert (found and found.points) == row["score"]


def test_a_joker_as_free_tile_pays_more_than_two_jokers_as_a_pair() -> None:
    """Note 1 of C.8 (B25): 900 instead of 800."""
    of, free = split_rack("r2 r2 r9 r9 y4 y4 y11 y11 b1 b1 b13 b13 J J", "r5")
    chosen, best = close(of, free), best_close(of | 1 << free)
    assert chosen is not None
    assert best is not None
    assert (chosen.points, best.points, best.category, best.jokers) == (800, 900, Category.DOUBLES, 1)
    assert is_joker(best.free)


def test_of_fifteen_melded_tiles_the_joker_is_left_free() -> None:
    """Note 2 of C.8: dropping r3 or r6 pays 200, dropping the joker 500."""
    of = rack("r3 r4 r5 r6 y6 b6 J b9 b10 b11 b12 r1 y1 b1 k1")
    best, every = best_close(of), closes(of)
    assert best is not None
    assert (best.points, best.tier, is_joker(best.free)) == (500, Tier.LARGE, True)
    worth = {meld_text([free], Spelling.TILES): found.points for free, found in every.items()}
    assert (worth["[r3]"], worth["[r6]"], worth["[J]"]) == (200, 200, 500)


def test_melds_are_runs_groups_or_both() -> None:
    """BRD-30."""
    assert category("r3 r4 r5 y3 y4 y5 b3 b4 b5 k9 k10 k11 k12 k13") is Category.SIMPLE
    assert category("r7 y7 b7 r9 y9 k9 r12 y12 b12 k12 r2 y2 b2 k2") is Category.SIMPLE
    assert category("r3 r4 r5 y7 b7 k7 b9 b10 b11 b12 r1 y1 b1 k1") is Category.SIMPLE


def test_a_group_has_no_colour_twice() -> None:
    """BRD-30."""
    assert category("r7 r7 b7 y4 y5 y6 b9 b10 b11 b12 r2 y2 b2 k2", "k12") is None


def test_a_run_has_at_least_three_tiles() -> None:
    """BRD-30."""
    assert category("r3 r4 y6 y7 b9 b10 b11 b12 b13 k1 k2 k3 k4 k5", "k12") is None


def test_the_one_is_low_before_two_and_high_after_thirteen() -> None:
    """BRD-31."""
    assert category("r1 r2 r3 y4 y5 y6 y7 b8 b9 b10 k3 k4 k5 k6") is Category.SIMPLE
    assert category("r12 r13 r1 y4 y5 y6 y7 b8 b9 b10 k3 k4 k5 k6") is Category.SIMPLE


def test_a_run_does_not_go_round_the_corner() -> None:
    """BRD-31."""
    assert category("r13 r1 r2 y4 y5 y6 y7 b8 b9 b10 k3 k4 k5 k6") is None


def test_a_run_from_one_to_the_high_one_closes_because_it_can_be_cut() -> None:
    """BRD-31."""
    assert category("r1 r2 r3 r4 r5 r6 r7 r8 r9 r10 r11 r12 r13 r1") is Category.MONOCOLOR


def test_a_mosaic_is_one_to_thirteen_and_one_again() -> None:
    """BRD-32."""
    row = "r1 y2 b3 k4 r5 y6 b7 k8 r9 y10 b11 k12 r13 y1"
    assert category(row) is Category.MOSAIC
    assert category(row.replace("r9", "r8")) is None


def test_the_first_four_tiles_of_a_mosaic_have_four_colours() -> None:
    """BRD-32."""
    assert category("r1 y2 r3 k4 r5 y6 b7 k8 r9 y10 b11 k12 r13 y1") is None


def test_neighbours_in_a_mosaic_differ_in_colour() -> None:
    """BRD-32."""
    assert category("r1 y2 b3 k4 r5 y6 k7 k8 r9 y10 b11 k12 r13 y1", "b5") is None
    assert category("r1 y2 b3 k4 r5 y6 b7 k8 r9 y10 b11 k12 r13 r1") is None


def test_both_ones_of_a_mosaic_may_have_one_colour() -> None:
    """BRD-32: the first and the last tile are no neighbours."""
    assert category("r1 y2 b3 k4 r5 y6 b7 k8 r9 y10 b11 k12 b13 r1") is Category.MOSAIC


def test_doubles_are_seven_pairs_of_identical_tiles() -> None:
    """BRD-33."""
    pairs = "r2 r2 r9 r9 y4 y4 y11 y11 b1 b1 b13 b13"
    assert category(f"{pairs} k6 k6", "r5") is Category.DOUBLES
    assert category(f"{pairs} k6 y6", "r5") is None


@pytest.mark.parametrize(
    ("layout", "expected"),
    [
        ("r3 J J y4 y5 y6 b9 b10 b11 b12 r2 y2 b2 k2", Category.SIMPLE),
        ("r7 J J y4 y5 y6 b9 b10 b11 b12 r2 y2 b2 k2", Category.SIMPLE),
        ("J y2 b3 k4 r5 J b7 k8 r9 y10 b11 k12 r13 y1", Category.MOSAIC),
        ("r2 J r9 J y4 y4 y11 y11 b1 b1 b13 b13 k6 k6", Category.DOUBLES),
        ("r2 r2 J J y4 y4 y11 y11 b1 b1 b13 b13 k6 k6", Category.DOUBLES),
    ],
)
def test_a_joker_replaces_any_tile_several_in_a_meld(layout: str, expected: Category) -> None:
    """BRD-34."""
    assert category(layout) is expected


def test_a_joker_in_a_group_takes_a_colour_not_yet_present() -> None:
    """BRD-34."""
    found = judged("r7 b7 J r9 y9 b9 J r12 y12 b12 k12 r2 y2 b2", "k4")
    assert found is not None
    groups = [sorted(face(c) // 13 for c in meld) for meld in found.layout if face(meld[0]) % 13 == face(meld[1]) % 13]
    assert len(groups) == 4
    assert all(len(set(colours)) == len(colours) for colours in groups)


def test_a_joker_may_stand_for_a_tile_that_both_copies_are_laid_of() -> None:
    """BRD-34: any tile, so a third copy too."""
    of = "r7 y7 b7 r7 y7 k7 r5 r6 J r8 r9 b1 y1 k1"
    assert category(of, "k11") is Category.SIMPLE
    assert Category.SIMPLE in naive_categories(rack(of))


def test_each_joker_is_what_pays_most() -> None:
    """BRD-35: as r7 the joker would make a Simple of 200, as a red or blue tile it makes a Bicolor of 400."""
    found = judged("r1 r2 r3 r4 r9 r10 J b4 b5 b6 b7 b11 b12 b13", "k2")
    assert found is not None
    assert (found.category, found.points) == (Category.BICOLOR, 400)


def test_a_joker_is_chosen_for_the_eighth_tile_of_a_grand_care() -> None:
    """BRD-35."""
    assert category("r7 y7 b7 k7 r7 y7 b7 J r10 r11 r12 y1 b1 k1", "r5") is Category.GRAND_CARE


def test_runs_of_two_colours_without_a_group_are_bicolor() -> None:
    assert category("r1 r2 r3 r4 r9 r10 r11 b4 b5 b6 b7 b11 b12 b13", "k2") is Category.BICOLOR
    assert category("r1 r2 r3 r4 r9 r10 r11 b4 b5 b6 b7 k11 k12 k13", "k2") is Category.SIMPLE


def test_a_low_one_in_a_run_is_not_major() -> None:
    assert category("r12 r13 r1 b8 b9 b10 b11 y13 b13 k13 r1 y1 b1 k1", "r2") is Category.MAJOR
    assert category("r1 r2 r3 b8 b9 b10 b11 y13 b13 k13 r12 y12 b12 k12", "y2") is Category.SIMPLE


def test_an_eight_is_not_minor() -> None:
    assert category("r1 r2 r3 y4 y5 y6 y7 r5 b5 k5 r2 y2 b2 k2", "k12") is Category.MINOR
    assert category("r1 r2 r3 y5 y6 y7 y8 r5 b5 k5 r2 y2 b2 k2", "k12") is Category.SIMPLE


def test_grand_care_takes_any_eight_of_a_number_or_two_full_groups() -> None:
    """AMB-33 (B31)."""
    in_runs = "r7 y7 b7 r7 y7 b7 k6 k7 k8 k5 k6 k7 k8 k9"
    assert category(in_runs, "r1") is Category.GRAND_CARE
    assert category(in_runs, "r1", QUADS) is Category.SIMPLE
    two_full = "r7 y7 b7 k7 r7 y7 b7 k7 r10 r11 r12 y1 b1 k1"
    assert category(two_full, "r5", QUADS) is Category.GRAND_CARE


def test_two_full_groups_of_different_numbers_are_no_grand_care() -> None:
    """AMB-33."""
    of = "r7 y7 b7 k7 r9 y9 b9 k9 r10 r11 r12 y1 b1 k1"
    assert category(of, "r5") is Category.SIMPLE
    assert category(of, "r5", QUADS) is Category.SIMPLE


def test_the_other_six_tiles_of_a_grand_care_are_melded_too() -> None:
    assert category("r7 y7 b7 k7 r7 y7 b7 k7 r10 r11 r12 y1 b1 y2", "r5") is None


def test_categories_do_not_add_up_and_the_highest_counts() -> None:
    """BRD-43 (B46, B48): of equal points the first category is named."""
    found = judged("r1 r2 r3 r4 r5 r6 r7 r1 r2 r3 r4 r5 r6 r7", "k9")
    assert found is not None
    assert (found.category, found.points) == (Category.DOUBLES, 1000)
    found = judged("r1 r2 r3 r4 r5 r6 r7 b1 b2 b3 b4 b5 b6 b7", "k9")
    assert found is not None
    assert (found.category, found.points) == (Category.BICOLOR, 500)


def test_a_joker_as_free_tile_raises_the_tier() -> None:
    """BRD-26."""
    simple = "r3 r4 r5 b9 b10 b11 b12 y7 b7 k7 r1 y1 b1 k1"
    plain, closed = judged(simple), judged(simple, "J")
    assert plain is not None
    assert closed is not None
    assert (plain.tier, closed.tier) == (Tier.SMALL, Tier.LARGE)


def test_the_free_tile_does_not_count_for_a_category() -> None:
    """BRD-25: with the free tile there would be eight sevens."""
    assert category("r7 y7 b7 k7 r7 y7 b7 r10 r11 r12 r13 y1 b1 k1", "k7") is Category.SIMPLE


def test_the_chosen_free_tile_is_kept_and_the_best_layout_of_the_rest_counts() -> None:
    """BRD-46: the player's free tile decides, even where another pays more."""
    of = rack("r3 r4 r5 r6 y6 b6 J b9 b10 b11 b12 r1 y1 b1 k1")
    (r3,) = tiles("r3")
    found = close(of & ~(1 << r3), r3)
    assert found is not None
    assert (found.free, found.points) == (r3, 200)


def test_three_jokers_are_a_meld() -> None:
    """BRD-47."""
    of = "J J J y4 y5 y6 b9 b10 b11 b12 r2 y2 b2 k2"
    assert category(of, "r13") is Category.SIMPLE
    assert category("J J J J J J y4 y5 y6 y7 r12 y12 b12 k12", "r13") is Category.GRAND_CARE
    found = judged("J J J r1 r2 r3 r4 r9 r10 r11 b5 b6 b7 b8", "r13")
    assert found is not None
    assert found.category is Category.BICOLOR


def test_jokers_in_the_fourteen_tiles_count_and_a_free_one_does_not() -> None:
    found = judged("r3 r4 J b9 b10 b11 b12 y7 b7 k7 r1 y1 b1 k1", "J", 1)
    assert found is not None
    assert (found.jokers, found.points) == (1, 900)


@pytest.mark.parametrize("jokers", range(7))
def test_random_closes_are_what_they_say_and_the_best_free_tile_is_found(jokers: int) -> None:
    """Every free tile of dense racks is judged; what `closes` lists and what `best_close` takes agree."""
    rng = random.Random(jokers)
    found_some = 0
    for _ in range(40):
        of, thrown = random_rack(rng, 15, jokers, dense=True), rng.choice((0, 0, 1, 2))
        every, best = closes(of, thrown), best_close(of, thrown)
        for free, found in every.items():
            assert found.free == free
            verify(found, of, thrown, PLAIN)
        assert (best and best.points) == max((found.points for found in every.values()), default=None)
        if best is not None:
            verify(best, of, thrown, PLAIN)
            found_some += 1
    assert found_some


@pytest.mark.parametrize("jokers", range(3))
def test_a_naive_search_finds_the_same_categories(jokers: int) -> None:
    rng = random.Random(100 + jokers)
    for _ in range(15):
        of = random_rack(rng, 14, jokers, dense=True)
        (free,) = [c for c in tiles("k13 k13 r1 r1 b8") if not of >> c & 1][:1]
        found = close(of, free)
        naive = [c for c in OF_MELDS if c in naive_categories(of)]
        if found is None:
            assert naive == []
        elif found.category in OF_MELDS:
            assert found.category is min(naive, key=lambda c: (-points(c, jokers, 0, False, PLAIN), OF_MELDS.index(c)))
        else:
            assert all(points(c, jokers, 0, False, PLAIN) <= found.points for c in naive)


@pytest.mark.parametrize(
    ("of", "free"),
    [
        (rack("r1 r2 r3"), 4),
        (rack("r1 r2 r3 r4 r5 r6 r7 r8 r9 r10 r11 r12 r13 y1"), 0),
        (rack("r1 r2 r3 r4 r5 r6 r7 r8 r9 r10 r11 r12 r13 y1"), 999),
        (rack("r1 r1 r1 r2 r3 r4 r5 r6 r7 r8 r9 r10 r11 r12"), 30),
        (-1, 0),
        ((1 << 14) - 1 << 230, 0),
    ],
)
def test_anything_but_fourteen_tiles_and_a_fifteenth_is_refused(of: Cards, free: int) -> None:
    with pytest.raises(BadInput):
        close(of, free)


def test_a_rack_of_another_size_is_refused() -> None:
    fourteen = rack("r1 r2 r3 r4 r5 r6 r7 r8 r9 r10 r11 r12 r13 y1")
    for ask in (best_close, closes):
        with pytest.raises(BadInput, match="a rack of 14 tiles"):
            ask(fourteen)


def test_two_jokers_make_a_pair_of_doubles() -> None:
    """BRD-34: with three pairs and two single tiles, two jokers twin the single ones and four are two pairs."""
    of = rack("r2 r2 y9 y9 b4 b4 k11 r13 J J J J J J") | rack("y1")
    found = close(of & ~rack("y1"), *tiles("y1"))
    assert found is not None
    assert (found.category, found.jokers) == (Category.DOUBLES, 6)
    verify(found, of, 0, PLAIN)


def test_of_twins_the_lower_tile_is_laid() -> None:
    of = rack("r3 r4 r5 r5 b9 b10 b11 b12 y7 b7 k7 r1 y1 b1 k1")
    found = best_close(of)
    assert found is not None
    assert found.free == tiles("r5 r5")[1]


def test_the_tiles_of_a_close_come_in_table_order() -> None:
    found = judged("r12 r13 r1 k1 b1 y1 b9 b10 b11 b12 k7 y7 b7 r7")
    assert found is not None
    assert sorted(meld_text(m, Spelling.TILES) for m in found.layout) == [
        "[b9 b10 b11 b12]", "[r12 r13 r1]", "[r7 y7 b7 k7]", "[y1 b1 k1]",
    ]  # fmt: skip
    assert len(members(cards(physical(c) for m in found.layout for c in m))) == 14
