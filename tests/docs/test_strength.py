"""The page on the strength of the bots says what was counted, and marks what falls short."""

import runpy
from pathlib import Path
from typing import Any

import pytest

from openrummy.arena import Here, Share, contest, play_contest
from openrummy.games import make_game

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "strength.md").read_text("utf-8")


@pytest.fixture(scope="module")
def script() -> dict[str, Any]:
    return runpy.run_path(str(ROOT / "scripts" / "strength.py"))


def test_the_page_is_written_from_the_results(script: dict[str, Any]) -> None:
    assert script["text"](PAGE, script["read_results"]()) == PAGE


def test_a_run_has_a_row_with_its_interval_and_what_a_choice_cost(script: dict[str, Any]) -> None:
    c = contest(make_game("board"), 2, ("easy", "random"), "s")
    report = play_contest(c, 2, Here(), None, lambda done: None)
    runs = {"board-2-easy-random": script["Run"](report, "0", "0.1.0", "a machine")}
    written = script["text"](PAGE, runs)
    assert "| 2 | `easy` | `random` | 4 | " in written
    assert f"| `board` | 2 | {report.cpu[0].median_ms:g}, " in written
    assert "Seed `s`; a machine" in written


@pytest.mark.parametrize(
    ("value", "low", "asked", "said"),
    [
        (0.7, 0.6, 0.65, "yes"),
        (0.6, 0.55, 0.65, "no"),
        (0.7, 0.49, 0.65, "not clear of 50 %"),
        (0.9, 0.8, None, "–"),
    ],
)
def test_what_falls_short_is_said(
    script: dict[str, Any], value: float, low: float, asked: float | None, said: str
) -> None:
    assert script["met"](Share(value, 0.1, low, 0.9, 10, (0.1, 0.9)), asked) == said
