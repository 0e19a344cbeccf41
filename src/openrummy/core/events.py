"""What the table says happened; `for_seat` is the one place where a fact loses its secret."""

from typing import Final

import msgspec

from ..cards import HIDDEN, Card
from ..melds import Meld
from .actions import Seat
from .state import Closing, Group, Outcome


class Event(msgspec.Struct, frozen=True, tag_field="was", tag=str.lower):
    """Base of all events; the tag on the wire is the class name in lower case."""


class Drew(Event, frozen=True):
    """A card came from the stock: the one secret, `card`, is for the drawer alone."""

    seat: Seat
    card: Card


class Took(Event, frozen=True):
    """The top of the discard pile was taken."""

    seat: Seat
    card: Card


class Melded(Event, frozen=True):
    """A new meld lies on the table, as number `group`."""

    seat: Seat
    group: int
    meld: Meld


class LaidOff(Event, frozen=True):
    """A card was added to the meld number `group`, which is now `meld`."""

    seat: Seat
    card: Card
    group: int
    meld: Meld


class Rearranged(Event, frozen=True):
    """The whole table is new; `played` came from the hand."""

    seat: Seat
    played: tuple[Card, ...]
    table: tuple[Group, ...]


class Discarded(Event, frozen=True):
    """A card was put on the discard pile."""

    seat: Seat
    card: Card


class Passed(Event, frozen=True):
    """A turn was ended or passed without more."""

    seat: Seat


class Knocked(Event, frozen=True):
    """A seat ended the round with a low hand."""

    seat: Seat


class Closed(Event, frozen=True):
    """A seat closed its board."""

    seat: Seat
    closing: Closing


class Accepted(Event, frozen=True):
    """A seat plays the hand as dealt."""

    seat: Seat


class Refused(Event, frozen=True):
    """A seat asked for a new deal."""

    seat: Seat


class TrumpBonus(Event, frozen=True):
    """A seat was dealt the twin of the trump (BRD-14)."""

    seat: Seat
    card: Card


class StockTurned(Event, frozen=True):
    """The discards became the stock in their order, unshuffled."""

    count: int


class Reshuffled(Event, frozen=True):
    """The discards were shuffled and became the stock."""

    count: int


class FinalTurns(Event, frozen=True):
    """The stock ran out: every seat has one more turn (MAN-41)."""

    turns: int


class Left(Event, frozen=True):
    """A seat is away."""

    seat: Seat
    for_good: bool


class Returned(Event, frozen=True):
    """The owner of a seat is back."""

    seat: Seat


class RoundEnded(Event, frozen=True):
    """The round is over."""

    outcome: Outcome


AnyEvent = (
    Drew
    | Took
    | Melded
    | LaidOff
    | Rearranged
    | Discarded
    | Passed
    | Knocked
    | Closed
    | Accepted
    | Refused
    | TrumpBonus
    | StockTurned
    | Reshuffled
    | FinalTurns
    | Left
    | Returned
    | RoundEnded
)

# Every event but Drew states what all can see.  A new event is secret until it is listed here.
_PUBLIC: Final = frozenset((
    Took, Melded, LaidOff, Rearranged, Discarded, Passed, Knocked, Closed, Accepted, Refused, TrumpBonus, StockTurned,
    Reshuffled, FinalTurns, Left, Returned, RoundEnded,
))  # fmt: skip


def for_seat(event: AnyEvent, seat: Seat) -> AnyEvent | None:
    """The event as `seat` (or a spectator, -1) may see it; None when it may not be seen at all."""
    if isinstance(event, Drew):
        return event if event.seat == seat else Drew(event.seat, HIDDEN)
    return event if type(event) in _PUBLIC else None
