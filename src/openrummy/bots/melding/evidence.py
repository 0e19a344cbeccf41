"""What the others took, threw and left lying tells about their hands, as odds (RULES G6).

A card that somebody threw found no meld in his hand, nor did one that the seat after him left lying; a card that he
took and keeps has its meld there.  `Odds` say how much likelier a hand becomes by what it holds that belongs to such a
card.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import islice
from typing import Final

import msgspec

from ...cards import Card, Cards
from ...core import Seat, View, thrown
from ...melds import Ace
from ...worlds import Weigh
from .shapes import shapes

Odds = tuple[float, float, float, float]  # with no card that belongs to it, with one, with more, with a pair for a meld

# How often hands held that, set against hands dealt evenly that agree with the same view, in rounds of `medium` and
# `hard`, two and four at a table: rounded from what scripts/odds.py measures, and never 0, as people
# play otherwise.  Who has put something down (OPEN) holds no whole melds any more.
THREW: Final[Odds] = (1.4, 0.8, 0.35, 0.15)
THREW_OPEN: Final[Odds] = (1.1, 0.6, 0.15, 0.05)
LEFT: Final[Odds] = (1.2, 0.92, 0.7, 0.5)
LEFT_OPEN: Final[Odds] = (1.1, 0.7, 0.7, 0.3)
TOOK: Final[Odds] = (0.15, 0.15, 0.2, 6.5)

MEMORY: Final = 5  # throws, and as many cards left lying: of the last ones a hand has changed least


class Fact(msgspec.Struct, frozen=True):
    """What a card tells about a hand: the cards that belong to it, the pairs that it completes, and the odds."""

    linked: Cards
    pairs: tuple[Cards, ...]
    odds: Odds

    def held(self, hand: Cards) -> int:
        """What a hand has of it, as the index of its odds."""
        number = (hand & self.linked).bit_count()
        if number < 2:
            return number
        for pair in self.pairs:
            if hand & pair == pair:
                return 3
        return 2


def evidence(v: View, ace: Ace) -> Weigh:
    """How likely the hands of the others are, by what all have seen."""
    facts = [facts_of(v, seat, ace) if seat != v.seat else () for seat in range(len(v.counts))]

    def weigh(seat: Seat, hand: Cards) -> float:
        weight = 1.0
        for fact in facts[seat]:
            weight *= fact.odds[fact.held(hand)]
        return weight

    return weigh


def facts_of(v: View, seat: Seat, ace: Ace) -> tuple[Fact, ...]:
    """What its last throws, the last cards that it left lying, and what it took and keeps tell about a seat's hand."""
    p = v.public
    threw, left = (THREW_OPEN, LEFT_OPEN) if p.played[seat] else (THREW, LEFT)
    facts = [_fact(c, ace, threw) for c in islice((c for c, by in thrown(p) if by == seat), MEMORY)]
    facts += [_fact(c, ace, left) for c in islice(left_by(v, seat), MEMORY)]
    if not p.played[seat] and not p.order_known:  # else it may have drawn the card where all could see it (SOL-32)
        facts += [_fact(c, ace, TOOK) for c in p.known[seat]]
    return tuple(facts)


def left_by(v: View, seat: Seat) -> Iterator[Card]:
    """The cards of the pile that a seat could have taken and left lying; the last first."""
    t, n = v.public.turn, len(v.counts)
    still_open = t.seat == seat and not t.drawn and t.taken is None
    for i, (card, by) in enumerate(thrown(v.public)):
        if (by + 1) % n == seat and not (still_open and i == 0):
            yield card


@lru_cache(maxsize=1 << 10)
def _fact(card: Card, ace: Ace, odds: Odds) -> Fact:
    pairs = shapes(ace).pairs[card]
    linked = 0
    for pair in pairs:
        linked |= pair
    return Fact(linked, pairs, odds)
