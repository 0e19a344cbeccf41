"""Basic rummy: the deal, a turn, and going out (RULES D.1 to D.3)."""

from typing import Any

import pytest

from openrummy.cards import is_joker, pack
from openrummy.core import State, deal, view
from openrummy.errors import BadInput, Code, Illegal
from openrummy.games import make_game
from positions import action, hand, let_pass, offered, play, position, reason, refusal, some, words

BASIC = make_game("basic")
KEEP = make_game("basic", {"final_discard": True})
OWN = make_game("basic", {"layoff_needs_own_meld": True})
ONE = make_game("basic", {"max_melds_per_turn": 1})
HIGH = make_game("basic", {"ace_mode": "high_or_low"})


def start(cards: str = "4c 9c Kd 2s 7h Js 6d", pile: str = "Kc", **more: Any) -> State:
    return position(BASIC, cards, pile=pile, **more)


# --- D.1: the deal -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "each", "stock"), [(2, 10, 31), (3, 7, 30), (4, 7, 23), (5, 6, 21), (6, 6, 15)])
def test_the_deal_by_number_of_players(players: int, each: int, stock: int) -> None:
    """BAS-1, BAS-2, J."""
    s = deal(BASIC, pack(), players)
    assert not any(map(is_joker, BASIC.deck(players, 0)))
    assert [h.bit_count() for h in s.hands] == [each] * players
    assert (len(s.public.discard), len(s.stock)) == (1, stock)


@pytest.mark.parametrize("players", [0, 1, 7])
def test_one_player_or_seven_are_refused(players: int) -> None:
    """BAS-1."""
    with pytest.raises(Illegal) as refused:
        deal(BASIC, pack(), players)
    assert refused.value.code is Code.BAD_PLAYERS


def test_the_hand_sizes_are_an_option() -> None:
    """H: hand of basic, one number for each number of players."""
    g = make_game("basic", {"hand": {"2": 7, "3": 7, "4": 7, "5": 6, "6": 6}})
    s = deal(g, pack(), 2)
    assert ([h.bit_count() for h in s.hands], len(s.stock)) == ([7, 7], 52 - 14 - 1)
    edges = {"2": 25, "3": 16, "4": 12, "5": 1, "6": 8}
    assert len(deal(make_game("basic", {"hand": edges}), pack(), 5).stock) == 52 - 5 - 1
    for wrong in ({"2": 10}, edges | {"2": 26}, edges | {"3": 17}, edges | {"6": 0}):
        with pytest.raises(BadInput):
            make_game("basic", {"hand": wrong})


@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_the_seat_after_the_dealer_starts(dealer: int) -> None:
    """BAS-3."""
    s = deal(BASIC, pack(), 3, dealer)
    assert s.seat == (dealer + 1) % 3
    assert let_pass(BASIC, s).seat == (dealer + 2) % 3


# --- D.2: the turn -----------------------------------------------------------------------------------------------


def test_a_turn_draws_from_the_stock_or_takes_the_top_discard() -> None:
    """BAS-10; passing is for an empty stock only (BAS-22)."""
    s = start()
    assert words(offered(BASIC, s)) == {"draw", "take"}
    assert refusal(BASIC, s, "end") == "E_MUST_DRAW"
    for early in ("discard Kd", "meld 4c 9c Kd", "lay Kd on 1"):
        assert refusal(BASIC, s, early) == "E_MUST_DRAW"
    for two in ("draw; draw", "draw; take", "take; draw", "take; take"):
        assert refusal(BASIC, s, two) == "E_ALREADY_DREW"


def test_any_number_of_melds_in_a_turn() -> None:
    """BAS-11, D13, AMB-43: max_melds_per_turn = null."""
    s = position(BASIC, "2c 3c 4c 9d 9h 9s Kd", pile="Kc", draw="5s")
    assert refusal(BASIC, s, "draw; meld 2c 3c 4c; meld 9d 9h 9s; discard Kd") is None


def test_melds_can_be_limited_to_one_in_a_turn() -> None:
    """BAS-11: max_melds_per_turn = 1; lay-offs are not counted, and the next turn counts anew."""
    s = position(ONE, "2c 3c 4c 9d 9h 9s Kd 5c", pile="Kc", draw="5s")
    assert refusal(ONE, s, "draw; meld 2c 3c 4c; meld 9d 9h 9s") == "E_MELD_LIMIT"
    s = play(ONE, s, "draw; meld 2c 3c 4c; lay 5c on 1; discard Kd")
    s = let_pass(ONE, s)
    assert refusal(ONE, s, "draw; meld 9d 9h 9s") is None


def test_a_lay_off_needs_no_own_meld() -> None:
    """BAS-12, D01, AMB-42: layoff_needs_own_meld = false; on one end or on both."""
    s = start("7h Jh 4c 2s Qd 9c Ks", table="[8h 9h Th]", draw="5d")
    s = play(BASIC, s, "draw; lay 7h on 1; lay Jh on 1; discard 5d")
    assert s.public.table[0].meld == some("7h 8h 9h Th Jh")
    assert s.seat == 1


def test_a_lay_off_can_be_made_to_need_an_own_meld() -> None:
    """BAS-12, D04: layoff_needs_own_meld = true."""
    s = position(OWN, "7h Jh 4c 4d 4s Qd Ks", table="[8h 9h Th]", pile="Kc", draw="5d")
    assert refusal(OWN, s, "draw; lay 7h on 1") == "E_LAYOFF_NEEDS_OWN_MELD"
    assert refusal(OWN, s, "draw; meld 4c 4d 4s; lay 7h on 1") is None


def test_a_laid_off_card_belongs_to_the_meld_and_lies_before_who_played_it() -> None:
    """BAS-13: 8-9-10H plus 7H and JH, then 6H or QH."""
    s = start("7h Jh 4c 2s", table="[8h 9h Th]", draw="5d", others=("6h Qh 2d 3d",))
    s = play(BASIC, s, "draw; lay 7h on 1; lay Jh on 1; discard 5d; draw; lay Qh on 1; lay 6h on 1")
    (group,) = s.public.table
    assert (group.meld, group.owner, group.by) == (some("6h 7h 8h 9h Th Jh Qh"), 1, (1, 0, 1, 1, 1, 0, 1))


def test_the_turn_ends_with_a_discard_unless_the_hand_is_used_up() -> None:
    """BAS-14."""
    assert refusal(BASIC, start(), "draw; end") == "E_MUST_DISCARD"
    s = position(BASIC, "Qc Qs", pile="Kc", draw="Qh")
    assert reason(play(BASIC, s, "draw; meld Qc Qs Qh")) == "out"


def test_a_card_just_taken_may_not_be_discarded() -> None:
    """BAS-15; on a later turn it may."""
    s = start(pile="5d")
    assert refusal(BASIC, s, "take; discard 5d") == "E_RETURN_TAKEN_CARD"
    s = let_pass(BASIC, play(BASIC, s, "take; discard Kd"))
    assert refusal(BASIC, s, "draw; discard 5d") is None


def test_nobody_strands_himself() -> None:
    """BAS-15, SOL-23: only the taken card would be left, and fits nowhere."""
    s = play(BASIC, position(BASIC, "8h", table="[9h Th Jh]", pile="5d"), "take")
    assert refusal(BASIC, s, "lay 8h on 1") == "E_STRANDED"
    assert refusal(BASIC, s, "discard 8h") is None
    s = play(BASIC, position(BASIC, "8h", table="[9h Th Jh]", pile="7h"), "take")
    assert reason(play(BASIC, s, "lay 8h on 1; lay 7h on 1")) == "out"


def test_where_the_lay_off_needs_an_own_meld_the_saving_one_comes_after_it() -> None:
    """BAS-12 with BAS-15: the meld that leaves the taken card also gives the right to lay it off."""
    s = play(OWN, position(OWN, "4c 4d 4s", table="[6d 7d 8d]", pile="5d"), "take")
    assert reason(play(OWN, s, "meld 4c 4d 4s; lay 5d on 1")) == "out"


@pytest.mark.parametrize(
    ("cards", "low", "high"),
    [
        ("7c 7d 7h", None, None),
        ("Ah 2h 3h", None, None),
        ("Qh Kh Ah", "E_NOT_CONSECUTIVE", None),
        ("Kh Ah 2h", "E_NOT_CONSECUTIVE", "E_NOT_CONSECUTIVE"),
        ("7c 7d", "E_MELD_TOO_SHORT", "E_MELD_TOO_SHORT"),
        ("9h Th Jd", "E_NOT_A_MELD", "E_NOT_A_MELD"),
    ],
)
def test_melds_with_the_ace_low_or_also_high(cards: str, low: str | None, high: str | None) -> None:
    """BAS-16, BAS-32, D09, D10, D11: ace_mode = low, and high_or_low."""
    held = f"{cards} 4c 9s"
    for g, code in ((BASIC, low), (HIGH, high)):
        assert refusal(g, position(g, held, pile="Kc", draw="5d"), f"draw; meld {cards}") == code


def test_a_high_ace_is_laid_off_on_the_king_when_it_may_be() -> None:
    """BAS-32: also on 2-3-...-K, where it fits both ends and lies below."""
    for run, g, code in (
        ("Jh Qh Kh", BASIC, "E_LAYOFF_NO_FIT"),
        ("Jh Qh Kh", HIGH, None),
        ("2h 3h 4h", BASIC, None),
        ("2h 3h 4h", HIGH, None),
        ("2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh", HIGH, None),
        ("2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh", BASIC, None),
    ):
        s = play(g, position(g, "Ah 4c 9s", table=f"[{run}]", pile="Kc", draw="5d"), "draw")
        assert refusal(g, s, "lay Ah on 1") == code
        assert (action("lay Ah on 1") in offered(g, s)) == (code is None)


# --- D.3: going out ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "moves"),
    [
        ("Qc Qs", "draw; meld Qc Qs Qh"),
        ("8c", "draw; lay Qh on 1; lay 8c on 2"),
        ("9c", "draw; lay Qh on 1; discard 9c"),
    ],
)
def test_the_last_card_is_melded_laid_off_or_discarded(cards: str, moves: str) -> None:
    """D.3: final_discard = false."""
    s = position(BASIC, cards, table="[9h Th Jh] [8d 8s 8h]", pile="Kc", draw="Qh")
    assert reason(play(BASIC, s, moves)) == "out"


def test_the_last_card_can_be_made_to_need_a_discard() -> None:
    """D.3, D05, D06: final_discard = true."""
    s = play(KEEP, position(KEEP, "Qc Qs", pile="Kc", draw="Qh", own_meld=True), "draw")
    assert refusal(KEEP, s, "meld Qc Qs Qh") == "E_MUST_KEEP_DISCARD"
    s = play(KEEP, position(KEEP, "8c", table="[9h Th Jh] [8d 8s 8h]", pile="Kc", draw="Qh"), "draw; lay Qh on 1")
    assert refusal(KEEP, s, "lay 8c on 2") == "E_MUST_KEEP_DISCARD"
    assert reason(play(KEEP, s, "discard 8c")) == "out"
    s = play(KEEP, position(KEEP, "4c 5c Kd", pile="7s", draw="6c", own_meld=True), "draw; meld 4c 5c 6c")
    assert reason(play(KEEP, s, "discard Kd")) == "out"


def test_with_a_final_discard_the_taken_card_alone_is_a_dead_end_even_if_it_fits() -> None:
    """D.3, D08, AMB-47."""
    s = play(KEEP, position(KEEP, "8h", table="[9h Th Jh]", pile="Qh", own_meld=True), "take")
    assert refusal(KEEP, s, "lay 8h on 1") == "E_STRANDED"
    assert refusal(KEEP, s, "lay Qh on 1") is None  # the 8 is left, and may be discarded
    s = play(KEEP, position(KEEP, "4c 4d 4s", table="[6d 7d 8d]", pile="5d"), "take")
    assert refusal(KEEP, s, "meld 4c 4d 4s") == "E_STRANDED"
    assert refusal(KEEP, s, "lay 5d on 1") is None


def test_with_a_final_discard_two_cards_left_are_enough() -> None:
    """D.3: one of them is discarded, whatever was taken."""
    s = play(KEEP, position(KEEP, "8h 2c", table="[9h Th Jh]", pile="5d"), "take; lay 8h on 1")
    assert hand(s) == tuple(sorted(some("2c 5d")))
    assert offered(KEEP, s) == (action("discard 2c"),)
    assert reason(play(KEEP, s, "discard 2c")) is None


# --- idle play ---------------------------------------------------------------------------------------------------


def test_idle_play_passes_where_nothing_can_be_drawn() -> None:
    """H with BAS-22: it takes no discard, even then."""
    s = position(BASIC, "7c 8c 2d", pile="9c", stock=0)
    assert BASIC.idle(BASIC, view(s, 0)) == action("end")


def test_idle_play_draws_and_throws_the_card_back() -> None:
    """H: with a meld in the hand, and a lay-off on the table."""
    s = position(BASIC, "7c 7d 7h 2d", table="[3d 4d 5d]", pile="9c", draw="6d")
    assert BASIC.idle(BASIC, view(s, 0)) == action("draw")
    assert BASIC.idle(BASIC, view(play(BASIC, s, "draw"), 0)) == action("discard 6d")
