"""Simulations: the same seed gives the same rounds, however many processes play them."""

import json
import re

import pytest

from cli.conftest import Run
from openrummy.bots import BOTS
from openrummy.cli.settings import house_rules
from openrummy.cli.simulate import Plan, play_rounds, summed
from openrummy.games import GAMES


@pytest.mark.parametrize("name", GAMES)
def test_a_seed_decides_every_round_and_the_number_of_processes_none(run: Run, name: str) -> None:
    words = ("simulate", name, "--rounds", 3, "--seed", "s", "--bots", "greedy,random", "--json")
    once = run(*words)
    assert once.code == 0
    assert once.err == ""
    assert run(*words).out == once.out
    assert run(*words, "--jobs", 2).out == once.out


def test_the_help_names_every_bot_and_so_the_one_that_plays_when_none_is_named(run: Run) -> None:
    told = " ".join(run("simulate", "--help").out.split())
    (named,) = re.findall(r"--bots BOT,\.\.\. (.*?) \[default: (\w+)\]", told)
    assert all(re.search(rf"\b{bot}\b", named[0]) for bot in BOTS)
    assert named[1] in BOTS


def test_another_seed_gives_other_rounds(run: Run) -> None:
    first, second = (run("simulate", "basic", "--rounds", 5, "--seed", seed).out for seed in "ab")
    assert first.replace("seed a", "seed b") != second


def test_rounds_do_not_depend_on_how_they_are_shared_out() -> None:
    plan = Plan("basic", {"hand": {"2": 5, "3": 7, "4": 7, "5": 6, "6": 6}}, ("greedy", "random"), "s")
    assert play_rounds(plan, range(6)) == play_rounds(plan, [0, 1]) + play_rounds(plan, range(2, 6))


def test_the_summary_counts_moves_ends_and_points(run: Run) -> None:
    summary = json.loads(run("simulate", "board", "--players", 3, "--rounds", 4, "--json").out)
    assert summary["rounds"] == 4
    assert sum(summary["ends"].values()) == 4
    assert sum(seat["points"] for seat in summary["seats"]) == 0
    assert [seat["bot"] for seat in summary["seats"]] == ["greedy"] * 3
    assert summary["moves"]["least"] <= summary["moves"]["mean"] <= summary["moves"]["most"]


def test_a_greedy_player_beats_a_random_one() -> None:
    g = house_rules("basic", "default", [])
    plan = Plan(g.name, {}, ("random", "greedy"), "s")
    seats = summed(plan, play_rounds(plan, range(30))).seats
    assert seats[1].won > seats[0].won
    assert seats[1].mean > seats[0].mean


def test_words_for_people_and_speed_only_when_asked(run: Run) -> None:
    plain = run("simulate", "classic", "--rounds", 2)
    assert "classic, 4 players, 2 rounds, seed openrummy" in plain.out
    assert plain.err == ""
    timed = run("simulate", "classic", "--rounds", 2, "--timing")
    assert timed.out == plain.out
    assert "rounds a second" in timed.err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("chess",), "no game 'chess'"),
        (("basic", "--players", "1"), "basic is for 2 to 6 players, not 1"),
        (("basic", "--bots", "greedy,clever"), "no bot 'clever'"),
        (("basic", "--set", "hand.2=60"), "do not fit one pack"),
        (("basic", "--bots", "hard:many"), "a budget is a number of nodes, such as hard:400"),
        (("basic", "--bots", "random:3"), "random takes no budget; these do: easy, medium, hard"),
    ],
)
def test_bad_words_are_one_line_and_exit_code_2(run: Run, words: tuple[str, ...], said: str) -> None:
    ran = run("simulate", *words)
    assert (ran.code, ran.out) == (2, "")
    assert said in ran.err
    assert ran.err.count("\n") == 1


def test_a_bot_may_have_a_budget_of_its_own(run: Run) -> None:
    ran = run("simulate", "basic", "--rounds", 1, "--bots", "hard:2,easy", "--json")
    assert [seat["bot"] for seat in json.loads(ran.out)["seats"]] == ["hard:2", "easy"]


def test_no_rounds_are_refused(run: Run) -> None:
    assert run("simulate", "basic", "--rounds", 0).code == 2
