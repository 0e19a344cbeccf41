"""A table that runs: one task, one mailbox, the only writer of its log.

The order is always: check, write to the log, wait until it is on disk, change the room, tell everybody.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

import msgspec
import structlog

from ..core import SPECTATOR, AnyAction, AnyEvent, Seat
from ..errors import BadInput, Illegal
from ..wire import Refused, TableCode
from ..wire import entries as log
from ..wire import messages as out
from . import desk, itself, play, tell
from .desk import Command, Context, Entries
from .digest import NOTHING_MISSED, Missed
from .fold import CHAT_LINES, Folded, fold
from .reading import Read, load_room, missed_by
from .recent import Recent
from .room import Room, Stage
from .store import Store
from .watcher import Watcher, may_watch

MAILBOX: Final = 256
HOST_WAITS: Final = 120_000  # milliseconds that a table waits for a host who has gone
RETRY_AFTER: Final = 1.0  # seconds until what happens by itself is tried again after a failure
_log = structlog.get_logger()

_encode: Final = msgspec.json.Encoder().encode


Once = Callable[[Room], int | None]  # whether something was done before, and as which entry; Refused if it differs


class Job(msgspec.Struct):
    """One thing for the table to do; `done` gets the seq of the last entry, or the refusal."""

    command: Command
    done: asyncio.Future[int] | None = None
    once: Once | None = None


class TableActor:
    """Runs one table.  `now` and `secret` are given, so that a test has its own time and seeds."""

    def __init__(
        self, room: Room, store: Store, now: Callable[[], int], secret: Callable[[], str],
        on_change: Callable[["TableActor", Entries, Folded], None] = lambda actor, entries, folded: None,
        choose: itself.Choose = itself.in_a_thread,
    ) -> None:  # fmt: skip
        self.room = room
        self.store = store
        self.watchers: set[Watcher] = set()
        self._arriving: list[Seat] = []
        self.orders: dict[Seat, tuple[int, ...]] = {}
        self.chat: deque[out.Line] = deque(maxlen=CHAT_LINES)
        self.guests: frozenset[str] = frozenset()
        self.recent = Recent()
        self._jobs: asyncio.Queue[Job] = asyncio.Queue(MAILBOX)
        self._now, self._secret, self._on_change, self._choose = now, secret, on_change, choose
        self._timer: asyncio.TimerHandle | None = None
        self._thinking: asyncio.Task[None] | None = None
        self._task: asyncio.Task[None] | None = None
        self._broken = self._stopping = self._busy = False
        self._last_at = room.opened_at
        self._host_gone: tuple[str, int] | None = None  # a host without a connection, and since when

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
        """Nobody looks and nothing happens by itself, now or later."""
        waits = self._timer is not None or not (self._thinking is None or self._thinking.done())
        return not (self.watchers or self._busy or waits) and self._jobs.empty()

    @property
    def stopped(self) -> bool:
        """Nothing is done here any more; the table may be loaded again."""
        return self._stopping

    @property
    def last_at(self) -> int:
        """When something last happened here, in milliseconds."""
        return self._last_at

    def recall(self, read: Read) -> None:
        """Remember from the log what a room does not hold: the last of the chat, of the play, and when it was."""
        self.chat.clear()
        self.chat.extend(read.folded.lines)
        self.recent.take_from(read.recent)
        self._last_at = read.entries[-1].at

    async def do(self, command: Command, once: Once | None = None) -> int:
        """Do something in its turn; returns the seq of its last entry.

        With `once`, what was done before is not done again, and answered as the first time.
        Raises Refused or Illegal with nothing changed, or Refused UNAVAILABLE when too much waits or storage fails.
        """
        if self._stopping:
            raise Refused(TableCode.UNAVAILABLE, reason="stopping")
        done: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        try:
            self._jobs.put_nowait(Job(command, done, once))
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
            self._busy, wait = True, 0.0
            try:
                seq = await self._work(job)
            except (Refused, Illegal, BadInput) as e:
                wait = RETRY_AFTER if self._broken or job.done is None else 0.0
                if job.done is not None and not job.done.done():
                    job.done.set_exception(e)
            except Exception as e:
                _log.exception("table failed", table=self.room.id, seq=self.room.seq)
                self._broken, wait = True, RETRY_AFTER
                if job.done is not None and not job.done.done():
                    job.done.set_exception(Refused(TableCode.UNAVAILABLE, reason=type(e).__name__))
            else:
                if job.done is not None and not job.done.done():
                    job.done.set_result(seq)
            self._busy = False
            self._plan(wait)
            self._jobs.task_done()

    async def _work(self, job: Job) -> int:
        if self._broken:
            await self._reload()
        if job.once is not None:
            seq = job.once(self.room)
            if seq is not None:
                return seq
        context = self.context()
        entries = job.command(self.room, context)
        if entries:
            await self._write(entries, context)
        return self.room.seq - 1

    async def _write(self, entries: Entries, context: Context) -> None:
        folded = fold(self.room, entries, context.evolve)
        try:
            await self.store.append(self.room.id, self.room.seq, entries)
        except Refused:
            self._broken = True  # the commit may or may not have happened: the log decides, at the next job
            raise
        self.room = folded.room
        self._last_at = entries[-1].at
        self._remember(entries, folded.events)
        self.chat.extend(folded.lines)
        self._publish(entries, folded)
        self._on_change(self, entries, folded)

    def _remember(self, entries: Entries, events: tuple[AnyEvent, ...]) -> None:
        """Keep the events for those who come back; whoever has just sat down has no order of the last owner's cards."""
        for entry in entries:
            if isinstance(entry, log.Sat | log.Stood):
                self.orders.pop(entry.seat, None)
        self.recent.note(entries, self.room.seq - 1, events)

    async def _reload(self) -> None:
        read = await load_room(self.room.id, self.store)
        self.room = read.folded.room
        self._broken = False
        self.recall(read)
        for watcher in self.watchers:
            watcher.look(self.room)
            watcher.send(_encode(self.welcome(watcher.seat)))

    async def reload(self) -> None:
        """Read the log again, after it was changed by others."""
        self._broken = True
        await self.do(lambda room, ctx: ())

    def _publish(self, entries: Entries, folded: Folded) -> None:
        quiet = all(isinstance(e, log.Said) for e in entries)
        playing = self.room.stage is Stage.PLAYING
        plain = quiet or (playing and all(isinstance(e, log.Did | log.Said) for e in entries))
        told = out.Update(
            seq=self.room.seq - 1,
            now=entries[-1].at,
            seat=SPECTATOR,
            lines=folded.lines,
            table=None if plain else tell.table_info(self.room, self.guests),
            clock=tell.clock_info(self.room) if plain and not quiet else None,
            undone=any(isinstance(e, log.Undid) for e in entries),
        )
        made: dict[Seat, bytes] = {}
        for watcher in tuple(self.watchers):
            if not plain:
                watcher.look(self.room)
            seat = watcher.seat
            if not may_watch(self.room, seat):
                self.watchers.discard(watcher)
                watcher.send(_encode(out.Nack("", TableCode.FORBIDDEN, {"table": self.room.id})))
                continue
            if seat not in made:
                made[seat] = _encode(self._seen_from(seat, told, None if quiet else folded.events))
            watcher.send(made[seat])

    def _seen_from(self, seat: Seat, told: out.Update, events: tuple[AnyEvent, ...] | None) -> out.Update:
        """What is told to a seat: with how the play stands, where there are `events` of it."""
        if events is None:
            return msgspec.structs.replace(told, seat=seat)
        seen, view, offers = tell.events_for(events, seat), *tell.view_and_offers(self.room, seat)
        return out.Update(told.seq, told.now, seat, seen, told.lines, told.table, told.clock, view, offers, told.undone)

    def welcome(self, seat: Seat, missed: Missed = NOTHING_MISSED) -> out.Welcome:
        """The whole table for a seat, with what it missed."""
        view, offers = tell.view_and_offers(self.room, seat)
        return out.Welcome(
            seq=self.room.seq - 1,
            now=self._now(),
            seat=seat,
            table=tell.table_info(self.room, self.guests),
            view=view,
            offers=offers,
            order=self.orders.get(seat, ()),
            chat=tuple(self.chat),
            missed=missed.events,
            complete=missed.complete,
            digest=missed.digest,
        )

    # -- what happens by itself: clocks, pauses, bots --

    def _plan(self, wait: float = 0.0) -> None:
        """Set the one timer to the next thing that is due, or after a failure to another look in `wait` seconds."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._stopping:
            return
        loop = asyncio.get_running_loop()
        if wait:
            self._timer = loop.call_later(wait, self._plan)
            return
        due = self._due()
        if due:
            at, command = due[0] if len(due) == 1 else min(due, key=lambda pair: pair[0])
            self._timer = loop.call_later(max(0, at - self._now()) / 1000, self.post, command)

    def _due(self) -> list[tuple[int, Command]]:
        room, due = self.room, list[tuple[int, Command]]()
        there = {w.seat for w in self.watchers}
        if (new_host_at := self._new_host_at()) is not None:
            due.append((new_host_at, self._new_host))
        if room.stage in (Stage.PLAYING, Stage.BETWEEN):
            for seat, chair in enumerate(room.chairs):
                end = None if chair is None or chair.dropped is None else play.absence_end(room, seat)
                if end is not None:
                    due.append((end, itself.absent(seat)))
                elif seat not in there and self._unseen(seat):
                    due.append((0, self._drop(seat)))
        if room.stage is Stage.BETWEEN and room.attended:
            due.append((room.turn_at + room.settings.next_round * 1000, itself.next_round))
        seat_to_act = play.to_act(room)
        if seat_to_act is not None:
            level = play.bot_level(room, seat_to_act)
            if level is not None:
                self._think(seat_to_act, level)
            elif (deadline := play.deadline(room)) is not None:
                due.append((deadline, itself.time_out(seat_to_act)))
        return due

    def _unseen(self, seat: Seat) -> bool:
        """Whether a seat is to be dropped, as its owner has no connection here.

        Whoever was seated by a quick match and never came is found here, too.
        """
        chair = self.room.chairs[seat]
        if chair is None or chair.account is None or chair.gone or chair.dropped is not None:
            return False
        return seat not in self._arriving and not any(w.seat == seat for w in self.watchers)

    def _heir(self) -> Seat | None:
        """The first person at the table who is there, unless the host is."""
        if self.room.stage is Stage.CLOSED:
            return None
        there = {w.who for w in self.watchers}
        if self.room.host in there:
            return None
        return next((i for i, c in enumerate(self.room.chairs) if c and c.account in there and not c.gone), None)

    def _new_host_at(self) -> int | None:
        """When the table gets another host, as its own has gone and somebody else sits there."""
        if self._heir() is None:
            self._host_gone = None
            return None
        if self._host_gone is None or self._host_gone[0] != self.room.host:
            self._host_gone = self.room.host, self._now()
        return self._host_gone[1] + HOST_WAITS

    def _new_host(self, room: Room, ctx: Context) -> Entries:
        heir, due = self._heir(), self._new_host_at()
        return () if heir is None or due is None or due > ctx.now else desk.hand_over(room, room.host, heir, ctx)

    def _drop(self, seat: Seat) -> Command:
        return lambda room, ctx: desk.drop(room, seat, ctx) if self._unseen(seat) else ()

    def left(self, seat: Seat) -> None:
        """A connection is gone, of a seat or of a spectator; the seat is dropped if it was its last."""
        self.post(self._drop(seat) if seat != SPECTATOR else lambda room, ctx: ())

    async def enter(self, watcher: Watcher, last: int | None) -> int:
        """Somebody begins to look; a seat has its owner back.  Returns the seq of the last entry.

        The watcher gets the whole table first.  Raises Refused FORBIDDEN, or UNAVAILABLE as `do`.
        """
        watcher.look(self.room)
        seat = watcher.seat
        if not may_watch(self.room, seat):
            raise Refused(TableCode.FORBIDDEN)
        self._arriving.append(seat)
        try:
            since = self._left_at(seat) if last is None else last
            if seat != SPECTATOR:
                await self.do(lambda room, ctx: desk.back(room, seat, ctx))
            missed = await missed_by(self, seat, since)
        finally:
            self._arriving.remove(seat)
        watcher.look(self.room)
        if self._stopping:
            raise Refused(TableCode.UNAVAILABLE, reason="stopping")
        if not may_watch(self.room, watcher.seat):
            raise Refused(TableCode.FORBIDDEN)
        same = watcher.seat == seat  # it may have been given to somebody else meanwhile
        watcher.send(_encode(self.welcome(watcher.seat, missed if same else NOTHING_MISSED)))
        self.watchers.add(watcher)
        self._plan()
        return self.room.seq - 1

    def _left_at(self, seat: Seat) -> int | None:
        """The entry with which a seat lost its last connection, if it has none."""
        chair = self.room.chairs[seat] if seat != SPECTATOR else None
        return None if chair is None or chair.dropped is None else chair.left

    def _think(self, seat: Seat, level: str) -> None:
        if self._thinking is None or self._thinking.done():
            self._thinking = asyncio.create_task(self._bot_turn(seat, level), name=f"bot-{self.room.id}")

    async def _bot_turn(self, seat: Seat, level: str) -> None:
        """A bot's action at the table's pace, chosen off the loop: the wait does not depend on what the bot holds.

        A bot that thinks for longer acts with the next beat, so that its time is known to a beat at the most.
        """
        room, seed = self.room, int(self._secret()[:16], 16)
        loop, pace = asyncio.get_running_loop(), itself.pause(room.settings.bot_pace / 1000, self._secret())
        begun = loop.time()

        async def timed() -> tuple[tuple[AnyAction, str], float]:
            return await self._choose(room, seat, level, seed), loop.time() - begun

        ((action, by), thought), _ = await asyncio.gather(timed(), asyncio.sleep(pace))
        await asyncio.sleep(itself.beat(thought, pace) - max(thought, pace))
        self.post(itself.bot_acts(seat, action, by, room.moved))
