"""Plays sensibly and misses things, as a beginner would: a lay-off here, a far link there, points until it is late."""

from random import Random
from typing import Final

from ...cards import Card, as_set, rank, suit
from ...core import AnyAction, Discard, Draw, End, Game, LayDown, LayOff, Take, View, legal
from ...melds import melds_in
from ..bot import Budget
from .shapes import completes
from .table import fits, melds_of

SEES_A_MELD: Final = 0.85  # how often it puts down a meld that it holds, each time it could
SEES_A_LAY_OFF: Final = 0.6  # how often it finds a card for the table, each time it could
SEES_A_USE: Final = 0.8  # how often it sees that the top discard completes a meld
LIKES_A_PAIR: Final = 0.25  # how often it takes a discard that only makes a pair, which G5 advises against
LOOKS_CLOSELY: Final = 0.7  # how often it compares its loose cards; else it throws one of them as they come
FEELS_DANGER: Final = 3  # with so few cards in another hand it throws high cards first


def choose(g: Game, v: View, rng: Random, budget: Budget) -> AnyAction:
    """What a beginner does here; every slip has its chance above."""
    options = list(legal(g, v))
    takes = [a for a in options if isinstance(a, Take)]
    if takes and _wants(g, v, rng):
        return takes[0]
    for a in options:
        if isinstance(a, Draw):
            return a
    melds = [a for a in options if isinstance(a, LayDown)]
    if melds and (len(v.hand) <= FEELS_DANGER or rng.random() < SEES_A_MELD):
        return max(melds, key=lambda a: len(a.meld))
    lay_offs = [a for a in options if isinstance(a, LayOff)]
    if lay_offs and (len(v.hand) <= FEELS_DANGER or rng.random() < SEES_A_LAY_OFF):
        return lay_offs[0]
    discards = [a for a in options if isinstance(a, Discard)]
    if discards:
        return Discard(_throws(g, v, rng, tuple(a.card for a in discards)))
    return next((a for a in options if isinstance(a, End | Take)), options[0])


def _wants(g: Game, v: View, rng: Random) -> bool:
    """Whether the top discard looks useful: surely when it is the way on, sometimes for a mere pair."""
    top, hand = v.public.discard[-1], as_set(v.hand)
    if completes(top, hand, g.melds):
        return rng.random() < SEES_A_USE
    return any(rank(c) == rank(top) for c in v.hand) and rng.random() < LIKES_A_PAIR


def _throws(g: Game, v: View, rng: Random, cards: tuple[Card, ...]) -> Card:
    """A card outside melds with few near friends; high cards go first only when another hand is nearly empty."""
    melded = {c for meld in melds_in(as_set(v.hand), g.melds) for c in meld}
    on_table = fits(melds_of(v), g.melds)
    loose = [c for c in cards if c not in melded and not on_table >> c & 1] or list(cards)
    if rng.random() >= LOOKS_CLOSELY:
        return rng.choice(loose)
    urgent = min(n for seat, n in enumerate(v.counts) if seat != v.seat) <= FEELS_DANGER
    least = min(friends(c, v.hand) for c in loose)
    fewest = [c for c in loose if friends(c, v.hand) == least]
    return max(fewest, key=lambda c: (g.value(c), c)) if urgent else rng.choice(fewest)


def friends(card: Card, hand: tuple[Card, ...]) -> int:
    """The links that a beginner sees: the same rank, or the very next card of the suit."""
    return sum(
        d != card and (rank(d) == rank(card) or (suit(d) == suit(card) and abs(rank(d) - rank(card)) == 1))
        for d in hand
    )
