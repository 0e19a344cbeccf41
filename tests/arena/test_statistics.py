"""Intervals and ratings, against published values, other programs, and samples whose truth is known."""

import math
from random import Random

import pytest
from scipy import stats

from openrummy.arena.statistics import (
    ELO,
    bootstrap,
    gap_reached,
    mean,
    ratings,
    ratio,
    share,
    student,
    wilson,
)
from openrummy.errors import BadInput


@pytest.mark.parametrize("freedom", [1, 2, 3, 4, 5, 9, 30, 1000])
def test_students_t_is_that_of_the_tables(freedom: int) -> None:
    assert student(freedom) == pytest.approx(stats.t.ppf(0.975, freedom), rel=0.01)


@pytest.mark.parametrize(("wins", "trials"), [(0, 10), (3, 10), (50, 100), (999, 1000)])
def test_wilsons_interval_is_that_of_scipy(wins: int, trials: int) -> None:
    theirs = stats.binomtest(wins, trials).proportion_ci(method="wilson")
    assert wilson(wins / trials, trials) == pytest.approx((theirs.low, theirs.high))


@pytest.mark.parametrize("value", [0.0, 1.0])
def test_an_interval_holds_the_share_it_is_of_also_at_its_ends(value: float) -> None:
    for trials in range(1, 60):
        low, high = wilson(value, trials, student(trials))
        assert low <= value <= high


def test_without_trials_nothing_is_known() -> None:
    assert wilson(0.0, 0) == (0.0, 1.0)
    assert (share([(1, 2)]).low, share([(1, 2)]).high) == (0.0, 1.0)


def test_a_ratio_is_the_mean_where_groups_are_of_one_size() -> None:
    values = [0.0, 0.5, 1.0, 1.0]
    value, error = ratio([(2 * x, 2) for x in values])
    assert value == pytest.approx(0.625)
    assert error == pytest.approx(stats.sem(values))
    assert mean([(2 * x, 2) for x in values]).high == pytest.approx(0.625 + error * stats.t.ppf(0.975, 3), rel=0.01)


def test_the_interval_honours_the_pairing() -> None:
    """Pairs that the deal decides say less about the bots than their number, or more; Wilson's does not know."""
    split = share([(1, 2)] * 45 + [(2, 2)] * 5)  # one each, nearly always: the deals decide, and the pairs cancel it
    alike = share([(2, 2)] * 27 + [(0, 2)] * 23)  # both or none: half as many trials as matches
    assert split.high - split.low < split.wilson[1] - split.wilson[0]
    assert alike.high - alike.low > alike.wilson[1] - alike.wilson[0]


def test_all_groups_alike_count_once_each() -> None:
    all_won = share([(2, 2)] * 20)
    assert (all_won.low, all_won.high) == pytest.approx(wilson(1.0, 20, student(19)))


def test_the_interval_holds_the_truth_nineteen_times_in_twenty() -> None:
    rng, held, samples = Random(1), 0, 400
    for _ in range(samples):
        groups = []
        for _ in range(40):
            luck = rng.random()  # the deal favours one seat, in both matches
            wins = (rng.random() < 0.3 + 0.5 * luck) + (rng.random() < 0.8 - 0.5 * luck)
            groups.append((wins, 2))
        s = share(groups)
        held += s.low <= 0.55 <= s.high
    assert 0.92 <= held / samples <= 0.99


def test_ten_wins_to_one_are_four_hundred_points() -> None:
    a, b = ratings([1000.0, 100.0], {(1, 1): 1100})
    assert a - b == pytest.approx(400, abs=3)
    assert a + b == pytest.approx(0, abs=1e-6)


def test_ratings_find_the_strengths_behind_a_sample() -> None:
    strength = [1.0, 2.0, 5.0]
    wins, tables = [0.0, 0.0, 0.0], {}
    for a, b in ((0, 1), (0, 2), (1, 2)):
        tables[tuple(int(k in (a, b)) for k in range(3))] = 10_000.0
        wins[a] += 10_000 * strength[a] / (strength[a] + strength[b])
        wins[b] += 10_000 * strength[b] / (strength[a] + strength[b])
    found = ratings(wins, tables)
    assert found[2] - found[0] == pytest.approx(ELO * math.log(5), abs=1)
    assert found[1] - found[0] == pytest.approx(ELO * math.log(2), abs=1)


def test_two_seats_of_one_kind_win_twice_as_often_for_the_same_strength() -> None:
    even = ratings([2000.0, 1000.0, 1000.0], {(2, 1, 1): 4000})
    assert even == pytest.approx((0, 0, 0), abs=1)


def test_whoever_wins_everything_has_a_finite_rating() -> None:
    a, b = ratings([50.0, 0.0], {(1, 1): 50})
    assert 400 < a - b < 1000


def test_a_bootstrap_gives_the_same_interval_again_and_that_of_the_normal_one() -> None:
    rng = Random(2)
    values = [rng.random() for _ in range(200)]

    def middle(drawn: object) -> tuple[float, ...]:
        assert isinstance(drawn, list)
        return (sum(values[i] for i in drawn) / len(drawn),)

    ((low, high),) = bootstrap(200, middle)
    assert ((low, high),) == bootstrap(200, middle)
    assert high - low == pytest.approx(2 * 1.96 * stats.sem(values), rel=0.15)


def test_the_part_of_the_gap_is_between_an_equal_and_the_upper_bound() -> None:
    some, most = share([(1.2, 2)] * 50 + [(1.0, 2)] * 50), share([(2, 2)] * 50 + [(1.2, 2)] * 50)
    gap = gap_reached(some, most)
    assert gap.value == pytest.approx(0.05 / 0.3)
    assert gap.low < gap.value < gap.high
    with pytest.raises(BadInput, match="upper bound"):
        gap_reached(some, share([(1, 2)] * 10))
