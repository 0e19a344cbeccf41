"""The judgments of the players of board rummy, on racks that a player would write down."""

from collections import Counter
from hashlib import sha256
from random import Random

import pytest
from msgspec.structs import replace

from openrummy.arena import play_match
from openrummy.bots import STRATEGIES, Budget, RandomBot, thinker
from openrummy.bots.board import easy, medium
from openrummy.bots.board.ahead import one_away, outlook, two_away, waiting, within
from openrummy.bots.board.aims import aim, aims, at_least, quickest
from openrummy.bots.board.closing import best_closing
from openrummy.bots.board.dealt import may_refuse, offers
from openrummy.bots.board.deny import partners, use_to_next
from openrummy.bots.board.futures import closed_without, layout, sampled
from openrummy.bots.board.race import helping_chance, race, winning_chance
from openrummy.bots.board.racks import JOKERS, face_of, held, less, live, plus
from openrummy.bots.board.stock import Odds, drawn, in_stock
from openrummy.cards import pack
from openrummy.core import Accept, AnyAction, Close, Discard, Draw, Refuse, State, Take, view
from openrummy.games import make_game
from openrummy.match import final
from openrummy.melds import Category, JudgeRules
from positions import position, some

G = make_game("board")
ALL = (2,) * (JOKERS + 1)
EVEN = (1.0,) * (JOKERS + 1)
READY = "R3 R4 R5 R6 B9 B10 B11 Y7 B7 K7 R1 Y1 B1"  # 13 tiles in four melds
FEW = Budget(nodes=30)


def thought(level: str, s: State) -> AnyAction:
    return STRATEGIES["board"][level](G, view(s, s.seat), Random(5), FEW)


def face(text: str) -> int:
    return face_of(some(text)[0])


def test_a_rack_by_face_is_the_same_after_a_tile_came_and_went() -> None:
    rack = held(some("R3 R3' J B9"))
    assert less(plus(rack, face("R3")), face("B9")) != rack
    assert less(plus(rack, face("K2")), face("K2")) == rack
    assert less(rack, JOKERS).jokers == 0


def test_one_tile_away_every_tile_that_lengthens_a_meld_is_live() -> None:
    rack = held(some(READY + " K13"))
    near = quickest(rack, JudgeRules(), ALL)
    assert near.away == 1
    lengthen = ("R2", "R7", "B8", "B12", "R7", "K1")
    assert all(near.helps >> face(t) & 1 for t in lengthen)
    assert not near.helps >> face("K4") & 1


def test_a_tile_that_was_discarded_is_no_longer_live() -> None:
    hand = READY + " K13 Y12"
    with_pile = view(position(G, hand, pile="R2 R2' K1", phase="act"), 0)
    copies = live(G, with_pile)
    assert copies[face("R2")] == 0
    assert copies[face("K1")] == 1
    assert copies[JOKERS] == 2


def test_a_distance_by_counting_is_never_above_the_true_one() -> None:
    deck = list(pack(2, 2))
    rng = Random(4)
    for _ in range(20):
        rack = held(rng.sample(deck, 14))
        for category in Category:
            true = aim(rack, category, JudgeRules(), ALL)
            assert true is not None
            assert at_least(rack, category) <= true.away


def test_a_dearer_category_is_an_aim_where_it_is_as_near_as_any() -> None:
    two_colours = held(some("R1 R2 R3 R4 R7 R8 R9 B3 B4 B5 B10 B11 B12 K1"))
    assert Category.BICOLOR in {a.category for a in aims(two_colours, JudgeRules(), ALL)}
    mixed = held(some(READY + " K13"))
    assert Category.BICOLOR not in {a.category for a in aims(mixed, JudgeRules(), ALL)}


def test_more_live_tiles_and_fewer_missing_ones_win_the_race_more_often() -> None:
    r = race(G, view(position(G, READY + " K13", phase="draw"), 0))
    near = quickest(held(some(READY + " K13")), r.rules, r.copies)
    far = quickest(held(some("R3 R4 R5 R6 B9 B10 B11 Y7 B7 K7 R1 Y2 B13 K5")), r.rules, r.copies)
    assert winning_chance(near, r) > winning_chance(far, r) > 0
    assert helping_chance(0, 60) == 0
    assert helping_chance(8, 60) > helping_chance(4, 60)


def test_a_tile_completes_groups_of_other_colours_and_runs_around_it() -> None:
    assert len(set(partners(face("R7")))) == 6
    assert (face("R12"), face("R13")) in set(partners(face("R1")))
    assert (face("R2"), face("R3")) in set(partners(face("R1")))
    assert (face("R13"), face("R2")) not in set(partners(face("R1")))


def test_what_the_next_player_took_makes_its_neighbours_dangerous() -> None:
    """G6: a taken tile shows a meld."""
    other = "R10 K2 K3 K4 Y2 Y3 Y4 Y8 Y9 B3 B4 B5 K9 K12"
    s = position(G, READY + " K13 Y12", phase="act", others=[other])
    shown = position(G, READY + " K13 Y12", phase="act", others=[other], known=((), some("R10")))
    plain = use_to_next(view(s, 0), live(G, view(s, 0)))
    warned = use_to_next(view(shown, 0), live(G, view(shown, 0)))
    assert warned[face("R11")] > plain[face("R11")]
    assert warned[JOKERS] == 0


def test_the_twin_of_a_tile_that_was_passed_up_is_safer() -> None:
    v = view(position(G, READY + " K13 Y12", pile="Y12'", phase="act"), 0)
    other = view(position(G, READY + " K13 Y12", pile="Y3", phase="act"), 0)
    assert use_to_next(v, live(G, v))[face("Y12")] < use_to_next(other, live(G, other))[face("Y12")]


def test_a_future_closes_without_what_its_layout_does_not_need() -> None:
    rack = held(some(READY + " K13 Y9"))
    closed = closed_without(rack, [face("K13"), face("R4")], [(face("R2"),), (face("K4"),)], JudgeRules())
    assert closed == Counter({face("K13"): 1})
    assert layout(rack, JudgeRules()) is None


def test_the_budget_counts_futures_and_may_end_them_early() -> None:
    assert len(list(sampled(ALL, EVEN, 2, 3, 50, Random(1), Budget(nodes=7)))) == 7
    assert len(list(sampled(ALL, EVEN, 2, 3, 50, Random(1), Budget(ended=lambda: True)))) == 3


def test_tiles_that_come_are_drawn_by_their_odds() -> None:
    """The first of two tiles with odds of three to one is the likelier one in three draws of four."""
    odds = (3.0,) + (1.0,) * 52
    first = Counter(drawn([0, 1], odds, 1, Random(i))[0] for i in range(4_000))
    assert first[0] / 4_000 == pytest.approx(0.75, abs=0.03)
    assert sorted(drawn([0, 1], odds, 9, Random(1))) == [0, 1]


def test_the_neighbours_of_a_thrown_tile_are_rather_in_the_stock_and_those_of_a_taken_one_in_a_hand() -> None:
    other = "R10 K2 K3 K4 Y2 Y3 Y4 Y8 Y9 B3 B4 B5 K9 K12"
    s = position(G, READY + " K13 Y12", phase="act", others=[other], pile="K6")

    def odds_of(**facts: object) -> Odds:
        v = view(replace(s, public=replace(s.public, **facts)), 0)
        return in_stock(v, live(G, v))

    plain = odds_of(threw=(0,))
    thrown, taken = odds_of(threw=(1,)), odds_of(threw=(0,), known=((), some("R10")))
    assert thrown[face("K5")] > plain[face("K5")] > thrown[face("K6")]
    assert taken[face("R11")] < plain[face("R11")]
    assert plain[JOKERS] < plain[face("Y3")]


def test_the_odds_of_all_live_tiles_average_one() -> None:
    v = view(position(G, READY + " K13", pile="R2 R2' R7 R7' Y12", phase="draw"), 0)
    copies = live(G, v)
    assert sum(o * n for o, n in zip(in_stock(v, copies), copies, strict=True)) == pytest.approx(sum(copies))


def test_a_far_hand_with_three_doubles_is_refused_and_a_near_one_is_played() -> None:
    far = view(position(G, "R1 R1' Y5 Y5' K9 K9' B3 B12 Y11 R6 K4 B7 Y8 K13", phase="offer"), 0)
    near = view(position(G, "R1 R1' R2 R2' R3 R3' B7 B8 B9 K9 K10 K11 Y4 Y13", phase="offer"), 0)
    assert may_refuse(G, far)
    assert may_refuse(G, near)
    assert max(offers(G, far), key=lambda m: m.value).action == Refuse()
    assert max(offers(G, near), key=lambda m: m.value).action == Accept()


def test_the_free_tile_is_a_joker_where_that_pays_more() -> None:
    """RULES C.8, note 2."""
    s = position(G, "R3 R4 R5 R6 Y6 B6 J B9 B10 B11 B12 R1 Y1 B1 K1", phase="act")
    assert best_closing(G, view(s, 0)) == Close(some("J")[0])


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_who_can_close_closes(level: str) -> None:
    action = thought(level, position(G, READY + " K1 Y12", phase="act"))
    assert isinstance(action, Close)


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_a_tile_that_completes_the_layout_is_taken_from_the_pile(level: str) -> None:
    assert thought(level, position(G, READY + " Y12", pile="R7", phase="draw")) == Take()
    assert thought(level, position(G, READY + " Y12", pile="K5", phase="draw")) == Draw()


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_the_lone_tile_goes_and_the_joker_stays(level: str) -> None:
    s = position(G, "R3 R4 R5 B9 B10 B11 Y7 B7 K7 R1 Y1 B1 K4 Y12 J", phase="act")
    action = thought(level, s)
    assert isinstance(action, Close | Discard)
    if isinstance(action, Discard):
        assert action.card in some("K4 Y12")


def test_moves_are_ranked_from_the_best_to_the_worst() -> None:
    v = view(position(G, "R3 R4 R5 B9 B10 B12 Y7 B7 K7 R1 Y1 B13 K4 Y12 K10", phase="act"), 0)
    ranked = medium.ranked(G, v)
    values = [m.value for m in ranked]
    assert values == sorted(values, reverse=True)
    assert len(ranked) == 15
    assert ranked[0].action == medium.choose(G, v, Random(0), Budget())


def test_a_beginner_never_throws_a_joker_while_another_tile_may_go() -> None:
    s = position(G, "R3 R4 R6 B9 B10 B12 Y7 B8 K7 R1 Y1 B13 K4 J J'", phase="act")
    for seed in range(30):
        action = easy.choose(G, view(s, 0), Random(seed), Budget())
        assert isinstance(action, Discard)
        assert action.card not in some("J J'")


def test_a_beginner_errs_in_mid_game_and_keeps_to_the_shortest_way_when_the_stock_is_low() -> None:
    mid = view(position(G, READY + " K13 Y12", phase="act"), 0)
    late = view(position(G, READY + " K13 Y12", phase="act", stock=easy.LOW), 0)
    lone = {Discard(t) for t in some("K13 Y12")}
    assert any(easy.choose(G, mid, Random(seed), Budget()) not in lone for seed in range(30))
    assert all(easy.choose(G, late, Random(seed), Budget()) in lone for seed in range(30))


def test_a_close_within_a_limit_is_the_quickest_close() -> None:
    rack = held(some(READY + " K13"))
    near = quickest(rack, JudgeRules(), ALL)
    assert within(rack, 3, JudgeRules()) == (1, near.helps)
    assert within(rack, 0, JudgeRules()) is None


def test_a_wait_is_worth_more_with_more_live_tiles_and_with_better_waits_to_come() -> None:
    rack = held(some(READY + " K13"))
    near = quickest(rack, JudgeRules(), ALL)
    o = outlook(race(G, view(position(G, READY + " K13", phase="draw"), 0)), EVEN)
    few = outlook(race(G, view(position(G, READY + " K13", pile="R2 R2' R7 R7' Y12", phase="draw"), 0)), EVEN)
    assert one_away(rack, near.helps, few) < one_away(rack, near.helps, o)
    chances = sum(o.chances[f] for f in range(JOKERS) if near.helps >> f & 1) + o.chances[JOKERS]
    assert waiting(chances, o) <= one_away(rack, near.helps, o) < 1


def test_two_tiles_away_a_rack_is_worth_less_than_the_wait_it_leads_to() -> None:
    far, near = held(some("R3 R4 R5 R6 B9 B10 B11 Y7 B7 K7 R1 Y1 K13 Y9")), held(some(READY + " K13"))
    o = outlook(race(G, view(position(G, READY + " K13", phase="draw"), 0)), EVEN)
    two, one = quickest(far, JudgeRules(), ALL), quickest(near, JudgeRules(), ALL)
    assert (two.away, one.away) == (2, 1)
    assert 0 < two_away(far, two.helps, o) < one_away(near, one.helps, o)


def test_the_easy_level_beats_random_moves() -> None:
    won = 0.0
    for i in range(6):
        for seat in (0, 1):
            players = [thinker("easy", i), RandomBot(i)] if seat == 0 else [RandomBot(i), thinker("easy", i)]
            _, m = play_match(G, players, sha256(b"%d" % i).digest(), dealer=0)
            winners = final(G, m).winners
            won += (seat in winners) / len(winners)
    assert won >= 10
