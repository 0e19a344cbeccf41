"""How every point came about: the causes are named, and together they are the points."""

import pytest

from cli.scripted import Printed
from openrummy.arena import from_seed, play_round
from openrummy.bots import BOTS
from openrummy.cli.looks import PLAIN
from openrummy.cli.screen import Table
from openrummy.cli.settings import house_rules
from openrummy.cli.summary import match_text, round_text, score_text
from openrummy.cli.tally import caused, left_in_hand
from openrummy.core import Game, Leave, State, apply, sums
from openrummy.games import GAMES, make_game
from openrummy.match import add_round, new_match
from openrummy.shuffle import seed_from_text
from positions import position, steps

NAMES = ("You", "Ada", "Ben", "Cleo")


def causes(g: Game, s: State) -> list[str]:
    return [f"{NAMES[i.seat]} {i.points:+} {cause}" for i, cause in caused(g.score(g, s).items, NAMES)]


def printed(g: Game, s: State) -> str:
    page = Printed()
    before = new_match(g, s.seats, s.public.dealer)
    page.console.print(round_text(s, before, Table(g, NAMES[: s.seats], before.totals), PLAIN))
    return page.text


@pytest.mark.parametrize("name", GAMES)
def test_every_point_of_every_round_has_a_cause(name: str) -> None:
    g = make_game(name)
    n = min(g.seats[-1], 3) if 3 in g.seats else g.seats[0]
    bots = [BOTS["greedy"](i) for i in range(n)]
    for number in range(3):
        _, s = play_round(g, bots, from_seed(seed_from_text("tally"), number), dealer=number % n)
        told = caused(g.score(g, s).items, NAMES)
        assert sums((i for i, _ in told), n) == g.score(g, s).points


def test_the_winner_gets_what_is_left_in_each_hand() -> None:
    """S-P1: 16 + 11 + 30 = 57."""
    g = make_game("classic")
    s = position(g, "4c 5c Kd", draw="6c", pile="Kc", others=["Ks 5h Ad", "9d 2d", "Jc Qc 7s 3d"], own_meld=True)
    s, _ = steps(g, s, "draw; meld 4c 5c 6c; discard Kd")
    assert causes(g, s) == ["You +16 left with Ada", "You +11 left with Ben", "You +30 left with Cleo"]
    assert "10 + 5 + 1 = 16" in printed(g, s)
    assert "You went out." in printed(g, s)


def test_going_rummy_doubles_and_says_so() -> None:
    """D-P5: (15 + 10 + 2) x 2 = 54."""
    g = house_rules("basic", "ace_high_or_low", [])
    s = position(g, "4c 5c Kd", draw="6c", pile="Kc", others=["Ac Ks", "2s"], players=3)
    s, _ = steps(g, s, "draw; meld 4c 5c 6c; discard Kd")
    assert causes(g, s) == [
        "You +25 left with Ada", "You +2 left with Ben", "You +27 doubled: the whole hand in one turn",
    ]  # fmt: skip
    assert "with the whole hand in one turn" in printed(g, s)


def test_an_undercut_names_the_knocker() -> None:
    """M-P3: the second player gets (5-2) + (14-2) + 10."""
    g = make_game("carousel")
    s = position(g, "2c 3c", others=["2d", "4d Kd"], players=3, phase="after")
    s, _ = steps(g, s, "knock")
    assert causes(g, s) == [
        "Ada +3 against you (5 - 2)", "Ada +12 against Ben (14 - 2)", "Ada +10 for undercutting you",
    ]  # fmt: skip


def test_going_out_earns_its_bonus() -> None:
    """M-P8: 12 + 31 + 25."""
    g = make_game("carousel")
    s = position(g, "Th", table="[7h 8h 9h]", others=["2d Kd", "* 6c"], players=3, phase="decide1")
    s, _ = steps(g, s, "table [7h 8h 9h Th]")
    assert causes(g, s) == ["You +12 against Ada (12 - 0)", "You +31 against Ben (31 - 0)", "You +25 for going out"]


def test_payments_name_the_trump_the_close_and_who_was_away() -> None:
    """B-E16, with a seat away: everything that is paid adds up to nothing."""
    g = house_rules("board", "default", ["multiplier=2"])
    rack = "r1 r2 r3 y4 y5 J y7 r5 b5 k5 r2' y2 b2 k2 k12"
    s = position(g, rack, players=3, seat=1, phase="act", trump="r8", bonus=0)
    s, _ = apply(g, s, Leave(2))
    s, _ = steps(g, s, "close k12")
    told = causes(g, s)
    assert "You +200 for the trump's twin, 100 from each other player" in told
    assert "Ada +1600 for the close, 400 x 2, 800 from each other player" in told
    assert "Ben -800 to Ada for the close, 400 x 2" in told
    assert "Ben -400 for being away, 200 to each other player" in told
    assert "You +200 from Ben for being away" in told
    assert sum(g.score(g, s).points) == 0
    assert "Ada closed with Minor (large, 1 joker in it): 400 from each other player." in printed(g, s)


def test_a_round_without_points_needs_no_cause() -> None:
    g = make_game("board")
    hand = "r1 r1' y2 y2' b3 b3' k4 r6 r8 y9 y11 b12 k13 k10"
    s, _ = steps(g, position(g, hand, phase="offer", trump="r13"), "refuse")
    assert causes(g, s) == []
    assert "You refused the deal; the same dealer deals again." in printed(g, s)


def test_a_hand_is_a_sum() -> None:
    g = make_game("basic")
    assert left_in_hand(g, ()) == "0"
    assert left_in_hand(g, (0,)) == "1"
    assert left_in_hand(g, (0, 12)) == "10 + 1 = 11"


def test_the_end_of_a_match_shows_the_bonuses_of_both_readings() -> None:
    """MAN-51, MAN-52: reaching the target, and rounds won."""
    for scope, boxes in (("others", "0"), ("all", "25")):
        g = house_rules("carousel", "default", ["target=60", f"box_bonus_scope={scope}"])
        s = position(g, "Th", table="[7h 8h 9h]", others=["2d Kd", "* 6c"], players=3, phase="decide1")
        s, _ = steps(g, s, "table [7h 8h 9h Th]")
        m = add_round(g, new_match(g, 3, s.public.dealer), s)
        page = Printed()
        t = Table(g, NAMES[:3], m.totals)
        page.console.print(match_text(m, t))
        assert "You win the match, to 60 points." in page.text
        (line,) = [line.split() for line in page.text.split("\n") if line.startswith(" You ") and "win" not in line]
        assert line[:4] == ["You", "1", "68", "100"]
        assert line[-1] == str(168 + int(boxes) * (scope == "all"))
        page.console.print(score_text(m, t))
        assert "The match is to 60 points." in page.text
