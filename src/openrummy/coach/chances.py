"""Chances that stay open: what was missed and can still be done at the seat's next turn is not lost yet."""

from typing import Final

import msgspec

from ..bots.bot import Ranked
from ..cards import Card, physical
from ..core import AnyAction, Close, Knock, LayDown, LayOff, Rearrange, View

Kind = type[Close] | type[Knock] | None


class Chance(msgspec.Struct, frozen=True):
    """What a move does that may still be done later: cards that leave the hand for the table, a close, a knock."""

    cards: frozenset[Card] = frozenset()
    ending: Kind = None

    def __bool__(self) -> bool:
        return bool(self.cards or self.ending)

    def less(self, other: "Chance") -> "Chance":
        """What of it is left to do once the other has been done."""
        return Chance(self.cards - other.cards, self.ending if self.ending is not other.ending else None)

    def holds(self, other: "Chance") -> bool:
        """Whether it does all that the other does."""
        return self.cards >= other.cards and (other.ending is None or self.ending is other.ending)


NONE: Final = Chance()


def chance_of(action: AnyAction, v: View) -> Chance:
    """What a move does for good; draws, discards and passes do nothing that could be made up for."""
    match action:
        case LayDown(meld):
            return Chance(frozenset(map(physical, meld)))
        case LayOff(card):
            return Chance(frozenset((physical(card),)))
        case Rearrange(table):
            laid = {physical(c) for meld in table for c in meld}
            return Chance(frozenset(c for c in v.hand if c in laid))
        case Close():
            return Chance(ending=Close)
        case Knock():
            return Chance(ending=Knock)
        case _:
            return NONE


def still_open(missed: Chance, ranking: tuple[Ranked, ...], v: View) -> float | None:
    """What a missed chance is worth now: the move that takes it, beside the best move that does nothing for good.

    None where no move of the ranking takes all of it.
    """
    taking = [x.value for x in ranking if chance_of(x.action, v).holds(missed)]
    waiting = [x.value for x in ranking if not chance_of(x.action, v)]
    if not taking:
        return None
    return max(0.0, max(taking) - max(waiting)) if waiting else float("inf")
