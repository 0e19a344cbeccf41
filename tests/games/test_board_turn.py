"""Board rummy: the turn, and which discards may be thrown and taken (RULES C.3)."""

from games.board_racks import BOARD, LOOSE, SIMPLE, start
from openrummy.core import Discard, apply, view
from positions import action, card, hand, let_pass, offered, play, reason, refusal, score, some, words

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
