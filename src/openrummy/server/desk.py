"""What may be asked of a table, and the log entries it makes: seats, host, start, rounds.  Nothing here acts."""

from collections.abc import Callable

import msgspec

from ..core import Leave, Reshuffle, Return, Seat, cards_to_shuffle
from ..fairness import match_commitment, match_dealer, match_order
from ..wire import ExtraJokerUse, Refused, TableCode, TableSettings
from ..wire import entries as log
from .room import Chair, Evolved, Room, Stage, evolve

Entries = tuple[log.AnyEntry, ...]
MOST_SEED_BYTES = 32
BOT_NAMES = ("Ada", "Blaise", "Carl", "Emmy", "Kurt", "Sofia", "Bot")  # one more than a table has seats


class Context(msgspec.Struct, frozen=True):
    """What comes from outside a decision: the time in milliseconds, and secrets of the system generator (hex).

    One is made for each decision, and remembers what its entries do to the room.
    """

    now: int
    secret: Callable[[], str]
    _known: dict[tuple[int, int], tuple[Room, log.AnyEntry, Evolved]] = msgspec.field(default_factory=dict)

    def evolve(self, room: Room, entry: log.AnyEntry) -> Evolved:
        """As `room.evolve`, worked out once: whoever decides looks ahead, and the table then does the same."""
        key = id(room), id(entry)
        if key not in self._known:
            self._known[key] = room, entry, evolve(room, entry)
        return self._known[key][2]


Command = Callable[[Room, Context], Entries]


def need(ok: object, code: TableCode, **facts: object) -> None:
    """Raise Refused unless `ok`."""
    if not ok:
        raise Refused(code, **facts)


def own_chair(room: Room, account: str) -> tuple[Seat, Chair]:
    """The seat of an account and its chair.  Raises Refused NOT_SEATED."""
    seat = room.seat_of(account)
    chair = None if seat is None else room.chairs[seat]
    if seat is None or chair is None:
        raise Refused(TableCode.NOT_SEATED)
    return seat, chair


def _host_only(room: Room, account: str) -> None:
    need(room.stage is not Stage.CLOSED, TableCode.CLOSED)
    need(room.host == account, TableCode.NOT_HOST)


def _between_matches(room: Room) -> None:
    need(room.stage in (Stage.LOBBY, Stage.OVER), TableCode.NOT_NOW, stage=room.stage)


def opening(settings: TableSettings, code: str, host: str, ctx: Context) -> tuple[log.Opened, log.Committed]:
    """The first entries of a table."""
    return log.Opened(ctx.now, settings, code, host), commit(ctx)


def commit(ctx: Context) -> log.Committed:
    """A fresh secret seed and its commitment, published before anybody can influence the deal."""
    seed = ctx.secret()
    return log.Committed(ctx.now, seed, match_commitment(bytes.fromhex(seed)))


def sit(room: Room, account: str, name: str, seat: Seat | None, ctx: Context, guest: bool = False) -> Entries:
    """Take a free seat (any, if None).  A rated table is for accounts with a password only."""
    _between_matches(room)
    need(not (guest and room.settings.rated), TableCode.NOT_ALLOWED, rated=True)
    need(room.seat_of(account) is None, TableCode.ALREADY_SEATED)
    need(not room.locked or account == room.host, TableCode.LOCKED)
    return (log.Sat(ctx.now, _free_seat(room, seat), name, account),)


def _free_seat(room: Room, wanted: Seat | None) -> Seat:
    """The seat that is wanted, or any (None).  Raises Refused FULL, NO_SEAT or SEAT_TAKEN."""
    free = [i for i, c in enumerate(room.chairs) if c is None]
    need(free, TableCode.FULL)
    chosen = free[0] if wanted is None else wanted
    need(0 <= chosen < len(room.chairs), TableCode.NO_SEAT, seat=chosen)
    need(chosen in free, TableCode.SEAT_TAKEN, seat=chosen)
    return chosen


def stand(room: Room, account: str, ctx: Context) -> Entries:
    """Leave the table for good.  During a match the seat plays on by itself and its owner counts as gone (BRD-52)."""
    seat, _ = own_chair(room, account)
    if room.stage in (Stage.LOBBY, Stage.OVER):
        return (log.Stood(ctx.now, seat), *_host_after(room, account, ctx))
    need(room.stage in (Stage.PLAYING, Stage.BETWEEN), TableCode.CLOSED)
    return (*absent(room, seat, ctx, for_good=True), *_host_after(room, account, ctx))


def _host_after(room: Room, leaving: str, ctx: Context) -> Entries:
    heirs = [c.account for c in room.chairs if c and c.account and c.account != leaving]
    return (log.HostMoved(ctx.now, heirs[0]),) if room.host == leaving and heirs else ()


def kick(room: Room, account: str, seat: Seat, ctx: Context) -> Entries:
    """The host frees a seat before or between matches; a bot is removed the same way."""
    _host_only(room, account)
    _between_matches(room)
    chair = room.chairs[seat] if 0 <= seat < len(room.chairs) else None
    if chair is None:
        raise Refused(TableCode.NO_SEAT, seat=seat)
    need(chair.account != account, TableCode.NOT_ALLOWED)  # who leaves stands up
    return (log.Stood(ctx.now, seat, kicked=True),)


def add_bot(room: Room, account: str, seat: Seat | None, level: str, name: str, ctx: Context) -> Entries:
    """The host puts a bot on a free seat."""
    _host_only(room, account)
    _between_matches(room)
    need(not room.settings.rated, TableCode.NOT_ALLOWED)
    return (log.Sat(ctx.now, _free_seat(room, seat), name, bot=level),)


def bot_name(room: Room) -> str:
    """A name for a bot that nobody at the table has; clients add the word for 'bot' and its level."""
    taken = {c.name for c in room.chairs if c}
    return next(n for n in BOT_NAMES if n not in taken)


def lock(room: Room, account: str, locked: bool, ctx: Context) -> Entries:
    """The host closes the table to newcomers, or opens it."""
    _host_only(room, account)
    return (log.Locked(ctx.now, locked),)


def hand_over(room: Room, account: str, seat: Seat, ctx: Context) -> Entries:
    """The host makes another seated player the host."""
    _host_only(room, account)
    heir = room.chairs[seat] if 0 <= seat < len(room.chairs) else None
    if heir is None or heir.account is None:
        raise Refused(TableCode.NO_SEAT, seat=seat)
    return (log.HostMoved(ctx.now, heir.account),)


def silence(room: Room, account: str, seat: Seat, silent: bool, ctx: Context) -> Entries:
    """The host takes the word from a seat, or gives it back."""
    _host_only(room, account)
    need(0 <= seat < len(room.chairs) and room.chairs[seat], TableCode.NO_SEAT, seat=seat)
    return (log.Silenced(ctx.now, seat, silent),)


def add_seed(room: Room, account: str, seed: str, ctx: Context) -> Entries:
    """A seat adds its own seed (hex, at most 32 bytes) to the shuffles of the next match."""
    seat, _ = own_chair(room, account)
    _between_matches(room)
    try:
        size = len(bytes.fromhex(seed))
    except ValueError:
        size = 0
    need(0 < size <= MOST_SEED_BYTES, TableCode.BAD_MESSAGE, field="seed", most=MOST_SEED_BYTES)
    return (log.Seeded(ctx.now, seat, bytes.fromhex(seed).hex()),)


def bring_joker(room: Room, account: str, yes: bool, ref: str, ctx: Context) -> Entries:
    """A seat brings an extra joker to the next game, before its deal (BRD-2); `ref` is the one spent, if any."""
    seat, chair = own_chair(room, account)
    need(room.settings.extra_jokers is not ExtraJokerUse.OFF, TableCode.NOT_ALLOWED)
    need(room.stage is not Stage.PLAYING and room.stage is not Stage.CLOSED, TableCode.NOT_NOW, stage=room.stage)
    need(chair.brings is not yes, TableCode.NOT_NOW, brings=chair.brings)
    return (log.Brought(ctx.now, seat, yes, ref),)


def start(room: Room, account: str, match_id: str, ctx: Context) -> Entries:
    """The host starts the first match of the table, with every seat taken."""
    _host_only(room, account)
    need(room.stage is Stage.LOBBY, TableCode.NOT_NOW, stage=room.stage)
    return begin(room, match_id, ctx)


def begin(room: Room, match_id: str, ctx: Context) -> Entries:
    """A new match and its first deal.  Raises Refused SEATS_EMPTY."""
    empty = [i for i, c in enumerate(room.chairs) if c is None]
    need(not empty, TableCode.SEATS_EMPTY, seats=empty)
    seeds = room.added_seeds()
    dealer = match_dealer(room.settings.seats, bytes.fromhex(room.seed), tuple(map(bytes.fromhex, seeds)))
    began = log.Began(ctx.now, match_id, dealer)
    after, _ = ctx.evolve(room, began)
    return (began, *_deal(after, 0, ctx))


def _deal(room: Room, number: int, ctx: Context) -> Entries:
    """The deal of round `number` (from 0); seats whose absence is spent leave the new round at once."""
    brought = tuple(i for i, c in enumerate(room.chairs) if c and c.brings)
    deck = room.game.deck(room.settings.seats, len(brought))
    order = match_order(deck, bytes.fromhex(room.seed), number, tuple(map(bytes.fromhex, room.seat_seeds)))
    entries: Entries = (log.Dealt(ctx.now, order, brought),)
    after, _ = ctx.evolve(room, entries[0])
    for i, c in enumerate(room.chairs):
        if c and c.expired and after.stage is Stage.PLAYING:
            entries += (log.Housed(ctx.now, Leave(i, c.gone)),)
            after, _ = ctx.evolve(after, entries[-1])
    return _completed(room, after, entries, ctx)


def with_house(room: Room, entries: Entries, ctx: Context) -> Entries:
    """The entries with what the house has to do at once: the reshuffle that they make due, or the end of the match.

    Then there is a commitment for the next match, and seats that were given up during this one are free.
    """
    after = room
    for entry in entries:
        after, _ = ctx.evolve(after, entry)
    return _completed(room, after, entries, ctx)


def _completed(room: Room, after: Room, entries: Entries, ctx: Context) -> Entries:
    due = cards_to_shuffle(after.state.public) if after.state else None
    if due is not None and after.state is not None:
        times = after.state.public.recycles + 1
        seeds = tuple(map(bytes.fromhex, room.seat_seeds))
        order = match_order(due, bytes.fromhex(room.seed), room.round_number, seeds, times)
        entries += (log.Housed(ctx.now, Reshuffle(order)),)
    if after.stage is not Stage.OVER or after.commitment:
        return entries
    return (*entries, commit(ctx), *(log.Stood(ctx.now, i) for i, c in enumerate(after.chairs) if c and c.gone))


def ready(room: Room, account: str, match_id: str, ctx: Context) -> Entries:
    """A seat is ready for the next round or a rematch; when all are that have to be, it is dealt.

    A round does not wait for those whose absence is spent; a rematch does, as nobody has to play one.
    """
    seat, chair = own_chair(room, account)
    between = room.stage is Stage.BETWEEN
    need(between or room.stage is Stage.OVER, TableCode.NOT_NOW, stage=room.stage)
    entries: Entries = () if chair.ready else (log.Readied(ctx.now, seat),)
    others = [c for i, c in enumerate(room.chairs) if i != seat]
    if any(c is None or (c.account and not c.ready and not (between and c.expired)) for c in others):
        return entries
    return (*entries, *(next_round(room, ctx) if between else begin(room, match_id, ctx)))


def next_round(room: Room, ctx: Context) -> Entries:
    """The next deal of the running match: when all are ready, or when the pause is over."""
    need(room.stage is Stage.BETWEEN, TableCode.NOT_NOW, stage=room.stage)
    return _deal(room, room.round_number + 1, ctx)


def absent(room: Room, seat: Seat, ctx: Context, for_good: bool = False) -> Entries:
    """The absence bank of a seat is spent, or its owner gave it up."""
    entries: Entries = (log.Expired(ctx.now, seat, for_good),)
    state = room.state
    if room.stage is not Stage.PLAYING or state is None or seat in state.public.gone:
        return entries
    news = for_good or seat not in state.public.away
    return with_house(room, (*entries, log.Housed(ctx.now, Leave(seat, for_good))), ctx) if news else entries


def back(room: Room, seat: Seat, ctx: Context) -> Entries:
    """The owner of a seat has a connection again and takes it back."""
    chair = room.chairs[seat]
    if chair is None or chair.gone or (chair.dropped is None and not chair.expired):
        return ()
    away_for = 0 if chair.dropped is None else max(0, ctx.now - chair.dropped)
    entries: Entries = (log.Came(ctx.now, seat, away_for),)
    p = room.state.public if room.state else None
    if room.stage is Stage.PLAYING and p and seat in p.away and seat not in p.gone:
        entries += (log.Housed(ctx.now, Return(seat)),)
    return entries


def drop(room: Room, seat: Seat, ctx: Context) -> Entries:
    """The last connection of a seat is gone (or the server has only just started)."""
    chair = room.chairs[seat]
    if chair is None or chair.account is None or chair.dropped is not None or chair.gone or room.stage is Stage.CLOSED:
        return ()
    return (log.Dropped(ctx.now, seat),)


def close(room: Room, reason: str, ctx: Context) -> Entries:
    """The table is closed."""
    return () if room.stage is Stage.CLOSED else (log.Ended(ctx.now, reason),)
