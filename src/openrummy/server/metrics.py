"""What the server counts, for Prometheus."""

from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest

if TYPE_CHECKING:
    from .service import Service


class Metrics:
    """Counters of one server; a registry of its own, so that two servers in a test do not meet."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.overflows = Counter("openrummy_outbox_overflows", "Slow clients cut off", registry=self.registry)
        self.matches = Counter("openrummy_matches", "Matches finished", ["game"], registry=self.registry)
        self.sockets = Gauge("openrummy_sockets", "Open connections", registry=self.registry)
        self._tables = Gauge("openrummy_tables", "Tables awake, by stage", ["stage"], registry=self.registry)
        self._entries = Gauge("openrummy_log_entries", "Log entries written since the start", registry=self.registry)
        self._commits = Gauge("openrummy_log_commits", "Commits of the log since the start", registry=self.registry)

    def page(self, service: "Service") -> bytes:
        """The page that Prometheus reads."""
        self._tables.clear()
        for actor in service.hub.actors:
            self._tables.labels(actor.room.stage).inc()
        self._entries.set(service.store.log.rows)
        self._commits.set(service.store.log.commits)
        return generate_latest(self.registry)
