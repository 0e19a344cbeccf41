"""Board rummy: turns, discards, closing, the end of the stock, and seats that are away (RULES C.3, C.7, C.9)."""

from typing import Any

import pytest

from openrummy.cards import members
from openrummy.core import Discard, Game, Leave, State, TrumpBonus, Void, apply, check, deal, view
from openrummy.errors import Illegal
from openrummy.games import make_game
from openrummy.match import Match, add_round, final, new_match
from positions import (
    action,
    card,
    hand,
    let_pass,
    offered,
    play,
    position,
    reason,
    refusal,
    score,
    some,
    steps,
    words,
)  # fmt: skip

BOARD = make_game("board")
SIMPLE = "r3 r4 r5 b9 b10 b11 b12 y7 b7 k7 r1 y1 b1 k1"  # B01: 250
MINOR = "r1 r2 J y4 y5 y6 y7 r5' b5 k5 r2' y2 b2 k2"  # B17 with a joker: 400
LARGE = "r1 r2 r3 r4 r9 r10 r11 b4 b5 b6 b7 b11 b12 b13"  # B13: 500
LOOSE = "r2 r5 r8 r11 y2 y5 y8 y11 b3 b6 b9 b12 k4 k7"


def start(cards: str = LOOSE, phase: str = "draw", g: Game = BOARD, **more: Any) -> State:
    return position(g, cards, phase=phase, **{"players": 4, **more})


# --- C.3: the states, arrow by arrow -----------------------------------------------------------------------------


def test_the_first_player_opens_by_discarding_one_of_fifteen_tiles() -> None:
    """C.3 FIRST -> the next DRAW, BRD-21."""
    s = start(f"{LOOSE} k10", "open")
    assert words(offered(BOARD, s)) == {"discard"}
    for early in ("draw", "take"):
        assert refusal(BOARD, s, early) == "E_DRAW_NOT_ALLOWED_NOW"
    assert refusal(BOARD, s, "end") == "E_MUST_DISCARD"
    s = play(BOARD, s, "discard k10")
    assert (s.seat, s.public.turn.phase, s.public.discard) == (1, "draw", some("k10"))
    assert s.hands[0].bit_count() == 14


def test_the_first_player_may_close_before_any_discard() -> None:
    """C.3 FIRST -> CLOSED, BRD-21, B-E8."""
    s = play(BOARD, start(f"{SIMPLE} k5", "open"), "close k5")
    assert reason(s) == "closed"
    assert score(BOARD, s).points == (750, -250, -250, -250)


def test_everyone_else_draws_one_tile_first() -> None:
    """C.3 DRAW -> ACT, BRD-21."""
    s = start(SIMPLE, pile="k5")
    assert words(offered(BOARD, s)) == {"draw", "take"}
    for early in ("discard r3", "close r3", "end"):
        assert refusal(BOARD, s, early) == "E_MUST_DRAW"
    for two in ("draw; draw", "draw; take", "take; draw", "take; take"):
        assert refusal(BOARD, s, two) == "E_ALREADY_DREW"
    assert play(BOARD, s, "draw").public.turn.phase == "act"
    assert play(BOARD, s, "take").public.turn.phase == "act"


def test_a_turn_ends_with_a_discard_or_a_close() -> None:
    """C.3 ACT -> the next DRAW, or CLOSED."""
    s = play(BOARD, start(SIMPLE, draw="k5"), "draw")
    assert refusal(BOARD, s, "end") == "E_MUST_DISCARD"
    assert words(offered(BOARD, s)) == {"discard", "close"}
    after = play(BOARD, s, "discard r3")
    assert (after.seat, after.public.turn.phase) == (1, "draw")
    assert reason(play(BOARD, s, "close k5")) == "closed"


def test_nothing_is_laid_down_before_the_close() -> None:
    """BRD-20: racks are hidden, discards are seen."""
    s = play(BOARD, start(SIMPLE, pile="k9", draw="k5"), "draw")
    for other in ("meld r3 r4 r5", "lay r3 on 1", "table [r3 r4 r5]", "knock", "accept", "refuse"):
        assert refusal(BOARD, s, other) == "E_NOT_NOW"
    assert view(s, 1).public.discard == some("k9")
    assert not set(hand(s, 0)) & set(view(s, 1).hand)


# --- discards ----------------------------------------------------------------------------------------------------


def test_the_next_player_may_take_the_discard_or_draw() -> None:
    """BRD-22, B-E1, AMB-21: it need not be used at once."""
    s = play(BOARD, start(phase="act", cards=f"{LOOSE} k10"), "discard r5")
    assert set(offered(BOARD, s)) == {action("draw"), action("take")}
    s = play(BOARD, s, "take")
    assert s.hand >> card("r5") & 1
    assert s.public.known[1] == (card("r5"),)


def test_a_thrown_joker_is_not_taken() -> None:
    """BRD-23, B-E2: drawing from the stock is the only action."""
    s = play(BOARD, start(f"{LOOSE} J", "act"), "discard J")
    assert refusal(BOARD, s, "take") == "E_THROWN_JOKER"
    assert offered(BOARD, s) == (action("draw"),)


def test_a_thrown_joker_never_returns_and_the_next_discard_may_be_taken() -> None:
    """BRD-23, B-E3."""
    s = play(BOARD, start(f"{LOOSE} J", "act"), "discard J; draw")
    s, _ = apply(BOARD, s, Discard(hand(s, 1)[0]))
    s = play(BOARD, s, "take")
    assert s.public.discard == some("J")


def test_only_the_last_discard_is_taken() -> None:
    """BRD-22, B-E4: the one before it stays where it is."""
    s = play(BOARD, start(f"{LOOSE} k10", "act", pile="k9"), "discard r5; take")
    assert s.public.turn.taken == card("r5")
    assert s.public.discard == some("k9")
    assert refusal(BOARD, s, "take") == "E_ALREADY_DREW"


def test_a_tile_just_taken_is_not_discarded() -> None:
    """BRD-24, B-E5, AMB-22."""
    assert refusal(BOARD, start(pile="k8"), "take; discard k8") == "E_RETURN_TAKEN_CARD"


def test_a_tile_just_taken_may_be_the_free_tile_of_a_close() -> None:
    """BRD-24, B-E6."""
    s = play(BOARD, start(SIMPLE, pile="k8"), "take; close k8")
    assert reason(s) == "closed"


def test_the_twin_of_a_tile_just_taken_may_be_discarded() -> None:
    """BRD-24, B-E7: the physical tile counts."""
    s = start(LOOSE.replace("k7", "k8'"), pile="k8")
    assert refusal(BOARD, s, "take; discard k8'") is None
    assert refusal(BOARD, s, "take; discard k8") == "E_RETURN_TAKEN_CARD"


def test_a_tile_taken_earlier_may_be_discarded() -> None:
    """BRD-24: on a later turn."""
    s = let_pass(BOARD, play(BOARD, start(pile="k8"), "take; discard r2"), 3)
    assert refusal(BOARD, s, "draw; discard k8") is None


def test_the_opener_who_throws_a_joker_has_thrown_one() -> None:
    """BRD-23, B-E9."""
    s = play(BOARD, start(f"{LOOSE} J", "open"), "discard J")
    assert s.public.thrown == (1, 0, 0, 0)


def test_thrown_jokers_are_counted_for_each_player() -> None:
    """BRD-23: for the whole game."""
    s = play(BOARD, start(f"{LOOSE} J", "act", thrown=(1, 0, 2, 0)), "discard J")
    assert s.public.thrown == (2, 0, 2, 0)


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


# --- C.7: seats that are away ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("multiplier", "penalty", "each"), [(1, 100, 100), (3, 100, 300), (2, 50, 100), (2, 0, 0)])
def test_who_is_away_at_the_end_pays_each_other_player(multiplier: int, penalty: int, each: int) -> None:
    """BRD-51, AMB-38, H: disconnect_penalty x multiplier; payments add up to zero."""
    g = make_game("board", {"multiplier": multiplier, "disconnect_penalty": penalty})
    s = start(g=g, pile="k9", still=39)
    s = play(g, s, "leave 2; take; discard r2")
    assert reason(s) == "stalled"
    assert score(g, s).points == (each, each, -3 * each, each)


def test_two_who_are_away_pay_each_other_too() -> None:
    """BRD-51: each other player."""
    s = play(BOARD, start(pile="k9", still=39), "leave 2; leave 3; take; discard r2")
    assert score(BOARD, s).points == (200, 200, -200, -200)


def test_who_is_back_at_the_end_pays_no_penalty() -> None:
    """BRD-51: the seat can be resumed."""
    s = play(BOARD, start(pile="k9", still=39), "leave 2; return 2; take; discard r2")
    assert score(BOARD, s).points == (0, 0, 0, 0)


def test_who_is_away_still_pays_the_closer_and_the_penalty() -> None:
    """BRD-51: idle play still pays the closer."""
    s = play(BOARD, start(SIMPLE, draw="k5"), "leave 1; draw; close k5")
    assert score(BOARD, s).points == (750 + 100, -250 - 300, -250 + 100, -250 + 100)


@pytest.mark.parametrize(("players", "gone"), [(2, "1"), (3, "1 2"), (4, "1 2 3"), (4, "0 2 3")])
def test_when_all_but_one_have_left_for_good_the_game_is_void(players: int, gone: str) -> None:
    """BRD-52: no close is paid, the leavers' penalties stand, and the bonus was paid at the start (BRD-14)."""
    s = start(players=players, bonus=0)
    for i, seat in enumerate(gone.split()):
        assert reason(s) is None, i
        s = play(BOARD, s, f"leave {seat} for good")
    assert reason(s) == "deserted"
    got = score(BOARD, s).points
    away = {int(seat) for seat in gone.split()}
    paid = [100 * len(away - {x}) - 100 * (players - 1) * (x in away) for x in range(players)]
    bonus = [100 * (players - 1) if x == 0 else -100 for x in range(players)]
    assert list(got) == [a + b for a, b in zip(paid, bonus, strict=True)]
    assert sum(got) == 0
    assert score(BOARD, s).winners == ()


def test_to_be_away_is_not_to_have_left_for_good() -> None:
    """BRD-52."""
    s = play(BOARD, start(players=3), "leave 1; leave 2")
    assert reason(s) is None
    s = play(BOARD, s, "leave 1 for good")
    assert reason(s) is None
    assert reason(play(BOARD, s, "leave 2 for good")) == "deserted"


@pytest.mark.parametrize("wrong", ["leave 4", "leave -1", "leave 2", "return 1", "return 3", "leave 3"])
def test_a_seat_leaves_once_and_returns_only_if_it_is_away(wrong: str) -> None:
    """BRD-51: and who has left for good does not return."""
    s = play(BOARD, start(), "leave 2; leave 3 for good")
    with pytest.raises(Illegal) as refused:
        apply(BOARD, s, action(wrong))
    assert refused.value.code.value == "E_BAD_SEAT"


def test_leaving_does_not_change_whose_turn_it_is() -> None:
    """BRD-51: the seat is auto-played."""
    s = play(BOARD, start(), "leave 0")
    assert (s.seat, s.public.turn.phase) == (0, "draw")
    assert s.public.away == (0,)


def test_idle_play_never_closes() -> None:
    """BRD-51, H: draw from the stock, discard the drawn tile."""
    s = start(SIMPLE, pile="k12", draw="k5")
    assert BOARD.idle(BOARD, view(s, 0)) == action("draw")
    s = play(BOARD, s, "draw")
    assert BOARD.idle(BOARD, view(s, 0)) == action("discard k5")


def test_idle_play_throws_no_joker() -> None:
    """H, G1: of the others, the one with the fewest links, the highest value first."""
    s = play(BOARD, start("r2 r3 r4 r6 y2 y3 y4 y12 b8 b9 b10 k8 k9 k13", draw="J"), "draw")
    assert BOARD.idle(BOARD, view(s, 0)) == action("discard y12")
    s = play(BOARD, start("r2 r3 r4 y2 y3 y4 b8 b9 b10 k8 k9 k13 y13 J", draw="J'"), "draw")
    assert BOARD.idle(BOARD, view(s, 0)) == action("discard y13")


def test_idle_play_of_the_opener_throws_the_loosest_tile() -> None:
    """H: fifteen tiles and no draw."""
    s = start("r2 r3 r4 y2 y3 y4 b8 b9 b10 k8 k9 k10 r12 y12 y7", "open")
    assert BOARD.idle(BOARD, view(s, 0)) == action("discard y7")


def test_idle_play_accepts_the_deal() -> None:
    """H: asked, it plays the hand as dealt, whatever doubles it holds."""
    s = deal(BOARD, BOARD.deck(4, 0), 4)
    assert BOARD.idle(BOARD, view(s, s.seat)) == action("accept")


def test_a_game_in_which_all_are_away_ends_and_loses_no_tile() -> None:
    """BRD-51, J: tiles are conserved; no rack holds more than fifteen, and only the player to move holds fifteen."""
    s = deal(BOARD, BOARD.deck(3, 2), 3, 2, (0, 2))
    while reason(s) is None:
        held = [c for h in s.hands for c in members(h)]
        assert sorted([*held, *s.stock, *s.public.discard]) == list(BOARD.deck(3, 2))
        assert max(h.bit_count() for h in s.hands) <= 15
        if s.public.turn.phase != "offer":
            full = [seat for seat, h in enumerate(s.hands) if h.bit_count() == 15]
            assert full in ([], [s.seat])
        s, happened = apply(BOARD, s, BOARD.idle(BOARD, view(s, s.seat)))
        assert not any(isinstance(e, TrumpBonus) for e in happened) or s.public.bonus is not None
    assert reason(s) == "exhausted"


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


def test_a_house_action_needs_no_turn() -> None:
    """BRD-51: a seat leaves whoever is to act."""
    check(BOARD, view(start(), 3), Leave(3))
