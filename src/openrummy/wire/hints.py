"""What the coach advises, as it goes over the wire: moves in their order, each with its reasons."""

from typing import Any

import msgspec

from ..core import AnyAction


class HintReason(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why a move is good or bad: `lone_card` is said by the message `coach-lone-card`; `facts` are what it needs."""

    code: str
    facts: dict[str, Any] = {}


class HintMove(msgspec.Struct, frozen=True, omit_defaults=True):
    """A move with its reasons; `value` is an estimate, of which only differences count.

    `unit`: `points` of the round, or `chance`: percent of the chance to win the match.
    """

    action: AnyAction
    value: float | None = None
    reasons: tuple[HintReason, ...] = ()
    unit: str = "points"
