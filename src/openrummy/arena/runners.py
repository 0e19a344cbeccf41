"""Where work is done: in this process, in a pool of processes, or on a Ray cluster; the results are the same."""

import importlib
import multiprocessing
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Any, Protocol, TypeVar

from ..errors import BadInput, missing_extra

T = TypeVar("T")
R = TypeVar("R")


class Runner(Protocol):
    """Calls a function for many items."""

    def run(self, work: Callable[[T], R], items: Sequence[T]) -> Iterator[R]:
        """The results as they become ready, in any order.

        `work` and the items can be pickled.  Raises what `work` raises, and BadInput when its process ends by itself;
        whoever stops asking stops the work.
        """
        ...


class Here:
    """One after the other, in this process."""

    def run(self, work: Callable[[T], R], items: Sequence[T]) -> Iterator[R]:
        """As Runner says."""
        yield from map(work, items)


class Pool:
    """Processes on this machine, each started afresh."""

    def __init__(self, jobs: int) -> None:
        self._jobs = jobs

    def run(self, work: Callable[[T], R], items: Sequence[T]) -> Iterator[R]:
        """As Runner says."""
        if not items:
            return
        others = set(multiprocessing.active_children())
        context = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(min(self._jobs, len(items)), context, _leave_interrupts_to_the_parent)
        waiting: list[Future[R]] = []
        try:
            for item in items:
                with _interrupts_held_back():
                    waiting.append(pool.submit(work, item))
            for future in as_completed(waiting):
                yield future.result()
        except BrokenProcessPool as e:
            raise BadInput("a process ended before its work was done: a bot ended it, or there was no memory") from e
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            for child in set(multiprocessing.active_children()) - others:
                child.terminate()
            raise
        finally:
            pool.shutdown()


@contextmanager
def _interrupts_held_back() -> Iterator[None]:
    """Let no process that begins in here be interrupted; an interrupt of this one comes right afterwards.

    A new process takes over what is blocked: without that, one that is still loading would print where it was.
    """
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class OnRay:
    """A Ray cluster: the one that RAY_ADDRESS names, else one on this machine.  It needs the same version there."""

    def __init__(self) -> None:
        """Raises BadInput when Ray is not installed."""
        try:
            self._ray: Any = importlib.import_module("ray")
        except ImportError as e:
            raise missing_extra("--ray", "Ray", "ray") from e

    def run(self, work: Callable[[T], R], items: Sequence[T]) -> Iterator[R]:
        """As Runner says.  No more is handed out than the cluster can do at a time, twice over."""
        ray = self._ray
        ours = not ray.is_initialized()
        if ours:
            ray.init(log_to_driver=False)
        try:
            remote = ray.remote(_call)
            at_once = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
            left = list(reversed(items))
            waiting: list[Any] = []
            while left or waiting:
                while left and len(waiting) < at_once:
                    waiting.append(remote.remote(work, left.pop()))
                ready, waiting = ray.wait(waiting)
                yield from ray.get(ready)
        finally:
            if ours:
                ray.shutdown()


def _call(work: Callable[[T], R], item: T) -> R:
    return work(item)


def runner(jobs: int, ray: bool = False) -> Runner:
    """The runner for so many processes, or for Ray.  Raises BadInput when Ray is wanted and not installed."""
    if ray:
        return OnRay()
    return Here() if jobs == 1 else Pool(jobs)
