"""The levels that a table offers, and who thinks at each of them in each game."""

from functools import partial
from random import Random
from typing import Final

from ..core import AnyAction, Game, View
from .board import LEVELS as BOARD
from .bot import Bot, BotMaker, Budget, Strategy, Thinker
from .greedy import Greedy
from .melding import LEVELS as MELDING
from .random import RandomBot
from .table import LEVELS as TABLE

# Each game names its thinking for easy, medium and hard; whoever adds a game adds a line.
STRATEGIES: Final[dict[str, dict[str, Strategy]]] = {
    "board": BOARD,
    "classic": MELDING,
    "basic": MELDING,
    "carousel": TABLE,
}


def plain(g: Game, v: View, rng: Random, budget: Budget) -> AnyAction:
    """The plain player, for a game that has no thinking of its own yet."""
    return Greedy(0).choose(g, v)


def think(level: str, g: Game, v: View, rng: Random, budget: Budget) -> AnyAction:
    """What this level does in this game."""
    return STRATEGIES.get(g.name, {}).get(level, plain)(g, v, rng, budget)


def thinker(level: str, seed: int, budget: Budget | None = None) -> Bot:
    """A bot that thinks at this level, with a budget for each action."""
    return Thinker(partial(think, level), seed, budget)


BOTS: Final[dict[str, BotMaker]] = {
    "random": RandomBot,
    "easy": partial(thinker, "easy"),
    "medium": partial(thinker, "medium"),
    "hard": partial(thinker, "hard"),
    "greedy": Greedy,
}
LEVELS: Final = ("random", "easy", "medium", "hard")  # what a table offers, from the weakest to the strongest
