"""Records on paper: what was written is read back and plays to the same totals, and JSON that is none is refused."""

import json
import re
from itertools import pairwise
from typing import Final

import msgspec
import pytest
from hypothesis import given

from notation.written import played, played_records, records
from openrummy.core import RULES_VERSION, Close, HouseAction, Leave, RoundRecord
from openrummy.errors import BadInput
from openrummy.games import GAMES, make_game
from openrummy.match import Record, new_record, replay, replay_match
from openrummy.transcript import action_text, parse_record, parse_record_json, read_record, record_json, record_text


@given(records())
def test_every_record_is_read_back_from_its_text(record: Record) -> None:
    text = record_text(record)
    assert parse_record(text) == record
    assert read_record(text) == record
    assert record_text(parse_record(text)) == text


@given(records())
def test_every_record_is_read_back_from_its_json(record: Record) -> None:
    text = record_json(record)
    assert parse_record_json(text) == record
    assert read_record(text) == read_record(text.encode()) == read_record(f"\n  {text}") == record


@given(played_records())
def test_a_record_on_paper_plays_to_the_same_totals(record: Record) -> None:
    assert replay_match(parse_record(record_text(record)))[1] == replay_match(record)[1]


@given(played_records())
def test_every_action_of_a_record_that_can_be_played_says_who_acts(record: Record) -> None:
    lines = record_text(record).splitlines()
    said = [line.partition(": ") for line in lines if re.match(r"\w+: ", line)]
    assert len(said) == sum(len(r.actions) for r in record.rounds)
    steps = list(replay(record))
    acting = [before.state.public.turn.seat for before, after in pairwise(steps) if after.ply]
    for (who, _, _), seat, step in zip(said, acting, (s for s in steps if s.ply), strict=True):
        assert who == ("house" if isinstance(step.action, HouseAction) else str(seat))


def test_where_a_record_cannot_be_played_on_no_seats_are_written() -> None:
    record = played("classic", 4, 0, 0, most=4)
    r = record.rounds[0]
    spoiled = msgspec.structs.replace(r, actions=(r.actions[0], Close(0), *r.actions[1:]))
    lines = record_text(msgspec.structs.replace(record, rounds=(spoiled,))).splitlines()
    assert [line[:3] for line in lines[-5:]] == ["1: ", "1: ", *(action_text(a)[:3] for a in r.actions[1:])]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("form", [record_text, record_json])
def test_a_record_before_its_first_round_is_read_back(name: str, form: object) -> None:
    for preset in GAMES[name].presets:
        g = make_game(name, preset=preset)
        record = new_record(g, min(g.seats))
        assert read_record(record_text(record) if form is record_text else record_json(record)) == record


def test_only_options_that_differ_are_written_and_the_rest_is_filled_in() -> None:
    g = make_game("basic", {"ace_mode": "high_or_low", "max_recycles": 0, "match": {"type": "rounds", "rounds": 9}})
    text = record_text(new_record(g, 3))
    assert text.splitlines() == [
        "game basic",
        "players 3",
        "rules 1",
        "option ace_mode = high_or_low",
        "option max_recycles = 0",
        'option match = {"type": "rounds", "rounds": 9}',
    ]
    assert parse_record(text).options == msgspec.to_builtins(g.options)
    assert parse_record(record_text(Record("basic", 3))).options == msgspec.to_builtins(make_game("basic").options)


# What a record of rules version 1 means when it leaves an option out.  A default can only change with the version.
DEFAULTS_OF_RULES_1: Final = {
    "classic": {"hand": 7, "target": 200, "recycle_shuffle": False},
    "basic": {
        "hand": {"2": 10, "3": 7, "4": 7, "5": 6, "6": 6},
        "ace_mode": "low",
        "final_discard": False,
        "layoff_needs_own_meld": False,
        "max_melds_per_turn": None,
        "rummy_doubles": True,
        "max_recycles": None,
        "match": {"type": "target", "target": 150},
    },
    "carousel": {
        "hand": 10,
        "knock_limit": 5,
        "target": 150,
        "joker_release": "natural_on_table",
        "box_bonus_scope": "others",
    },
    "board": {
        "extra_joker_mode": "pool",
        "multiplier": 1,
        "trump_bonus": 100,
        "refuse_doubles": 3,
        "large_thrown": "large",
        "grand_care": "eight_tiles",
        "mosaic_jokers": "as_simple",
        "disconnect_penalty": 100,
        "games": 1,
    },
}


@pytest.mark.parametrize("name", DEFAULTS_OF_RULES_1)
def test_a_default_changes_only_with_the_version_of_the_rules(name: str) -> None:
    assert RULES_VERSION == 1
    assert msgspec.to_builtins(make_game(name).options) == DEFAULTS_OF_RULES_1[name]


@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        (lambda r: r.pop("game"), "game"),
        (lambda r: r.update(players="four"), r"\$\.players"),
        (lambda r: r.update(colour="red"), "colour"),
        (lambda r: r["rounds"][0]["actions"].append({"do": "fly"}), r"rounds"),
        (lambda r: r["rounds"][0]["actions"].append({"do": "discard", "card": 216}), "round 1, ply 2: 216 is no card"),
        (lambda r: r["rounds"][0]["order"].append(-1), "round 1, order: -1 is no card"),
    ],
)
def test_json_that_is_no_record_is_refused_with_its_place(spoil: object, why: str) -> None:
    raw = json.loads(record_json(played("classic", 4, 0, 0, most=1)))
    assert callable(spoil)
    spoil(raw)
    with pytest.raises(BadInput, match=why):
        parse_record_json(json.dumps(raw))


@pytest.mark.parametrize("record", [Record("chess", 2), Record("basic", 9), Record("basic", 2, version=7),
                                    Record("basic", 2, {"colour": "red"})])  # fmt: skip
def test_a_record_of_no_game_is_not_written(record: Record) -> None:
    with pytest.raises(BadInput):
        record_text(record)


def test_rounds_follow_each_other() -> None:
    record = Record("basic", 2, rounds=(RoundRecord(0, (1, 2)), RoundRecord(1, (), (Leave(1),))))
    assert parse_record(record_text(record)).rounds == record.rounds
