"""Fair shares: CPU budgets for moves and streams, and limits per address block."""

from __future__ import annotations

import itertools
import threading

import httpx
from tests.server.clients import NET, Person, ThreadServer
from tests.server.postgres import Postgres

from rondel.server.config import Settings
from rondel.server.limits import kinds
from rondel.server.limits.cpu_budget import CpuBudget


def behind(server: ThreadServer, address: str) -> httpx.Client:
    """Return a client with this address, as reported by the proxy."""
    return httpx.Client(base_url=server.address, timeout=NET, headers={"x-forwarded-for": address}, verify=False)


def test_an_address_block_is_limited_as_a_whole(sqlite: str) -> None:
    server = ThreadServer(sqlite, rate_limits=True, limits="guest=1/day")
    try:
        statuses = {}
        for block in ("198.51.100.{}", "2001:db8:7:{}::1"):
            found = []
            for number in range(1, 7):
                with behind(server, block.format(number)) as guest:
                    found.append(guest.post("/api/guest", json={"name": "Ada"}).status_code)
            statuses[block] = found
        assert set(map(tuple, statuses.values())) == {(201, 201, 201, 201, 429, 429)}
        with behind(server, "198.51.101.1") as elsewhere:
            assert elsewhere.post("/api/guest", json={"name": "Ada"}).status_code == 201
    finally:
        server.stop()


def test_the_block_of_an_address() -> None:
    assert kinds.block_of("192.0.2.7") == kinds.block_of("::ffff:192.0.2.200") == "192.0.2.0/24"
    assert kinds.block_of("2001:db8:0:1::1") == kinds.block_of("2001:db8:0:ffff::9") == "2001:db8::/48"
    assert kinds.block_of("fe80::1%eth0") == "fe80::/48"
    assert kinds.block_of("unknown") == "unknown"


def test_join_attempts_are_limited(sqlite: str) -> None:
    server = ThreadServer(sqlite, rate_limits=True, limits="join=3/day")
    try:
        ada, bruno = server.person("Ada"), server.person("Bruno")
        game = ada.table("me", "open", start=False, private=True)["id"]
        guesses = [f"guess{number}" for number in range(4)]
        path = f"/api/tables/{game}/join"
        statuses = [bruno.http.post(path, json={"invite": guess}).status_code for guess in guesses]
        assert statuses == [404, 404, 404, 429]
    finally:
        server.stop()


def test_moves_and_their_responses_are_charged(sqlite: str) -> None:
    """A program that plays as fast as it can is refused after a while; others are not."""
    server = ThreadServer(sqlite, rate_limits=True, limits="work=60/day")
    try:
        ada, bruno = server.person("Ada"), server.person("Bruno")
        game = ada.table("me", "hot_seat")["id"]
        statuses = []
        for _ in range(60):
            body = {"version": 999, "action": "rondel taxation"}  # stale: the response contains the state
            statuses.append(ada.http.post(f"/api/games/{game}/actions", json=body).status_code)
            if statuses[-1] == 429:
                break
        assert statuses[0] == 409
        assert statuses[-1] == 429
        assert len(statuses) < 13  # 58 if only the number of requests counted
        assert bruno.http.get("/api/me").status_code == 200
    finally:
        server.stop()


def test_states_of_a_stream_are_charged(sqlite: str) -> None:
    server = ThreadServer(sqlite, rate_limits=True, limits="work=9/day")
    try:
        ada = server.person("Ada")
        game = ada.table("me", "hot_seat")["id"]
        server.app.services.cpu_budget.stopwatch = itertools.count(step=0.01).__next__  # each state takes 10 ms
        with ada.http.stream("GET", f"/api/games/{game}/stream") as answer:
            assert answer.status_code == 200
            next(line for line in answer.iter_lines() if line.startswith("data"))
            assert Person(server.address, token=ada.token).http.get("/api/me").status_code == 429
    finally:
        server.stop()


def test_an_exhausted_budget_delays_a_stream() -> None:
    work, ada = CpuBudget(Settings(limits="work=1000/minute")), [kinds.RateKey("user 1")]
    assert work.seconds_overdrawn(ada) == 0
    work.charge(ada, 3.0)
    assert 100 < work.seconds_overdrawn(ada) <= 120
    assert CpuBudget(Settings(rate_limits=False)).seconds_overdrawn(ada) == 0


def test_the_token_limit_holds_for_concurrent_requests(postgres: Postgres) -> None:
    server = ThreadServer(postgres.database())
    try:
        with httpx.Client(base_url=server.address, timeout=NET) as browser:
            browser.post("/api/guest", json={"name": "Ada"})
            browser.headers["x-csrftoken"] = browser.cookies["csrftoken"]
            for _ in range(14):
                assert browser.post("/api/me/tokens", json={"label": "program"}).status_code == 201
            statuses: list[int] = []

            def ask() -> None:
                statuses.append(browser.post("/api/me/tokens", json={"label": "program"}).status_code)

            threads = [threading.Thread(target=ask) for _ in range(14)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            assert sorted(statuses) == [201] * 6 + [409] * 8
    finally:
        server.stop()
