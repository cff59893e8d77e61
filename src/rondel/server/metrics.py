"""What the server counts for its operators (Prometheus text at /metrics)."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

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
        self.streams = Gauge("rondel_streams", "Open event streams", registry=self.registry)
        self.loaded = Gauge("rondel_loaded_games", "Games held in memory", registry=self.registry)

    def text(self) -> bytes:
        return generate_latest(self.registry)
