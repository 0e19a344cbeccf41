"""The pages of the repository are true where a program can tell: examples run, links lead somewhere."""

import doctest
import re
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).resolve().parents[2]
PAGES: Final = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
NAMES: Final = [page.relative_to(ROOT).as_posix() for page in PAGES]
each_page = pytest.mark.parametrize("page", PAGES, ids=NAMES)


@each_page
def test_the_examples_of_a_page_print_what_it_says(page: Path) -> None:
    blocks = re.findall(r"^```pycon\n(.*?)^```$", page.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    example = doctest.DocTestParser().get_doctest("\n".join(blocks), {}, page.name, str(page), 0)
    report: list[str] = []
    result = doctest.DocTestRunner(verbose=False).run(example, out=report.append)
    assert result.failed == 0, "".join(report)


@each_page
def test_the_links_of_a_page_lead_to_files_of_the_repository(page: Path) -> None:
    links = re.findall(r"\]\(([^)#\s]+)(?:#[^)\s]*)?\)", page.read_text("utf-8"))
    inside = [link for link in links if "://" not in link and not link.startswith("mailto:")]
    assert [link for link in inside if not (page.parent / link).exists()] == []


def test_the_readme_shows_the_library_at_work() -> None:
    assert ">>> " in (ROOT / "README.md").read_text("utf-8")
