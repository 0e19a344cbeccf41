"""What a hand can do to a table: goals, jokers, the cards of the answer, limits and faults."""

import json
from pathlib import Path
from typing import Any, Final

import pytest

from melds.solver_positions import random_positions
from openrummy.cards import cards, face, members, pack, stands_for
from openrummy.errors import BadInput, Code, Illegal
from openrummy.melds.objective import (
    GO_OUT,
    MOST_CARDS,
    Budget,
    Goal,
    Objective,
    at_most,
    card_values,
    least_left,
    most_points,
    tile_values,
)
from openrummy.melds.plain.rebuild import rebuild_plain
from openrummy.melds.rebuild import Answer, find_rebuild, rebuild
from openrummy.melds.rules import Ace, MeldRules, Release
from openrummy.melds.table import Table, check_rebuild
from openrummy.notation import Spelling, cards_text, number_copies, parse_card, parse_cards, parse_table, table_text

DATA: Final = Path(__file__).parents[1] / "data"
LOW: Final = MeldRules()
BOTH: Final = MeldRules(ace=Ace.BOTH)
CAROUSEL: Final = MeldRules(ace=Ace.BOTH, declared=True)


def placed(table: str, hand: str, spelling: Spelling = Spelling.CARDS) -> tuple[Table, int]:
    """Words as physical cards: twins are told apart."""
    flat = [card for meld in parse_table(table, spelling) for card in meld]
    numbered = iter(number_copies(flat))
    melds = tuple(tuple(next(numbered) for _ in meld) for meld in parse_table(table, spelling))
    return melds, cards(number_copies(parse_cards(hand, spelling), (c for meld in melds for c in meld)))


def solved(table: str, hand: str, rules: MeldRules = LOW, objective: Objective = MOST_CARDS) -> Answer:
    melds, held = placed(table, hand)
    answer = rebuild(melds, held, rules, objective)
    if answer.played:
        check_rebuild(melds, members(held), answer.table, rules)
    return answer


WHOLE_SUIT_HAND: Final = 756168951101492769656832


def _rows(name: str) -> list[Any]:
    return [json.loads(line) for line in (DATA / name).read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize(
    "row", _rows("tile_positions.jsonl") + _rows("card_positions.jsonl"), ids=lambda row: row["id"]
)
def test_every_stored_position_gives_its_known_optimum(row: dict[str, Any]) -> None:
    spelling = Spelling.TILES if row["id"].startswith("Q") else Spelling.CARDS
    numbered = iter(number_copies(parse_card(word, spelling) for meld in (*row["table"], row["hand"]) for word in meld))
    table = tuple(tuple(next(numbered) for _ in meld) for meld in row["table"])
    held = cards(numbered)
    rules = LOW if row["ace"] == "low" else BOTH
    for objective, known in ((MOST_CARDS, "max_tiles"), (most_points(tile_values()), "max_points")):
        answer = rebuild(table, held, rules, objective)
        assert answer.value == row[known]
        assert answer.proved
        if answer.played:
            check_rebuild(table, members(held), answer.table, rules)


def test_a_run_is_lent_to_a_set_and_back() -> None:
    answer = solved("[5C 6C 7C 8C] [5D 6D 7D 8D]", "8H")
    assert (answer.value, answer.changed) == (1, 2)


def test_the_corner_is_never_turned() -> None:
    assert solved("[QH KH AH]", "2H 3H", BOTH).value == 0


def test_an_ace_goes_above_the_king_only_where_the_rules_say_so() -> None:
    assert solved("", "QH KH AH", LOW).value == 0
    assert solved("", "QH KH AH", BOTH).value == 3


def test_both_aces_of_two_packs_lie_at_both_ends_of_a_suit() -> None:
    suit = " ".join(f"{rank}S" for rank in "A23456789TJQK")
    answer = solved(f"[{suit}]", "AS", BOTH)
    assert answer.value == 1
    assert all(len(meld) <= 13 for meld in answer.table)


def test_thirteen_cards_are_the_longest_run() -> None:
    suit = " ".join(f"{rank}S" for rank in "A23456789TJQK")
    assert solved(f"[{suit}]", "AS", LOW).value == 0


def test_a_fifth_card_never_joins_a_set() -> None:
    assert solved("[7S 7H 7D 7C]", "7S").value == 0


def test_a_whole_suit_is_told_from_the_ace_up_even_where_the_ace_came_to_lie_on_top() -> None:
    table = ((75, 88, 101), (96, 97, 98), (91, 92, 80), (60, 2100, 62, 63, 64, 65), (362, 672, 56, 57, 58, 59),
             (11, 78, 104), (61, 74, 87))  # fmt: skip
    rules = MeldRules(ace=Ace.BOTH, declared=True, release=Release.FROM_HAND)
    answers = [ask(table, WHOLE_SUIT_HAND, rules, most_points(tile_values())) for ask in (find_rebuild, rebuild_plain)]
    for laid in answers:
        assert laid is not None
        assert (54, 672, 56, 57, 58, 59, 60, 2100, 62, 63, 64, 65, 12) in laid.table
        assert check_rebuild(table, members(WHOLE_SUIT_HAND), laid.table, rules).table == laid.table


def test_among_best_answers_the_one_that_changes_fewest_melds_is_given() -> None:
    answer = solved("[4D 5D 6D] [9C 9D 9H 9S] [TS JS QS]", "KS")
    assert answer.table[:2] == placed("[4D 5D 6D] [9C 9D 9H 9S]", "")[0]
    assert answer.changed == 1


def test_nothing_to_play_leaves_the_table_as_it_is() -> None:
    answer = solved("[4D 5D 6D]", "KS")
    assert answer == Answer(0, (), placed("[4D 5D 6D]", "")[0], 0, True)


def test_a_declared_joker_keeps_its_identity() -> None:
    answer = solved("[3S 4S 5S *6S]", "6C 6D", CAROUSEL)
    assert answer.value == 2
    assert "*6s" in table_text(answer.table)


def test_a_natural_frees_the_joker_that_stands_for_it() -> None:
    answer = solved("[3S 4S 5S *6S]", "6S QH KH", CAROUSEL)
    assert answer.value == 3
    assert "*6s" not in table_text(answer.table)


def test_under_from_hand_a_natural_of_the_table_frees_no_joker() -> None:
    table, hand = "[4S 5S *6S] [6C 6D 6H 6S]", "QD KD"
    assert solved(table, hand, CAROUSEL).value == 2
    from_hand = MeldRules(ace=Ace.BOTH, declared=True, release=Release.FROM_HAND)
    assert solved(table, hand, from_hand).value == 0


def test_a_free_joker_changes_what_it_stands_for() -> None:
    answer = solved("[3S 4S *]", "5S 9H 9D", LOW)
    assert answer.value == 3


def test_a_joker_of_the_table_may_not_be_left_out() -> None:
    answer = solved("[2S 3S * *]", "6S", LOW)
    assert answer.value == 1
    assert sum(map(len, answer.table)) == 5


def test_a_set_with_a_redundant_joker_is_a_table_like_any_other() -> None:
    assert solved("[AC AD AH *]", "9C").value == 0


def test_least_left_counts_what_stays_in_the_hand() -> None:
    answer = solved("", "KH KD KS AH 2H 3H 4H", LOW, least_left(card_values()))
    assert (answer.value, len(answer.played)) == (0, 7)
    assert solved("", "KH KD KS 2C 9S", LOW, least_left(card_values())).value == 11


def test_points_prefer_the_set_of_threes_to_the_run_below_it() -> None:
    assert solved("", "AH 2H 3H 3C 3D", LOW, most_points(tile_values())).value == 9
    assert solved("", "AH 2H 3H 3C 3D", LOW, MOST_CARDS).value == 3


def test_going_out_is_all_or_nothing() -> None:
    assert solved("[3S 4S 5S]", "6S 7S", LOW, GO_OUT).value == 2
    refused = solved("[3S 4S 5S]", "6S 9H", LOW, GO_OUT)
    assert (refused.value, refused.played, refused.proved) == (None, (), True)


def test_at_most_so_many_points_is_reached_or_refused() -> None:
    five = at_most(5, card_values())
    assert solved("[3S 4S 5S]", "6S 5H", LOW, five).value == 5
    assert solved("[3S 4S 5S]", "6S 6H", LOW, five).value is None
    assert solved("[3S 4S 5S]", "2H 3H", LOW, five).value == 5


def test_the_plain_twin_refuses_the_same_goals() -> None:
    table, hand = placed("[3S 4S 5S]", "6S 6H")
    assert rebuild_plain(table, hand, LOW, GO_OUT) is None
    assert rebuild_plain(table, hand, LOW, at_most(5, card_values())) is None


@pytest.mark.parametrize(
    ("table", "code"),
    [("[5C 6C]", Code.MELD_TOO_SHORT), ("[5C 6C 8C]", Code.NOT_CONSECUTIVE), ("[5C 5C' 5D]", Code.DUPLICATE_CARD)],
)
def test_a_table_of_stubs_is_refused_with_the_place_of_the_stub(table: str, code: Code) -> None:
    with pytest.raises(Illegal) as refused:
        rebuild(parse_table("[9H TH JH] " + table), 0, LOW)
    assert (refused.value.code, refused.value.facts["group"]) == (code, 1)


def test_an_undeclared_joker_on_a_carousel_table_is_refused() -> None:
    with pytest.raises(Illegal) as refused:
        rebuild(parse_table("[3S 4S *]"), 0, CAROUSEL)
    assert refused.value.code is Code.JOKER_IDENTITY


@pytest.mark.parametrize("hand", [1 << 216, -1, 1 << 300])
def test_a_hand_of_cards_that_do_not_exist_is_refused(hand: int) -> None:
    with pytest.raises(BadInput):
        rebuild((), hand, LOW)


def test_a_card_in_two_places_is_refused() -> None:
    with pytest.raises(BadInput, match="two places"):
        rebuild(((4, 5, 6), (4, 17, 30)), 0, LOW)
    with pytest.raises(BadInput, match="two places"):
        rebuild(((4, 5, 6),), 1 << 5, LOW)


def test_a_table_of_cards_that_do_not_exist_is_refused() -> None:
    with pytest.raises(BadInput):
        rebuild(((216, 217, 218),), 0, LOW)


def test_the_whole_box_goes_down_at_once() -> None:
    table = tuple(tuple(13 * s + r for r in range(13)) for s in range(4))
    rest = cards(pack(2, 2)) & ~cards(c for meld in table for c in meld)
    answer = rebuild(table, rest, LOW)
    assert answer.value == 54


def test_a_box_with_six_jokers_goes_down_at_once() -> None:
    table = tuple(tuple(13 * s + r for r in range(13)) for s in range(4))
    rest = cards(pack(2, 6)) & ~cards(c for meld in table for c in meld)
    assert len(members(rest)) == 110 - 52
    assert rebuild(table, rest, LOW).value == 58


def test_a_full_table_with_six_jokers_takes_a_hand() -> None:
    naturals = tuple(tuple(54 * copy + 13 * s + r for r in range(13)) for copy in (0, 1) for s in range(4))
    jokers = sorted(set(pack(2, 6)) - set(pack(2)))
    answer = rebuild(naturals[:6], cards([*naturals[6], *jokers]), LOW)
    assert answer.value == 19
    check_rebuild(naturals[:6], [*naturals[6], *jokers], answer.table, LOW)


@pytest.mark.parametrize("budget", [Budget(nodes=0), Budget(nodes=40), Budget(nodes=400), Budget(seconds=0.0)])
def test_a_budget_gives_a_legal_answer_and_says_when_nothing_is_proved(budget: Budget) -> None:
    for position in random_positions(5, 60, jokers=(0, 1, 2)):
        table, hand, rules = position
        exact = rebuild(table, hand, rules)
        quick = rebuild(table, hand, rules, MOST_CARDS, budget)
        assert quick.value is not None
        assert exact.value is not None
        assert quick.value <= exact.value
        if quick.proved:
            assert quick.value == exact.value
        if quick.proved and quick.fewest:
            assert quick.changed == exact.changed
        if quick.played:
            check_rebuild(table, members(hand), quick.table, rules)


def test_melds_of_four_are_answered_by_the_plain_twin() -> None:
    rules = MeldRules(least=4)
    table, hand = placed("[4D 5D 6D 7D]", "8D 9C 9D 9H")
    answer = rebuild(table, hand, rules)
    assert answer.value == 2


def test_values_must_be_one_for_each_face() -> None:
    with pytest.raises(BadInput):
        least_left((1, 2, 3))
    with pytest.raises(BadInput):
        Objective(Goal.AT_MOST, points=-1)


def test_a_declared_joker_in_a_free_table_is_as_free_as_any() -> None:
    joker = stands_for(52, 2)
    answer = rebuild(((0, 1, joker),), cards([2, 15]), LOW)
    assert answer.value == 1
    assert face(answer.table[0][-1]) in (2, 3, 52)
    assert cards_text(answer.played)
