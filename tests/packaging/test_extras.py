"""A missing extra is told as it can be had: from the clone, as the package is in no index."""

import re
import sys
import tomllib
from pathlib import Path

import pytest

from cli.conftest import Run, run
from openrummy.errors import missing_extra

__all__ = ["run"]

ROOT = Path(__file__).parents[2]
EXTRAS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")]
SOURCES = [*(ROOT / "src" / "openrummy").rglob("*.py"), *(ROOT / "benchmarks").glob("*.py")]


@pytest.mark.parametrize("file", [*PAGES, *SOURCES], ids=lambda file: str(file.relative_to(ROOT)))
def test_nothing_is_said_to_be_in_an_index(file: Path) -> None:
    text = file.read_text("utf-8")
    assert not re.search(r"pip install '?openrummy", text)
    assert set(re.findall(r"pip install (?:-e )?'\.\[(\w+)\]'", text)) <= EXTRAS.keys()


def test_every_extra_that_the_sources_ask_for_exists() -> None:
    asked = {name for file in SOURCES for name in re.findall(r'missing_extra\(.*"(\w+)"\)', file.read_text("utf-8"))}
    assert asked == {"plot", "postgres", "ray", "tui"}
    assert asked <= EXTRAS.keys()


def test_an_interface_without_its_extra_is_said_in_a_line(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "textual", None)
    ran = run("play", "basic", "--tui")
    assert (ran.code, ran.out, ran.err) == (2, "", f"openrummy: {missing_extra('--tui', 'Textual', 'tui')}\n")
