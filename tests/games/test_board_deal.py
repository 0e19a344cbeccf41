"""Board rummy: tiles, extra jokers, the deal, the trump and its bonus, refusing (RULES C.1, C.2)."""

import pytest

from openrummy.cards import face, is_joker, members
from openrummy.core import ExtraJokers, Game, State, TrumpBonus, apply, deal, view, zones
from openrummy.errors import BadInput, Code, Illegal
from openrummy.games import make_game
from openrummy.match import Match, add_round, new_match
from openrummy.verbs import doubles
from positions import action, card, hand, offered, play, reason, refusal, score, some, stacked, steps, words

BOARD = make_game("board")
HAND = make_game("board", {"extra_joker_mode": "hand"})
NEVER = make_game("board", {"refuse_doubles": 0})
THREE_DOUBLES = "r4 r4' y9 y9' b12 b12'"


def dealt(
    g: Game = BOARD, hands: tuple[str, ...] = (), trump: str = "k13", players: int = 4, brought: tuple[int, ...] = ()
) -> State:
    """Dealt by the last seat, so that seat 0 is first."""
    return deal(g, stacked(g, players, hands, trump, len(brought)), players, players - 1, brought)


def accepted(s: State, g: Game = BOARD) -> State:
    return play(g, s, "; ".join(["accept"] * s.seats))


# --- C.1: tiles --------------------------------------------------------------------------------------------------


def test_the_box_holds_106_tiles() -> None:
    """BRD-1, J: two of each number in four colours, and two jokers."""
    box = BOARD.deck(4, 0)
    assert len(box) == 106 == 15 * 7 + 1
    assert sorted(face(c) for c in box if not is_joker(c)) == sorted([*range(52)] * 2)
    assert sum(map(is_joker, box)) == 2
    assert list(BOARD.seats) == [2, 3, 4]


@pytest.mark.parametrize("players", [1, 5])
def test_one_player_or_five_are_refused(players: int) -> None:
    """BRD-1."""
    with pytest.raises(Illegal) as refused:
        deal(BOARD, BOARD.deck(4, 0), players)
    assert refused.value.code is Code.BAD_PLAYERS


@pytest.mark.parametrize("g", [BOARD, HAND])
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("extra", range(5))
def test_each_player_may_bring_one_joker(g: Game, players: int, extra: int) -> None:
    """BRD-2, BRD-12, J, B-E19: 106 to 110 tiles; the stock is 104 + jokers - (14 n + 1), trump included."""
    if extra > players:
        return
    s = dealt(g, players=players, brought=tuple(range(extra)))
    tiles = [c for zone in zones(s) for c in members(zone)]
    assert len(tiles) == 106 + extra
    assert sum(map(is_joker, tiles)) == 2 + extra
    assert len(s.stock) == 104 + 2 + extra - (14 * players + 1)
    assert s.public.brought == tuple(range(extra))


@pytest.mark.parametrize(("players", "extra", "stock"), [(2, 0, 77), (3, 0, 63), (4, 0, 49), (4, 4, 53), (3, 3, 66)])
def test_the_stock_by_number_of_players(players: int, extra: int, stock: int) -> None:
    """BRD-12, J, B-E19: 77, 63, 49; with four extra jokers 53."""
    assert len(dealt(players=players, brought=tuple(range(extra))).stock) == stock


@pytest.mark.parametrize("brought", [(0, 0), (4,), (-1,)])
def test_nobody_brings_two_jokers_or_brings_one_from_elsewhere(brought: tuple[int, ...]) -> None:
    """BRD-2, AMB-26: one for each player."""
    with pytest.raises(Illegal) as refused:
        dealt(brought=brought)
    assert refused.value.code is Code.BAD_SEAT


def test_the_deck_must_hold_the_jokers_that_were_brought() -> None:
    """BRD-2: 107 tiles for one extra joker."""
    with pytest.raises(Illegal) as refused:
        deal(BOARD, BOARD.deck(4, 0), 4, 0, brought=(1,))
    assert refused.value.code is Code.BAD_ORDER


def test_extra_jokers_are_shuffled_into_the_tiles() -> None:
    """BRD-3, AMB-27: extra_joker_mode = pool; they are dealt like any tile."""
    order = stacked(BOARD, 4, ("JJ JJ'",), "k13", 2)
    s = deal(BOARD, order, 4, 3, (1, 2))
    assert {card("JJ"), card("JJ'")} <= set(hand(s, 0))
    assert not {card("JJ"), card("JJ'")} & {*hand(s, 1), *hand(s, 2), *hand(s, 3)}


def test_extra_jokers_may_go_to_the_hands_of_those_who_brought_them() -> None:
    """BRD-3, H: extra_joker_mode = hand; each replaces one dealt tile, which goes under the stock, above the trump."""
    order = stacked(HAND, 4, (), "k13", 2)
    plain = [c for c in order if c not in some("JJ JJ'")]
    s = deal(HAND, order, 4, 3, (1, 3))
    assert [h.bit_count() for h in s.hands] == [15, 14, 14, 14]
    brought = {seat: [c for c in hand(s, seat) if c in some("JJ JJ'")] for seat in range(4)}
    assert [len(brought[seat]) for seat in range(4)] == [0, 1, 0, 1]
    first, second = plain[15 + 13], plain[15 + 3 * 14 - 1]  # the last tile dealt to seats 1 and 3
    assert s.stock[-1] == card("k13")
    assert set(s.stock[-3:-1]) == {first, second}
    assert set(hand(s, 1)) == {*plain[15:28], *brought[1]}
    assert set(hand(s, 0)) == set(plain[:15])


def test_a_joker_that_went_to_a_hand_is_known_to_be_there() -> None:
    """BRD-3: all have seen who brought one, so no world deals it elsewhere; the trump twin is known beside it."""
    order = stacked(HAND, 4, ("", "k13'"), "k13", 2)
    s = deal(HAND, order, 4, 3, (1, 3))
    assert [len(cards) for cards in s.public.known] == [0, 1, 0, 1]
    assert all(held >> c & 1 for held, cards in zip(s.hands, s.public.known, strict=True) for c in cards)
    for _ in range(4):
        s, _ = apply(HAND, s, action("accept"))
    assert s.public.known[1] == (s.public.known[1][0], card("k13'"))


def test_the_first_player_may_bring_a_joker_too() -> None:
    """BRD-3, BRD-11: fifteen tiles, one of them the joker."""
    s = deal(HAND, stacked(HAND, 2, (), "k13", 1), 2, 1, (0,))
    assert card("JJ") in hand(s, 0)
    assert [h.bit_count() for h in s.hands] == [15, 14]


def test_the_jokers_of_the_box_stay_in_the_pool() -> None:
    """BRD-3: only the jokers that were brought go to hands."""
    for order in (HAND.deck(4, 4), HAND.deck(4, 4)[::-1]):
        s = deal(HAND, order, 4, 3, (0, 1, 2, 3))
        held = {c for seat in range(4) for c in hand(s, seat)}
        box, own = set(HAND.deck(4, 0)), set(HAND.deck(4, 4)) - set(HAND.deck(4, 0))
        assert own <= held
        assert {c for c in held - own if is_joker(c)} <= box


def test_extra_jokers_can_be_left_out() -> None:
    """BRD-2: a table may play without."""
    g = make_game("board", {"extra_joker_mode": ExtraJokers.NONE})
    with pytest.raises(Illegal):
        dealt(g, brought=(0,))


def test_the_multiplier_is_fixed_with_the_table() -> None:
    """BRD-4: at least 1."""
    for wrong in (0, -1):
        with pytest.raises(BadInput):
            make_game("board", {"multiplier": wrong})


# --- C.2: the deal and the trump ---------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_player_gets_15_tiles_and_all_others_14(players: int) -> None:
    """BRD-11, J: 29, 43, 57 dealt."""
    s = dealt(players=players)
    assert [h.bit_count() for h in s.hands] == [15] + [14] * (players - 1)
    assert sum(h.bit_count() for h in s.hands) == {2: 29, 3: 43, 4: 57}[players]


def test_the_trump_is_turned_up_and_lies_under_the_stock() -> None:
    """BRD-10, BRD-12, AMB-25: all see it, and it is drawn last."""
    s = dealt(trump="y7")
    assert (s.public.trump, s.stock[-1]) == (card("y7"), card("y7"))
    assert all(view(s, seat).public.trump == card("y7") for seat in range(4))


def test_a_joker_is_no_trump() -> None:
    """BRD-13: another tile is turned up; the joker stays in the stock."""
    order = list(stacked(BOARD, 4, (), "y7"))
    jokers = [c for c in order if is_joker(c)]
    order = [c for c in order if not is_joker(c)] + jokers
    s = deal(BOARD, order, 4)
    assert s.public.trump == card("y7")
    assert s.stock[-3:] == (*jokers, card("y7"))


@pytest.mark.parametrize(
    ("players", "multiplier", "seat", "points"),
    [(4, 3, 2, (-100, -100, 300, -100)), (2, 1, 0, (100, -100)), (3, 2, 1, (-100, 200, -100))],
)
def test_the_holder_of_the_trumps_twin_gets_100_from_each_player(
    players: int, multiplier: int, seat: int, points: tuple[int, ...]
) -> None:
    """BRD-14, B-E12, AMB-23, AMB-24: paid once and not multiplied."""
    g = make_game("board", {"multiplier": multiplier})
    s = dealt(g, tuple("y7'" if x == seat else "" for x in range(players)), "y7", players)
    s, happened = steps(g, s, "; ".join(["accept"] * players))
    assert s.public.bonus == seat
    assert happened[-1] == TrumpBonus(seat, card("y7'"))
    assert s.public.known[seat] == (card("y7'"),)
    s = exhausted(g, s)
    assert score(g, s).points == points


@pytest.mark.parametrize(
    ("trump", "twin"), [("y7", "y7'"), ("y7'", "y7"), ("r1", "r1'"), ("r1'", "r1"), ("k13", "k13'"), ("k13'", "k13")]
)
def test_either_of_two_twins_may_be_the_trump(trump: str, twin: str) -> None:
    """BRD-14: at most one such tile is in the hands."""
    assert accepted(dealt(hands=("", "", twin), trump=trump)).public.bonus == 2


def exhausted(g: Game, s: State) -> State:
    """The round played out by seats that are away."""
    while reason(s) is None:
        s, _ = apply(g, s, g.idle(g, view(s, s.seat)))
    return s


def test_the_bonus_is_kept_when_the_stock_runs_out() -> None:
    """BRD-14, BRD-50, AMB-24."""
    s = exhausted(BOARD, accepted(dealt(hands=("", "y7'"), trump="y7")))
    assert reason(s) == "exhausted"
    assert score(BOARD, s).points == (-100, 300, -100, -100)


def test_the_twin_in_the_stock_earns_nothing() -> None:
    """BRD-14: it counts in the dealt hand only."""
    s = dealt(hands=("", ""), trump="y13")
    assert card("y13'") in s.stock
    s = accepted(s)
    assert s.public.bonus is None
    assert score(BOARD, exhausted(BOARD, s)).points == (0, 0, 0, 0)


@pytest.mark.parametrize("bonus", [0, 250])
def test_the_trump_bonus_is_an_option(bonus: int) -> None:
    """BRD-14, H: trump_bonus; 0 switches it off, and then nobody shows the twin."""
    g = make_game("board", {"trump_bonus": bonus})
    s, happened = steps(g, dealt(g, ("y7'",), "y7", 2), "accept; accept")
    assert (s.public.bonus, s.public.known[0]) == ((0, (card("y7'"),)) if bonus else (None, ()))
    assert any(isinstance(e, TrumpBonus) for e in happened) is bool(bonus)
    assert score(g, exhausted(g, s)).points == (bonus, -bonus)


# --- C.2: refusing -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("held", "count"),
    [
        ("r4 r4' y9 y9' b12 b12'", 3),
        ("r4 r4' y9 y9' J J'", 2),
        ("r4 y4 b4 k4", 0),
        ("r4 r4' r5 r5'", 2),
        ("J J' JJ JJ'", 0),
        ("r1 r1' r2 r2' r3 r3' r4 r4' r5 r5' r6 r6' r7 r7' k1", 7),
    ],
)
def test_doubles_are_pairs_of_identical_tiles_and_jokers_are_none(held: str, count: int) -> None:
    """BRD-15, B-E10, B-E11, AMB-28."""
    assert doubles(some(held)) == count


def test_three_doubles_may_refuse_and_two_may_not() -> None:
    """BRD-15, B-E10, B-E11, C.3 REFUSE?: refuse, accept."""
    s = dealt(hands=(THREE_DOUBLES,))
    assert words(offered(BOARD, s)) == {"accept", "refuse"}
    assert reason(play(BOARD, s, "refuse")) == "refused"
    s = dealt(hands=("r4 r4' y9 y9' J J'",))
    assert words(offered(BOARD, s)) == {"accept"}
    assert refusal(BOARD, s, "refuse") == "E_REFUSAL_NEEDS_DOUBLES"


def test_every_seat_is_asked_in_order_from_the_first_player() -> None:
    """BRD-16, C.3 REFUSE? -> TRUMP_BONUS -> FIRST: all are asked, so that being asked tells nothing."""
    s, asked = deal(BOARD, stacked(BOARD, 4, (), "k13"), 4, 1), []
    for _ in range(4):
        asked.append(s.seat)
        assert s.public.turn.phase == "offer"
        assert refusal(BOARD, s, "discard r1") == refusal(BOARD, s, "draw") == refusal(BOARD, s, "end") == "E_NOT_NOW"
        s = play(BOARD, s, "accept")
    assert asked == [2, 3, 0, 1]
    assert (s.seat, s.public.turn.phase) == (2, "open")
    assert (s.public.turns, s.public.still) == (0, 0)


@pytest.mark.parametrize("seat", range(4))
def test_any_player_may_refuse(seat: int) -> None:
    """BRD-15: whoever holds three doubles, when asked."""
    s = dealt(hands=tuple(THREE_DOUBLES if x == seat else "" for x in range(4)))
    s = play(BOARD, s, "; ".join(["accept"] * seat + ["refuse"]))
    assert (reason(s), s.public.outcome and s.public.outcome.seat) == ("refused", seat)


def test_a_refused_deal_pays_no_trump_bonus() -> None:
    """BRD-16, B-E13: nor anything else."""
    s = dealt(hands=("", "y7'", THREE_DOUBLES), trump="y7")
    s, happened = steps(BOARD, s, "accept; accept; refuse")
    assert (reason(s), s.public.bonus) == ("refused", None)
    assert not any(isinstance(e, TrumpBonus) for e in happened)
    assert score(BOARD, s).points == (0, 0, 0, 0)


def test_after_a_refused_deal_the_same_player_is_first() -> None:
    """BRD-15, B-E10: the dealer deals again, and the game does not count."""
    m = new_match(BOARD, 4, dealer=3)
    m = add_round(BOARD, m, play(BOARD, dealt(hands=(THREE_DOUBLES,)), "refuse"))
    assert (m.dealer, m.over, m.totals) == (3, False, (0, 0, 0, 0))


@pytest.mark.parametrize(("least", "held", "may"), [(2, "r4 r4' y9 y9'", True), (4, THREE_DOUBLES, False)])
def test_the_number_of_doubles_is_an_option(least: int, held: str, may: bool) -> None:
    """BRD-15, H: refuse_doubles."""
    g = make_game("board", {"refuse_doubles": least})
    assert (action("refuse") in offered(g, dealt(g, (held,)))) is may


def test_refusing_can_be_switched_off() -> None:
    """BRD-15, H: refuse_doubles = 0; then play begins at once, and the bonus is paid."""
    s = dealt(NEVER, (THREE_DOUBLES, "y7'"), "y7")
    assert (s.seat, s.public.turn.phase, s.public.bonus) == (0, "open", 1)
    assert refusal(NEVER, s, "refuse") == refusal(NEVER, s, "accept") == "E_NOT_NOW"


def test_the_first_player_moves_one_seat_each_game() -> None:
    """BRD-17, AMB-39."""
    g = make_game("board", {"games": 2})
    s = exhausted(g, accepted(dealt(g, players=3)))
    m = add_round(g, Match(3, 2, totals=(0, 0, 0)), s)
    assert m.dealer == 0
    assert g.first_seat(m.dealer, 3) == 1


def test_being_asked_shows_no_hand() -> None:
    """BRD-15: doubles are never exchanged between players, nor seen."""
    s = dealt(hands=("", THREE_DOUBLES))
    assert view(play(BOARD, s, "accept"), 0).public.known == ((), (), (), ())
