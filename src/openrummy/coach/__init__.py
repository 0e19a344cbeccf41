"""Advice with its reasons, from a view alone (RULES G)."""

from .advice import Advice, Adviser, Reason, Tip
from .advise import ADVISERS, advise

__all__ = ["ADVISERS", "Advice", "Adviser", "Reason", "Tip", "advise"]
