"""What the coach says to the seat that has to act, from its own view alone."""

from typing import Any, Final

import msgspec

from ..coach import Advice, Reason, advise
from ..core import Seat, view
from ..wire.hints import HintMove, HintReason
from .room import Room

MOST: Final = 5  # moves


def hints(room: Room, seat: Seat) -> tuple[HintMove, ...]:
    """The best moves with their reasons.  May take milliseconds: never on the server's loop."""
    if room.state is None:
        return ()
    told = advise(room.game, view(room.state, seat), MOST)
    return tuple(map(advised, told))


def advised(a: Advice) -> HintMove:
    """Advice as it goes over the wire."""
    return HintMove(a.action, round(a.value, 2), tuple(map(_reason, a.reasons)), a.unit.value)


def _reason(r: Reason) -> HintReason:
    """A reason with the facts that it has."""
    facts: dict[str, Any] = {name: value for name, value in msgspec.to_builtins(r).items() if name != "code"}
    return HintReason(r.code, facts)
