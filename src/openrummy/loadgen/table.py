"""A table under load: its seats listen, and one of them acts when its time has come."""

import random
from collections import Counter, deque
from collections.abc import Callable
from typing import Final

import msgspec

from .socket import FastSocket

NEVER: Final = frozenset({b'{"do":"refuse"}'})  # a refused deal is dealt again, for ever if chance will have it


class _Stage(msgspec.Struct):
    stage: str = ""


class _Offers(msgspec.Struct):
    actions: tuple[msgspec.Raw, ...] = ()


class Told(msgspec.Struct):
    """The little of a message that the generator needs; the decoder skips the rest."""

    tell: str
    id: str = ""
    code: str = ""
    seat: int = -1
    offers: _Offers | None = None
    table: _Stage | None = None


_decode: Final = msgspec.json.Decoder(Told).decode


class Tally:
    """What is counted over all tables: waits in milliseconds, refusals by code."""

    def __init__(self) -> None:
        self.last_seat: list[float] = []
        self.acks: list[float] = []
        self.refused: Counter[str] = Counter()
        self.closed: Counter[int] = Counter()


class LoadTable:
    """The seats of one table.  `clock` gives seconds; `tally` takes what is measured, and may be another one later."""

    def __init__(self, table: str, seats: int, rng: random.Random, clock: Callable[[], float], tally: Tally) -> None:
        self.id, self.tally = table, tally
        self.sockets: list[FastSocket] = []
        self.playing = False
        self._rng, self._clock = rng, clock
        self._turn: tuple[int, tuple[msgspec.Raw, ...]] | None = None
        self._last = self._turn
        self._due: deque[float] = deque()
        self._sent_for = 0.0
        self._waiting: set[int] = set()
        self._ids = 0
        self._seats = frozenset(range(seats))

    @property
    def behind(self) -> int:
        """Actions that were due and are not answered."""
        return len(self._due) + bool(self._waiting)

    def forget(self) -> None:
        """Drop what is due; what is on its way may still come."""
        self._due.clear()

    def act(self, due: float) -> None:
        """An action is due: sent now, or when the one before it is answered."""
        self._due.append(due)
        self._go_on()

    def _go_on(self) -> None:
        if not self._due or self._turn is None or self._waiting:
            return
        seat, actions = self._turn
        chosen = [a for a in actions if bytes(a) not in NEVER] or list(actions)
        self._turn, self._last, self._waiting = None, self._turn, set(self._seats)
        self._sent_for = self._due.popleft()
        self._ids += 1
        self.sockets[seat].send(b'{"ask":"act","id":"a%d","action":%b}' % (self._ids, bytes(self._rng.choice(chosen))))

    def hear(self, seat: int, text: bytes) -> None:
        """A message came to a seat."""
        told = _decode(text)
        if told.tell == "update" or told.tell == "welcome":
            self._news(seat, told)
        elif told.tell == "nack":
            self.tally.refused[told.code] += 1
            if told.id.startswith("a"):
                self._turn, self._waiting = self._last, set()
        elif told.id.startswith("a") and told.tell == "ack":
            self.tally.acks.append(1000 * (self._clock() - self._sent_for))

    def _news(self, seat: int, told: Told) -> None:
        if told.table is not None:
            self.playing = told.table.stage == "playing"
            if told.table.stage == "over":
                self.sockets[seat].send(b'{"ask":"ready","id":"r"}')
        if seat in self._waiting and told.tell == "update":
            self._waiting.discard(seat)
            if not self._waiting:
                self.tally.last_seat.append(1000 * (self._clock() - self._sent_for))
        if told.offers is not None and told.offers.actions:
            self._turn = seat, told.offers.actions
        self._go_on()
