"""What a player wants from a hand or a table: most cards or points, least left, going out, few enough points."""

from enum import StrEnum
from typing import Final

import msgspec

from ..cards import FACES, JOKER
from ..errors import BadInput

Values = tuple[int, ...]  # what each face 0-53 is worth

_ONE_EACH: Final[Values] = (1,) * FACES
_MOST_VALUE: Final = 1000  # keeps every sum of a table within 32 bits in the kernel


def _checked(values: Values) -> Values:
    if len(values) != FACES or not all(0 <= v <= _MOST_VALUE for v in values):
        raise BadInput(f"values must be {FACES} numbers of 0-{_MOST_VALUE}")
    if values[JOKER] != values[JOKER + 1]:
        raise BadInput("both jokers must be worth the same")
    return values


def card_values(ace: int = 1, picture: int = 10, joker: int = 25) -> Values:
    """The usual worth of cards: two to ten count their rank, pictures alike (MAN-30, SOL-40).  Raises BadInput."""
    suit = (ace, *range(2, 11), picture, picture, picture)
    return _checked((*suit, *suit, *suit, *suit, joker, joker))


def tile_values(joker: int = 30) -> Values:
    """Tiles count their number, 1 to 13.  Raises BadInput."""
    return _checked((*range(1, 14),) * 4 + (joker, joker))


class Goal(StrEnum):
    MOST_CARDS = "most_cards"
    MOST_POINTS = "most_points"
    LEAST_LEFT = "least_left"
    GO_OUT = "go_out"
    AT_MOST = "at_most"


class Objective(msgspec.Struct, frozen=True):
    """A goal with what it needs.

    `values`: the worth of each face (two last: jokers), for every goal but MOST_CARDS and GO_OUT, which count cards.
    `points`: for AT_MOST, the most value that may stay in the hand.
    """

    goal: Goal = Goal.MOST_CARDS
    values: Values = card_values()
    points: int = 0

    def __post_init__(self) -> None:
        _checked(self.values)
        if self.points < 0:
            raise BadInput(f"at most {self.points} points is below nothing")


class Budget(msgspec.Struct, frozen=True):
    """How long an exact answer may take: `nodes` positions of the sweep, `seconds` of the clock; None is no bound."""

    nodes: int | None = None
    seconds: float | None = None


MOST_CARDS: Final = Objective()
GO_OUT: Final = Objective(Goal.GO_OUT)


def most_points(values: Values) -> Objective:
    """The most value played from the hand.  Raises BadInput for values that are not 54 numbers of 0-1000."""
    return Objective(Goal.MOST_POINTS, values)


def least_left(values: Values) -> Objective:
    """The least value left in the hand.  Raises BadInput for values that are not 54 numbers of 0-1000."""
    return Objective(Goal.LEAST_LEFT, values)


def at_most(points: int, values: Values) -> Objective:
    """No more than `points` left in the hand.  Raises BadInput for values that are not 54 numbers of 0-1000."""
    return Objective(Goal.AT_MOST, values, points)


def weights(objective: Objective) -> Values:
    """What it costs to leave each face in the hand."""
    counts_cards = objective.goal is Goal.MOST_CARDS or objective.goal is Goal.GO_OUT
    return _ONE_EACH if counts_cards else objective.values


def allowed_loss(objective: Objective) -> int | None:
    """The most that may be left, where the goal says so."""
    if objective.goal is Goal.GO_OUT:
        return 0
    return objective.points if objective.goal is Goal.AT_MOST else None


def told_value(objective: Objective, held: int, lost: int) -> int:
    """The value of an answer that leaves `lost` of a hand worth `held`, in the words of the goal."""
    if objective.goal in (Goal.LEAST_LEFT, Goal.AT_MOST):
        return lost
    return held - lost
