"""Actions on paper: what was written is read back, and what is none is refused with its text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from notation.written import BARE, actions, spellings
from openrummy.core import AnyAction, Close, Discard, LayDown, LayOff, Leave, Rearrange, Reshuffle, Return
from openrummy.errors import BadInput
from openrummy.notation import Spelling, parse_card, parse_cards, parse_table
from openrummy.transcript import action_json, action_text, parse_action, parse_action_json


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
