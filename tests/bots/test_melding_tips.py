"""The seven tips of RULES.md section G, with the numbers that are worked out there."""

import pytest

from openrummy.bots.melding import hard, medium
from openrummy.bots.melding.burden import burden, read
from openrummy.bots.melding.holding import holds_back, price_of_holding
from openrummy.bots.melding.opponents import (
    can_use,
    collected,
    draws_left,
    in_danger,
    near,
    pairs_for,
    set_possible,
    stock_ahead,
    who_collects,
)
from openrummy.bots.melding.shapes import chance, completes, is_lone, outs, outs_with, worth_keeping
from openrummy.bots.melding.table import Mode, chain, fits, is_locked, melds_of, mode, next_but_one
from openrummy.bots.melding.ways import way_out
from openrummy.cards import as_set, cards
from openrummy.core import Discard, Draw, Game, LayDown, Take, View, view
from openrummy.games import make_game
from openrummy.melds import MeldRules
from openrummy.worlds import unseen
from positions import action, card, position, some, table_of

RULES = MeldRules()
PACK = cards(range(52))


def hand(text: str) -> int:
    return as_set(some(text))


def without(*texts: str) -> int:
    """The unseen cards, when these are seen."""
    return PACK & ~hand(" ".join(texts))


def seen(g: Game, own: str, **how: object) -> View:
    return view(position(g, own, **how), 0)  # type: ignore[arg-type]  # the fields are those of `position`


@pytest.fixture(name="classic")
def a_classic() -> Game:
    return make_game("classic")


@pytest.fixture(name="basic")
def a_basic() -> Game:
    return make_game("basic")


def test_g1_a_queen_with_a_queen_is_kept_and_a_queen_alone_is_lone() -> None:
    assert not is_lone(card("Qc"), some("Qc Qh 4s"), 0, RULES)
    assert is_lone(card("Qs"), some("Qs 4h 7d"), 0, RULES)


def test_g1_a_card_that_a_meld_on_the_table_wants_is_not_lone() -> None:
    assert not is_lone(card("Qs"), some("Qs 4h 7d"), fits(table_of("[9s 10s Js]"), RULES), RULES)


def test_g2_a_shape_that_finishes_two_ways_has_twice_the_outs() -> None:
    assert outs(hand("4c 4s 3c"), without("4c 4s 3c"), RULES) == hand("4h 4d 2c 5c")
    assert outs(hand("4c 4s"), without("4c 4s"), RULES) == hand("4h 4d")


def test_g3_a_king_costs_nine_points_and_a_two_costs_two() -> None:
    p = chance(2, 30, 1)
    assert p == pytest.approx(1 / 15)
    assert 10 * (1 - p) == pytest.approx(9.3, abs=0.05)
    assert 2 * (1 - p) == pytest.approx(1.9, abs=0.05)


@pytest.mark.parametrize(
    ("other", "danger", "draws"), [("2c 3d", True, 1), ("2c 3d 9s", True, 2), ("2c 3d 9s Kd", False, 6)]
)
def test_g3_three_cards_in_another_hand_are_a_danger(classic: Game, other: str, danger: bool, draws: int) -> None:
    v = seen(classic, "Kh 7h", others=[other])
    assert in_danger(v) is danger
    assert draws_left(v) == draws


def test_g3_in_danger_the_king_goes_and_the_two_stays(classic: Game) -> None:
    v = seen(classic, "Kh 2h 6s 9d", phase="play", others=["Ac Ad"], pile="3s")
    assert medium.choose(classic, v, None, None) == Discard(card("Kh"))  # type: ignore[arg-type]  # it asks neither


def test_g4_a_full_set_and_the_run_that_it_blocks_are_locked() -> None:
    table = table_of("[Ac 2c 3c 4c] [5c 5s 5h 5d]")
    free = PACK & ~cards(c for meld in table for c in meld)
    assert all(is_locked(meld, free, RULES) for meld in table)
    assert mode(hand("9h 9d"), table, free & ~hand("9h 9d"), RULES) is Mode.MELD


def test_g4_where_many_cards_fit_the_table_and_few_complete_a_meld_lay_offs_lead_on() -> None:
    table = table_of("[5c 6c 7c] [8h 9h 10h]")
    free = PACK & ~cards(c for meld in table for c in meld) & ~hand("Ks 2d")
    assert mode(hand("Ks 2d"), table, free, RULES) is Mode.LAY_OFF
    assert mode(hand("Ks Kd 2d 3d"), table, free, RULES) is Mode.HYBRID


def test_g4_cards_are_laid_off_one_after_another() -> None:
    table = table_of("[9h 10h Jh]")
    assert chain(hand("7h 8h Kc"), table, RULES)[0] == hand("7h 8h")
    assert chain(hand("7h Kc"), table, RULES)[0] == 0
    assert next_but_one(table, RULES) == {card("7h"): hand("8h"), card("Kh"): hand("Qh")}


@pytest.mark.parametrize(("own", "best"), [("5c 9d Kh 2h 7s Jd 3c", Draw()), ("5c 5h 9d Kh 2s 7s Jd", Take())])
def test_g5_a_discard_is_taken_to_complete_a_meld_and_not_to_make_a_pair(classic: Game, own: str, best: object) -> None:
    v = seen(classic, own, pile="5s")
    assert bool(completes(card("5s"), as_set(v.hand), RULES)) is (best == Take())
    assert medium.ranked(classic, v)[0].action == best


def test_g5_a_discard_is_taken_to_go_out_by_a_lay_off(classic: Game) -> None:
    v = seen(classic, "2c", table="[9h 10h Jh]", pile="Qh", own_meld=True)
    assert medium.ranked(classic, v)[0].action == Take()


def test_g6_two_tens_in_our_hand_prove_that_the_ten_taken_is_for_a_run(classic: Game) -> None:
    known = ((), some("10d"), (), ())
    v = seen(classic, "10c 10h 2s", others=["10d 2c 3d 7s Qs"], known=known)
    u = cards(unseen(classic, v))
    assert not set_possible(card("10d"), 1, v, u)
    assert near(card("10d")) == hand("8d 9d Jd Qd")
    assert collected(1, v, u) == hand("8d 9d Jd Qd")
    assert who_collects(card("9d"), v, u) == (1,)


def test_g6_with_one_ten_in_our_hand_a_set_is_possible_too(classic: Game) -> None:
    v = seen(classic, "10c 3h 2s", others=["10d 2c 3d 7s Qs"], known=((), some("10d"), (), ()))
    assert set_possible(card("10d"), 1, v, cards(unseen(classic, v)))


def test_g6_a_card_of_a_pair_that_all_have_seen_is_surely_of_use(classic: Game) -> None:
    known = ((), some("9d 10d"), (), ())
    v = seen(classic, "8d 3h 2s", others=["9d 10d 2c 3d 7s"], known=known)
    assert pairs_for(card("8d"), 1, v, cards(unseen(classic, v)), RULES) == 1


def test_a_card_for_the_table_helps_only_who_may_lay_off(classic: Game) -> None:
    v = seen(classic, "8h 3h 2s", table="[9h 10h Jh]", owners=[2])
    u = cards(unseen(classic, v))
    assert can_use(card("8h"), 2, v, u, RULES, free_lay_off=False) == 1
    assert can_use(card("8h"), 1, v, u, RULES, free_lay_off=False) < 1
    assert can_use(card("8h"), 1, v, u, RULES, free_lay_off=True) == 1


def test_g7_seen_cards_are_no_outs_any_more() -> None:
    assert outs(hand("9c 9h"), without("9c 9h 9d"), RULES) == hand("9s")


def test_g7_a_pair_without_a_live_out_is_broken_and_one_out_is_kept_by_its_chance() -> None:
    pair = hand("9c 9h")
    assert not worth_keeping(card("9c"), pair, without("9c 9h 9d 9s"), 2, RULES)
    assert outs_with(card("9c"), pair, without("9c 9h 9d"), RULES) == hand("9s")
    assert worth_keeping(card("9c"), pair, hand("9s 2c 3c 4d 5d 6d"), 2, RULES)
    assert not worth_keeping(card("9c"), pair, without("9c 9h 9d"), 1, RULES)


def test_a_shape_with_more_outs_is_less_of_a_burden(classic: Game) -> None:
    v = seen(classic, "4c 4s 3c 4h 9d")
    r = read(classic, v)
    assert burden(hand("4c 4s 3c"), r, (), False) < burden(hand("4c 4s 9d"), r, (), False)


def test_the_way_out_is_found_through_melds_lay_offs_and_a_discard() -> None:
    table = table_of("[9h 10h Jh]")
    way = way_out(hand("4c 5c 6c 8h 7h Kd"), table, RULES, may_lay_off=False, taken=None)
    assert [type(a).__name__ for a in way] == ["LayDown", "LayOff", "LayOff", "Discard"]
    assert way_out(hand("8h 7h Kd"), table, RULES, may_lay_off=False, taken=None) == ()


def test_the_card_just_taken_is_no_discard_to_go_out_with() -> None:
    assert way_out(hand("4c 5c 6c Kd"), (), RULES, may_lay_off=False, taken=card("Kd")) == ()
    assert way_out(hand("4c 5c 6c Kd"), (), RULES, may_lay_off=False, taken=None) != ()


def test_a_final_discard_is_kept_where_the_house_asks_for_one() -> None:
    assert way_out(hand("4c 5c 6c"), (), RULES, False, None, final_discard=True) == ()
    way = way_out(hand("4c 5c 6c 7c"), (), RULES, False, None, final_discard=True)
    assert [type(a) for a in way] == [LayDown, Discard]


def test_a_card_that_could_be_laid_off_is_not_thrown(basic: Game) -> None:
    v = seen(basic, "8h Kd 2c 5s", table="[9h 10h Jh]", phase="play", pile="3s")
    best = medium.ranked(basic, v)[0].action
    assert best == action("lay 8h on 1")


def test_in_the_second_pass_the_next_card_is_known_and_drawn_for(classic: Game) -> None:
    """RULES G, after the table: the turned pile lies in an order that all have seen (SOL-32)."""
    s = position(classic, "6c 6d 9d Kh 2s 7s Jd", pile="3h", draw="6s", stock=8, order_known=True, recycles=1)
    v = view(s, 0)
    assert stock_ahead(v)[0] == card("6s")
    told = hard.ranked(classic, v, None, None)  # type: ignore[arg-type]  # before the draw it asks neither
    assert told[0].action == Draw()
    assert told[0].value > 5


def test_a_meld_is_held_back_until_somebody_is_close(classic: Game) -> None:
    """The addition to the tips in RULES G (SOL-11)."""
    own = "4c 5c 6c 9d 9h Ks 2s"
    calm = seen(classic, own, phase="play", pile="3s")
    close = seen(classic, own, phase="play", pile="3s", others=["Ac Ad Ah"])
    strict = make_game("basic", preset="strict")
    assert holds_back(calm, read(classic, calm))
    assert not holds_back(close, read(classic, close))
    one_meld_a_turn = seen(strict, own, phase="play", pile="3s")
    assert not holds_back(one_meld_a_turn, read(strict, one_meld_a_turn))


def test_a_meld_in_the_hand_risks_its_points_by_the_chance_that_somebody_is_out_before(classic: Game) -> None:
    close = seen(classic, "4c 5c 6c 9d", phase="play", others=["Ac"])
    calm = seen(classic, "4c 5c 6c 9d", phase="play")
    assert 15 > price_of_holding(15, read(classic, close)) > price_of_holding(15, read(classic, calm)) > 0


def test_what_the_estimates_say_is_in_points(classic: Game) -> None:
    """A lone king costs more to keep than a lone two, by less than the king's ten points."""
    v = seen(classic, "Kh 2d 5c 6c 9h 9s", phase="play", pile="3s")
    worth = {x.action: x.value for x in medium.ranked(classic, v)}
    lead = worth[Discard(card("Kh"))] - worth[Discard(card("2d"))]
    assert 0 < lead < 10


def test_the_table_of_a_view_is_its_melds(classic: Game) -> None:
    assert melds_of(seen(classic, "8h", table="[9h 10h Jh]")) == table_of("[9h 10h Jh]")
