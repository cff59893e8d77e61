"""The cost of a move, compared with a raw insert on the same store and with a bare framework and one insert.

    python -m benchmarks.server_move [--postgres | --database postgresql://…] [--moves 600] [--write]

Every server runs in its own process. One client alternates between them, with one connection each and one request at a
time. Server CPU is user and system time of the server process (without PostgreSQL); time is the latency at the client.
A move includes everything: authentication, limits, rules, log and position committed, the new state in the response.

- raw: a byte in, one insert committed by the driver (aiosqlite, psycopg), a byte out; no HTTP
- bare, driver: Litestar and uvicorn without middleware, the same insert
- bare, SQLAlchemy: the same with the insert through SQLAlchemy Core
- a move, of a program with a token and of a page with cookies, which also gets the effects of every choice
"""

from __future__ import annotations

import argparse
import http.client
import json
import os
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from typing import Any

from tests.server.postgres import Postgres

from benchmarks import measurements
from benchmarks.load import baselines
from benchmarks.load.browsers import Browser
from benchmarks.server_client import ROOT, cpu_seconds, free_port

OURS = (
    "from rondel.server import run; import sys; "
    "run(database=sys.argv[1], port=int(sys.argv[2]), limits=sys.argv[3], log_level='error')"
)
LIMITS = "change=1000000/minute, work=6000000/minute"  # one person plays all moves; requests are counted all the same
TURNS = 5


def started(code: str, database: str) -> tuple[subprocess.Popen[bytes], int]:
    port = free_port()
    process = subprocess.Popen(
        [sys.executable, "-c", code, database, str(port), LIMITS],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        stdout=subprocess.DEVNULL,
    )
    for _ in range(600):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return process, port
        time.sleep(0.1)
    raise SystemExit("the server did not start")


class Raw:
    name = "raw insert, no HTTP"

    def __init__(self, database: str) -> None:
        self.process, port = started(baselines.RAW, database)
        self.line = socket.create_connection(("127.0.0.1", port))
        self.line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)

    def reconnect(self) -> None:
        """Do nothing: this server never closes a connection."""

    def request(self) -> float:
        began = time.perf_counter()
        self.line.sendall(b"1")
        assert self.line.recv(1)
        return time.perf_counter() - began


class Http:
    def __init__(self, code: str, database: str) -> None:
        self.process, self.port = started(code, database)
        self.http = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        self.headers: dict[str, str] = {"content-type": "application/json"}

    def reconnect(self) -> None:
        """Reconnect: the server may have closed an idle connection."""
        self.http.close()
        self.http.connect()

    def call(self, method: str, path: str, body: Any = None) -> tuple[float, bytes, list[tuple[str, str]]]:
        sent = None if body is None else json.dumps(body)
        began = time.perf_counter()
        self.http.request(method, path, sent, self.headers)
        answer = self.http.getresponse()
        data = answer.read()
        spent = time.perf_counter() - began
        if answer.status >= 400:
            raise SystemExit(f"{method} {path}: {answer.status} {data[:300]!r}")
        return spent, data, answer.getheaders()


class Bare(Http):
    def __init__(self, name: str, code: str, database: str) -> None:
        super().__init__(code, database)
        self.name, self.number = name, 0

    def request(self) -> float:
        self.number += 1
        return self.call("POST", "/rows", {"version": self.number, "action": "rondel taxation"})[0]


class Ours(Http):
    def __init__(self, name: str, database: str, *, page: bool) -> None:
        super().__init__(OURS, database)
        self.name, self.chance = name, random.Random(5)
        _, data, headers = self.call("POST", "/api/guest", {"name": "Ada", "token": not page})
        if page:
            browser = Browser(0)
            browser.keep_cookies("\r\n".join(f"{name}: {value}" for name, value in headers).encode())
            self.headers["cookie"] = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
            self.headers["x-csrftoken"] = browser.cookies["csrftoken"]
        else:
            self.headers["authorization"] = "Bearer " + json.loads(data)["token"]
        self._new_game()

    def _new_game(self) -> None:
        seats = [{"kind": "me"}, {"kind": "hot_seat"}, {"kind": "hot_seat"}]
        body = {"seats": seats, "start": True, "seed": self.chance.randrange(1000)}
        self.game = json.loads(self.call("POST", "/api/tables", body)[1])["id"]
        self.state = json.loads(self.call("GET", f"/api/games/{self.game}")[1])
        self.number = 0

    def request(self) -> float:
        view = self.state["view"]
        if view["over"]:
            self._new_game()
            view = self.state["view"]
        self.number += 1
        body = {
            "version": view["version"],
            "action": self.chance.choice(view["decision"]["actions"]),
            "request": f"r{self.number}",
        }
        spent, data, _ = self.call("POST", f"/api/games/{self.game}/actions", body)
        self.state = json.loads(data)
        return spent


Measured = Raw | Bare | Ours


def measured(server: Measured, requests: int) -> tuple[float, float]:
    """Server CPU and the median time per request, in microseconds."""
    server.reconnect()
    cpu = cpu_seconds([server.process.pid])
    spent = [server.request() for _ in range(requests)]
    return (cpu_seconds([server.process.pid]) - cpu) / requests * 1e6, statistics.median(spent) * 1e6


def main() -> None:
    parser = measurements.parser(__doc__)
    parser.add_argument("--database")
    parser.add_argument("--moves", type=int, default=600)
    parser.add_argument("--postgres", action="store_true", help="on a temporary PostgreSQL server")
    wanted = parser.parse_args()
    cluster = Postgres(durable=True) if wanted.postgres else None
    try:
        compare(wanted, cluster)
    finally:
        if cluster:
            cluster.stop()


def compare(wanted: argparse.Namespace, cluster: Postgres | None) -> None:
    """Run all servers, each on its own database: servers that share one would notify each other of every move."""
    with tempfile.TemporaryDirectory() as folder:

        def database(name: str) -> str:
            return wanted.database or (cluster.database() if cluster else f"sqlite:///{folder}/{name}.sqlite3")

        servers: list[Measured] = [
            Raw(database("raw")),
            Bare("bare framework, driver", baselines.BARE_DRIVER, database("driver")),
            Bare("bare framework, SQLAlchemy", baselines.BARE_SQLALCHEMY, database("alchemy")),
            Ours("a move, of a program", database("ours"), page=False),
            Ours("a move, of a page", database("page"), page=True),
        ]
        try:
            for server in servers:
                measured(server, 100)  # warm
            turns = [[measured(server, wanted.moves // TURNS) for server in servers] for _ in range(TURNS)]
        finally:
            for server in servers:
                server.process.terminate()
                server.process.wait()
    store = "PostgreSQL" if wanted.database or cluster else "SQLite"
    title = f"The cost of a move on {store}"
    with measurements.recorded(wanted, f"server-move-{store.lower()}", title, is_text=True) as show:
        for line in figures([server.name for server in servers], turns):
            show(line)


def figures(names: list[str], turns: list[list[tuple[float, float]]]) -> list[str]:
    cpu = [statistics.median(turn[number][0] for turn in turns) for number in range(len(names))]
    spent = [statistics.median(turn[number][1] for turn in turns) for number in range(len(names))]
    lines = [f"{'':50} {'server CPU':>10} {'time':>10}"]
    lines += [f"{name:50} {cpu[n]:7.0f} µs {spent[n]:7.0f} µs" for n, name in enumerate(names)]
    for move in (3, 4):
        for base in range(3):
            ratio = f"{names[move]} : {names[base]}"
            lines.append(f"{ratio:50} {cpu[move] / cpu[base]:10.2f} {spent[move] / spent[base]:10.2f}")
    return lines


if __name__ == "__main__":
    main()
