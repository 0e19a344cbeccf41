"""How every point came about, as far as the table shows the hands that it came from."""

from ..core import Item, without_hands
from ..match import RoundResult, end_items
from ..wire import Reveal
from ..wire import messages as out
from .room import Room, Stage


def hands_are_shown(room: Room) -> bool:
    """Whether what was left in the hands of finished rounds is shown by now."""
    reveal = room.settings.reveal
    return reveal is Reveal.ROUND or (reveal is Reveal.MATCH and room.stage is Stage.OVER)


def last_round(room: Room) -> tuple[Item, ...]:
    """The points of the round that is just over; none while one is played."""
    rounds = room.match.rounds if room.match else ()
    return _told(room, rounds[-1]) if rounds and room.stage in (Stage.BETWEEN, Stage.OVER) else ()


def bonuses(room: Room) -> tuple[Item, ...]:
    """The bonuses of a match that is over."""
    return end_items(room.game, room.match) if room.match and room.match.over else ()


def explained(room: Room, ask_id: str) -> out.Explained:
    """All points of the running or last match."""
    rounds = room.match.rounds if room.match else ()
    return out.Explained(ask_id, tuple(_told(room, r) for r in rounds), bonuses(room))


def _told(room: Room, r: RoundResult) -> tuple[Item, ...]:
    return r.items if hands_are_shown(room) else without_hands(r.items)
