"""What the others took, threw and left lying tells about their hands, as odds (RULES G6).

A card that somebody threw found no meld in his hand, nor did one that the seat after him left lying; a card that he
took and keeps has its meld there.  `Odds` say how much likelier a hand becomes by what it holds that belongs to such a
card.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

import msgspec

from ...cards import Card, Cards
from ...core import NOBODY, Seat, View
from ...melds import Ace
from ...worlds import Weigh
from .shapes import shapes

Odds = tuple[float, float, float, float]  # with no card that belongs to it, with one, with more, with a pair for a meld

# How often hands held that, set against hands dealt at random that agree with the same view: from the turns of 310
# rounds of `medium` and `hard`, two and four at a table.  Who has put something down holds no whole melds any more.
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


def evidence(v: View, ace: Ace) -> Weigh:
    """How likely the hands of the others are, by what all have seen."""
    facts = [_facts(v, seat, ace) if seat != v.seat else () for seat in range(len(v.counts))]

    def weigh(seat: Seat, hand: Cards) -> float:
        weight = 1.0
        for fact in facts[seat]:
            number = (hand & fact.linked).bit_count()
            if number < 2:
                weight *= fact.odds[number]
                continue
            weight *= fact.odds[2]
            for pair in fact.pairs:
                if hand & pair == pair:
                    weight *= fact.odds[3] / fact.odds[2]
                    break
        return weight

    return weigh


def _facts(v: View, seat: Seat, ace: Ace) -> tuple[Fact, ...]:
    p = v.public
    threw, left = (THREW_OPEN, LEFT_OPEN) if p.played[seat] else (THREW, LEFT)
    facts = [_fact(c, ace, threw) for c in _last(c for c, by in thrown(v) if by == seat)]
    facts += [_fact(c, ace, left) for c in _last(left_by(v, seat))]
    if not p.played[seat] and not p.order_known:  # else it may have drawn the card where all could see it (SOL-32)
        facts += [_fact(c, ace, TOOK) for c in p.known[seat]]
    return tuple(facts)


def thrown(v: View) -> Iterator[tuple[Card, Seat]]:
    """The cards of the pile that somebody threw, with who it was; the last first."""
    for card, seat in zip(reversed(v.public.discard), reversed(v.public.threw), strict=False):
        if seat != NOBODY:
            yield card, seat


def left_by(v: View, seat: Seat) -> Iterator[Card]:
    """The cards of the pile that a seat could have taken and left lying; the last first."""
    t, n = v.public.turn, len(v.counts)
    still_open = t.seat == seat and not t.drawn and t.taken is None
    for i, (card, by) in enumerate(thrown(v)):
        if (by + 1) % n == seat and not (still_open and i == 0):
            yield card


def _last(found: Iterator[Card]) -> list[Card]:
    return [card for card, _ in zip(found, range(MEMORY), strict=False)]


@lru_cache(maxsize=1 << 10)
def _fact(card: Card, ace: Ace, odds: Odds) -> Fact:
    pairs = shapes(ace).pairs[card]
    linked = 0
    for pair in pairs:
        linked |= pair
    return Fact(linked, pairs, odds)
