"""Classic rummy: what a round is worth, and when the match is won (RULES A.6)."""

import pytest

from openrummy.cards import pack
from openrummy.core import State
from openrummy.games import make_game
from openrummy.games.scoring import value
from openrummy.match import Match, add_round, final
from positions import play, position, reason, score, some

CLASSIC = make_game("classic")
S_P1 = ("Ks 5h Ad", "9d 2d", "Jc Qc 7s 3d")


def won_round(others: tuple[str, ...] = S_P1, own_meld: bool = True) -> State:
    """Seat 0 goes out with three queens."""
    s = position(
        CLASSIC, "Qd Qs", table="[Ac 2c 3c]", owners=(3,), pile="Kc", draw="Qh", own_meld=own_meld, others=others
    )
    return play(CLASSIC, s, "draw; meld Qd Qs Qh")


def drawn_round() -> State:
    s = position(CLASSIC, "Jd 4c", pile="Kc", draw="5h", stock=1, recycles=1)
    return play(CLASSIC, s, "draw; discard Jd")


def after(total: int, s: State) -> Match:
    """The match after the round, from a total of the winner."""
    return add_round(CLASSIC, Match(4, 3, totals=(total, 0, 0, 0)), s)


def test_an_ace_is_1_numbers_their_value_and_pictures_10() -> None:
    """SOL-40, J: the cards of a pack add up to 340."""
    assert [value(c) for c in some("Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc")] == [*range(1, 11), 10, 10, 10]
    assert sum(map(value, pack())) == 340


def test_the_winner_scores_the_cards_in_the_other_hands() -> None:
    """SOL-41, S-P1: 16 + 11 + 30 = 57; cards on the table score nothing."""
    s = won_round()
    assert score(CLASSIC, s).points == (57, 0, 0, 0)
    assert score(CLASSIC, s).winners == (0,)


def test_a_total_over_the_target_wins_the_match() -> None:
    """SOL-42, S-P2: 158 + 57 = 215."""
    m = after(158, won_round())
    assert (m.totals[0], m.over, final(CLASSIC, m).winners) == (215, True, (0,))


def test_a_total_under_the_target_goes_on() -> None:
    """SOL-42, S-P3: 142 + 57 = 199."""
    m = after(142, won_round())
    assert (m.totals[0], m.over) == (199, False)


def test_the_target_exactly_wins_the_match() -> None:
    """SOL-42, S-P4: 143 + 57 = 200."""
    m = after(143, won_round())
    assert (m.totals[0], m.over) == (200, True)


def test_a_drawn_round_scores_nothing_and_the_deal_passes_left() -> None:
    """SOL-33, SOL-4, S-P5."""
    s = drawn_round()
    assert reason(s) == "exhausted"
    m = add_round(CLASSIC, Match(4, 3, totals=(10, 20, 30, 40)), s)
    assert (m.totals, m.dealer, m.rounds[0].winners) == ((10, 20, 30, 40), 0, ())


def test_three_aces_score_three() -> None:
    """SOL-40, S-P6."""
    s = position(CLASSIC, "Qd Qc", pile="Kc", draw="Qh", own_meld=True, others=("As", "Ad", "Ac"))
    assert score(CLASSIC, play(CLASSIC, s, "draw; meld Qd Qc Qh")).points == (3, 0, 0, 0)


def test_the_winner_may_sit_anywhere() -> None:
    """SOL-41."""
    s = position(CLASSIC, "Qd Qs", seat=2, pile="Kc", draw="Qh", own_meld=True, others=S_P1)
    assert score(CLASSIC, play(CLASSIC, s, "draw; meld Qd Qs Qh")).points == (0, 0, 57, 0)


def test_going_out_in_one_turn_does_not_double() -> None:
    """SOL-43, AMB-8."""
    s = won_round(own_meld=False)
    assert s.public.outcome is not None
    assert s.public.outcome.rummy
    assert score(CLASSIC, s).points == (57, 0, 0, 0)


def test_the_target_is_an_option() -> None:
    """H: target of classic."""
    short = make_game("classic", {"target": 57})
    m = add_round(short, Match(4, 3, totals=(0, 0, 0, 0)), won_round())
    assert m.over
    m = add_round(make_game("classic", {"target": 58}), Match(4, 3, totals=(0, 0, 0, 0)), won_round())
    assert not m.over


@pytest.mark.parametrize("option", ["final_discard", "ace_mode", "rummy_doubles", "max_recycles", "recycle_keep_top"])
def test_options_that_classic_does_not_have_are_refused(option: str) -> None:
    """H: readings that were considered and not built, or belong to basic."""
    with pytest.raises(ValueError, match=option):
        make_game("classic", {option: True})
