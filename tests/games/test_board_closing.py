"""Board rummy: the close, its categories and options, and who pays whom (RULES C.3, C.6, C.9)."""

import pytest

from games.board_racks import BOARD, LARGE, MINOR, SIMPLE, start
from openrummy.core import Void, apply
from openrummy.games import make_game
from positions import card, offered, play, reason, refusal, score, some, steps, words

# --- closing -----------------------------------------------------------------------------------------------------


def test_fourteen_tiles_are_laid_out_and_the_fifteenth_is_free() -> None:
    """BRD-25, AMB-20: the free tile counts for no category."""
    s, happened = steps(BOARD, start(SIMPLE, draw="k5"), "draw; close k5")
    assert s.public.outcome is not None
    closing = s.public.outcome.closing
    assert closing is not None
    assert (closing.category, closing.tier, closing.points, closing.free) == ("Simple", "small", 250, card("k5"))
    assert sorted(c & 255 for meld in closing.layout for c in meld) == sorted(some(SIMPLE))
    assert [type(e).__name__ for e in happened[-2:]] == ["Closed", "RoundEnded"]


def test_a_wrong_close_is_refused_and_costs_nothing() -> None:
    """BRD-25, B-E20, AMB-41: play goes on."""
    s = play(BOARD, start(f"{SIMPLE[:-3]} k9", draw="k5"), "draw")
    for free in ("k5", "k9", "r3"):
        assert refusal(BOARD, s, f"close {free}") == "E_INVALID_LAYOUT"
    assert refusal(BOARD, s, "close r13") == "E_NOT_IN_HAND"
    assert words(offered(BOARD, s)) == {"discard"}
    assert score(BOARD, apply(BOARD, s, Void())[0]).points == (0, 0, 0, 0)


def test_a_close_with_another_free_tile_than_the_one_left_over_is_refused() -> None:
    """BRD-25: thirteen tiles and the odd one are no layout."""
    s = play(BOARD, start(SIMPLE, draw="k5"), "draw")
    assert refusal(BOARD, s, "close r3") == "E_INVALID_LAYOUT"
    assert refusal(BOARD, s, "close b9") == "E_INVALID_LAYOUT"


def test_a_joker_as_free_tile_closes_with_a_joker_and_is_not_thrown() -> None:
    """BRD-26, B34: 500."""
    s = play(BOARD, start(SIMPLE, draw="J"), "draw; close J")
    assert s.public.outcome is not None
    closing = s.public.outcome.closing
    assert closing is not None
    assert (closing.points, closing.free_joker, closing.thrown) == (500, True, 0)
    assert s.public.thrown == (0, 0, 0, 0)


def test_jokers_thrown_earlier_raise_the_close() -> None:
    """BRD-40, B35, B39: 1 thrown 500, 2 thrown 1000; only the closer's own count."""
    for thrown, each in (((0, 2, 0, 0), 250), ((1, 0, 0, 0), 500), ((2, 0, 0, 0), 1000)):
        s = play(BOARD, start(SIMPLE, draw="k5", thrown=thrown), "draw; close k5")
        assert score(BOARD, s).points == (3 * each, -each, -each, -each)


@pytest.mark.parametrize(
    ("rack", "free", "points", "category"),
    [
        (SIMPLE, "k5", 250, "Simple"),  # BRD-30
        ("r12 r13 r1 b8 b9 b10 b11 y13 b13' k13 r1' y1 b1 k1", "r2", 500, "Major"),  # BRD-31
        ("r13 r1 r2 y4 y5 y6 b7 b8 b9 b10 r3 y3 b3 k3", "k9", None, ""),  # BRD-31, AMB-40
        ("r1 y2 b3 k4 r5 y6 b7 k8 r9 y10 b11 k12 r13 y1", "k5", 250, "Mosaic"),  # BRD-32
        ("r1 y2 b3 k4 b5 r6 k7 y8 b9 y10 b11 y12 b13 y1", "k5", 250, "Mosaic"),  # AMB-35: no cycle of colours
        ("r1 y2 b3 k4 r5 y6 k7 k8 r9 y10 b11 k12 r13 y1", "b5", None, ""),  # BRD-32
        ("r1 y2 J k4 r5 y6 b7 k8 r9 y10 b11 k12 r13 y1", "k5", 200, "Mosaic"),  # BRD-41
        ("r2 r2' r9 r9' y4 y4' y11 y11' b1 b1' b13 b13' k6 k6'", "r5", 1000, "Doubles"),  # BRD-33
        ("r2 r2' r9 r9' y4 y4' y11 y11' b1 b1' b13 b13' J J'", "r5", 800, "Doubles"),  # BRD-34
        ("r3 r4 J b9 b10 b11 b12 y7 J' k7 r1 y1 b1 k1", "k5", 150, "Simple"),  # BRD-34, BRD-35, BRD-42
        ("r2 r2' r9 r9' y4 y4' y11 y11' b1 b1' b13 b13' k6 k6'", "J", 1000, "Doubles"),  # AMB-32
        ("r1 r1' r2 r2' r3 r3' r4 r4' r5 r5' r6 r6' r7 r7'", "k9", 1000, "Doubles"),  # BRD-43, AMB-36
        (LARGE, "k2", 500, "Bicolor"),  # BRD-43
        (LARGE, "J", 1000, "Bicolor"),  # BRD-44
    ],
)
def test_a_close_is_worth_its_best_category(rack: str, free: str, points: int | None, category: str) -> None:
    """BRD-30, BRD-31, BRD-32, BRD-33, BRD-34, BRD-35, BRD-40, BRD-43, BRD-44: through the whole engine."""
    s = play(BOARD, start(rack, draw=free), "draw")
    if points is None:
        assert refusal(BOARD, s, f"close {free}") == "E_INVALID_LAYOUT"
        return
    s = play(BOARD, s, f"close {free}")
    assert s.public.outcome is not None
    assert s.public.outcome.closing is not None
    assert (s.public.outcome.closing.points, s.public.outcome.closing.category) == (points, category)


def test_the_tiles_are_scored_with_the_free_tile_the_player_chose() -> None:
    """BRD-46, note 2 of C.8: dropping the joker is worth 500, dropping a tile 200; both are legal."""
    rack = "r3 r4 r5 r6 y6 b6 J b9 b10 b11 b12 r1 y1 b1"
    for free, each in (("J", 500), ("r3", 200), ("r6", 200)):
        s = play(BOARD, start(rack, draw="k1"), f"draw; close {free}")
        assert score(BOARD, s).points[0] == 3 * each


def test_more_than_two_jokers_in_a_layout_count_as_two() -> None:
    """BRD-42, AMB-31, B45: four jokers, with two extra ones."""
    rack = "r1 J r3 r4 r9 J' r11 b4 b5 JJ b7 b11 JJ' b13"
    s = play(BOARD, start(rack, draw="k2", extra=2), "draw; close k2")
    assert score(BOARD, s).points[0] == 3 * 300


def test_three_jokers_may_be_a_meld() -> None:
    """BRD-47: possible with extra jokers only."""
    rack = "J J' JJ b9 b10 b11 b12 y7 b7 k7 r1 y1 b1 k1"
    s = play(BOARD, start(rack, draw="r13", extra=1), "draw; close r13")
    assert reason(s) == "closed"


@pytest.mark.parametrize(
    ("option", "value", "rack", "free", "thrown", "points"),
    [
        ("large_thrown", "large", LARGE, "k2", 1, 500),  # BRD-45, B42
        ("large_thrown", "special", LARGE, "k2", 1, 1000),
        ("grand_care", "eight_tiles", "r7 y7 b7 r7' y7' b7' k6 k7 k8 k5 k6' k7' k8' k9", "r1", 0, 1000),  # B31
        ("grand_care", "two_quads", "r7 y7 b7 r7' y7' b7' k6 k7 k8 k5 k6' k7' k8' k9", "r1", 0, 250),
        ("mosaic_jokers", "as_simple", "r1 y2 J k4 r5 y6 b7 k8 r9 y10 b11 k12 r13 y1", "k5", 0, 200),
        ("mosaic_jokers", "flat250", "r1 y2 J k4 r5 y6 b7 k8 r9 y10 b11 k12 r13 y1", "k5", 0, 250),
    ],
)
def test_the_options_of_a_close(option: str, value: str, rack: str, free: str, thrown: int, points: int) -> None:
    """H: large_thrown (AMB-29), grand_care (AMB-33), mosaic_jokers (AMB-30, BRD-41), each value."""
    g = make_game("board", {option: value})
    s = play(g, start(rack, g=g, draw=free, thrown=(thrown, 0, 0, 0)), f"draw; close {free}")
    assert score(g, s).points[0] == 3 * points


# --- settlement --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "multiplier", "rack", "free", "points"),
    [
        (4, 2, LARGE, "k2", (3000, -1000, -1000, -1000)),  # B-E14
        (2, 1, "r3 r4 J b9 b10 b11 b12 y7 J' k7 r1 y1 b1 k1", "k5", (150, -150)),  # B-E15
    ],
)
def test_each_opponent_pays_the_close_times_the_multiplier(
    players: int, multiplier: int, rack: str, free: str, points: tuple[int, ...]
) -> None:
    """BRD-4, BRD-45, B-E14, B-E15, J: all payments add up to zero."""
    g = make_game("board", {"multiplier": multiplier})
    s = play(g, start(rack, g=g, players=players, draw=free), f"draw; close {free}")
    assert (score(g, s).points, score(g, s).winners) == (points, (0,))
    assert sum(points) == 0


def test_trump_bonus_and_close_together() -> None:
    """BRD-14, BRD-45, B-E16: 3 players, m = 2, the twin with seat 0; seat 1 closes Minor with a joker."""
    g = make_game("board", {"multiplier": 2})
    s = start(MINOR, g=g, players=3, seat=1, draw="k12", bonus=0)
    s = play(g, s, "draw; close k12")
    assert s.public.outcome is not None
    assert s.public.outcome.closing is not None
    assert s.public.outcome.closing.category == "Minor"
    assert score(g, s).points == (200 - 800, -100 + 1600, -100 - 800)
