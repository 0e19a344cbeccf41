"""What samples say and how sure they are: shares with intervals, and ratings from who won against whom.

The unit is the deal group.  Its matches share their deals, so they are no independent trials; groups are.
"""

import math
from collections.abc import Callable, Mapping, Sequence
from random import Random
from statistics import NormalDist
from typing import Final

import msgspec

from ..errors import BadInput

CONFIDENCE: Final = 0.95
RESAMPLES: Final = 400
ELO: Final = 400 / math.log(10)  # 400 points: ten wins to one
_Z: Final = NormalDist().inv_cdf(0.5 + CONFIDENCE / 2)
_STEPS: Final = 10_000
_CLOSE: Final = 1e-9


class Mean(msgspec.Struct, frozen=True):
    """A mean with its standard error and its 95 % interval."""

    value: float
    error: float
    low: float
    high: float


class Share(msgspec.Struct, frozen=True):
    """A share from 0 to 1 of `trials`, with its standard error and its 95 % interval over deal groups.

    `wilson`: the interval if all trials were independent, for reference.
    """

    value: float
    error: float
    low: float
    high: float
    trials: float
    wilson: tuple[float, float]


def ratio(parts: Sequence[tuple[float, float]]) -> tuple[float, float]:
    """The sum of the first over the sum of the second, one pair for each group, and the standard error of that.

    The error is that of a ratio estimator (Cochran, Sampling Techniques, 6.4); without a second part, 0 and infinity.
    """
    total, groups = math.fsum(b for _, b in parts), len(parts)
    if not total:
        return 0.0, math.inf
    value = math.fsum(a for a, _ in parts) / total
    if groups < 2:
        return value, math.inf
    spread = math.fsum((a - value * b) ** 2 for a, b in parts)
    return value, math.sqrt(spread * groups / (groups - 1)) / total


def mean(parts: Sequence[tuple[float, float]]) -> Mean:
    """The ratio of the sums, with an interval by Student's t over groups."""
    value, error = ratio(parts)
    reach = error * student(len(parts) - 1)
    return Mean(value, error, value - reach, value + reach)


def share(parts: Sequence[tuple[float, float]]) -> Share:
    """Wins and trials of each group, as a share.

    The interval is Wilson's for the effective number of trials, which is the number of independent trials that would
    have the standard error seen over groups (Korn and Graubard, Survey Methodology 24, 1998), with Student's t.
    Where all groups are alike, each group counts as one trial.
    """
    value, error = ratio(parts)
    trials, groups = math.fsum(b for _, b in parts), len(parts)
    if math.isinf(error):
        return Share(value, error, 0.0, 1.0, trials, wilson(value, trials))
    effective = value * (1 - value) / error**2 if error > 0 else float(groups)
    low, high = wilson(value, effective, student(groups - 1))
    return Share(value, error, low, high, trials, wilson(value, trials))


def wilson(value: float, trials: float, z: float = _Z) -> tuple[float, float]:
    """Wilson's score interval of a share of independent trials (1927)."""
    if trials <= 0:
        return 0.0, 1.0
    part = z * z / trials
    middle = (value + part / 2) / (1 + part)
    reach = z * math.sqrt(value * (1 - value) / trials + part / (4 * trials)) / (1 + part)
    return max(0.0, min(value, middle - reach)), min(1.0, max(value, middle + reach))  # at 0 and 1 no rounding error


def student(freedom: int) -> float:
    """The two-sided 95 % quantile of Student's t; exact for 1 and 2, else by expansion around the normal one.

    The expansion is Abramowitz and Stegun 26.7.5, within 1 % from 3 degrees of freedom on.
    """
    if freedom <= 0:
        return math.inf
    p = 0.5 + CONFIDENCE / 2
    if freedom == 1:
        return math.tan(math.pi * (p - 0.5))
    if freedom == 2:
        return (2 * p - 1) / math.sqrt(2 * p * (1 - p))
    z, n = _Z, freedom
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + math.fsum(term / math.pow(n, i) for i, term in enumerate(terms, 1))


# -- ratings --

Table = tuple[int, ...]  # how many seats each kind has in a match


def ratings(wins: Sequence[float], tables: Mapping[Table, float]) -> tuple[float, ...]:
    """Elo-like ratings with mean 0 by maximum likelihood; `tables` counts the matches with such seats.

    The model is that of Bradley and Terry, and of Luce for more seats: a seat wins with a chance in proportion to the
    strength of its kind.  So that no rating is infinite, each pair of kinds shares one drawn match more.  The solution
    is that of Hunter's MM algorithm (Annals of Statistics 32, 2004).
    """
    kinds = range(len(wins))
    pairs = {tuple(int(k in (a, b)) for k in kinds): 1.0 for a in kinds for b in kinds if a < b}
    played = [*tables.items(), *pairs.items()]
    won = [wins[k] + (len(wins) - 1) / 2 for k in kinds]
    strength = [1.0] * len(wins)
    for _ in range(_STEPS):
        due = [0.0] * len(wins)
        for seats, count in played:
            weight = count / sum(n * s for n, s in zip(seats, strength, strict=True))
            for k, n in enumerate(seats):
                due[k] += n * weight
        new = [won[k] / due[k] for k in kinds]
        middle = math.exp(math.fsum(map(math.log, new)) / len(new))
        new = [s / middle for s in new]
        moved = max(abs(math.log(a / b)) for a, b in zip(new, strength, strict=True))
        strength = new
        if moved < _CLOSE:
            break
    return tuple(ELO * math.log(s) for s in strength)


Resample = Callable[[Sequence[int]], tuple[float, ...]]


def bootstrap(groups: int, values: Resample, seed: int = 0) -> tuple[tuple[float, float], ...]:
    """95 % percentile intervals of several values by drawing groups anew, with replacement (Efron 1979).

    `values` computes them from the indices of groups.  The draws follow from `seed`.
    """
    rng = Random(seed)
    drawn = sorted_columns([values(rng.choices(range(groups), k=groups)) for _ in range(RESAMPLES)])
    cut = round(RESAMPLES * (1 - CONFIDENCE) / 2)
    return tuple((column[cut], column[-1 - cut]) for column in drawn)


def sorted_columns(rows: Sequence[tuple[float, ...]]) -> tuple[list[float], ...]:
    """The columns of a table, each in ascending order."""
    return tuple(sorted(column) for column in zip(*rows, strict=True))


def gap_reached(some: Share, most: Share, fair: float = 0.5) -> Mean:
    """The part of the way from a fair share to that of an upper bound, with an interval by the delta method.

    Raises BadInput when the upper bound is not above the fair share.
    """
    reach, whole = some.value - fair, most.value - fair
    if whole <= 0:
        raise BadInput(f"an upper bound of {most.value:.3f} is not above a fair share of {fair:.3f}")
    value = reach / whole
    error = math.hypot(some.error / whole, most.error * value / whole)
    return Mean(value, error, value - _Z * error, value + _Z * error)
