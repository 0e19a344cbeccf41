"""Board rummy: the end of the stock, and how many games are a match (RULES C.7)."""

from typing import Any

from games.board_racks import BOARD, SIMPLE, start
from openrummy.core import State, Void, apply
from openrummy.games import make_game
from openrummy.match import Match, add_round, final, new_match
from positions import card, play, position, reason, score

# --- C.7: the end of the stock -----------------------------------------------------------------------------------


def last_tile(cards: str = SIMPLE, tile: str = "k5", **more: Any) -> State:
    """One tile in the stock, the trump."""
    return position(BOARD, cards, phase="draw", players=4, stock=1, trump=tile, pile="k9", **more)


def test_who_draws_the_last_tile_and_discards_ends_the_game() -> None:
    """BRD-50, B-E17, C.3 EXHAUSTED, AMB-37: nobody wins or loses."""
    s = play(BOARD, last_tile(), "draw")
    assert reason(s) is None
    assert s.public.known[0] == (card("k5"),)  # all saw the trump
    s = play(BOARD, s, "discard r3")
    assert reason(s) == "exhausted"
    assert (score(BOARD, s).points, score(BOARD, s).winners) == ((0, 0, 0, 0), ())


def test_who_draws_the_last_tile_may_close() -> None:
    """BRD-50, B-E18: paid normally."""
    s = play(BOARD, last_tile(), "draw; close k5")
    assert (reason(s), score(BOARD, s).points) == ("closed", (750, -250, -250, -250))


def test_taking_the_discard_leaves_the_last_tile() -> None:
    """BRD-50: the game goes on while a tile can be drawn."""
    s = play(BOARD, last_tile(), "take; discard r3")
    assert (reason(s), len(s.stock)) == (None, 1)


def test_the_trump_bonus_stands_when_the_stock_is_empty() -> None:
    """BRD-50, BRD-14."""
    s = play(BOARD, last_tile(bonus=2), "draw; discard r3")
    assert score(BOARD, s).points == (-100, -100, 300, -100)


def test_the_stall_guard_ends_a_game_without_draws() -> None:
    """0.6.2: an exhausted game; the trump bonus stands."""
    s = start(pile="k9", still=39, bonus=1)
    assert reason(play(BOARD, s, "draw; discard r2")) is None
    s = play(BOARD, s, "take; discard r2")
    assert reason(s) == "stalled"
    assert score(BOARD, s).points == (-100, 300, -100, -100)


# --- BRD-53: the match -------------------------------------------------------------------------------------------


def test_one_game_is_a_match() -> None:
    """BRD-53, AMB-39, H: games = 1."""
    m = add_round(BOARD, new_match(BOARD, 4), play(BOARD, start(SIMPLE, draw="k5"), "draw; close k5"))
    assert m.over
    assert final(BOARD, m).winners == (0,)


def test_the_number_of_games_is_an_option() -> None:
    """BRD-53, H: games = 3; refused deals do not count."""
    g = make_game("board", {"games": 3})
    s = play(g, start(SIMPLE, draw="k5", g=g), "draw; close k5")
    double = start("r4 r4' y9 y9' b12 b12' k1 k2 k3 k6 k7 k8 r11 r12", "offer", g=g)
    m = new_match(g, 4)
    for state, over in ((s, False), (play(g, double, "refuse"), False), (s, False), (s, True)):
        m = add_round(g, m, state)
        assert m.over is over
    assert m.totals == (2250, -750, -750, -750)


def test_equal_totals_share_the_match() -> None:
    """BRD-53: after an exhausted game all are equal."""
    m = add_round(BOARD, new_match(BOARD, 4), play(BOARD, last_tile(), "draw; discard r3"))
    assert m.over
    assert final(BOARD, m).winners == (0, 1, 2, 3)


def test_the_deal_moves_on_after_an_exhausted_or_voided_game() -> None:
    """BRD-17."""
    g = make_game("board", {"games": 5})
    for s in (play(g, last_tile(), "draw; discard r3"), apply(g, start(), Void())[0]):
        assert add_round(g, Match(4, 1, totals=(0,) * 4), s).dealer == 2
