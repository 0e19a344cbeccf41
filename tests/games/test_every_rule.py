"""Every rule of the law is named by a test, and no test names a rule that is not there."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from openrummy.games import GAMES

TESTS = Path(__file__).parents[1]
LINES = (TESTS / "data" / "rule_ids.txt").read_text("utf-8").splitlines()
IDS = [line for line in LINES if line and not line.startswith(("#", "option "))]
OPTIONS = [line.removeprefix("option ") for line in LINES if line.startswith("option ")]
NUMBERED = re.compile(r"\b(?:SOL|MAN|BRD|BAS|AMB)-\d+\b|\b(?:[SMD]-P|M-T|B-E)\d+\b")


@cache
def suite() -> tuple[tuple[str, str], ...]:
    """Each test of the suite: the file it is in, and its text with decorators, docstring and comments."""
    return tuple(found for path in sorted(TESTS.rglob("test_*.py")) if path != Path(__file__) for found in _in(path))


def _in(path: Path) -> Iterator[tuple[str, str]]:
    text = path.read_text("utf-8")
    lines = text.splitlines()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            first = min([node.lineno, *(d.lineno for d in node.decorator_list)])
            yield path.name, "\n".join(lines[first - 1 : node.end_lineno])


def names(rule: str) -> re.Pattern[str]:
    """The rule as a word of its own: SOL-1 is not in SOL-10, and H is not in a name."""
    return re.compile(rf"(?<![\w.'-]){re.escape(rule)}(?![\w'-]|\.\d)")


@pytest.mark.parametrize("rule", IDS)
def test_a_test_names(rule: str) -> None:
    assert any(names(rule).search(text) for _, text in suite()), f"no test names {rule}"


@pytest.mark.parametrize("option", OPTIONS)
def test_a_test_of_its_game_sets(option: str) -> None:
    """H: every option, in a test of its own game."""
    game, name = option.split(".")
    assert name in GAMES[game].options.__struct_fields__
    assert any(names(name).search(text) for file, text in suite() if file.startswith(f"test_{game}")), option


def test_the_games_have_no_option_beyond_the_list() -> None:
    """H."""
    assert {f"{game}.{name}" for game, e in GAMES.items() for name in e.options.__struct_fields__} == set(OPTIONS)


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    named = {(file, rule) for file, text in suite() for rule in NUMBERED.findall(text)}
    assert {(file, rule) for file, rule in named if rule not in IDS} == set()


def test_no_rule_is_listed_twice() -> None:
    assert len(set(IDS)) == len(IDS)
