"""Players that see a View and a seed, and nothing else."""

from typing import Final

from .bot import Bot, BotMaker
from .greedy import Greedy
from .random import RandomBot

BOTS: Final[dict[str, BotMaker]] = {"random": RandomBot, "greedy": Greedy}

__all__ = ["BOTS", "Bot", "BotMaker", "Greedy", "RandomBot"]
