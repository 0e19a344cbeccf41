"""Cases of one move to the table: whether these cards are a meld, and whether they fit on one that lies there."""

from typing import Any

import pytest

from referee.rows import case


def meld(game: str, cards: str, hand: str | None = None, **more: Any) -> Any:
    return case(game, "meld", cards if hand is None else hand, meld=cards.split(), **more)


@pytest.mark.parametrize(
    ("game", "cards", "answer"),
    [
        ("rummy", "KS AS 2S", "illegal"),
        ("rummy", "QS KS AS", "illegal"),
        ("rummy", "7S 7H 7D 7C", "legal"),
        ("rummy", "7S 7S 7H", "illegal"),
        ("rummy", "9D TD", "illegal"),
        ("rummy", "AS 2S 3S KS", "illegal"),
        ("rummy", "9D 10D JD", "legal"),
        ("rummy", "9d td jd", "legal"),
        ("machiavelli", "AD 2D 3D", "legal"),
        ("machiavelli", "KD AD 2D", "illegal"),
        ("machiavelli", "7S 7H 7D 7C 7S", "illegal"),
        ("machiavelli", "AD 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD", "legal"),
        ("machiavelli", "2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD AD", "legal"),
        ("carousel", "QH KH AH 2H", "illegal"),
        ("carousel", "5S JK 7S", "legal"),
        ("carousel", "JK JK KD", "legal"),
        ("carousel", "JK KD JK", "legal"),  # three kings, though no run
        ("carousel", "JK 7S JK", "legal"),
        ("carousel", "5S JK JK 8S", "legal"),
        ("carousel", "5S JK 8S", "illegal"),
        ("carousel", "KS JK 2S", "illegal"),
        ("carousel", "JK AS 2S", "illegal"),
        ("carousel", "QS KS JK", "legal"),
        ("carousel", "KS AS JK", "illegal"),
        ("carousel", "7S 7H JK", "legal"),
        ("carousel", "7S 7H 7D JK", "legal"),
        ("carousel", "7S 7H 7D 7C JK", "illegal"),
        ("carousel", "7S 7S JK", "illegal"),
        ("carousel", "JK JK", "illegal"),
        ("remi", "r13 r1 r2", "illegal"),
        ("remi", "r1 r2 r3", "legal"),
        ("remi", "J r13 r1", "legal"),
        ("remi", "r12 r13 J", "legal"),
        ("remi", "r13 r1 J", "illegal"),
        ("remi", "J r1 r2", "illegal"),
        ("remi", "r1 J J", "legal"),
        ("remi", "r5 J y5", "legal"),
        ("remi", "r5 r5 y5", "illegal"),
        ("remi", "r5 y5 b5 k5 J", "illegal"),
        ("remi", "r6 J J r9", "legal"),
        ("remi", "r6 J r9", "illegal"),
        ("remi", "J J J", "legal"),  # BRD-47
        ("remi", "r3 y4 b5", "illegal"),
        ("remi", "r3 r4", "illegal"),
    ],
)
def test_a_meld_is_one_or_not(game: str, cards: str, answer: str) -> None:
    assert meld(game, cards) == answer


@pytest.mark.parametrize("game", ["rummy", "machiavelli", "carousel"])
def test_a_meld_comes_from_the_hand(game: str) -> None:
    assert meld(game, "7S 7H 7D", hand="7S 7H KD") == "illegal"
    assert meld(game, "7S 7H 7D", hand="7S 7H 7D KD", table="9S 9H 9D") == "legal"


def test_a_tile_of_a_meld_comes_from_the_rack() -> None:
    assert meld("remi", "r7 y7 b7", hand="r7 y7 k1") == "illegal"
    assert meld("remi", "r7 y7 J", hand="r7 y7 k1") == "illegal"


def test_the_place_of_the_ace_is_a_rule_of_the_row() -> None:
    assert meld("rummy", "QS KS AS", rules={"ace": "both"}) == "legal"
    assert meld("rummy", "AS 2S 3S", rules={"ace": "both"}) == "legal"
    assert meld("rummy", "KS AS 2S", rules={"ace": "both"}) == "illegal"
    assert meld("rummy", "QS KS AS", rules={"ace": "low"}) == "illegal"
    assert meld("carousel", "QS KS AS", rules={"ace": "both"}) == "legal"
    assert meld("carousel", "QS KS AS", rules={"ace": "low"}) == "unsupported"
    assert meld("rummy", "KS AS 2S", rules={"ace": "around"}) == "unsupported"
    assert meld("rummy", "KS AS 2S", rules={"ace_mode": "high_or_low"}) == "illegal"


def test_a_joker_may_be_written_with_what_it_stands_for() -> None:
    assert meld("carousel", "5S *6S 7S", hand="5S JK 7S") == "legal"
    assert meld("carousel", "5S *6S 7S", hand="5S *6S 7S") == "legal"
    assert meld("carousel", "5S *8S 7S", hand="5S JK 7S") == "illegal"
    assert meld("remi", "r5 Jr6 r7", hand="r5 J r7") == "legal"
    assert case("remi", "discard", "Jr6 r2 r1", card="Jr6") == "legal"
    assert case("rummikub", "solve", "r5 Jr6 r7") == 3


def test_a_joker_in_a_game_without_them_is_unsupported() -> None:
    assert meld("rummy", "5S JK 7S") == "unsupported"


def lay_off(game: str, table: str, cards: str, at: str | None, hand: str | None = None, **more: Any) -> Any:
    place = {} if at is None else {"at": at}
    return case(game, "layoff", cards if hand is None else hand, table, onto=0, cards=cards.split(), **place, **more)


@pytest.mark.parametrize(
    ("game", "table", "cards", "at", "answer"),
    [
        ("rummy", "5H 6H 7H", "4H", "head", "legal"),
        ("rummy", "5H 6H 7H", "8H", "head", "illegal"),
        ("rummy", "5H 6H 7H", "4H", "tail", "illegal"),
        ("rummy", "5H 6H 7H", "3H 4H", "head", "legal"),
        ("rummy", "5H 6H 7H", "4H 3H", "head", "legal"),  # an order of single lay-offs
        ("rummy", "5H 6H 7H", "8H 9H TH", "tail", "legal"),
        ("rummy", "5H 6H 7H", "9H 8H", "tail", "legal"),
        ("rummy", "5H 6H 7H", "9H", "tail", "illegal"),
        ("rummy", "5H 6H 7H", "4H 8H", "both", "legal"),  # BAS-12
        ("rummy", "5H 6H 7H", "8H 4H", None, "legal"),
        ("rummy", "5H 6H 7H", "4H 8H", "head", "illegal"),
        ("rummy", "5H 6H 7H", "8H", "set", "illegal"),
        ("rummy", "7S 7H 7D", "7C", None, "legal"),
        ("rummy", "7S 7H 7D", "8C", "set", "illegal"),
        ("rummy", "7S 7H 7D", "6S", "head", "illegal"),
        ("rummy", "7S 7H 7D 7C", "8C", "set", "illegal"),
        ("rummy", "AS 2S 3S", "KS", "head", "illegal"),
        ("machiavelli", "JS QS KS", "AS", "tail", "legal"),
        ("machiavelli", "QS KS AS", "2S", "tail", "illegal"),
        ("machiavelli", "QS KS AS", "JS", "head", "legal"),
        ("machiavelli", "7S 7H 7D", "7S", "set", "illegal"),
        ("carousel", "JS QS KS", "9S JK", "head", "legal"),
        ("carousel", "JS QS KS", "JK 9S", "head", "illegal"),
        ("carousel", "JS QS KS", "JK", "head", "legal"),
        ("carousel", "JS QS KS", "JK", "tail", "legal"),
        ("carousel", "QS KS AS", "JK", "tail", "illegal"),
        ("carousel", "7S 7H 7D", "JK", "set", "legal"),
        ("carousel", "7S 7H 7D 7C", "JK", "set", "illegal"),
        ("carousel", "JK 5S 6S", "3S", "head", "legal"),
        ("carousel", "JK 5S 6S", "4S", "head", "illegal"),
        ("carousel", "5S 6S JK", "8S", "tail", "legal"),
        ("carousel", "5S 6S JK", "7S", "tail", "illegal"),
        ("carousel", "7S 7H JK", "7D", "set", "legal"),  # the joker is then the 7C
        ("carousel", "7S 7H JK", "7S", "set", "illegal"),
        ("carousel", "JK 7S JK", "5S", "head", "legal"),  # read as 6-7-8
        ("carousel", "JK 7S JK", "7H", "set", "legal"),  # read as three sevens
        ("carousel", "5S 6S 7S", "JK JK", "tail", "legal"),
        ("remi", "J r5 r6", "r3", "head", "legal"),
        ("remi", "J r5 r6", "r4", "head", "illegal"),
        ("remi", "r12 r13 r1", "r2", "tail", "illegal"),
        ("remi", "r11 r12 r13", "J", "tail", "legal"),
        ("remi", "r12 r13 r1", "J", "tail", "illegal"),
        ("remi", "r13 y13 k13", "J", "set", "legal"),
        ("remi", "r13 y13 J", "k13", "set", "legal"),
        ("remi", "r13 y13 J", "r13", "set", "illegal"),
    ],
)
def test_a_lay_off_fits_or_not(game: str, table: str, cards: str, at: str | None, answer: str) -> None:
    assert lay_off(game, table, cards, at) == answer


def test_a_lay_off_comes_from_the_hand_and_goes_on_a_meld_that_lies_there() -> None:
    assert lay_off("rummy", "5H 6H 7H", "8H", "tail", hand="9H") == "illegal"
    assert lay_off("carousel", "5H 6H 7H", "8H", "tail", hand="9H") == "illegal"
    assert lay_off("remi", "r5 r6 r7", "r8", "tail", hand="r9") == "illegal"
    for onto in (1, -1, 99):
        assert case("rummy", "layoff", "8H", "5H 6H 7H", onto=onto, cards=["8H"], at="tail") == "illegal"


def test_the_second_meld_of_the_table_is_number_one() -> None:
    assert case("rummy", "layoff", "8H", "2C 2D 2S / 5H 6H 7H", onto=1, cards=["8H"], at="tail") == "legal"
    assert case("rummy", "layoff", "8H", "2C 2D 2S / 5H 6H 7H", onto=0, cards=["8H"], at="tail") == "illegal"


@pytest.mark.parametrize(
    ("rules", "melded", "answer"),
    [
        ({}, False, "legal"),
        ({"layoff_needs_own_meld": False}, False, "legal"),
        ({"layoff_needs_own_meld": True}, False, "illegal"),
        ({"layoff_needs_own_meld": True}, True, "legal"),
    ],
)
def test_an_own_meld_comes_first_where_the_rule_says_so(rules: dict[str, Any], melded: bool, answer: str) -> None:
    row = {"has_melded": melded}
    assert lay_off("rummy", "5H 6H 7H", "8H", "tail", hand="8H KD", rules=rules, row=row) == answer


def test_a_lay_off_may_not_strand_a_card_just_taken() -> None:  # SOL-23
    drew = {"from": "discard", "card": "KD"}
    assert lay_off("rummy", "5H 6H 7H", "8H", "tail", hand="8H KD", drew=drew) == "illegal"
    assert lay_off("rummy", "5H 6H 7H", "8H", "tail", hand="8H KD 2S", drew=drew) == "legal"
    assert lay_off("rummy", "5H 6H 7H", "8H", "tail", hand="8H KD", drew={"from": "stock", "card": "KD"}) == "legal"
