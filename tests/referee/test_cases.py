"""Every case of the log is answered, or said to be of a game that is not ours; so are the cases beside them."""

from typing import Any

import pytest

from openrummy.referee import UNSUPPORTED, answer_row
from referee.rows import CASES, case, ids, wanted

OURS = {"rummy", "machiavelli", "carousel", "remi"}
SOLVED = {"solve", "deadwood", "best_discard", "count_melds", "layoff_targets"}
NOT_OURS = {"M030": "an ace round the corner", "X016": "a wall of two cards"}


def is_ours(row: dict[str, Any]) -> bool:
    return row["id"] not in NOT_OURS and (row["game"] in OURS or row["action"]["do"] in SOLVED)


ANSWERED = [row for row in CASES if is_ours(row)]
OTHERS = [row for row in CASES if not is_ours(row)]


@pytest.mark.parametrize("row", ANSWERED, ids=ids(ANSWERED))
def test_a_case_is_answered(row: dict[str, Any]) -> None:
    assert answer_row(row) == {"id": row["id"], "answer": wanted(row)}


@pytest.mark.parametrize("row", OTHERS, ids=ids(OTHERS))
def test_a_case_of_another_game_or_rule_is_unsupported(row: dict[str, Any]) -> None:
    assert answer_row(row) == {"id": row["id"], "answer": UNSUPPORTED}


@pytest.mark.parametrize("row", ANSWERED, ids=ids(ANSWERED))
def test_the_expected_answer_of_a_case_is_not_read(row: dict[str, Any]) -> None:
    asked = {name: row[name] for name in row.keys() - {"expected", "value", "reason", "src", "check"}}
    assert answer_row(asked) == answer_row(row)


def test_most_cases_are_answered() -> None:
    assert (len(CASES), len(ANSWERED)) == (140, 70)


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


@pytest.mark.parametrize(
    ("game", "hands", "rules", "more", "points"),
    [
        ("rummy", " / KS 5H AD / 9D 2D / JC QC 7S 3D", {"scoring": "winner_takes"}, {"winner": 0}, [57, 0, 0, 0]),
        ("rummy", "AS / / TS", {}, {"winner": 1}, [0, 11, 0]),
        ("rummy", " / AS AC", {"ace_points": 15}, {"winner": 0, "went_rummy": True}, [60, 0]),
        ("rummy", " / AS AC", {"ace_points": 1}, {"winner": 0}, [2, 0]),
        ("rummy", " / AS AC TC KH", {"ace": "both"}, {"winner": 0}, [50, 0]),
        ("rummy", "5H / AS AC", {}, {"winner": None}, [0, 0]),
        ("rummy", " / KD", {"rummy_doubles": False}, {"winner": 0, "went_rummy": True}, [10, 0]),
        ("classic", " / KD / 5H / AS", {}, {"winner": 0, "went_rummy": True}, [16, 0, 0, 0]),  # SOL-43
        ("carousel", "2H 2S / AH TH / KS KH 3D", {}, {"winner": None, "knocker": 0}, [26, 0, 0]),  # M-P1
        ("carousel", "5H / 2H / KS 4H", {}, {"winner": 1, "knocker": 0}, [0, 25, 0]),  # M-P3
        ("carousel", " / KS 2D / JK 6H", {}, {"winner": 0}, [68, 0, 0]),  # M-P8
        ("carousel", "9H / KS 5D / KH KD 2H", {}, {"winner": None}, [19, 0, 0]),  # M-P9
    ],
)
def test_a_round_is_scored(
    game: str, hands: str, rules: dict[str, Any], more: dict[str, Any], points: list[int]
) -> None:
    told = [part.split() for part in hands.split("/")]
    assert case(game, "score_round", rules=rules, hands=told, **more) == points


def test_a_scoring_that_does_not_exist_is_unsupported() -> None:
    assert case("rummy", "score_round", rules={"scoring": "rummikub"}, hands=[[], ["5H"]], winner=0) == "unsupported"
    assert (
        case("carousel", "score_round", rules={"scoring": "winner_takes"}, hands=[[], ["5H"]], winner=0)
        == "unsupported"
    )
    assert case("remi", "score_round", hands=[[], ["r5"]], winner=0) == "unsupported"
    assert case("rummy", "score_round", rules={"ace_points": 11}, hands=[[], ["5H"]], winner=0) == "unsupported"
    both = {"ace_points": 15, "ace": "low"}
    assert case("rummy", "score_round", rules=both, hands=[[], ["AH"]], winner=0) == "unsupported"


@pytest.mark.parametrize(
    ("game", "players", "each", "more", "answer"),
    [
        ("rummy", 2, 10, {}, "legal"),
        ("rummy", 6, 6, {}, "legal"),
        ("rummy", 4, 7, {}, "legal"),
        ("rummy", 2, 25, {}, "legal"),  # a stock of one
        ("rummy", 2, 26, {}, "illegal"),
        ("rummy", 7, 6, {}, "illegal"),
        ("rummy", 1, 10, {}, "illegal"),
        ("rummy", 6, 9, {}, "illegal"),
        ("rummy", 2, 0, {}, "illegal"),
        ("rummy", 2, 10, {"first_extra": 1}, "illegal"),
        ("classic", 4, 7, {}, "legal"),
        ("classic", 2, 7, {}, "illegal"),
        ("remi", 4, 14, {"first_extra": 1}, "legal"),
        ("remi", 2, 14, {"first_extra": 1}, "legal"),
        ("remi", 5, 14, {"first_extra": 1}, "illegal"),
        ("remi", 4, 14, {}, "illegal"),
        ("remi", 4, 13, {"first_extra": 1}, "illegal"),
        ("carousel", 5, 10, {}, "legal"),
        ("carousel", 6, 10, {}, "illegal"),
        ("machiavelli", 4, 13, {}, "legal"),
        ("gin", 2, 10, {}, "unsupported"),
    ],
)
def test_a_deal_is_possible_or_not(game: str, players: int, each: int, more: dict[str, Any], answer: str) -> None:
    assert case(game, "deal_check", players=players, each=each, **more) == answer


@pytest.mark.parametrize(
    ("game", "text", "answer"),
    [
        ("rummy", "10h", "TH"),
        ("rummy", "TH", "TH"),
        ("rummy", "7♥", "7H"),
        ("rummy", "as", "AS"),
        ("rummy", "jk", "JK"),
        ("rummy", "1J", "illegal"),
        ("rummy", "T", "illegal"),
        ("rummy", "1H", "illegal"),
        ("rummy", "11H", "illegal"),
        ("rummy", "", "illegal"),
        ("remi", "R10", "r10"),
        ("remi", "r14", "illegal"),
        ("remi", "j", "J"),
        ("gin", "10h", "unsupported"),
    ],
)
def test_a_text_is_a_card_or_refused(game: str, text: str, answer: str) -> None:  # E42
    assert case(game, "parse_card", text=text) == answer


def test_a_knock_needs_a_low_hand() -> None:  # MAN-13
    assert case("carousel", "knock", "3H 2S") == "legal"
    assert case("carousel", "knock", "6H") == "illegal"
    assert case("carousel", "knock", "JK") == "illegal"
    assert case("carousel", "knock", "6H", rules={"knock_limit": 6}) == "legal"
    assert case("rummy", "knock", "AH") == "unsupported"


def test_questions_for_the_solver() -> None:
    assert case("rummikub", "solve", "k1 k2 k4 k5 k13 b13 J", max="points") == 56
    assert case("rummikub", "solve", "k1 k2 k4 k5 k13 b13 J", max="tiles") == 5
    assert case("machiavelli", "solve", "JD QD KD", max="points") == 36
    assert case("rummy", "solve", "QS KS AS") == 0
    assert case("rummy", "solve", "QS KS AS", rules={"ace": "both"}) == 3
    assert case("carousel", "solve", "8S", "4S 5S JK", max="tiles") == 0
    assert case("carousel", "solve", "7S", "4S 5S JK", max="tiles") == 1
    assert case("rummikub", "solve", "b8 y8", "b5 b6 b7 / r8 k8 y8") == 1
    assert case("gin", "deadwood", "QS KS AS 2S") == 23
    assert case("gin", "best_discard", "3S 5S 6S 4C 5C 6C 7C 3D 6D 5H 6H") == 10
    assert case("gin", "count_melds", "7S 7H 7D 7C 8C 9C") == 6
    assert case("gin", "deadwood", "QS KS AS", rules={"knock_limit": 10}) == "unsupported"
    assert case("okey", "solve", "r1 r2 r3") == "unsupported"


def test_a_meld_counts_once_whatever_its_jokers_stand_for() -> None:
    assert case("rummikub", "count_melds", "r5 r6 J") == 1
    assert case("rummikub", "count_melds", "r5 y5 b5 J") == 5  # without it, with it, and with it for each of the three
    assert case("machiavelli", "count_melds", "7S 7S 7H 7D") == 1


@pytest.mark.parametrize(
    ("game", "table", "cards", "targets"),
    [
        ("rummy", "JS QS KS / TC TD TH", "TS", 2),
        ("rummy", "JS QS KS / TC TD TH", "TS 9S", 1),
        ("rummy", "JS QS KS / TC TD TH", "9S", 0),
        ("gin", "JS QS KS / TC TD TH", "TS", 2),
        ("rummikub", "r3 r4 r5 / J r7 r8 / k2 b2 y2", "r6 r2", 1),
        ("machiavelli", "JS QS KS / AC AD AH", "AS", 2),
        ("rummy", "JS QS KS / AC AD AH", "AS", 1),
    ],
)
def test_how_many_melds_take_the_cards(game: str, table: str, cards: str, targets: int) -> None:
    assert case(game, "layoff_targets", cards, table, cards=cards.split()) == targets
