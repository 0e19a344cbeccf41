"""The dealt hand: play it, or refuse it with three doubles (BRD-15).  No level ever adds a joker of its own (BRD-2)."""

from typing import Final

from ...core import Accept, Game, Refuse, View
from ...melds import Category
from ...verbs import doubles
from ..bot import Ranked
from .aims import aim
from .racks import held, judge_rules, live

FRESH: Final = 4.5  # a fresh hand is four tiles from melds, rarely five; pairs alone are slower than they look
TILE: Final = 25.0  # points that each tile is worth before play begins, as a rule


def may_refuse(g: Game, v: View) -> bool:
    """Whether the dealt hand has doubles enough to be refused."""
    least: int = g.options.refuse_doubles
    return 0 < least <= doubles(v.hand)


def offers(g: Game, v: View) -> list[Ranked]:
    """Playing the hand, by how much nearer it is than a fresh one, and refusing it, if it may be."""
    melds = aim(held(v.hand), Category.SIMPLE, judge_rules(g), live(g, v))
    assert melds is not None  # no limit was given
    moves = [Ranked(Accept(), TILE * (FRESH - melds.away))]
    return [*moves, Ranked(Refuse(), 0.0)] if may_refuse(g, v) else moves
