"""Closing: which tile to leave over, and what the close is worth."""

from ...cards import as_set, is_joker
from ...core import Close, Game, View
from ...melds import closes
from ..bot import Ranked
from .race import Race
from .racks import judge_rules


def best_closing(g: Game, v: View) -> Close | None:
    """The close worth most, a joker as free tile before another and then the lowest tile; None if there is none."""
    found = closes(as_set(v.hand), v.public.thrown[v.seat], judge_rules(g))
    free = max(found, key=lambda t: (found[t].points, is_joker(t), -t), default=None)
    return None if free is None else Close(free)


def closings(v: View, r: Race) -> list[Ranked]:
    """Every free tile of a close, with what the close brings in all (BRD-45)."""
    found = closes(as_set(v.hand), r.thrown, r.rules)
    return [Ranked(Close(t), float((c.points * r.payers + r.stake) * r.multiplier)) for t, c in found.items()]
