"""Classic rummy: the pack, the deal, and who plays first (RULES A.1)."""

import pytest

from openrummy.cards import is_joker, members, pack
from openrummy.core import SPECTATOR, deal, view
from openrummy.errors import BadInput, Code, Illegal
from openrummy.games import make_game
from positions import let_pass, play, some, stacked

CLASSIC = make_game("classic")
ORDER = pack()


def test_four_players_use_one_pack_of_52_without_jokers() -> None:
    """SOL-1."""
    deck = CLASSIC.deck(4, 0)
    assert len(deck) == 52
    assert not any(map(is_joker, deck))
    assert list(CLASSIC.seats) == [4]


@pytest.mark.parametrize("players", [0, 1, 2, 3, 5, 6])
def test_any_other_number_of_players_is_refused(players: int) -> None:
    """SOL-1, AMB-49."""
    with pytest.raises(Illegal) as refused:
        deal(CLASSIC, ORDER, players)
    assert refused.value.code is Code.BAD_PLAYERS


def test_seven_cards_each_one_turned_up_and_23_in_the_stock() -> None:
    """SOL-2, AMB-1, J: 52 - 4 x 7 - 1 = 23."""
    s = deal(CLASSIC, ORDER, 4)
    assert [h.bit_count() for h in s.hands] == [7, 7, 7, 7]
    assert (len(s.public.discard), len(s.stock)) == (1, 23)


def test_another_hand_size_leaves_another_stock() -> None:
    """H: the option hand of classic."""
    s = deal(make_game("classic", {"hand": 12}), ORDER, 4)
    assert ([h.bit_count() for h in s.hands], len(s.stock)) == ([12] * 4, 52 - 48 - 1)
    with pytest.raises(BadInput):
        make_game("classic", {"hand": 13})


def test_hands_are_dealt_whole_from_the_seat_after_the_dealer() -> None:
    s = deal(CLASSIC, ORDER, 4, dealer=2)
    assert [members(s.hands[seat]) for seat in (3, 0, 1, 2)] == [ORDER[i : i + 7] for i in (0, 7, 14, 21)]
    assert s.public.discard == ORDER[28:29]
    assert s.stock == ORDER[29:]


def test_all_see_the_number_of_cards_in_the_stock() -> None:
    """SOL-3."""
    s = play(CLASSIC, deal(CLASSIC, ORDER, 4), "draw")
    assert [view(s, seat).stock for seat in (0, 1, 2, 3, SPECTATOR)] == [22] * 5
    assert not any(view(s, seat).stock_order for seat in (0, 1, 2, 3, SPECTATOR))


@pytest.mark.parametrize("dealer", range(4))
def test_the_seat_after_the_dealer_starts_and_play_moves_on_by_one_seat(dealer: int) -> None:
    """SOL-4, 0.2: the next player is (seat + 1) mod n."""
    s = deal(CLASSIC, ORDER, 4, dealer)
    turns = []
    for _ in range(5):
        turns.append(s.seat)
        s = let_pass(CLASSIC, s)
    assert turns == [(dealer + 1 + i) % 4 for i in range(5)]


def test_the_order_of_a_hand_is_display_only() -> None:
    """SOL-5: however the cards of a hand came, it is the same hand, and the same view."""
    one = stacked(CLASSIC, 4, ("Ac Kd 2h 9s 3c 7d 7h",))
    other = (*reversed(one[:7]), *one[7:])
    assert one != other
    assert deal(CLASSIC, one, 4) == deal(CLASSIC, other, 4)
    assert view(deal(CLASSIC, one, 4), 1).hand == tuple(sorted(some("Ac Kd 2h 9s 3c 7d 7h")))


@pytest.mark.parametrize(
    "order",
    [ORDER[:-1], (*ORDER, 52), (*ORDER[:-1], 52), (*ORDER[:-1], 0), (), (*ORDER[:-1], -1)],
    ids=["one short", "one more", "a joker", "a card twice", "nothing", "no card"],
)
def test_a_deck_that_is_no_permutation_is_refused(order: tuple[int, ...]) -> None:
    with pytest.raises(Illegal) as refused:
        deal(CLASSIC, order, 4)
    assert refused.value.code is Code.BAD_ORDER


@pytest.mark.parametrize("dealer", [-1, 4])
def test_a_dealer_who_does_not_sit_there_is_refused(dealer: int) -> None:
    with pytest.raises(Illegal) as refused:
        deal(CLASSIC, ORDER, 4, dealer)
    assert refused.value.code is Code.BAD_SEAT


def test_nobody_brings_a_joker_to_classic() -> None:
    """SOL-1: extra jokers belong to board rummy."""
    with pytest.raises(Illegal) as refused:
        deal(CLASSIC, ORDER, 4, brought=(1,))
    assert refused.value.code is Code.BAD_SEAT


def test_the_first_player_may_take_the_card_turned_up() -> None:
    """AMB-6."""
    s = deal(CLASSIC, ORDER, 4)
    up = s.public.discard[-1]
    s = play(CLASSIC, s, "take")
    assert s.hand >> up & 1
    assert s.public.discard == ()
