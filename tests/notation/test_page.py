"""The page about notation is true: every example on it is read, and written as the page says."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest

from openrummy.match import replay
from openrummy.notation import Spelling, card_text, parse_card, parse_table, table_text
from openrummy.transcript import action_text, parse_action, parse_record, parse_record_json, record_json, record_text

PAGE: Final = (Path(__file__).resolve().parents[2] / "docs" / "notation.md").read_text("utf-8")
CARDS, TILES = Spelling.CARDS, Spelling.TILES

Again = Callable[[str], str]
FORMS: Final[dict[str, Again]] = {
    "cards": lambda text: card_text(parse_card(text)),
    "tiles": lambda text: card_text(parse_card(text, TILES), TILES),
    "tables": lambda text: table_text(parse_table(text)),
    "actions": lambda text: action_text(parse_action(text)),
    "tile-actions": lambda text: action_text(parse_action(text, TILES), TILES),
}
RUN_ELSEWHERE: Final = {"pycon", "record", "ebnf"}  # examples in Python: tests/docs


def blocks(form: str) -> list[str]:
    return re.findall(rf"^```{form}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def examples() -> list[Any]:
    lines = [(form, line) for form in FORMS for text in blocks(form) for line in text.splitlines()]
    return [pytest.param(FORMS[form], line, id=f"{form}: {line}") for form, line in lines]


@pytest.mark.parametrize(("again", "line"), examples())
def test_an_example_is_read_and_written_as_the_page_says(again: Again, line: str) -> None:
    said, _, meant = line.partition(" => ")
    assert again(said) == (meant or said)
    assert again(meant or said) == (meant or said)


def test_every_block_of_the_page_is_run() -> None:
    named = set(re.findall(r"^```(\S+)$", PAGE, re.MULTILINE))
    assert named == {*FORMS, *RUN_ELSEWHERE}


@pytest.mark.parametrize("text", blocks("record"))
def test_a_record_on_the_page_is_written_so_and_can_be_played(text: str) -> None:
    record = parse_record(text)
    assert record_text(record) == text
    assert parse_record_json(record_json(record)) == record
    assert [step.state.public.outcome is not None for step in replay(record)][-1]


def test_every_action_has_an_example_on_the_page() -> None:
    said = {
        line.split()[0] for form in ("actions", "tile-actions") for text in blocks(form) for line in text.splitlines()
    }
    words = "draw take meld lay rearrange discard end knock close accept refuse reshuffle leave return void".split()
    assert said >= set(words)
