"""What the engine says to a deal, a house action or a record that cannot be."""

import pytest

from openrummy.cards import pack, stands_for
from openrummy.core import (
    Discard,
    Draw,
    Leave,
    Reshuffle,
    Return,
    RoundRecord,
    apply,
    check,
    deal,
    legal,
    replay_round,
    view,
)
from openrummy.errors import BadInput, Code, Illegal
from openrummy.games import GAMES, make_game
from openrummy.shuffle import commitment, first_dealer, seed_from_text, shuffled

BASIC = make_game("basic")
DECK = pack()
BOARD = make_game("board")


def refused(code: Code, *args: object) -> Illegal:
    with pytest.raises(Illegal) as e:
        deal(*args)  # type: ignore[arg-type]  # what is refused need not be what the types say
    assert e.value.code is code
    assert code in BASIC.cites
    return e.value


@pytest.mark.parametrize("name", list(GAMES))
@pytest.mark.parametrize("players", [-1, 0, 1, 7, 1000])
def test_a_game_is_dealt_only_to_as_many_players_as_it_is_for(name: str, players: int) -> None:
    g = make_game(name)
    e = refused(Code.BAD_PLAYERS, g, g.deck(2, 0), players)
    assert e.facts == {"players": players, "least": min(g.seats), "most": max(g.seats)}


@pytest.mark.parametrize("dealer", [-1, 2, 99])
def test_a_dealer_needs_a_seat(dealer: int) -> None:
    assert refused(Code.BAD_SEAT, BASIC, DECK, 2, dealer).facts == {"seat": dealer}


@pytest.mark.parametrize(
    ("order", "facts"),
    [
        ((), {"cards": 0, "expected": 52}),
        (DECK[:-1], {"cards": 51, "expected": 52}),
        ((*DECK, 0), {"cards": 53, "expected": 52}),
        ((*DECK[:-1], 0), {"wrong": [0]}),
        ((*DECK[:-1], 52), {"wrong": [52]}),
        ((*DECK[:-1], -1), {"wrong": [-1]}),
        ((*DECK[:-1], 1 << 70), {"wrong": [1 << 70]}),
    ],
    ids=str,
)
def test_a_deck_order_is_a_permutation_of_the_deck(order: tuple[int, ...], facts: dict[str, object]) -> None:
    assert refused(Code.BAD_ORDER, BASIC, order, 2).facts == facts


@pytest.mark.parametrize("brought", [(-1,), (2,), (0, 0), (0, 1, 5)])
def test_an_extra_joker_comes_from_a_seat_and_only_once(brought: tuple[int, ...]) -> None:
    refused(Code.BAD_SEAT, BOARD, BOARD.deck(2, len(brought)), 2, 0, brought)


@pytest.mark.parametrize("name", ["basic", "classic", "carousel"])
def test_a_game_without_extra_jokers_takes_none(name: str) -> None:
    g = make_game(name)
    refused(Code.BAD_SEAT, g, g.deck(4, 0), 4, 0, (0,))


def test_a_table_may_rule_out_extra_jokers() -> None:
    g = make_game("board", preset="no_extra_jokers")
    refused(Code.BAD_SEAT, g, g.deck(2, 1), 2, 0, (0,))


def test_an_extra_joker_that_nobody_brought_is_not_in_the_deck() -> None:
    refused(Code.BAD_ORDER, BOARD, BOARD.deck(2, 1), 2)


@pytest.mark.parametrize("seat", [-1, 2, 1 << 40])
def test_only_a_seat_of_the_table_leaves_or_returns(seat: int) -> None:
    s = deal(BASIC, DECK, 2)
    for a in (Leave(seat), Leave(seat, for_good=True), Return(seat)):
        with pytest.raises(Illegal, match="E_BAD_SEAT") as e:
            apply(BASIC, s, a)
        assert e.value.facts == {"seat": seat}


def test_a_seat_leaves_once_and_returns_only_when_it_was_away() -> None:
    s = deal(BASIC, DECK, 2)
    with pytest.raises(Illegal, match="E_BAD_SEAT"):
        apply(BASIC, s, Return(0))
    away, _ = apply(BASIC, s, Leave(0))
    with pytest.raises(Illegal, match="E_BAD_SEAT"):
        apply(BASIC, away, Leave(0))
    gone, _ = apply(BASIC, away, Leave(0, for_good=True))
    for a in (Leave(0), Leave(0, for_good=True), Return(0)):
        with pytest.raises(Illegal, match="E_BAD_SEAT"):
            apply(BASIC, gone, a)


def test_the_house_shuffles_only_when_the_stock_has_run_out() -> None:
    s = deal(BASIC, DECK, 2)
    with pytest.raises(Illegal, match="E_NOT_NOW"):
        apply(BASIC, s, Reshuffle(s.public.discard))


def test_a_seat_that_is_not_at_the_table_is_offered_nothing() -> None:
    s = deal(BASIC, DECK, 2)
    assert list(legal(BASIC, view(s, -1))) == []
    with pytest.raises(Illegal, match="E_NOT_YOUR_TURN"):
        check(BASIC, view(s, -1), Draw())


@pytest.mark.parametrize("card", [-1, 52, 107, 255, 1 << 70, stands_for(52, 3)])
def test_a_card_that_nobody_holds_is_not_in_hand(card: int) -> None:
    s, _ = apply(BASIC, deal(BASIC, DECK, 2), Draw())
    with pytest.raises(Illegal, match="E_NOT_IN_HAND") as e:
        apply(BASIC, s, Discard(card))
    assert e.value.facts == {"cards": [card]}


def test_a_record_says_at_which_ply_it_cannot_have_happened() -> None:
    s, _ = apply(BASIC, deal(BASIC, DECK, 2), Draw())
    thrown = next(a for a in legal(BASIC, view(s, s.seat)) if isinstance(a, Discard))
    record = RoundRecord(0, DECK, (Draw(), thrown, Draw(), Draw()))
    with pytest.raises(BadInput, match=r"^ply 4: Draw is illegal: E_ALREADY_DREW"):
        list(replay_round(BASIC, 2, record))


def test_a_record_says_when_it_cannot_have_been_dealt() -> None:
    with pytest.raises(BadInput, match=r"^deal: E_BAD_ORDER"):
        list(replay_round(BASIC, 2, RoundRecord(0, DECK[1:])))
    with pytest.raises(BadInput, match=r"^deal: E_BAD_PLAYERS"):
        list(replay_round(BASIC, 7, RoundRecord(0, DECK)))


def test_seeds_have_at_least_128_bits() -> None:
    for use in (commitment, lambda seed: shuffled(DECK, seed, 0), lambda seed: first_dealer(2, seed)):
        with pytest.raises(BadInput, match="at least 16 bytes, not 15"):
            use(b"x" * 15)


def test_rounds_reshuffles_and_players_are_counted_from_their_first() -> None:
    seed = seed_from_text("a seed")
    for number, times in ((-1, 0), (0, -1)):
        with pytest.raises(BadInput, match="count from 0"):
            shuffled(DECK, seed, number, times=times)
    with pytest.raises(BadInput, match="a dealer needs a player"):
        first_dealer(0, seed)
