"""`openrummy referee` settles a dispute in words, and says what is wrong with a question, never with a traceback."""

import json
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from openrummy.cli.referee import referee_command
from openrummy.cli.words import SENTENCES, refusal_words
from openrummy.errors import Code
from openrummy.games import GAMES, make_game
from openrummy.notation import Spelling, parse_cards
from referee.rows import CASES, VECTORS

app = typer.Typer(pretty_exceptions_enable=False)
app.command("referee")(referee_command)

CLASSIC = ["classic", "--hand", "8H 4C KD", "--table", "[9H 10H JH]", "--pile", "KC"]
DO = ["--do", "draw 2D; lay off 8H on 1; discard KD"]


def run(*args: str, stdin: str | bytes | None = None) -> tuple[int, str, str]:
    result = CliRunner().invoke(app, list(args), input=stdin)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result.exit_code, result.stdout, result.stderr


def test_each_legal_step_says_what_it_gives() -> None:
    code, said, _ = run(*CLASSIC, "--own-meld", *DO)
    assert code == 0
    assert said == (
        "classic, 4 players, player 1 to act\n"
        "  hand   4c Kd 8h\n"
        "  meld 1 [9h Th Jh]\n"
        "  pile   Kc\n"
        "  stock  24\n"
        "1. draw 2D\n"
        "     ok: draws 2d\n"
        "2. lay off 8H on 1\n"
        "     ok: meld 1 is now [8h 9h Th Jh]\n"
        "3. discard KD\n"
        "     ok: discards Kd\n"
        "All legal. player 1 holds 4c 2d; player 2 is to act (draw).\n"
    )


def test_a_refused_step_names_the_code_the_rule_and_the_reason() -> None:
    code, said, _ = run(*CLASSIC, *DO)
    assert code == 1
    assert said.endswith(
        "2. lay off 8H on 1\n"
        "     no: E_LAYOFF_NEEDS_OWN_MELD (rule SOL-13)\n"
        "     Laying off needs a meld of one's own on the table first.\n"
        "Refused at step 2 of 3; 1 not looked at.\n"
    )


def test_options_and_presets_change_the_rules() -> None:
    hand = ["basic", "--hand", "QS KS 4D 5D", "--do", "draw AS; meld QS KS AS; discard 4D"]
    assert run(*hand)[0] == 1
    assert run(*hand, "--set", "ace_mode=high_or_low")[0] == 0
    assert run(*hand, "--preset", "ace_high_or_low")[0] == 0
    assert run(*hand, "--set", "ace_mode=high_or_low", "--set", "ace_mode=low")[0] == 1


def test_several_cards_at_once_are_lay_offs_in_an_order_that_works() -> None:
    table = ["--table", "[9H 10H JH]", "--own-meld", "--hand", "7H 8H QH KD"]
    code, said, _ = run("classic", *table, "--do", "draw 2D; lay off 7H 8H QH on #1; discard KD")
    assert code == 0
    assert "meld 1 is now [7h 8h 9h Th Jh Qh]" in said
    assert run("classic", *table, "--do", "draw 2D; lay off 7H on 1")[0] == 1
    assert run("classic", *table, "--do", "draw 2D; lay off 7H QH on 1")[0] == 1
    many = "9H 10H JH QH KH 4H 3H 2C"
    assert (
        run("basic", "--hand", many, "--table", "[6H 7H 8H]", "--do", "draw 5H; lay off 3H KH 9H 4H 10H QH 5H JH on 1")[
            0
        ]
        == 0
    )


def test_in_carousel_a_meld_and_a_lay_off_rebuild_the_table() -> None:
    hand = ["carousel", "--hand", "8H KC", "--table", "[5H 6H 7H]"]
    assert "the table is now [5h 6h 7h 8h]" in run(*hand, "--do", "draw 2D; lay off 8H on 1")[1]
    hand = ["carousel", "--hand", "8S 9S KC", "--table", "[5H 6H 7H]"]
    assert "the table is now [5h 6h 7h] [8s 9s *Ts]" in run(*hand, "--do", "draw JK; meld 8S 9S *10S")[1]
    assert "E_NO_SUCH_MELD" in run(*hand, "--do", "draw JK; lay off 8S on 3")[1]
    code, said, _ = run(*hand, "--do", "draw JK; rearrange [5H 6H 7H] [8S 9S JK]")
    assert code == 1
    assert "A joker of meld 2 does not say which card it stands for" in said


def test_a_round_won_is_priced_when_all_hands_are_known() -> None:
    others = ["--others", "KS 5H AD", "--others", "9D 2D", "--others", "JC QC 7S 3D"]
    code, said, _ = run(
        "classic", "--hand", "4C 5C KD", "--own-meld", *others, "--do", "draw 6C; meld 4C 5C 6C; discard KD"
    )
    assert code == 0
    assert said.endswith("Points: player 1 +57, player 2 +0, player 3 +0, player 4 +0\n")  # S-P1
    rummy = ["basic", "--hand", "2C 3C 4C", "--others", "AS AD 10C KH", "--do", "draw KD; meld 2C 3C 4C; discard KD"]
    assert "player 1: out, the whole hand in one turn" in run(*rummy)[1]
    assert "player 1 +44" in run(*rummy)[1]
    assert "player 1 +22" in run(*rummy, "--played-earlier")[1]


def test_a_position_may_begin_after_the_draw() -> None:
    taken = ["basic", "--hand", "4C 5D", "--phase", "play"]
    assert run(*taken, "--do", "discard 5D")[0] == 0
    assert run(*taken, "--taken", "5D", "--do", "discard 5D")[0] == 1
    assert run(*taken, "--taken", "5D", "--do", "discard 4C")[0] == 0


def test_without_steps_the_position_is_shown() -> None:
    assert run(*CLASSIC)[0] == 0


@pytest.mark.parametrize(
    ("args", "why"),
    [
        ([], "which game?"),
        (["bridge"], "no game 'bridge'"),
        (["classic", "--hand", "8H 4X"], "not a card: '4X'"),
        (["classic", "--hand", "8H 8H"], "more of 8h than the 1 in the deck"),
        (["classic", "--hand", "JK"], "* is not in the deck"),
        (["classic", "--table", "9H 10H JH"], "a table is melds in brackets"),
        (["classic", "--table", "[9H 10H]"], "meld 1 on the table is none: E_MELD_TOO_SHORT"),
        (["classic", "--do", "dance"], "not an action: 'dance'"),
        (["classic", "--do", "lay off on 1"], "lay off on 1"),
        (["classic", "--do", "draw 2D 3D"], "draw 2D 3D"),
        (["classic", "--hand", "2D", "--do", "draw 2D"], "cannot be the next of the stock: 2d"),
        (["classic", "--hand", "2D", "--do", "draw; discard JK"], "* is not in the deck"),
        (["classic", "--set", "ace_mode=high_or_low"], "ace_mode"),
        (["basic", "--set", "ace_mode=round"], "ace_mode"),
        (["basic", "--set", "ace_mode"], "OPTION=VALUE, not"),
        (["basic", "--preset", "odd"], "no preset 'odd'"),
        (["classic", "--players", "3"], "classic is for 4 players, not 3"),
        (["basic", "--others", "2D", "--others", "3D", "--players", "2"], "basic is for 2 to 6 players, not 3"),
        (["basic", "--stock", "99"], "a stock of 99 cards is not possible here"),
        (["basic", "--stock", "-1"], "a stock of -1 cards is not possible here"),
        (["basic", "--phase", "lunch"], "no phase 'lunch'"),
        (["basic", "--trump", "2D"], "basic has no trump"),
        (["board", "--trump", "J"], "a joker is never the trump"),
        (["board", "--thrown", "7"], "7 jokers cannot have been thrown"),
        (["basic", "--taken", "2D"], "the card taken from the pile is not in the hand"),
        (["basic", "--jsonl", "rows.jsonl"], "--jsonl takes its positions from the file"),
        (["--jsonl", "/no/such/file"], "No such file"),
        (["--jsonl", "/"], "directory"),
    ],
)  # fmt: skip
def test_bad_input_is_one_line_and_exit_code_2(args: list[str], why: str) -> None:
    code, said, wrong = run(*args)
    assert code == 2
    assert why in wrong
    assert wrong.startswith("openrummy: ")
    assert wrong.count("\n") == 1
    assert "Traceback" not in said + wrong


def test_unknown_flags_and_numbers_that_are_none_are_exit_code_2() -> None:
    assert run("classic", "--stokc", "3")[0] == 2
    assert run("classic", "--stock", "three")[0] == 2


def test_the_help_shows_an_example_for_every_game() -> None:
    code, said, _ = run("--help")
    assert code == 0
    for name in GAMES:
        assert f"openrummy referee {name}" in said


def test_the_rows_of_a_file_are_answered_in_order(tmp_path: Path) -> None:
    rows = [{"kind": kind} | row for kind, of in VECTORS.items() for row in of] + CASES
    file = tmp_path / "rows.jsonl"
    file.write_text("\n".join(map(json.dumps, rows)) + "\n\n", "utf-8")
    code, said, wrong = run("--jsonl", str(file))
    assert (code, wrong) == (0, "")
    assert [json.loads(line)["id"] for line in said.splitlines()] == [row["id"] for row in rows]


def test_rows_come_from_standard_input_and_a_bad_one_stops_nothing() -> None:
    good = json.dumps(CASES[0])
    code, said, _ = run("--jsonl", "-", stdin=f"\ufeff{good}\nnonsense\n\n[]\n{good}".encode())
    assert code == 0
    answers = [json.loads(line) for line in said.splitlines()]
    assert [set(answer) for answer in answers] == [
        {"id", "answer"}, {"id", "bad_input"}, {"id", "bad_input"}, {"id", "answer"},
    ]  # fmt: skip
    assert run("--jsonl", "-", stdin=b"") == (0, "", "")


def test_there_are_words_for_every_code() -> None:
    assert set(SENTENCES) == set(Code)
    for code in Code:
        assert refusal_words(code, {}).endswith(".")
        assert "{" not in refusal_words(code, {})


def test_cards_in_the_words_are_written_as_the_game_writes_them() -> None:
    (k8,) = parse_cards("k8", Spelling.TILES)
    assert refusal_words(Code.RETURN_TAKEN_CARD, {"card": k8}, Spelling.TILES).startswith("k8 was just taken")
    assert refusal_words(Code.NOT_IN_HAND, {"cards": [k8, 0]}, Spelling.TILES) == "Not in the hand: k8 r1."
    assert refusal_words(Code.JOKER_IDENTITY, {"face": 44}).startswith("A joker stands for 6s ")
    assert refusal_words(Code.LAYOFF_NO_FIT, {"card": 0, "group": 0}) == "Ac does not fit meld 1."


@pytest.mark.parametrize("name", list(GAMES))
def test_every_code_that_a_game_can_give_has_its_rule(name: str) -> None:
    g = make_game(name)
    given = {code for phase in g.phases.values() for code in (*phase.refusals.values(), phase.otherwise)}
    assert [code for code in given if code not in g.cites] == []
