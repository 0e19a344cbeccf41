"""The pages of the games are current: their tables come from the code, and every rule that it cites is on them."""

import re
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

import pytest

from openrummy.errors import BadInput
from openrummy.games import GAMES, make_game
from openrummy.melds.categories import POINTS
from openrummy.verbs.ends import MOST_TURNS

ROOT: Final = Path(__file__).resolve().parents[2]
PAGES: Final = ROOT / "docs" / "games"
NUMBERED: Final = re.compile(r"\b(?:SOL|MAN|BRD|BAS|AMB)-\d+")
SECTION: Final = re.compile(r"\b[A-D]\.\d\b|\b0\.\d\b")
SOURCES: Final = sorted([*(ROOT / "src").rglob("*.py"), *(ROOT / "kernel").glob("*.[ch]pp")])


def script() -> ModuleType:
    spec = spec_from_file_location("game_docs", ROOT / "scripts" / "game_docs.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def page(name: str) -> str:
    return (PAGES / f"{name}.md").read_text("utf-8")


def rules() -> list[str]:
    """The numbers of all rules: the first column of the pages, above the tables that come from the code."""
    told = "".join(page(name).partition("<!--")[0] for name in GAMES)
    return re.findall(r"^\| ([A-Z]{3}-\d+) \|", told, re.MULTILINE)


@pytest.mark.parametrize("name", GAMES)
def test_the_tables_of_a_page_are_those_of_the_code(name: str) -> None:
    assert script().with_block(page(name), name) == page(name), "make pages writes them anew"


@pytest.mark.parametrize("name", GAMES)
def test_every_option_of_a_game_is_on_its_page_with_a_sentence(name: str) -> None:
    text = script().block(name)
    for option in GAMES[name].options.__struct_fields__:
        row = re.search(rf"^\| `{option}` \| (.+) \| `.+` \| (.+) \|$", text, re.MULTILINE)
        assert row is not None, option
        assert row[2].endswith("."), option
        assert "Type" not in row[1], option


@pytest.mark.parametrize("text", ["", "<!-- end -->"])
def test_a_page_without_the_marks_is_refused(text: str) -> None:
    with pytest.raises(BadInput, match="the page of classic needs"):
        script().with_block(text, "classic")


def test_the_script_tells_a_page_that_is_out_of_date(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    module = script()
    for name in GAMES:
        (tmp_path / f"{name}.md").write_text(page(name), "utf-8")
    (tmp_path / "board.md").write_text(page("board").replace("| `multiplier` |", "| `times` |"), "utf-8")
    monkeypatch.setattr(module, "PAGES", tmp_path)
    assert module.main(["--check"]) == 1
    assert module.main([]) == 0
    assert module.main(["--check"]) == 0
    assert capsys.readouterr().out.splitlines() == ["out of date: board", "written: board", "out of date: none"]
    assert (tmp_path / "board.md").read_text("utf-8") == page("board")


def test_the_script_says_which_page_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    module = script()
    monkeypatch.setattr(module, "PAGES", tmp_path)
    assert module.main([]) == 2
    assert "classic.md" in capsys.readouterr().err


@pytest.mark.parametrize("path", SOURCES, ids=lambda p: str(p.relative_to(ROOT)))
def test_every_rule_that_the_code_cites_is_on_a_page(path: Path) -> None:
    text = path.read_text("utf-8")
    everywhere = "".join(p.read_text("utf-8") for p in PAGES.glob("*.md"))
    for number in NUMBERED.findall(text):
        assert number in (everywhere if number.startswith("AMB") else rules()), number


@pytest.mark.parametrize("name", GAMES)
def test_every_rule_behind_a_refusal_is_on_the_page_or_holds_for_all_games(name: str) -> None:
    text = page(name) + (PAGES / "README.md").read_text("utf-8")
    for rule in make_game(name).cites.values():
        if not NUMBERED.fullmatch(rule):
            section = SECTION.match(rule)
            assert section is not None, rule
            assert f"## {section[0]} " in text, rule
        else:
            assert rule in rules(), rule


def test_no_rule_has_two_rows() -> None:
    assert len(rules()) == len(set(rules()))


def test_the_figures_in_the_text_are_those_of_the_code() -> None:
    assert f"After {MOST_TURNS} turns" in page("basic")
    said = re.search(r"^\| BRD-40 \| (.+?), with no joker", page("board"), re.MULTILINE)
    assert said is not None
    special, large, small = ("{}, {} or {}".format(*points) for points in POINTS.values())
    assert said[1] == f"Special {special} points, Large {large}, Small {small}"
