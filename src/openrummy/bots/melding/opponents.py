"""What the other seats may hold and want: danger, what somebody collects, what a discard gives away (RULES G3, G6)."""

from functools import lru_cache
from typing import Final

from ...cards import Card, Cards, cards, rank, suit
from ...core import Seat, View
from ...melds import MeldRules
from .shapes import shapes
from .table import fits, melds_of

DANGER: Final = 3  # cards in a hand that may be out at its next turn (G3)
FEW: Final = 4  # at so many cards deny what a seat collects, with more keep it for a lay-off (G6)
_LAST: Final = 2  # so few cards leave us one draw (G3)
_SHORT_DRAWS, _LATER_DRAWS, _CALM_DRAWS = 1, 2, 6


def others(v: View) -> tuple[Seat, ...]:
    """The other seats, in the order of their turns."""
    n = len(v.counts)
    return tuple((v.seat + i) % n for i in range(1, n))


def fewest(v: View) -> int:
    """The cards of the shortest other hand."""
    return min(v.counts[seat] for seat in others(v))


def in_danger(v: View) -> bool:
    """Whether somebody may be out soon: three cards are nearly a set, two a set with the next draw (G3)."""
    return fewest(v) <= DANGER


def draws_left(v: View) -> int:
    """The draws of our own that we may still count on: one, two, or some more while nobody is close (G3)."""
    least = fewest(v)
    if least <= _LAST:
        return _SHORT_DRAWS
    return _LATER_DRAWS if least <= DANGER else _CALM_DRAWS


def set_possible(taken: Card, seat: Seat, v: View, unseen: Cards) -> bool:
    """Whether a seat that took a card can hold three of its rank: else it builds a run of the suit (G6)."""
    return (_of_rank(taken) & (unseen | cards(v.public.known[seat]))).bit_count() >= 3


@lru_cache(maxsize=64)
def _of_rank(card: Card) -> Cards:
    return cards(c for c in range(52) if rank(c) == rank(card))


@lru_cache(maxsize=64)
def near(card: Card) -> Cards:
    """The cards of its suit at most two ranks away (G6)."""
    return cards(c for c in range(52) if c != card and suit(c) == suit(card) and abs(rank(c) - rank(card)) <= 2)


@lru_cache(maxsize=64)
def alike(card: Card) -> Cards:
    """The other cards of its rank."""
    return _of_rank(card) & ~(1 << card)


def collected(seat: Seat, v: View, unseen: Cards) -> Cards:
    """The cards that a seat shows it wants, by what it took and still holds (G6)."""
    wanted = 0
    for card in v.public.known[seat]:
        wanted |= near(card)
        if set_possible(card, seat, v, unseen):
            wanted |= alike(card)
    return wanted


def pairs_for(card: Card, seat: Seat, v: View, unseen: Cards, rules: MeldRules) -> float:
    """How many pairs that the card completes the seat may be expected to hold: at most one, as a chance.

    A pair that is wholly known counts one; of n hidden cards among u unseen ones, two given cards are held with the
    chance n(n-1)/u(u-1), one with n/u.
    """
    known = cards(v.public.known[seat])
    hidden, u = v.counts[seat] - known.bit_count(), unseen.bit_count()
    if u < 2 or hidden < 0:
        return 0.0
    one, two = hidden / u, hidden * (hidden - 1) / (u * (u - 1))
    held = known | unseen
    none = 1.0
    for pair in shapes(rules.ace).pairs[card]:
        if pair & held == pair:
            sure = (pair & known).bit_count()
            none *= 1 - (two, one, 1.0)[sure]
    return 1 - none


def can_use(card: Card, seat: Seat, v: View, unseen: Cards, rules: MeldRules, free_lay_off: bool) -> float:
    """The chance that a seat could put this discard to use at once: in a meld of its own or on the table."""
    if fits(melds_of(v), rules) >> card & 1 and (free_lay_off or v.public.opened[seat]):
        return 1.0
    return pairs_for(card, seat, v, unseen, rules)


def who_collects(card: Card, v: View, unseen: Cards) -> tuple[Seat, ...]:
    """The seats that show they want the card, the next one first."""
    return tuple(seat for seat in others(v) if collected(seat, v, unseen) >> card & 1)


def known_cards(v: View) -> Cards:
    """Every card that all know to be in another hand."""
    return cards(c for seat in others(v) for c in v.public.known[seat])


def stock_ahead(v: View) -> tuple[Card, ...]:
    """The cards that we shall draw if nobody takes a discard, where the order of the stock is public (SOL-32)."""
    mine = v.public.turn.seat == v.seat and not v.public.turn.drawn and v.public.turn.taken is None
    n = len(v.counts)
    first = 0 if mine else (v.seat - v.public.turn.seat - 1) % n if v.public.turn.seat != v.seat else n - 1
    return v.stock_order[first::n]
