"""Live updates: own views, Last-Event-ID, slow and dead readers."""

from __future__ import annotations

import socket

import httpx
import pytest
from tests.server.clients import NET, Person, ThreadServer, offered, reading, until
from tests.waiting import wait_until

from rondel.server.live.hub import ADDRESS_SHARE


@pytest.mark.both_databases
def test_a_stream_sends_the_state_and_then_every_change(ada: Person) -> None:
    game = ada.table("me", "hot_seat")["id"]
    spectator = Person(str(ada.http.base_url), "Eve")
    with reading(spectator, game) as stream:
        first = until(stream, "state")
        assert first["data"]["view"]["seat"] is None
        assert int(first["id"]) == first["data"]["revision"]
        played = ada.play(game, ada.state(game), "rondel taxation")
        second = until(stream, "state")
        assert int(second["id"]) == played["revision"]
        assert [entry["action"] for entry in second["data"]["log"]] == ["rondel taxation"]
        assert not offered(second["data"])


def test_a_reconnecting_reader_gets_only_missing_events(ada: Person) -> None:
    game = ada.table("me", "hot_seat", talk="everybody")["id"]
    state = ada.state(game)
    with reading(ada, game, **{"last-event-id": str(state["revision"])}) as stream:
        other = Person(str(ada.http.base_url), "Eve")
        other.post(f"/api/games/{game}/chat", {"text": "hello"}, 201)
        assert next(event for event in stream if event["event"] != "presence")["event"] == "chat"
    ada.play(game, state, "rondel taxation")
    with reading(ada, game, **{"last-event-id": str(state["revision"])}) as stream:
        assert until(stream, "state")["data"]["view"]["version"] == 1


def test_presence_chat_and_table_changes_are_sent(ada: Person, bruno: Person) -> None:
    game = ada.table("me", "open", start=False)["id"]
    with reading(ada, game) as stream:
        until(stream, "state")
        joined = bruno.post(f"/api/tables/{game}/join")
        assert until(stream, "table")["data"]["seats"][1]["name"] == joined["seats"][1]["name"]
        with reading(bruno, game) as other:
            until(other, "state")
            assert next(e for e in stream if e["event"] == "presence" and 1 in e["data"]["present"])
            said = bruno.post(f"/api/games/{game}/chat", {"text": "<b>Hi</b> & good luck"}, 201)
            heard = until(stream, "chat")["data"]
            assert heard["text"] == said["text"] == "<b>Hi</b> & good luck"
            assert ada.state(game)["chat_unread"] == 1
            assert ada.get(f"/api/games/{game}/chat")[-1]["name"] == "Bruno"
            assert ada.state(game)["chat_unread"] == 0
        assert next(e for e in stream if e["event"] == "presence" and 1 not in e["data"]["present"])


def test_slow_and_dead_readers_block_nobody(server: ThreadServer) -> None:
    """Readers that block or vanish cost no memory per move; a good reader sees every position in time."""
    ada = server.person()
    game = ada.table("me", "hot_seat")["id"]
    host, port = server.address.removeprefix("http://").split(":")
    request = f"GET /api/games/{game}/stream HTTP/1.1\r\nhost: {host}\r\n\r\n".encode()
    dead = []
    for number in range(20):
        connection = socket.create_connection((host, int(port)))
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        connection.sendall(request)
        if number % 2:
            connection.close()
        else:
            dead.append(connection)  # stays open and never reads
    with reading(ada, game) as stream:
        until(stream, "state")
        state = ada.state(game)
        for _ in range(30):
            state = ada.play(game, state, offered(state)[0])
            seen = until(stream, "state")
            while seen["data"]["view"]["version"] < state["view"]["version"]:
                seen = until(stream, "state")
            assert seen["data"]["view"]["version"] == state["view"]["version"]
    for connection in dead:
        connection.close()
    wait_until(lambda: game not in server.app.services.hub.followed_games())


def test_streams_per_person_are_limited(server: ThreadServer) -> None:
    ada = server.person()
    game = ada.table("me", "hot_seat")["id"]
    services = server.app.services
    user = ada.get("/api/me")["user"]["id"]
    entered = [services.hub.subscribe(game, user) for _ in range(services.settings.streams_per_person)]
    try:
        answer = ada.http.get(f"/api/games/{game}/stream")
        assert (answer.status_code, answer.json()["error"]["code"]) == (429, "too_many_streams")
        many = services.settings.streams_per_person * ADDRESS_SHARE
        entered += [services.hub.subscribe(game, None, "127.0.0.1") for _ in range(many)]
        assert httpx.get(f"{server.address}/api/games/{game}/stream", timeout=NET).status_code == 429
    finally:
        for listener in entered:
            services.hub.unsubscribe(listener)


def test_response_and_stream_have_the_same_revision(ada: Person) -> None:
    """The page therefore processes its own move only once."""
    game = ada.table("me", "hot_seat")["id"]
    with reading(ada, game) as stream:
        state = until(stream, "state")
        body = {"version": 0, "revision": state["data"]["revision"], "action": "rondel taxation"}
        answer = ada.post(f"/api/games/{game}/actions", body)
        streamed = until(stream, "state")
    assert int(streamed["id"]) == streamed["data"]["revision"] == answer["revision"] == state["data"]["revision"] + 1
    assert streamed["data"]["view"] == answer["view"]
