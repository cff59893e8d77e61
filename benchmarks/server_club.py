"""Slowdown of a server with 10,000 accounts and 2,000 running games, compared with an empty one.

    python -m benchmarks.server_club [--postgres] [--accounts 10000] [--games 2000] [--notices 10000] [--write]

Both servers run at the same time, each with its own database, and one client alternates between them: a move, and each
list of the lobby. Then the full server gets a queue of notifications (emails with a picture, push messages and
webhooks, a third each) for a receiver on this machine; its moves are measured before, while the queue drains, and
after. Server CPU is user and system time of the server process; time is the latency at the client.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable

from tests.server.postgres import Postgres

from benchmarks import measurements
from benchmarks.load.full_club import FullClub
from benchmarks.load.receiver import Receiver
from benchmarks.server_client import Person, Server, cpu_seconds, quantile

TURNS = 9
SEATS = 4
TEMPLATES = 8
WARMUP = 60
LOBBY = (
    "/api/lobby",
    "/api/lobby?state=running",
    "/api/lobby?state=running&edition=imperial&text=table",
    "/api/lobby/mine",
)
DRAIN_SECONDS = 1800
Measured = tuple[float, float]  # server CPU and latency of one request, in microseconds


class Club:
    """A server and a client that plays a hot-seat game there and reads the lobby."""

    def __init__(self, database: str, receiver: Receiver) -> None:
        self.database = database
        self.server = Server(
            database,
            outgoing_private=True,
            mail=f"smtp://127.0.0.1:{receiver.mail_port}",
            mail_from="Rondel <rondel@club.example.org>",
            public_url="https://club.example.org",
        )
        self.chance = random.Random(5)

    async def open(self) -> None:
        await self.server.ready()
        self.player = await Person(self.server.port).enter("Ada")
        await self._new_game()

    async def played(self, moves: int) -> str:
        """Create a game of four people, play a number of moves and return its ID; with -1 the table stays open."""
        people = [await Person(self.server.port).enter(f"Guest {number}") for number in range(SEATS)]
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (SEATS - 1)]
        clock = {"bank": 7 * 86_400, "extra": 86_400}
        wanted = {"seats": seats, "pace": "slow", "clock": clock, "seed": moves}
        game: str = (await people[0].call("POST", "/api/tables", wanted))["id"]
        for each in people[1:]:
            await each.call("POST", f"/api/tables/{game}/join", {})
        if moves >= 0:
            await people[0].call("POST", f"/api/tables/{game}/start", {})
        for _ in range(moves):
            view = (await people[0].call("GET", f"/api/games/{game}"))["view"]
            decider = people[view["decision"]["player"]]
            view = (await decider.call("GET", f"/api/games/{game}"))["view"]
            body = {"version": view["version"], "action": self.chance.choice(view["decision"]["actions"])}
            await decider.call("POST", f"/api/games/{game}/actions", body)
        return game

    async def _new_game(self) -> None:
        seats = [{"kind": "me"}, *[{"kind": "hot_seat"}] * (SEATS - 1)]
        wanted = {"seats": seats, "start": True, "seed": self.chance.randrange(1000)}
        self.game = (await self.player.call("POST", "/api/tables", wanted))["id"]
        self.state = await self.player.call("GET", f"/api/games/{self.game}")

    async def move(self) -> float:
        if self.state["view"]["over"]:
            await self._new_game()
        view = self.state["view"]
        wanted = {"version": view["version"], "action": self.chance.choice(view["decision"]["actions"])}
        began = time.perf_counter()
        self.state = await self.player.call("POST", f"/api/games/{self.game}/actions", wanted)
        return time.perf_counter() - began

    def reader(self, path: str) -> Callable[[], Awaitable[float]]:
        async def read() -> float:
            began = time.perf_counter()
            await self.player.call("GET", path)
            return time.perf_counter() - began

        return read

    async def measured(self, do: Callable[[], Awaitable[float]], times: int) -> Measured:
        await self.player.reconnect()
        pids = self.server.pids()
        cpu = cpu_seconds(pids)
        spent = [await do() for _ in range(times)]
        return (cpu_seconds(pids) - cpu) / times * 1e6, statistics.median(spent) * 1e6


async def compared(wanted: argparse.Namespace, databases: list[str]) -> list[str]:
    receiver = Receiver()
    clubs = [Club(database, receiver) for database in databases]
    full = clubs[1]
    rows = FullClub(full.database, receiver.address)
    try:
        for club in clubs:
            await club.open()
        templates = [await full.played(9 * number) for number in range(TEMPLATES)]
        waiting = [await full.played(-1)]
        await asyncio.to_thread(rows.add_accounts, wanted.accounts)
        await asyncio.to_thread(rows.add_games, templates, wanted.games)
        await asyncio.to_thread(rows.add_games, waiting, wanted.games // 10, 10 * 86_400)
        full.server.stop()  # restarted, so that it begins with a full database
        full = clubs[1] = Club(full.database, receiver)
        await full.open()
        size = f"{wanted.accounts:,} accounts, {wanted.games:,} running games, {wanted.games // 10:,} open tables"
        head = f"{'CPU, empty':>11} {'CPU, full':>11} {'ratio':>6} {'(spread)':>11} {'of time':>7} {'aim':>5}"
        lines = [f"{size}, beside an empty server", f"{'':54} {head}"]
        lines.append(await side_by_side(clubs, "a move", [club.move for club in clubs], wanted.moves, 1.2))
        for path in LOBBY:
            readers = [club.reader(path) for club in clubs]
            lines.append(await side_by_side(clubs, path, readers, max(10, wanted.moves // 3), 3.0))
        lines += await drained(clubs, rows, receiver, wanted.notices, wanted.moves)
    finally:
        rows.close()
        for club in clubs:
            club.server.stop()
        receiver.stop()
    return lines


async def side_by_side(
    clubs: list[Club], name: str, do: list[Callable[[], Awaitable[float]]], times: int, aim: float
) -> str:
    """Alternate between both servers; returns a line with the median ratio and its spread."""
    for club, each in zip(clubs, do, strict=True):
        await club.measured(each, WARMUP)
    turns = [[await club.measured(each, times) for club, each in zip(clubs, do, strict=True)] for _ in range(TURNS)]
    cpu = [statistics.median(turn[side][0] for turn in turns) for side in (0, 1)]
    ratios = sorted(turn[1][0] / turn[0][0] for turn in turns)
    spent = statistics.median(turn[1][1] / turn[0][1] for turn in turns)
    spread = f"{ratios[1]:.2f}–{ratios[-2]:.2f}"
    figures = f"{statistics.median(ratios):6.2f} {spread:>11} {spent:7.2f} {aim:5.1f}"
    return f"{name:54} {cpu[0]:8.0f} µs {cpu[1]:8.0f} µs {figures}"


async def drained(clubs: list[Club], rows: FullClub, receiver: Receiver, notices: int, times: int) -> list[str]:
    """Measure moves before, while and after the queue drains; the empty server shows the noise of the machine."""
    quiet: list[list[float]] = [[], []]
    busy: list[list[float]] = [[], []]

    async def play(times_by_club: list[list[float]], moves: int) -> None:
        for club, side in zip(clubs, times_by_club, strict=True):
            await club.player.reconnect()
            side += [await club.move() for _ in range(moves)]

    for _ in range(TURNS):
        await play(quiet, times // 3)
    a_move = (await clubs[1].measured(clubs[1].move, times))[0] / 1e6
    sent = await asyncio.to_thread(rows.fill_queue, notices)
    pids = clubs[1].server.pids()
    began, cpu = time.perf_counter(), cpu_seconds(pids)
    while (seconds := time.perf_counter() - began) < DRAIN_SECONDS:
        await play(busy, 20)
        if receiver.counts()[0] >= sent and not await asyncio.to_thread(rows.left_in_queue):
            break
    spent = cpu_seconds(pids) - cpu - len(busy[1]) * a_move
    for _ in range(TURNS):
        await play(quiet, times // 3)
    received, duplicates = receiver.counts()
    arrived = f"{received:,} received in {seconds:.0f} s, {duplicates} of them twice"
    each = spent / sent * 1000
    lines = [
        f"a queue of {sent:,} notifications: {arrived}; server CPU {each:.1f} ms each",
        f"{'':54} {'p50':>8} {'mean':>8} {'p90':>8} {'aim':>5}",
    ]
    for name, side, aim in (("full", 1, "  1.1"), ("empty, which sends nothing", 0, "")):
        slower = [what(busy[side]) / what(quiet[side]) for what in (statistics.median, statistics.mean, _p90)]
        shown = " ".join(f"{each:8.2f}" for each in slower)
        lines.append(f"{f'a move while it drains, {name}':54} {shown} {aim}".rstrip())
    return lines


def _p90(values: list[float]) -> float:
    return quantile(values, 0.9)


def main() -> None:
    parser = measurements.parser(__doc__)
    parser.add_argument("--accounts", type=int, default=10_000)
    parser.add_argument("--games", type=int, default=2_000)
    parser.add_argument("--notices", type=int, default=10_000, help="at most one for each account")
    parser.add_argument("--moves", type=int, default=150, help="per round of alternation")
    parser.add_argument("--postgres", action="store_true", help="on a temporary PostgreSQL server")
    wanted = parser.parse_args()
    store = "PostgreSQL" if wanted.postgres else "SQLite"
    title = f"A large club on {store}"
    with measurements.recorded(wanted, f"server-club-{store.lower()}", title, is_text=True) as show:
        cluster = Postgres(durable=True) if wanted.postgres else None
        try:
            with tempfile.TemporaryDirectory() as folder:
                names = ("empty", "full")
                databases = [cluster.database() if cluster else f"sqlite:///{folder}/{name}.sqlite3" for name in names]
                for line in asyncio.run(compared(wanted, databases)):
                    show(line)
        finally:
            if cluster:
                cluster.stop()


if __name__ == "__main__":
    main()
