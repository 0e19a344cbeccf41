"""Classic rummy: a turn, move by move (RULES A.2 to A.4)."""

from typing import Any

import pytest

from openrummy.core import Draw, LayDown, LayOff, Rearrange, State, Void, apply, check, legal, view
from openrummy.errors import Code, Illegal
from openrummy.games import make_game
from positions import action, card, hand, let_pass, offered, play, position, reason, refusal, some, steps, words

CLASSIC = make_game("classic")
HAND = "4c 9c Kd 2s 7h Js 6d"


def start(cards: str = HAND, pile: str = "Kc", **more: Any) -> State:
    return position(CLASSIC, cards, pile=pile, **more)


# --- A.2: the states, arrow by arrow -----------------------------------------------------------------------------


def test_a_turn_opens_with_a_draw_from_either_pile() -> None:
    """A.2 DRAW: draw_stock or take_discard, and nothing else."""
    s = start()
    assert words(offered(CLASSIC, s)) == {"draw", "take"}
    assert play(CLASSIC, s, "draw").public.turn.phase == "play"
    assert play(CLASSIC, s, "take").public.turn.phase == "play"


@pytest.mark.parametrize("early", ["discard Kd", "meld 4c 9c Kd", "lay Kd on 1", "end"])
def test_nothing_can_be_done_before_the_draw(early: str) -> None:
    """A.2 DRAW, S17: drawing is compulsory."""
    assert refusal(CLASSIC, start(), early) == "E_MUST_DRAW"


@pytest.mark.parametrize("two", ["draw; draw", "draw; take", "take; draw", "take; take"])
def test_exactly_one_draw_opens_each_turn(two: str) -> None:
    """A.2 PLAY, S18."""
    assert refusal(CLASSIC, start(pile="5c Kc"), two) == "E_ALREADY_DREW"


def test_only_the_top_discard_is_taken() -> None:
    """A.2 DRAW: the pile under it stays."""
    s = play(CLASSIC, start(pile="5c 8h Kc"), "take")
    assert s.public.discard == some("5c 8h")
    assert s.hand >> card("Kc") & 1
    assert s.public.turn.taken == card("Kc")


def test_an_empty_discard_pile_gives_nothing() -> None:
    """A.2 DRAW: take_discard needs a pile."""
    assert refusal(CLASSIC, start(pile=""), "take") == "E_PILE_EMPTY"


def test_melds_and_lay_offs_are_optional_and_mixed_in_any_order_and_number() -> None:
    """A.2 PLAY, SOL-11: meld, lay off, meld, lay off twice, discard."""
    s = start("7c 7d 7h Ts Js Qs 3d Kd 7s", table="[4d 5d 6d]", draw="9h")
    s = play(CLASSIC, s, "draw; meld Ts Js Qs; lay 3d on 1; meld 7c 7d 7h; lay 7s on 3")
    assert s.public.turn.phase == "play"
    assert hand(s) == tuple(sorted(some("Kd 9h")))
    assert play(CLASSIC, s, "discard Kd").seat == 1


def test_a_turn_may_pass_without_a_meld() -> None:
    """SOL-11: holding a meld back is allowed."""
    s = play(CLASSIC, start("7c 7d 7h 2s 9c Jd Kd"), "draw; discard Kd")
    assert s.seat == 1
    assert s.public.table == ()


def test_a_turn_with_cards_left_ends_only_by_a_discard() -> None:
    """A.2 PLAY, S23."""
    assert refusal(CLASSIC, start(), "draw; end") == "E_MUST_DISCARD"


def test_after_the_discard_the_next_seat_draws() -> None:
    """A.2 TURN_END -> DRAW of the next player, with a clean memory."""
    s = play(CLASSIC, start(draw="2d"), "take; discard 9c")
    turn = s.public.turn
    assert (turn.seat, turn.phase, turn.drawn, turn.taken, turn.melds, turn.touched) == (1, "draw", 0, None, 0, False)
    assert s.public.turns == 1


def test_a_round_that_is_over_takes_no_action() -> None:
    """A.2 ROUND_WON."""
    s = play(CLASSIC, position(CLASSIC, "Qc Qs", pile="Kc", draw="Qh", own_meld=True), "draw; meld Qc Qs Qh")
    assert reason(s) == "out"
    assert refusal(CLASSIC, s, "draw") == "E_ROUND_OVER"
    assert offered(CLASSIC, s) == ()
    with pytest.raises(Illegal):
        apply(CLASSIC, s, Void())


def test_only_the_seat_to_act_acts() -> None:
    """0.2, J: exactly one player to move."""
    s = start()
    for seat in (1, 2, 3, -1):
        with pytest.raises(Illegal) as refused:
            check(CLASSIC, view(s, seat), Draw())
        assert refused.value.code is Code.NOT_YOUR_TURN
        assert tuple(legal(CLASSIC, view(s, seat))) == ()


@pytest.mark.parametrize("other", ["knock", "close Kd", "accept", "refuse", "table [4c 9c Kd]"])
def test_actions_of_other_games_do_not_exist(other: str) -> None:
    """SOL-14: melds on the table are never rearranged."""
    assert refusal(CLASSIC, play(CLASSIC, start(), "draw"), other) == "E_NOT_NOW"


def test_a_refused_action_changes_nothing() -> None:
    """0.6.1: a move is applied whole or not at all."""
    s = play(CLASSIC, start("Qc Qd 4s 7h 9d 2c Js", table="[9h Th Jh]", draw="5s"), "draw")
    before = (s.public, s.stock, s.hands, s.drawn)
    for wrong in ("meld Qc Qd 4s", "lay 7h on 1", "lay 7h on 9", "lay 7h on 0", "discard Kd", "draw", "end"):
        assert refusal(CLASSIC, s, wrong) is not None
    assert (s.public, s.stock, s.hands, s.drawn) == before


@pytest.mark.parametrize("wrong", ["discard Kh", "meld Kh Qh Jh", "meld 4c 9c Kh", "lay Kh on 1"])
def test_only_cards_of_the_hand_are_played(wrong: str) -> None:
    """0.6.1, SOL-14: nor the cards of the table."""
    s = play(CLASSIC, start(table="[Jh Qh Kh]", draw="2d", own_meld=True), "draw")
    assert refusal(CLASSIC, s, wrong) == "E_NOT_IN_HAND"


@pytest.mark.parametrize("number", [-1, 52, 54, 10**9])
def test_a_number_that_is_no_card_is_not_in_the_hand(number: int) -> None:
    s = play(CLASSIC, start(table="[Jh Qh Kh]", draw="2d"), "draw")
    for wrong in (LayDown((number, number, number)), LayOff(number, 0), Rearrange(((number,),))):
        with pytest.raises(Illegal):
            apply(CLASSIC, s, wrong)


# --- A.3: melds and lay-offs -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "code"),
    [
        ("7c 7d 7h", None),
        ("7c 7d 7h 7s", None),
        ("Ah 2h 3h", None),
        ("3h Ah 2h", None),
        ("Jh Qh Kh", None),
        ("Qh Kh Ah", "E_NOT_CONSECUTIVE"),
        ("Kh Ah 2h", "E_NOT_CONSECUTIVE"),
        ("Ah 2h 4h", "E_NOT_CONSECUTIVE"),
        ("9h Th Jd", "E_NOT_A_MELD"),
        ("7c 7d", "E_MELD_TOO_SHORT"),
        ("7c 7c 7c", "E_DUPLICATE_CARD"),
    ],
)
def test_sets_and_runs_with_the_ace_low(cards: str, code: str | None) -> None:
    """SOL-10."""
    spare = [c for c in "2c 5s 8d Tc".split() if c not in cards][:4]
    held = " ".join(dict.fromkeys([*cards.split(), *spare]))
    assert refusal(CLASSIC, position(CLASSIC, held, pile="Kc", draw="5d"), f"draw; meld {cards}") == code


def test_a_meld_lies_on_the_table_as_the_players_own() -> None:
    """SOL-13: owner, and whose cards they are."""
    s, happened = steps(CLASSIC, start("Qc Qd 4s 7h 9d 2c Js", draw="Qh"), "draw; meld Qh Qc Qd")
    (group,) = s.public.table
    assert (group.meld, group.owner, group.by) == (some("Qc Qd Qh"), 0, (0, 0, 0))
    assert s.public.opened == (True, False, False, False)
    assert type(happened[-1]).__name__ == "Melded"


def test_a_lay_off_adds_one_card_to_a_meld_of_any_player() -> None:
    """SOL-12: own or another's; BAS-13: the card lies before who played it."""
    s = start("8h Ts 4c Kd", table="[9h Th Jh] [7s 8s 9s]", own_meld=True, owners=(2, 0))
    s = play(CLASSIC, s, "draw; lay 8h on 1; lay Ts on 2")
    first, second = s.public.table
    assert (first.meld, first.owner, first.by) == (some("8h 9h Th Jh"), 2, (0, 2, 2, 2))
    assert (second.meld, second.owner, second.by) == (some("7s 8s 9s Ts"), 0, (0, 0, 0, 0))


def test_several_lay_offs_are_each_legal_when_made() -> None:
    """SOL-12, S25: 8H before 7H on 9H-10H-JH."""
    s = position(CLASSIC, "7h 6h 2c", table="[9h Th Jh]", pile="Kc", draw="8h", own_meld=True)
    s = play(CLASSIC, s, "draw")
    assert refusal(CLASSIC, s, "lay 7h on 1") == "E_LAYOFF_NO_FIT"
    assert refusal(CLASSIC, s, "lay 8h on 1; lay 7h on 1; lay 6h on 1; discard 2c") is None


def test_a_full_meld_takes_nothing() -> None:
    """SOL-12, S21: a set of four is full, and the ace has no card above the king."""
    table = "[Ac 2c 3c 4c] [5c 5s 5h 5d] [Jd Qd Kd]"
    s = play(CLASSIC, position(CLASSIC, "6c 9d Ad", table=table, pile="Kc", draw="2h", own_meld=True), "draw")
    for wrong in ("lay 6c on 1", "lay 9d on 2", "lay Ad on 3"):
        assert refusal(CLASSIC, s, wrong) == "E_LAYOFF_NO_FIT"
    assert words(offered(CLASSIC, s)) == {"discard"}


def test_a_lay_off_needs_a_meld_that_is_there() -> None:
    s = play(CLASSIC, position(CLASSIC, "8h 4c Kd", table="[9h Th Jh]", pile="Kc", own_meld=True), "draw")
    for place in (0, 2, -3):
        assert refusal(CLASSIC, s, f"lay 8h on {place}") == "E_NO_SUCH_MELD"


def test_a_lay_off_needs_an_own_meld_first() -> None:
    """SOL-13, S09."""
    s = position(CLASSIC, "8h 4c Kd 2c 6d 9s Jc", table="[9h Th Jh]", pile="Kc", draw="2d")
    assert refusal(CLASSIC, s, "draw; lay 8h on 1") == "E_LAYOFF_NEEDS_OWN_MELD"


def test_the_own_meld_may_come_earlier_in_the_same_turn() -> None:
    """SOL-13, AMB-7."""
    s = position(CLASSIC, "8h 4c 4d 4s 6d 9s Jc", table="[9h Th Jh]", pile="Kc", draw="2d")
    assert refusal(CLASSIC, s, "draw; meld 4c 4d 4s; lay 8h on 1; discard Jc") is None


def test_the_own_meld_may_come_from_an_earlier_turn() -> None:
    """SOL-13: it stays the player's own for the round, whoever added to it."""
    s = position(CLASSIC, "8h 4c 4d 4s 6d 9s Jc", table="[9h Th Jh]", pile="Kc", draw="2d 2h 5d 5c 3d")
    s = let_pass(CLASSIC, play(CLASSIC, s, "draw; meld 4c 4d 4s; discard Jc"), 3)
    assert refusal(CLASSIC, s, "draw; lay 8h on 1") is None


def test_the_meld_of_another_player_is_no_own_meld() -> None:
    """SOL-13: a lay-off by somebody else gives no right to lay off either."""
    s = position(CLASSIC, "8h 4c Kd", table="[9h Th Jh]", owners=(2,), pile="Kc", own_meld=True, others=("7h 2c 9d",))
    s = play(CLASSIC, s, "draw; lay 8h on 1; discard Kd; draw")
    assert refusal(CLASSIC, s, "lay 7h on 1") == "E_LAYOFF_NEEDS_OWN_MELD"


def test_melds_on_the_table_are_never_taken_back() -> None:
    """SOL-14: the cards of a meld are in no hand, so they can be neither melded nor discarded again."""
    s = play(CLASSIC, start("Qc Qd 4s 7h 9d 2c Js", draw="Qh"), "draw; meld Qc Qd Qh")
    assert refusal(CLASSIC, s, "discard Qc") == "E_NOT_IN_HAND"
    assert refusal(CLASSIC, s, "meld Qc Qd Qh") == "E_NOT_IN_HAND"


# --- A.4: discarding and going out -------------------------------------------------------------------------------


def test_the_discard_lies_on_top_of_the_pile() -> None:
    """SOL-20."""
    s = play(CLASSIC, start(pile="5c Kc", draw="2d"), "draw; discard Kd")
    assert s.public.discard == some("5c Kc Kd")


def test_a_card_just_taken_may_not_be_discarded() -> None:
    """SOL-21, S11."""
    assert refusal(CLASSIC, start(pile="5d"), "take; discard 5d") == "E_RETURN_TAKEN_CARD"


def test_a_card_drawn_from_the_stock_may_be_discarded() -> None:
    """SOL-21 speaks of the pile only."""
    assert refusal(CLASSIC, start(draw="5d"), "draw; discard 5d") is None


def test_a_taken_card_may_be_discarded_on_a_later_turn() -> None:
    """SOL-21, S12: the memory of what was taken ends with the turn."""
    s = let_pass(CLASSIC, play(CLASSIC, start(pile="5d"), "take; discard Kd"), 3)
    assert s.seat == 0
    assert refusal(CLASSIC, s, "draw; discard 5d") is None


@pytest.mark.parametrize(
    ("cards", "moves"),
    [
        ("Qc Qs", "draw; meld Qc Qs Qh"),
        ("8c", "draw; lay Qh on 1; lay 8c on 2"),
        ("Qc Qs 9c", "draw; meld Qc Qs Qh; discard 9c"),
        ("9c", "draw; lay Qh on 1; discard 9c"),
    ],
)
def test_a_player_goes_out_by_meld_lay_off_or_discard(cards: str, moves: str) -> None:
    """SOL-22, S13, S14, AMB-4."""
    table = "[9h Th Jh] [8d 8s 8h]"
    s = play(CLASSIC, position(CLASSIC, cards, table=table, pile="Kc", draw="Qh", own_meld=True), moves)
    assert (reason(s), hand(s, 0)) == ("out", ())
    assert s.public.outcome is not None
    assert s.public.outcome.seat == 0


# --- SOL-23: nobody strands himself ------------------------------------------------------------------------------


def test_a_lay_off_that_leaves_only_the_taken_card_is_refused() -> None:
    """SOL-23, S20, AMB-5: the discard instead is legal."""
    s = play(CLASSIC, position(CLASSIC, "8h", table="[9h Th Jh]", pile="5d", own_meld=True), "take")
    assert refusal(CLASSIC, s, "lay 8h on 1") == "E_STRANDED"
    assert offered(CLASSIC, s) == (action("discard 8h"),)


def test_a_meld_that_leaves_only_the_taken_card_is_refused() -> None:
    """SOL-23."""
    s = play(CLASSIC, position(CLASSIC, "4c 4d 4s", pile="5d", own_meld=True), "take")
    assert refusal(CLASSIC, s, "meld 4c 4d 4s") == "E_STRANDED"


def test_the_play_is_allowed_when_the_taken_card_can_be_laid_off_at_once() -> None:
    """SOL-23: on a meld that was there, or that this very play makes or lengthens."""
    s = play(CLASSIC, position(CLASSIC, "4c 4d 4s", table="[6d 7d 8d]", pile="5d", own_meld=True), "take")
    assert reason(play(CLASSIC, s, "meld 4c 4d 4s; lay 5d on 1")) == "out"
    s = play(CLASSIC, position(CLASSIC, "2d 3d 4d", pile="5d", own_meld=True), "take")
    assert reason(play(CLASSIC, s, "meld 2d 3d 4d; lay 5d on 1")) == "out"
    s = play(CLASSIC, position(CLASSIC, "4d", table="[6d 7d 8d] [Ad 2d 3d]", pile="5d", own_meld=True), "take")
    assert reason(play(CLASSIC, s, "lay 4d on 2; lay 5d on 2")) == "out"
    s = play(CLASSIC, position(CLASSIC, "6d", table="[7d 8d 9d]", pile="5d", own_meld=True), "take")
    assert reason(play(CLASSIC, s, "lay 6d on 1; lay 5d on 1")) == "out"


def test_the_first_own_meld_of_the_round_opens_the_lay_off_that_saves_it() -> None:
    """SOL-13 with SOL-23."""
    s = play(CLASSIC, position(CLASSIC, "4c 4d 4s", table="[6d 7d 8d]", owners=(3,), pile="5d"), "take")
    assert reason(play(CLASSIC, s, "meld 4c 4d 4s; lay 5d on 1")) == "out"


def test_a_card_from_the_stock_strands_nobody() -> None:
    """SOL-23: only the card taken from the pile cannot be discarded."""
    s = position(CLASSIC, "4c 4d 4s", pile="Kc", draw="5d", own_meld=True)
    assert reason(play(CLASSIC, s, "draw; meld 4c 4d 4s; discard 5d")) == "out"


def test_two_cards_left_always_hold_a_legal_discard() -> None:
    """SOL-23: right after the draw there are at least two cards."""
    s = play(CLASSIC, position(CLASSIC, "8h 2c", table="[9h Th Jh]", pile="5d", own_meld=True), "take; lay 8h on 1")
    assert hand(s) == tuple(sorted(some("2c 5d")))
    assert offered(CLASSIC, s) == (action("discard 2c"),)


@pytest.mark.parametrize("taken", ["2d", "Kd"])
def test_a_meld_that_leaves_the_taken_card_and_another_is_no_corner(taken: str) -> None:
    """SOL-23: whichever of the two is the lower."""
    s = play(CLASSIC, position(CLASSIC, "4c 4d 4s 9h", pile=taken), "take; meld 4c 4d 4s")
    assert offered(CLASSIC, s) == (action("discard 9h"),)


def test_a_fourth_card_for_the_own_set_may_be_the_taken_one() -> None:
    """SOL-22: a taken card may always be melded or laid off."""
    s = play(CLASSIC, position(CLASSIC, "Kd", table="[5c 5h 5s]", pile="5d", own_meld=True), "take; lay 5d on 1")
    assert reason(play(CLASSIC, s, "discard Kd")) == "out"
