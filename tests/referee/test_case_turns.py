"""Cases of a turn: drawing, the whole table rebuilt, a joker that gives way, and the discard."""

from typing import Any

import pytest

from referee.rows import case


def turned(game: str, table: str, hand: str, after: str, kept: str = "", **more: Any) -> Any:
    told = {"table_after": [part.split() for part in after.split("/") if part.strip()], "hand_after": kept.split()}
    return case(game, "turn", hand, table, **told, **more)


@pytest.mark.parametrize(
    ("game", "table", "hand", "after", "kept", "answer"),
    [
        ("machiavelli", "7S 7H 7D 7C", "8C 9C", "7S 7H 7D / 7C 8C 9C", "", "legal"),
        ("machiavelli", "7S 7H 7D", "8C 9C", "7S 7H / 7D 8C 9C", "", "illegal"),
        ("machiavelli", "5D 6D 7D 8D 9D", "7D", "5D 6D 7D / 7D 8D 9D", "", "legal"),
        ("machiavelli", "5D 6D 7D", "8D KS", "5D 6D 7D 8D", "KS", "legal"),
        ("machiavelli", "5D 6D 7D", "8D KS", "5D 6D 7D 8D", "", "illegal"),  # the king has vanished
        ("machiavelli", "5D 6D 7D", "8D", "5D 6D 7D 8D", "8D", "illegal"),  # a twin has appeared
        ("machiavelli", "5D 6D 7D", "8D 8D", "5D 6D 7D 8D", "8D", "legal"),
        ("machiavelli", "5D 6D 7D", "KS", "5D 6D 7D", "KS", "illegal"),  # nothing played
        ("machiavelli", "5D 6D 7D 8D", "KS", "6D 7D 8D", "KS 5D", "illegal"),  # a card taken back
        ("machiavelli", "5D 6D 7D", "8D", "5D 6D / 7D 8D", "", "illegal"),
        ("carousel", "4S 5S JK", "6S QD KD", "4S 5S 6S / QD KD JK", "", "legal"),
        ("carousel", "4S 5S JK", "QD KD", "4S 5S / QD KD JK", "", "illegal"),
        ("carousel", "4S 5S 6S JK", "QD KD", "4S 5S 6S / QD KD JK", "", "illegal"),  # MAN-21: the joker is the 7S
        ("carousel", "4S 5S 6S JK", "7C 7D", "4S 5S 6S / JK 7C 7D", "", "legal"),
        ("carousel", "4S 5S JK / 6C 6D 6H 6S", "QD KD", "4S 5S 6S / 6C 6D 6H / QD KD JK", "", "legal"),  # MAN-24
        ("carousel", "4S 5S JK", "6S", "4S 5S 6S", "JK", "illegal"),  # MAN-23
        ("carousel", "7S 7H JK", "7D QD KD", "7S 7H 7D / QD KD JK", "", "legal"),  # one of its readings
        ("carousel", "7S 7H JK", "7C QD KD", "7S 7H 7C / QD KD JK", "", "legal"),
        ("carousel", "7S 7H JK", "QD KD 7S", "7S 7H 7S / QD KD JK", "", "illegal"),
        ("carousel", "", "5S JK 7S 2D", "5S JK 7S", "2D", "legal"),
        ("carousel", "", "5S JK 7S 2D", "5S JK 7S 2D", "", "illegal"),
        ("remi", "r1 r2 r3", "J r5", "r1 r2 r3 J r5", "", "legal"),
        ("remi", "J r4 r5", "r3 k8 b8", "r3 r4 r5 / J k8 b8", "", "legal"),
        ("remi", "J r4 r5", "y3 k8 b8", "y3 r4 r5 / J k8 b8", "", "illegal"),
        ("rummy", "5H 6H 7H", "8H 9C 9D 9S KD", "5H 6H 7H 8H / 9C 9D 9S", "KD", "legal"),
        ("rummy", "7S 7H 7D 7C", "8C 9C KD", "7S 7H 7D / 7C 8C 9C", "KD", "illegal"),  # SOL-14
        ("rummy", "5H 6H 7H", "KD 2C", "5H 6H 7H", "KD 2C", "illegal"),
    ],
)
def test_a_whole_turn(game: str, table: str, hand: str, after: str, kept: str, answer: str) -> None:
    assert turned(game, table, hand, after, kept) == answer
    assert turned(game, table, hand, after, kept, row={"opened": True}) == answer


def test_a_joker_may_be_freed_only_from_the_hand_where_the_rule_says_so() -> None:
    table, hand, after = "4S 5S JK / 6C 6D 6H 6S", "QD KD", "4S 5S 6S / 6C 6D 6H / QD KD JK"
    assert turned("carousel", table, hand, after, rules={"joker_release": "from_hand"}) == "illegal"
    assert turned("carousel", table, hand, after, rules={"joker_release": "natural_on_table"}) == "legal"
    assert turned("carousel", table, hand, after, rules={"joker_release": "never"}) == "unsupported"


@pytest.mark.parametrize(
    ("game", "table", "hand", "answer"),
    [
        ("remi", "J r13 r1", "r12", "legal"),
        ("remi", "J r13 r1", "r11", "illegal"),
        ("remi", "r3 r4 J r6", "r5", "legal"),
        ("remi", "r3 r4 J r6", "y5", "illegal"),
        ("remi", "J r4 r5", "r6", "illegal"),
        ("remi", "J r12 r13", "r11", "legal"),
        ("remi", "r7 J J r10", "r8", "legal"),
        ("remi", "r7 J J r10", "r9", "legal"),
        ("remi", "r5 y5 J", "b5", "legal"),
        ("remi", "r5 y5 J", "k5", "legal"),
        ("remi", "r5 y5 J", "r5", "illegal"),
        ("remi", "r5 y5 k5 J", "b5", "legal"),
        ("remi", "r5 y5 k5 J", "k5", "illegal"),
        ("remi", "r5 r6 r7", "r8", "illegal"),
        ("carousel", "3S 4S JK 6S", "5S", "legal"),
        ("carousel", "3S 4S JK 6S", "5D", "illegal"),
        ("carousel", "5S 5D JK", "5H", "legal"),
        ("carousel", "5S 5D JK", "5S", "illegal"),
        ("carousel", "QS KS JK", "AS", "legal"),
        ("rummy", "5S 6S 7S", "8S", "illegal"),
    ],
)
def test_a_joker_gives_way_to_the_card_it_stands_for(game: str, table: str, hand: str, answer: str) -> None:
    assert case(game, "replace_joker", hand, table, meld=0, **{"with": hand}) == answer


def test_the_card_for_a_joker_comes_from_the_hand() -> None:
    assert case("remi", "replace_joker", "k1", "r3 r4 J r6", meld=0, **{"with": "r5"}) == "illegal"
    assert case("carousel", "replace_joker", "KD", "3S 4S JK 6S", meld=0, **{"with": "5S"}) == "illegal"
    assert case("carousel", "replace_joker", "5S", "3S 4S JK 6S", meld=7, **{"with": "5S"}) == "illegal"


@pytest.mark.parametrize(
    ("card", "source", "answer"),
    [
        ("7H", "discard", "illegal"),  # R03
        ("9S", "discard", "legal"),
        ("7H", "stock", "legal"),
        ("QC", "discard", "illegal"),
    ],
)
def test_a_card_just_taken_may_not_be_discarded(card: str, source: str, answer: str) -> None:
    drew = {"from": source, "card": "7H"}
    assert case("rummy", "discard", "7H 9S KD", card=card, drew=drew) == answer


def test_a_twin_of_the_card_just_taken_may_be_discarded() -> None:  # BRD-24, B-E7
    drew = {"from": "discard", "card": "k8"}
    assert case("remi", "discard", "k8 k8 r1", card="k8", drew=drew) == "legal"
    assert case("remi", "discard", "k8 r2 r1", card="k8", drew=drew) == "illegal"
    assert case("remi", "discard", "J r2 r1", card="J", drew={"from": "stock", "card": "J"}) == "legal"


def drawn(source: str, stock: int, pile: str, game: str = "rummy", **more: Any) -> Any:
    return case(game, "draw", **({"from": source} | {"stock": stock, "discard": pile.split()}), **more)


@pytest.mark.parametrize(
    ("on_empty", "source", "stock", "pile", "answer"),
    [
        (None, "stock", 5, "2C", "legal"),
        (None, "discard", 5, "2C", "legal"),
        (None, "discard", 5, "", "illegal"),
        (None, "stock", 0, "2C 5D 9H KS", "legal"),
        (None, "stock", 0, "KS", "illegal"),
        (None, "discard", 0, "KS", "legal"),  # BAS-22
        (None, "stock", 0, "", "illegal"),
        ("turn_over_keep_top", "stock", 0, "2C 5D 9H KS", "legal"),
        ("turn_over_keep_top", "stock", 0, "KS", "illegal"),
        ("turn_over_keep_top", "stock", 0, "5D KS", "legal"),
        ("shuffle_keep_top", "stock", 0, "2C 5D 9H KS", "legal"),
        ("shuffle_keep_top", "stock", 0, "KS", "illegal"),
        ("block", "stock", 0, "2C 5D 9H KS", "illegal"),
        ("block", "stock", 1, "2C 5D 9H KS", "legal"),
        ("turn_over_all", "stock", 0, "2C 5D 9H KS", "unsupported"),
    ],
)
def test_drawing_from_a_stock_that_may_be_empty(
    on_empty: str | None, source: str, stock: int, pile: str, answer: str
) -> None:
    rules = {} if on_empty is None else {"on_empty": on_empty}
    assert drawn(source, stock, pile, rules=rules) == answer


def test_drawing_in_other_games() -> None:
    assert drawn("discard", 5, "r5 J", "remi") == "illegal"  # BRD-23
    assert drawn("discard", 5, "J r5", "remi") == "legal"
    assert drawn("stock", 5, "r5 J", "remi") == "legal"
    assert drawn("stock", 5, "", "carousel") == "legal"
    assert drawn("discard", 5, "5H", "carousel") == "illegal"
    assert drawn("stock", 0, "2C 5D 9H KS", "classic") == "legal"  # SOL-32
    assert drawn("stock", 0, "KS", "classic") == "illegal"  # SOL-34


def test_a_second_draw_is_refused() -> None:
    assert drawn("stock", 5, "2C", row={"hand": ["7H"]}, drew={"from": "stock", "card": "7H"}) == "illegal"


@pytest.mark.parametrize(
    ("hand", "must_discard", "answer"),
    [
        ("5H 6H 7H", False, "legal"),
        ("5H 6H 7H", True, "illegal"),
        ("5H 6H 7H KD", True, "legal"),
        ("5H 6H KD", False, "illegal"),
    ],
)
def test_whether_the_last_card_must_be_discarded_is_a_rule_of_the_row(
    hand: str, must_discard: bool, answer: str
) -> None:
    rules = {"must_discard_to_go_out": must_discard}
    assert case("rummy", "meld_all_out", hand, rules=rules, meld=["5H", "6H", "7H"]) == answer
