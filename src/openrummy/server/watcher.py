"""Somebody who looks at a table: what it is for the table, and when it may look."""

from typing import Protocol

from ..core import SPECTATOR, Seat
from .room import Room, Stage


class Watcher(Protocol):
    """Somebody who looks at the table: a connection with its seat (or SPECTATOR)."""

    seat: Seat

    @property
    def who(self) -> str:
        """The account that it acts for."""
        ...

    def look(self, room: Room) -> None:
        """Find its seat in the room as it is now."""

    def send(self, data: bytes) -> None:
        """Take a message, encoded once for all who get the same."""


def may_watch(room: Room, seat: Seat) -> bool:
    """Whether somebody at this seat (or SPECTATOR) may look at the table as it is now."""
    return seat != SPECTATOR or room.settings.spectators or room.stage in (Stage.LOBBY, Stage.OVER)
