"""`openrummy coach` and `openrummy review`: advice on a view or a moment of a record, and a look back at a match."""

import json
import re
from pathlib import Path

import msgspec
import pytest

from cli.conftest import Run
from openrummy.arena import play_match
from openrummy.bots import BOTS
from openrummy.cli.looks import Looks
from openrummy.cli.screen import Table, can
from openrummy.cli.settings import house_rules
from openrummy.cli.translated import card_in, new_cards, position_lines
from openrummy.core import Close, Discard, view
from openrummy.games import GAMES
from openrummy.locales import LANGUAGES, words
from openrummy.match import Record, game_of, replay
from openrummy.shuffle import seed_from_text
from openrummy.transcript import record_text

SHORT = {"basic": ["match.rounds=1"], "classic": ["target=1"], "carousel": ["target=1"], "board": []}


@pytest.fixture(scope="module", params=GAMES)
def written(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Record]:
    """The record of a match of one round, as a file."""
    g = house_rules(request.param, "default", SHORT[request.param])
    record, _ = play_match(g, [BOTS["greedy"](i) for i in range(g.seats[0])], seed_from_text("coach"))
    file = tmp_path_factory.mktemp("coach") / "match.txt"
    file.write_text(record_text(record), "utf-8")
    return file, record


@pytest.mark.parametrize("language", LANGUAGES)
def test_advice_is_told_in_every_language(run: Run, written: tuple[Path, Record], language: str) -> None:
    ran = run("coach", "--record", written[0], "--at", "1:2", "--language", language)
    assert (ran.code, ran.err) == (0, "")
    assert ":" in ran.out.splitlines()[-1] or len(ran.out.splitlines()) > 3


def test_a_moment_of_a_record_becomes_a_view_that_is_advised_the_same(
    run: Run, written: tuple[Path, Record], tmp_path: Path
) -> None:
    told = json.loads(run("coach", "--record", written[0], "--at", "1:2", "--json").out)
    (tmp_path / "view.json").write_text(json.dumps(told["position"]), "utf-8")
    assert json.loads(run("coach", "--view", tmp_path / "view.json", "--json").out) == told


def test_what_the_coach_prints_as_json_is_read_again_from_standard_input(
    run: Run, written: tuple[Path, Record]
) -> None:
    told = run("coach", "--record", written[0], "--at", "1:2", "--json").out
    assert run("coach", "--view", "-", "--json", typed=told).out == told


@pytest.mark.parametrize("language", [x for x in LANGUAGES if x != "en"])
def test_the_position_is_told_in_the_same_language_as_the_advice(
    run: Run, written: tuple[Path, Record], language: str
) -> None:
    shown = run("coach", "--record", written[0], "--at", "1:2", "--language", language).out
    assert words(language, "round-number", round=1) in shown
    assert not re.search(r"\b(Seat|Stock|Hand|Discards|dealer|cards|tiles|pts|round)\b", shown)
    assert not re.search(r"\b[rybk][0-9]+\b", shown)


@pytest.mark.parametrize("language", [x for x in LANGUAGES if x != "en"])
def test_in_every_language_a_position_tells_as_much_as_in_english(written: tuple[Path, Record], language: str) -> None:
    """The new card, the size of the pile, and what the hand counts; a rack has no points."""
    record = written[1]
    g = game_of(record)
    looks = Looks(g.spelling)
    told = set()
    for step in replay(record):
        v = view(step.state, step.state.seat)
        t = Table(g, tuple(map(str, range(record.players))), step.match.totals, step.round)
        shown = "\n".join(line.plain for line in position_lines(v, t, language, looks))
        facts = {
            "new": [
                words(language, "turn-new-card", spelling=looks.spelling.value, card=card_in(language, c, looks))
                for c in new_cards(v)
            ]
        }
        if len(v.public.discard) > 1 and can(g, Discard):
            n = len(v.public.discard)
            facts["pile"] = [words(language, "n-things", spelling=looks.spelling.value, n=n)]
        if not can(g, Close):
            facts["points"] = [f" · {words(language, 'n-points', n=sum(map(g.value, v.hand)))}"]
        assert all(fact in shown for some in facts.values() for fact in some)
        told |= {name for name, some in facts.items() if some}
    assert told == {"new"} | ({"pile"} if can(g, Discard) else set()) | ({"points"} if not can(g, Close) else set())


def test_a_position_tells_who_is_away_who_brought_a_joker_and_that_these_are_the_last_turns() -> None:
    g = house_rules("board", "default", [])
    record, _ = play_match(g, [BOTS["greedy"](i) for i in range(2)], seed_from_text("coach"))
    v = view(next(iter(replay(record))).state, 0)
    public = msgspec.structs.replace(v.public, away=(1,), brought=(0,), bonus=1, final=2)
    t = Table(g, ("Ann", "Bob"), (0, 0))
    lines = position_lines(msgspec.structs.replace(v, public=public), t, "tr", Looks(g.spelling))
    shown = "\n".join(line.plain for line in lines)
    for key, facts in (
        ("people-away", {}),
        ("extra-joker-brought-other", {"name": "Ann"}),
        ("event-finalturns", {}),
    ):
        assert words("tr", key, **facts) in shown
    assert words("tr", "event-trumpbonus-other", name="Bob", card="CARD", points=1).partition("CARD")[0] in shown


def test_a_look_back_at_a_game_of_tiles_speaks_of_no_cards(run: Run, tmp_path: Path) -> None:
    g = house_rules("board", "default", [])
    record, _ = play_match(g, [BOTS["greedy"](i) for i in range(2)], seed_from_text("coach"))
    (tmp_path / "match.txt").write_text(record_text(record), "utf-8")
    assert not re.search(r"\bcards?\b", run("review", tmp_path / "match.txt", "--all").out, re.IGNORECASE)


def test_a_moment_of_a_later_round_shows_that_round_and_the_totals_of_before(run: Run, tmp_path: Path) -> None:
    g = house_rules("basic", "default", ["match.rounds=2"])
    record, _ = play_match(g, [BOTS["greedy"](i) for i in range(2)], seed_from_text("coach"))
    (tmp_path / "match.txt").write_text(record_text(record), "utf-8")
    shown = run("coach", "--record", tmp_path / "match.txt", "--at", "2:0").out.splitlines()
    totals = next(step.match.totals for step in replay(record) if step.round == 2)
    assert "round 2" in shown[0]
    assert [int(line.split()[line.split().index("pts") - 1]) for line in shown[1:3]] == list(totals)


def test_a_look_back_tells_every_seat(run: Run, written: tuple[Path, Record]) -> None:
    ran = run("review", written[0])
    assert (ran.code, ran.err) == (0, "")
    for seat in range(written[1].players):
        assert f"Seat {seat}" in ran.out
    looked = json.loads(run("review", written[0], "--json").out)
    assert len(looked["seats"]) == written[1].players


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ((), "give a view"),
        (("--view", "nowhere.json"), "nowhere.json"),
        (("--record", "RECORD", "--at", "soon"), "ROUND:ACTION"),
        (("--record", "RECORD", "--at", "99:0"), "no such moment; the record has 1 round"),
        (("--record", "RECORD", "--at", "1:9999"), "no such moment; round 1 has "),
        (("--record", __file__), "test_coach.py is no record of a match: line 1"),
        (("--view", __file__), "test_coach.py is no view"),
        (("--record", "RECORD", "--language", "xx"), "no language"),
    ],
)
def test_what_cannot_be_advised_is_said_in_a_line(
    run: Run, written: tuple[Path, Record], wrong: tuple[str, ...], why: str
) -> None:
    ran = run("coach", *(written[0] if x == "RECORD" else x for x in wrong))
    assert ran.code == 2
    assert why in ran.err
    assert len(ran.err.splitlines()) == 1


@pytest.mark.parametrize("view", ["[" * 100_000, '{"view": "\\ud800"}', '"text"', "nothing"])
def test_a_view_that_is_no_json_is_said_in_a_line(run: Run, view: str) -> None:
    ran = run("coach", "--view", "-", typed=view)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("openrummy: standard input is no view: ")
    assert len(ran.err.splitlines()) == 1


def test_a_view_whose_cards_do_not_make_the_pack_is_refused(
    run: Run, written: tuple[Path, Record], tmp_path: Path
) -> None:
    told = json.loads(run("coach", "--record", written[0], "--at", "1:2", "--json").out)["position"]
    told["view"]["stock"] += 1
    (tmp_path / "view.json").write_text(json.dumps(told), "utf-8")
    ran = run("coach", "--view", tmp_path / "view.json")
    assert (ran.code, "do not make the pack" in ran.err) == (2, True)


def test_a_seat_that_the_record_does_not_have_is_refused(run: Run, written: tuple[Path, Record]) -> None:
    ran = run("review", written[0], "--seat", "9")
    assert (ran.code, f"no seat 9: the record has seats 0 to {written[1].players - 1}" in ran.err) == (2, True)


def test_a_look_back_at_one_seat_is_called_as_it_was_asked_for(run: Run, written: tuple[Path, Record]) -> None:
    shown = run("review", written[0], "--seat", "1").out
    heads = [line for line in shown.splitlines() if re.fullmatch(r"Seat [0-9]", line)]
    assert heads == ["Seat 1"]
    looked = json.loads(run("review", written[0], "--seat", "1", "--json").out)
    assert [s["seat"] for s in looked["seats"]] == [1]
    assert {m["seat"] for m in looked["moments"]} <= {1}


def test_a_record_without_decisions_says_so(run: Run) -> None:
    ran = run("review", "-", typed="game basic\nplayers 2\nrules 1\n")
    assert (ran.code, ran.out.count("There was nothing to decide."), "0 of 0" in ran.out) == (0, 2, False)
