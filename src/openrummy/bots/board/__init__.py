"""Players of board rummy: they count how far a rack is from each category, and which tiles can still come."""

from typing import Final

from ..bot import Strategy
from . import easy, hard, medium

LEVELS: Final[dict[str, Strategy]] = {"easy": easy.choose, "medium": medium.choose, "hard": hard.choose}
