"""Carousel: the deal, and a turn of up to three draws, one rebuilt table and a knock (RULES B.1, B.2)."""

from typing import Any

import pytest

from openrummy.cards import is_joker, members
from openrummy.core import FinalTurns, Rearranged, State, deal, view
from openrummy.errors import BadInput, Code, Illegal
from openrummy.games import make_game
from positions import card, hand, offered, play, position, reason, refusal, score, some, steps, words

CAROUSEL = make_game("carousel")
MELD = "table [7h 8h 9h]"


def start(cards: str = "7h 8h 9h Kd Qs", phase: str = "draw1", **more: Any) -> State:
    return position(CAROUSEL, cards, phase=phase, **{"players": 3, "draw": "2c 3d 4s 5c", **more})


# --- B.1: the deal -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "cards", "jokers", "stock"), [(2, 53, 1, 33), (3, 106, 2, 76), (4, 106, 2, 66), (5, 106, 2, 56)]
)
def test_one_pack_of_53_for_two_players_and_two_packs_for_more(
    players: int, cards: int, jokers: int, stock: int
) -> None:
    """MAN-1, MAN-2, J: 10 cards each, no card is turned up."""
    deck = CAROUSEL.deck(players, 0)
    assert (len(deck), sum(map(is_joker, deck))) == (cards, jokers)
    s = deal(CAROUSEL, deck, players)
    assert [h.bit_count() for h in s.hands] == [10] * players
    assert (len(s.stock), s.public.discard, s.public.trump) == (stock, (), None)


@pytest.mark.parametrize("players", [1, 6])
def test_one_player_or_six_are_refused(players: int) -> None:
    """MAN-1."""
    with pytest.raises(Illegal) as refused:
        deal(CAROUSEL, CAROUSEL.deck(5, 0), players)
    assert refused.value.code is Code.BAD_PLAYERS


def test_the_hand_size_is_an_option() -> None:
    """H: hand of carousel."""
    g = make_game("carousel", {"hand": 7})
    s = deal(g, g.deck(4, 0), 4)
    assert ([h.bit_count() for h in s.hands], len(s.stock)) == ([7] * 4, 106 - 28)
    for edge in (1, 20):
        assert len(deal(make_game("carousel", {"hand": edge}), CAROUSEL.deck(5, 0), 5).stock) == 106 - 5 * edge
    for wrong in (0, 21):
        with pytest.raises(BadInput):
            make_game("carousel", {"hand": wrong})


@pytest.mark.parametrize("dealer", [0, 2])
def test_the_seat_after_the_dealer_starts(dealer: int) -> None:
    """MAN-3."""
    s = deal(CAROUSEL, CAROUSEL.deck(3, 0), 3, dealer)
    assert s.seat == (dealer + 1) % 3
    assert play(CAROUSEL, s, "draw; draw; draw; end").seat == (dealer + 2) % 3


# --- B.2: the states, arrow by arrow -----------------------------------------------------------------------------


def test_the_first_draw_is_compulsory() -> None:
    """B.2 DRAW1 -> DECIDE1, MAN-10."""
    s = start()
    assert words(offered(CAROUSEL, s)) == {"draw"}
    for early in (MELD, "end", "knock"):
        assert refusal(CAROUSEL, s, early) == "E_MUST_DRAW"
    s = play(CAROUSEL, s, "draw")
    assert s.public.turn.phase == "decide1"
    assert s.drawn == card("2c")


@pytest.mark.parametrize(("phase", "after"), [("decide1", "decide2"), ("decide2", "after")])
def test_a_player_who_does_not_meld_draws_again_up_to_three_cards(phase: str, after: str) -> None:
    """B.2 DECIDE1, DECIDE2, MAN-10, MAN-11, AMB-9: M-T4, a second draw is due; so is a third."""
    s = start(phase=phase)
    assert words(offered(CAROUSEL, s)) == {"draw"}
    assert refusal(CAROUSEL, s, "end") == "E_MUST_DRAW"
    assert refusal(CAROUSEL, s, "knock") == "E_NOT_NOW"
    assert play(CAROUSEL, s, "draw").public.turn.phase == after


@pytest.mark.parametrize("phase", ["decide1", "decide2"])
def test_a_meld_after_the_first_or_second_draw_ends_the_drawing(phase: str) -> None:
    """B.2 meld -> AFTER, MAN-10, MAN-12, M-T1, M-T2: no further draw, no second meld."""
    s = play(CAROUSEL, start(phase=phase), MELD)
    assert s.public.turn.phase == "after"
    assert refusal(CAROUSEL, s, "draw") == "E_DRAW_NOT_ALLOWED_NOW"
    assert refusal(CAROUSEL, s, "table [7h 8h 9h] [Kd Qs 2c]") == "E_MELD_NOT_ALLOWED_NOW"


def test_after_the_third_draw_nothing_is_melded() -> None:
    """B.2 AFTER, MAN-10, M-T3: draw, draw, draw, meld."""
    s = start()
    assert refusal(CAROUSEL, s, f"draw; draw; draw; {MELD}") == "E_MELD_NOT_ALLOWED_NOW"
    assert refusal(CAROUSEL, s, "draw; draw; draw; draw") == "E_DRAW_NOT_ALLOWED_NOW"


def test_draw_draw_meld_is_legal() -> None:
    """M-T2."""
    assert refusal(CAROUSEL, start(), f"draw; draw; {MELD}; end") is None


def test_draw_meld_draw_is_not() -> None:
    """M-T1."""
    assert refusal(CAROUSEL, start(), f"draw; {MELD}; draw") == "E_DRAW_NOT_ALLOWED_NOW"


def test_after_the_turn_the_next_seat_draws() -> None:
    """B.2 AFTER, end -> DRAW1 of the next player."""
    s = play(CAROUSEL, start(), f"draw; {MELD}; end")
    assert (s.seat, s.public.turn.phase, s.public.turn.drawn, s.public.turns) == (1, "draw1", 0, 1)


@pytest.mark.parametrize("phase", ["decide1", "decide2"])
def test_without_a_stock_the_turn_may_end_without_a_meld(phase: str) -> None:
    """B.2 end only if the stock is empty, MAN-11; then a knock is still possible."""
    s = start("Ac 2d", phase, draw="", stock=0)
    assert words(offered(CAROUSEL, s)) == {"end"}
    assert refusal(CAROUSEL, s, "draw") == "E_STOCK_EMPTY"
    s = play(CAROUSEL, s, "end")
    assert (s.seat, s.public.turn.phase) == (0, "after")
    assert words(offered(CAROUSEL, s)) == {"end", "knock"}


def test_one_commit_may_play_any_number_of_cards_and_rebuild_everything() -> None:
    """MAN-12: only the result is looked at."""
    s = start("6h 7h Kd Ks", "decide1", draw="2c", table="[5c 5d 5h] [6c 7c 8c] [6d 7d 8d]")
    s, happened = steps(CAROUSEL, s, "table [5c 6c 7c 8c] [5d 6d 7d 8d] [5h 6h 7h]")
    assert [group.meld for group in s.public.table] == [some("5c 6c 7c 8c"), some("5d 6d 7d 8d"), some("5h 6h 7h")]
    assert hand(s, 0) == tuple(sorted(some("Kd Ks")))
    assert isinstance(happened[0], Rearranged)
    assert happened[0].played == some("6h 7h")


def test_no_meld_of_ones_own_is_needed_to_rebuild_the_table() -> None:
    """B.3: but the first meld of a round is a whole one, from the hand."""
    s = start("Th Kd", "decide1", table="[7h 8h 9h]")
    assert refusal(CAROUSEL, s, "table [7h 8h 9h Th]") is None
    assert refusal(CAROUSEL, start("Th Jh Kd", "decide1"), "table [Th Jh]") == "E_MELD_TOO_SHORT"


def test_there_is_no_discard_and_no_lay_off() -> None:
    """B: no discard pile."""
    s = start(phase="decide1")
    for other in ("take", "discard Kd", "meld 7h 8h 9h", "lay Kd on 1", "close Kd"):
        assert refusal(CAROUSEL, s, other) == "E_NOT_NOW"


def test_a_refused_table_changes_nothing() -> None:
    """0.6.1."""
    s = start("7h 8h Kd", "decide1", table="[7c 7d 7s]")
    before = (s.public, s.stock, s.hands)
    for wrong in ("table [7c 7d 7s] [7h 8h]", "table [7c 7d 7s 7h] [8h]", "table [7c 7d 7h]", "table [7c 7d 7s]"):
        assert refusal(CAROUSEL, s, wrong) is not None
    assert (s.public, s.stock, s.hands) == before


# --- knocking ----------------------------------------------------------------------------------------------------


def test_a_knock_after_three_draws_with_five_points() -> None:
    """MAN-13, M-T5, AMB-10."""
    s = play(CAROUSEL, position(CAROUSEL, "Ac", draw="2c Ad As", players=3), "draw; draw; draw; knock")
    assert reason(s) == "knock"
    assert s.public.outcome is not None
    assert s.public.outcome.seat == 0


def test_a_knock_after_a_meld_that_leaves_five_points() -> None:
    """MAN-13, M-T6."""
    s = play(CAROUSEL, position(CAROUSEL, "7h 8h 9h 3h", draw="2s", players=3), f"draw; {MELD}")
    assert hand(s, 0) == tuple(sorted(some("3h 2s")))
    assert reason(play(CAROUSEL, s, "knock")) == "knock"


def test_a_knock_with_six_points_is_refused() -> None:
    """MAN-13, M-T7, M-P11."""
    s = position(CAROUSEL, "7h 8h 9h", draw="6h", players=3)
    assert refusal(CAROUSEL, s, f"draw; {MELD}; knock") == "E_KNOCK_TOO_HIGH"


def test_who_holds_a_joker_never_knocks() -> None:
    """MAN-30, M-P11: 25 > 5."""
    assert refusal(CAROUSEL, start("*", "after"), "knock") == "E_KNOCK_TOO_HIGH"


def test_nobody_knocks_before_or_instead_of_drawing() -> None:
    """MAN-13."""
    s = start("Ac")
    assert refusal(CAROUSEL, s, "knock") == "E_MUST_DRAW"
    assert refusal(CAROUSEL, s, "draw; knock") == "E_NOT_NOW"
    assert refusal(CAROUSEL, s, "draw; draw; knock") == "E_NOT_NOW"


def test_the_limit_of_a_knock_is_an_option() -> None:
    """H: knock_limit."""
    for limit, held, code in ((0, "Ac", "E_KNOCK_TOO_HIGH"), (10, "Kc", None), (10, "Kc Ac", "E_KNOCK_TOO_HIGH")):
        g = make_game("carousel", {"knock_limit": limit})
        assert refusal(g, position(g, held, phase="after", players=3), "knock") == code


def test_after_a_knock_nobody_plays_any_more() -> None:
    """MAN-14: hands are compared as they are."""
    s = play(CAROUSEL, start("Ac 2c", "after", draw="", others=("7h 8h 9h", "Kc")), "knock")
    for late in ("draw", "end", "knock", "table [7h 8h 9h]"):
        assert refusal(CAROUSEL, s, late) == "E_ROUND_OVER"
    assert score(CAROUSEL, s).points[0] == (24 - 3) + (10 - 3)


def test_going_out_ends_the_round_without_a_knock() -> None:
    """MAN-15, B.2 any, AMB-18: an empty hand; with 0 points nobody gets as far as a knock."""
    s = play(CAROUSEL, position(CAROUSEL, "7h 8h", draw="9h", players=3), f"draw; {MELD}")
    assert reason(s) == "out"
    assert refusal(CAROUSEL, s, "knock") == "E_ROUND_OVER"


# --- B.6: the stock runs out -------------------------------------------------------------------------------------


def test_who_draws_the_last_card_finishes_the_turn() -> None:
    """MAN-40, M-T8: as the first, the second or the third card of the turn."""
    s = position(CAROUSEL, "7h 8h 9h Kd", draw="2c", stock=1, players=3)
    assert reason(play(CAROUSEL, s, f"draw; {MELD}")) is None
    s = play(CAROUSEL, s, "draw; end; end")
    assert (s.seat, s.public.turn.phase, s.public.final) == (1, "final", 3)
    s = play(CAROUSEL, position(CAROUSEL, "7h 8h 9h Kd", draw="2c 3c", stock=2, players=3), f"draw; draw; {MELD}; end")
    assert (s.seat, s.public.turn.phase) == (1, "final")
    s = position(CAROUSEL, "Kd", draw="2c 3c 4c", stock=3, players=3)
    s, happened = steps(CAROUSEL, s, "draw; draw; draw; end")
    assert (s.seat, s.public.turn.phase) == (1, "final")
    assert happened[-1] == FinalTurns(3)


def test_who_draws_the_last_card_may_knock() -> None:
    """MAN-40."""
    s = position(CAROUSEL, "Ac", draw="2c", stock=1, players=3)
    assert reason(play(CAROUSEL, s, "draw; end; knock")) == "knock"
    s = position(CAROUSEL, "7h 8h 9h", draw="2c", stock=1, players=3)
    assert reason(play(CAROUSEL, s, f"draw; {MELD}; knock")) == "knock"


def test_who_draws_the_last_card_may_go_out() -> None:
    """MAN-40, MAN-41: then there is no final turn."""
    s = position(CAROUSEL, "7h 8h", draw="9h", stock=1, players=3)
    assert reason(play(CAROUSEL, s, f"draw; {MELD}")) == "out"


def test_a_full_stock_brings_no_final_turns() -> None:
    """MAN-41: one card is still there."""
    s = position(CAROUSEL, "7h 8h 9h Kd", draw="2c 3c", stock=2, players=3)
    assert play(CAROUSEL, s, f"draw; {MELD}; end").public.turn.phase == "draw1"


@pytest.mark.parametrize("players", [2, 3, 5])
def test_each_player_has_one_final_turn_and_the_last_drawer_the_last(players: int) -> None:
    """MAN-41, AMB-15: from the next player to the one who took the last card."""
    s = position(CAROUSEL, "Kd", draw="2c", stock=1, players=players, seat=1)
    s = play(CAROUSEL, s, "draw; end; end")
    turns = []
    while reason(s) is None:
        turns.append(s.seat)
        assert s.public.turn.phase == "final"
        s = play(CAROUSEL, s, "end")
    assert turns == [(2 + i) % players for i in range(players)]
    assert reason(s) == "exhausted"


def test_in_a_final_turn_nobody_draws_or_knocks() -> None:
    """MAN-41, MAN-42: a meld or a pass."""
    s = position(CAROUSEL, "Ac", phase="final", final=2, stock=0, players=3)
    assert words(offered(CAROUSEL, s)) == {"end"}
    assert refusal(CAROUSEL, s, "knock") == "E_NOT_NOW"
    assert refusal(CAROUSEL, s, "draw") == "E_DRAW_NOT_ALLOWED_NOW"


def test_in_a_final_turn_a_meld_passes_the_turn() -> None:
    """MAN-41, B.2 FINAL: meld, once."""
    s = position(CAROUSEL, "7h 8h 9h Kd", phase="final", final=2, stock=0, players=3)
    s = play(CAROUSEL, s, MELD)
    assert (s.seat, s.public.turn.phase, s.public.final) == (1, "final", 1)
    s = position(CAROUSEL, "7h 8h 9h Kd", phase="final", final=1, stock=0, players=3)
    assert reason(play(CAROUSEL, s, MELD)) == "exhausted"


def test_an_empty_hand_in_a_final_turn_ends_the_round_at_once() -> None:
    """MAN-42, M-T9: with the bonus of 25."""
    others = ("Kc", "2d")
    s = position(CAROUSEL, "7h 8h 9h", phase="final", final=3, stock=0, players=3, others=others)
    s = play(CAROUSEL, s, MELD)
    assert reason(s) == "out"
    assert score(CAROUSEL, s).points == (10 + 2 + 25, 0, 0)


def test_the_last_card_without_a_meld_leads_to_the_final_turns() -> None:
    """M-T8: the turn ends, as nothing is left to draw; the next player has the first final turn."""
    s = position(CAROUSEL, "Kd", draw="2c", stock=1, players=3)
    s = play(CAROUSEL, s, "draw")
    assert refusal(CAROUSEL, s, "draw") == "E_STOCK_EMPTY"
    s = play(CAROUSEL, s, "end; end")
    assert (s.seat, s.public.turn.phase) == (1, "final")


# --- idle play ---------------------------------------------------------------------------------------------------


def test_idle_play_draws_until_passing_is_allowed_and_never_melds_or_knocks() -> None:
    """H: three cards, then the end of the turn; with a hand low enough for a knock."""
    s, moves = position(CAROUSEL, "Ac", draw="2c Ad As", players=3), []
    while s.seat == 0:
        moves.append(type(CAROUSEL.idle(CAROUSEL, view(s, 0))).__name__)
        s = play(CAROUSEL, s, moves[-1].lower())
    assert moves == ["Draw", "Draw", "Draw", "End"]


def test_idle_play_passes_in_a_final_turn_and_where_the_stock_is_empty() -> None:
    """H."""
    for phase in ("decide1", "after", "final"):
        s = position(CAROUSEL, "Ac Kd", phase=phase, stock=0, players=3, final=int(phase == "final"))
        assert type(CAROUSEL.idle(CAROUSEL, view(s, 0))).__name__ == "End"


def test_a_round_in_which_all_are_away_ends_and_loses_no_card() -> None:
    """MAN-41, MAN-43, J: cards are conserved, each turn draws three; it needs no stall guard (0.6.2)."""
    s = deal(CAROUSEL, CAROUSEL.deck(4, 0), 4)
    while reason(s) is None:
        move = type(CAROUSEL.idle(CAROUSEL, view(s, s.seat))).__name__.lower()
        s = play(CAROUSEL, s, move)
        assert sorted([*s.stock, *(c for h in s.hands for c in members(h))]) == list(CAROUSEL.deck(4, 0))
    assert reason(s) == "exhausted"
    assert s.public.turns == 66 // 3 + 4
