"""The page about adding a bot shows a bot that plays: its code is the file's, and its choices are allowed."""

from itertools import islice
from pathlib import Path
from random import Random
from typing import Final

import pytest

from cli.conftest import Run
from every_game.play import Setup, game_of, small_setups, to_act, walk
from openrummy.arena.own import strategy_in
from openrummy.bots import Budget
from openrummy.core import check, view
from openrummy.errors import BadInput

ROOT: Final = Path(__file__).parents[2]
EXAMPLE: Final = ROOT / "docs" / "examples" / "cautious.py"
MELDING = [setup for setup in small_setups() if setup.game in ("classic", "basic")]


def test_the_page_shows_the_example_as_it_is() -> None:
    page = (ROOT / "docs" / "adding-a-bot.md").read_text("utf-8")
    assert f"```python\n{EXAMPLE.read_text('utf-8')}```" in page


@pytest.mark.parametrize("setup", MELDING, ids=str)
def test_the_example_chooses_what_is_allowed(setup: Setup) -> None:
    choose, g = strategy_in(str(EXAMPLE)), game_of(setup)
    for step in islice(walk(setup, "greedy", 1), 0, 60, 3):
        if to_act(step.state) is not None:
            v = view(step.state, step.state.seat)
            check(g, v, choose(g, v, Random(1), Budget()))


def test_a_file_is_a_bot_of_the_arena(run: Run) -> None:
    ran = run(
        "arena", "--game", "basic", "--bots", EXAMPLE, "random", "--matches", "2", "--players", "2", "--jobs", "1"
    )
    assert (ran.code, ran.err) == (0, "")
    assert "cautious" in ran.out


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (None, "no file"),
        ("x = 1", "has no function choose"),
        ("raise ValueError('no')", "cannot be run: ValueError: no"),
        ("raise SystemExit(3)", "cannot be run: SystemExit: 3"),
    ],
)
def test_a_file_that_is_no_bot_is_refused_in_a_line(tmp_path: Path, text: str | None, why: str) -> None:
    file = tmp_path / "mine.py"
    if text is not None:
        file.write_text(text, "utf-8")
    with pytest.raises(BadInput, match=why):
        strategy_in(str(file))


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("    return 1 // 0", "line 2: ZeroDivisionError"),
        ("    import sys; sys.exit(3)", "mine.py, line 2: SystemExit: 3"),
        ("    return None", "chose what the rules refuse"),
    ],
)
def test_a_bot_that_fails_at_the_table_ends_the_contest_in_a_line(
    run: Run, tmp_path: Path, text: str, why: str, jobs: int
) -> None:
    file = tmp_path / "mine.py"
    file.write_text(f"def choose(g, v, rng, budget):\n{text}\n", "utf-8")
    ran = run("arena", "--game", "basic", "--bots", file, "easy", "--matches", 8, "--players", 2, "--jobs", jobs)
    assert (ran.code, ran.out) == (2, "")
    assert why in ran.err
    assert ran.err.count("\n") == 1


def test_a_bot_that_ends_its_process_ends_the_contest_in_a_line(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text("import os\n\ndef choose(g, v, rng, budget):\n    os._exit(3)\n", "utf-8")
    ran = run("arena", "--game", "basic", "--bots", file, "easy", "--matches", 8, "--players", 2, "--jobs", 2)
    assert (ran.code, ran.out) == (2, "")
    assert "a process ended before its work was done" in ran.err
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize(
    ("gives", "said"),
    [("None", "chose what the rules refuse: None is no action"), ("Knock()", "chose what the rules refuse: knock: E_")],
)
def test_a_bot_that_plays_what_it_may_not_is_named(run: Run, tmp_path: Path, gives: str, said: str) -> None:
    file = tmp_path / "mine.py"
    file.write_text(
        f"from openrummy.core import Knock\n\ndef choose(g, v, rng, budget):\n    return {gives}\n", "utf-8"
    )
    ran = run("simulate", "basic", "--rounds", "1", "--bots", file)
    assert (ran.code, ran.out) == (2, "")
    assert str(file) in ran.err
    assert said in ran.err
