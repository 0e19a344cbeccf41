"""The log of a table: every fact in order.  The state of a table is what these entries make of it, and nothing else."""

import msgspec

from ..cards import Card
from ..core import AnyAction, House, Seat
from .settings import TableSettings


class Entry(msgspec.Struct, frozen=True, tag_field="is", tag=str.lower, omit_defaults=True):
    """Base of all entries.  `at` is server time in milliseconds since 1970."""

    at: int


class Opened(Entry, frozen=True):
    """A table was created by `host` (an account)."""

    settings: TableSettings
    code: str
    host: str


class Sat(Entry, frozen=True):
    """Somebody sat down: an account, or a bot of some level."""

    seat: Seat
    name: str
    account: str | None = None
    bot: str | None = None


class Stood(Entry, frozen=True):
    """A seat became free before or between matches; `kicked` by the host."""

    seat: Seat
    kicked: bool = False


class Locked(Entry, frozen=True):
    """The host closed (or opened) the table to newcomers."""

    locked: bool


class HostMoved(Entry, frozen=True):
    """Another account is host."""

    host: str


class Seeded(Entry, frozen=True):
    """A seat added its own seed to the next match's shuffles (hex)."""

    seat: Seat
    seed: str


class Committed(Entry, frozen=True):
    """The house drew a seed for the next match.  The seed is secret until the match is over; its commitment is not."""

    seed: str
    commitment: str


class Brought(Entry, frozen=True):
    """A seat will bring an extra joker to the next game, or not; `ref` is the ledger's, if one was spent."""

    seat: Seat
    yes: bool
    ref: str = ""


class Began(Entry, frozen=True):
    """A match began with whoever sits there; the first deal is `dealer`'s."""

    match: str
    dealer: Seat


class Dealt(Entry, frozen=True):
    """A round was dealt.  The order is secret; it follows from the seeds, and is written so that nothing changes it."""

    order: tuple[Card, ...]
    brought: tuple[Seat, ...] = ()


class Did(Entry, frozen=True):
    """A seat acted; `id` is the client's, `by` says whether a bot or the idle rule acted for it."""

    seat: Seat
    action: AnyAction
    id: str = ""
    by: str = ""


class Housed(Entry, frozen=True):
    """The house acted in the round."""

    action: House


class Undid(Entry, frozen=True):
    """A seat took back its last action, which had revealed nothing."""

    seat: Seat
    id: str = ""


class Readied(Entry, frozen=True):
    """A seat is ready for the next round or match."""

    seat: Seat


class Said(Entry, frozen=True):
    """A line of chat, a canned phrase (by key) or a reaction (by key); seat -1 is a spectator, named.

    `id` is the client's.
    """

    seat: Seat
    text: str = ""
    phrase: str = ""
    name: str = ""
    account: str = ""
    id: str = ""


class Silenced(Entry, frozen=True):
    """The host took the word from a seat, or gave it back."""

    seat: Seat
    silent: bool


class Voted(Entry, frozen=True):
    """A seat votes to end the round without score."""

    seat: Seat
    yes: bool


class Dropped(Entry, frozen=True):
    """A seat has no connection: its absence bank runs."""

    seat: Seat


class Came(Entry, frozen=True):
    """A seat has a connection again: `away_for` milliseconds are taken off its absence bank."""

    seat: Seat
    away_for: int


class Expired(Entry, frozen=True):
    """A seat's absence bank is spent, and the table's policy holds until its owner is back; never, if `for_good`."""

    seat: Seat
    for_good: bool = False


class Outage(Entry, frozen=True):
    """The server was down for so many milliseconds: every running clock gets them back."""

    lost: int


class Ended(Entry, frozen=True):
    """The table is closed."""

    reason: str


AnyEntry = (
    Opened | Sat | Stood | Locked | HostMoved | Seeded | Committed | Brought | Began | Dealt | Did | Housed | Undid
    | Readied | Said | Silenced | Voted | Dropped | Came | Expired | Outage | Ended
)  # fmt: skip
