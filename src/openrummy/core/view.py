"""What a seat may see: built field by field, so that nothing is shown that was not put here on purpose."""

from typing import Final

import msgspec

from ..cards import Card, members
from .actions import Seat
from .state import Public, State

SPECTATOR: Final[Seat] = -1


class View(msgspec.Struct, frozen=True):
    """All that one seat (or a spectator, seat -1) may know of a round.

    `hand`: its own cards, ascending.  `drawn`: the card it drew last this turn.  `counts`: the size of each hand.
    `stock`: the number of cards in the stock; `stock_order`: those cards, the next first, where the rules make their
    order public.
    """

    seat: Seat
    hand: tuple[Card, ...]
    drawn: Card | None
    counts: tuple[int, ...]
    stock: int
    stock_order: tuple[Card, ...]
    public: Public


def view(s: State, seat: Seat) -> View:
    """What `seat` may see; SPECTATOR for somebody without a seat."""
    p = s.public
    return View(
        seat,
        members(s.hands[seat]) if seat >= 0 else (),
        s.drawn if seat == p.turn.seat else None,
        tuple(map(int.bit_count, s.hands)),
        len(s.stock),
        s.stock if p.order_known else (),
        p,
    )
