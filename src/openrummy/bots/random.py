"""Any legal action, each equally likely: the yardstick for every other bot, kept for ever."""

from random import Random

from ..core import AnyAction, Game, View, legal


class RandomBot:
    """Chooses blindly among the legal actions."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, g: Game, v: View) -> AnyAction:
        return self._random.choice(list(legal(g, v)))
