"""Friends and blocks: mutual consent, limits, and silently dropped requests of blocked people."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.clients import NET, Member, ThreadServer, events, until
from tests.waiting import wait_until

from rondel.server.lobby.friends import MOST_REQUESTS


@pytest.fixture
def clara(server: ThreadServer) -> Member:
    return Member(server.address)


@pytest.fixture
def emil(server: ThreadServer) -> Member:
    return Member(server.address)


def names(people: list[dict[str, Any]]) -> list[str]:
    return [each["name"] for each in people]


def friends(person: Member) -> tuple[list[str], list[str], list[str]]:
    """Return friends, received requests, sent requests."""
    found = person.get("/api/friends")
    return names(found["friends"]), names(found["asking"]), names(found["asked"])


def befriend(one: Member, other: Member) -> None:
    one.post("/api/friends", {"name": other.name.upper()})
    other.post(f"/api/friends/{one.id}", {"agree": True})


@pytest.mark.both_databases
def test_both_must_agree(server: ThreadServer, clara: Member, emil: Member) -> None:
    clara.post("/api/friends", {"name": emil.name})
    clara.post("/api/friends", {"name": emil.name})
    assert (friends(clara), friends(emil)) == (([], [], [emil.name]), ([], [clara.name], []))
    emil.post(f"/api/friends/{clara.id}", {"agree": True})
    assert (friends(clara), friends(emil)) == (([emil.name], [], []), ([clara.name], [], []))
    assert clara.refusal("/api/friends", {"name": emil.name}, 409)["code"] == "friends_already"
    assert clara.http.delete(f"/api/friends/{emil.id}").status_code == 200
    assert friends(clara) == friends(emil) == ([], [], [])
    clara.post("/api/friends", {"name": emil.name})
    emil.post("/api/friends", {"name": clara.name})
    assert friends(emil)[0] == [clara.name], "who asks back agrees"
    assert clara.refusal("/api/friends", {"name": "nobody of this name"})["code"] == "unknown_name"
    assert clara.refusal("/api/friends", {"name": clara.name}, 409)["code"] == "yourself"
    guest = server.person("Guest")
    assert guest.refusal("/api/friends", {"name": clara.name}, 403)["code"] == "friends_account"
    assert clara.refusal(f"/api/friends/{emil.id}", {"agree": True}, 404)["code"] == "not_found"


def test_declined_or_blocked_people_get_no_feedback_and_cannot_ask_again(clara: Member, emil: Member) -> None:
    """A blocked person's request is dropped silently, even if it is withdrawn and repeated."""
    clara.post("/api/friends", {"name": emil.name})
    emil.post(f"/api/friends/{clara.id}", {"agree": False})
    for _ in range(2):
        assert (friends(clara)[2], friends(emil)) == ([emil.name], ([], [], []))
        assert clara.http.delete(f"/api/friends/{emil.id}").status_code == 200
        assert friends(clara) == ([], [], [])
        clara.post("/api/friends", {"name": emil.name})
    emil.post("/api/friends", {"name": clara.name})
    assert friends(emil)[0] == [clara.name], "the person who declined may change their mind"
    assert names(emil.post("/api/me/blocks", {"name": clara.name})) == [clara.name]
    assert friends(emil) == friends(clara) == ([], [], [])
    clara.post("/api/friends", {"name": emil.name})
    assert (friends(clara)[2], friends(emil)) == ([emil.name], ([], [], []))
    assert emil.refusal("/api/friends", {"name": clara.name}, 409)["code"] == "friends_blocked"


def test_friend_requests_are_limited(server: ThreadServer, clara: Member) -> None:
    """Requests are refused beyond the limit."""
    codes = []
    for _ in range(MOST_REQUESTS + 1):
        response = clara.http.post("/api/friends", json={"name": Member(server.address).name})
        codes.append(response.json()["error"]["code"] if response.status_code != 200 else "")
    assert codes == [*[""] * MOST_REQUESTS, "many_asked"]


def test_friends_see_presence_if_allowed(clara: Member, emil: Member) -> None:
    """Presence is visible only to friends, and only if the person allows it."""
    befriend(clara, emil)
    assert not emil.get("/api/friends")["friends"][0]["here"]
    with clara.http.stream("GET", "/api/lobby/stream", timeout=NET) as response:
        stream = events(response.iter_lines())
        until(stream, "tables")
        assert emil.get("/api/friends")["friends"][0]["here"]
        assert not clara.same_session().post("/api/me/presence", json={"shown": False}).json()["shows_presence"]
        assert not emil.get("/api/friends")["friends"][0]["here"]
        emil.http.delete(f"/api/friends/{clara.id}")
        assert until(stream, "friends")["data"] == {"about": "friends"}


def test_tables_with_friends_are_found(clara: Member, emil: Member) -> None:
    befriend(clara, emil)
    game = emil.table("me", "open", start=False)["id"]
    assert [table["id"] for table in clara.get("/api/lobby", friends=True)["tables"]] == [game]
    assert emil.get("/api/lobby", friends=True)["tables"] == []


@pytest.mark.both_databases
def test_friends_and_alerts_are_exported_and_deleted(server: ThreadServer, clara: Member, emil: Member) -> None:
    befriend(clara, emil)
    clara.post("/api/me/wishes", {"edition": "imperial", "players": 4})
    game = clara.table("me", "open", start=False)["id"]
    clara.post(f"/api/tables/{game}/shelf", {"place": "hidden"})
    mine = clara.get("/api/me/export")["lobby"]
    assert (mine["friends"], mine["hidden"], mine["shows_presence"]) == ([emil.name], [game], True)
    assert mine["wishes"] == [{"edition": "imperial", "players": 4}]
    gone = clara.http.request("DELETE", "/api/me", json={"password": clara.password})
    assert gone.status_code == 200
    assert friends(emil) == ([], [], [])
    wait_until(lambda: not server.app.services.hub.is_online(clara.id))
