"""How a hand is divided: least deadwood, most cards, every best division, the best discard; counts over all hands."""

import json
import random
from array import array
from pathlib import Path
from typing import Any, Final

import pytest

from openrummy.cards import cards, members
from openrummy.errors import BadInput
from openrummy.melds.compiled import KERNEL
from openrummy.melds.objective import GO_OUT, MOST_CARDS, at_most, card_values, least_left, tile_values
from openrummy.melds.plain.split import all_splits_plain, deadwood_plain, split_plain
from openrummy.melds.rules import Ace, Found, MeldRules, look
from openrummy.melds.split import all_splits, best_discard, deadwood, deadwoods, split
from openrummy.notation import card_text, number_copies, parse_card, parse_cards, table_text

DATA: Final = Path(__file__).parents[1] / "data"
LOW: Final = MeldRules()
VALUES: Final = card_values()
DEADWOOD: Final = least_left(VALUES)
COUNTS: Final = json.loads((DATA / "hand_counts.json").read_text(encoding="utf-8"))


def held(words: str) -> int:
    return cards(number_copies(parse_cards(words)))


def _gin_rows() -> list[Any]:
    return [json.loads(line) for line in (DATA / "gin_hands.jsonl").read_text(encoding="utf-8").splitlines()]


def test_every_stored_gin_hand_has_its_known_discards() -> None:
    for row in _gin_rows():
        hand = cards(parse_card(word) for word in row["hand"])
        best = best_discard(hand, LOW, VALUES)
        assert best.left == row["best_after_discard"], row["id"]
        assert sorted(card_text(card).upper() for card in best.cards) == row["discards"], row["id"]
        assert (deadwood(hand, LOW, VALUES) == 0) == row["big_gin"], row["id"]


def test_the_knock_that_a_greedy_splitter_misses() -> None:
    best = best_discard(held("3s 5s 6s 4c 5c 6c 7c 3d 6d 5h 6h"), LOW, VALUES)
    assert (best.left, [card_text(card) for card in best.cards]) == (10, ["7c"])


@pytest.mark.parametrize(
    ("hand", "left"),
    [
        ("4S 4C 4D 4H 5S 5C 5D 6S 2C 3S", 11),
        ("5S 6S 7S 5C 6C 7C 5D 6D 7D AS", 1),
        ("QS KS AS 2S 3S 9H 9D 9C KH KD", 10),
        ("JC 9D 8S 6D JS 8H TD 8D 7D JD", 16),
    ],
)
def test_overlapping_sets_and_runs_leave_the_least(hand: str, left: int) -> None:
    assert split(held(hand), LOW, DEADWOOD).value == left


def test_a_split_holds_every_card_once_and_only_melds() -> None:
    rng = random.Random(3)
    for _ in range(500):
        hand = cards(rng.sample(range(108), rng.randint(0, 13)))
        rules = MeldRules(ace=rng.choice(list(Ace)), declared=rng.random() < 0.3)
        found = split(hand, rules, DEADWOOD)
        melded = [card & 255 for meld in found.melds for card in meld]
        assert sorted([*melded, *found.left]) == list(members(hand))
        for meld in found.melds:
            recognised = look(meld, rules)
            assert isinstance(recognised, Found)
            assert recognised.meld == meld


def test_the_plain_twin_leaves_as_little() -> None:
    rng = random.Random(4)
    for i in range(600):
        rules = MeldRules(ace=list(Ace)[i % 2])
        ranks = rng.sample(range(13), rng.choice((4, 5, 13)))
        box = [54 * copy + 13 * s + r for copy in range(1 + i % 3 // 2) for s in range(4) for r in ranks]
        box += [52, 53][: i % 5 // 3]
        hand = cards(rng.sample(box, min(len(box), rng.randint(0, 12))))
        assert deadwood(hand, rules, VALUES) == deadwood_plain(hand, rules, VALUES)
        plain = split_plain(hand, rules, MOST_CARDS)
        assert plain is not None
        assert split(hand, rules, MOST_CARDS).value == len(members(hand)) - plain[1]


def test_three_sets_or_three_runs_are_both_told() -> None:
    both = all_splits(held("5S 6S 7S 5C 6C 7C 5D 6D 7D AS"), LOW, DEADWOOD)
    assert {table_text(one.melds) for one in both} == {
        "[5c 5d 5s] [6c 6d 6s] [7c 7d 7s]",
        "[5c 6c 7c] [5d 6d 7d] [5s 6s 7s]",
    }
    assert all(one.value == 1 for one in both)


def test_a_run_of_six_is_also_two_runs() -> None:
    assert len(all_splits(held("5S 6S 7S 8S 9S TS"), LOW, DEADWOOD)) == 2


def test_every_best_division_is_as_good_and_told_once() -> None:
    rng = random.Random(5)
    for _ in range(60):
        ranks = rng.sample(range(13), 4)
        hand = cards(rng.sample([54 * copy + 13 * s + r for copy in (0, 1) for s in range(4) for r in ranks], 9))
        best = split(hand, LOW, DEADWOOD).value
        every = all_splits(hand, LOW, DEADWOOD)
        assert {one.value for one in every} == {best}
        alike = [sorted(sorted(card % 54 for card in meld) for meld in one.melds) for one in every]
        assert len({str(one) for one in alike}) == len(alike)


def test_no_more_divisions_are_told_than_asked_for() -> None:
    hand = held("5S 6S 7S 5C 6C 7C 5D 6D 7D AS")
    assert len(all_splits(hand, LOW, DEADWOOD, most=1)) == 1
    assert len(list(all_splits_plain(hand, LOW, DEADWOOD, 1))) == 1


def test_a_joker_of_the_hand_serves_as_any_card() -> None:
    found = split(held("5S * 7S"), LOW, DEADWOOD)
    assert (found.value, table_text(found.melds)) == (0, "[5s * 7s]")
    declared = split(held("5S * 7S"), MeldRules(declared=True), DEADWOOD)
    assert table_text(declared.melds) == "[5s *6s 7s]"


def test_two_jokers_alone_are_no_meld() -> None:
    assert split(held("* **"), LOW, MOST_CARDS).value == 0


def test_goals_out_of_reach_meld_nothing() -> None:
    hand = held("5S 6S 7S KD")
    assert split(hand, LOW, GO_OUT).value is None
    assert split(hand, LOW, at_most(9, VALUES)).value is None
    assert split(hand, LOW, at_most(10, VALUES)).value == 10
    assert all_splits(hand, LOW, GO_OUT) == ()


def test_many_hands_at_once_give_what_each_gives() -> None:
    rng = random.Random(6)
    hands = [cards(rng.sample(range(52), 10)) for _ in range(300)]
    alone = [deadwood(hand, LOW, VALUES) for hand in hands]
    assert list(deadwoods(array("Q", hands), LOW, VALUES)) == alone
    assert list(deadwoods(hands, LOW, VALUES)) == alone
    mixed = array("Q", [*hands[:3], held("5S * 7S")])
    assert list(deadwoods(mixed, LOW, VALUES)) == [*alone[:3], 0]


def test_unknown_cards_and_an_empty_discard_are_refused() -> None:
    for hand in (-1, 1 << 216):
        for ask in (split, deadwood, best_discard):
            with pytest.raises(BadInput):
                ask(hand, LOW, VALUES if ask is not split else DEADWOOD)  # type: ignore[operator]  # one of three
    with pytest.raises(BadInput):
        best_discard(0, LOW, VALUES)


def test_values_may_differ_by_suit() -> None:
    values = (*(1,) * 39, *(9,) * 13, 25, 25)
    assert split(held("5C 5D 5S 6S 7S"), LOW, least_left(values)).value == 2


@pytest.mark.parametrize("ace", Ace)
def test_small_hands_that_meld_whole_are_as_many_as_counted(ace: Ace) -> None:
    known = COUNTS["hands_all_in_melds_one_deck"]["ace_low" if ace is Ace.LOW else "ace_high_or_low"]
    assert _count(6, 0, ace) == known["6"]


def test_a_sample_of_deals_holds_gin_and_knocks_as_often_as_all_do() -> None:
    rng = random.Random(7)
    sample = 100_000
    hands = array("Q", [cards(rng.sample(range(52), 10)) for _ in range(sample)])
    left = deadwoods(hands, LOW, VALUES)
    assert abs(sum(left) / sample - COUNTS["gin"]["mean_deadwood_10"]) < 0.3  # five standard errors are 0.2
    share = COUNTS["gin"]["knockable_on_the_deal_le_10"] / COUNTS["gin"]["deal_10"]
    assert sum(value <= 10 for value in left) < sample * share + 5 * (sample * share) ** 0.5


@pytest.mark.slow
def test_all_deals_of_ten_cards_hold_gin_exactly_136694_times() -> None:
    assert _count(10, 0, Ace.LOW) == COUNTS["gin"]["gin_on_the_deal"]


@pytest.mark.slow
def test_all_deals_of_ten_cards_can_be_knocked_as_often_as_counted() -> None:
    assert _count(10, 10, Ace.LOW) == COUNTS["gin"]["knockable_on_the_deal_le_10"]


@pytest.mark.slow
def test_hands_of_seven_to_nine_cards_meld_whole_as_often_as_counted() -> None:
    for ace, name in ((Ace.LOW, "ace_low"), (Ace.BOTH, "ace_high_or_low")):
        for size in (7, 8, 9):
            assert _count(size, 0, ace) == COUNTS["hands_all_in_melds_one_deck"][name][str(size)]


def _count(size: int, most: int, ace: Ace) -> int:
    """How many hands leave at most `most`: in the kernel; without it, by the melds that a hand could be made of."""
    if KERNEL is not None:
        counted: int = KERNEL.Splitter(VALUES, ace is Ace.BOTH).count(size, most)
        return counted
    rules = MeldRules(ace=ace)
    return sum(deadwood_plain(hand, rules, VALUES) <= most for hand in _candidates(size, most, rules))


def _candidates(size: int, most: int, rules: MeldRules) -> set[int]:
    from openrummy.melds.find import melds_in

    whole = {0}
    melds = [cards(meld) for meld in melds_in((1 << 52) - 1, rules) if len(meld) <= 5]
    for _ in range(size // 3):
        whole |= {hand | meld for hand in whole for meld in melds if not hand & meld}
    whole = {hand for hand in whole if hand.bit_count() <= size}
    for _ in range(size if most else 0):
        whole |= {hand | 1 << card for hand in whole if hand.bit_count() < size for card in range(52)}
    return {hand for hand in whole if hand.bit_count() == size}


def test_tiles_split_by_their_numbers() -> None:
    assert split(held("9C 9D 9H KD"), LOW, least_left(tile_values())).value == 13
