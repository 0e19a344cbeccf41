"""The sources keep to the plan: imports point one way, rules stay pure, and files stay small enough to read."""

import ast
from pathlib import Path
from typing import Final

import pytest

from layers.rooms import (
    MAY_IMPORT,
    PACKAGE,
    ROOT,
    asks_which_game,
    closure,
    impure_calls,
    long_functions,
    room_of,
    sources,
    wrong_imports,
)

MOST_LINES: Final = 400
MOST_LINES_OF_A_GAME: Final = 120
MOST_LINES_OF_A_FUNCTION: Final = 40

# Longer modules and functions, each with its reason: "core/state.py": "why it is one", "core/deal.py:deal": "why".
LONG_FOR_A_REASON: Final[dict[str, str]] = {
    "games/carousel.py:carousel": "a table of six phases: a declaration, read from top to bottom",
}

FILES: Final = sources()
NAMES: Final = [path.relative_to(PACKAGE).as_posix() for path in FILES]
each_file = pytest.mark.parametrize("path", FILES, ids=NAMES)


@each_file
def test_a_room_imports_only_rooms_above_it(path: Path) -> None:
    assert wrong_imports(path, path.read_text("utf-8")) == []


@each_file
def test_rules_read_no_clock_draw_no_lots_and_touch_no_files(path: Path) -> None:
    assert impure_calls(path, path.read_text("utf-8")) == []


@each_file
def test_nothing_outside_the_games_asks_which_game_it_is(path: Path) -> None:
    assert asks_which_game(path, path.read_text("utf-8")) == []


@each_file
def test_a_module_is_short_enough_to_read(path: Path) -> None:
    name = path.relative_to(PACKAGE).as_posix()
    lines = len(path.read_text("utf-8").splitlines())
    assert lines <= MOST_LINES or name in LONG_FOR_A_REASON


@each_file
def test_a_function_is_short_enough_to_see_at_once(path: Path) -> None:
    name = path.relative_to(PACKAGE).as_posix()
    found = long_functions(path.read_text("utf-8"), MOST_LINES_OF_A_FUNCTION)
    assert [(function, lines) for function, lines in found if f"{name}:{function}" not in LONG_FOR_A_REASON] == []


@each_file
def test_a_game_is_a_short_declaration(path: Path) -> None:
    lines = len(path.read_text("utf-8").splitlines())
    assert room_of(path) != "games" or lines <= MOST_LINES_OF_A_GAME


@each_file
def test_a_module_opens_with_a_sentence(path: Path) -> None:
    assert ast.get_docstring(ast.parse(path.read_text("utf-8")))


def test_the_rooms_have_no_circle() -> None:
    order = list(MAY_IMPORT)
    for room in order:
        assert all(order.index(above) < order.index(room) for above in MAY_IMPORT[room]), room


def test_a_longer_file_that_became_short_leaves_the_list() -> None:
    for entry, reason in LONG_FOR_A_REASON.items():
        name, _, function = entry.partition(":")
        source = (PACKAGE / name).read_text("utf-8")
        assert reason, entry
        if function:
            assert function in dict(long_functions(source, MOST_LINES_OF_A_FUNCTION)), entry
        else:
            assert len(source.splitlines()) > MOST_LINES, entry


# -- the readings above find what they look for --


@pytest.mark.parametrize(
    ("where", "line", "found"),
    [
        ("cards.py", "from .core import State", "line 1: cards imports core"),
        ("core/view.py", "from ..games import register", "line 1: core imports games"),
        ("core/view.py", "from .. import bots", "line 1: core imports bots"),
        ("bots/greedy.py", "import openrummy.server.app", "line 1: bots imports server"),
        ("verbs/draw.py", "from openrummy import match", "line 1: verbs imports match"),
        ("games/basic.py", "def game():\n    from ..match import play", "line 2: games imports match"),
        ("core/deal.py", "import random", "line 1: core is pure, and imports random"),
        ("match.py", "from time import monotonic", "line 1: match is pure, and imports time"),
        (
            "lounge/sofa.py",
            "",
            "lounge has no place in the order of the rooms: give it one in tests/layers/rooms.py",
        ),
    ],
)
def test_an_import_against_the_order_is_found(where: str, line: str, found: str) -> None:
    assert wrong_imports(PACKAGE / where, line) == [found]


@pytest.mark.parametrize(
    ("where", "line"),
    [
        ("core/view.py", "from ..cards import Card"),
        ("core/view.py", "from .state import State"),
        ("verbs/draw.py", "from ..cards import Card"),
        ("bots/greedy.py", "import random"),
        ("cli/__init__.py", "from ..server import app"),
        ("__init__.py", "from .core import deal"),
    ],
)
def test_an_import_along_the_order_is_let_through(where: str, line: str) -> None:
    assert wrong_imports(PACKAGE / where, line) == []


@pytest.mark.parametrize(
    "line",
    [
        "if g.name == 'board': pass",
        "if 'basic' != game: pass",
        "x = view.game in ('classic', 'basic')",
        "match g.name:\n    case 'carousel' | 'board': pass",
    ],
)
def test_a_question_which_game_it_is_is_found(line: str) -> None:
    assert asks_which_game(PACKAGE / "core" / "engine.py", line) == ["line 1: asks which game it is in"]


@pytest.mark.parametrize("line", ["if zone == 'board': pass", "if g.name == other.name: pass", "name = 'basic'"])
def test_other_comparisons_are_let_through(line: str) -> None:
    assert asks_which_game(PACKAGE / "core" / "engine.py", line) == []


def test_a_call_that_prints_is_found_in_the_rules_only() -> None:
    assert impure_calls(PACKAGE / "melds" / "find.py", "print(1)") == ["line 1: calls print"]
    assert impure_calls(PACKAGE / "cli" / "play.py", "print(1)") == []


def test_a_long_function_is_found_and_its_docstring_is_not_counted() -> None:
    body = "\n".join(f"    x{n} = {n}" for n in range(40))
    assert long_functions(f"def f():\n{body}", 40) == [("f", 41)]
    assert long_functions(f'def f():\n    """One\n    two."""\n{body}', 41) == []


def test_every_room_can_reach_the_errors_but_the_words() -> None:
    assert [room for room in MAY_IMPORT if "errors" not in closure(room)] == ["locales"]


def test_the_order_of_the_rooms_is_the_one_that_is_written_down() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    assert [room for room in MAY_IMPORT if f"`{room}`" not in page] == []
