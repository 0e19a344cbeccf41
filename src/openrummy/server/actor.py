"""A table that runs: one task, one mailbox, the only writer of its log.

The order is always: check, write to the log, wait until it is on disk, change the room, tell everybody.
"""

import asyncio
import random
from collections import deque
from collections.abc import Callable
from typing import Final, Protocol

import msgspec
import structlog

from ..core import SPECTATOR, AnyAction, AnyEvent, Seat
from ..errors import BadInput, Illegal
from ..wire import Refused, TableCode
from ..wire import entries as log
from ..wire import messages as out
from . import desk, play, tell
from .desk import Context, Entries
from .room import Room, Stage, evolve, open_room
from .store import Store

MAILBOX: Final = 256
REMEMBERED: Final = 256  # updates kept for those who come back
CHAT_LINES: Final = 50
_log = structlog.get_logger()

Command = Callable[[Room, Context], Entries]


class Watcher(Protocol):
    """Somebody who looks at the table: a connection with its seat (or SPECTATOR)."""

    seat: Seat

    def look(self, room: Room) -> None:
        """Find its seat in the room as it is now."""

    def tell(self, message: out.AnyTell) -> None: ...


class Job(msgspec.Struct):
    """One thing for the table to do; `done` gets the seq of the last entry, or the refusal."""

    command: Command
    done: asyncio.Future[int] | None = None
    key: tuple[Seat, str] | None = None


class TableActor:
    """Runs one table.  `now` and `secret` are given, so that a test has its own time and seeds."""

    def __init__(
        self, room: Room, store: Store, now: Callable[[], int], secret: Callable[[], str],
        on_change: Callable[["TableActor", Entries], None] = lambda actor, entries: None,
    ) -> None:  # fmt: skip
        self.room = room
        self.store = store
        self.watchers: set[Watcher] = set()
        self.orders: dict[Seat, tuple[int, ...]] = {}
        self.chat: deque[out.Line] = deque(maxlen=CHAT_LINES)
        self.guests: frozenset[str] = frozenset()
        self._recent: deque[tuple[int, tuple[AnyEvent, ...]]] = deque(maxlen=REMEMBERED)
        self._jobs: asyncio.Queue[Job] = asyncio.Queue(MAILBOX)
        self._now, self._secret, self._on_change = now, secret, on_change
        self._timer: asyncio.TimerHandle | None = None
        self._thinking: asyncio.Task[None] | None = None
        self._task: asyncio.Task[None] | None = None
        self._broken = self._stopping = False
        self._last_at = room.opened_at

    def start(self) -> None:
        """Begin to work."""
        self._task = asyncio.create_task(self._run(), name=f"table-{self.room.id}")
        self._plan()

    async def stop(self) -> None:
        """Finish what is in hand and end; whatever is asked from now on is refused with UNAVAILABLE."""
        self._stopping = True
        for handle in (self._timer, self._thinking):
            if handle is not None:
                handle.cancel()
        if self._task is not None and not self._task.done():
            await self._jobs.join()
            self._task.cancel()
        tasks = [t for t in (self._thinking, self._task) if t is not None]
        await asyncio.gather(*tasks, return_exceptions=True)

    @property
    def idle(self) -> bool:
        """Nobody looks and nothing runs, so that the table can rest on disk."""
        return not self.watchers and self._jobs.empty() and self.room.stage not in (Stage.PLAYING, Stage.BETWEEN)

    @property
    def last_at(self) -> int:
        """When something last happened here, in milliseconds."""
        return self._last_at

    def recall(self, entries: list[log.AnyEntry]) -> None:
        """Remember the last lines of chat from the log."""
        self.chat.extend(self._line(e) for e in entries if isinstance(e, log.Said))
        self._last_at = entries[-1].at

    async def do(self, command: Command, key: tuple[Seat, str] | None = None) -> int:
        """Do something in its turn; returns the seq of its last entry.

        `key` is the seat and the client's id: the same key is done once, and answered as the first time.
        Raises Refused or Illegal with nothing changed, or Refused UNAVAILABLE when too much waits or storage fails.
        """
        if self._stopping:
            raise Refused(TableCode.UNAVAILABLE, reason="stopping")
        done: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        try:
            self._jobs.put_nowait(Job(command, done, key))
        except asyncio.QueueFull:
            raise Refused(TableCode.TOO_FAST) from None
        return await done

    def post(self, command: Command) -> None:
        """Do something that nobody waits for; dropped if the mailbox is full, as its timer comes again."""
        if not self._jobs.full() and not self._stopping:
            self._jobs.put_nowait(Job(command))

    def context(self) -> Context:
        """The time and the secrets of this moment."""
        return Context(self._now(), self._secret)

    async def _run(self) -> None:
        while True:
            job = await self._jobs.get()
            try:
                seq = await self._work(job)
            except (Refused, Illegal, BadInput) as e:
                if job.done is not None and not job.done.done():
                    job.done.set_exception(e)
            except Exception as e:
                _log.exception("table failed", table=self.room.id, seq=self.room.seq)
                self._broken = True
                if job.done is not None and not job.done.done():
                    job.done.set_exception(Refused(TableCode.UNAVAILABLE, reason=type(e).__name__))
            else:
                if job.done is not None and not job.done.done():
                    job.done.set_result(seq)
            self._plan()
            self._jobs.task_done()

    async def _work(self, job: Job) -> int:
        if self._broken:
            await self._reload()
        if job.key is not None:
            for seat, action_id, seq in self.room.ids:
                if (seat, action_id) == job.key:
                    return seq
        entries = job.command(self.room, self.context())
        if entries:
            await self._write(entries)
        return self.room.seq - 1

    async def _write(self, entries: Entries) -> None:
        room = self.room
        events: tuple[AnyEvent, ...] = ()
        for entry in entries:
            room, more = evolve(room, entry)
            events += more
        try:
            await self.store.append(room.id, self.room.seq, entries)
        except Refused:
            self._broken = True  # the commit may or may not have happened: the log decides, at the next job
            raise
        self.room = room
        self._last_at = entries[-1].at
        self._recent.append((room.seq - 1, events))
        self._publish(entries, events)
        self._on_change(self, entries)

    async def _reload(self) -> None:
        self.room, _ = await load_room(self.room.id, self.store)
        self._broken = False
        self._recent.clear()
        for watcher in self.watchers:
            watcher.tell(self.welcome(watcher.seat))

    def _publish(self, entries: Entries, events: tuple[AnyEvent, ...]) -> None:
        lines = tuple(self._line(e) for e in entries if isinstance(e, log.Said))
        self.chat.extend(lines)
        quiet = all(isinstance(e, log.Said) for e in entries)
        plain = all(isinstance(e, log.Did | log.Said) for e in entries) and self.room.stage is Stage.PLAYING
        table = None if plain else tell.table_info(self.room, self.guests)
        undone = any(isinstance(e, log.Undid) for e in entries)
        made: dict[Seat, out.Update] = {}
        for watcher in tuple(self.watchers):
            if table is not None:
                watcher.look(self.room)
            seat = watcher.seat
            if seat not in made:
                made[seat] = out.Update(
                    seq=self.room.seq - 1,
                    now=entries[-1].at,
                    seat=seat,
                    events=tell.events_for(events, seat),
                    lines=lines,
                    table=table,
                    view=None if quiet else tell.seat_view(self.room, seat),
                    offers=None if quiet else tell.offers(self.room, seat),
                    undone=undone,
                )
            watcher.tell(made[seat])

    def _line(self, entry: log.Said) -> out.Line:
        chair = self.room.chairs[entry.seat] if entry.seat != SPECTATOR else None
        return out.Line(entry.at, entry.seat, chair.name if chair else entry.name, entry.text, entry.phrase)

    def welcome(self, seat: Seat, last: int | None = None) -> out.Welcome:
        """The whole table for a seat, with the events after seq `last` as far as they are remembered."""
        missed = [(seq, events) for seq, events in self._recent if last is not None and seq > last]
        first_known = self._recent[0][0] if self._recent else self.room.seq
        return out.Welcome(
            seq=self.room.seq - 1,
            now=self._now(),
            seat=seat,
            table=tell.table_info(self.room, self.guests),
            view=tell.seat_view(self.room, seat),
            offers=tell.offers(self.room, seat),
            order=self.orders.get(seat, ()),
            chat=tuple(self.chat),
            missed=tell.events_for(tuple(e for _, events in missed for e in events), seat),
            complete=last is None or last >= self.room.seq - 1 or first_known <= last + 1,
        )

    # -- what happens by itself: clocks, pauses, bots --

    def _plan(self) -> None:
        """Set the one timer to the next thing that is due."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        due = [] if self._stopping else [(at, command) for at, command in self._due() if at is not None]
        if due:
            at, command = min(due, key=lambda pair: pair[0])
            wait = max(0, at - self._now()) / 1000
            self._timer = asyncio.get_running_loop().call_later(wait, self.post, command)

    def _due(self) -> list[tuple[int | None, Command]]:
        room = self.room
        due: list[tuple[int | None, Command]] = [
            (play.absence_end(room, seat), _absent(seat)) for seat, chair in enumerate(room.chairs) if chair
        ]
        if room.stage is Stage.BETWEEN:
            due.append((room.turn_at + room.settings.next_round * 1000, _next_round))
        seat = play.to_act(room)
        if seat is not None:
            level = play.bot_level(room, seat)
            if level is not None:
                self._think(seat, level)
            else:
                due.append((play.deadline(room), _time_out(seat, room.seq)))
        return due

    def _think(self, seat: Seat, level: str) -> None:
        if self._thinking is None or self._thinking.done():
            self._thinking = asyncio.create_task(self._bot_turn(seat, level), name=f"bot-{self.room.id}")

    async def _bot_turn(self, seat: Seat, level: str) -> None:
        """A bot's action after the table's pace, chosen off the loop; the pace is the same whatever it holds."""
        room = self.room
        pause = asyncio.sleep(room.settings.bot_pace / 1000)
        choice = asyncio.to_thread(play.choose, room, seat, level, random.getrandbits(32))
        action, _ = await asyncio.gather(choice, pause)
        by = "" if level == "idle" or room.chairs[seat] is None else level
        self.post(_bot_acts(seat, action, by or "idle", room.seq))


def _absent(seat: Seat) -> Command:
    def command(room: Room, ctx: Context) -> Entries:
        end = play.absence_end(room, seat)
        return desk.absent(room, seat, ctx) if end is not None and end <= ctx.now else ()

    return command


def _next_round(room: Room, ctx: Context) -> Entries:
    return desk.next_round(room, ctx) if room.stage is Stage.BETWEEN else ()


def _time_out(seat: Seat, seq: int) -> Command:
    """When a turn's time is over, the idle rule acts for the seat; a stale timer does nothing."""

    def command(room: Room, ctx: Context) -> Entries:
        end = play.deadline(room)
        if play.to_act(room) != seat or end is None or end > ctx.now:
            return ()
        return play.act_for(room, seat, play.choose(room, seat, "idle", 0), ctx, by="idle")

    return command


def _bot_acts(seat: Seat, action: AnyAction, by: str, seq: int) -> Command:
    def command(room: Room, ctx: Context) -> Entries:
        stale = room.seq != seq and (play.to_act(room) != seat or play.bot_level(room, seat) is None)
        if stale:
            return ()
        try:
            return play.act_for(room, seat, action, ctx, by=by)
        except (Illegal, Refused):
            return ()  # the table changed while the bot was thinking; it will be asked again

    return command


async def load_room(table_id: str, store: Store) -> tuple[Room, list[log.AnyEntry]]:
    """The room that a table's log makes, and the log.  Raises Refused NO_TABLE for an unknown table."""
    entries = await store.read_log(table_id)
    if not entries or not isinstance(entries[0], log.Opened):
        raise Refused(TableCode.NO_TABLE)
    room = open_room(table_id, entries[0])
    for entry in entries[1:]:
        room, _ = evolve(room, entry)
    return room, entries
