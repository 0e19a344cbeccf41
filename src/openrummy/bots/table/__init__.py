"""Players of carousel: they hold back, see what the table can become, and choose when to end the round."""

from typing import Final

from ..bot import Strategy
from . import easy, hard, medium

LEVELS: Final[dict[str, Strategy]] = {"easy": easy.choose, "medium": medium.choose, "hard": hard.choose}

__all__ = ["LEVELS"]
