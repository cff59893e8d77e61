"""Live games under load: four people per game, each with a live page, and a move in every game every few seconds.

    python -m benchmarks.server_load --readers 1000|2000 [--every 5] [--seconds 40] [--database URL] [--workers N]
        [--loaded-games N] [--write]

Latency is measured from sending a move until the last of the four has received the whole new state. The readers are
pages (cookies, previews) behind a proxy that forwards their addresses, under the default limits. The client is one
thread on plain sockets; its own CPU time is printed, because it shares the machine with the server.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import resource
import tempfile
import time

from benchmarks import measurements
from benchmarks.load.browsers import Line
from benchmarks.load.live_games import SEATS, LiveGame, Pace
from benchmarks.server_client import Server, cpu_seconds, quantile, resident

AIMS = {1000: 25.0, 2000: 50.0}


def measure(wanted: argparse.Namespace, database: str) -> None:
    server = Server(
        database,
        wanted.workers,
        rate_limits=True,
        limits=wanted.limits,
        streams_per_person=20,
        loaded_games=wanted.loaded_games,
    )
    try:
        asyncio.run(server.ready())
        setup = Line(server.port)
        for number in range(10):  # warm: pools, caches, compiled statements
            LiveGame(server.port, 900_000 + number, setup)
        base = resident(server.pids())
        began = time.perf_counter()
        games = [LiveGame(server.port, number, setup) for number in range(wanted.readers // SEATS)]
        with_games = resident(server.pids())
        for game in games:
            game.connect()
        pace = Pace(games, wanted.every)
        pace.wait_for_first_states()
        with_readers = resident(server.pids())
        readers = SEATS * len(games)
        print(f"{readers} readers are connected after {time.perf_counter() - began:.0f} s", flush=True)
        gc.freeze()
        gc.disable()
        pace.play(min(10.0, 2 * wanted.every))  # warm: every game has been played in
        pace.latencies.clear()
        pace.answers.clear()
        cpu, own, began = cpu_seconds(server.pids()), time.process_time(), time.perf_counter()
        pace.play(wanted.seconds)
        spent = time.perf_counter() - began
        used, own = cpu_seconds(server.pids()) - cpu, time.process_time() - own
    finally:
        server.stop()
    moves = len(pace.latencies)
    latencies, answers = ([1000 * each for each in values] for values in (pace.latencies, pace.answers))
    per_game, per_reader = (with_games - base) / len(games), (with_readers - with_games) / readers
    lines = [
        f"{readers} readers at {len(games)} games, a move each every {wanted.every:g} s; {wanted.workers} process(es)",
        f"memory: {base / 1024:.0f} MB at first, {per_game:.0f} KB per new game, {per_reader:.0f} KB per reader",
        f"{moves} moves in {spent:.0f} s, each to {SEATS} readers; {pace.late} left out: the last was on its way",
        f"server CPU: {1000 * used / moves:.2f} ms per move, {used / spent:.0%} of a core; client {own / spent:.0%}",
        "request to answer:              " + _figures(answers),
        "request to last reader's event: " + _figures(latencies),
    ]
    if wanted.readers in AIMS:
        aim, reached = AIMS[wanted.readers], quantile(latencies, 0.99)
        lines.append(f"aim: p99 below {aim:.0f} ms: {'reached' if reached < aim else 'missed'} ({reached:.1f} ms)")
    title = f"Live games with {wanted.readers:,} readers"
    with measurements.recorded(wanted, f"server-load-{wanted.readers}", title, is_text=True) as show:
        for line in lines:
            show(line)


def _figures(values: list[float]) -> str:
    shares = ", ".join(
        f"{name} {quantile(values, share):.1f}" for name, share in (("p50", 0.5), ("p90", 0.9), ("p99", 0.99))
    )
    return f"{shares}, max {max(values):.1f} ms"


def main() -> None:
    parser = measurements.parser(__doc__)
    parser.add_argument("--readers", type=int, default=1000)
    parser.add_argument("--every", type=float, default=5.0)
    parser.add_argument("--seconds", type=float, default=40.0)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--database")
    parser.add_argument("--limits", default="")
    parser.add_argument("--loaded-games", type=int, default=1024)
    wanted = parser.parse_args()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    with tempfile.TemporaryDirectory() as folder:
        measure(wanted, wanted.database or f"sqlite:///{folder}/rondel.sqlite3")


if __name__ == "__main__":
    main()
