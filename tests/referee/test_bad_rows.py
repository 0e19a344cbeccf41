"""A row that cannot be read says why, and the rows after it are answered; what is not ours is called unsupported."""

import json
from typing import Any

import pytest

from openrummy.referee import UNSUPPORTED, answer_line, answer_row
from referee.rows import CASES, VECTORS, case, closed, rebuilt, turn

BASIC = {"kind": "basic"} | VECTORS["basic"][0]
TABLE = {"kind": "manipulation"} | VECTORS["manipulation"][2]
CLOSE = {"kind": "board"} | VECTORS["board"][0]
MELD = next(row for row in CASES if row["id"] == "M026")
DRAW = next(row for row in CASES if row["id"] == "X010")
SCORE = next(row for row in CASES if row["id"] == "P002")
SOLVE = next(row for row in CASES if row["id"] == "B028")


def without(row: dict[str, Any], name: str) -> dict[str, Any]:
    return {key: value for key, value in row.items() if key != name}


def doing(row: dict[str, Any], **action: Any) -> dict[str, Any]:
    return row | {"action": row["action"] | action}


@pytest.mark.parametrize("value", [None, True, 7, "text", [], [{}], 1.5])
def test_a_row_is_an_object(value: object) -> None:
    assert answer_row(value).keys() == {"id", "bad_input"}
    assert answer_row(value)["id"] is None


@pytest.mark.parametrize("line", [b"", b"{", b"nonsense", b'{"id": 1,}', b"\xff\xfe", b"[" * 100_000, b'{"id": NaN}'])
def test_a_line_is_json(line: bytes) -> None:
    answer = json.loads(answer_line(line))
    assert answer.keys() == {"id", "bad_input"}
    assert answer["bad_input"].startswith("JSON: ")


@pytest.mark.parametrize(
    ("given", "told"), [("S01", "S01"), (7, 7), (None, None), (True, None), ([1], None), ({}, None), (1.5, None)]
)
def test_an_id_is_given_back_where_it_can_be_read(given: object, told: object) -> None:
    assert answer_row({"id": given, "kind": "chess"})["id"] == told


@pytest.mark.parametrize(
    "row",
    [
        *(without(BASIC, name) for name in ("game", "hand", "actions")),
        *(without(TABLE, name) for name in ("before", "after", "played")),
        *(without(CLOSE, name) for name in ("layout", "free")),
        *(without(MELD, name) for name in ("game", "action", "hand")),
        *(without(MELD, name) | {name: 7} for name in ("game", "action", "hand", "table", "rules")),
        BASIC | {"kind": "chess"},
        BASIC | {"kind": 7},
        BASIC | {"game": ["basic"]},
        BASIC | {"options": "none"},
        BASIC | {"hand": "QC QD ZZ"},
        BASIC | {"hand": ["QC", 7]},
        BASIC | {"hand": ["QC", "QC"]},
        BASIC | {"hand": ["QC", "JK"]},
        BASIC | {"hand": ["2C"] * 300},
        BASIC | {"table": [["QC", "QD"]]},
        BASIC | {"table": [["QC", "QD", "9H"]]},
        BASIC | {"table": [["QC", "QD", "QH"]]},
        BASIC | {"table": "[QH QS"},
        BASIC | {"table": 5},
        BASIC | {"pile_top": "QC"},
        BASIC | {"pile_top": 5},
        BASIC | {"own_meld": "yes"},
        BASIC | {"played_earlier": 1},
        BASIC | {"actions": "stock 2D"},
        BASIC | {"actions": [7]},
        BASIC | {"actions": ["dance"]},
        BASIC | {"actions": ["lay QC"]},
        BASIC | {"actions": ["stock QH QH"]},
        BASIC | {"actions": ["stock QC"]},
        BASIC | {"actions": ["stock 2D", "discard JK"]},
        BASIC | {"stock": -1},
        BASIC | {"stock": 99},
        BASIC | {"stock": 1.5},
        BASIC | {"stock": 10**30},
        BASIC | {"players": 9},
        BASIC | {"game": "basic", "options": {"final_discard": "perhaps"}},
        BASIC | {"game": "basic", "options": {"ace_mode": 7}},
        BASIC | {"game": "basic", "options": {"max_melds_per_turn": -1}},
        TABLE | {"before": "7H 8H 9H"},
        TABLE | {"before": "[7H 8H]"},
        TABLE | {"before": "[7H 8H JK]"},
        TABLE | {"played": ["10H", "10H", "10H"]},
        TABLE | {"after": None},
        TABLE | {"after": "[7H 8H r9]"},
        CLOSE | {"layout": CLOSE["layout"][:13]},
        CLOSE | {"layout": [*CLOSE["layout"], "K9"]},
        CLOSE | {"layout": ["R3"] * 14},
        CLOSE | {"layout": ["J"] * 14},
        CLOSE | {"free": None},
        CLOSE | {"free": "7H"},
        CLOSE | {"thrown": -1},
        CLOSE | {"thrown": 9},
        CLOSE | {"thrown": "one"},
        without(MELD, "hand") | {"hand": ["AS", "2S", "3Z"]},
        doing(MELD, do=7),
        doing(MELD, do="dance"),
        MELD | {"table": None},
        doing(MELD, meld=None),
        doing(MELD, meld=["AS", 2]),
        MELD | {"rules": {"ace": 7}},
        MELD | {"rules": {"on_empty": 7}},
        MELD | {"rules": {"ace_points": [15]}},
        MELD | {"rules": {"must_discard_to_go_out": [True]}},
        MELD | {"rules": {"layoff_needs_own_meld": "perhaps"}},
        MELD | {"has_melded": "yes"},
        doing(MELD, drew="stock"),
        doing(MELD, drew={"from": "discard", "card": "9H"}),
        doing(MELD, drew={"from": "discard"}),
        doing(DRAW, **{"from": "sky"}),
        doing(DRAW, **{"from": None}),
        doing(DRAW, stock="many"),
        doing(DRAW, stock=-1),
        doing(DRAW, discard=["2C", "2C", "2C"]),
        doing(SCORE, winner=9),
        doing(SCORE, winner=1),
        doing(SCORE, winner="me"),
        doing(SCORE, hands=[]),
        doing(SCORE, hands=[[]]),
        doing(SCORE, hands=[[]] * 7),
        doing(SCORE, went_rummy="yes"),
        doing(SOLVE, max=7),
        SOLVE | {"table": [["QH", "KH"]]},
        SOLVE | {"hand": ["2H"] * 3},
        SOLVE | {"hand": ["JK"] * 9},
        SOLVE | {"game": "gin", "hand": ["2H", "2H"], "action": {"do": "deadwood"}},
        SOLVE | {"game": "gin", "hand": [], "action": {"do": "best_discard"}},
    ],
)  # fmt: skip
def test_a_malformed_row_says_why(row: dict[str, Any]) -> None:
    answer = answer_row(row)
    assert answer.keys() == {"id", "bad_input"}, answer
    assert answer["id"] == row["id"]
    assert answer["bad_input"]


@pytest.mark.parametrize(
    ("row", "why"),
    [
        (without(BASIC, "hand"), "hand is missing"),
        (BASIC | {"hand": 7}, "hand: cards are a list, not 7"),
        (BASIC | {"hand": ["QC", "QZ"]}, "hand: not a card: 'QZ'"),
        (BASIC | {"hand": ["QC", "QC"]}, "more of Qc than the 1 in the deck"),
        (BASIC | {"table": [["8C", "8D"]]}, "meld 1 on the table is none: E_MELD_TOO_SHORT"),
        (BASIC | {"players": 9}, "classic is for 4 players, not 9"),
        (BASIC | {"kind": "chess"}, "no kind of row 'chess'; there are basic, manipulation, board"),
        (CLOSE | {"layout": CLOSE["layout"][:13]}, "layout: 13 tiles, not 14"),
        (CLOSE | {"thrown": 9}, "9 jokers cannot have been thrown"),
    ],
)
def test_the_reason_names_the_place(row: dict[str, Any], why: str) -> None:
    assert answer_row(row)["bad_input"] == why


def test_games_options_and_questions_that_do_not_exist_are_unsupported() -> None:
    assert turn("poker", "QC QD", "stock 2D") == UNSUPPORTED
    assert turn("rummikub", "QC QD", "stock 2D") == UNSUPPORTED
    assert turn("classic", "QC QD", "stock 2D", options={"final_discard": True}) == UNSUPPORTED
    assert turn("basic", "QC QD", "stock 2D", options={"stranded": "allow_return"}) == UNSUPPORTED
    assert turn("basic", "QC QD", "stock 2D", options={"ace_mode": "around"}) == UNSUPPORTED
    assert rebuilt("empty", "7H 8H 9H", "[7H 8H 9H]", options={"ace_mode": "low"}) == UNSUPPORTED
    assert rebuilt("empty", "7H 8H 9H", "[7H 8H 9H]", options={"joker_release": "never"}) == UNSUPPORTED
    layout = " ".join(CLOSE["layout"])
    assert closed(layout, "K5", options={"mosaic_jokers": "forbidden"}) == UNSUPPORTED
    assert closed(layout, "K5", options={"bicolor_scope": "runs"}) == UNSUPPORTED
    assert case("rummy", "meld", "7H 8H 9H", meld=["7H", "8H", "9H"], rules={"wall": 2}) == UNSUPPORTED
    assert case("rummy", "parse_meld", text="AsAcAd") == UNSUPPORTED
    assert case("bridge", "dance") == UNSUPPORTED
    assert case("rummy", "take_pile") == UNSUPPORTED
    assert case("bridge", "meld", meld=["7H", "8H", "9H"]) == UNSUPPORTED
    assert case("gin", "knock", opponent=[]) == UNSUPPORTED


def test_options_that_change_nothing_here_are_taken() -> None:
    assert (
        turn("basic", "QC QD", "stock 2D; discard 2D", options={"match": {"type": "rounds", "rounds": 3}}) == "TURN_END"
    )
    assert rebuilt("empty", "7H 8H 9H", "[7H 8H 9H]", options={"target": 200, "knock_limit": 9}) is None
    assert closed(" ".join(CLOSE["layout"]), "K5", options={"extra_joker_mode": "hand"}) == "Simple small 250"


def test_tables_and_hands_may_be_texts_or_lists() -> None:
    as_text = TABLE | {"played": " ".join(TABLE["played"])}
    as_list = TABLE | {"before": [["7H", "8H", "9H"]], "after": [["7H", "8H", "9H", "10H"]]}
    assert answer_row(as_text) == answer_row(as_list) == answer_row(TABLE)


def test_every_answer_is_json_that_can_be_read_again() -> None:
    for row in [*CASES, BASIC, TABLE, CLOSE]:
        line = json.dumps(row).encode()
        assert json.loads(answer_line(line)) == answer_row(row)
