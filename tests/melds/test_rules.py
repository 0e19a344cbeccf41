"""What a meld is, against the words of RULES 0.4."""

from collections import Counter
from itertools import combinations, permutations

import pytest
from hypothesis import event, given, settings
from hypothesis import strategies as st

from melds.naive import faults, kinds
from openrummy.cards import FACES, JOKER, is_wild, make, stands_for
from openrummy.errors import Code
from openrummy.melds import Ace, Found, Kind, Meld, MeldRules, kind, look, slot_faces, slots
from positions import some

LOW, BOTH = MeldRules(), MeldRules(ace=Ace.BOTH)
DECLARED = MeldRules(ace=Ace.BOTH, declared=True)
JOKERS = (JOKER, JOKER + FACES, JOKER + 1, JOKER + 1 + FACES)


def verdict(text: str, rules: MeldRules = LOW) -> str:
    found = look(some(text), rules)
    return found.kind.value if isinstance(found, Found) else found.value


@st.composite
def dense_cards(draw: st.DrawFn, declared: bool) -> Meld:
    """Few of the cards of some neighbouring ranks (around the corner too) of two packs, and up to two jokers."""
    low, width = draw(st.integers(1, 13)), draw(st.sampled_from([1, 4, 4, 13]))
    suits, copies = draw(st.sampled_from([(0,), (0, 1), (0, 1, 2, 3)])), draw(st.sampled_from([1, 1, 2]))
    pool = [make((low + i - 1) % 13 + 1, s, c) for i in range(width) for s in suits for c in range(copies)]
    picked = draw(st.lists(st.booleans(), min_size=len(pool), max_size=len(pool)))
    cards = [c for c, there in zip(pool, picked, strict=True) if there]
    cards = cards[: draw(st.sampled_from([3, 4, 5, 14]))]
    for joker in JOKERS[: draw(st.sampled_from([0, 0, 1, 2]))]:
        stands = stands_for(joker, draw(st.sampled_from(pool)) % FACES) if declared else joker
        cards.insert(draw(st.integers(0, len(cards))), stands)
    return tuple(cards)


@pytest.mark.parametrize("rules", [LOW, BOTH])
def test_look_agrees_with_the_words_about_all_threes_of_a_pack(rules: MeldRules) -> None:
    """0.4: of 22,100 threes, 52 are sets and 44 are runs, 48 with the ace high too."""
    found: Counter[Kind] = Counter()
    for three in combinations(range(52), 3):
        seen, wrong = look(three, rules), faults(three, rules.ace)
        assert (not wrong) if isinstance(seen, Found) else seen in wrong
        found.update([seen.kind] if isinstance(seen, Found) else [])
    assert found == {Kind.SET: 52, Kind.RUN: 44 if rules is LOW else 48}


@settings(max_examples=300)
@given(dense_cards(declared=True), st.sampled_from([LOW, BOTH]))
def test_look_agrees_with_the_words_about_named_cards(meld: Meld, rules: MeldRules) -> None:
    """0.4, 0.5: a meld is recognised exactly when a definition holds, and a refusal names a fault that is there."""
    found, wrong = look(meld, rules), faults(meld, rules.ace)
    event(found.kind.value if isinstance(found, Found) else found.value)
    if isinstance(found, Found):
        assert not wrong
        assert {found.kind} == kinds(meld, rules.ace)
        assert sorted(found.meld) == sorted(meld)
    else:
        assert found in wrong


@given(dense_cards(declared=False), st.sampled_from([LOW, BOTH]))
def test_look_agrees_with_the_words_about_wild_jokers(meld: Meld, rules: MeldRules) -> None:
    """0.4, BRD-34: a joker counts as any card that makes a meld of the cards as they lie."""
    found, right = look(meld, rules), kinds(meld, rules.ace)
    event(f"{len([c for c in meld if is_wild(c)])} wild, {sorted(right)}")
    assert isinstance(found, Found) == bool(right)
    if isinstance(found, Found):
        assert found.kind in right


@given(dense_cards(declared=True), st.data())
def test_the_order_of_named_cards_does_not_matter(meld: Meld, data: st.DataObject) -> None:
    one, other = look(meld, BOTH), look(tuple(data.draw(st.permutations(meld))), BOTH)
    assert isinstance(one, Found) == isinstance(other, Found)
    if isinstance(one, Found) and isinstance(other, Found):
        assert one == other


@pytest.mark.parametrize(
    ("text", "low", "both"),
    [
        ("Ah 2h 3h", "run", "run"),
        ("Qh Kh Ah", "E_NOT_CONSECUTIVE", "run"),
        ("Kh Ah 2h", "E_NOT_CONSECUTIVE", "E_NOT_CONSECUTIVE"),
        ("Jh Qh Kh Ah 2h", "E_NOT_CONSECUTIVE", "E_NOT_CONSECUTIVE"),
        ("Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc", "run", "run"),
        ("Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc Ac'", "E_DUPLICATE_CARD", "E_DUPLICATE_CARD"),
        ("7c 7d 7h", "set", "set"),
        ("7c 7d 7h 7s", "set", "set"),
        ("7c 7d 7h 7s 7c'", "E_DUPLICATE_CARD", "E_DUPLICATE_CARD"),
        ("7c 7d 7c'", "E_DUPLICATE_CARD", "E_DUPLICATE_CARD"),
        ("7c 7d", "E_MELD_TOO_SHORT", "E_MELD_TOO_SHORT"),
        ("", "E_MELD_TOO_SHORT", "E_MELD_TOO_SHORT"),
        ("7c 8d 9c", "E_NOT_A_MELD", "E_NOT_A_MELD"),
        ("7c 8c Tc", "E_NOT_CONSECUTIVE", "E_NOT_CONSECUTIVE"),
        ("3c 4c 4c' 5c", "E_DUPLICATE_CARD", "E_DUPLICATE_CARD"),
    ],
)
def test_the_ace_is_low_or_also_high_and_never_both(text: str, low: str, both: str) -> None:
    """SOL-10, BAS-16, BAS-32, B.3.4, B.3.5, AMB-13: sets, runs, and the codes for what is neither."""
    assert (verdict(text, LOW), verdict(text, BOTH)) == (low, both)


def test_a_physical_card_is_never_twice_in_a_meld() -> None:
    assert look(some("7c 7c 7c"), LOW) is Code.DUPLICATE_CARD
    assert look(some("* * 7c"), LOW) is Code.DUPLICATE_CARD


def test_a_declared_joker_counts_as_its_card() -> None:
    """MAN-25: in a group too, so that the natural card beside it is a duplicate; an ace stands low or high."""
    assert verdict("6c 6d *6s", DECLARED) == "set"
    assert verdict("6c 6d *6s 6s", DECLARED) == "E_DUPLICATE_CARD"
    assert verdict("*Ah 2h 3h", DECLARED) == "run"
    assert verdict("Qh Kh *Ah", DECLARED) == "run"
    assert verdict("*Jd *'Qd Kd", DECLARED) == "run"


def test_a_joker_that_says_nothing_is_no_card_where_jokers_are_declared() -> None:
    """MAN-20."""
    assert verdict("6c 6d *", DECLARED) == "E_JOKER_IDENTITY"


@pytest.mark.parametrize(
    ("text", "result"),
    [
        ("r3 J r5", "run"),
        ("J r3 r4", "run"),
        ("J r1 r2", "E_NOT_CONSECUTIVE"),
        ("r12 r13 J", "run"),
        ("r13 J r2", "E_NOT_CONSECUTIVE"),
        ("r3 J J' r6", "run"),
        ("r3 J r4", "E_NOT_CONSECUTIVE"),
        ("r7 b7 J", "set"),
        ("r7 r7' J", "E_DUPLICATE_CARD"),
        ("r7 b7 y7 k7 J", "E_GROUP_TOO_LONG"),
        ("J J' JJ", "set"),
        ("r5 J J' JJ JJ'", "run"),
        ("J J' JJ JJ' r4", "E_NOT_CONSECUTIVE"),
        ("J J' JJ JJ' r5", "run"),
        ("r10 J J' JJ JJ'", "run"),
        ("r11 J J' JJ JJ'", "E_NOT_CONSECUTIVE"),
    ],
)
def test_a_wild_joker_is_what_its_place_makes_it(text: str, result: str) -> None:
    """BRD-31, BRD-34, BRD-47."""
    assert verdict(text, BOTH) == result


def test_a_run_lies_low_to_high_with_a_high_ace_on_top() -> None:
    assert look(some("Ah Kh Qh"), BOTH) == Found(Kind.RUN, some("Qh Kh Ah"))
    assert look(some("3h Ah 2h"), BOTH) == Found(Kind.RUN, some("Ah 2h 3h"))
    assert look(some("7s 7c 7h"), BOTH) == Found(Kind.SET, some("7c 7h 7s"))


@given(dense_cards(declared=True), st.sampled_from([LOW, BOTH]))
def test_a_slot_is_exactly_a_face_that_may_be_added(meld: Meld, rules: MeldRules) -> None:
    """SOL-12: a card fits a meld when the meld is still one with it."""
    fits = {f for f in range(52) if kind(meld, rules) and not faults((*meld, f + 3 * FACES), rules.ace)}
    assert set(slots(meld, rules)) == fits
    assert slot_faces(meld, rules) == sum(1 << f for f in fits)


@pytest.mark.parametrize("length", range(3, 14))
@pytest.mark.parametrize("rules", [LOW, BOTH])
def test_every_run_takes_what_fits_at_its_ends(length: int, rules: MeldRules) -> None:
    """SOL-12, BAS-32: also the ace, which fits both ends of 2-3-...-K but is one card."""
    for low in range(1, 15 - length + 1):
        run = tuple(make((r - 1) % 13 + 1, 2) for r in range(low, low + length))
        fits = {f for f in range(52) if kind(run, rules) and not faults((*run, f + FACES), rules.ace)}
        assert {f for f in range(52) if slot_faces(run, rules) >> f & 1} == fits


def test_every_order_of_a_set_of_four_is_the_same_set() -> None:
    assert len({look(order, LOW) for order in permutations(some("7c 7d 7h 7s"))}) == 1
