"""A crowd of spectators at one game, and load beyond the limits of a server.

    python -m benchmarks.server_crowd [--spectators 600] [--moves 120] [--database URL] [--write]

First the requests of the player who moves, and of a bystander who requests another game at the same moment, without
spectators and with them, alternately. Then streams, connections and requests beyond the limits: they must be refused at
once, with Retry-After, without affecting those within the limits.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import resource
import selectors
import socket
import statistics
import tempfile
import time
from collections.abc import Callable
from typing import Any

from benchmarks import measurements
from benchmarks.load.browsers import Browser, Line, Refused, Stream
from benchmarks.server_client import Server, cpu_seconds, quantile

TURNS = 3
PAUSE = 0.25  # between two moves: all work of the last one is done, as between moves of people


class Crowd:
    """Streams of anonymous spectators, each from its own address."""

    def __init__(self, port: int, game: str, size: int) -> None:
        self.selector = selectors.DefaultSelector()
        self.streams = [Stream(port, Browser(500_000 + number), game) for number in range(size)]
        for stream in self.streams:
            stream.socket.setblocking(False)
            self.selector.register(stream.socket, selectors.EVENT_READ, stream)
        self.read_until(lambda: all(stream.revision >= 0 for stream in self.streams), 120)

    def read_until(self, done: Callable[[], bool], seconds: float) -> bool:
        end = time.monotonic() + seconds
        while not done():
            if time.monotonic() > end:
                return False
            for key, _ in self.selector.select(0.05):
                key.data.read()
        return True

    def read_for(self, seconds: float) -> None:
        self.read_until(lambda: False, seconds)

    def reached(self, revision: int) -> float:
        """The time at which the last spectator had this revision."""
        if not self.read_until(lambda: all(stream.revision >= revision for stream in self.streams), 60):
            raise SystemExit("a spectator did not receive the move")
        return max((stream.at for stream in self.streams), default=0.0)

    def close(self) -> None:
        self.selector.close()
        for stream in self.streams:
            stream.close()


class Table:
    """A hot-seat game of one person."""

    def __init__(self, port: int, number: int) -> None:
        self.line, self.player, self.chance = Line(port), Browser(number), random.Random(number)
        self.line.call(self.player, "POST", "/api/guest", {"name": f"Mover {number}"})
        seats = [{"kind": "me"}, {"kind": "hot_seat"}, {"kind": "hot_seat"}]
        self.id = self.line.call(self.player, "POST", "/api/tables", {"seats": seats, "start": True, "seed": 1})["id"]
        self.state = self.line.call(self.player, "GET", f"/api/games/{self.id}")

    def move(self) -> float:
        """Play a random move; returns the seconds from request to response."""
        view = self.state["view"]
        body = {"version": view["version"], "action": self.chance.choice(view["decision"]["actions"])}
        request = self.player.request("POST", f"/api/games/{self.id}/actions", body)
        began = time.perf_counter()
        self.line.socket.sendall(request)
        while (answer := self.line.arrived()) is None:
            pass
        spent = time.perf_counter() - began
        if answer[0] != 200:
            raise Refused(answer[0], b"", answer[1])
        self.state = json.loads(answer[1])
        return spent

    def read_table(self) -> float:
        began = time.perf_counter()
        self.line.call(self.player, "GET", f"/api/tables/{self.id}")
        return time.perf_counter() - began


def measure_moves(
    mover: Table, bystander: Table, crowd: Crowd, moves: int
) -> tuple[list[float], list[float], list[float]]:
    """Latencies of the mover, of the bystander right after, and of the last spectator."""
    answered, bystander_times, reached = [], [], []
    for _ in range(moves):
        began = time.perf_counter()
        answered.append(mover.move())
        bystander_times.append(bystander.read_table())
        if crowd.streams:
            reached.append(crowd.reached(mover.state["revision"]) - began)
        crowd.read_for(PAUSE)
    return answered, bystander_times, reached


def measure_crowd(server: Server, wanted: argparse.Namespace) -> list[str]:
    mover, bystander = Table(server.port, 1), Table(server.port, 2)
    measure_moves(mover, bystander, Crowd(server.port, mover.id, 0), 20)  # warm
    alone: list[list[float]] = [[], []]
    watched: list[list[float]] = [[], [], []]
    cpu = 0.0
    for _ in range(TURNS):
        empty_crowd = Crowd(server.port, mover.id, 0)
        for collected, values in zip(
            alone, measure_moves(mover, bystander, empty_crowd, wanted.moves // TURNS), strict=False
        ):
            collected += values
        crowd = Crowd(server.port, mover.id, wanted.spectators)
        crowd.read_for(2.5)
        before = cpu_seconds(server.pids())
        for collected, values in zip(
            watched, measure_moves(mover, bystander, crowd, wanted.moves // TURNS), strict=True
        ):
            collected += values
        cpu += cpu_seconds(server.pids()) - before
        crowd.close()
        empty_crowd.read_for(1.0)
    size = wanted.spectators
    lines = []
    for name, without, with_crowd in (("mover", alone[0], watched[0]), ("bystander", alone[1], watched[1])):
        ratio = statistics.median(with_crowd) / statistics.median(without)
        lines.append(
            f"{name}: median {1000 * statistics.median(without):.1f} ms alone, "
            f"{1000 * statistics.median(with_crowd):.1f} ms with {size} spectators (ratio {ratio:.2f}); "
            f"p90 {1000 * quantile(without, 0.9):.1f} and {1000 * quantile(with_crowd, 0.9):.1f} ms"
        )
    reached = watched[2]
    lines.append(
        f"the last of {size} spectators has the move after {1000 * statistics.median(reached):.0f} ms (median), "
        f"{1000 * max(reached):.0f} ms (max); {1000 * cpu / len(reached):.1f} ms of server CPU per move, "
        f"{1e6 * cpu / len(reached) / size:.0f} µs per spectator"
    )
    return lines


def mover_latencies(mover: Table, crowd: Crowd) -> list[float]:
    times = []
    for _ in range(20):
        times.append(mover.move())
        crowd.read_for(PAUSE)
    return times


def exceed_limits(server: Server, most_streams: int, most_connections: int) -> list[str]:
    """Exceed the limits, and measure the effect on clients within them."""
    lines = []
    mover, bystander = Table(server.port, 1), Table(server.port, 2)
    crowd = Crowd(server.port, mover.id, most_streams)
    before = mover_latencies(mover, crowd)
    refused = []
    for number in range(200):
        line, began = Line(server.port), time.perf_counter()
        try:
            line.call(Browser(700_000 + number), "GET", f"/api/games/{mover.id}/stream")
        except Refused as refusal:
            refused.append((time.perf_counter() - began, refusal.status, b"retry-after" in refusal.head.lower()))
        line.close()
    lines.append(_summary("streams beyond the limit", 200, refused))
    refused_requests = []
    client = Browser(800_000)
    bystander.line.call(client, "POST", "/api/guest", {"name": "One"})
    for _ in range(400):
        began = time.perf_counter()
        try:
            bystander.line.call(client, "GET", "/api/catalogue")
        except Refused as refusal:
            refused_requests.append(
                (time.perf_counter() - began, refusal.status, b"retry-after" in refusal.head.lower())
            )
    lines.append(_summary("requests of one person beyond the limit of 100", 300, refused_requests))
    idle_connections = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(most_connections)]
    refused_connections = []
    for _ in range(200):
        began = time.perf_counter()
        with socket.create_connection(("127.0.0.1", server.port), timeout=30) as late:
            answer = late.recv(4096)
        refused_connections.append((time.perf_counter() - began, int(answer[9:12]), b"retry-after" in answer))
    lines.append(_summary("connections beyond the limit", 200, refused_connections))
    during = mover_latencies(mover, crowd)
    crowd.reached(mover.state["revision"])
    lines.append(
        f"those within: all {most_streams} readers had every move; the mover's median "
        f"{1000 * statistics.median(before):.1f} ms before, {1000 * statistics.median(during):.1f} ms with all full"
    )
    for connection in idle_connections:
        connection.close()
    crowd.close()
    return lines


def _summary(what: str, sent: int, refused: list[tuple[float, int, bool]]) -> str:
    times = [1000 * each[0] for each in refused]
    codes = ", ".join(str(code) for code in sorted({each[1] for each in refused}))
    when = sum(each[2] for each in refused)
    return (
        f"{what}: {len(refused)} of {sent} refused ({codes}; {when} with Retry-After), "
        f"median {statistics.median(times):.1f} ms, max {max(times):.1f} ms"
    )


def main() -> None:
    parser = measurements.parser(__doc__)
    parser.add_argument("--spectators", type=int, default=600)
    parser.add_argument("--moves", type=int, default=120)
    parser.add_argument("--database")
    wanted = parser.parse_args()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    with tempfile.TemporaryDirectory() as folder:
        roomy: dict[str, Any] = {
            "rate_limits": True,
            "streams_per_person": 20,
            "limits": "change=100000/minute, work=600000/minute",
        }
        server = Server(wanted.database or f"sqlite:///{folder}/crowd.sqlite3", **roomy)
        try:
            asyncio.run(server.ready())
            lines = measure_crowd(server, wanted)
        finally:
            server.stop()
        narrow = {**roomy, "limits": "look=100/minute, work=600000/minute", "max_streams": 300, "max_connections": 600}
        server = Server(wanted.database or f"sqlite:///{folder}/beyond.sqlite3", **narrow)
        try:
            asyncio.run(server.ready())
            lines += exceed_limits(server, 300, 600 - 300 - 2)
        finally:
            server.stop()
    with measurements.recorded(
        wanted, "server-crowd", "A crowd of spectators, and load beyond the limits", is_text=True
    ) as show:
        for line in lines:
            show(line)


if __name__ == "__main__":
    main()
