"""Why a table or the lobby refuses something: stable codes beside those of the rules."""

from enum import StrEnum
from typing import Any


class TableCode(StrEnum):
    """Codes of the table, the lobby and the accounts."""

    NOT_SEATED = "T_NOT_SEATED"
    SEAT_TAKEN = "T_SEAT_TAKEN"
    NO_SEAT = "T_NO_SEAT"
    ALREADY_SEATED = "T_ALREADY_SEATED"
    FULL = "T_FULL"
    LOCKED = "T_LOCKED"
    NOT_HOST = "T_NOT_HOST"
    NOT_NOW = "T_NOT_NOW"
    NOT_ALLOWED = "T_NOT_ALLOWED"
    NOTHING_TO_UNDO = "T_NOTHING_TO_UNDO"
    SEATS_EMPTY = "T_SEATS_EMPTY"
    NO_BALANCE = "T_NO_BALANCE"
    BAD_NAME = "T_BAD_NAME"
    BAD_TEXT = "T_BAD_TEXT"
    BAD_SETTINGS = "T_BAD_SETTINGS"
    BAD_MESSAGE = "T_BAD_MESSAGE"
    BAD_LOGIN = "T_BAD_LOGIN"
    NAME_IN_USE = "T_NAME_IN_USE"
    NO_TABLE = "T_NO_TABLE"
    NO_MATCH = "T_NO_MATCH"
    CLOSED = "T_CLOSED"
    TOO_FAST = "T_TOO_FAST"
    TOO_LARGE = "T_TOO_LARGE"
    SAME_ID = "T_SAME_ID"
    NO_ACCOUNT = "T_NO_ACCOUNT"
    FORBIDDEN = "T_FORBIDDEN"
    RESYNC = "T_RESYNC"
    UNAVAILABLE = "T_UNAVAILABLE"


class Refused(Exception):
    """Something that was asked is refused; nothing has changed.  `facts` are JSON values."""

    def __init__(self, code: TableCode, **facts: Any) -> None:
        super().__init__(code.value)
        self.code = code
        self.facts = facts
