"""Board rummy: seats that are away, for a while or for good, and how the house plays for them (RULES C.7)."""

import pytest

from games.board_racks import BOARD, SIMPLE, start
from openrummy.cards import members
from openrummy.core import Leave, TrumpBonus, apply, check, deal, view
from openrummy.errors import Illegal
from openrummy.games import make_game
from positions import action, play, reason, score


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


def test_a_house_action_needs_no_turn() -> None:
    """BRD-51: a seat leaves whoever is to act."""
    check(BOARD, view(start(), 3), Leave(3))
