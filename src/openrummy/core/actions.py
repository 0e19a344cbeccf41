"""What a player may ask for: only what the player chose, never what happens."""

import msgspec

from ..cards import Card
from ..melds import Meld

Seat = int


class Action(msgspec.Struct, frozen=True, tag_field="do", tag=str.lower, forbid_unknown_fields=True):
    """Base of all actions; the tag on the wire is the class name in lower case."""


class Draw(Action, frozen=True):
    """Draw the top card of the stock."""


class Take(Action, frozen=True):
    """Take the top card of the discard pile."""


class LayDown(Action, frozen=True, tag="meld"):
    """Put a new meld on the table."""

    meld: Meld


class LayOff(Action, frozen=True):
    """Add one card to the meld number `group` of the table (counted from 0)."""

    card: Card
    group: int


class Rearrange(Action, frozen=True):
    """Propose the whole new table, with at least one card of the hand on it."""

    table: tuple[Meld, ...]


class Discard(Action, frozen=True):
    """Put one card on the discard pile."""

    card: Card


class End(Action, frozen=True):
    """End the turn, or pass, without doing more."""


class Knock(Action, frozen=True):
    """End the round with a low hand."""


class Close(Action, frozen=True):
    """End the round with fourteen tiles laid out and `free` left over."""

    free: Card


class Accept(Action, frozen=True):
    """Play the hand as dealt."""


class Refuse(Action, frozen=True):
    """Ask for a new deal."""


class HouseAction(msgspec.Struct, frozen=True, tag_field="do", tag=str.lower, forbid_unknown_fields=True):
    """What the house does, not a seat: chance that was drawn elsewhere, and who is there."""


class Reshuffle(HouseAction, frozen=True):
    """The used discards in their new order; the first is drawn next."""

    order: tuple[Card, ...]


class Leave(HouseAction, frozen=True):
    """A seat is away; `for_good` when its owner gave it up."""

    seat: Seat
    for_good: bool = False


class Return(HouseAction, frozen=True):
    """The owner of a seat is back."""

    seat: Seat


class Void(HouseAction, frozen=True):
    """The table ends the round without score."""


SeatAction = Draw | Take | LayDown | LayOff | Rearrange | Discard | End | Knock | Close | Accept | Refuse
House = Reshuffle | Leave | Return | Void
AnyAction = SeatAction | House
