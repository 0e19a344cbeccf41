"""What a table is at a moment: the fold of its log.  Pure values; the clock is the time that entries carry."""

from enum import StrEnum

import msgspec
from msgspec.structs import replace

from ..core import (
    SPECTATOR,
    AnyAction,
    AnyEvent,
    Discard,
    Drew,
    Game,
    Reason,
    RoundRecord,
    Seat,
    State,
    apply,
    dealt,
    set_at,
)
from ..fairness import LINKS, round_seed
from ..match import Match, Record, add_round, new_match, new_record
from ..wire import entries as log
from ..wire.settings import TableSettings, game_of

_REMEMBERED_IDS = 64  # action ids of a table kept for idempotent retries: at least ten for each of six seats
_REMEMBERED_LINES = 32  # of chat, for the same
_LEAST_GRACE = 10_000  # milliseconds of absence that a seat has again whenever its owner is back


class Stage(StrEnum):
    """Where a table stands."""

    LOBBY = "lobby"
    PLAYING = "playing"
    BETWEEN = "between"
    OVER = "over"
    CLOSED = "closed"


class Chair(msgspec.Struct, frozen=True):
    """A seat with somebody on it.  Banks are milliseconds left; `dropped` is when its connection went.

    `played`: it took part in the match on the table; who sat down later must not see what its seat held then.
    `gone`: its owner gave it up for good, and it plays on by itself until the match is over.
    `sat` and `left`: the entries with which somebody sat down, and with which the connection was last lost.
    """

    name: str
    account: str | None
    bot: str | None
    bank: int
    absence: int
    seed: str = ""
    brings: bool = False
    joker: str = ""
    ready: bool = False
    votes: bool = False
    dropped: int | None = None
    expired: bool = False
    silent: bool = False
    played: bool = False
    gone: bool = False
    sat: int = 0
    left: int = 0


class Done(msgspec.Struct, frozen=True):
    """What a seat did under an id of its own, as entry `seq`; `action` is None for an undo."""

    seat: Seat
    id: str
    action: AnyAction | None
    seq: int


class Spoken(msgspec.Struct, frozen=True):
    """What somebody said under an id of its own, as entry `seq`."""

    account: str
    id: str
    text: str
    phrase: str
    seq: int


class Room(msgspec.Struct, frozen=True):
    """A table.  `seq` counts its entries.  `taken_back` are the states that an undo returns to, the latest last.

    `turn_at`: when the running turn (or the pause after a round) began, in milliseconds; `done`: the last actions that
    had ids; `spoken`: the last lines that had; `moved`: the seq of the last entry that changed the round.
    `seed` is the secret of the running (or next) match; `revealed` that of the last finished one, with the commitment
    `kept` that had been published for it. `seat_seeds` went into the running or last match (hex, in seat order): the
    seeds of the chairs are for the next one. `round_seed` is the revealed seed of the last finished round.
    """

    id: str
    settings: TableSettings
    game: Game
    code: str
    host: str
    opened_at: int
    chairs: tuple[Chair | None, ...]
    seq: int = 1
    stage: Stage = Stage.LOBBY
    locked: bool = False
    seed: str = ""
    commitment: str = ""
    revealed: str = ""
    kept: str = ""
    seat_seeds: tuple[str, ...] = ()
    round_seed: str = ""
    match_id: str = ""
    match: Match | None = None
    record: Record | None = None
    state: State | None = None
    taken_back: tuple[State, ...] = ()
    turn_at: int = 0
    done: tuple[Done, ...] = ()
    spoken: tuple[Spoken, ...] = ()
    moved: int = 0
    reason: str = ""

    def seat_of(self, account: str) -> Seat | None:
        """The seat of an account, if it has one that it did not give up."""
        return next((i for i, c in enumerate(self.chairs) if c and c.account == account and not c.gone), None)

    @property
    def attended(self) -> bool:
        """Whether some person at the table is there, or may soon be back."""
        return any(c and c.account and not c.expired for c in self.chairs)

    def added_seeds(self) -> tuple[str, ...]:
        """The seeds that the seats have added for the next match, in seat order."""
        return tuple(c.seed for c in self.chairs if c and c.seed)

    @property
    def round_number(self) -> int:
        """Rounds dealt so far in this match, less one: the number of the running round, from 0."""
        return len(self.record.rounds) - 1 if self.record else -1


def open_room(table_id: str, entry: log.Opened) -> Room:
    """The room that the first entry of a log makes.  Raises BadInput for impossible settings."""
    s = entry.settings
    return Room(table_id, s, game_of(s), entry.code, entry.host, entry.at, (None,) * s.seats)


Evolved = tuple[Room, tuple[AnyEvent, ...]]


def evolve(room: Room, entry: log.AnyEntry) -> Evolved:
    """The room after an entry of its log, and what happened in the round.

    Entries were checked before they were written; an impossible one raises (Illegal, BadInput), and the log is damaged.
    """
    events: tuple[AnyEvent, ...] = ()
    match entry:
        case log.Did() | log.Housed() | log.Undid():
            room, events = _played(room, entry)
        case log.Dealt():
            room, events = _dealt(room, entry)
        case log.Began():
            room = _began(room, entry)
        case log.Sat():
            bank = room.settings.clock.bank * 1000 if room.settings.clock else 0
            chair = Chair(entry.name, entry.account, entry.bot, bank, room.settings.absence_bank * 1000, sat=room.seq)
            room = _seated(room, entry.seat, chair)
        case log.Stood():
            room = _seated(room, entry.seat, None)
        case log.Outage():
            room = _given_back(room, entry.lost)
        case _:
            room = _arranged(room, entry)
    return replace(room, seq=room.seq + 1), events


def _arranged(room: Room, entry: log.AnyEntry) -> Room:
    match entry:
        case log.Locked(_, locked):
            return replace(room, locked=locked)
        case log.HostMoved(_, host):
            return replace(room, host=host)
        case log.Committed(_, seed, commitment):
            return replace(room, seed=seed, commitment=commitment)
        case log.Ended(_, reason):
            return replace(room, stage=Stage.CLOSED, reason=reason)
        case log.Seeded(_, seat, seed):
            return _change(room, seat, seed=seed)
        case log.Brought(_, seat, yes):
            return _change(room, seat, brings=yes, joker=entry.ref)
        case log.Readied(_, seat):
            return _change(room, seat, ready=True)
        case log.Silenced(_, seat, silent):
            return _change(room, seat, silent=silent)
        case log.Voted(_, seat, yes):
            return _change(room, seat, votes=yes)
        case log.Dropped(at, seat):
            return _change(room, seat, dropped=at, left=room.seq)
        case log.Came(_, seat, away_for):
            return _is_back(room, seat, away_for)
        case log.Expired(_, seat, for_good):
            return _change(room, seat, expired=True, absence=0, gone=for_good)
        case log.Said():
            return _heard(room, entry)
        case _:
            return room


def _heard(room: Room, entry: log.Said) -> Room:
    chair = room.chairs[entry.seat] if entry.seat != SPECTATOR else None
    who = entry.account or (chair and chair.account) or ""
    if not entry.id or not who:
        return room
    line = Spoken(who, entry.id, entry.text, entry.phrase, room.seq)
    return replace(room, spoken=(*room.spoken[1 - _REMEMBERED_LINES :], line))


def _is_back(room: Room, seat: Seat, away_for: int) -> Room:
    """A seat with its owner again: a short loss of the line later is no forfeit, even when the bank is spent.

    With everybody back there is nothing left to vote about.
    """
    chair = room.chairs[seat]
    least = min(_LEAST_GRACE, room.settings.absence_bank * 1000)
    left = max(least, chair.absence - away_for) if chair else 0
    room = _change(room, seat, dropped=None, expired=False, absence=left)
    return room if any(c and c.expired for c in room.chairs) else _all_chairs(room, votes=False)


def _seated(room: Room, seat: Seat, chair: Chair | None) -> Room:
    """Somebody else (or nobody) is on a seat: what its last owner did under his ids is none of theirs."""
    done = tuple(d for d in room.done if d.seat != seat)
    return replace(_with_chair(room, seat, chair), done=done)


def _with_chair(room: Room, seat: Seat, chair: Chair | None) -> Room:
    return replace(room, chairs=set_at(room.chairs, seat, chair))


def _change(room: Room, seat: Seat, **fields: object) -> Room:
    chair = room.chairs[seat]
    return room if chair is None else _with_chair(room, seat, replace(chair, **fields))


def _all_chairs(room: Room, **fields: object) -> Room:
    return replace(room, chairs=tuple(c and replace(c, **fields) for c in room.chairs))


def _began(room: Room, entry: log.Began) -> Room:
    bank = room.settings.clock.bank * 1000 if room.settings.clock else 0
    seeds = room.added_seeds()
    room = _all_chairs(
        room, ready=False, votes=False, bank=bank, absence=room.settings.absence_bank * 1000, seed="", played=True
    )
    chairs = tuple(c and (c if c.dropped is None else replace(c, dropped=entry.at)) for c in room.chairs)
    return replace(
        room,
        chairs=chairs,  # absence counts from the start of the match
        match_id=entry.match,
        match=new_match(room.game, room.settings.seats, entry.dealer),
        record=new_record(room.game, room.settings.seats),
        seat_seeds=seeds,
        revealed="",
        kept="",
        round_seed="",
    )


def _dealt(room: Room, entry: log.Dealt) -> Evolved:
    assert room.match is not None  # Began comes before Dealt
    assert room.record is not None
    dealer = room.match.dealer
    state, events = dealt(room.game, entry.order, room.settings.seats, dealer, entry.brought)
    record = room.record.with_round(RoundRecord(dealer, entry.order, (), entry.brought))
    room = _all_chairs(room, ready=False, votes=False)
    room = replace(room, stage=Stage.PLAYING, state=state, record=record, taken_back=(), turn_at=entry.at)
    return replace(room, moved=room.seq), events


def _played(room: Room, entry: log.Did | log.Housed | log.Undid) -> tuple[Room, tuple[AnyEvent, ...]]:
    before, record = room.state, room.record
    assert before is not None  # Dealt comes before play
    assert record is not None
    if isinstance(entry, log.Undid):
        room = replace(room, state=room.taken_back[-1], taken_back=room.taken_back[:-1], record=_shorter(record))
        return replace(_remembered(room, entry.seat, entry.id, None), moved=room.seq), ()
    after, events = apply(room.game, before, entry.action)
    room = replace(room, state=after, record=record.with_action(entry.action), moved=room.seq)
    if isinstance(entry, log.Did):
        room = _remembered(room, entry.seat, entry.id, entry.action)
    same_turn = (before.seat, before.public.turns) == (after.seat, after.public.turns) and not after.public.outcome
    if not same_turn and isinstance(entry, log.Did):
        room = replace(_charged(room, entry), turn_at=entry.at)
    keep = same_turn and isinstance(entry, log.Did) and not _tells_something(entry, events)
    room = replace(room, taken_back=(*room.taken_back, before) if keep else ())
    return (_round_over(room, after, entry.at) if after.public.outcome else room), events


def _tells_something(entry: log.Did, events: tuple[AnyEvent, ...]) -> bool:
    """Whether the seat learned anything by acting, or did not act itself, so that it has nothing to take back."""
    return bool(entry.by) or isinstance(entry.action, Discard) or any(isinstance(e, Drew) for e in events)


def _shorter(record: Record) -> Record:
    last = record.rounds[-1]
    return replace(record, rounds=(*record.rounds[:-1], replace(last, actions=last.actions[:-1])))


def _remembered(room: Room, seat: Seat, action_id: str, action: AnyAction | None) -> Room:
    if not action_id:
        return room
    return replace(room, done=(*room.done[1 - _REMEMBERED_IDS :], Done(seat, action_id, action, room.seq)))


def _charged(room: Room, entry: log.Did) -> Room:
    """Take the time over the move allowance from the seat's bank."""
    clock, chair = room.settings.clock, room.chairs[entry.seat]
    if clock is None or chair is None:
        return room
    over = max(0, entry.at - room.turn_at - clock.move * 1000)
    return _change(room, entry.seat, bank=max(0, chair.bank - over)) if over else room


def _round_over(room: Room, state: State, at: int) -> Room:
    assert room.match is not None
    m = add_round(room.game, room.match, state)
    stage = Stage.OVER if m.over else Stage.BETWEEN
    room = _all_chairs(replace(room, match=m, stage=stage, turn_at=at), ready=False, votes=False)
    if m.rounds[-1].reason is not Reason.REFUSED:  # a refused deal costs no joker (BRD-15)
        room = _all_chairs(room, brings=False, joker="")
    if room.round_number < LINKS:
        room = replace(room, round_seed=round_seed(bytes.fromhex(room.seed), room.round_number).hex())
    return replace(room, revealed=room.seed, kept=room.commitment, seed="", commitment="") if m.over else room


def _given_back(room: Room, lost: int) -> Room:
    """Every running clock gets back the time that the server was down."""
    chairs = tuple(c and (c if c.dropped is None else replace(c, dropped=c.dropped + lost)) for c in room.chairs)
    return replace(room, turn_at=room.turn_at + lost, chairs=chairs)
