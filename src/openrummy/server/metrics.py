"""What the server counts, for Prometheus (docs/operations.md)."""

from typing import TYPE_CHECKING, Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Info, ProcessCollector, generate_latest

from .. import __version__
from ..wire import entries as log
from .desk import Entries
from .room import Room, Stage

if TYPE_CHECKING:
    from .service import Service

BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)  # seconds
# Processor seconds of a bot's choice: steps of about a third, so that a quantile can be read off them.
THINKING: Final = (
    0.0001, 0.00015, 0.0002, 0.0003, 0.0004, 0.0005, 0.0007, 0.001, 0.0013, 0.0017, 0.0022, 0.003, 0.004, 0.005, 0.007,
    0.01, 0.015, 0.02, 0.03, 0.05, 0.1, 0.2, 0.5, 1.0,
)  # fmt: skip
WHO: Final = ("person", "bot", "idle")


class Metrics:
    """Counters of one server; a registry of its own, so that two servers in a test do not meet."""

    def __init__(self) -> None:
        r = self.registry = CollectorRegistry()
        ProcessCollector(registry=r)
        Info("openrummy", "This program", registry=r).info({"version": __version__})
        self.overflows = Counter("openrummy_outbox_overflows", "Slow clients cut off", registry=r)
        self.limited = Counter("openrummy_rate_limited", "Refused for coming too fast", ["what"], registry=r)
        self.matches = Counter("openrummy_matches", "Matches finished and kept", ["game"], registry=r)
        self.rounds = Counter("openrummy_rounds", "Rounds finished", ["game"], registry=r)
        self.append_seconds = Histogram(
            "openrummy_log_append_seconds", "From an action to its commit on disk", buckets=BUCKETS, registry=r
        )
        self.append_failures = Counter("openrummy_log_append_failures", "Appends that were not written", registry=r)
        self.sockets = Gauge("openrummy_sockets", "Open connections", registry=r)
        names = ["game", "level"]
        self._thinking = Histogram(
            "openrummy_bot_cpu_seconds", "Processor time of a bot's choice", names, buckets=THINKING, registry=r
        )
        self._late = Counter("openrummy_bot_late", "Choices of bots later than the table's pace", names, registry=r)
        acted = Counter("openrummy_actions", "Actions, by who chose them", ["by"], registry=r)
        self._acted = {who: acted.labels(who) for who in WHO}
        self._tables = Gauge("openrummy_tables", "Tables awake, by stage", ["stage"], registry=r)
        self._waiting = Gauge("openrummy_quick_waiting", "People waiting for a quick match", registry=r)
        self._entries = Gauge("openrummy_log_entries", "Log entries written since the start", registry=r)
        self._commits = Gauge("openrummy_log_commits", "Commits of the log since the start", registry=r)

    def count(self, room: Room, entries: Entries) -> None:
        """Count what these entries did; `room` is the table after them."""
        played = False
        for entry in entries:
            if isinstance(entry, log.Did):
                self._acted["idle" if entry.by == "idle" else "bot" if entry.by else "person"].inc()
                played = True
            elif isinstance(entry, log.Housed):
                played = True
        if played and room.stage in (Stage.BETWEEN, Stage.OVER):
            self.rounds.labels(room.game.name).inc()

    def thought(self, game: str, level: str, cpu: float, late: bool) -> None:
        """A bot has chosen, with so many processor seconds."""
        self._thinking.labels(game, level).observe(cpu)
        self._late.labels(game, level).inc(late)

    def page(self, service: "Service") -> bytes:
        """The page that Prometheus reads."""
        self._tables.clear()
        for stage in Stage:
            self._tables.labels(stage)
        for actor in service.hub.actors:
            self._tables.labels(actor.room.stage).inc()
        self._waiting.set(sum(service.quick.waiting().values()))
        self._entries.set(service.store.log.rows)
        self._commits.set(service.store.log.commits)
        return generate_latest(self.registry)
