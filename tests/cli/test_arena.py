"""`openrummy arena`: words, tables, files, and errors in one line."""

import json
import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from cli.conftest import Run
from openrummy.arena import Here, Share, summary
from openrummy.arena.statistics import share
from openrummy.cli import arena_words
from openrummy.cli.arena_words import bar, interval, percent

FIRST = ("arena", "--game", "board", "--players", 2, "--jobs", 1, "--matches", 4, "--seed", 7)


def test_bots_are_named_one_after_the_other_or_with_commas(run: Run) -> None:
    ran = run(*FIRST, "--bots", "greedy", "random", "--json")
    assert ran.code == 0
    assert ran.err == ""
    report = json.loads(ran.out)
    assert [bot["bot"] for bot in report["result"]["bots"]] == ["greedy", "random"]
    assert [cpu["bot"] for cpu in report["cpu"]] == ["greedy", "random"]
    again = json.loads(run(*FIRST, "--bots", "greedy,random", "--json").out)
    assert again["result"] == report["result"]


def test_the_words_for_people_fit_a_terminal_and_name_what_was_played(run: Run) -> None:
    ran = run(*FIRST, "--bots", "greedy", "random", "easy")
    assert "board, 2 players, 6 matches on 1 deal group, seed 7" in ran.out
    for word in ("greedy", "won", "rounds won", "points a round", "turns a round", "ms a move, p99", "rating"):
        assert word in ran.out
    assert max(map(len, ran.out.splitlines())) <= 80
    assert "knocks" not in ran.out


@pytest.mark.parametrize("columns", [40, 60])
def test_on_a_narrow_terminal_the_bars_give_way_and_no_number_is_cut(
    run: Run, monkeypatch: pytest.MonkeyPatch, columns: int
) -> None:
    monkeypatch.setattr(arena_words, "console", lambda: Console(width=columns))
    ran = run(*FIRST, "--bots", "greedy", "random")
    first = ran.out[: ran.out.index("each in all")]
    assert "…" not in first
    assert re.findall(r"(\w+) .*[\d.]+ % +[\d.]+ to [\d.]+ *\n", first) == ["greedy", "random"]
    assert ("┤" in first) == (columns == 60)


def test_a_bar_shows_the_share_within_its_interval_and_where_equals_are() -> None:
    drawn = bar(Share(0.75, 0.1, 0.6, 0.9, 20, (0.5, 0.9)), 0.5)
    assert len(drawn) == 41
    assert [drawn.index(sign) for sign in "┊├●┤"] == [20, 24, 30, 36]


def test_where_nothing_is_known_no_share_is_told() -> None:
    nothing = share([(0.0, 0.0), (0.0, 0.0)])
    assert (percent(nothing), interval(nothing)) == ("–", "")
    never = share([(0.0, 2.0), (0.0, 3.0)])
    assert percent(never) == "0.0 %"
    assert interval(never).startswith("0.0 to ")


def test_bots_that_never_met_in_a_win_have_no_share_against_each_other(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(summary, "_duel", lambda groups, a, b: [(0.0, 0.0) for _ in groups])
    ran = run(*FIRST, "--bots", "greedy", "random", "easy")
    told = ran.out[ran.out.index("against") :]
    assert "0.0 %" not in told
    assert told.count("–") == 6


def test_house_rules_are_set_as_elsewhere(run: Run) -> None:
    words = ("--bots", "greedy", "random", "--preset", "double", "--option", "trump_bonus=0", "--json")
    options = json.loads(run(*FIRST, *words).out)["result"]["contest"]["options"]
    assert (options["multiplier"], options["trump_bonus"]) == (2, 0)


def test_a_file_is_gone_on_with(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "x.jsonl"
    words = (*FIRST, "--bots", "greedy", "random", "--out", file, "--json")
    first = run(*words)
    assert len(file.read_text().splitlines()) == 3
    refused = run(*words)
    assert refused.code == 2
    assert "go on with it by --resume" in " ".join(refused.err.split())
    assert run(*words, "--resume").out == first.out
    more = json.loads(run(*words, "--resume", "--matches", 6).out)
    assert more["result"]["matches"] == 6
    assert len(file.read_text().splitlines()) == 4


def test_an_interrupt_keeps_what_is_finished_and_says_how_to_go_on(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def one_then_stop(self: Here, work: Any, items: Sequence[Any]) -> Iterator[Any]:
        yield work(items[0])
        raise KeyboardInterrupt

    file = tmp_path / "x.jsonl"
    words = (*FIRST, "--bots", "greedy", "random", "--json")
    with monkeypatch.context() as patched:
        patched.setattr(Here, "run", one_then_stop)
        stopped = run(*words, "--out", file)
        lost = run(*words)
    assert (stopped.code, stopped.out) == (130, "")
    assert f"stopped after 1 of 2 deal groups; the same command with --resume goes on from {file}" in stopped.err
    assert "nothing is kept without --out FILE" in lost.err
    resumed, whole = (json.loads(run(*words, *more).out) for more in (("--out", file, "--resume"), ()))
    assert resumed["result"] == whole["result"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--bots", "greedy"), "two bots or more"),
        (("--bots", "greedy", "clever"), "no bot 'clever'"),
        (("--bots", "greedy", "random", "--players", 9), "board is for 2 to 4 players, not 9"),
        (("--bots", "greedy", "random", "--option", "games=many"), "openrummy: games=many: games is"),
        (("--bots", "greedy", "random", "--option", "games"), "openrummy: a house rule is OPTION=VALUE, not 'games'"),
        (("--bots", "greedy", "random", "--resume"), "--resume needs the file"),
        (("--bots", "greedy", "random", "--picture", "x.bmp"), ".svg, .png, .pdf"),
        (("--bots", "greedy", "random", "--out", "/nowhere/x.jsonl"), "/nowhere/x.jsonl"),
    ],
)
def test_what_cannot_be_played_is_one_line_and_exit_code_2(run: Run, words: tuple[object, ...], said: str) -> None:
    ran = run(*FIRST, *words)
    assert (ran.code, ran.out) == (2, "")
    assert said in ran.err
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize(
    ("words", "module", "said"),
    [
        (
            ("--ray",),
            "ray",
            "--ray needs Ray, which is not installed; in your clone: .venv/bin/pip install -e '.[ray]'",
        ),
        (("--picture", "x.svg"), "matplotlib", "in your clone: .venv/bin/pip install -e '.[plot]'"),
    ],
)
def test_an_extra_that_is_missing_is_named(
    run: Run, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], module: str, said: str
) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    ran = run(*FIRST, "--bots", "greedy", "random", *words)
    assert (ran.code, ran.out) == (2, "")
    assert said in ran.err
