"""What a move costs the server, beside the bare framework doing one insert on the same store, in one run.

    python benchmarks/server_move.py [--database postgresql://…] [--moves 600]

Both servers run in processes of their own and are asked by the same client over one connection, one request after
the other. Server CPU is user and system time of the server process, read from /proc.
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
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
TICK = os.sysconf("SC_CLK_TCK")

BARE = """
import sys, time
import uvicorn, msgspec
from litestar import Litestar, post
from sqlalchemy import Column, Double, Integer, MetaData, String, Table, insert
from rondel.server.config import Settings
from rondel.server.storage.store import Store
metadata = MetaData()
rows = Table("bare_rows", metadata, Column("id", Integer, primary_key=True), Column("game", String(12)),
             Column("action", String(120)), Column("at", Double))
store = Store(Settings(database=sys.argv[1]))

class Row(msgspec.Struct):
    version: int
    action: str

class Made(msgspec.Struct):
    id: int

@post("/rows")
async def make(data: Row) -> Made:
    async with store.write() as connection:
        done = await connection.execute(insert(rows).values(game="abc", action=data.action, at=time.time()))
        return Made(done.inserted_primary_key[0])

async def start(app):
    async with store.write() as connection:
        await connection.run_sync(metadata.drop_all)
        await connection.run_sync(metadata.create_all)

uvicorn.run(Litestar([make], on_startup=[start], logging_config=None), port=int(sys.argv[2]), log_level="error",
            access_log=False, timeout_keep_alive=60)
"""
OURS = "from rondel.server import run; import sys; run(database=sys.argv[1], port=int(sys.argv[2]), rate_limits=False)"


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Client:
    def __init__(self, port: int) -> None:
        self.http = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
        self.headers = {"content-type": "application/json"}

    def __call__(self, method: str, path: str, body: Any = None) -> Any:
        self.http.request(method, path, None if body is None else json.dumps(body), self.headers)
        answer = self.http.getresponse()
        data = answer.read()
        if answer.status >= 400:
            raise SystemExit(f"{method} {path}: {answer.status} {data[:300]!r}")
        return json.loads(data)


def started(code: str, database: str) -> tuple[subprocess.Popen[bytes], Client]:
    port = free_port()
    process = subprocess.Popen(
        [sys.executable, "-c", code, database, str(port)],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        stdout=subprocess.DEVNULL,
    )
    for _ in range(600):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return process, Client(port)
        time.sleep(0.1)
    raise SystemExit("the server did not start")


class Bare:
    def __init__(self, database: str) -> None:
        self.process, self.client = started(BARE, database)
        self.number = 0

    def request(self) -> None:
        self.number += 1
        self.client("POST", "/rows", {"version": self.number, "action": "rondel taxation"})


class Ours:
    def __init__(self, database: str) -> None:
        self.process, self.client = started(OURS, database)
        token = self.client("POST", "/api/guest", {"name": "Ada", "token": True})["token"]
        self.client.headers["authorization"] = f"Bearer {token}"
        self.chance = random.Random(5)
        self._new_game()

    def _new_game(self) -> None:
        seats = [{"kind": "me"}, {"kind": "hot_seat"}, {"kind": "hot_seat"}]
        body = {"seats": seats, "start": True, "seed": self.chance.randrange(1000)}
        self.game = self.client("POST", "/api/tables", body)["id"]
        self.state = self.client("GET", f"/api/games/{self.game}")
        self.number = 0

    def request(self) -> None:
        view = self.state["view"]
        action = self.chance.choice(view["decision"]["actions"])
        self.number += 1
        body = {"version": view["version"], "action": action, "request": f"r{self.number}"}
        self.state = self.client("POST", f"/api/games/{self.game}/actions", body)
        if self.state["view"]["over"]:
            self._new_game()


def measured(server: Bare | Ours, requests: int) -> tuple[float, float]:
    """Server CPU and time per request, in microseconds."""
    cpu, began = cpu_seconds(server.process.pid), time.perf_counter()
    for _ in range(requests):
        server.request()
    spent = time.perf_counter() - began
    return (cpu_seconds(server.process.pid) - cpu) / requests * 1e6, spent / requests * 1e6


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--database")
    parser.add_argument("--moves", type=int, default=600)
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = wanted.database or f"sqlite:///{folder}/rondel.sqlite3"
        bare = Bare(database if wanted.database else f"sqlite:///{folder}/bare.sqlite3")
        ours = Ours(database)
        try:
            for server in (bare, ours):
                measured(server, 100)  # warm
            rounds = [(measured(bare, wanted.moves // 3), measured(ours, wanted.moves // 3)) for _ in range(3)]
        finally:
            for server in (bare, ours):
                server.process.terminate()
                server.process.wait()
    bare_cpu = statistics.median(each[0][0] for each in rounds)
    ours_cpu = statistics.median(each[1][0] for each in rounds)
    print(f"bare framework, one insert: {bare_cpu:6.0f} µs of server CPU per request")
    print(f"a move:                     {ours_cpu:6.0f} µs of server CPU per request")
    print(f"ratio:                      {ours_cpu / bare_cpu:6.2f}")


if __name__ == "__main__":
    main()
