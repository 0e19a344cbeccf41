"""`openrummy replay`: a record turn by turn; one that cannot have happened is refused with its round and ply."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from cli.conftest import Run
from openrummy.arena import MatchInPlay, play_match
from openrummy.bots import BOTS
from openrummy.cli.settings import house_rules
from openrummy.core import Draw, Game
from openrummy.games import GAMES
from openrummy.match import Record
from openrummy.shuffle import seed_from_text
from openrummy.transcript import record_json, record_text

SEED = seed_from_text("replay")
SHORT = {"basic": ["match.rounds=2"], "classic": ["target=30"], "carousel": ["target=20"], "board": ["games=2"]}


def a_match(name: str) -> tuple[Game, Record]:
    g = house_rules(name, "default", SHORT[name])
    return g, play_match(g, [BOTS["greedy"](i) for i in range(g.seats[0])], SEED)[0]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("write", [record_text, record_json])
def test_a_saved_match_is_told_to_its_end(run: Run, tmp_path: Path, name: str, write: Callable[[Record], str]) -> None:
    _, record = a_match(name)
    (tmp_path / "m").write_text(write(record), "utf-8")
    ran = run("replay", tmp_path / "m")
    assert (ran.code, ran.err) == (0, "")
    assert len(re.findall(r"^ Round \d+: ", ran.out, re.MULTILINE)) == len(record.rounds)
    assert re.search(r"(wins?|share) the match", ran.out)


def test_every_move_is_told_once(run: Run, tmp_path: Path) -> None:
    _, record = a_match("basic")
    (tmp_path / "m").write_text(record_text(record), "utf-8")
    for show in ("table", "actions"):
        out = run("replay", tmp_path / "m", "--show", show).out
        discards = sum(type(a).__name__ == "Discard" for r in record.rounds for a in r.actions)
        assert len(re.findall(r"\bdiscarded\b", out)) == discards


def test_a_single_round_can_be_shown(run: Run, tmp_path: Path) -> None:
    _, record = a_match("basic")
    (tmp_path / "m").write_text(record_text(record), "utf-8")
    ran = run("replay", tmp_path / "m", "--round", 2, "--show", "actions")
    assert re.findall(r"^ Round (\d+): ", ran.out, re.MULTILINE) == ["2"]
    missing = run("replay", tmp_path / "m", "--round", 9)
    assert (missing.code, missing.err) == (2, "openrummy: the record has 2 rounds, no round 9\n")


def test_hands_are_open_unless_they_are_to_be_closed(run: Run, tmp_path: Path) -> None:
    _, record = a_match("basic")
    (tmp_path / "m").write_text(record_text(record), "utf-8")
    assert re.search(r"drew \S", run("replay", tmp_path / "m").out.replace("drew,", ""))
    closed = run("replay", tmp_path / "m", "--closed").out
    before_the_end = closed.partition(" Round 1: ")[0]
    assert not re.search(r"drew \S", before_the_end)
    assert not re.search(r"^ Seat", before_the_end, re.MULTILINE)


def test_a_record_from_standard_input(run: Run) -> None:
    _, record = a_match("board")
    ran = run("replay", "-", typed=record_text(record))
    assert ran.code == 0
    assert "the match" in ran.out


def test_a_record_without_an_end_is_told_as_far_as_it_goes(run: Run, tmp_path: Path) -> None:
    playing = MatchInPlay(house_rules("basic", "default", []), [BOTS["greedy"](i) for i in range(2)], SEED)
    for step in playing.steps():
        if step.ply == 7:
            break
    (tmp_path / "m").write_text(record_text(playing.record), "utf-8")
    ran = run("replay", tmp_path / "m")
    assert ran.code == 0
    assert "The record ends here, before the end of the round." in ran.out


def test_an_impossible_move_is_refused_with_its_round_and_ply(run: Run, tmp_path: Path) -> None:
    playing = MatchInPlay(house_rules("basic", "default", []), [BOTS["greedy"](i) for i in range(2)], SEED)
    for step in playing.steps():
        if step.ply == 2:
            break
    bad = playing.record.with_action(Draw()).with_action(Draw())
    (tmp_path / "m").write_text(record_json(bad), "utf-8")
    ran = run("replay", tmp_path / "m")
    assert ran.code == 2
    assert re.search(r"^openrummy: round 1, ply [34]: .*E_ALREADY_DREW", ran.err)
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "game"),
        ("{", "JSON"),
        ("game chess\nplayers 2\nrules 1\n", "chess"),
        ("\x00\x01", "line 1"),
        ("{}", "game"),
    ],
)
def test_a_file_that_is_no_record_is_refused_in_a_line(run: Run, tmp_path: Path, text: str, said: str) -> None:
    (tmp_path / "m").write_text(text, "utf-8")
    ran = run("replay", tmp_path / "m")
    assert ran.code == 2
    assert said in ran.err
    assert ran.err.count("\n") == 1


def test_a_missing_file_and_a_folder_are_refused(run: Run, tmp_path: Path) -> None:
    assert run("replay", tmp_path / "none").code == 2
    ran = run("replay", tmp_path)
    assert ran.code == 2
    assert str(tmp_path) in ran.err
    assert run("replay", tmp_path / "none", "--show", "all").err == "openrummy: --show is table or actions, not 'all'\n"
