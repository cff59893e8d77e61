"""Races between two processes at one table: one succeeds, the other gets a conflict."""

from __future__ import annotations

import threading
from collections import Counter
from typing import Any

import httpx
from tests import unique
from tests.server.clients import ForkServer, Person, ProcessServer
from tests.server.postgres import Postgres


def at_once(calls: list[tuple[httpx.Client, str, Any]]) -> list[int]:
    """Send requests simultaneously; return their statuses."""
    barrier, statuses = threading.Barrier(len(calls)), [0] * len(calls)

    def call(number: int, client: httpx.Client, path: str, body: Any) -> None:
        barrier.wait()
        statuses[number] = client.post(path, json=body).status_code

    threads = [threading.Thread(target=call, args=(number, *each)) for number, each in enumerate(calls)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return statuses


def race(servers: list[ProcessServer], times: int) -> tuple[Counter[str], list[str]]:
    """Start and join tables in both processes; return the statuses and failures."""
    statuses: Counter[str] = Counter()
    failures: list[str] = []
    ada, bruno = Person(servers[0].address, "Ada"), Person(servers[0].address, "Bruno")
    everywhere = [[person.at(server.address).http for server in servers] for person in (ada, bruno)]
    for number in range(times):
        table = ada.table("me", "open", start=False)["id"]
        joins = at_once([(client, f"/api/tables/{table}/join", {}) for client in everywhere[1]])
        starts = at_once([(client, f"/api/tables/{table}/start", {}) for client in everywhere[0] * 2])
        statuses.update([f"join {status}" for status in joins] + [f"start {status}" for status in starts])
        if starts.count(200) != 1 or set(starts) != {200, 409} or 200 not in joins or max(joins) >= 500:
            failures.append(f"Table {number}: join {joins}, start {starts}")
        log = ada.get(f"/api/games/{table}/events")
        if [entry["version"] for entry in log] != [0]:
            failures.append(f"Table {number} was started more than once: {log}")
    return statuses, failures


def run(fork_server: ForkServer, cluster: Postgres, times: int) -> tuple[dict[str, Any], list[str]]:
    database = cluster.database()
    servers = [fork_server.server(database, unique.port()) for _ in range(2)]
    try:
        statuses, failures = race(servers, times)
    finally:
        for server in servers:
            server.kill()
    return {"tables": times, **dict(sorted(statuses.items()))}, failures
