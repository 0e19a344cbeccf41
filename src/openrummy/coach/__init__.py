"""Advice with its reasons, from a view alone (RULES G), and a look back at a match."""

from .advice import Advice, Adviser, Reason, Tip, Unit
from .advise import ADVISERS, advise
from .review import Moment, Review, SeatReview, review

__all__ = [
    "ADVISERS",
    "Advice",
    "Adviser",
    "Moment",
    "Reason",
    "Review",
    "SeatReview",
    "Tip",
    "Unit",
    "advise",
    "review",
]
