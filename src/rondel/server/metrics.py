"""Prometheus metrics, served at /metrics."""

from __future__ import annotations

import os
from typing import Literal

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "rondel_requests", "HTTP requests answered", ["method", "status"], registry=self.registry
        )
        self.moves = Counter("rondel_moves", "Actions committed, by kind of player", ["by"], registry=self.registry)
        self.undos = Counter("rondel_undos", "Undos committed", registry=self.registry)
        self.refused = Counter("rondel_refusals", "Requests refused", ["code"], registry=self.registry)
        self.move_seconds = Histogram(
            "rondel_move_seconds",
            "Time from the request to the commit of a move",
            buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0),
            registry=self.registry,
        )
        self.bot_seconds = Histogram(
            "rondel_bot_seconds",
            "Time a bot took for one decision, including queueing",
            ["bot"],
            registry=self.registry,
        )
        self.bot_failures = Counter(
            "rondel_bot_failures", "Bots replaced by a simpler one", ["bot", "why"], registry=self.registry
        )
        self.bots_waiting = self._gauge("rondel_bots_waiting", "Bot decisions waiting for a process")
        self.streams = self._gauge("rondel_streams", "Open event streams")
        self.loaded = self._gauge("rondel_loaded_games", "Games cached in memory")
        self.loop_lag = self._gauge("rondel_loop_lag_seconds", "Worst recent delay of the event loop")
        self.database_seconds = Histogram(
            "rondel_database_seconds",
            "Duration of a transaction, including the wait for a connection",
            ["kind"],
            buckets=(0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0),
            registry=self.registry,
        )
        self.disk_free = self._gauge("rondel_disk_free_bytes", "Free space on the disk of the database", shared=True)
        self.database_bytes = self._gauge("rondel_database_bytes", "Size of the database", shared=True)
        self.ready = self._gauge("rondel_ready", "1 if the last readiness check succeeded", shared=True)
        self.maintenance = self._gauge("rondel_maintenance", "1 during maintenance", shared=True)
        self.removed = Counter("rondel_removed", "Rows removed by retention", ["kind"], registry=self.registry)
        self.outgoing = Counter(
            "rondel_outgoing", "Deliveries by channel and outcome", ["channel", "state"], registry=self.registry
        )
        self.outgoing_due = self._gauge("rondel_outgoing_due", "Deliveries that are due", shared=True)
        self.outgoing_oldest = self._gauge(
            "rondel_outgoing_oldest_seconds", "Age of the oldest due delivery", shared=True
        )

    def _gauge(self, name: str, documentation: str, *, shared: bool = False) -> Gauge:
        """Create a gauge: per worker (label `pid`), or one value for all workers if `shared`."""
        mode: Literal["mostrecent", "liveall"] = "mostrecent" if shared else "liveall"
        return Gauge(name, documentation, registry=self.registry, multiprocess_mode=mode)

    def text(self) -> bytes:
        """Return the metrics of all workers of `rondel serve`; counters are summed."""
        if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
            return generate_latest(self.registry)
        combined = CollectorRegistry()
        MultiProcessCollector(combined)  # type: ignore[no-untyped-call]
        return generate_latest(combined)
