"""Rate limits, CPU budgets and quotas, in all processes together; and fairness and seeds of bots."""

from __future__ import annotations

import asyncio
import itertools
import threading
import time
import zlib
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from tests.server.clients import NET, Person, ThreadServer, offered
from tests.server.postgres import Postgres
from tests.waiting import wait_until

import rondel
from rondel import bots as players
from rondel.server.bots.pool import FairQueue
from rondel.server.config import SettingError, Settings
from rondel.server.limits import kinds
from rondel.server.limits.cpu_budget import CpuBudget
from rondel.table.errors import Refusal


@pytest.fixture
def strict(sqlite: str) -> Iterator[ThreadServer]:
    running = ThreadServer(
        sqlite,
        rate_limits=True,
        limits="guest=100/day, table=20/day, chat=2/day, upload=1/day, tables=3, sandboxes=2, bot_tables=1",
    )
    yield running
    running.stop()


def test_limits_are_shared_by_all_processes(postgres: Postgres) -> None:
    database = postgres.database()
    servers = [ThreadServer(database, rate_limits=True, limits="guest=6/day") for _ in range(2)]
    try:
        answers = [
            httpx.post(server.address + "/api/guest", json={"name": "Ada"}, timeout=NET, verify=False)
            for _ in range(5)
            for server in servers
        ]
        assert [answer.status_code for answer in answers] == [201] * 6 + [429] * 4
    finally:
        for server in servers:
            server.stop()


def test_limits_hold_for_concurrent_requests(postgres: Postgres) -> None:
    server = ThreadServer(postgres.database(), rate_limits=True, limits="guest=4/day")
    statuses: list[int] = []

    def ask() -> None:
        statuses.append(
            httpx.post(server.address + "/api/guest", json={"name": "Ada"}, timeout=NET, verify=False).status_code
        )

    try:
        threads = [threading.Thread(target=ask) for _ in range(12)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(statuses) == [201] * 4 + [429] * 8
    finally:
        server.stop()


def test_refusals_have_a_retry_after_header(strict: ThreadServer) -> None:
    ada = strict.person()
    game = ada.table("me", "hot_seat")["id"]
    for _ in range(2):
        ada.post(f"/api/games/{game}/chat", {"text": "hello"}, 201)
    answer = ada.http.post(f"/api/games/{game}/chat", json={"text": "hello"})
    assert (answer.status_code, answer.json()["error"]["code"]) == (429, "too_many")
    assert 1 <= int(answer.headers["retry-after"]) <= 86_400
    assert answer.json()["error"]["params"]["seconds"] >= 1


def test_chat_per_table_is_limited(strict: ThreadServer) -> None:
    game = strict.person().table("me", "hot_seat", talk="everybody")["id"]
    statuses = []
    for number in range(4):
        person = strict.person(f"Guest {number}")
        statuses += [person.http.post(f"/api/games/{game}/chat", json={"text": "x"}).status_code for _ in range(2)]
    assert statuses == [201] * 6 + [429] * 2


def test_tables_and_sandboxes_per_person_are_limited(strict: ThreadServer) -> None:
    ada = strict.person()
    games = [ada.table("me", "hot_seat")["id"] for _ in range(3)]
    answer = ada.http.post("/api/tables", json={"seats": [{"kind": "me"}, {"kind": "open"}]})
    assert (answer.status_code, answer.json()["error"]["code"]) == (429, "too_many_tables")
    assert "retry-after" in answer.headers
    sandboxes = [ada.post(f"/api/games/{games[0]}/sandbox", {}, 201)["id"] for _ in range(2)]
    assert ada.refusal(f"/api/games/{games[0]}/sandbox", {}, 429)["code"] == "too_many_sandboxes"
    assert ada.http.delete(f"/api/tables/{sandboxes[0]}").status_code == 200
    ada.post(f"/api/games/{games[0]}/sandbox", {}, 201)


def test_the_table_quota_holds_for_concurrent_requests(postgres: Postgres) -> None:
    server = ThreadServer(postgres.database(), rate_limits=True, limits="tables=3")
    ada = server.person()
    statuses: list[int] = []

    def create() -> None:
        body = {"seats": [{"kind": "me"}, {"kind": "open"}]}
        statuses.append(Person(server.address, token=ada.token).http.post("/api/tables", json=body).status_code)

    try:
        threads = [threading.Thread(target=create) for _ in range(10)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(statuses) == [201] * 3 + [429] * 7
    finally:
        server.stop()


def test_bot_only_tables_per_person_are_limited(strict: ThreadServer) -> None:
    ada = strict.person()
    bots = [{"kind": "bot", "bot": "greedy"}] * 6
    ada.post("/api/tables", {"seats": bots, "start": True}, 201)
    assert ada.refusal("/api/tables", {"seats": bots, "start": True}, 429)["code"] == "too_many_bot_tables"
    later = ada.post("/api/tables", {"seats": [*bots[:5], {"kind": "open"}]}, 201)["id"]
    assert ada.refusal(f"/api/tables/{later}/start", {"bot": "greedy"}, 429)["code"] == "too_many_bot_tables"


def test_pages_and_the_schema_are_rate_limited(sqlite: str) -> None:
    server = ThreadServer(sqlite, rate_limits=True, limits="page=3/day")
    try:
        paths = ["/schema/openapi.json", "/", "/assets/x.js", "/schema/openapi.json", "/"]
        answers = [httpx.get(server.address + path, timeout=NET, verify=False) for path in paths]
        assert [answer.status_code == 429 for answer in answers] == [False, False, False, True, True]
        assert all("retry-after" in answer.headers for answer in answers[3:])
    finally:
        server.stop()


def test_an_exhausted_cpu_budget_affects_only_its_owner(sqlite: str) -> None:
    server = ThreadServer(sqlite, rate_limits=True, limits="work=300/hour, guest=100/day")
    try:
        ada, bruno = server.person("Ada"), server.person("Bruno")
        game = ada.table("me", "hot_seat", edition="imperial_2030")["id"]
        actions = offered(ada.state(game))
        # Every computation seems to take at least 100 ms, however fast the machine is.
        server.app.services.cpu_budget.stopwatch = itertools.count(step=0.1).__next__
        answers = [ada.http.post(f"/api/games/{game}/previews", json={"actions": actions[:1]}) for _ in range(5)]
        answer = answers[-1]
        assert answers[0].status_code == 200
        assert answer.status_code == 429
        assert int(answer.headers["retry-after"]) >= 1
        assert bruno.http.get(f"/api/games/{game}").status_code == 200
    finally:
        server.stop()


def test_long_computations_run_in_slices() -> None:
    """A ticker represents other tasks, which must run between the slices."""

    async def run() -> tuple[int, list[int]]:
        work = CpuBudget(Settings(rate_limits=False))
        ticks = 0

        async def tick() -> None:
            nonlocal ticks
            while True:
                ticks += 1
                await asyncio.sleep(0)

        def items() -> Iterator[int]:
            for number in range(50):
                until = time.perf_counter() + 0.005
                while time.perf_counter() < until:
                    pass
                yield number

        ticking = asyncio.create_task(tick())
        found = await work.in_slices([kinds.RateKey("user 1")], items())
        ticking.cancel()
        return ticks, found

    ticks, found = asyncio.run(run())
    assert found == list(range(50))
    assert ticks >= 49


def test_queued_jobs_per_person_are_limited() -> None:
    async def run() -> list[str]:
        work = CpuBudget(Settings())
        ada = [kinds.RateKey("user 1")]

        def items() -> Iterator[int]:
            for number in range(3):
                time.sleep(0.005)
                yield number

        jobs = [asyncio.ensure_future(work.in_slices(ada, items())) for _ in range(6)]
        results = await asyncio.gather(*jobs, return_exceptions=True)
        return [result.code if isinstance(result, Refusal) else "done" for result in results]

    assert asyncio.run(run()) == ["done"] * 4 + ["too_many"] * 2


def test_an_ipv6_network_counts_as_one_address() -> None:
    assert kinds.network_of("2001:db8::1") == kinds.network_of("2001:db8::ffff:1") == "2001:db8::"
    assert kinds.network_of("2001:db8:0:1::1") != kinds.network_of("2001:db8::1")
    assert kinds.network_of("::ffff:192.0.2.7") == kinds.network_of("192.0.2.7") == "192.0.2.7"
    assert kinds.network_of("unknown") == "unknown"


def test_a_limit_can_have_several_rates() -> None:
    rates = kinds.limits_of("guest=10/minute; 3/2 Hours, upload=4 / month").rates
    assert rates["guest"] == [(10, 60), (3, 7_200)]
    assert rates["upload"] == [(4, 2_592_000)]


@pytest.mark.parametrize(
    "text",
    [
        "guest",
        "guest=many",
        "guest=1/fortnight",
        "guest=1/0 days",
        "guest=1/day;",
        "guest=-1/day",
        "chairs=3/day",
        "tables=²",
        "tables=3/day",
    ],
)
def test_invalid_limits_are_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(SettingError, match="limits"):
        kinds.limits_of(text)


def test_rate_limits_store_no_addresses(strict: ThreadServer) -> None:
    strict.person()
    path = strict.settings.database.removeprefix("sqlite:///")
    data = b"".join(file.read_bytes() for file in (Path(path), Path(path + "-wal")) if file.exists())
    assert b"rate_counts" in data
    assert b"address 127" not in data


def test_the_bot_queue_is_fair() -> None:
    """A person with thirty tables of strong bots does not delay the bots of others."""

    async def run() -> list[str]:
        queue = FairQueue(["process"])
        order: list[str] = []

        async def think(key: str, seconds: float) -> None:
            worker = await queue.acquire(key)
            order.append(key)
            await asyncio.sleep(0)
            queue.release(worker, key, seconds)

        greedy = [asyncio.ensure_future(think("many", 3.0)) for _ in range(30)]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        other = [asyncio.ensure_future(think("one", 0.01)) for _ in range(3)]
        await asyncio.gather(*greedy, *other)
        return order

    order = asyncio.run(run())
    assert len(order) == 33
    assert max(number for number, key in enumerate(order) if key == "one") <= 6


def test_a_cancelled_bot_request_leaves_the_queue() -> None:
    async def run() -> None:
        queue = FairQueue(["process"])
        worker = await queue.acquire("a")
        waiting = asyncio.ensure_future(queue.acquire("b"))
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        assert queue.waiting == 0
        queue.release(worker, "a", 1.0)
        assert await asyncio.wait_for(queue.acquire("c"), 5) == "process"

    asyncio.run(run())


def test_bot_seeds_are_random_and_revealed_at_the_end(ada: Person) -> None:
    """Bots of identical games have different seeds, which are secret until the end."""
    first, second = (ada.table("me", "random", "random", options={"max_rounds": 1})["id"] for _ in range(2))
    assert "bot_seeds" not in ada.get(f"/api/tables/{first}")
    assert "seed" not in ada.http.get(f"/api/games/{first}/record").text
    for game in (first, second):
        ada.post(f"/api/games/{game}/end", {"agree": True})
    seeds = ada.get(f"/api/tables/{first}")["bot_seeds"]
    assert seeds[0] is None
    assert len({*seeds, *ada.get(f"/api/tables/{second}")["bot_seeds"]}) == 5
    text = ada.http.get(f"/api/games/{first}/record").text
    assert f"# seat 1: bot random, seed {seeds[1]}" in text.splitlines()
    assert rondel.Record.loads(text).players  # older programs can still read the record


def test_a_revealed_seed_reproduces_the_bots_moves(ada: Person) -> None:
    game = ada.table("me", "random", options={"max_rounds": 2})["id"]
    state = ada.wait_for_turn(game)
    for _ in range(12):
        if state["table"]["state"] == "over":
            break
        ada.play(game, state, offered(state)[0])
        state = ada.wait_for_turn(game)
    if state["table"]["state"] != "over":
        ada.post(f"/api/games/{game}/end", {"agree": True})
    seed = ada.get(f"/api/tables/{game}")["bot_seeds"][1]
    record = rondel.Record.loads(ada.http.get(f"/api/games/{game}/record").text)
    chosen = [(number, action) for number, (seat, action) in enumerate(record.moves) if seat == 1]
    assert chosen
    guessable = zlib.crc32(f"{game} 1".encode())  # the former seed, derived from the public id of the game
    right = choices = 0
    for number, action in chosen:
        position = rondel.replay(record, until=number)

        def drawn(by: int, position: rondel.Game = position) -> str:
            return str(players.make("random", seed=by).choose(position.seat_view(1), position.decision))

        assert drawn(seed) == action
        if len(position.decision.actions) > 1:
            choices += 1
            right += drawn(guessable) == action
    assert seed != guessable
    assert right < choices, "the bots must not be predictable from the id of the game"


def test_a_sandbox_of_a_long_game_contains_only_its_last_moves(ada: Person, server: ThreadServer) -> None:
    game = ada.table("me", "hot_seat", "hot_seat")["id"]
    state = ada.state(game)
    for number in range(330):
        actions = offered(state)
        if not actions:
            break
        state = ada.play(game, state, actions[number * 7 % len(actions)])
    version = state["view"]["version"]
    assert version > 300
    sandbox = ada.post(f"/api/games/{game}/sandbox", {"at": version - 3}, 201)
    log = ada.get(f"/api/games/{sandbox['id']}/events")
    assert sandbox["version"] == log[-1]["version"] == version - 3
    assert 100 <= len(log) <= 240
    first = log[0]["version"]
    assert ada.http.get(f"/api/games/{sandbox['id']}/positions/{first - 1}").status_code == 404
    for at in (first, first + 1, version - 3):
        then, now = (ada.get(f"/api/games/{each}/positions/{at}", seat=0) for each in (game, sandbox["id"]))
        assert {**then, "decision": None} == {**now, "decision": None}
    record = rondel.Record.loads(ada.http.get(f"/api/games/{sandbox['id']}/record").text)
    assert len(record.moves) == version - 3 - first
    assert rondel.replay(record).view(0)["players"] == ada.state(sandbox["id"])["view"]["players"]
    state = ada.state(sandbox["id"])
    state = ada.play(sandbox["id"], state, offered(state)[0])
    assert ada.post(f"/api/games/{sandbox['id']}/undo", {"version": state["view"]["version"]})


def test_an_illegal_move_in_a_record_is_refused_with_its_line(ada: Person) -> None:
    game = ada.table("me", "hot_seat")["id"]
    state = ada.state(game)
    for _ in range(4):
        state = ada.play(game, state, offered(state)[0])
    text = ada.http.get(f"/api/games/{game}/record").text
    line = len(text.splitlines()) + 1
    wrong = ada.http.post("/api/records", content=text + "0 build rome\n")
    assert wrong.status_code == 422
    assert wrong.json()["error"]["params"]["line"] == line
    assert wrong.json()["error"]["sentence"].startswith(f"Move 5 (line {line}): build rome is illegal")


def test_the_stream_limit_holds_for_concurrent_requests(sqlite: str) -> None:
    server = ThreadServer(sqlite, streams_per_person=3)
    ada = server.person()
    game = ada.table("me", "hot_seat")["id"]
    statuses: list[int] = []
    stop = threading.Event()

    def watch() -> None:
        with Person(server.address, token=ada.token).http.stream("GET", f"/api/games/{game}/stream") as answer:
            statuses.append(answer.status_code)
            if answer.status_code == 200:
                stop.wait(NET)

    try:
        threads = [threading.Thread(target=watch) for _ in range(12)]
        for thread in threads:
            thread.start()
        wait_until(lambda: len(statuses) == 12)
        assert sorted(statuses) == [200] * 3 + [429] * 9
        stop.set()
        for thread in threads:
            thread.join()
        wait_until(lambda: not server.app.services.hub.followed_games())
        with ada.http.stream("GET", f"/api/games/{game}/stream") as answer:
            assert answer.status_code == 200
    finally:
        stop.set()
        server.stop()


def test_the_total_number_of_streams_is_limited(sqlite: str) -> None:
    server = ThreadServer(sqlite, max_streams=1)
    ada, bruno = server.person("Ada"), server.person("Bruno")
    game = ada.table("me", "hot_seat")["id"]
    try:
        with ada.http.stream("GET", f"/api/games/{game}/stream") as answer:
            assert answer.status_code == 200
            refused = bruno.http.get(f"/api/games/{game}/stream")
            assert refused.status_code == 429
            assert refused.headers["retry-after"]
    finally:
        server.stop()


def test_games_with_listeners_stay_cached(sqlite: str) -> None:
    """Otherwise, with more live games than `loaded_games`, each move would reload its game."""
    server = ThreadServer(sqlite, loaded_games=2)
    ada = server.person()
    games = [ada.table("me", "hot_seat")["id"] for _ in range(5)]
    cache, hub = server.app.services.games.cache, server.app.services.hub
    listeners = [hub.subscribe(game, None) for game in games[:4]]
    try:
        for game in games:
            ada.state(game)
        for _ in range(3):
            ada.table("me", "hot_seat")
        assert all(cache.get(game) for game in games[:4])
        assert not cache.get(games[4])
    finally:
        for listener in listeners:
            hub.unsubscribe(listener)
        server.stop()
