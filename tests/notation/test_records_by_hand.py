"""A record written by hand is read however it is laid out; what is none is refused with its line."""

import re
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from notation.written import played, played_records
from openrummy.errors import BadInput
from openrummy.match import Record, replay
from openrummy.transcript import parse_record, read_record, record_text

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
