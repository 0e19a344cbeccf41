"""Basic rummy: the stock runs out (RULES D.4), and rounds in which nothing moves (0.6)."""

from collections.abc import Iterator
from typing import Any

import pytest

from openrummy.cards import members, pack
from openrummy.core import (
    SHUFFLING,
    Discard,
    Game,
    Reshuffle,
    Reshuffled,
    State,
    apply,
    cards_to_shuffle,
    deal,
    view,
)  # fmt: skip
from openrummy.games import make_game
from positions import action, let_pass, offered, play, position, reason, refusal, reshuffle, score, some, steps

BASIC = make_game("basic")
PILE = "7d Kc 2h 9s"


def last_card(g: Game = BASIC, cards: str = "Jd 4c 4d", pile: str = PILE, **more: Any) -> State:
    """One card in the stock, the 5h; all others are in the other hands."""
    return position(g, cards, pile=pile, draw="5h", stock=1, **more)


def recycling(most: int | None) -> Game:
    return make_game("basic", {"max_recycles": most})


def test_the_discards_but_the_top_one_are_shuffled_into_a_new_stock() -> None:
    """BAS-20: at the end of the turn; the next player draws from it."""
    s, _ = steps(BASIC, last_card(), "draw; discard Jd")
    assert s.public.turn.phase == SHUFFLING
    assert cards_to_shuffle(s.public) == tuple(sorted(some(PILE)))
    assert offered(BASIC, s) == ()
    s = reshuffle(BASIC, s)
    assert (s.seat, s.public.turn.phase, s.public.discard) == (1, "draw", some("Jd"))
    assert (sorted(s.stock), s.public.recycles) == (sorted(some(PILE)), 1)
    assert view(s, 1).stock_order == ()


def test_the_player_who_draws_the_last_card_finishes_the_turn() -> None:
    """BAS-20: nobody shuffles before the end of the turn, and going out comes first."""
    s = play(BASIC, last_card(cards="4h 3h"), "draw")
    assert (s.public.turn.phase, cards_to_shuffle(s.public)) == ("play", None)
    assert reason(play(BASIC, s, "meld 3h 4h 5h")) == "out"


def test_twelve_discards_make_a_stock_of_eleven() -> None:
    """BAS-20, the example of D.4: 6 players, 12 cards on the pile."""
    pile = "Ac 2c 3c 5c 6c 7c 8c 9c Tc Jc Qc"
    s = play(BASIC, last_card(pile=pile, players=6), "draw; discard Jd")
    s, happened = apply(BASIC, s, Reshuffle(cards_to_shuffle(s.public) or ()))
    assert (len(s.stock), s.public.discard, happened) == (11, some("Jd"), (Reshuffled(11),))


@pytest.mark.parametrize("done", [0, 1, 2, 7])
def test_the_discards_are_shuffled_any_number_of_times(done: int) -> None:
    """BAS-21, AMB-44: max_recycles = null."""
    s = play(BASIC, last_card(recycles=done), "draw; discard Jd")
    assert s.public.turn.phase == SHUFFLING
    assert reshuffle(BASIC, s).public.recycles == done + 1


@pytest.mark.parametrize(("most", "done", "ends"), [(0, 0, True), (1, 0, False), (1, 1, True), (2, 1, False)])
def test_the_number_of_times_can_be_limited(most: int, done: int, ends: bool) -> None:
    """BAS-21: max_recycles 0 is block rummy, 1 as in classic; then the round ends without score."""
    g = recycling(most)
    s = play(g, last_card(g, recycles=done), "draw; discard Jd")
    assert (reason(s) == "exhausted") is ends
    assert (s.public.turn.phase == SHUFFLING) is not ends
    if ends:
        assert score(g, s).points == (0, 0)


def test_the_limit_ends_the_round_only_after_the_turn() -> None:
    """BAS-20, BAS-21: the player who draws the last card may still go out."""
    g = recycling(0)
    s = play(g, last_card(g, cards="4h 3h"), "draw")
    assert reason(s) is None
    assert reason(play(g, s, "meld 3h 4h 5h")) == "out"


# --- BAS-22: nothing to shuffle ----------------------------------------------------------------------------------


def lone(players: int = 3, **more: Any) -> State:
    """No stock, one discard, all other cards in the hands."""
    return play(BASIC, last_card(pile="", players=players, **more), "draw; discard Jd")


def test_with_a_lone_discard_the_next_player_takes_it_or_passes() -> None:
    """BAS-22: no draw, no discard."""
    s = lone()
    assert (reason(s), s.stock, s.public.discard, s.seat) == (None, (), some("Jd"), 1)
    assert set(offered(BASIC, s)) == {action("take"), action("end")}
    assert refusal(BASIC, s, "draw") == "E_STOCK_EMPTY"
    after = play(BASIC, s, "end")
    assert (after.seat, after.hands, after.public.discard) == (2, s.hands, s.public.discard)


@pytest.mark.parametrize("players", [2, 3, 6])
def test_a_full_circle_of_passes_ends_the_round_without_score(players: int) -> None:
    """BAS-22: as many passes as players, and not one fewer."""
    s = play(BASIC, lone(players), "; ".join(["end"] * (players - 1)))
    assert reason(s) is None
    s = play(BASIC, s, "end")
    assert reason(s) == "exhausted"
    assert score(BASIC, s).points == (0,) * players


def test_taking_the_discard_breaks_the_circle_of_passes() -> None:
    """BAS-22: only consecutive passes count."""
    s = play(BASIC, lone(), "end; end; take")
    s, _ = apply(BASIC, s, next(a for a in offered(BASIC, s) if isinstance(a, Discard)))
    assert (reason(s), s.public.passes, s.stock) == (None, 0, ())
    s = play(BASIC, s, "end; end")
    assert reason(s) is None
    assert reason(play(BASIC, s, "end")) == "exhausted"


def test_who_takes_the_lone_discard_may_not_throw_it_back_and_may_go_out() -> None:
    """BAS-22 with BAS-15."""
    s = play(BASIC, position(BASIC, "Jc Js 4c", pile="Jd", stock=0), "take")
    assert refusal(BASIC, s, "discard Jd") == "E_RETURN_TAKEN_CARD"
    assert reason(play(BASIC, s, "meld Jc Jd Js; discard 4c")) == "out"


def test_the_stall_guard_ends_a_round_of_takes_without_a_stock() -> None:
    """BAS-22, 0.6.2: 10 x players turns."""
    s = lone(2)
    for turn in range(20):
        assert reason(s) is None, turn
        s = play(BASIC, s, "take")
        s, _ = apply(BASIC, s, next(a for a in offered(BASIC, s) if isinstance(a, Discard)))
    assert reason(s) == "stalled"
    assert score(BASIC, s).points == (0, 0)


def test_the_limit_comes_before_the_lone_discard() -> None:
    """BAS-21, BAS-22: when no renewal is left the round ends, whatever lies on the pile."""
    g = recycling(1)
    assert reason(play(g, last_card(g, pile="", recycles=1), "draw; discard Jd")) == "exhausted"
    assert reason(play(g, last_card(g, pile="", recycles=0), "draw; discard Jd")) is None


# --- BAS-23 and 0.6.2 --------------------------------------------------------------------------------------------


def test_after_400_turns_the_round_is_void() -> None:
    """BAS-23: and not after 399."""
    s = position(BASIC, "7c 7d 2s 9h", pile="7h", turns=398)
    s = let_pass(BASIC, s)
    assert (s.public.turns, reason(s)) == (399, None)
    s = let_pass(BASIC, s)
    assert reason(s) == "too_long"
    assert score(BASIC, s).points == (0, 0)


def test_going_out_on_the_400th_turn_wins() -> None:
    """BAS-23: the cap is asked when the turn has passed."""
    s = position(BASIC, "7c 7d", pile="7h", turns=399)
    assert reason(play(BASIC, s, "take; meld 7c 7d 7h")) == "out"


@pytest.mark.parametrize("players", [2, 6])
def test_the_stall_guard_counts_ten_turns_for_each_player(players: int) -> None:
    """0.6.2."""
    s = position(BASIC, "7c 7d 2s 9h", pile="7h", players=players, still=10 * players - 1)
    assert reason(play(BASIC, s, "draw; discard 2s")) is None
    assert reason(play(BASIC, s, "take; discard 2s")) == "stalled"
    assert reason(play(BASIC, s, "take; meld 7c 7d 7h; discard 2s")) is None


def away(g: Game, players: int) -> Iterator[State]:
    """A round in which every seat is away."""
    s = deal(g, pack(), players)
    while True:
        yield s
        if reason(s) is not None:
            return
        if s.public.turn.phase == SHUFFLING:
            s = reshuffle(g, s)
        else:
            s, _ = apply(g, s, g.idle(g, view(s, s.seat)))


@pytest.mark.parametrize(("most", "end"), [(None, "too_long"), (0, "exhausted"), (1, "exhausted")])
def test_a_round_in_which_all_are_away_ends_and_loses_no_card(most: int | None, end: str) -> None:
    """BAS-23, J: cards are conserved in every state."""
    last = None
    for s in away(recycling(most), 4):
        held = [c for h in s.hands for c in members(h)]
        assert sorted([*held, *s.stock, *s.public.discard]) == list(pack())
        last = s
    assert last is not None
    assert reason(last) == end
