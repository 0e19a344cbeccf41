"""What can be refused, as codes with facts; the words for them live in the catalogues."""

from enum import StrEnum
from typing import Any, Final

import msgspec

# What is raised for JSON that cannot be read: no JSON, no text, or lists within lists without end.
UNREADABLE: Final = (msgspec.MsgspecError, ValueError, RecursionError)


class Code(StrEnum):
    """Stable error codes: RULES 0.5 first, then those that the engine adds."""

    MUST_DRAW = "E_MUST_DRAW"
    ALREADY_DREW = "E_ALREADY_DREW"
    NOT_IN_HAND = "E_NOT_IN_HAND"
    MELD_TOO_SHORT = "E_MELD_TOO_SHORT"
    NOT_A_MELD = "E_NOT_A_MELD"
    NOT_CONSECUTIVE = "E_NOT_CONSECUTIVE"
    DUPLICATE_CARD = "E_DUPLICATE_CARD"
    GROUP_TOO_LONG = "E_GROUP_TOO_LONG"
    LAYOFF_NEEDS_OWN_MELD = "E_LAYOFF_NEEDS_OWN_MELD"
    LAYOFF_NO_FIT = "E_LAYOFF_NO_FIT"
    MELD_LIMIT = "E_MELD_LIMIT"
    RETURN_TAKEN_CARD = "E_RETURN_TAKEN_CARD"
    STRANDED = "E_STRANDED"
    MUST_KEEP_DISCARD = "E_MUST_KEEP_DISCARD"
    MUST_DISCARD = "E_MUST_DISCARD"
    NO_CARD_ADDED = "E_NO_CARD_ADDED"
    TABLE_CARD_REMOVED = "E_TABLE_CARD_REMOVED"
    CARD_NOT_AVAILABLE = "E_CARD_NOT_AVAILABLE"
    JOKER_IDENTITY = "E_JOKER_IDENTITY"
    MELD_NOT_ALLOWED_NOW = "E_MELD_NOT_ALLOWED_NOW"
    DRAW_NOT_ALLOWED_NOW = "E_DRAW_NOT_ALLOWED_NOW"
    KNOCK_TOO_HIGH = "E_KNOCK_TOO_HIGH"
    THROWN_JOKER = "E_THROWN_JOKER"
    INVALID_LAYOUT = "E_INVALID_LAYOUT"

    NOT_YOUR_TURN = "E_NOT_YOUR_TURN"
    ROUND_OVER = "E_ROUND_OVER"
    NOT_NOW = "E_NOT_NOW"
    NO_SUCH_MELD = "E_NO_SUCH_MELD"
    STOCK_EMPTY = "E_STOCK_EMPTY"
    PILE_EMPTY = "E_PILE_EMPTY"
    REFUSAL_NEEDS_DOUBLES = "E_REFUSAL_NEEDS_DOUBLES"
    BAD_ORDER = "E_BAD_ORDER"
    BAD_SEAT = "E_BAD_SEAT"
    BAD_PLAYERS = "E_BAD_PLAYERS"


class Illegal(ValueError):
    """An action that the rules refuse.  `code` is stable, `facts` are JSON values, and nothing has changed."""

    def __init__(self, code: Code, **facts: Any) -> None:
        super().__init__(code.value)
        self.code = code
        self.facts = facts

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value}" for name, value in self.facts.items())
        return f"{self.code.value}{f' ({told})' if told else ''}"


class BadInput(ValueError):
    """Something from outside that cannot be read: notation, options, a record.  The message says where."""


def missing_extra(what: str, needed: str, extra: str) -> BadInput:
    """What to raise where an optional package is needed and not installed: says how it is, in a clone."""
    return BadInput(
        f"{what} needs {needed}, which is not installed; in your clone: .venv/bin/pip install -e '.[{extra}]'"
    )


def require(ok: object, code: Code, **facts: Any) -> None:
    """Raise `Illegal(code, facts)` unless `ok`."""
    if not ok:
        raise Illegal(code, **facts)
