"""How far a rack of board rummy is from each category, and which tiles bring it nearer."""

import random
from collections.abc import Iterator

import pytest

from melds.judge_oracle import BOX, NATURALS, OF_MELDS, naive_categories, rack, random_rack, tiles
from openrummy.cards import FACES, JOKER, Cards, cards, face, has, is_joker, members
from openrummy.errors import BadInput
from openrummy.melds import Category, Distance, GrandCare, JudgeRules, best_close, distance, judge

CATEGORIES = list(Category)


def far(of: Cards, rules: JudgeRules | None = None, unseen: Cards | None = None) -> dict[Category, Distance]:
    judgement = judge(of, rules or JudgeRules(), unseen=unseen)
    return {d.category: d for d in judgement.distances}


def helping(of: Distance) -> set[int]:
    return {h.face for h in of.helpers}


def exchanges(of: Cards) -> Iterator[tuple[int, Cards]]:
    """Every rack with one tile exchanged, with the face of the new one: any tile of the box that is not in the rack."""
    new: dict[int, int] = {}
    for c in BOX:
        if not has(of, c):
            new.setdefault(min(c % FACES, JOKER), c)
    for out in members(of):
        for f, c in new.items():
            yield f, of & ~(1 << out) | 1 << c


def is_doubles(of: Cards) -> bool:
    faces = [face(c) for c in members(of) if not is_joker(c)]
    odd = sum(1 for f in set(faces) if faces.count(f) == 1)
    return odd <= len(members(of)) - len(faces)


def holds(of: Cards, category: Category) -> bool:
    return is_doubles(of) if category is Category.DOUBLES else category in naive_categories(of)


NEAR = [
    "r3 r4 r5 b9 b10 b11 b12 y7 b7 r1 y1 b1 k1 k12",
    "r1 r2 r3 r4 r9 r10 r11 b4 b5 b6 b7 b11 b12 y9",
    "r7 y7 b7 k7 r7 y7 b7 r10 r11 r12 y1 b1 k1 k4",
    "r2 r2 r9 r9 y4 y4 y11 y11 b1 b1 b13 b13 k6 k7",
    "r12 r13 r1 b8 b9 b10 b11 y13 b13 k13 r1 y1 b1 J",
    "r1 r2 r3 r4 r5 r6 r7 r9 r10 r11 r13 r12 y1 b13",
]


@pytest.mark.parametrize("text", NEAR)
def test_one_tile_away_means_that_one_exchange_makes_a_layout(text: str) -> None:
    """Every exchange of one tile is tried: the distance is 1 where one works, and the helpers are those that work."""
    of = rack(text)
    found = far(of)
    for category in (*OF_MELDS, Category.DOUBLES):
        way = found[category]
        if holds(of, category):
            assert way.away == 0, category
            continue
        by_exchange = {f for f, after in exchanges(of) if holds(after, category)}
        assert (way.away == 1) == bool(by_exchange), category
        if by_exchange:
            assert helping(way) == by_exchange, category


def test_zero_away_is_a_close_and_nothing_helps() -> None:
    rng = random.Random(7)
    for i in range(40):
        of = random_rack(rng, 15, i % 7, dense=True)
        distances = judge(of).distances
        closed = best_close(of)
        assert (closed is not None) == any(d.away == 0 for d in distances)
        assert all(d.helpers == () for d in distances if d.away == 0)
        if closed is not None:
            assert next(d.away for d in distances if d.category is closed.category) == 0


def test_drawing_a_helper_brings_the_category_one_tile_nearer_and_no_other_tile_does() -> None:
    rng = random.Random(11)
    for i in range(4):
        of = random_rack(rng, 14, i % 3, dense=i % 2 == 1)
        before = far(of)
        for f in range(JOKER + 1):
            new = next((c for c in BOX if min(c % FACES, JOKER) == f and not has(of, c)), None)
            if new is None:
                continue
            after = far(of | 1 << new)
            for category, way in before.items():
                nearer = f in helping(way)
                assert after[category].away == way.away - nearer, (category, f)


def test_a_joker_brings_every_category_nearer_that_is_not_there() -> None:
    rng = random.Random(13)
    for i in range(20):
        found = far(random_rack(rng, 14, i % 6, dense=False))
        assert all(JOKER in helping(d) for d in found.values() if d.away)


def test_no_category_of_melds_is_nearer_than_simple() -> None:
    rng = random.Random(17)
    for i in range(40):
        found = far(random_rack(rng, 15, i % 7, dense=i % 2 == 1))
        assert all(found[c].away >= found[Category.SIMPLE].away for c in OF_MELDS)
        assert found[Category.MONOCOLOR].away >= found[Category.BICOLOR].away


def test_two_full_groups_are_never_nearer_than_eight_of_a_number() -> None:
    rng = random.Random(19)
    quads = JudgeRules(grand_care=GrandCare.TWO_QUADS)
    for i in range(20):
        of = random_rack(rng, 15, i % 4, dense=True)
        assert far(of, quads)[Category.GRAND_CARE].away >= far(of)[Category.GRAND_CARE].away


def test_helpers_tell_how_many_of_them_are_unseen() -> None:
    of = rack("r2 r2 r9 r9 y4 y4 y11 y11 b1 b1 b13 b13 k6 k7")
    doubles = far(of)[Category.DOUBLES]
    (k6, k7) = (face(c) for c in tiles("k6 k7"))
    assert doubles.away == 1
    assert {h.face: h.unseen for h in doubles.helpers} == {k6: 1, k7: 1, JOKER: 2}
    seen_one = cards(c for c in BOX if face(c) != k6) & ~of
    doubles = far(of, unseen=seen_one)[Category.DOUBLES]
    assert {h.face: h.unseen for h in doubles.helpers} == {k6: 0, k7: 1, JOKER: 6}


def test_a_tile_that_both_copies_are_held_of_is_no_helper() -> None:
    """A third r7 would make a layout, but the box has none; a joker can stand there (BRD-34)."""
    of = rack("r7 y7 b7 r7 y7 k7 r5 r6 r8 r9 b1 y1 k1 k11")
    simple = far(of)[Category.SIMPLE]
    assert simple.away == 1
    assert face(tiles("r7")[0]) not in helping(simple)
    assert JOKER in helping(simple)


def test_fourteen_tiles_are_judged_without_a_close() -> None:
    of = rack("r1 r2 r3 r4 r5 r6 r7 r1 r2 r3 r4 r5 r6 r7")
    judgement = judge(of)
    assert judgement.close is None
    assert {d.category: d.away for d in judgement.distances if not d.away} == dict.fromkeys(
        (Category.DOUBLES, Category.MONOCOLOR, Category.BICOLOR, Category.MINOR, Category.SIMPLE), 0
    )


def test_fifteen_tiles_are_judged_with_their_best_close() -> None:
    of = rack("r3 r4 r5 r6 y6 b6 J b9 b10 b11 b12 r1 y1 b1 k1")
    assert judge(of).close == best_close(of)
    assert judge(of, thrown=1).close == best_close(of, 1)


def test_one_category_is_judged_as_all_are() -> None:
    of = rack("r2 r2 r9 r9 y4 y4 y11 y11 b1 b1 b13 b13 k6 k7")
    for unseen in (None, cards(NATURALS)):
        assert tuple(distance(of, c, unseen=unseen) for c in CATEGORIES) == judge(of, unseen=unseen).distances


def test_every_category_is_judged_in_order() -> None:
    assert [d.category for d in judge(cards(NATURALS[:14])).distances] == CATEGORIES


@pytest.mark.parametrize("text", ["", "r1 r2 r3", "r1 r2 r3 r4 r5 r6 r7 r8 r9 r10 r11 r12 r13 y1 y2 y3"])
def test_a_rack_of_another_size_is_refused(text: str) -> None:
    with pytest.raises(BadInput, match="not of 14 or 15"):
        judge(rack(text))


def test_a_third_copy_of_a_tile_is_refused() -> None:
    with pytest.raises(BadInput, match="three copies"):
        judge(rack("r1 r1 r1 r4 r5 r6 r7 r8 r9 r10 r11 r12 r13 y1"))


@pytest.mark.parametrize("unseen", [-1, 1 << 216])
def test_unseen_tiles_of_no_box_are_refused(unseen: int) -> None:
    with pytest.raises(BadInput, match="cannot be unseen"):
        judge(cards(NATURALS[:14]), unseen=unseen)


def test_no_unseen_tiles_are_none() -> None:
    assert all(h.unseen == 0 for d in judge(cards(NATURALS[:14]), unseen=0).distances for h in d.helpers)
