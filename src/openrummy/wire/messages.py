"""What a client may ask over its socket, and what it is told.  Everything from outside is one of these or refused."""

from typing import Annotated, Any

import msgspec

from ..cards import Card
from ..core import AnyAction, AnyEvent, Closing, Item, Public, Reason, Seat, SeatAction
from .hints import HintMove
from .settings import TableSettings

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Short = Annotated[str, msgspec.Meta(max_length=64)]


class Ask(msgspec.Struct, frozen=True, tag_field="ask", tag=str.lower, forbid_unknown_fields=True):
    """Base of what a client asks.  `id` is the client's own; the answer (`ack` or `nack`) carries it."""

    id: Id


class Watch(Ask, frozen=True):
    """Show me a table: from seq `last` on, if I was here before.  A seat token takes its seat on this device."""

    table: Short
    last: int | None = None
    seat_token: Short = ""


class WatchLobby(Ask, frozen=True):
    """Show me the open tables, live."""


class Sit(Ask, frozen=True):
    """Take a seat."""

    seat: Seat | None = None


class Stand(Ask, frozen=True):
    """Leave the table for good."""


class Act(Ask, frozen=True):
    """Play.  The same id twice is answered twice and done once.

    `seen` is the seq that the player had seen: the action is refused when the round has moved on since.
    """

    action: SeatAction
    seen: int | None = None


class Undo(Ask, frozen=True):
    """Take back my last action, which revealed nothing."""


class Arrange(Ask, frozen=True):
    """Keep my hand in this order."""

    cards: Annotated[tuple[Card, ...], msgspec.Meta(max_length=120)]


class Say(Ask, frozen=True):
    """A line of chat."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


class Phrase(Ask, frozen=True):
    """A canned phrase or reaction, by its key."""

    key: Short


class AddSeed(Ask, frozen=True):
    """My own seed (hex) for the shuffles of the next match."""

    seed: Short


class Bring(Ask, frozen=True):
    """Bring an extra joker to the next game, or not."""

    yes: bool


class Start(Ask, frozen=True):
    """Host: start the match."""


class Ready(Ask, frozen=True):
    """I am ready for the next round, or for a rematch."""


class AddBot(Ask, frozen=True):
    """Host: put a bot on a free seat."""

    level: Short = "medium"
    seat: Seat | None = None


class Kick(Ask, frozen=True):
    """Host: free a seat (a person's or a bot's)."""

    seat: Seat


class Lock(Ask, frozen=True):
    """Host: close the table to newcomers, or open it."""

    locked: bool


class HandOver(Ask, frozen=True):
    """Host: make another seat the host."""

    seat: Seat


class Silence(Ask, frozen=True):
    """Host: nobody at this seat may chat, or may again."""

    seat: Seat
    silent: bool


class Vote(Ask, frozen=True):
    """Vote to end the round without score while somebody is absent."""

    yes: bool


class Propose(Ask, frozen=True):
    """What can I play on this table?"""


class Hint(Ask, frozen=True):
    """What would the coach do, and why?"""


class Check(Ask, frozen=True):
    """What would closing my board with this free tile give?  Without one: the best that I can close with."""

    free: Card | None = None


class Explain(Ask, frozen=True):
    """How did every point of this match come about?"""


class Ping(Ask, frozen=True):
    """Are you there?"""


AnyAsk = (
    Watch | WatchLobby | Sit | Stand | Act | Undo | Arrange | Say | Phrase | AddSeed | Bring | Start | Ready | AddBot
    | Kick | Lock | HandOver | Silence | Vote | Propose | Hint | Check | Explain | Ping
)  # fmt: skip


class ChairInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat as all see it; banks are milliseconds; `dropped` is when its connection went.

    `gone`: its owner has left for good.  `seed` is its own for the next match.
    """

    name: str
    bot: str = ""
    guest: bool = True
    ready: bool = False
    votes: bool = False
    brings: bool = False
    bank: int = 0
    absence: int = 0
    dropped: int | None = None
    expired: bool = False
    gone: bool = False
    silent: bool = False
    seed: str = ""


class RoundInfo(msgspec.Struct, frozen=True):
    """A finished round as all see it."""

    dealer: Seat
    reason: Reason
    points: tuple[int, ...]
    winners: tuple[Seat, ...]


class FinalInfo(msgspec.Struct, frozen=True):
    """The end of a match, seat by seat."""

    totals: tuple[int, ...]
    reached: tuple[int, ...]
    boxes: tuple[int, ...]
    points: tuple[int, ...]
    winners: tuple[Seat, ...]


class ClockInfo(msgspec.Struct, frozen=True):
    """The clock of the running turn: since when it runs, when its time is over, and what is left in the banks.

    Times are milliseconds of the server's clock, whose time each message tells as `now`.
    """

    turn_at: int
    deadline: int | None
    banks: tuple[int, ...]


class TableInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table as all see it.  `options` are the house rules in full; `deadline` is when the turn's time is over.

    Fair deals (docs/fairness.md), as hex: `commitment` to the seed of the running or next match, `seat_seeds` that went
    into the running or last one, `round_seed` of the last finished round and `revealed` of the finished match, where
    the table reveals them.
    Between rounds, `items` tell how each point of the last one came about, and `bonuses` those of the end of the match.
    """

    id: str
    code: str
    settings: TableSettings
    options: dict[str, Any]
    stage: str
    chairs: tuple[ChairInfo | None, ...]
    host: Seat | None = None
    locked: bool = False
    commitment: str = ""
    revealed: str = ""
    round_seed: str = ""
    seat_seeds: tuple[str, ...] = ()
    match: str = ""
    dealer: Seat = 0
    totals: tuple[int, ...] = ()
    rounds: tuple[RoundInfo, ...] = ()
    items: tuple[Item, ...] = ()
    final: FinalInfo | None = None
    bonuses: tuple[Item, ...] = ()
    turn_at: int = 0
    deadline: int | None = None
    hands: tuple[tuple[Card, ...], ...] = ()


class SeatView(msgspec.Struct, frozen=True, omit_defaults=True):
    """The round as the receiver may see it: `core.View` on the wire."""

    seat: Seat
    public: Public
    counts: tuple[int, ...]
    stock: int
    hand: tuple[Card, ...] = ()
    drawn: Card | None = None
    stock_order: tuple[Card, ...] = ()


class Offers(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the receiver may do now: the kinds of action, and every action except whole-table rearrangements."""

    kinds: tuple[str, ...]
    actions: tuple[AnyAction, ...] = ()
    undo: bool = False


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of chat; `phrase` is the key of a canned one; seat -1 is a spectator."""

    at: int
    seat: Seat
    name: str
    text: str = ""
    phrase: str = ""


class Tell(msgspec.Struct, frozen=True, tag_field="tell", tag=str.lower, omit_defaults=True):
    """Base of what a client is told."""


class Digest(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a receiver missed since entry `since` and is not told event by event.

    `rounds` were finished meanwhile, the first of them as number `first_round` of the match; `earlier` events of the
    last round came before those in `missed`; `played_for`: actions that a bot or the idle rule did for this seat.
    """

    since: int
    first_round: int = 0
    rounds: tuple[RoundInfo, ...] = ()
    earlier: int = 0
    played_for: int = 0


class Welcome(Tell, frozen=True):
    """The whole table at seq, and what the receiver `missed` since `last`, or since its seat lost its connection.

    `complete`: `missed` is all of it; else `digest` sums up what is not there.
    """

    seq: int
    now: int
    seat: Seat
    table: TableInfo
    view: SeatView | None = None
    offers: Offers | None = None
    order: tuple[Card, ...] = ()
    chat: tuple[Line, ...] = ()
    missed: tuple[AnyEvent, ...] = ()
    complete: bool = True
    digest: Digest | None = None


class Update(Tell, frozen=True):
    """What happened up to seq, and how things stand now; `seat` is the receiver's, `table` only when it changed.

    `clock` is there at a table with a clock when something was played and `table` is not.
    """

    seq: int
    now: int
    seat: Seat
    events: tuple[AnyEvent, ...] = ()
    lines: tuple[Line, ...] = ()
    table: TableInfo | None = None
    clock: ClockInfo | None = None
    view: SeatView | None = None
    offers: Offers | None = None
    undone: bool = False


class Ack(Tell, frozen=True):
    """Done, and on disk, as entry `seq` of the table's log (0 where nothing is logged)."""

    id: str
    seq: int = 0


class Nack(Tell, frozen=True):
    """Refused: nothing has changed."""

    id: str
    code: str
    facts: dict[str, Any] = {}


class Proposals(Tell, frozen=True):
    """Actions worth a look, for the seat that asked."""

    id: str
    actions: tuple[AnyAction, ...]


class Hints(Tell, frozen=True):
    """The moves that the coach thinks best, the best first, for the seat that asked."""

    id: str
    moves: tuple[HintMove, ...]


class Checked(Tell, frozen=True):
    """What a close would give from each opponent, before the multiplier; `better` pays more with another free tile."""

    id: str
    closing: Closing | None = None
    better: Closing | None = None


class Explained(Tell, frozen=True):
    """How every point came about, round by round, and the bonuses of the end; as far as hands are shown."""

    id: str
    rounds: tuple[tuple[Item, ...], ...] = ()
    bonuses: tuple[Item, ...] = ()


class OpenTable(msgspec.Struct, frozen=True):
    """A row of the list of open tables."""

    id: str
    game: str
    seats: int
    taken: int
    host: str
    settings: TableSettings
    stage: str


class Lobby(Tell, frozen=True):
    """The open tables, all of them, whenever something changed."""

    tables: tuple[OpenTable, ...]
    waiting: dict[str, int] = {}


AnyTell = Welcome | Update | Ack | Nack | Proposals | Hints | Checked | Explained | Lobby
