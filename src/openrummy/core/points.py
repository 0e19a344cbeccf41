"""How every point came about: each with the seat that gets (or pays) it, the reason, and the facts behind it."""

from collections.abc import Iterable
from enum import StrEnum
from typing import Any, Final

import msgspec

from .actions import Seat


class Why(StrEnum):
    """Why a seat gets or pays points; the facts that go with each.

    `left`: cards left in the hand of `other`, worth `value` (`cards`, `prices`).  `doubled`: the whole hand went down
    in one turn.  `held`: what was left in the own hand, for no points (`value`, `cards`, `prices`).  `difference`: the
    own hand (`own`) to that of `other` (`theirs`).  `undercut`: the knocker `other` was beaten.  `out`: went out.
    `trump`, `close`, `away`: a payment of `each`, to or from `other`, or all others; a close also has its `category`,
    `tier`, `base`, `times`, `jokers`, `thrown`, `free_joker`.  `reached`: the target (`target`).  `boxes`: `rounds`
    won, `each`.  `hands`: what came from hands that are not shown.
    """

    LEFT = "left"
    DOUBLED = "doubled"
    HELD = "held"
    DIFFERENCE = "difference"
    UNDERCUT = "undercut"
    OUT = "out"
    TRUMP = "trump"
    CLOSE = "close"
    AWAY = "away"
    REACHED = "reached"
    BOXES = "boxes"
    HANDS = "hands"


class Item(msgspec.Struct, frozen=True, omit_defaults=True):
    """Points for one reason.  `facts` are JSON values, as `Why` lists them."""

    seat: Seat
    why: Why
    points: int
    facts: dict[str, Any] = {}


# What follows from facts that all have seen.  A new reason tells of hidden cards until it is listed here.
_OPEN: Final = frozenset(
    {Why.DOUBLED, Why.UNDERCUT, Why.OUT, Why.TRUMP, Why.CLOSE, Why.AWAY, Why.REACHED, Why.BOXES, Why.HANDS}
)


def sums(items: Iterable[Item], seats: int) -> tuple[int, ...]:
    """The points of each seat."""
    totals = [0] * seats
    for item in items:
        totals[item.seat] += item.points
    return tuple(totals)


def without_hands(items: Iterable[Item]) -> tuple[Item, ...]:
    """The same points without what the hands held: of that there is one total for each seat that got some."""
    told: list[Item] = []
    closed: dict[Seat, int] = {}
    for item in items:
        if item.why in _OPEN:
            told.append(item)
        else:
            closed[item.seat] = closed.get(item.seat, 0) + item.points
    return (*(Item(seat, Why.HANDS, points) for seat, points in closed.items() if points), *told)
