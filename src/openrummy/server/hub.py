"""All tables of this server: opened, found, loaded when somebody comes, laid to rest when nobody is left."""

import asyncio
import time
from collections.abc import Callable, Iterable
from typing import Any, Final, Protocol

import msgspec
import structlog

from ..errors import BadInput
from ..wire import Refused, TableCode, TableSettings, game_of
from ..wire import entries as log
from ..wire import messages as out
from . import desk
from .accounts import Account, Accounts
from .actor import TableActor, load_room
from .desk import Entries
from .room import Room, Stage, evolve, open_room
from .secret import new_code, new_id, new_seed, read_code
from .store import Store

REST_AFTER: Final = 60.0  # seconds between looks at which tables may rest
BEAT_EVERY: Final = 1.0  # seconds between heartbeats: the precision of a measured outage
EMPTY_AFTER: Final = 24 * 3_600_000  # a table that nobody plays at is closed after a day, in milliseconds
LOBBY_EVERY: Final = 0.25  # seconds in which changes of the lobby are told together
LISTED: Final = 200  # rows of the list of open tables
_log = structlog.get_logger()


class LobbyWatcher(Protocol):
    """Somebody who looks at the list of open tables."""

    def tell(self, message: out.AnyTell) -> None: ...


Finished = Callable[[Room, Entries], Any]


def wall_clock() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Hub:
    """The tables of a store.  `now` and `secret` are given in tests."""

    def __init__(
        self, store: Store, accounts: Accounts, now: Callable[[], int] = wall_clock,
        secret: Callable[[], str] = new_seed, on_match_over: Callable[[Room], Any] | None = None,
    ) -> None:  # fmt: skip
        self.store, self.accounts, self.now, self.secret = store, accounts, now, secret
        self.on_match_over = on_match_over
        self.lobby: set[LobbyWatcher] = set()
        self._actors: dict[str, TableActor] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._later: set[asyncio.Task[Any]] = set()
        self._lobby_due = self._stopped = False
        self._down_from = self._up_at = 0

    @property
    def actors(self) -> Iterable[TableActor]:
        """The tables that are awake."""
        return self._actors.values()

    async def start(self) -> None:
        """Measure the outage, wake the tables that were playing, begin to beat."""
        self._up_at = self.now()
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
        await asyncio.gather(*(actor.stop() for actor in self._actors.values()))
        await asyncio.gather(*self._later, return_exceptions=True)

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
        actor = self._start(room)
        self._changed_lobby()
        return actor

    async def table(self, table_id: str) -> TableActor:
        """A table by its id, loaded if it rests.  Raises Refused NO_TABLE."""
        if table_id in self._actors:
            return self._actors[table_id]
        self._need_running()
        lock = self._loading.setdefault(table_id, asyncio.Lock())
        async with lock:
            if table_id not in self._actors:
                await self._load(table_id)
        self._loading.pop(table_id, None)
        return self._actors[table_id]

    def _need_running(self) -> None:
        if self._stopped:
            raise Refused(TableCode.UNAVAILABLE, reason="stopping")

    async def by_code(self, code: str) -> TableActor:
        """A table by its code as a person types it.  Raises Refused NO_TABLE."""
        table_id = await self.store.table_by_code(read_code(code))
        if table_id is None:
            raise Refused(TableCode.NO_TABLE)
        return await self.table(table_id)

    async def _load(self, table_id: str) -> None:
        room, entries = await load_room(table_id, self.store)
        actor = self._start(room)
        actor.orders = await self.store.hand_order(table_id)
        actor.recall(entries)
        await self.know_guests(actor)
        if room.stage is Stage.OVER:
            self._in_background(self._finish(room))  # in case the end came just before a crash
        if entries[-1].at < self._up_at and room.stage is not Stage.CLOSED:
            await actor.do(self._after_outage)

    def _after_outage(self, room: Room, ctx: desk.Context) -> Entries:
        """Clocks get back the time that the server was down; nobody is connected until they come back."""
        entries: Entries = (log.Outage(ctx.now, max(0, self._up_at - self._down_from)),)
        for seat, _ in enumerate(room.chairs):
            entries += desk.drop(room, seat, ctx)
        return entries

    def _start(self, room: Room) -> TableActor:
        actor = TableActor(room, self.store, self.now, self.secret, self._on_change)
        self._actors[room.id] = actor
        actor.start()
        return actor

    async def know_guests(self, actor: TableActor) -> None:
        """Look up which accounts at a table have no password (they are shown as guests)."""
        ids = [c.account for c in actor.room.chairs if c and c.account]
        actor.guests = await self.accounts.guests(ids) if ids else frozenset()

    def _on_change(self, actor: TableActor, entries: Entries) -> None:
        if any(isinstance(e, log.Did | log.Housed) for e in entries) and actor.room.stage is Stage.OVER:
            self._in_background(self._finish(actor.room))
        if any(isinstance(e, log.Ended) for e in entries):
            self._in_background(self.store.close_table(actor.room.id))
        if not all(isinstance(e, log.Did | log.Said | log.Undid) for e in entries):
            self._changed_lobby()

    async def _finish(self, room: Room) -> None:
        if self.on_match_over is not None:
            await self.on_match_over(room)

    def _in_background(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._later.add(task)
        task.add_done_callback(self._later.discard)

    # -- the lobby --

    def open_tables(self) -> out.Lobby:
        """The open tables that may be joined or watched, the fullest first."""
        rows = [a.room for a in self._actors.values() if a.room.settings.open and a.room.stage is not Stage.CLOSED]
        shown = [_row(room) for room in rows if not room.locked]
        shown.sort(key=lambda row: (row.stage != Stage.LOBBY, row.taken - row.seats))
        return out.Lobby(tuple(shown[:LISTED]))

    def tables_of(self, account: str) -> list[out.OpenTable]:
        """The tables that are awake where an account has a seat."""
        rooms = [a.room for a in self._actors.values() if a.room.seat_of(account) is not None]
        return [_row(room) for room in rooms if room.stage is not Stage.CLOSED]

    def _changed_lobby(self) -> None:
        if self.lobby and not self._lobby_due:
            self._lobby_due = True
            asyncio.get_running_loop().call_later(LOBBY_EVERY, self._tell_lobby)

    def _tell_lobby(self) -> None:
        self._lobby_due = False
        message = self.open_tables()
        for watcher in tuple(self.lobby):
            watcher.tell(message)

    # -- what runs beside the tables --

    async def _wake_all(self) -> None:
        for table_id in await self.store.live_tables():
            try:
                await self.table(table_id)
            except (Refused, BadInput, msgspec.MsgspecError) as e:
                _log.error("table cannot be loaded", table=table_id, error=str(e))
            await asyncio.sleep(0)

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT_EVERY)
            try:
                await self.store.beat(self.now())
            except Exception as e:  # a full disk must not end the beating: it is tried again
                _log.error("heartbeat failed", error=str(e))

    async def _rest(self) -> None:
        while True:
            await asyncio.sleep(REST_AFTER)
            for table_id, actor in list(self._actors.items()):
                if not actor.idle:
                    continue
                if self.now() - actor.last_at > EMPTY_AFTER:
                    await actor.do(lambda room, ctx: desk.close(room, "empty", ctx))
                if actor.room.stage is Stage.CLOSED or not actor.room.settings.open:
                    await actor.stop()
                    del self._actors[table_id]


def _row(room: Room) -> out.OpenTable:
    seat = room.seat_of(room.host)
    chair = None if seat is None else room.chairs[seat]
    taken = sum(c is not None for c in room.chairs)
    return out.OpenTable(
        room.id, room.game.name, len(room.chairs), taken, chair.name if chair else "", room.settings, room.stage
    )
