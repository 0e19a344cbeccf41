"""A table without a server: its commands and its log, with a clock that stands still until a test moves it."""

from itertools import count
from typing import Any, Final

import msgspec
import pytest
from msgspec.structs import replace

from openrummy.core import AnyAction, AnyEvent, Discard, Draw, Seat, legal, view
from openrummy.server import desk, play
from openrummy.server.desk import Context, Entries
from openrummy.server.room import Chair, Room, Stage, evolve, open_room
from openrummy.wire import Refused, TableCode, TableSettings
from openrummy.wire import entries as log

ONE_ROUND: Final[dict[str, Any]] = {"game": "basic", "options": {"match": {"type": "rounds", "rounds": 1}}}
TWO_ROUNDS: Final[dict[str, Any]] = {"game": "basic", "options": {"match": {"type": "rounds", "rounds": 2}}}
START: Final = 1_000_000  # milliseconds
PEOPLE: Final = ("ann", "bob", "cat", "dan", "eve", "fay")

_encode: Final = msgspec.json.Encoder().encode
_decode: Final = msgspec.json.Decoder(log.AnyEntry).decode


class Table:
    """A table and its log.  Every entry goes through JSON, and after every command the log is played again.

    `checked` false leaves the playing again out, for tests of something else that need many matches.
    """

    def __init__(self, people: int = 2, checked: bool = True, **settings: Any) -> None:
        self.checked = checked
        self.now = START
        seeds = count(1)
        self.secret = lambda: f"{next(seeds):064x}"
        usual = {} if "game" in settings else ONE_ROUND
        chosen = msgspec.convert(usual | {"seats": max(2, people)} | settings, TableSettings)
        self.log: list[log.AnyEntry] = []
        self.events: list[AnyEvent] = []
        first, second = desk.opening(chosen, "CODE234", "ann", self.context)
        self.room = open_room("table", first)
        self.log.append(first)
        self.write((second,))
        for name in PEOPLE[:people]:
            self.write(desk.sit(self.room, name, name.title(), None, self.context))

    @property
    def context(self) -> Context:
        """The time and the secrets of now."""
        return Context(self.now, self.secret)

    def write(self, entries: Entries) -> Entries:
        """Append entries as a table does, and demand that the log makes the same room."""
        for entry in entries:
            read = _decode(_encode(entry))
            assert read == entry
            self.room, events = evolve(self.room, read)
            self.log.append(read)
            self.events += events
        assert not self.checked or same(self.replayed(), self.room)
        return entries

    def replayed(self) -> Room:
        """The room that the log makes, from its beginning."""
        first = self.log[0]
        assert isinstance(first, log.Opened)
        room = open_room("table", first)
        for entry in self.log[1:]:
            room, _ = evolve(room, entry)
        return room

    def chair(self, seat: Seat) -> Chair:
        """The chair of a seat that is taken."""
        chair = self.room.chairs[seat]
        assert chair is not None
        return chair

    @property
    def turn(self) -> Seat:
        """The seat that has to act."""
        seat = play.to_act(self.room)
        assert seat is not None
        return seat

    # -- what people do --

    def start(self) -> "Table":
        """The host starts the match."""
        self.write(desk.start(self.room, "ann", f"match{len(self.log)}", self.context))
        return self

    def ready(self, who: str) -> Entries:
        """Somebody is ready."""
        return self.write(desk.ready(self.room, who, f"match{len(self.log)}", self.context))

    def act(self, action: AnyAction, seat: Seat | None = None, id: str = "") -> Entries:
        """The action of a seat (of the one to act, if None)."""
        account = self.chair(self.turn if seat is None else seat).account or ""
        return self.write(play.act(self.room, account, action, id, self.context))

    def undo(self, seat: Seat | None = None) -> Entries:
        """A seat takes back what it did."""
        account = self.chair(self.turn if seat is None else seat).account or ""
        return self.write(play.undo(self.room, account, "", self.context))

    def turn_over(self, seconds: float = 0) -> None:
        """The seat to act draws and throws back, `seconds` after now."""
        self.now += int(seconds * 1000)
        self.act(Draw())
        self.act(self.throw())

    def throw(self) -> AnyAction:
        """Some discard that the seat to act may make."""
        assert self.room.state is not None
        return next(a for a in legal(self.room.game, view(self.room.state, self.turn)) if isinstance(a, Discard))

    def round_over(self) -> None:
        """The round is played to its end by bots on all seats."""
        number = self.room.round_number
        while self.room.stage is Stage.PLAYING and self.room.round_number == number:
            seat = self.turn
            action = play.choose(self.room, seat, "greedy", 0)
            self.write(play.act_for(self.room, seat, action, self.context))

    def match_over(self) -> None:
        """All rounds are played to the end of the match, with no waiting between them."""
        while self.room.stage is not Stage.OVER:
            if self.room.stage is Stage.BETWEEN:
                self.write(desk.next_round(self.room, self.context))
            self.round_over()

    def drop(self, seat: Seat) -> Entries:
        """The connection of a seat is lost."""
        return self.write(desk.drop(self.room, seat, self.context))

    def back(self, seat: Seat) -> Entries:
        """The owner of a seat is back."""
        return self.write(desk.back(self.room, seat, self.context))

    def expire(self, seat: Seat) -> Entries:
        """The absence bank of a seat is spent: the connection was lost so long ago."""
        if self.chair(seat).dropped is None:
            self.drop(seat)
        end = play.absence_end(self.room, seat)
        assert end is not None
        self.now = max(self.now, end)
        return self.write(desk.absent(self.room, seat, self.context))

    def stand(self, who: str) -> Entries:
        """Somebody leaves the table for good."""
        return self.write(desk.stand(self.room, who, self.context))


def same(a: Room, b: Room) -> bool:
    """Whether two rooms are equal; the game is made of functions, which are equal only to themselves."""
    return replace(a, game=b.game) == b


def refused(code: TableCode) -> Any:
    """For a `with` block that must be refused with this code."""

    def right(e: BaseException) -> bool:
        return isinstance(e, Refused) and e.code == code

    return pytest.raises(Refused, check=right)
