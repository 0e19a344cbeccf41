"""All tables of this server: opened, found, loaded when somebody comes, laid to rest when nobody is left."""

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Final, Protocol

import msgspec
import structlog

from ..cards import Card
from ..core import SPECTATOR, Seat
from ..errors import BadInput, Illegal
from ..wire import Refused, TableCode, TableSettings, game_of
from ..wire import entries as log
from ..wire import messages as out
from . import desk, itself
from .accounts import Account, Accounts
from .actor import TableActor
from .aftermath import Aftermath
from .desk import Entries
from .fold import Folded, fold
from .journal import note
from .ledger import Ledger
from .process import Garbage
from .reading import load_room
from .room import Room, Stage, evolve, open_room
from .secret import new_code, new_id, new_seed, read_code
from .store import Store
from .store.failing import reason
from .watcher import may_watch

REST_AFTER: Final = 60.0  # seconds between looks at which tables may rest
BEAT_EVERY: Final = 1.0  # seconds between heartbeats: the precision of a measured outage
EMPTY_AFTER: Final = 24 * 3_600_000  # a table where nothing happens is closed after a day, in milliseconds
WAKING: Final = 64  # tables that are woken at the same time when the server starts
SWEEP_EVERY: Final = 3_600_000  # milliseconds between looks for such tables among those that rest on disk
LOBBY_EVERY: Final = 0.25  # seconds in which changes of the lobby are told together
LISTED: Final = 200  # rows of the list of open tables
_log = structlog.get_logger()


class LobbyWatcher(Protocol):
    """Somebody who looks at the list of open tables."""

    def send(self, data: bytes) -> None:
        """Take a message, encoded once for all."""


_encode: Final = msgspec.json.Encoder().encode


def wall_clock() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Hub:
    """The tables of a store.  `now` and `secret` are given in tests."""

    def __init__(
        self, store: Store, accounts: Accounts, ledger: Ledger, keep: Callable[[Room], Awaitable[Any]],
        now: Callable[[], int] = wall_clock, secret: Callable[[], str] = new_seed,
    ) -> None:  # fmt: skip
        self.store, self.accounts, self.now, self.secret = store, accounts, now, secret
        self.aftermath = Aftermath(store, ledger, now, keep)
        self.lobby: set[LobbyWatcher] = set()
        self.garbage = Garbage()
        self.waiting: Callable[[], dict[str, int]] = dict
        self.heard: Callable[[Room, Entries], None] = note
        self.choose: itself.Choose = itself.in_a_thread
        self._actors: dict[str, TableActor] = {}
        self._asleep: dict[str, tuple[frozenset[str], out.OpenTable]] = {}  # whose they are, and how they are listed
        self._loading: dict[str, asyncio.Task[TableActor]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._lobby_due = self._stopped = False
        self._leaving: set[TableActor] = set()
        self._down_from = self._up_at = self._swept_at = 0

    @property
    def actors(self) -> Iterable[TableActor]:
        """The tables that are awake."""
        return self._actors.values()

    async def start(self) -> None:
        """Measure the outage, wake the tables that were playing, begin to beat."""
        self._up_at = self._swept_at = self.now()
        self._down_from = await self.store.beat(self._up_at)
        self._tasks = [
            asyncio.create_task(self._wake_all(), name="wake"),
            asyncio.create_task(self._beat(), name="beat"),
            asyncio.create_task(self._rest(), name="rest"),
        ]

    async def stop(self) -> None:
        """Let every table finish what is in hand, and keep the matches that are over; no table wakes any more."""
        self._stopped = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*self._loading.values(), return_exceptions=True)  # none may read from a closed store
        await asyncio.gather(*(actor.stop() for actor in (*self._actors.values(), *self._leaving)))
        await self.aftermath.stop()

    async def open_table(self, host: Account, settings: TableSettings) -> TableActor:
        """A new table.  Raises Refused BAD_SETTINGS with the reason."""
        try:
            game_of(settings)
        except BadInput as e:
            raise Refused(TableCode.BAD_SETTINGS, reason=str(e)) from e
        self._need_running()
        table_id, code = new_id(), new_code()
        context = desk.Context(self.now(), self.secret)
        first, second = desk.opening(settings, code, host.id, context)
        room, _ = evolve(open_room(table_id, first), second)
        await self.store.add_table(table_id, code, context.now, (first, second))
        actor = self._start(TableActor(room, self.store, self.now, self.secret, self._on_change, self.choose))
        self.heard(room, (first, second))
        self.changed_lobby()
        return actor

    async def table(self, table_id: str) -> TableActor:
        """A table by its id, loaded if it rests.  Raises Refused NO_TABLE."""
        if table_id in self._actors:
            return self._actors[table_id]
        self._need_running()
        loading = self._loading.get(table_id)
        if loading is None:
            loading = self._loading[table_id] = asyncio.create_task(self._load(table_id), name=f"load-{table_id}")
            loading.add_done_callback(lambda done: self._loaded(table_id, done))
        actor = await asyncio.shield(loading)
        if actor.stopped and not self._stopped:  # it was laid to rest before we woke
            return await self.table(table_id)
        return actor

    def _loaded(self, table_id: str, loading: "asyncio.Task[TableActor]") -> None:
        self._loading.pop(table_id, None)
        if not loading.cancelled():
            loading.exception()  # whoever waited has it, too

    def _need_running(self) -> None:
        if self._stopped:
            raise Refused(TableCode.UNAVAILABLE, reason="stopping")

    async def by_code(self, code: str) -> TableActor:
        """A table by its code as a person types it.  Raises Refused NO_TABLE."""
        table_id = await self.store.table_by_code(read_code(code))
        if table_id is None:
            raise Refused(TableCode.NO_TABLE)
        return await self.table(table_id)

    async def _load(self, table_id: str) -> TableActor:
        read = await load_room(table_id, self.store)
        await self.aftermath.recover(read.folded)
        room = read.folded.room
        if read.entries[-1].at < self._up_at and room.stage in (Stage.PLAYING, Stage.BETWEEN):
            news = self._after_outage(room)
            await self.store.append(table_id, room.seq, news)
            room = fold(room, news).room
            read.entries.extend(news)
            read.recent.note(news, room.seq - 1, ())
            self.heard(room, news)
        actor = TableActor(room, self.store, self.now, self.secret, self._on_change, self.choose)
        actor.orders = await self.store.hand_order(table_id)
        actor.recall(read)
        await self.know_guests(actor)
        self._need_running()
        return self._start(actor)

    def _after_outage(self, room: Room) -> Entries:
        """Clocks get back the time that the server was down; nobody is connected until they come back."""
        context = desk.Context(self.now(), self.secret)
        entries: Entries = (log.Outage(context.now, max(0, self._up_at - self._down_from)),)
        for seat, _ in enumerate(room.chairs):
            entries += desk.drop(room, seat, context)
        return entries

    def _start(self, actor: TableActor) -> TableActor:
        self._actors[actor.room.id] = actor
        self._asleep.pop(actor.room.id, None)
        actor.start()
        return actor

    async def know_guests(self, actor: TableActor) -> None:
        """Look up which accounts at a table have no password (they are shown as guests)."""
        ids = [c.account for c in actor.room.chairs if c and c.account]
        actor.guests = await self.accounts.guests(ids) if ids else frozenset()

    def _on_change(self, actor: TableActor, entries: Entries, folded: Folded) -> None:
        self.aftermath.note(actor.room, entries, folded)
        self.heard(actor.room, entries)
        if not all(isinstance(e, log.Did | log.Said | log.Undid) for e in entries):
            self.changed_lobby()

    async def forget(self, account: Account) -> None:
        """Delete an account: it leaves its tables for good, and its name and words the tables that are awake, too.

        Raises Refused UNAVAILABLE, with the account still there, while a match of it waits to be kept.
        """
        touched = [a for a in self._actors.values() if _knows(a.room, account.id)]
        for actor in touched:
            with contextlib.suppress(Refused):  # it may have no seat there, or the table may be closed
                await actor.do(lambda room, ctx: desk.stand(room, account.id, ctx))
        await self.aftermath.flush()
        if self.aftermath.waits_for(account.id):
            raise Refused(TableCode.UNAVAILABLE, reason="storage")
        changed = await self.accounts.delete(account)
        for actor in [a for a in self._actors.values() if a.room.id in changed]:
            with contextlib.suppress(Refused):  # it was laid to rest meanwhile, or reads its log again by itself
                await actor.reload()
        for table_id in changed & set(self._asleep):
            await self._wake(table_id)  # and it is listed anew when it falls asleep again
        await self.store.forget()

    # -- the lobby --

    def open_tables(self) -> out.Lobby:
        """The open tables that may be joined or watched, the fullest first."""
        rooms = [a.room for a in self._actors.values() if a.room.settings.open and a.room.stage is not Stage.CLOSED]
        shown = [_row(room) for room in rooms if not room.locked and may_watch(room, SPECTATOR)]
        shown.sort(key=lambda row: (row.stage != Stage.LOBBY, row.taken - row.seats))
        return out.Lobby(tuple(shown[:LISTED]), self.waiting())

    def tables_of(self, account: str) -> list[out.OpenTable]:
        """The tables where an account has a seat, those that are awake first."""
        rooms = [a.room for a in self._actors.values() if a.room.seat_of(account) is not None]
        asleep = [row for people, row in self._asleep.values() if account in people]
        return [_row(room) for room in rooms if room.stage is not Stage.CLOSED] + asleep

    def changed_lobby(self) -> None:
        """Tell those who look at the lobby, soon."""
        if self.lobby and not self._lobby_due:
            self._lobby_due = True
            asyncio.get_running_loop().call_later(LOBBY_EVERY, self._tell_lobby)

    def _tell_lobby(self) -> None:
        self._lobby_due = False
        message = _encode(self.open_tables())
        for watcher in tuple(self.lobby):
            watcher.send(message)

    # -- what runs beside the tables --

    async def _wake_all(self) -> None:
        ids = await self.store.live_tables()
        for first in range(0, len(ids), WAKING):  # their first entries after an outage share a commit
            await asyncio.gather(*map(self._wake, ids[first : first + WAKING]))

    async def _wake(self, table_id: str) -> None:
        actor = await self._awake(table_id)
        if actor is not None:
            await self._lay_to_rest(actor)

    async def _awake(self, table_id: str) -> TableActor | None:
        """A table that is loaded; None, and a line in the log, if it cannot be: the others must not wait for it."""
        try:
            return await self.table(table_id)
        except (Refused, BadInput, Illegal, msgspec.MsgspecError) as e:
            _log.error("table cannot be loaded", table=table_id, seq=-1, error=type(e).__name__)
            return None

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT_EVERY)
            try:
                await self.store.watch()
                await self.store.still_lives(self.now())
                await self.aftermath.flush()
                await self.store.tidy()
            except Exception as e:  # a full disk must not end the beating: it is tried again
                _log.error("heartbeat failed", error=reason(e))

    def keep_order(self, table_id: str, seat: Seat, cards: tuple[Card, ...]) -> None:
        """Remember the order of a hand over restarts."""
        self.aftermath.keep_order(table_id, seat, cards)

    async def _rest(self) -> None:
        while True:
            await asyncio.sleep(REST_AFTER)
            try:
                await self.rest()
            except Exception as e:  # a store that fails must not end the resting: it is tried again
                _log.error("tables cannot rest", error=type(e).__name__)

    async def rest(self) -> None:
        """Close the tables where nothing has happened for a day, and unload those that nobody needs awake."""
        if self.now() - self._swept_at >= SWEEP_EVERY:
            self._swept_at = self.now()
            self.garbage.collect()
            await self.accounts.forget_expired(self.now())
            for table_id in await self.store.quiet_tables(self.now() - EMPTY_AFTER):
                await self._awake(table_id)
        for actor in list(self._actors.values()):
            if actor.idle and self.now() - actor.last_at > EMPTY_AFTER:
                await actor.do(lambda room, ctx: desk.close(room, "empty", ctx))
            await self._lay_to_rest(actor)

    async def _lay_to_rest(self, actor: TableActor) -> None:
        """Unload a table that can wait on disk: a match that may go on stays, and so does what the lobby shows."""
        room = actor.room
        needed = room.settings.open or room.stage in (Stage.PLAYING, Stage.BETWEEN)
        if actor.idle and (room.stage is Stage.CLOSED or not needed):
            self._actors.pop(room.id, None)  # first, so that whoever comes now loads it anew
            people = frozenset(c.account for c in room.chairs if c and c.account and not c.gone)
            if people and room.stage is not Stage.CLOSED:
                self._asleep[room.id] = people, _row(room)
            self._leaving.add(actor)
            await actor.stop()
            self._leaving.discard(actor)  # not where this was cancelled: whoever stops the server stops it, too


def _knows(room: Room, account: str) -> bool:
    return room.host == account or any(c and c.account == account for c in room.chairs)


def _row(room: Room) -> out.OpenTable:
    seat = room.seat_of(room.host)
    chair = None if seat is None else room.chairs[seat]
    taken = sum(c is not None for c in room.chairs)
    return out.OpenTable(
        room.id, room.game.name, len(room.chairs), taken, chair.name if chair else "", room.settings, room.stage
    )
