"""Players that see a View and a seed, and nothing else."""

from .bot import Bot, BotMaker, Budget, Ranked, Strategy, Thinker
from .greedy import Greedy
from .levels import BOTS, LEVELS, STRATEGIES, thinker
from .random import RandomBot

__all__ = [
    "BOTS",
    "LEVELS",
    "STRATEGIES",
    "Bot",
    "BotMaker",
    "Budget",
    "Greedy",
    "RandomBot",
    "Ranked",
    "Strategy",
    "Thinker",
    "thinker",
]
