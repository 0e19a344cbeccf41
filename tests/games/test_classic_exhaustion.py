"""Classic rummy: the stock runs out, twice, and rounds in which nothing moves (RULES A.5, 0.6, H)."""

from typing import Any

import pytest

from openrummy.cards import members, pack
from openrummy.core import (
    SHUFFLING,
    SPECTATOR,
    Game,
    Reshuffle,
    State,
    StockTurned,
    apply,
    cards_to_shuffle,
    deal,
    view,
)  # fmt: skip
from openrummy.errors import Code, Illegal
from openrummy.games import make_game
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
    reshuffle,
    score,
    some,
    steps,
)  # fmt: skip

CLASSIC = make_game("classic")
SHUFFLED = make_game("classic", {"recycle_shuffle": True})
PILE = "7d Kc 2h 9s"  # the oldest first


def last_card(g: Game = CLASSIC, cards: str = "Jd 4c 4d", pile: str = PILE, **more: Any) -> State:
    """One card in the stock, the 5h; all others are in the other hands."""
    return position(g, cards, pile=pile, draw="5h", stock=1, own_meld=True, **more)


def test_the_player_who_draws_the_last_card_finishes_the_turn() -> None:
    """SOL-31: the stock is empty, and the turn goes on."""
    s = play(CLASSIC, last_card(), "draw")
    assert (s.seat, s.public.turn.phase, s.stock, s.public.recycles) == (0, "play", (), 0)
    assert {action("discard Jd"), action("discard 5h")} <= set(offered(CLASSIC, s))


def test_the_player_who_draws_the_last_card_may_go_out() -> None:
    """SOL-31: in either pass."""
    for recycles in (0, 1):
        s = last_card(cards="4h 3h", recycles=recycles)
        assert reason(play(CLASSIC, s, "draw; meld 3h 4h 5h")) == "out"


def test_the_discards_but_the_top_one_are_turned_over_as_a_block() -> None:
    """SOL-32, AMB-2, and the example of A.5: JD stays; 7D, KC, 2H, 9S are drawn in this order."""
    s, happened = steps(CLASSIC, last_card(), "draw; discard Jd")
    assert s.public.discard == some("Jd")
    assert s.stock == some("7d Kc 2h 9s")
    assert happened[-1] == StockTurned(4)
    assert (s.seat, s.public.turn.phase, s.public.recycles) == (1, "draw", 1)
    drawn = []
    for _ in range(4):
        s = play(CLASSIC, s, "draw")
        drawn.append(s.drawn)
        s = let_pass(CLASSIC, s)
    assert tuple(drawn) == some("7d Kc 2h 9s")


def test_the_order_of_the_turned_stock_is_public() -> None:
    """SOL-32: it is shown to all, and who draws from it holds a known card."""
    s = play(CLASSIC, last_card(), "draw; discard Jd")
    assert [view(s, seat).stock_order for seat in (0, 1, 2, 3, SPECTATOR)] == [some("7d Kc 2h 9s")] * 5
    s = play(CLASSIC, s, "draw")
    assert s.public.known[1] == some("7d")
    assert view(s, 0).stock_order == some("Kc 2h 9s")


def test_the_first_pass_hides_its_order() -> None:
    """SOL-32 concerns the second pass only."""
    s = play(CLASSIC, position(CLASSIC, "Jd 4c", pile="Kc"), "draw")
    assert view(s, 1).stock_order == ()
    assert s.public.known[0] == ()


def test_the_second_exhaustion_is_a_drawn_round() -> None:
    """SOL-30, SOL-33: the stock is run through twice, and nobody scores."""
    s = play(CLASSIC, last_card(recycles=1), "draw; discard Jd")
    assert reason(s) == "exhausted"
    assert score(CLASSIC, s).points == (0, 0, 0, 0)
    assert score(CLASSIC, s).winners == ()


def test_the_round_is_drawn_after_the_discard_and_not_before() -> None:
    """SOL-31, SOL-33, AMB-3: the check is made at the end of the turn."""
    s = play(CLASSIC, last_card(recycles=1), "draw")
    assert reason(s) is None
    assert reason(play(CLASSIC, s, "discard 5h")) == "exhausted"


def test_a_lone_discard_makes_no_second_pass() -> None:
    """SOL-34: only one discard on the pile counts as the second exhaustion."""
    s = play(CLASSIC, last_card(pile=""), "draw; discard Jd")
    assert s.public.discard == some("Jd")
    assert reason(s) == "exhausted"
    assert score(CLASSIC, s).points == (0, 0, 0, 0)


def test_two_discards_make_a_second_pass_of_one_card() -> None:
    """SOL-34: the smallest stock that is not empty."""
    s = play(CLASSIC, last_card(pile="7d"), "draw; discard Jd")
    assert (reason(s), s.stock, s.public.discard) == (None, some("7d"), some("Jd"))


def test_taking_the_discard_leaves_the_stock_alone() -> None:
    """SOL-31: only an empty stock at the end of a turn is an exhaustion."""
    s = play(CLASSIC, last_card(), "take; discard Jd")
    assert (len(s.stock), s.public.recycles) == (1, 0)


def test_a_round_of_draws_and_discards_passes_through_the_stock_twice() -> None:
    """SOL-30: 23 draws, then 22 of the turned discards (24 lay there, the top one stays), then the end."""
    s = deal(CLASSIC, pack(), 4)
    turned = 0
    while reason(s) is None:
        s, happened = apply(CLASSIC, s, CLASSIC.idle(CLASSIC, view(s, s.seat)))
        turned += sum(isinstance(e, StockTurned) for e in happened)
    assert (reason(s), turned, s.public.turns) == ("exhausted", 1, 23 + 23)


# --- the option recycle_shuffle ----------------------------------------------------------------------------------


def test_without_the_option_nobody_shuffles() -> None:
    """H: recycle_shuffle = false."""
    s = play(CLASSIC, last_card(), "draw; discard Jd")
    assert cards_to_shuffle(s.public) is None


def test_with_the_option_the_house_shuffles_the_discards() -> None:
    """H: recycle_shuffle = true; the top card stays, and the order is secret."""
    s = play(SHUFFLED, last_card(SHUFFLED), "draw; discard Jd")
    assert s.public.turn.phase == SHUFFLING
    assert cards_to_shuffle(s.public) == tuple(sorted(some(PILE)))
    assert offered(SHUFFLED, s) == ()
    assert refusal(SHUFFLED, s, "draw") == "E_NOT_NOW"
    s = reshuffle(SHUFFLED, s)
    assert s.stock == tuple(sorted(some(PILE), reverse=True))
    assert (s.public.discard, s.seat, s.public.turn.phase) == (some("Jd"), 1, "draw")
    assert view(s, 1).stock_order == ()
    s = play(SHUFFLED, s, "draw")
    assert s.public.known[1] == ()


def test_with_the_option_the_second_exhaustion_still_ends_the_round() -> None:
    """SOL-33, SOL-34 under recycle_shuffle."""
    assert reason(play(SHUFFLED, last_card(SHUFFLED, recycles=1), "draw; discard Jd")) == "exhausted"
    assert reason(play(SHUFFLED, last_card(SHUFFLED, pile=""), "draw; discard Jd")) == "exhausted"


@pytest.mark.parametrize("order", ["7d Kc 2h", "7d Kc 2h 9s Jd", "7d Kc 2h 2h", "7d Kc 2h 3s", ""])
def test_the_house_shuffles_exactly_the_discards(order: str) -> None:
    """0.6.3: an order of other cards is refused."""
    s = play(SHUFFLED, last_card(SHUFFLED), "draw; discard Jd")
    with pytest.raises(Illegal) as refused:
        apply(SHUFFLED, s, Reshuffle(some(order)))
    assert refused.value.code is Code.BAD_ORDER


def test_the_house_shuffles_only_when_the_stock_is_empty() -> None:
    """0.6.3."""
    with pytest.raises(Illegal) as refused:
        apply(SHUFFLED, last_card(SHUFFLED), Reshuffle(some(PILE)))
    assert refused.value.code is Code.NOT_NOW


# --- the stall guard ---------------------------------------------------------------------------------------------


def circulate(g: Game, s: State, turns: int) -> State:
    """Turns in which each player takes the discard and throws another card."""
    for _ in range(turns):
        s = play(g, s, "take")
        s, _ = apply(g, s, next(a for a in offered(g, s) if type(a).__name__ == "Discard"))
    return s


def test_forty_turns_without_a_draw_or_a_play_end_the_round() -> None:
    """0.6.2, AMB-50: 10 x players consecutive turns, and not one earlier."""
    s = circulate(CLASSIC, deal(CLASSIC, pack(), 4), 39)
    assert reason(s) is None
    s = circulate(CLASSIC, s, 1)
    assert reason(s) == "stalled"
    assert score(CLASSIC, s).points == (0, 0, 0, 0)


def test_a_draw_from_the_stock_starts_the_stall_guard_anew() -> None:
    """0.6.2."""
    s = circulate(CLASSIC, let_pass(CLASSIC, circulate(CLASSIC, deal(CLASSIC, pack(), 4), 39)), 39)
    assert reason(s) is None
    assert reason(circulate(CLASSIC, s, 1)) == "stalled"


def test_a_card_that_reaches_the_table_starts_the_stall_guard_anew() -> None:
    """0.6.2: by a meld, or by a lay-off."""
    s = position(CLASSIC, "7c 7d 2s 9h Kd", pile="7h", still=39)
    assert reason(play(CLASSIC, s, "take; discard 9h")) == "stalled"
    s = play(CLASSIC, s, "take; meld 7c 7d 7h; discard 9h")
    assert (reason(s), s.public.still) == (None, 0)
    s = position(CLASSIC, "8h 2s 3d", table="[9h Th Jh]", pile="7h", still=39, own_meld=True)
    s = play(CLASSIC, s, "take; lay 8h on 1; discard 2s")
    assert (reason(s), s.public.still) == (None, 0)


# --- a seat that is away -----------------------------------------------------------------------------------------


def idle(g: Game, s: State) -> object:
    return g.idle(g, view(s, s.seat))


def test_idle_play_draws_from_the_stock_and_throws_the_card_back() -> None:
    """H, idle play: it takes no discard and puts down no meld."""
    s = position(CLASSIC, "7c 7d 7h 2s", pile="7s", draw="Kd")
    assert idle(CLASSIC, s) == action("draw")
    s = play(CLASSIC, s, "draw")
    assert idle(CLASSIC, s) == action("discard Kd")


def test_idle_play_after_a_taken_card_throws_the_loosest_card() -> None:
    """H, G1: the fewest links, the highest value first; never the card just taken."""
    s = play(CLASSIC, position(CLASSIC, "7c 8c Qs 2d Kh", pile="Kd"), "take")
    assert idle(CLASSIC, s) == action("discard Qs")  # Q and 2 are lone, the kings and the clubs are not
    s = play(CLASSIC, position(CLASSIC, "7c 8c 2d", pile="Kd"), "take")
    assert idle(CLASSIC, s) == action("discard 2d")


def test_idle_play_after_the_drawn_card_was_melded_throws_the_loosest_card() -> None:
    """H."""
    s = play(CLASSIC, position(CLASSIC, "7c 7d 2s 9h 3s", pile="Kd", draw="7h"), "draw; meld 7c 7d 7h")
    assert idle(CLASSIC, s) == action("discard 9h")


def test_every_card_stays_in_one_place_through_both_passes() -> None:
    """J: cards are conserved in every state."""
    s = deal(CLASSIC, pack(), 4)
    while reason(s) is None:
        held = [c for h in s.hands for c in members(h)]
        assert sorted([*held, *s.stock, *s.public.discard]) == list(pack())
        s, _ = apply(CLASSIC, s, CLASSIC.idle(CLASSIC, view(s, s.seat)))
    assert card("Kc") in (*hand(s, 0), *hand(s, 1), *hand(s, 2), *hand(s, 3), *s.public.discard)
