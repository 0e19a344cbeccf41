"""Every case of the log is answered, or said to be of a game that is not ours; so are texts and questions of number."""

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
