"""`openrummy solve`: rows in, rows out; what cannot be read is said and the others go on."""

import json
from pathlib import Path
from typing import Any, Final

import pytest
from typer import Typer
from typer.testing import CliRunner

from openrummy.cli.solve import solve_command
from openrummy.cli.solve_rows import solve_rows

DATA: Final = Path(__file__).parents[1] / "data"


def answer(**row: Any) -> dict[str, Any]:
    (only,) = solve_rows([json.dumps(row)])
    return only


def run(*words: str) -> tuple[int, str]:
    app = Typer()
    app.command()(solve_command)
    result = CliRunner().invoke(app, list(words))
    return result.exit_code, result.output


@pytest.mark.parametrize("name", ["tile_positions.jsonl", "card_positions.jsonl"])
def test_rows_without_a_goal_pass_through_and_give_both_optima(name: str) -> None:
    lines = (DATA / name).read_text(encoding="utf-8").splitlines()
    for line, told in zip(lines, solve_rows(lines), strict=True):
        row = json.loads(line)
        assert told["id"] == row["id"]
        assert (told["max_tiles"], told["max_points"]) == (row["max_tiles"], row["max_points"])
        before = sorted([*(word for meld in row["table"] for word in meld), *told["played"]])
        assert sorted(word for meld in told["table"] for word in meld) == before


def test_a_row_has_the_promised_fields() -> None:
    told = answer(id=1, ask="rebuild", cards="tiles", ace="low", jokers="free", table=[["b5", "b6", "b7"]], hand=["b8"])
    assert {"id", "value", "played", "table", "proved", "ms"} <= told.keys()
    assert (told["value"], told["played"], told["proved"]) == (1, ["b8"], True)


def test_a_hand_alone_is_split() -> None:
    told = answer(id=2, hand=["5S", "6S", "7S", "KD"])
    assert (told["value"], told["left"], told["table"]) == (10, ["KD"], [["5S", "6S", "7S"]])


def test_a_rack_is_judged() -> None:
    told = answer(id=3, ask="judge", hand="r3 r4 r5 b9 b10 b11 b12 y7 b7 k7 r1 y1 b1 k1 k5")
    assert (told["value"], told["free"]) == (250, "k5")
    assert told["distances"]["Simple"]["away"] == 0


def test_goals_can_be_named() -> None:
    hand = ["5S", "6S", "7S", "3D"]
    assert answer(hand=hand, objective="points")["value"] == 18
    assert answer(hand=hand, objective="go_out")["value"] is None
    assert answer(hand=hand, objective={"goal": "at_most", "points": 5})["value"] == 3
    assert answer(hand=hand, objective={"at_most": 2})["value"] is None


def test_a_fixed_joker_is_read_by_its_place() -> None:
    told = answer(jokers="fixed", ace="both", table=[["3S", "4S", "5S", "*"]], hand=["6S", "QH", "KH"])
    assert told["value"] == 3
    assert [word for meld in told["table"] for word in meld if word.startswith("*")] in (["*Jh"], ["*Ah"])


def test_a_free_joker_may_be_listed_out_of_place() -> None:
    told = answer(table=[["J", "b5", "b6", "b8"]], hand=["b9"], objective="tiles")
    assert told["value"] == 1


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("{", "not JSON"),
        ("[]", "JSON object"),
        ("[" * 100_000, "line 1 is not JSON"),
        ('{"id": "\\ud800"}', "line 1 is not JSON"),
        ("{}", "nothing to solve"),
        ('{"id": 4}', "nothing to solve"),
        ('{"id": 4, "tabel": [["r5", "b5", "y5"]], "rack": ["r6"]}', "nothing to solve"),
        ('{"id": 4, "ask": "judge", "table": [["r5", "b5", "y5"]]}', "nothing to solve"),
        ('{"id": 4, "hand": ["5S", "XX"]}', "XX"),
        ('{"id": 4, "hand": 5}', "list of cards"),
        ('{"id": 4, "hand": ["5S"], "table": [["5C"]]}', "E_MELD_TOO_SHORT"),
        ('{"id": 4, "hand": ["5S"], "table": "9C TD"}', "brackets"),
        ('{"id": 4, "hand": ["5S"], "objective": "luck"}', "luck"),
        ('{"id": 4, "hand": ["5S"], "ace": "top"}', "ace"),
        ('{"id": 4, "hand": ["r5", "r5", "r5", "r5", "r5"]}', "more copies of r5 than"),
        ('{"id": 4, "jokers": "fixed", "table": [["3S", "3C", "*"]], "hand": []}', "more than one card"),
        ('{"id": 4, "ask": "judge", "hand": ["r5"]}', "14 or 15"),
    ],
)
def test_a_row_that_cannot_be_read_says_so_and_the_next_is_answered(line: str, said: str) -> None:
    bad, good = solve_rows([line, '{"id": 5, "hand": ["5S", "6S", "7S"]}'])
    assert said in bad["bad_input"]
    assert (good["id"], good["value"]) == (5, 0)


def test_the_file_is_answered_line_by_line(tmp_path: Path) -> None:
    rows = tmp_path / "rows.jsonl"
    rows.write_text('{"id": 1, "hand": ["5S", "6S", "7S"]}\n\nnonsense\n', encoding="utf-8")
    code, out = run("--jsonl", str(rows))
    assert code == 0
    assert [json.loads(line)["id"] for line in out.splitlines()] == [1, None]


def test_a_table_is_shown_before_and_after_with_what_moved() -> None:
    code, out = run("--table", "[9C 9D 9H 9S] [4D 5D 6D 7D]", "--hand", "TS JS 2D")
    assert code == 0
    for said in ("Before", "After", "Moved", "2 cards played and 1 meld of 2 changed: the best there is."):
        assert said in out


def test_what_the_caller_did_wrong_is_one_line_and_exit_code_2() -> None:
    assert run("--table", "[9C 9D]", "--hand", "TS")[0] == 2
    assert run("--hand", "XX")[0] == 2
    assert run()[0] == 2
    assert run("--jsonl", "no such file")[0] == 2
    assert run("--jsonl", "-", "--hand", "5S")[0] == 2


def test_a_split_and_a_judgement_are_shown() -> None:
    code, out = run("--hand", "5S 6S 7S KD")
    assert (code, "3 cards in melds; 10 left." in out) == (0, True)
    code, out = run("--ask", "judge", "--hand", "r3 r4 r5 b9 b10 b11 b12 y7 b7 k7 r1 y1 b1 k1 k5")
    assert (code, "250 points" in out) == (0, True)
