"""Several processes, kills and restarts: every acknowledged move is stored exactly once."""

from __future__ import annotations

import random
import signal
import threading
import time
from pathlib import Path
from typing import Any

import httpx
import psycopg
from tests import unique
from tests.server.clients import NET, ForkServer, Person, ThreadServer, offered, reading, two_workers, until
from tests.server.postgres import Postgres
from tests.waiting import wait_until

import rondel


def _check_history(person: Person, game: str, acknowledged: dict[int, str]) -> None:
    """Check that the log has every acknowledged action at its version, no gaps, and replays to the position."""
    while True:
        before = person.state(game)["revision"]
        log = person.get(f"/api/games/{game}/events")
        record = person.http.get(f"/api/games/{game}/record").text
        state = person.state(game)
        if state["revision"] == before:
            break  # no bot has moved between the requests
    versions = [entry["version"] for entry in log]
    assert versions == list(range(len(versions)))
    for version, action in acknowledged.items():
        assert log[version]["action"] == action
    replayed = rondel.replay(record)
    assert replayed.version == state["view"]["version"] == versions[-1]
    assert replayed.view(state["seat"]) == state["view"]


def test_one_game_is_played_through_two_processes(postgres: Postgres) -> None:
    """Both players see every move at once, and no move is lost or duplicated."""
    database = postgres.database()
    first, second = ThreadServer(database), ThreadServer(database)
    try:
        ada, bruno = first.person("Ada"), second.person("Bruno")
        game = ada.table("me", "open", "random", start=False, options={"max_rounds": 4})["id"]
        bruno.post(f"/api/tables/{game}/join")
        ada.post(f"/api/tables/{game}/start")
        acknowledged: dict[int, str] = {}
        with reading(ada, game) as at_first, reading(bruno, game) as at_second:
            streams = (at_first, at_second)
            seen = [until(stream, "state")["data"]["view"]["version"] for stream in streams]
            give_up, state = time.monotonic() + NET, ada.state(game)
            while len(acknowledged) < 20 and state["table"]["state"] == "running" and time.monotonic() < give_up:
                time.sleep(0.05)  # the third seat is a bot, whose process may still be starting
                for person in (ada, bruno):
                    state = person.state(game)
                    if offered(state):
                        action = random.Random(len(acknowledged)).choice(offered(state))
                        # The same click at both processes: one is stale, or a repeated request.
                        version, request = state["view"]["version"], f"r{state['revision']}"
                        body = {"version": version, "action": action, "request": request}
                        other = person.at((second if person is ada else first).address)
                        one = person.http.post(f"/api/games/{game}/actions", json=body)
                        two = other.http.post(f"/api/games/{game}/actions", json=body)
                        assert one.status_code == two.status_code == 200
                        acknowledged[version + 1] = action
            final = max(acknowledged)
            for number, stream in enumerate(streams):
                while seen[number] < final:
                    seen[number] = until(stream, "state")["data"]["view"]["version"]
        _check_history(ada, game, acknowledged)
        _check_history(bruno.at(first.address), game, acknowledged)
    finally:
        first.stop()
        second.stop()


def test_concurrent_moves_in_two_processes_are_one_move(postgres: Postgres) -> None:
    database = postgres.database()
    first, second = ThreadServer(database), ThreadServer(database)
    try:
        ada = first.person("Ada")
        others = [ada, ada.at(second.address)]
        game = ada.table("me", "hot_seat")["id"]
        for _ in range(15):
            state = ada.state(game)
            body = {"version": state["view"]["version"], "action": offered(state)[0]}
            codes: list[int] = []
            barrier = threading.Barrier(2)

            def click(person: Person, body: dict[str, Any], barrier: threading.Barrier, codes: list[int]) -> None:
                barrier.wait()
                codes.append(person.http.post(f"/api/games/{game}/actions", json=body).status_code)

            threads = [threading.Thread(target=click, args=(each, body, barrier, codes)) for each in others]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            assert sorted(codes) == [200, 409]
        _check_history(ada, game, {})
    finally:
        first.stop()
        second.stop()


def test_lost_database_connections_lose_no_move(postgres: Postgres) -> None:
    """Like after a restart of PostgreSQL: later requests use new connections."""
    server = ThreadServer(postgres.database())
    try:
        ada = server.person("Ada")
        game = ada.table("me", "hot_seat")["id"]
        action = ["rondel import", "end", "rondel taxation"]
        for number in range(3):
            _end_connections(server.settings.database)
            body = {"version": number, "action": action[number], "request": f"r{number}"}
            answer = ada.post(f"/api/games/{game}/actions", body)
            assert answer["view"]["version"] == number + 1
        for read in ("", "/record", "/events"):
            _end_connections(server.settings.database)
            assert ada.http.get(f"/api/games/{game}{read}").status_code == 200
        _check_history(ada, game, dict(enumerate(action, start=1)))
    finally:
        server.stop()


def _end_connections(database: str) -> None:
    """Terminate all other connections to this database, and wait until they are gone."""
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity "
            "WHERE pid <> pg_backend_pid() AND datname = current_database()"
        )


def _play_on(person: Person, game: str, acknowledged: dict[int, str]) -> None:
    """Play random moves until the server is killed, recording acknowledged ones."""
    chance = random.Random(3)
    try:
        while (state := person.state(game))["table"]["state"] == "running":
            if offered(state):
                version, action = state["view"]["version"], chance.choice(offered(state))
                body = {"version": version, "action": action, "request": f"v{version}-{len(acknowledged)}"}
                if person.http.post(f"/api/games/{game}/actions", json=body).status_code == 200:
                    acknowledged[version + 1] = action
    except (httpx.HTTPError, AssertionError):
        return


def test_kill_9_neither_loses_nor_duplicates_moves(fork_server: ForkServer, sqlite: str) -> None:
    """The server is killed at random moments of two games; after each restart every acknowledged move is stored exactly
    once and the bots resume.
    """
    port = unique.port()
    server = fork_server.server(sqlite, port)
    person = Person(server.address, "Ada")
    games = [person.table("me", "random", "random")["id"] for _ in range(2)]
    acknowledged: list[dict[int, str]] = [{}, {}]
    chance = random.Random(11)
    try:
        for _ in range(3):
            threads = [
                threading.Thread(target=_play_on, args=(person.at(server.address), games[n], acknowledged[n]))
                for n in range(2)
            ]
            played = [len(moves) for moves in acknowledged]
            for thread in threads:
                thread.start()
            wait_until(lambda: all(len(acknowledged[n]) > played[n] for n in range(2)))  # noqa: B023
            time.sleep(chance.random() / 2)
            server.kill()
            for thread in threads:
                thread.join()
            server = fork_server.server(sqlite, port)
            for number, game in enumerate(games):
                person.wait_for_turn(game)
                _check_history(person, game, acknowledged[number])
        assert all(len(moves) >= 3 for moves in acknowledged)
    finally:
        server.kill()


def test_kill_9_of_one_of_two_processes_loses_nothing(fork_server: ForkServer, postgres: Postgres) -> None:
    """The other process continues the games with all acknowledged moves, and takes over the dead one's bots."""
    database = postgres.database()
    slow = "tests.server.slow_bots:Slow"
    first, second = (fork_server.server(database, unique.port(), extra_bots=slow) for _ in range(2))
    try:
        ada = Person(first.address, "Ada")
        game = ada.table("me", "hot_seat")["id"]
        bots = ada.table(slow, slow)["id"]
        acknowledged: dict[int, str] = {}
        thread = threading.Thread(target=_play_on, args=(ada.at(first.address), game, acknowledged))
        thread.start()
        wait_until(lambda: len(acknowledged) > 10 and ada.state(bots)["view"]["version"] > 0)
        first.kill()
        thread.join()
        there = ada.at(second.address)
        _check_history(there, game, acknowledged)
        state = there.state(game)
        after = there.play(game, state, offered(state)[0])
        assert after["view"]["version"] == state["view"]["version"] + 1
        left = there.state(bots)["view"]["version"]
        wait_until(lambda: there.state(bots)["view"]["version"] > left + 1)
    finally:
        first.kill()
        second.kill()


def test_bots_are_resumed_after_a_restart(fork_server: ForkServer, sqlite: str) -> None:
    port = unique.port()
    server = fork_server.server(sqlite, port)
    person = Person(server.address, "Ada")
    game = person.table("random", "random", "random", options={"max_rounds": 2})["id"]
    server.kill()
    server = fork_server.server(sqlite, port)
    try:
        assert person.wait_for_turn(game)["table"]["state"] == "over"
        _check_history(person, game, {})
    finally:
        server.kill()


def test_a_graceful_shutdown_ends_streams(fork_server: ForkServer, sqlite: str) -> None:
    server = fork_server.server(sqlite, unique.port())
    person = Person(server.address, "Ada")
    game = person.table("me", "hot_seat")["id"]
    with reading(person, game) as stream:
        until(stream, "state")
        server.kill(signal.SIGTERM)
        assert [event for event in stream if event["event"] == "state"] == []
    assert not server.is_alive()


def test_one_command_runs_several_processes_on_postgresql(postgres: Postgres, tmp_path: Path) -> None:
    """`rondel serve --workers 2 --database postgresql://…`: both workers serve the same game, and shut down cleanly."""
    log = tmp_path / "stderr"
    with two_workers(postgres.database(), log) as (process, address):
        acknowledged: dict[int, str] = {}
        game = Person(address, "Ada")
        table = game.table("me", "hot_seat")["id"]
        for _ in range(20):
            anybody = game.at(address)  # a new connection, to either process
            state = anybody.state(table)
            anybody.play(table, state, offered(state)[0])
            acknowledged[state["view"]["version"] + 1] = offered(state)[0]
        _check_history(game, table, acknowledged)
        with reading(game, table) as stream:
            until(stream, "state")
            process.terminate()
            assert [event for event in stream if event["event"] == "state"] == []
    assert "Traceback" not in log.read_text()
