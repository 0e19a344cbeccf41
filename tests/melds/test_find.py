"""Every meld in a hand: exact counts of the whole pack, and a slow twin on dense hands."""

import json
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import event, given, settings
from hypothesis import strategies as st

from melds.naive import all_melds
from openrummy.cards import FACES, JOKER, Card, cards, make, pack
from openrummy.melds import Ace, Kind, MeldRules, kind, melds_in

COUNTS = json.loads((Path(__file__).parents[1] / "data" / "counts.json").read_text())
LOW, BOTH = MeldRules(), MeldRules(ace=Ace.BOTH)
PACK = cards(pack())


def lengths(rules: MeldRules, wanted: Kind | None = None) -> Counter[int]:
    return Counter(len(m) for m in melds_in(PACK, rules) if wanted in (None, kind(m, rules)))


def between(counted: Counter[int], least: int, most: int) -> int:
    return sum(n for length, n in counted.items() if least <= length <= most)


def test_a_pack_holds_329_melds_with_the_ace_low() -> None:
    """0.4: 65 sets, and 44 + 40 + 36 + ... runs by length."""
    known = COUNTS["gin_melds"]
    sets, runs, both = lengths(LOW, Kind.SET), lengths(LOW, Kind.RUN), lengths(LOW)
    assert sets.total() == known["sets"] == 65
    assert [runs[n] for n in (3, 4, 5)] == [known[f"runs_len_{n}"] for n in (3, 4, 5)] == [44, 40, 36]
    assert between(both, 3, 5) == known["all_len_3_to_5"] == 185
    assert between(runs, 3, 10) == known["runs_len_3_to_10"] == 240
    assert between(both, 3, 10) == known["melds_len_3_to_10"] == 305
    assert runs.total() == known["runs_len_3_to_13"] == 264
    assert both.total() == known["melds_all_lengths"] == 329


def test_a_pack_holds_369_melds_with_the_ace_high_or_low() -> None:
    """0.4: A-2-...-K is one meld, not two, and nothing turns the corner."""
    known = COUNTS["ace_both_melds"]
    runs, both = lengths(BOTH, Kind.RUN), lengths(BOTH)
    assert between(both, 3, 5) == known["all_len_3_to_5"] == 197
    assert between(both, 3, 10) == known["len_3_to_10"] == 337
    assert runs.total() == known["runs_len_3_to_13"] == 304
    assert both.total() == known["all_len_3_to_13"] == 369


def test_a_small_pack_of_ten_ranks_and_three_suits_holds_73_melds_of_three_to_five() -> None:
    small = cards(make(r, s) for r in range(1, 11) for s in range(3))
    found = [m for m in melds_in(small, LOW) if len(m) <= 5]
    assert len(found) == COUNTS["small_deck_10_ranks_3_suits"]["melds_len_3_to_5"] == 73


@pytest.mark.parametrize("rules", [LOW, BOTH])
def test_no_meld_of_the_pack_is_found_twice(rules: MeldRules) -> None:
    found = melds_in(PACK, rules)
    assert len({frozenset(m) for m in found}) == len(found)


def test_two_packs_hold_each_meld_once_for_every_choice_of_twins() -> None:
    found = melds_in(cards(pack(2)), LOW)
    assert len(found) == sum(2**length * n for length, n in lengths(LOW).items())
    assert len(set(found)) == len(found)


@st.composite
def dense_hands(draw: st.DrawFn) -> tuple[Card, ...]:
    """Up to ten of the cards of some neighbouring ranks (around the corner too) of two packs, with jokers."""
    low, width = draw(st.integers(1, 13)), draw(st.sampled_from([3, 4, 4, 13]))
    suits, copies = draw(st.sampled_from([(1,), (0, 3), (0, 1, 2, 3)])), draw(st.sampled_from([1, 2]))
    pool = [make((low + i - 1) % 13 + 1, s, c) for i in range(width) for s in suits for c in range(copies)]
    picked = draw(st.lists(st.booleans(), min_size=len(pool), max_size=len(pool)))
    held = [c for c, there in zip(pool, picked, strict=True) if there][:10]
    return (*held, *(JOKER, JOKER + FACES)[: draw(st.integers(0, 2))])


@settings(max_examples=100)
@given(dense_hands(), st.sampled_from([LOW, BOTH]))
def test_the_melds_of_a_hand_are_those_of_a_slow_search(hand: tuple[Card, ...], rules: MeldRules) -> None:
    """0.4: all subsets that a definition allows, no other, none twice; jokers are left out."""
    found = melds_in(cards(hand), rules)
    event(f"{min(len(found), 9)} melds")
    assert {frozenset(m) for m in found} == all_melds(hand, rules.ace)
    assert len({frozenset(m) for m in found}) == len(found)
