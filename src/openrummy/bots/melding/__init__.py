"""Players for the games of drawing, melding and discarding: `classic` and `basic`."""

from typing import Final

from ..bot import Strategy
from . import easy, hard, medium

LEVELS: Final[dict[str, Strategy]] = {"easy": easy.choose, "medium": medium.choose, "hard": hard.choose}

__all__ = ["LEVELS"]
