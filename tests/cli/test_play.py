"""Whole matches at the terminal: what a person types is played, what the rules refuse changes nothing."""

import re
from pathlib import Path
from random import Random

import pytest

from cli.scripted import Printed, Typist, any_number, as_wished, play, script
from openrummy.cli.settings import house_rules
from openrummy.core import Draw, LayDown, Rearrange, Take
from openrummy.match import replay, replay_match
from openrummy.shuffle import commitment, seed_from_text
from openrummy.transcript import read_record

MATCHES = {
    "basic": ("basic", 2, ["match.target=60"]),
    "basic at six": ("basic", 6, ["match.rounds=2", "ace_mode=high_or_low"]),
    "classic": ("classic", 4, ["target=60"]),
    "carousel": ("carousel", 2, ["target=20"]),
    "board": ("board", 3, ["games=2"]),
}


@pytest.mark.parametrize("case", MATCHES)
def test_a_whole_match_is_played_by_typing_and_its_record_gives_the_same_match(case: str, tmp_path: Path) -> None:
    name, players, settings = MATCHES[case]
    printed = Printed()
    playing = play(
        house_rules(name, "default", settings), as_wished, tmp_path / "m.txt", printed, players, person=Typist
    )
    assert playing.match.over
    assert replay_match(read_record((tmp_path / "m.txt").read_text("utf-8")))[1] == playing.match
    assert " No. " not in printed.text
    assert re.search(r"(wins?|share) the match", printed.text)


@pytest.mark.parametrize("case", ["basic", "classic", "carousel", "board"])
def test_a_whole_match_is_played_by_number_and_every_number_on_offer_is_legal(case: str, tmp_path: Path) -> None:
    name, players, settings = MATCHES[case]
    printed = Printed()
    ask = any_number(printed, Random(7))
    playing = play(house_rules(name, "default", settings), ask, tmp_path / "m.json", printed, players)
    assert playing.match.over
    assert " No. " not in printed.text
    assert "There is no move" not in printed.text
    assert replay_match(read_record((tmp_path / "m.json").read_text("utf-8")))[1] == playing.match


@pytest.mark.parametrize("case", MATCHES)
def test_nothing_printed_is_wider_than_eighty_columns_or_coloured_without_a_terminal(case: str, tmp_path: Path) -> None:
    name, players, settings = MATCHES[case]
    printed = Printed(width=80)
    play(house_rules(name, "default", settings), as_wished, tmp_path / "m.txt", printed, players, person=Typist)
    paths = str(tmp_path)
    assert [line for line in printed.text.split("\n") if len(line) > 80 and paths not in line] == []
    assert "\x1b" not in printed.text


def test_a_refused_move_says_why_and_changes_nothing(tmp_path: Path) -> None:
    printed = Printed()
    answers = ["discard 2c", "draw", "draw", "take", "meld 2c 3d 4h", "knock", "quit", "y"]
    playing = play(house_rules("basic", "default", []), script(answers), tmp_path / "m.txt", printed)
    mine = [a for step in replay(playing.record) if (a := step.action) is not None]
    refusals = re.findall(r"^ No\. (.*)$", printed.text, re.MULTILINE)
    assert refusals[:3] == [
        "A card has to be drawn first.",
        "A card has been taken already; one draw opens each turn.",
        "A card has been taken already; one draw opens each turn.",
    ]
    assert len(refusals) == 5
    assert mine[-1] == Draw()
    assert not any(isinstance(a, LayDown) for a in mine)


def test_a_move_of_another_part_of_the_turn_is_answered_by_what_may_be_done(tmp_path: Path) -> None:
    printed = Printed()
    play(house_rules("basic", "default", []), script(["draw", "knock", "quit", "y"]), tmp_path / "m.txt", printed)
    (refusal,) = re.findall(r"^ No\. (.*)$", printed.text, re.MULTILINE)
    assert refusal.startswith("That cannot be done now. You may ")
    assert refusal.endswith(" or discard.") or refusal.endswith(" may discard.")


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("discard", "Discard what? Such as: discard kd."),
        ("Meld", "Meld what? Such as: meld 7h 8h 9h."),
        ("lay off 8h", "Lay off which card, and on which meld? Such as: lay off 10h on 2."),
        ("lay 8h", "Lay off which card, and on which meld? Such as: lay off 10h on 2."),
    ],
)
def test_a_word_that_needs_cards_is_answered_by_an_example(typed: str, said: str, tmp_path: Path) -> None:
    printed = Printed()
    play(house_rules("basic", "default", []), script(["draw", typed, "quit", "y"]), tmp_path / "m.txt", printed)
    assert said in " ".join(printed.text.split())


def test_what_cannot_be_read_is_said_and_asked_again(tmp_path: Path) -> None:
    printed = Printed()
    answers = ["dance", "99", "sort colour", "discard 1x", "0", "draw"]
    playing = play(house_rules("basic", "default", []), script(answers), tmp_path / "m.txt", printed)
    for words in ("Not an action: 'dance'", "There is no move 99", "not by 'colour'", "Not a card: '1x'", "no move 0"):
        assert words in printed.text
    assert playing.record.rounds[0].actions[-1] == Draw()


def test_the_hand_is_sorted_by_suit_or_rank_and_no_move_is_made(tmp_path: Path) -> None:
    printed = Printed()
    playing = play(house_rules("classic", "default", []), script(["sort rank", "sort"]), tmp_path / "m.txt", printed, 4)
    by_suit, by_rank, again = re.findall(r"^ Hand +(.*\S)  [0-9]+ points?$", printed.text, re.MULTILINE)
    assert by_suit == again != by_rank
    assert sorted(by_suit.split()) == sorted(by_rank.split())
    ranks = ["A23456789 JQK".find(c[0]) if c[:2] != "10" else 9 for c in by_rank.split()]
    assert ranks == sorted(ranks)
    suits = ["♣♦♥♠".index(c[-1]) for c in by_suit.split()]
    assert suits == sorted(suits)
    end = list(replay(playing.record))[-1].state.public.turn
    assert (end.seat, end.phase) == (0, "draw")


def test_quitting_asks_and_then_keeps_the_record(tmp_path: Path) -> None:
    printed = Printed()
    place = tmp_path / "new folder" / "m.txt"
    playing = play(house_rules("basic", "default", []), script(["quit", "n", "draw", "q", "yes"]), place, printed)
    assert printed.text.count("Stop the match here?") == 0  # questions go to whoever asks, not to the page
    assert "You have left the table." in printed.text
    assert str(place) in printed.text
    assert read_record(place.read_text("utf-8")) == playing.record
    assert playing.record.rounds[0].actions[-1] == Draw()


def test_when_the_input_ends_the_match_stops_and_the_record_is_kept(tmp_path: Path) -> None:
    printed = Printed()
    playing = play(house_rules("basic", "default", []), script(["draw"]), tmp_path / "m.txt", printed)
    assert "The input has ended, so the match stops here." in printed.text
    assert not playing.match.over
    assert read_record((tmp_path / "m.txt").read_text("utf-8")) == playing.record


def test_the_commitment_comes_before_the_cards_and_the_seed_after_them(tmp_path: Path) -> None:
    printed = Printed()
    play(house_rules("basic", "default", []), script([]), tmp_path / "m.txt", printed, seed="evening")
    seed = seed_from_text("evening")
    before, _, after = printed.text.partition(" Hand ")
    assert commitment(seed) in before
    assert seed.hex() not in before
    assert seed.hex() in after


def test_enter_plays_the_only_move_there_is(tmp_path: Path) -> None:
    printed = Printed()
    playing = play(house_rules("carousel", "default", []), script([""]), tmp_path / "m.txt", printed)
    assert playing.record.rounds[0].actions[-1] == Draw()
    assert "Enter plays it" in printed.text


def test_enter_shows_the_table_again_where_there_is_a_choice(tmp_path: Path) -> None:
    printed = Printed()
    play(house_rules("basic", "default", []), script([""]), tmp_path / "m.txt", printed)
    assert printed.text.count(" Hand ") == 2


def test_help_rules_score_and_hint_answer_without_playing(tmp_path: Path) -> None:
    printed = Printed()
    answers = ["help", "rules", "score", "hint", "?"]
    playing = play(house_rules("basic", "default", ["ace_mode=high_or_low"]), script(answers), tmp_path / "m", printed)
    for words in (
        "sort rank",
        "The ace is low or high.",
        "ace_mode = high_or_low",
        "No round is finished yet",
        "The coach would",
    ):
        assert words in printed.text
    assert not any(isinstance(a, Take) for a in playing.record.rounds[0].actions[-1:])


def test_a_hint_names_a_move_by_its_number_and_how_far_a_board_is_from_a_close(tmp_path: Path) -> None:
    printed = Printed()
    play(house_rules("board", "default", []), script(["", "", "hint"]), tmp_path / "m", printed)
    hint = printed.after(" The coach would ")
    assert re.match(r"(draw a tile|take \S+|discard \S+) \(move [0-9]+\)\n", hint)
    assert re.search(r"^ [A-Z][A-Za-z ]+ is ([0-9]+ tiles? away|complete)", hint, re.MULTILINE)


@pytest.mark.parametrize("name", ["basic", "classic", "carousel", "board"])
def test_the_rules_of_every_game_can_be_read_at_the_table(name: str, tmp_path: Path) -> None:
    printed = Printed()
    g = house_rules(name, "default", [])
    play(g, script(["rules"] if name != "board" else ["", "rules"]), tmp_path / "m", printed, g.seats[0])
    assert "\nTurn " in printed.text
    assert "\nMatch " in printed.text
    assert not re.search(r"[{}]", printed.text)


def test_in_carousel_a_meld_is_typed_without_the_rest_of_the_table(tmp_path: Path) -> None:
    printed = Printed()
    playing = play(
        house_rules("carousel", "default", []),
        script(["", "", "meld kd kh ks", "end"]),
        tmp_path / "m",
        printed,
        seed="a",
    )
    played = [a for a in playing.record.rounds[0].actions if isinstance(a, Rearrange)]
    assert len(played[0].table) == 1
    assert "K♦ K♥ K♠" in printed.text


def test_in_board_a_joker_can_be_brought_before_the_deal(tmp_path: Path) -> None:
    printed = Printed()
    playing = play(house_rules("board", "default", []), script(["y"]), tmp_path / "m", printed)
    assert playing.record.rounds[0].brought == (0,)
    assert "brought a joker" in printed.text
    plain = play(house_rules("board", "no_extra_jokers", []), script(["y"]), tmp_path / "m2", Printed())
    assert plain.record.rounds[0].brought == ()


def test_what_opponents_draw_is_never_printed(tmp_path: Path) -> None:
    printed = Printed()
    play(house_rules("basic", "default", []), as_wished, tmp_path / "m.txt", printed, 3, person=Typist)
    theirs = [line for line in printed.text.split("\n") if re.match(r"  (Ada|Ben) .*drew", line)]
    assert theirs
    assert all(re.match(r"  (Ada|Ben) +drew(,|$)", line) for line in theirs)
