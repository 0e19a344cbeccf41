"""Where bots think: in processes of their own, within the time that their table gives, never on the server's loop."""

import asyncio
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from functools import lru_cache
from multiprocessing.connection import wait
from typing import Final, ParamSpec, TypeVar

import msgspec
import structlog

from ..bots import Budget, thinker
from ..core import AnyAction, Game, Seat, View, view
from ..wire.settings import TableSettings, game_of
from . import itself
from .room import Room

QUICK: Final = frozenset({"idle", "random"})  # they choose at once: a process would cost more than the choice
NODES: Final = 10_000  # more than the time of any table allows: at a table time is the budget
SHARE: Final = 0.8  # of the table's pace is for thinking; the rest is for the way there and back
LEAST: Final = 0.05  # seconds to think where the pace is shorter
STUCK: Final = 10.0  # seconds over its time after which nobody waits for a process any more
POLITE: Final = 5  # how much more important than bots people's tables are to the system's scheduler

Heard = Callable[[str, str, float, bool], None]  # game, level, processor seconds, later than the table's pace
P = ParamSpec("P")
T = TypeVar("T")
_log = structlog.get_logger()


class Question(msgspec.Struct, frozen=True):
    """What a bot is asked: the view of its seat, and until when (by the system-wide monotonic clock) it may think."""

    settings: bytes
    level: str
    seed: int
    view: View
    until: float


@lru_cache(maxsize=64)
def _game(settings: bytes) -> Game:
    return game_of(msgspec.json.decode(settings, type=TableSettings))


def answer(q: Question) -> AnyAction:
    """What the bot does.  Runs in a process of the pool."""
    budget = Budget(NODES, lambda: time.monotonic() >= q.until)
    return thinker(q.level, q.seed, budget).choose(_game(q.settings), q.view)


def timed_answer(q: Question) -> tuple[AnyAction, float]:
    """What the bot does, and the processor seconds that it took."""
    begun = time.thread_time()
    return answer(q), time.thread_time() - begun


def _begin() -> None:
    """Prepare a process: it leaves Ctrl-C to the server, gives way to it, and ends with it, even if it was killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(POLITE)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def _end_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)  # from a thread: nothing else would stop a process that waits for its next question


class Thinkers:
    """A pool of processes that answer for bots; with no worker, threads of the server do."""

    def __init__(self, workers: int, heard: Heard = lambda game, level, cpu, late: None) -> None:
        """`heard` is told of each choice made by the pool; no worker: threads choose, and nobody counts."""
        self._workers, self._heard = workers, heard
        self._pool: ProcessPoolExecutor | None = None
        self._one = asyncio.Semaphore(1)

    async def choice(self, room: Room, seat: Seat, level: str, seed: int) -> tuple[AnyAction, str]:
        """What a bot does, and who it was: the idle rule where a bot fails or does not answer in time."""
        if level in QUICK or not self._workers or room.state is None:
            return await asyncio.to_thread(itself.choice, room, seat, level, seed)
        seconds = max(LEAST, SHARE * room.settings.bot_pace / 1000)
        question = Question(
            msgspec.json.encode(room.settings), level, seed, view(room.state, seat), time.monotonic() + seconds
        )
        try:
            future = self.pool().submit(timed_answer, question)
            action, cpu = await asyncio.wait_for(asyncio.wrap_future(future), seconds + STUCK)
            due = question.until - seconds + max(LEAST, room.settings.bot_pace / 1000)
            self._heard(room.game.name, level, cpu, time.monotonic() > due)
            return action, level
        except BrokenExecutor:
            _log.exception("bots' processes died", table=room.id)
            self.stop()
        except Exception:
            _log.exception("bot failed", table=room.id, seq=room.seq, level=level)
        return await asyncio.to_thread(itself.choice, room, seat, "idle", seed)

    async def work(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What a function of values gives, worked out here; one such work at a time, so that bots are not kept."""
        async with self._one:
            if not self._workers:
                return await asyncio.to_thread(function, *args, **kwargs)
            return await asyncio.wrap_future(self.pool().submit(function, *args, **kwargs))

    def pool(self) -> ProcessPoolExecutor:
        """The pool, begun when first needed: a server without bots has no process to spare for them.

        Its processes are spawned, as a fork would copy the server's threads and locks.
        """
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, mp_context=spawn, initializer=_begin)
        return self._pool

    def stop(self) -> None:
        """End the processes; whoever still waits for one gets the idle rule's choice."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
