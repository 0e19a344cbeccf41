"""Cards and tiles as people write them: one spelling out, many in, and nothing that depends on a language."""

import ast
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from notation.written import DECLARED, JOKERS, PHYSICAL, cards_, melds_, spellings, tables
from openrummy.cards import HIDDEN, physical, stands_for
from openrummy.errors import BadInput
from openrummy.notation import (
    Spelling,
    card_text,
    cards_text,
    meld_text,
    number_copies,
    parse_card,
    parse_cards,
    parse_table,
    table_text,
)

CARDS, TILES = Spelling.CARDS, Spelling.TILES
PACKAGE: Final = Path(__file__).resolve().parents[2] / "src" / "openrummy"


@pytest.mark.parametrize("spelling", Spelling)
def test_every_physical_card_is_written_and_read_back(spelling: Spelling) -> None:
    texts = [card_text(c, spelling) for c in PHYSICAL]
    assert len(PHYSICAL) == 216
    assert len(set(texts)) == 216
    assert [parse_card(text, spelling) for text in texts] == list(PHYSICAL)


@pytest.mark.parametrize("spelling", Spelling)
def test_every_declared_joker_is_written_and_read_back(spelling: Spelling) -> None:
    texts = [card_text(c, spelling) for c in DECLARED]
    assert len(set(texts)) == 8 * 52
    assert [parse_card(text, spelling) for text in texts] == list(DECLARED)


@pytest.mark.parametrize(
    ("spelling", "text", "card"),
    [
        (CARDS, "Ac", 0),
        (CARDS, "Kc", 12),
        (CARDS, "7h", 32),
        (CARDS, "Th", 35),
        (CARDS, "Ks", 51),
        (CARDS, "7h'", 86),
        (CARDS, "*", 52),
        (CARDS, "**", 53),
        (CARDS, "*'", 106),
        (CARDS, "*6s", 52 | 45 << 8),
        (TILES, "r1", 0),
        (TILES, "k13", 51),
        (TILES, "y12'", 78),
        (TILES, "J", 52),
        (TILES, "JJ", 53),
        (TILES, "J'b7", 106 | 33 << 8),
    ],
)
def test_cards_are_spelled_as_the_page_says(spelling: Spelling, text: str, card: int) -> None:
    assert card_text(card, spelling) == text
    assert parse_card(text, spelling) == card


def test_a_card_that_may_not_be_seen_is_written_but_never_read() -> None:
    assert card_text(HIDDEN) == "??"
    with pytest.raises(BadInput, match=r"not a card: '\?\?'"):
        parse_card("??")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("10H", "Th"),
        ("10h", "Th"),
        ("TD", "Td"),
        ("td", "Td"),
        ("tD", "Td"),
        ("aS", "As"),
        ("QC", "Qc"),
        ("7♥", "7h"),
        ("7♡", "7h"),
        ("7♥\ufe0f", "7h"),
        ("k♠", "Ks"),
        ("10♦", "Td"),
        ("J♣'", "Jc'"),
        ("7h’", "7h'"),
        ("7h′", "7h'"),
        ("JK", "*"),
        ("jk", "*"),
        ("Jk", "*"),
        ("jK'", "*'"),
        ("JK6S", "*6s"),
        ("*10♠", "*Ts"),
        ("**'qd", "**'Qd"),
        ("  7h ", "7h"),
    ],
)
def test_cards_are_read_as_people_write_them(said: str, meant: str) -> None:
    assert card_text(parse_card(said)) == meant


@pytest.mark.parametrize(
    ("said", "meant"),
    [("R7", "r7"), ("Y12'", "y12'"), ("K13", "k13"), ("j", "J"), ("jj'", "JJ'"), ("jB7", "Jb7"), (" b1\t", "b1")],
)
def test_tiles_are_read_as_people_write_them(said: str, meant: str) -> None:
    assert card_text(parse_card(said, TILES), TILES) == meant


@given(cards_, spellings, st.data())
def test_a_card_is_read_in_any_letter_case(card: int, spelling: Spelling, data: st.DataObject) -> None:
    text = card_text(card, spelling)
    either = "".join(data.draw(st.sampled_from((c.lower(), c.upper()))) for c in text)
    assert parse_card(either, spelling) == card


@pytest.mark.parametrize(
    "text",
    ["", " ", "1J", "h10", "0h", "11h", "1h", "7", "h", "7x", "7hh", "7h 8h", "7h?", "-7h", "r7", "T10h", "***", "*6",
     "*6s'", "*s6", "JJ", "Jr7", "?", "7h''''", "*''''", "７h", "7\u200bh", "[7h]", "7h,"],
)  # fmt: skip
def test_what_is_no_card_is_refused_with_its_text(text: str) -> None:
    with pytest.raises(BadInput) as refused:
        parse_card(text)
    assert repr(text) in str(refused.value)


@pytest.mark.parametrize(
    "text",
    ["", "r14", "r0", "r01", "r", "7", "7r", "x7", "r7y", "7h", "*", "JK", "JJJ", "J14", "r7''''", "Jr14", "r７"],
)
def test_what_is_no_tile_is_refused_with_its_text(text: str) -> None:
    with pytest.raises(BadInput) as refused:
        parse_card(text, TILES)
    assert repr(text) in str(refused.value)


# -- lists, melds, tables --


@given(melds_, spellings)
def test_cards_and_melds_are_read_back(meld: tuple[int, ...], spelling: Spelling) -> None:
    assert parse_cards(cards_text(meld, spelling), spelling) == meld
    assert parse_table(meld_text(meld, spelling), spelling) == (meld,)


@given(tables, spellings)
def test_tables_are_read_back(table: tuple[tuple[int, ...], ...], spelling: Spelling) -> None:
    assert parse_table(table_text(table, spelling), spelling) == table


def test_an_empty_table_is_called_so() -> None:
    assert table_text(()) == "empty"
    assert parse_table("empty") == parse_table("") == parse_table("  ") == ()


def test_cards_may_be_separated_by_commas() -> None:
    assert parse_cards("7h, 8h,9h") == parse_cards("7h 8h 9h")


@pytest.mark.parametrize(
    ("text", "named"),
    [("[7h 8h", "'[7h 8h'"), ("7h 8h", "'7h 8h'"), ("[7h] x", "'x'"), ("[[7h]]", "'[]'"), ("[7h 1J]", "'1J'")],
)
def test_what_is_no_table_is_refused_with_what_is_wrong(text: str, named: str) -> None:
    with pytest.raises(BadInput) as refused:
        parse_table(text)
    assert named in str(refused.value)


# -- copies --


def numbered(said: str, taken: str = "", spelling: Spelling = CARDS) -> str:
    return cards_text(number_copies(parse_cards(said, spelling), parse_cards(taken, spelling)), spelling)


@pytest.mark.parametrize(
    ("said", "taken", "meant"),
    [
        ("7h 7h", "", "7h 7h'"),
        ("7h 7h 7h 7h", "", "7h 7h' 7h'' 7h'''"),
        ("7h 8h", "7h", "7h' 8h"),
        ("7h' 7h'", "", "7h' 7h"),
        ("* *", "", "* *'"),
        ("*6s *6s", "", "*6s *'6s"),
        ("6s *6s", "6s *", "6s' *'6s"),
        ("*", "* *' *'' *'''", "**"),
        ("", "7h", ""),
    ],
)
def test_a_second_equal_card_is_its_next_free_copy(said: str, taken: str, meant: str) -> None:
    assert numbered(said, taken) == meant


def test_a_second_equal_tile_is_its_next_free_copy() -> None:
    assert numbered("r7 r7 J J", "", TILES) == "r7 r7' J J'"


@given(st.lists(st.sampled_from(range(52)), max_size=20), st.sets(st.sampled_from(PHYSICAL), max_size=20))
def test_numbering_copies_keeps_the_faces_and_takes_no_card_twice(faces: list[int], taken: set[int]) -> None:
    try:
        out = number_copies(faces, taken)
    except BadInput:
        assert any(sum(c % 54 == f for c in [*faces, *taken]) > 4 for f in faces)
        return
    assert [c % 54 for c in out] == faces
    assert len({*out, *taken}) == len(out) + len(taken)


@pytest.mark.parametrize(
    ("said", "named", "spelling"),
    [("7h 7h 7h 7h 7h", "7h", CARDS), ("* " * 9, "*", CARDS), ("r7 " * 5, "r7", TILES), ("J " * 9, "J", TILES)],
)
def test_more_equal_cards_than_can_be_written_are_refused_as_they_are_spelled(
    said: str, named: str, spelling: Spelling
) -> None:
    with pytest.raises(BadInput, match=f"more copies of {re.escape(named)} "):
        number_copies(parse_cards(said, spelling), spelling=spelling)


def test_a_joker_keeps_what_it_stands_for_when_it_is_numbered() -> None:
    six, jack = stands_for(52, 5), stands_for(52, 10)
    assert [physical(c) for c in number_copies((six, jack))] == [52, 106]
    assert number_copies((six, jack)) == (six, stands_for(106, 10))
    assert {physical(c) for c in number_copies([52] * 8)} == set(JOKERS)


# -- no language --


@pytest.mark.parametrize(
    "text", ["ıh", "İ", "Kh".replace("K", "\u212a"), "jı", "7ħ", "ac".replace("a", "\u0430")]
)  # Kelvin, Cyrillic
@pytest.mark.parametrize("spelling", Spelling)
def test_letters_that_only_look_alike_are_refused(text: str, spelling: Spelling) -> None:
    with pytest.raises(BadInput):
        parse_card(text, spelling)


SOURCES: Final = [PACKAGE / "cards.py", PACKAGE / "notation.py", *sorted((PACKAGE / "transcript").glob("*.py"))]
CASING: Final = frozenset("lower upper casefold title capitalize swapcase IGNORECASE LOCALE I L".split())


@pytest.mark.parametrize("path", SOURCES, ids=lambda p: p.name)
def test_no_reading_of_notation_asks_a_library_for_letter_case(path: Path) -> None:
    tree = ast.parse(path.read_text("utf-8"))
    used = {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    assert used & CASING == set()


def test_a_turkish_locale_changes_nothing() -> None:
    program = """
import contextlib, locale
with contextlib.suppress(locale.Error):  # a machine need not have it; the answers are the same
    locale.setlocale(locale.LC_ALL, "tr_TR.UTF-8")
from openrummy.errors import BadInput
from openrummy.notation import parse_card
from openrummy.transcript import action_text, parse_action
said = ["DISCARD 10D", "TAKE DISCARD", "DRAW STOCK", "discard Jd", "LAY OFF JK6S ON 1", "RETURN 1"]
print([action_text(parse_action(text)) for text in said])
for text in ("D\\u0130SCARD 7h", "d\\u0131scard 7h"):
    try:
        print(parse_action(text))
    except BadInput:
        print("refused")
"""
    env = {**os.environ, "LC_ALL": "tr_TR.UTF-8", "LANG": "tr_TR.UTF-8", "PYTHONIOENCODING": "utf-8"}
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, env=env, check=True)
    told = ["discard Td", "take", "draw", "discard Jd", "lay off *6s on 1", "return 1"]
    assert run.stdout.splitlines() == [str(told), "refused", "refused"]
