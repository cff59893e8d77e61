"""The event stream of the lobby."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from tests.server.clients import NET, Member, Person, ThreadServer, events, until
from tests.server.postgres import Postgres
from tests.waiting import wait_until

from rondel.server.live.hub import LOBBY


@contextmanager
def lobby(person: Person, since: str | None = None) -> Iterator[Iterator[dict[str, Any]]]:
    query = {} if since is None else {"since": since}
    with person.http.stream("GET", "/api/lobby/stream", params=query, timeout=NET) as response:
        assert response.status_code == 200
        yield events(response.iter_lines())


def change_of(stream: Iterator[dict[str, Any]], game: str) -> dict[str, Any]:
    """Return the next event about an open table."""
    for event in stream:
        if event["event"] == "tables":
            found = [table for table in event["data"]["open"] if table["id"] == game]
            if found or game in event["data"]["gone"]:
                return found[0] if found else {}
    raise AssertionError("the stream ended")


@pytest.mark.both_databases
def test_the_stream_reports_tables_opened_joined_and_started_by_others(
    server: ThreadServer, ada: Person, bruno: Person
) -> None:
    """Events for a new table, its seats and its start."""
    since = ada.get("/api/lobby")["moment"]
    with lobby(ada, since) as stream:
        until(stream, "tables")
        game = bruno.table("me", "open", "open", start=False)["id"]
        assert [seat["kind"] for seat in change_of(stream, game)["seats"]] == ["human", "open", "open"]
        server.person("Clara").post(f"/api/tables/{game}/join")
        assert [seat["kind"] for seat in change_of(stream, game)["seats"]] == ["human", "human", "open"]
        bruno.http.patch(f"/api/tables/{game}", json={"customs": {"private_talk": True}}).raise_for_status()
        assert change_of(stream, game)["customs"]["private_talk"]
        bruno.post(f"/api/tables/{game}/start", {"bot": "random"})
        assert change_of(stream, game) == {}


def test_a_stream_resumes_from_a_cursor_and_an_unknown_one_reloads_the_list(ada: Person, bruno: Person) -> None:
    for _ in range(3):  # the server reloads all tables every five minutes, which may require one retry
        since = ada.get("/api/lobby")["moment"]
        game = bruno.table("me", "open", start=False)["id"]
        with lobby(ada, since) as stream:
            first = until(stream, "tables")
        if not first["data"]["anew"]:
            break
    assert game in [table["id"] for table in first["data"]["open"]]
    with lobby(ada, first["id"]) as stream:
        assert game not in [table["id"] for table in until(stream, "tables")["data"]["open"]]
    for strange in ("elsewhere-7", "", "-", "x" * 30):
        with lobby(ada, strange) as stream:
            assert until(stream, "tables")["data"]["anew"]


def test_the_stream_omits_private_tables_and_those_of_blocked_people(server: ThreadServer, ada: Person) -> None:
    bruno, clara = server.person("Bruno"), server.person("Clara")
    first = bruno.table("me", "open", start=False)["id"]
    ada.post(f"/api/games/{first}/blocks", {"seat": 0}, 201)
    with lobby(ada, ada.get("/api/lobby")["moment"]) as stream:
        until(stream, "tables")
        unseen = [bruno.table("me", "open", start=False)["id"]]
        unseen.append(clara.table("me", "open", start=False, private=True)["id"])
        seen = clara.table("me", "open", start=False)["id"]
        received: list[str] = []
        while seen not in received:
            received += [table["id"] for table in until(stream, "tables")["data"]["open"]]
        assert not set(unseen) & set(received)


def test_the_stream_reports_own_tables_and_ends_at_logout(server: ThreadServer) -> None:
    """Maintenance and logout behave as at a table."""
    member, bruno = Member(server.address), server.person("Bruno")
    game = member.table("me", "open", start=False, private=True)
    with lobby(member, member.get("/api/lobby")["moment"]) as stream:
        until(stream, "tables")
        bruno.post(f"/api/tables/{game['id']}/join", {"invite": game["invite"]})
        assert next(event for event in stream if event["data"].get("mine"))
        member.same_session().post("/api/logout")
        assert list(stream) is not None
    wait_until(lambda: not server.app.services.hub.is_online(member.id))


def test_a_deleted_table_leaves_the_list(ada: Person, bruno: Person) -> None:
    game = bruno.table("me", "open", start=False)["id"]
    with lobby(ada, ada.get("/api/lobby")["moment"]) as stream:
        until(stream, "tables")
        assert bruno.http.delete(f"/api/tables/{game}").status_code == 200
        assert change_of(stream, game) == {}


def test_two_processes_notify_each_other(postgres: Postgres) -> None:
    """A table opened in one process appears in the other, and `notify_person` reaches pages in both."""
    database = postgres.database()
    first, second = ThreadServer(database), ThreadServer(database)
    try:
        ada, bruno = first.person("Ada"), second.person("Bruno")
        me = ada.get("/api/me")["user"]["id"]
        with lobby(ada, ada.get("/api/lobby")["moment"]) as here, lobby(ada.at(second.address)) as there:
            until(here, "tables")
            until(there, "tables")
            game = bruno.table("me", "open", start=False)["id"]
            assert change_of(here, game)["id"] == game
            first.run(first.app.services.lobby.notify_person(me, "notices"))
            assert until(here, "notices")["data"] == until(there, "notices")["data"] == {"about": "notices"}
            assert bruno.http.delete(f"/api/tables/{game}").status_code == 200
            assert change_of(here, game) == {}
        wait_until(lambda: not first.app.services.hub.has_listeners(LOBBY))
    finally:
        first.stop()
        second.stop()
