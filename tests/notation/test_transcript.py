"""Actions and records on paper: what was written is read back, and what cannot be read is refused with its place."""

import json
import re
from itertools import pairwise
from typing import Final

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from notation.written import BARE, actions, played, played_records, records, spellings
from openrummy.core import (
    RULES_VERSION,
    AnyAction,
    Close,
    Discard,
    HouseAction,
    LayDown,
    LayOff,
    Leave,
    Rearrange,
    Reshuffle,
    Return,
    RoundRecord,
)
from openrummy.errors import BadInput
from openrummy.games import GAMES, make_game
from openrummy.match import Record, new_record, replay, replay_match
from openrummy.notation import Spelling, parse_card, parse_cards, parse_table
from openrummy.transcript import (
    action_json,
    action_text,
    parse_action,
    parse_action_json,
    parse_record,
    parse_record_json,
    read_record,
    record_json,
    record_text,
)

# -- actions --


@given(actions, spellings)
def test_every_action_is_read_back_from_its_text(a: AnyAction, spelling: Spelling) -> None:
    text = action_text(a, spelling)
    assert "\n" not in text
    assert parse_action(text, spelling) == a


@given(actions)
def test_every_action_is_read_back_from_its_json(a: AnyAction) -> None:
    assert parse_action_json(action_json(a)) == a
    assert parse_action_json(action_json(a).encode()) == a


@given(actions, spellings, st.data())
def test_an_action_is_read_in_any_letter_case_and_spacing(
    a: AnyAction, spelling: Spelling, data: st.DataObject
) -> None:
    text = action_text(a, spelling)
    either = "".join(data.draw(st.sampled_from((c.lower(), c.upper()))) for c in text)
    wide = either.replace(" ", data.draw(st.sampled_from((" ", "  ", "\t"))))
    assert parse_action(f" {wide} ", spelling) == a


@pytest.mark.parametrize(
    ("a", "text"),
    [
        *zip(BARE, ["draw", "take", "end", "knock", "accept", "refuse", "void"], strict=True),
        (LayDown(parse_cards("7h 8h 9h")), "meld 7h 8h 9h"),
        (LayOff(parse_card("8h"), 0), "lay off 8h on 1"),
        (Rearrange(parse_table("[7h 8h 9h] [*6s 6c 6d]")), "rearrange [7h 8h 9h] [*6s 6c 6d]"),
        (Rearrange(()), "rearrange empty"),
        (Discard(parse_card("Kd")), "discard Kd"),
        (Reshuffle(parse_cards("7h 8c 7h'")), "reshuffle 7h 8c 7h'"),
        (Leave(2), "leave 2"),
        (Leave(2, True), "leave 2 for good"),
        (Return(2), "return 2"),
    ],
)
def test_actions_are_said_as_the_page_says(a: AnyAction, text: str) -> None:
    assert action_text(a) == text
    assert parse_action(text) == a


def test_a_close_names_the_free_tile() -> None:
    assert action_text(Close(43), Spelling.TILES) == "close k5"
    assert parse_action("close k5", Spelling.TILES) == Close(43)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Draw stock", "draw"),
        ("take discard", "take"),
        ("pass", "end"),
        ("lay off 8H on #1", "lay off 8h on 1"),
        ("layoff 10♥ on 12", "lay off Th on 12"),
        ("MELD [7H, 8H, 9H]", "meld 7h 8h 9h"),
        ("discard jk", "discard *"),
        ("Leave 0 For Good", "leave 0 for good"),
    ],
)
def test_actions_are_read_as_people_say_them(said: str, meant: str) -> None:
    assert action_text(parse_action(said)) == meant


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("", "''"),
        ("draw 2", "'draw 2'"),
        ("drawn", "'drawn'"),
        ("discard", "''"),
        ("discard 1J", "'1J'"),
        ("discard 7h 8h", "'7h 8h'"),
        ("meld 7h 8h 0h", "'0h'"),
        ("melds 7h", "'melds 7h'"),
        ("lay off 8h", "'lay off 8h'"),
        ("lay off 8h on 0", "'lay off 8h on 0'"),
        ("lay off 8h on -1", "'lay off 8h on -1'"),
        ("lay off 8h 9h on 1", "'lay off 8h 9h on 1'"),
        ("lay off 11h on 1", "'11h'"),
        ("rearrange 7h 8h", "'7h 8h'"),
        ("close r14", "'r14'"),
        ("leave", "'leave'"),
        ("leave two", "'leave two'"),
        ("return 2 for good", "'return 2 for good'"),
        ("dıscard 7h", "'dıscard 7h'"),
        ("DİSCARD 7h", "'DİSCARD 7h'"),
        ("\u212anock", "'\u212anock'"),
        ("leave ２", "'leave ２'"),
    ],
)
def test_what_is_no_action_is_refused_with_its_text(text: str, named: str) -> None:
    with pytest.raises(BadInput) as refused:
        parse_action(text)
    assert named in str(refused.value)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        '{"do":"fly"}',
        '{"card":1}',
        '{"do":"draw","card":1}',
        '{"do":"discard"}',
        '{"do":"discard","card":"7h"}',
        '{"do":"discard","card":-1}',
        '{"do":"discard","card":216}',
        '{"do":"discard","card":257}',
        '{"do":"discard","card":13620}',
        '{"do":"meld","meld":[7,8,999]}',
        '{"do":"rearrange","table":[[1,2,3],[4,216]]}',
        '{"do":"discard","card":99999999999999999999999}',
        "[" * 5000,
        b"\xff",
    ],
)
def test_json_that_is_no_action_is_refused(text: str | bytes) -> None:
    with pytest.raises(BadInput):
        parse_action_json(text)


# -- records --


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


PACK: Final = [
    line for line in record_text(played("classic", 4, 0, 0, most=1)).splitlines() if line.startswith("order")
]
RECORD: Final = [
    "# an evening in May",
    "game classic",
    "players 4",
    "rules 1",
    "option target = 50",
    "",
    "round 1 dealer 0",
    *PACK,
    "1: draw",
    "2: draw",
]
HEAD: Final = RECORD[1:5]


def said(*lines: str) -> str:
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(
    ("text", "line", "why"),
    [
        ("", 1, "game is missing"),
        (said("# nothing", ""), 3, "game is missing"),
        (said("game classic", "players 4", "round 1 dealer 0"), 3, "rules is missing"),
        (said("game chess", *HEAD[1:]), 1, "no game 'chess'; there are classic, basic"),
        (said("game", *HEAD[1:]), 1, "not a line about game: 'game'"),
        (said(HEAD[0], "players five", *HEAD[2:]), 2, "not a line about players: 'players five'"),
        (said(HEAD[0], "players 3", *HEAD[2:]), 2, "classic is for 4 players, not 3"),
        (said(HEAD[0], "players ４", *HEAD[2:]), 2, "not a line about players"),
        (said(*HEAD[:2], "rules 2"), 3, "rules version 2 is not known"),
        (said(*HEAD, "players 4"), 5, "players belongs before the first round, once"),
        (said(*HEAD, "option target = 60"), 5, "option target belongs before the first round, once"),
        (said(*HEAD[:3], "option hand = 5", "option colour = red"), 5, "unknown field `colour`"),
        (said(*HEAD[:3], "option target = 0", "option hand = 5"), 4, "target"),
        (said(*HEAD[:3], "option target = many"), 4, "target"),
        (said(*HEAD[:3], "option target = {"), 4, "not a value: '{'"),
        (said(*HEAD[:3], "option target = " + "[" * 5000), 4, "not a value"),
        (said(*HEAD[:3], "option target"), 4, "not a line about option: 'option target'"),
        (said(*HEAD, "1: draw"), 5, "a round is expected, not '1: draw'"),
        (said(*HEAD, "hello"), 5, "a round is expected, not 'hello'"),
        (said(*HEAD, "round 2 dealer 0"), 5, "'round 1 dealer SEAT' is expected, not 'round 2 dealer 0'"),
        (said(*HEAD, "round 1"), 5, "'round 1 dealer SEAT' is expected, not 'round 1'"),
        (said(*HEAD, "round 1 dealer 0", "order 7h 1J"), 6, "not a card: '1J'"),
        (said(*HEAD, "round 1 dealer 0", "brought 1 two"), 6, "not a seat: 'two'"),
        (said(*RECORD, "order 7h"), len(RECORD) + 1, "order belongs before the actions of a round"),
        (said(*RECORD, "game classic"), len(RECORD) + 1, "game belongs before the first round"),
        (said(*RECORD[:-1], "2: fly"), len(RECORD), "not an action: ' fly'"),
        (said(*RECORD[:-1], "2: discard h10"), len(RECORD), "not a card: 'h10'"),
        (said(*RECORD[:-1], "2: draw 7h"), len(RECORD), "not an action: ' draw 7h'"),
        (said(*RECORD[:-1], "north: draw"), len(RECORD), "not a seat: 'north'"),
        (said(*RECORD[:-1], "house: draw"), len(RECORD), "a seat does this: 'draw'"),
        (said(*RECORD[:-1], "2: void"), len(RECORD), "the house does this: 'void'"),
        (said(*RECORD[:-2], "3: draw"), len(RECORD) - 1, "seat 1 is to act, not seat 3"),
        (said(*RECORD[:-2], "0: draw"), len(RECORD) - 1, "seat 1 is to act, not seat 0"),
        (said(*RECORD[:-1], "2: end"), len(RECORD), "seat 1 is to act, not seat 2"),
    ],
)
def test_what_is_no_record_is_refused_with_its_line(text: str, line: int, why: str) -> None:
    with pytest.raises(BadInput) as refused:
        parse_record(text)
    assert re.match(r"line (\d+): ", str(refused.value)), refused.value
    assert str(refused.value).startswith(f"line {line}: ")
    assert why in str(refused.value)


def test_a_record_may_be_written_by_hand() -> None:
    tidy = said(*RECORD[:-1], "1: discard 2c", "house: leave 3")
    loose = said("\ufeff  # by hand", *(line.replace(" ", "   ") for line in RECORD[1:-1]), "DISCARD 2C", "", "leave 3")
    assert read_record(loose) == parse_record(tidy)
    assert len(parse_record(tidy).rounds[0].order) == 52


def test_line_ends_of_another_system_and_a_byte_order_mark_are_read() -> None:
    text = record_text(played("board", 3, 0, 1))
    assert read_record(("\ufeff" + text.replace("\n", "\r\n")).encode()) == parse_record(text)


def test_the_seat_before_an_action_may_be_left_out() -> None:
    record = played("basic", 3, 1, 2)
    bare = re.sub(r"^(?:\d+|house): ", "", record_text(record), flags=re.MULTILINE)
    assert parse_record(bare) == record


def test_an_illegal_action_is_read_and_refused_when_it_is_played() -> None:
    record = parse_record(said(*RECORD[:-1], "1: draw"))
    with pytest.raises(BadInput, match=r"round 1, ply 2: Draw is illegal: E_ALREADY_DREW"):
        list(replay(record))


def test_bytes_that_are_no_text_are_refused() -> None:
    with pytest.raises(BadInput, match="byte 5"):
        read_record(b"game \xff")


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


@given(played_records(), st.data())
def test_a_spoiled_text_is_read_or_refused_and_nothing_else(record: Record, data: st.DataObject) -> None:
    text = record_text(record)
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(text)))
        junk = data.draw(st.sampled_from(["", "\n", "1", " ", ":", "*", "[", "'", "round 2 dealer 1\n", "ı", "#"]))
        text = text[:at] + junk + text[at + data.draw(st.integers(0, 8)) :]
    if (why := _why_not(text)) is None:
        spoiled = parse_record(text)
        assert parse_record(record_text(spoiled)) == spoiled
    else:
        assert re.match(r"(line|round) \d+", why)


def _why_not(text: str) -> str | None:
    try:
        list(replay(parse_record(text)))
    except BadInput as e:
        return str(e)
    return None


def test_a_long_record_is_read_at_its_length() -> None:
    """Each line is looked at once, so that a long text is no burden; 20,000 actions, none of which has to be legal."""
    text = said(*RECORD[:-2], *["draw"] * 20_000)
    assert len(parse_record(text).rounds[0].actions) == 20_000


def test_rounds_follow_each_other() -> None:
    record = Record("basic", 2, rounds=(RoundRecord(0, (1, 2)), RoundRecord(1, (), (Leave(1),))))
    assert parse_record(record_text(record)).rounds == record.rounds
