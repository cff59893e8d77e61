"""What the server counts for its operators (Prometheus text at /metrics)."""

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
        self.moves = Counter("rondel_moves", "Actions committed, by who played them", ["by"], registry=self.registry)
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
            "Time a bot took for one decision, with waiting",
            ["bot"],
            registry=self.registry,
        )
        self.bot_failures = Counter(
            "rondel_bot_failures", "Bots replaced by a simpler one", ["bot", "why"], registry=self.registry
        )
        self.bots_waiting = self._gauge("rondel_bots_waiting", "Decisions that wait for a process to think in")
        self.streams = self._gauge("rondel_streams", "Open event streams")
        self.loaded = self._gauge("rondel_loaded_games", "Games held in memory")
        self.loop_lag = self._gauge("rondel_loop_lag_seconds", "How late the event loop was, at worst of late")
        self.database_seconds = Histogram(
            "rondel_database_seconds",
            "Time of a transaction, with waiting for a connection",
            ["kind"],
            buckets=(0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0),
            registry=self.registry,
        )
        self.disk_free = self._gauge("rondel_disk_free_bytes", "Free space on the disk of the database", shared=True)
        self.database_bytes = self._gauge("rondel_database_bytes", "Size of the database", shared=True)
        self.ready = self._gauge("rondel_ready", "1 if the last look found the server ready", shared=True)
        self.maintenance = self._gauge("rondel_maintenance", "1 during maintenance", shared=True)
        self.removed = Counter("rondel_removed", "Rows removed by retention", ["kind"], registry=self.registry)
        self.outgoing = Counter(
            "rondel_outgoing", "Deliveries by channel and how they ended", ["channel", "state"], registry=self.registry
        )
        self.outgoing_due = self._gauge("rondel_outgoing_due", "Deliveries that could be sent now", shared=True)
        self.outgoing_oldest = self._gauge(
            "rondel_outgoing_oldest_seconds", "How long the oldest of them has waited", shared=True
        )

    def _gauge(self, name: str, meaning: str, *, shared: bool = False) -> Gauge:
        """With several workers each has its own value (label `pid`), except for what they share."""
        mode: Literal["mostrecent", "liveall"] = "mostrecent" if shared else "liveall"
        return Gauge(name, meaning, registry=self.registry, multiprocess_mode=mode)

    def text(self) -> bytes:
        """The numbers of all workers of `rondel serve`, whichever of them is asked: counters are added up."""
        if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
            return generate_latest(self.registry)
        together = CollectorRegistry()
        MultiProcessCollector(together)  # type: ignore[no-untyped-call]
        return generate_latest(together)
