"""Rebuilding a table, against the words of RULES B.3 and B.4."""

from collections import Counter
from random import Random

import pytest

from melds.naive import rebuild_faults
from openrummy.cards import FACES, JOKER, Card, face, is_joker, make, physical, stands_for
from openrummy.errors import Code, Illegal
from openrummy.melds import Ace, Meld, MeldRules, Rebuilt, Release, Table, check_rebuild
from positions import some, table_of

RULES = MeldRules(ace=Ace.BOTH, declared=True)
FROM_HAND = MeldRules(ace=Ace.BOTH, declared=True, release=Release.FROM_HAND)
JOKERS = (JOKER, JOKER + FACES)


def verdict(before: str, hand: str, after: str, rules: MeldRules = RULES) -> str | None:
    try:
        check_rebuild(table_of(before), some(hand), table_of(after), rules)
    except Illegal as e:
        return e.code.value
    return None


@pytest.mark.parametrize(
    ("before", "hand", "after", "code"),
    [
        ("[9c 9d 9h 9s] [Ts Js Qs]", "Kd", "[9c 9d 9h] [9s Ts Js Qs]", "E_NO_CARD_ADDED"),
        ("[4d 5d 6d 7d]", "Jc Jd Jh", "[5d 6d 7d] [Jc Jd Jh]", "E_TABLE_CARD_REMOVED"),
        ("[4d 5d 6d]", "7d", "[4d 5d 6d 7d 8d]", "E_CARD_NOT_AVAILABLE"),
        ("", "7h 8h", "[7h 8h]", "E_MELD_TOO_SHORT"),
        ("[7h 8h 9h]", "Th", "[7h 8h 9h] [Th]", "E_MELD_TOO_SHORT"),
        ("[7h 8h 9h]", "Th", "[7h 8h 9h Th] []", "E_MELD_TOO_SHORT"),
        ("[8c 8d 8h 8s]", "8c'", "[8c 8d 8h 8s 8c']", "E_DUPLICATE_CARD"),
        ("[8c 8d 8h]", "9c", "[8c 8d 8h 9c]", "E_NOT_A_MELD"),
        ("", "Kh Ah 2h", "[Kh Ah 2h]", "E_NOT_CONSECUTIVE"),
        ("", "Qh Kh Ah", "[Qh Kh Ah]", None),
        ("[9c 9d 9h 9s]", "Ts Js", "[9c 9d 9h] [9s Ts Js]", None),
    ],
)
def test_a_rebuilt_table_breaks_no_rule_of_b3(before: str, hand: str, after: str, code: str | None) -> None:
    """B.3.1 a card is added; B.3.2 nothing leaves and nothing appears; B.3.3 melds; B.3.4 groups; B.3.5 runs."""
    assert verdict(before, hand, after) == code


def test_the_same_card_cannot_lie_in_two_melds() -> None:
    """B.3.2."""
    seven = some("7c")[0]
    after = (some("7c 8c 9c"), (seven, *some("7d 7h")))
    with pytest.raises(Illegal) as refused:
        check_rebuild((), some("7c 8c 9c 7d 7h"), after, RULES)
    assert refused.value.code is Code.CARD_NOT_AVAILABLE


@pytest.mark.parametrize(
    ("before", "hand", "after", "anywhere", "from_hand"),
    [
        # The identity stays while the joker moves (MAN-21).
        ("[3s 4s 5s *6s]", "6c 6d", "[3s 4s 5s] [*6s 6c 6d]", None, None),
        # It changes only when the real card takes its place (MAN-21, MAN-23).
        ("[3s 4s 5s *6s]", "Qh Kh", "[3s 4s 5s] [Qh Kh *Ah]", "E_JOKER_IDENTITY", "E_JOKER_IDENTITY"),
        ("[3s 4s 5s *6s]", "6s Qh Kh", "[3s 4s 5s 6s] [Qh Kh *Ah]", None, None),
        # The real card may come from the table, unless it has to come from the hand (MAN-22, MAN-24).
        ("[4s 5s *6s] [6c 6d 6h 6s]", "Qd Kd", "[4s 5s 6s] [6c 6d 6h] [Qd Kd *Jd]", None, "E_JOKER_IDENTITY"),
        # A twin of the real card frees it as well.
        ("[3s 4s 5s *6s]", "6s' Qh Kh", "[3s 4s 5s 6s'] [Qh Kh *Ah]", None, None),
        # One real card frees one of two jokers that stand for it.
        (
            "[4s 5s *6s] [6c 6d *'6s]",
            "6s Qh Kh Jd Qd",
            "[4s 5s 6s] [6c 6d *'6s] [Qh Kh *Ah] [Jd Qd Kd]",
            "E_CARD_NOT_AVAILABLE",
            "E_CARD_NOT_AVAILABLE",
        ),
        ("[4s 5s *6s] [6c 6d *'6s]", "6s Qh Kh", "[4s 5s 6s] [6c 6d *'6s] [Qh Kh *Ah]", None, None),
        (
            "[4s 5s *6s] [6c 6d *'6s]",
            "6s 6h Qh Kh Ad",
            "[4s 5s 6s] [6c 6d 6h] [Qh Kh *Ah *'Jh]",
            "E_JOKER_IDENTITY",
            "E_JOKER_IDENTITY",
        ),
        # A replaced joker must lie in a meld, not in the hand (MAN-23).
        ("[3s 4s 5s *6s]", "6s", "[3s 4s 5s 6s]", "E_TABLE_CARD_REMOVED", "E_TABLE_CARD_REMOVED"),
        # Declared as a card that lies elsewhere; two jokers in one meld (MAN-26).
        ("[7h 8h 9h]", "8d * *'", "[7h 8h 9h] [8d *8h *'8s]", None, None),
        # Undeclared (MAN-20).
        ("", "5s 7s *", "[5s * 7s]", "E_JOKER_IDENTITY", "E_JOKER_IDENTITY"),
    ],
)
def test_a_joker_keeps_its_card_until_the_real_one_is_there(
    before: str, hand: str, after: str, anywhere: str | None, from_hand: str | None
) -> None:
    """MAN-20 to MAN-26, B.3.6, and both values of joker_release."""
    assert verdict(before, hand, after) == anywhere
    assert verdict(before, hand, after, FROM_HAND) == from_hand


def test_jokers_are_told_apart_by_what_they_stand_for_only() -> None:
    """MAN-24 counts identities: a second joker may take the first one's place, and nobody could see a difference."""
    before, hand = "[3s 4s 5s *6s]", "*' Qh Kh"
    assert verdict(before, hand, "[3s 4s 5s *6s] [Qh Kh *'Ah]") is None
    assert verdict(before, hand, "[3s 4s 5s *'6s] [Qh Kh *Ah]") is None
    assert verdict(before, hand, "[3s 4s 5s] [Qh Kh *Ah *'Jh]") == "E_JOKER_IDENTITY"


@pytest.mark.parametrize("other", [5 - 256, 5 + (20 << 8), 5 + 256 * 256])
def test_a_natural_card_counts_as_nothing_but_itself(other: int) -> None:
    """A number that hides the six of clubs behind another face is no way to play it as that face."""
    assert physical(other) == 5
    f = face(other)
    meld = (other, *(make(f % 13 + 1, s) for s in range(4) if s != f // 13 % 4))
    with pytest.raises(Illegal) as refused:
        check_rebuild((), (5, *meld[1:]), (meld,), RULES)
    assert refused.value.code in (Code.JOKER_IDENTITY, Code.CARD_NOT_AVAILABLE)


@pytest.mark.parametrize("other", [JOKER + (60 << 8), JOKER + (53 << 8), JOKER + (54 << 8), JOKER - 256])
def test_a_joker_stands_for_one_of_52_cards_only(other: int) -> None:
    """MAN-20: not for a card of a fifth suit, which would fit every group."""
    f = face(other)
    meld = (other, *(make(f % 13 + 1, s) for s in range(3)))
    with pytest.raises(Illegal) as refused:
        check_rebuild((), (JOKER, *meld[1:]), (meld,), RULES)
    assert refused.value.code in (Code.JOKER_IDENTITY, Code.CARD_NOT_AVAILABLE)


def test_the_new_table_lies_in_order_and_tells_what_was_played() -> None:
    found = check_rebuild(table_of("[8c 8d 8h]"), some("8s 3d Ac 3c 2c"), table_of("[8s 8h 8d 8c] [3c Ac 2c]"), RULES)
    assert found == Rebuilt(table_of("[8c 8d 8h 8s] [Ac 2c 3c]"), tuple(sorted(some("8s Ac 2c 3c"))))


def block(rng: Random) -> tuple[Table, Table]:
    """Nine cards as three runs and as three sets, some of them jokers that stand for a card."""
    low, suits, copy = rng.randrange(1, 13), rng.sample(range(4), 3), rng.randrange(2)
    jokers = list(JOKERS)
    grid = [[make((low + i - 1) % 13 + 1, s, copy) for i in range(3)] for s in suits]
    for _ in range(rng.choice((0, 1, 1, 2))):
        row, column = rng.randrange(3), rng.randrange(3)
        if not is_joker(grid[row][column]):
            grid[row][column] = stands_for(jokers.pop(), grid[row][column] % FACES)
    return tuple(map(tuple, grid)), tuple(zip(*grid, strict=True))


def changed(rng: Random, table: Table) -> Table:
    """A table with a small fault, or a small change that may be right."""
    melds = [list(meld) for meld in table]
    a, b = rng.choice(melds), rng.choice(melds)
    match rng.randrange(6):
        case 0:
            a.pop(rng.choice((0, -1)))
        case 1:
            b.append(a.pop())
        case 2:
            b.append(make(rng.randrange(1, 14), rng.randrange(4), rng.randrange(2)))
        case 3:
            a.append(face(rng.choice(a)) + rng.choice((0, FACES)))
        case 4:
            jokers = [c for meld in melds for c in meld if is_joker(c)]
            if len(jokers) == 2:
                swap = {jokers[0]: physical(jokers[1]), jokers[1]: physical(jokers[0])}
                melds = [[stands_for(swap[c], face(c)) if c in swap else c for c in meld] for meld in melds]
        case _:
            melds.remove(a)
    return tuple(tuple(meld) for meld in melds if meld)


def redeclared(rng: Random, table: Table) -> tuple[Table, tuple[Card, ...]]:
    """The table with a joker of another suit, perhaps beside the card that it stood for, which came from the hand."""
    spots = [(i, j) for i, meld in enumerate(table) for j, c in enumerate(meld) if is_joker(c)]
    if not spots:
        return table, ()
    i, j = rng.choice(spots)
    was = face(table[i][j])
    meld = list(table[i])
    meld[j] = stands_for(meld[j], (was + 13 * rng.randrange(1, 4)) % 52)
    real = was + rng.choice((0, FACES))
    played = (real,) if rng.random() < 0.6 and real not in map(physical, meld) else ()
    return (*table[:i], (*meld, *played), *table[i + 1 :]), played


def proposal(rng: Random) -> tuple[Table, tuple[Card, ...], Table]:
    """A table, a hand, and a new table: rows and columns of a block, in part, and changed in small ways."""
    rows, columns = block(rng)
    before = tuple(rng.sample(rows, rng.choice((1, 2, 2, 3))))
    there = {physical(c) for meld in before for c in meld}
    after: Table = columns if rng.random() < 0.7 else rows
    played: tuple[Card, ...] = ()
    if rng.random() < 0.5:
        after, played = redeclared(rng, after)
    if rng.random() < 0.2:  # one card more, of the suit of the last meld
        after = (*after[:-1], (*after[-1], make(rng.randrange(1, 14), face(after[-1][0]) // 13, 1)))
    hand = {physical(c) for meld in after for c in meld} | {make(rng.randrange(1, 14), rng.randrange(4)), *played}
    for _ in range(rng.choice((0, 0, 1, 2))):
        after = changed(rng, after)
    return before, tuple(sorted(hand - there)), after


def answer(before: Table, hand: tuple[Card, ...], after: Table, rules: MeldRules) -> Rebuilt | Code:
    try:
        return check_rebuild(before, hand, after, rules)
    except Illegal as e:
        return e.code


@pytest.mark.parametrize("rules", [RULES, FROM_HAND])
def test_a_rebuild_is_refused_exactly_when_a_rule_is_broken(rules: MeldRules) -> None:
    """B.3, MAN-24: three thousand proposals around blocks of nine cards, judged again by the words of the rules."""
    rng, seen = Random(24), Counter[Code | None]()
    for _ in range(3000):
        before, hand, after = proposal(rng)
        wrong, found = rebuild_faults(before, hand, after, rules), answer(before, hand, after, rules)
        if isinstance(found, Rebuilt):
            assert not wrong, (before, hand, after)
            assert cards_of(found.table) == cards_of(before) + Counter(found.played)
            seen[None] += 1
        else:
            assert found in wrong, (before, hand, after)
            seen[found] += 1
    assert seen[None] > 500
    assert seen.keys() - {None} == {
        Code.NO_CARD_ADDED, Code.TABLE_CARD_REMOVED, Code.CARD_NOT_AVAILABLE, Code.JOKER_IDENTITY,
        Code.MELD_TOO_SHORT, Code.NOT_A_MELD, Code.NOT_CONSECUTIVE, Code.DUPLICATE_CARD,
    }  # fmt: skip
    assert min(seen.values()) >= 10


def cards_of(table: tuple[Meld, ...]) -> Counter[Card]:
    return Counter(physical(c) for meld in table for c in meld)
