"""`openrummy play` from the shell: what it asks, where it stops, what it says to bad words."""

from pathlib import Path

import pytest

from cli.conftest import Run
from openrummy.cli.play import ask_for_line
from openrummy.transcript import read_record


def test_without_arguments_it_asks_and_enter_means_basic_for_two(run: Run, tmp_path: Path) -> None:
    ran = run("play", typed="\n\ndraw\n")
    assert ran.code == 0
    assert "basic against Ada (medium)" in ran.out
    (record,) = (tmp_path / "openrummy" / "records").iterdir()
    assert read_record(record.read_text("utf-8")).players == 2


def test_it_asks_again_until_the_answer_is_a_game_and_a_number(run: Run) -> None:
    ran = run("play", typed="chess\n9\n3\nmany\n7\n4\n")
    assert ran.out.count("There are classic, basic, carousel, board.") == 2
    assert ran.out.count("How many players, 2-5?") == 3
    assert "carousel against Ada (medium), Ben (medium), Cleo (medium)" in ran.out


def test_classic_is_for_four_and_nobody_is_asked(run: Run) -> None:
    ran = run("play", typed="1\n")
    assert "How many" not in ran.out
    assert "classic against Ada (medium), Ben (medium), Cleo (medium)" in ran.out


@pytest.mark.parametrize("words", [(), ("basic",), ("board",), ("carousel", "--players", 5)])
def test_without_any_input_it_says_so_and_stops(run: Run, words: tuple[object, ...]) -> None:
    ran = run("play", *words, typed="")
    assert ran.code == 0
    assert "The input has ended" in ran.out
    assert ran.err == ""


def test_a_closed_standard_input_is_an_ended_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", None)
    with pytest.raises(EOFError):
        ask_for_line("> ")


def test_the_bots_and_the_house_rules_are_those_that_were_asked_for(run: Run, tmp_path: Path) -> None:
    place = tmp_path / "here.json"
    ran = run(
        "play", "basic", "--players", 4, "--bots", "random,greedy", "--preset", "strict", "--set", "match.rounds=3",
        "--set", "max_melds_per_turn=none", "--record", place,
    )  # fmt: skip
    assert "Ada (random), Ben (greedy), Cleo (random)" in ran.out
    options = read_record(place.read_text("utf-8")).options
    assert options["final_discard"] is True
    assert options["match"] == {"type": "rounds", "rounds": 3}
    assert options["max_melds_per_turn"] is None


def test_a_seed_deals_the_same_cards_and_without_one_they_differ(run: Run) -> None:
    def hand(*words: str) -> str:
        return run("play", "basic", *words).out.partition(" Hand ")[2].partition("\n")[0]

    assert hand("--seed", "may") == hand("--seed", "may")
    assert len({hand() for _ in range(4)}) > 1


def test_a_record_that_nobody_named_never_replaces_another(run: Run, tmp_path: Path) -> None:
    for _ in range(3):
        run("play", "basic", "--seed", "may", typed="draw\n")
    assert len(list((tmp_path / "openrummy" / "records").iterdir())) == 3


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("chess",), "no game 'chess'; there are classic, basic, carousel, board"),
        (("basic", "--players", "9"), "basic is for 2 to 6 players, not 9"),
        (("classic", "--players", "3"), "classic is for 4 players, not 3"),
        (("basic", "--preset", "loose"), "basic has no preset 'loose'"),
        (("basic", "--set", "aces=high"), "basic has no option 'aces'; it has hand, ace_mode"),
        (("basic", "--set", "ace_mode=sideways"), "ace_mode"),
        (("basic", "--set", "ace_mode"), "a house rule is OPTION=VALUE, not 'ace_mode'"),
        (("basic", "--set", "ace_mode.high=1"), "ace_mode.high=1: ace_mode has no part of that name"),
        (("carousel", "--set", "hand=99"), "hand"),
        (("basic", "--bots", "clever"), "no bot 'clever'; there are"),
        (("basic", "--sort", "luck"), "--sort is suit or rank, not 'luck'"),
        (("basic", "--record", "/dev/null/there/m.txt"), "/dev/null"),
    ],
)
def test_bad_words_are_one_line_on_stderr_and_exit_code_2(run: Run, words: tuple[str, ...], said: str) -> None:
    ran = run("play", *words)
    assert ran.code == 2
    assert said in ran.err
    assert ran.err.startswith("openrummy: ")
    assert ran.err.count("\n") == 1


def test_a_place_that_cannot_be_written_is_found_out_before_the_match(run: Run, tmp_path: Path) -> None:
    ran = run("play", "basic", "--record", tmp_path, typed="draw\n")
    assert ran.code == 2
    assert str(tmp_path) in ran.err
    assert "Hand" not in ran.out
