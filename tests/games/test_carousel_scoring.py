"""Carousel: what a round is worth, jokers in play, and the end of the match (RULES B.4 to B.8)."""

from collections.abc import Sequence

import pytest

from openrummy.core import Reason, State, Void, apply, deal
from openrummy.games import make_game
from openrummy.games.scoring import compare_hands, value
from openrummy.match import Match, RoundResult, add_round, final
from positions import play, position, reason, refusal, score, some

CAROUSEL = make_game("carousel")
FROM_HAND = make_game("carousel", {"joker_release": "from_hand"})
FOR_ALL = make_game("carousel", {"box_bonus_scope": "all"})

# Hands by value; where a value comes twice, the next of its hands is taken.
WORTH = {
    2: ["Ac Ad", "2c"], 3: ["3c"], 4: ["4c", "4d", "4s"], 5: ["5c", "5d"], 9: ["9c", "9d"], 11: ["Tc As"],
    12: ["Jc 2d"], 14: ["Qc 4h"], 15: ["Kc 5h"], 20: ["Jd Qd"], 22: ["Js Qs 2s"], 23: ["Jh Qh 3h"],
    30: ["Kd Ks Kh"], 31: ["* 6s"],
}  # fmt: skip


def hands(values: Sequence[int]) -> list[str]:
    return [WORTH[v][values[:i].count(v)] for i, v in enumerate(values)]


def knocked(values: Sequence[int]) -> State:
    """The first seat knocks."""
    own, *others = hands(values)
    s = position(CAROUSEL, own, phase="after", players=len(values), others=others)
    return play(CAROUSEL, s, "knock")


def exhausted(values: Sequence[int]) -> State:
    """The last final turn passes."""
    own, *others = hands(values)
    s = position(CAROUSEL, own, phase="final", final=1, stock=0, players=len(values), others=others)
    return play(CAROUSEL, s, "end")


def test_a_joker_is_25_pictures_10_aces_1() -> None:
    """MAN-30."""
    assert [value(c) for c in some("* *' Jc Qc Kc Tc 9c 2c Ac")] == [25, 25, 10, 10, 10, 10, 9, 2, 1]


@pytest.mark.parametrize(
    ("values", "points"),
    [
        ((4, 11, 23), (26, 0, 0)),  # M-P1: (11 - 4) + (23 - 4)
        ((3, 20), (17, 0)),  # M-P2: with two players the difference
    ],
)
def test_a_knocker_alone_at_the_low_scores_the_differences(values: tuple[int, ...], points: tuple[int, ...]) -> None:
    """MAN-31, M-P1, M-P2."""
    s = knocked(values)
    assert reason(s) == "knock"
    assert (score(CAROUSEL, s).points, score(CAROUSEL, s).winners) == (points, (0,))


@pytest.mark.parametrize(
    ("values", "points", "winners"),
    [
        ((5, 2, 14), (0, 25, 0), (1,)),  # M-P3: (5 - 2) + (14 - 2) + 10
        ((5, 5, 30), (0, 35, 0), (1,)),  # M-P4: the knocker ties: 0 + 25 + 10
        ((4, 4, 4, 20), (0, 26, 26, 0), (1, 2)),  # M-P5: ties with two others: 0 + 0 + 16 + 10 each
        ((5, 2, 2, 14), (0, 25, 25, 0), (1, 2)),  # M-P6: two others tie below: 3 + 0 + 12 + 10 each
        ((5, 5), (0, 10), (1,)),  # M-P7
    ],
)
def test_a_knocker_who_is_not_alone_at_the_low_is_undercut(
    values: tuple[int, ...], points: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    """MAN-32, MAN-33, MAN-34, AMB-14: every other seat at the low scores, with 10 more."""
    got = score(CAROUSEL, knocked(values))
    assert (got.points, got.winners) == (points, winners)


def test_any_number_of_others_at_the_low_win_over_the_knocker() -> None:
    """MAN-33: in general."""
    assert compare_hands((5, 5, 5, 5, 9), knocker=0, out=False).points == (0, 14, 14, 14, 0)
    assert compare_hands((5, 2, 2, 2, 9), knocker=0, out=False).points == (0, 20, 20, 20, 0)
    assert compare_hands((9, 3, 5), knocker=2, out=False).points == (0, 18, 0)


def test_going_out_scores_25_more() -> None:
    """MAN-35, M-P8: 12 + 31 + 25; no undercut is possible."""
    s = position(CAROUSEL, "7h 8h", draw="9h", players=3, others=hands((12, 31)))
    s = play(CAROUSEL, s, "draw; table [7h 8h 9h]")
    assert (score(CAROUSEL, s).points, score(CAROUSEL, s).winners) == ((68, 0, 0), (0,))


def test_after_an_exhausted_stock_the_lowest_hand_scores_without_a_bonus() -> None:
    """MAN-43, M-P9: 6 + 13."""
    s = exhausted((9, 15, 22))
    assert reason(s) == "exhausted"
    assert score(CAROUSEL, s).points == (19, 0, 0)


def test_after_an_exhausted_stock_all_lowest_hands_score() -> None:
    """MAN-43, M-P10, AMB-16: 0 + 13 each."""
    got = score(CAROUSEL, exhausted((9, 9, 22)))
    assert (got.points, got.winners) == ((13, 13, 0), (0, 1))


def test_the_lowest_hand_may_be_anyones() -> None:
    """MAN-31, MAN-43: not only of the seat that acted last."""
    assert score(CAROUSEL, exhausted((22, 15, 9))).points == (0, 0, 19)


def test_a_voided_round_scores_nothing() -> None:
    s, _ = apply(CAROUSEL, deal(CAROUSEL, CAROUSEL.deck(3, 0), 3), Void())
    assert (score(CAROUSEL, s).points, score(CAROUSEL, s).winners) == ((0, 0, 0), ())


# --- B.4: jokers in play -----------------------------------------------------------------------------------------


def verdict(hand: str, table: str, after: str, release: str = "natural_on_table") -> str | None:
    g = make_game("carousel", {"joker_release": release})
    return refusal(g, position(g, f"{hand} Kc'", phase="decide1", table=table, players=3), f"table {after}")


def test_a_joker_from_the_hand_says_what_it_stands_for() -> None:
    """MAN-20."""
    assert verdict("5s 7s *", "", "[5s *6s 7s]") is None
    assert verdict("5s 7s *", "", "[5s * 7s]") == "E_JOKER_IDENTITY"
    assert verdict("5s 7s *", "", "[5s *6h 7s]") == "E_NOT_A_MELD"


def test_a_joker_keeps_its_card_wherever_it_moves() -> None:
    """MAN-21: for the rest of the round, on later turns too."""
    assert verdict("6c 6d", "[3s 4s 5s *6s]", "[3s 4s 5s] [6c 6d *6s]") is None
    assert verdict("6c 6d", "[3s 4s 5s *6s]", "[3s 4s 5s] [6c 6d *6h]") == "E_JOKER_IDENTITY"


@pytest.mark.parametrize("release", ["natural_on_table", "from_hand"])
def test_the_real_card_from_the_hand_frees_the_joker(release: str) -> None:
    """MAN-22, MAN-23: which must lie in a meld at once, as whatever it is declared now."""
    table = "[3s 4s 5s *6s]"
    assert verdict("6s Qh Kh", table, "[3s 4s 5s 6s] [Qh Kh *Ah]", release) is None
    assert verdict("6s", table, "[3s 4s 5s 6s]", release) == "E_TABLE_CARD_REMOVED"
    assert verdict("6s", "[5s *6s 7s]", "[5s 6s 7s *8s]", release) is None


def test_the_real_card_from_the_table_frees_the_joker_where_it_may() -> None:
    """MAN-22, MAN-24, AMB-11, H: joker_release = natural_on_table, or from_hand."""
    table, after = "[4s 5s *6s] [6c 6d 6h 6s]", "[4s 5s 6s] [6c 6d 6h] [Qd Kd *Jd]"
    assert verdict("Qd Kd", table, after) is None
    assert verdict("Qd Kd", table, after, "from_hand") == "E_JOKER_IDENTITY"
    table, after = "[5s *6s 7s 8s 9s] [6c 6h 6s]", "[7s 8s 9s] [6c 6h 6s] [5s 5c 5d] [Qd Kd *Ad]"
    assert verdict("5c 5d Qd Kd", table, after) is None
    assert verdict("5c 5d Qd Kd", table, after, "from_hand") == "E_JOKER_IDENTITY"


def test_in_a_group_a_joker_is_its_card() -> None:
    """MAN-25: so its natural is a duplicate beside it; an ace serves low and high at different times."""
    assert verdict("6s", "[6c 6d *6s]", "[6c 6d *6s 6s]") == "E_DUPLICATE_CARD"
    assert verdict("2h 3h Kd", "[Qh Kh *Ah Jh]", "[Jh Qh Kh] [*Ah 2h 3h]") is None


def test_a_joker_may_be_a_card_that_is_visible_elsewhere() -> None:
    """MAN-26, AMB-12: and two jokers may lie in one meld of three."""
    assert verdict("5s 7s *", "[6c 6d 6s]", "[6c 6d 6s] [5s *6s 7s]") is None
    assert verdict("Kd * *'", "", "[*Jd *'Qd Kd]") is None


# --- B.7: the match ----------------------------------------------------------------------------------------------


def match_of(totals: tuple[int, ...], won: tuple[int, ...]) -> Match:
    """A match with these totals and rounds won."""
    rounds = tuple(
        RoundResult(0, Reason.KNOCK, (0,) * len(totals), (seat,)) for seat, n in enumerate(won) for _ in range(n)
    )
    return Match(len(totals), 0, rounds, totals, over=True)


def test_the_match_ends_when_somebody_has_150() -> None:
    """MAN-50: and not at 149; 150 exactly counts."""
    s = knocked((3, 20))
    for before, over in ((132, False), (133, True)):
        m = add_round(CAROUSEL, Match(2, 0, totals=(before, 0)), s)
        assert (m.totals[0], m.over) == (before + 17, over)


def test_the_target_is_an_option() -> None:
    """H: target of carousel; the bonus goes with it."""
    g = make_game("carousel", {"target": 17})
    m = add_round(g, Match(2, 0, totals=(0, 0)), knocked((3, 20)))
    assert m.over
    assert final(g, m).reached == (100, 0)


def test_u08_an_undercut_that_reaches_the_target_ends_the_match_for_the_defender_not_the_knocker() -> None:
    """U08, E28, MAN-32, MAN-50 to MAN-53: the bonus goes by the totals, whoever's turn it was when the round ended."""
    m = add_round(CAROUSEL, Match(3, 0, totals=(149, 130, 0)), knocked((5, 2, 14)))
    assert (m.totals, m.over) == ((149, 155, 0), True)
    end = final(CAROUSEL, m)
    assert (end.reached, end.points, end.winners) == ((0, 100, 0), (149, 255, 0), (1,))


def test_a_player_below_the_target_can_overtake() -> None:
    """MAN-51, MAN-52, MAN-53, the first example of B.8: A 163 (3 won), B 141 (5), C 60 (2); B wins."""
    end = final(CAROUSEL, match_of((163, 141, 60), (3, 5, 2)))
    assert (end.reached, end.boxes) == ((100, 0, 0), (0, 125, 50))
    assert (end.points, end.winners) == ((263, 266, 110), (1,))


def test_with_boxes_for_all_another_player_wins() -> None:
    """MAN-52, AMB-17, H: box_bonus_scope = all; the first example of B.8: A has 338."""
    end = final(FOR_ALL, match_of((163, 141, 60), (3, 5, 2)))
    assert (end.reached, end.boxes) == ((100, 0, 0), (75, 125, 50))
    assert (end.points, end.winners) == ((338, 266, 110), (0,))


@pytest.mark.parametrize(("scope", "points"), [("others", (252, 258, 115)), ("all", (252 + 75, 258 + 100, 115))])
def test_two_players_may_reach_the_target_in_one_round(scope: str, points: tuple[int, ...]) -> None:
    """MAN-51, the second example of B.8: A 152 (3 won), D 158 (4), E 90 (1); D wins by both readings."""
    end = final(make_game("carousel", {"box_bonus_scope": scope}), match_of((152, 158, 90), (3, 4, 1)))
    assert (end.points, end.winners) == (points, (1,))


def test_equal_final_totals_share_the_win() -> None:
    """MAN-53, AMB-19."""
    assert final(CAROUSEL, match_of((150, 150, 0), (1, 1, 0))).winners == (0, 1)
    assert final(CAROUSEL, match_of((150, 125, 0), (1, 5, 0))).winners == (0, 1)


def test_each_scoring_winner_counts_a_round_won() -> None:
    """MAN-36."""
    m = add_round(CAROUSEL, Match(4, 0, totals=(0,) * 4), knocked((4, 4, 4, 20)))
    assert [m.rounds_won(seat) for seat in range(4)] == [0, 1, 1, 0]
    assert m.totals == (0, 26, 26, 0)


def test_the_deal_moves_on_clockwise() -> None:
    """MAN-3."""
    assert add_round(CAROUSEL, Match(2, 1, totals=(0, 0)), knocked((3, 20))).dealer == 0
