"""Basic rummy: what a round is worth, going rummy, and the end of the match (RULES D.5)."""

from collections.abc import Sequence

import pytest

from openrummy.cards import members, pack
from openrummy.core import Game, State, Void, apply, deal
from openrummy.games import make_game
from openrummy.games.scoring import value, value_ace_15
from openrummy.match import Match, add_round, final
from positions import let_pass, play, position, score, with_next

BASIC = make_game("basic")
HIGH = make_game("basic", {"ace_mode": "high_or_low"})
SINGLE = make_game("basic", {"rummy_doubles": False})
D_P3 = "Ks Qs 9d 8c 7c 6h 5h 4d 3s 2h"


def out(g: Game, others: Sequence[str], own_meld: bool = True, seat: int = 0) -> State:
    """A seat melds its last three cards, three jacks."""
    s = position(g, "Jc Jd", seat=seat, players=len(others) + 1, pile="Kc", draw="Js", own_meld=own_meld, others=others)
    return play(g, s, "draw; meld Jc Jd Js")


def points(s: State, g: Game = BASIC) -> int:
    """What the winner scores; all others score nothing."""
    got = score(g, s)
    (winner,) = got.winners
    assert sum(got.points) == got.points[winner]
    return got.points[winner]


def test_aces_count_1_by_default() -> None:
    """BAS-30, D-P1: 1 + 1 + 10 + 10."""
    assert points(out(BASIC, ["As Ad Tc Kh"])) == 22


def test_aces_count_15_when_they_may_be_high() -> None:
    """BAS-32, D-P2, AMB-46: 15 + 15 + 10 + 10, whatever the aces could have been used for."""
    assert points(out(HIGH, ["As Ad Tc Kh"]), HIGH) == 50


def test_the_cards_of_a_pack_add_up() -> None:
    """J: 4 x 85 = 340; with aces at 15, 4 x 99 = 396."""
    assert sum(map(value, pack())) == 340
    assert sum(map(value_ace_15, pack())) == 396


def test_the_winner_scores_all_cards_left_in_the_other_hands() -> None:
    """BAS-30, D-P3: ten cards, 64."""
    assert points(out(BASIC, [D_P3])) == 64
    assert points(out(BASIC, ["Ks", "2d 3d", "Ac"], seat=3)) == 10 + 5 + 1


def test_going_rummy_doubles_the_round() -> None:
    """BAS-31, D-P4, D15: the whole hand in a single turn, 2 x 64."""
    s = position(BASIC, "2c 3c 4c 5c 9h 9c 9s Kd Kc 7h", pile="7s", draw="Kh", others=[D_P3])
    s = play(BASIC, s, "draw; meld 2c 3c 4c 5c; meld 9h 9c 9s; meld Kd Kc Kh; discard 7h")
    assert points(s) == 128


def test_going_rummy_may_mix_melds_lay_offs_and_the_discard() -> None:
    """BAS-31."""
    table = "[3h 4h 5h]"
    s = position(BASIC, "6h Jc Jd 2s", table=table, pile="Kc", draw="Js", others=["Ks"])
    assert points(play(BASIC, s, "draw; lay 6h on 1; meld Jc Jd Js; discard 2s")) == 20
    s = position(BASIC, "6h 7h", table=table, pile="Kc", draw="8h", others=["Ks"])
    assert points(play(BASIC, s, "draw; lay 6h on 1; lay 7h on 1; lay 8h on 1")) == 20
    s = position(BASIC, "6h", table=table, pile="Kc", draw="8d", others=["Ks"])
    assert points(play(BASIC, s, "draw; lay 6h on 1; discard 8d")) == 20


def test_who_melded_earlier_does_not_go_rummy() -> None:
    """BAS-31: having played nothing to the table earlier in the round."""
    assert points(out(BASIC, [D_P3], own_meld=True)) == 64
    assert points(out(BASIC, [D_P3], own_meld=False)) == 128


def test_an_earlier_lay_off_spoils_going_rummy() -> None:
    """BAS-31: a lay-off is a card played to the table."""
    s = position(BASIC, "6h Jc Jd 2s", table="[3h 4h 5h]", pile="Kc", draw="9c", others=["Ks 9d 4c"])
    s = let_pass(BASIC, play(BASIC, s, "draw; lay 6h on 1; discard 9c"))
    s = with_next(s, "Js")
    s = play(BASIC, s, "draw; meld Jc Jd Js; discard 2s")
    assert points(s) == 10 + 9 + 4


def test_earlier_draws_and_discards_do_not_spoil_going_rummy() -> None:
    """BAS-31, AMB-45."""
    s = position(BASIC, "Jc Jd 2s", pile="Kc", draw="9c", others=["Ks 9d 4c"])
    s = with_next(let_pass(BASIC, play(BASIC, s, "draw; discard 9c")), "Js")
    assert points(play(BASIC, s, "draw; meld Jc Jd Js; discard 2s")) == 2 * 23


def test_going_rummy_may_be_worth_no_more() -> None:
    """BAS-31: rummy_doubles = false."""
    assert points(out(SINGLE, [D_P3], own_meld=False), SINGLE) == 64


def test_the_round_is_doubled_after_the_aces_are_counted() -> None:
    """BAS-35, BAS-31, BAS-32, D-P5: (15 + 10 + 2) x 2."""
    assert points(out(HIGH, ["Ac Kd", "2s"], own_meld=False), HIGH) == 54


def test_a_first_turn_rummy_against_five_full_hands() -> None:
    """D-P9: the sum of thirty cards, doubled."""
    s = position(BASIC, "2c 3c 4c 9d 9h 9s", players=6, pile="Kc", draw="5c")
    left = [c for h in s.hands[1:] for c in members(h)]
    assert len(left) == 30
    s = play(BASIC, s, "draw; meld 2c 3c 4c 5c; meld 9d 9h 9s")
    assert points(s) == 2 * sum(map(value, left))


def after(g: Game, totals: tuple[int, ...], *rounds: State) -> Match:
    m = Match(len(totals), 0, totals=totals)
    for s in rounds:
        m = add_round(g, m, s)
    return m


@pytest.mark.parametrize(
    ("before", "won", "over"),
    [(128, ["Ks Qs Tc"], True), (128, ["Ks Qs 2c"], True), (128, ["Ks Qs Ac"], False)],
    ids=["D-P6: 158", "D-P7: 150 exactly", "149"],
)
def test_the_first_to_reach_the_target_wins(before: int, won: list[str], over: bool) -> None:
    """BAS-33, BAS-34, D-P6, D-P7: match = target 150."""
    m = after(BASIC, (before, 0), out(BASIC, won))
    assert m.over is over
    if over:
        assert final(BASIC, m).winners == (0,)


def test_the_target_is_an_option() -> None:
    """BAS-33, H: match = {"type": "target", "target": 20}."""
    g = make_game("basic", {"match": {"type": "target", "target": 20}})
    assert after(g, (0, 0), out(g, ["Ks Qs"])).over
    assert not after(g, (0, 0), out(g, ["Ks 9s"])).over


def test_the_match_may_be_a_number_of_rounds() -> None:
    """BAS-33, H: match = {"type": "rounds", "rounds": 5}; no total ends it earlier."""
    g = make_game("basic", {"match": {"type": "rounds", "rounds": 5}})
    s = out(g, ["Ks Qs"])
    m = Match(2, 0, totals=(500, 0))
    for played in range(5):
        assert not m.over, played
        m = add_round(g, m, s)
    assert m.over
    assert final(g, m).winners == (0,)


def test_equal_leaders_share_a_match_of_rounds() -> None:
    """BAS-34, D-P8, AMB-48: 88, 91, 91."""
    g = make_game("basic", {"match": {"type": "rounds", "rounds": 1}})
    m = after(g, (88, 91, 71), out(g, ["9s", "Ac Ts"], seat=2))
    assert m.totals == (88, 91, 91)
    assert final(g, m).winners == (1, 2)


def test_only_one_player_scores_in_a_round_so_a_target_is_reached_by_one() -> None:
    """BAS-34, J."""
    got = score(BASIC, out(BASIC, ["As Ad Tc Kh", "2c 3c", "4c"]))
    assert sum(p > 0 for p in got.points) == 1
    assert len(got.winners) == 1


def test_a_void_round_scores_nothing_and_moves_the_deal() -> None:
    """BAS-23, BAS-3."""
    s, _ = apply(BASIC, deal(BASIC, pack(), 2, dealer=0), Void())
    m = after(BASIC, (30, 40), s)
    assert (m.totals, m.dealer, m.over, m.rounds[0].winners) == ((30, 40), 1, False, ())
