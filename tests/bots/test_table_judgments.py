"""What players of carousel judge by: what a hand can lay down, who may close first, what a position is worth."""

from random import Random
from typing import Any

import pytest

from openrummy.bots import Budget
from openrummy.bots.table import easy, hard, medium
from openrummy.bots.table.chances import closing_chance, others_points, undercut_chance
from openrummy.bots.table.places import WINS, after_turn, short_turn, turn_of
from openrummy.bots.table.plays import lightest, own_melds, plain_play, smallest
from openrummy.core import AnyAction, Draw, End, Knock, Rearrange, View, apply, view
from openrummy.games import make_game
from openrummy.worlds import unseen
from positions import position, some

CAROUSEL = make_game("carousel")
LONG = "[Ac 2c 3c 4c 5c 6c] [Ad 2d 3d 4d 5d 6d] [Ah 2h 3h 4h 5h 6h] [9h 10h Jh Qh Kh] [9c 10c Jc Qc Kc]"


def seen(hand: str, phase: str = "decide1", **more: Any) -> View:
    """The view of the seat to act, which holds `hand`."""
    return view(position(CAROUSEL, hand, phase=phase, **more), 0)


def chosen(v: View) -> AnyAction:
    return medium.choose(CAROUSEL, v, Random(0), Budget())


def test_a_beginner_sees_no_card_that_a_rebuilding_would_place() -> None:
    """Row M10: the seven of diamonds leaves a run of four to make a set."""
    v = seen("7c 7h Kd", table="[4d 5d 6d 7d]")
    assert plain_play(CAROUSEL, v).played == ()
    assert lightest(CAROUSEL, v).played == some("7c 7h")
    assert lightest(CAROUSEL, v).left == 10


def test_single_cards_are_laid_off_one_after_the_other() -> None:
    """SOL-12's example at a table without owners: 8H makes room for 7H."""
    v = seen("7h 8h Kd", table="[9h 10h Jh]")
    assert plain_play(CAROUSEL, v).played == some("7h 8h")
    assert plain_play(CAROUSEL, v).table == (some("7h 8h 9h 10h Jh"),)


def test_a_beginner_declares_a_joker_where_it_fits() -> None:
    v = seen("Jk 2c Kd", table="[9h 10h Jh]")
    assert plain_play(CAROUSEL, v).left == 12
    medium_finds = lightest(CAROUSEL, v)
    assert medium_finds.left == plain_play(CAROUSEL, v).left


def test_melds_of_the_own_hand_lie_beside_the_table_as_it_is() -> None:
    v = seen("7h 8h 9h Kd", table="[2c 2d 2h]")
    assert own_melds(CAROUSEL, v).table == (some("2c 2d 2h"), some("7h 8h 9h"))


def test_nobody_gets_out_on_an_empty_table_and_nearly_anybody_on_a_full_one() -> None:
    assert closing_chance(20, 0, 53) == 0.0
    assert closing_chance(5, 6, 106) < 0.01
    assert closing_chance(16, 45, 53) > 0.9
    assert closing_chance(0, 0, 53) == 1.0


@pytest.mark.parametrize("laid", [9, 18, 30])
def test_more_cards_find_more_places_but_three_or_fewer_are_nearly_out(laid: int) -> None:
    """The more cards the easier, and RULES G3: three cards or fewer are a danger."""
    assert closing_chance(16, laid, 53) > closing_chance(8, laid, 53) > closing_chance(4, laid, 53)
    assert closing_chance(3, laid, 53) > closing_chance(4, laid, 53)


def test_a_knock_is_undercut_by_a_lone_card_as_often_as_the_unseen_cards_say() -> None:
    """MAN-32, MAN-33: the cards of 3 points or fewer among the unseen, and a tie is lost as well."""
    v = seen("3c", "after", others=["Kd"])
    low = [c for c in unseen(CAROUSEL, v) if CAROUSEL.value(c) <= 3]
    assert len(low) == 11
    assert undercut_chance(CAROUSEL, v, 3) == pytest.approx(11 / 52)


def test_a_knock_is_not_undercut_by_more_cards_than_it_has_points() -> None:
    """A card counts one point at least (MAN-30)."""
    assert undercut_chance(CAROUSEL, seen("3c", "after", others=["Kd Qd Jd 9d"]), 3) == 0.0


def test_the_other_hands_are_expected_at_the_mean_of_the_unseen_cards() -> None:
    v = seen("Jk", others=["Kd Qd"])
    assert others_points(CAROUSEL, v) == pytest.approx(2 * 340 / 52)  # 52 cards, 85 points a suit


def test_a_meld_is_held_back_while_nobody_is_near_the_end() -> None:
    """SOL-11 allows it everywhere: what lies on the table serves everybody."""
    assert chosen(seen("7h 8h 9h Kd 2c Qs 4d 9c Ad Jc 6s")) == Draw()


def test_all_is_laid_down_when_an_opponent_with_two_cards_is_about_to_close() -> None:
    """RULES G3: in danger cut the points in hand."""
    v = seen("Jk Kd 7s 8s 10s 8c Qd 7d", table=LONG, others=["7h 8h"])
    assert isinstance(chosen(v), Rearrange)


def test_who_can_close_does() -> None:
    v = seen("7h 8h 9h 2c", table="[2s 2h 2d]")
    answer = chosen(v)
    assert isinstance(answer, Rearrange)
    s, _ = apply(CAROUSEL, position(CAROUSEL, "7h 8h 9h 2c", phase="decide1", table="[2s 2h 2d]"), answer)
    assert s.public.outcome is not None


def test_a_low_hand_knocks() -> None:
    """MAN-13."""
    assert chosen(seen("2h 2c", "after")) == Knock()
    assert chosen(seen("2h 4c", "after")) == End()


def test_in_the_last_turn_all_that_fits_is_laid_down() -> None:
    """MAN-41: what stays in the hand counts, and nothing comes after."""
    v = seen("7h 8h 9h Kd", "final", stock=0, others=["2c 2d"], final=2)
    answer = chosen(v)
    assert isinstance(answer, Rearrange)
    assert answer.table == (some("7h 8h 9h"),)


def test_every_choice_has_a_value_and_the_best_comes_first() -> None:
    moves = medium.ranked(CAROUSEL, seen("7h 8h 9h Kd 2c", table="[2s 2h 2d]"))
    assert {type(m.action) for m in moves} == {Draw, Rearrange}
    assert [m.value for m in moves] == sorted((m.value for m in moves), reverse=True)


def test_a_beginner_keeps_a_meld_back_more_often_than_not() -> None:
    v = seen("7h 8h 9h Kd 2c Qs 4d 9c Ad Jc 6s")
    drawn = sum(easy.choose(CAROUSEL, v, Random(seed), Budget()) == Draw() for seed in range(100))
    assert 60 <= drawn < 100


def test_of_two_players_it_is_best_to_leave_the_other_four_cards_of_the_stock() -> None:
    """MAN-10, MAN-41: whatever it draws, one to three, the last card is yours, and with it the last turn."""
    assert after_turn(4, 2) > max(after_turn(left, 2) for left in (1, 2, 3, 5, 6, 7))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_who_drew_the_last_card_has_the_best_place(players: int) -> None:
    assert after_turn(0, players) == max(after_turn(left, players) for left in range(20))


def test_a_shorter_turn_pays_when_it_changes_who_draws_last() -> None:
    assert short_turn(4, 2) > turn_of(1, 4, 2)
    assert short_turn(5, 2) < turn_of(1, 5, 2)


def test_of_three_players_a_shorter_turn_is_worth_a_meld_two_turns_before_the_end() -> None:
    """Whoever leaves 14 cards can leave seven the next time, and draws the last one after two turns of the others."""
    assert short_turn(14, 3) > turn_of(2, 14, 3)
    assert short_turn(14, 4) < turn_of(2, 14, 4)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_somebody_wins_from_every_place_together(players: int) -> None:
    """MAN-41: there are as many places in the last turns as players."""
    assert len(WINS[players]) == players
    assert sum(WINS[players]) == pytest.approx(1, abs=0.02)


def test_the_smallest_play_is_one_card_on_a_meld_before_a_meld_of_three() -> None:
    v = seen("7h 8h 9h Kd 2c", table="[2s 2h 2d]")
    play = smallest(CAROUSEL, v)
    assert play is not None
    assert play.played == some("2c")
    play = smallest(CAROUSEL, seen("7h 8h 9h Kd 2c Jk"))
    assert play is not None
    assert play.played == some("7h 8h 9h")
    assert smallest(CAROUSEL, seen("7h 8h Kd 2c Jk")) is None


def test_the_strongest_level_ends_its_turn_early_to_draw_the_last_card_later() -> None:
    """With four cards left the third draw would leave three, and the other seat would draw the last one."""
    hand = "7h 8h 9h Kd 2c Qs 4d Jc 6s Ks 9d"
    v = seen(hand, "decide2", stock=4, players=2)
    assert chosen(v) == Draw()
    answer = hard.choose(CAROUSEL, v, Random(0), Budget())
    assert answer == Rearrange((some("7h 8h 9h"),))
    assert hard.choose(CAROUSEL, seen(hand, "decide2", stock=5, players=2), Random(0), Budget()) == Draw()


def test_with_two_players_and_no_stock_the_last_turns_are_known_whatever_the_chance() -> None:
    """All unseen cards are in the other hand, so any number of worlds is the same one."""
    v = seen("7h 8h 9h Kd 2c Qs", "final", stock=0, players=2, table="[2s 2h 2d]", final=2)
    one, two = (hard.ranked(CAROUSEL, v, Random(seed), Budget(nodes)) for seed, nodes in ((1, 1), (2, 50)))
    assert one == two
    assert {type(m.action) for m in one} == {Rearrange, End}
