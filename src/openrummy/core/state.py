"""The state of a round: what everybody may know, and what is hidden."""

from collections.abc import Iterator
from enum import StrEnum
from typing import Final, TypeVar

import msgspec
from msgspec.structs import replace

from ..cards import Card, Cards
from ..melds import Meld
from .actions import Seat

T = TypeVar("T")

NOBODY: Final[Seat] = -1


class Turn(msgspec.Struct, frozen=True):
    """What is remembered until the turn passes, and not a moment longer.

    `drawn`: cards drawn from the stock; `taken`: the card taken from the discard pile; `melds`: melds put down;
    `touched`: whether a card reached the table; `fresh`: the seat had played nothing to the table before this turn.
    """

    seat: Seat
    phase: str
    drawn: int = 0
    taken: Card | None = None
    melds: int = 0
    touched: bool = False
    fresh: bool = True


class Group(msgspec.Struct, frozen=True):
    """A meld on the table, who put it down, and before whom each card lies (BAS-13).

    In a game without owners (`carousel`) `owner` is None and `by` is empty.
    """

    meld: Meld
    owner: Seat | None = None
    by: tuple[Seat, ...] = ()


class Reason(StrEnum):
    """Why a round ended."""

    OUT = "out"
    KNOCK = "knock"
    CLOSED = "closed"
    EXHAUSTED = "exhausted"
    STALLED = "stalled"
    TOO_LONG = "too_long"
    REFUSED = "refused"
    VOID = "void"
    DESERTED = "deserted"


class Closing(msgspec.Struct, frozen=True):
    """The facts of a close (RULES C.6): the layout with declared jokers, and what it is worth from each opponent."""

    category: str
    tier: str
    jokers: int
    thrown: int
    free_joker: bool
    points: int
    free: Card
    layout: tuple[Meld, ...]


class Outcome(msgspec.Struct, frozen=True):
    """How a round ended: facts only.  A scorer prices them.

    `seat`: who went out, knocked, closed or refused.  `rummy`: the whole hand was played in one turn (BAS-31).
    """

    reason: Reason
    seat: Seat | None = None
    rummy: bool = False
    closing: Closing | None = None


class Public(msgspec.Struct, frozen=True):
    """All that every seat and every spectator may know.  Nothing secret may ever be a field here.

    `discard`: the pile, its top last; `threw`: who threw each of its cards (NOBODY for one that the deal laid there).
    `known`: for each seat, the cards in its hand that all have seen.
    `opened`: seats that have a meld of their own on the table; `played`: seats that put any card there.
    `passes`: consecutive passes (or, before play, acceptances).  `turns`: turns completed.  `still`: consecutive turns
    without a stock draw and without a card reaching the table (stall guard, RULES 0.6).  `recycles`: times the discards
    became the stock; `order_known`: the stock was turned over unshuffled, so that its order is public (SOL-32).
    `final`: turns left after the stock ran out (MAN-41), 0 before.  `thrown`: jokers thrown by each seat (BRD-23).
    `brought`: seats that added an extra joker (BRD-2).  `bonus`: who was dealt the twin of the trump (BRD-14).
    """

    turn: Turn
    dealer: Seat
    known: tuple[tuple[Card, ...], ...]
    opened: tuple[bool, ...]
    played: tuple[bool, ...]
    thrown: tuple[int, ...]
    discard: tuple[Card, ...] = ()
    threw: tuple[Seat, ...] = ()
    table: tuple[Group, ...] = ()
    passes: int = 0
    turns: int = 0
    still: int = 0
    recycles: int = 0
    order_known: bool = False
    final: int = 0
    trump: Card | None = None
    brought: tuple[Seat, ...] = ()
    bonus: Seat | None = None
    away: tuple[Seat, ...] = ()
    gone: tuple[Seat, ...] = ()
    outcome: Outcome | None = None


class State(msgspec.Struct, frozen=True):
    """A round: the public part, and the hidden part.

    `stock`: the first card is drawn next.  `hands`: one bit set for each seat.  `drawn`: the card that the seat to act
    drew last from the stock this turn, known to it alone.
    """

    public: Public
    stock: tuple[Card, ...]
    hands: tuple[Cards, ...]
    drawn: Card | None = None

    @property
    def seats(self) -> int:
        """The number of players."""
        return len(self.hands)

    @property
    def seat(self) -> Seat:
        """Whose turn it is."""
        return self.public.turn.seat

    @property
    def hand(self) -> Cards:
        """The hand of the seat to act."""
        return self.hands[self.public.turn.seat]


def thrown(p: Public) -> Iterator[tuple[Card, Seat]]:
    """The cards of the pile that somebody threw, with who it was; the last first."""
    for card, seat in zip(reversed(p.discard), reversed(p.threw), strict=False):
        if seat != NOBODY:
            yield card, seat


def with_hand(s: State, hand: Cards) -> tuple[Cards, ...]:
    """All hands, with that of the seat to act replaced."""
    seat = s.public.turn.seat
    return (*s.hands[:seat], hand, *s.hands[seat + 1 :])


def forget(known: tuple[tuple[Card, ...], ...], seat: Seat, gone: Cards) -> tuple[tuple[Card, ...], ...]:
    """The publicly known cards of all seats after the cards `gone` left the hand of `seat`."""
    if not known[seat]:
        return known
    left = tuple(c for c in known[seat] if not gone >> c & 1)
    return known if len(left) == len(known[seat]) else (*known[:seat], left, *known[seat + 1 :])


def set_at(values: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    """The tuple with one place replaced."""
    return (*values[:seat], value, *values[seat + 1 :])


def finish(s: State, outcome: Outcome) -> State:
    """The state with the round over."""
    return replace(s, public=replace(s.public, outcome=outcome))
