"""What a bot is: it looks at a view and names an action."""

from collections.abc import Callable
from random import Random
from typing import Protocol

import msgspec

from ..core import AnyAction, Game, View


def _never() -> bool:
    return False


class Budget(msgspec.Struct, frozen=True):
    """How much a bot may think about one action.

    `nodes`: playouts (or what a search counts instead), None for the default of the level; under a budget of nodes
    alone a bot is deterministic.  `ended` is asked between playouts: once it says yes, the best so far is the answer.
    """

    nodes: int | None = None
    ended: Callable[[], bool] = _never


class Ranked(msgspec.Struct, frozen=True):
    """An action with what it is worth: an estimate in points of the round, so that differences are costs."""

    action: AnyAction
    value: float


class Bot(Protocol):
    """A player of one seat.  It is asked only when its seat has to act."""

    def choose(self, g: Game, v: View) -> AnyAction:
        """An action that passes `check` for this view."""
        ...


BotMaker = Callable[[int], Bot]  # from a seed
Strategy = Callable[[Game, View, Random, Budget], AnyAction]  # the thinking of a level in one kind of game


class Thinker:
    """A strategy with a seed and a budget: a bot.  It keeps nothing of what it saw."""

    def __init__(self, strategy: Strategy, seed: int, budget: Budget | None = None) -> None:
        self._strategy, self._random, self._budget = strategy, Random(seed), budget or Budget()

    def choose(self, g: Game, v: View) -> AnyAction:
        return self._strategy(g, v, self._random, self._budget)
