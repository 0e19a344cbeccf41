"""What is asked of a load, and what comes out of it, in the units that an operator thinks in."""

from collections.abc import Sequence
from typing import Annotated, Final

import msgspec

PER_ACTION: Final = 1_000_000


class Load(msgspec.Struct, frozen=True, kw_only=True):
    """A load: `tables` of `seats` people who play `games` in turn, `rate` actions a second over all of them.

    `ramp`: after that, the rate rises step by step until the server breaks.  `synchronous` is for the server that is
    started when no `url` is given.
    """

    tables: Annotated[int, msgspec.Meta(ge=1)] = 1000
    rate: float = 1000.0
    seconds: float = 20.0
    seats: int = 4
    games: tuple[str, ...] = ("basic", "carousel", "board", "classic")
    seed: int = 1
    ramp: bool = False
    url: str = ""
    synchronous: str = "FULL"
    warm_up: float = 3.0


class Latency(msgspec.Struct, frozen=True):
    """Milliseconds: the middle, the slowest twentieth and hundredth, and the worst."""

    p50: float
    p95: float
    p99: float
    worst: float


class Step(msgspec.Struct, frozen=True):
    """What one rate gave.

    `to_last_seat`: from the moment when an action was due to be sent until the last seat of its table had its event;
    `to_ack`: until its player had the acknowledgement.  `done` of `due` actions were answered in time; `refused` by
    code.  `cpu_ms`: processor time of the server for each action; `starved`: the part of the time in which the server
    was ready to run and had no core, summed over its threads; `group`: log entries in one commit.  `generator_late`: by
    how much later than due the actions were sent, which is the generator's fault or its core's, and part of every wait.
    """

    rate: float
    seconds: float
    due: int
    done: int
    refused: dict[str, int]
    to_last_seat: Latency | None
    to_ack: Latency | None
    cpu_ms: float | None = None
    per_core: float | None = None
    busy: float | None = None
    starved: float | None = None
    generator_busy: float | None = None
    generator_late: Latency | None = None
    group: float | None = None


class Figures(msgspec.Struct, frozen=True, kw_only=True):
    """All of a run.  `disk` is a bare write and sync of one page in the same folder, now and then beside the load.

    `kb_per_socket`: private memory of the server for each socket that only stays open; `kb_per_table`: for each table
    in play, beyond its sockets; `table_logs`: entries in the log of a table at that moment.  `broke_at`: the first
    rate that the server could not hold, `held` the last one that it could.
    """

    load: Load
    steady: Step
    steps: tuple[Step, ...] = ()
    held: float | None = None
    broke_at: float | None = None
    disk: Latency | None = None
    kb_empty: float | None = None
    kb_per_socket: float | None = None
    kb_per_table: float | None = None
    set_up_seconds: float = 0.0
    load_average: float = 0.0


def latency(milliseconds: Sequence[float]) -> Latency | None:
    """The quantiles of some waits; None for no waits."""
    if not milliseconds:
        return None
    ordered = sorted(milliseconds)

    def at(part: float) -> float:
        return round(ordered[min(len(ordered) - 1, int(part * len(ordered)))], 2)

    return Latency(at(0.50), at(0.95), at(0.99), round(ordered[-1], 2))
