"""Protection against griefing: table floods, rejoining, absence, unwanted chat."""

from __future__ import annotations

import time
import uuid
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from sqlalchemy import update
from tests.server.clients import Member, Person, ThreadServer

from rondel.server.storage.models import actions
from rondel.server.tables.absence import ABSENCE_SECONDS


def test_open_tables_per_person_are_limited(server: ThreadServer) -> None:
    """Started tables do not count."""
    ada = server.person("Ada")
    for _ in range(4):
        ada.table("me", "open", start=False)
    refused = ada.refusal("/api/tables", {"seats": [{"kind": "me"}, {"kind": "open"}]}, 409)
    assert (refused["code"], refused["params"]) == ("open_tables", {"most": 4})
    ada.table("me", "hot_seat")


@pytest.mark.both_databases
def test_the_limit_of_open_tables_holds_for_concurrent_requests(server: ThreadServer) -> None:
    ada, body = server.person("Ada"), {"seats": [{"kind": "me"}, {"kind": "open"}]}
    with ThreadPoolExecutor(12) as pool:
        answers = list(pool.map(lambda _: ada.at(server.address).http.post("/api/tables", json=body), range(12)))
    assert sorted(answer.status_code for answer in answers) == [201] * 4 + [409] * 8


@pytest.mark.both_databases
def test_the_lobby_interleaves_tables_of_different_hosts(server: ThreadServer) -> None:
    """First one table of each host, then the second of each, so that nobody is crowded out."""
    ada, bruno = server.person("Ada"), server.person("Bruno")
    honest = ada.table("me", "open", start=False)["id"]
    flood = [bruno.table("me", "open", start=False)["id"] for _ in range(3)]
    listed = [table["id"] for table in ada.get("/api/tables", filter="open")]
    assert listed.index(flood[2]) < listed.index(honest) < listed.index(flood[1]) < listed.index(flood[0])


def test_a_removed_player_cannot_rejoin(ada: Person, bruno: Person) -> None:
    game = ada.table("me", "open", "open", start=False)["id"]
    bruno.post(f"/api/tables/{game}/join", {"seat": 1})
    ada.post(f"/api/tables/{game}/seats/1", {"kind": "open"})
    for seat in (None, 1, 2):
        assert bruno.refusal(f"/api/tables/{game}/join", {"seat": seat}, 403)["code"] == "removed"


def test_a_player_who_left_may_rejoin(ada: Person, bruno: Person) -> None:
    game = ada.table("me", "open", start=False)["id"]
    bruno.post(f"/api/tables/{game}/join", {})
    bruno.post(f"/api/tables/{game}/leave", {})
    bruno.post(f"/api/tables/{game}/join", {})


def _make_idle(server: ThreadServer, game: str, seconds: float) -> None:
    """Backdate the last moves of a game."""

    async def age() -> None:
        services = server.app.services
        async with services.store.write() as connection:
            await connection.execute(update(actions).where(actions.c.game_id == game).values(at=time.time() - seconds))
        services.games.cache.drop(game)

    server.run(age())


def _table_of(server: ThreadServer, *others: Person, **settings: Any) -> tuple[Person, str]:
    host = server.person("Ada")
    game = host.table("me", *["open"] * len(others), start=False, **settings)["id"]
    for other in others:
        other.post(f"/api/tables/{game}/join", {})
    host.post(f"/api/tables/{game}/start", {})
    return host, game


def _decider(game: str, *people: Person) -> tuple[Person, int]:
    turn = people[0].state(game)["table"]["turn"]["player"]
    return next(each for each in people if turn in each.state(game)["table"]["your_seats"]), turn


def test_the_host_lets_a_bot_substitute_for_an_absent_player(server: ThreadServer) -> None:
    """At a table without a clock, after a waiting time; a returning player takes the seat back."""
    bruno = server.person("Bruno")
    host, game = _table_of(server, bruno)
    path = f"/api/games/{game}/seats/{{}}/absent"
    while _decider(game, host, bruno)[0] is not bruno:
        state = host.state(game)
        host.play(game, state, state["view"]["decision"]["actions"][-1])
    seat = _decider(game, host, bruno)[1]
    early = host.refusal(path.format(seat), {}, 409)
    assert early["code"] == "too_early"
    assert early["params"]["minutes"] <= ABSENCE_SECONDS["live"] / 60
    _make_idle(server, game, ABSENCE_SECONDS["live"] + 1)
    assert host.refusal(path.format(1 - seat), {}, 409)["code"] == "not_absent"
    assert server.person("Eve").refusal(path.format(seat), {}, 403)["code"] == "not_at_table"
    after = host.post(path.format(seat))
    assert after["table"]["seats"][seat]["stand_in"] == "greedy"
    back = bruno.post(f"/api/games/{game}/seats/{seat}/bot", {"bot": None})
    assert back["table"]["seats"][seat]["stand_in"] is None


def test_a_majority_replaces_an_absent_host(server: ThreadServer) -> None:
    people = [server.person(name) for name in ("Bruno", "Chen", "Dora")]
    host, game = _table_of(server, *people)
    while _decider(game, host, *people)[0] is not host:
        mover, _ = _decider(game, host, *people)
        state = mover.state(game)
        mover.play(game, state, state["view"]["decision"]["actions"][-1])
    seat = _decider(game, host, *people)[1]
    _make_idle(server, game, ABSENCE_SECONDS["live"] + 1)
    path = f"/api/games/{game}/seats/{seat}/absent"
    assert people[0].get(path) == {
        "votes": 0,
        "wait": 0,
        "end": 0,
        "needed": 2,
        "yours": False,
        "choice": None,
        "minutes": 0,
        "alone": False,
    }
    assert people[0].post(path)["table"]["seats"][seat]["stand_in"] is None
    assert people[0].post(path)["table"]["seats"][seat]["stand_in"] is None  # the same vote
    assert people[0].get(path)["yours"] is True
    assert (people[1].get(path)["votes"], people[1].get(path)["yours"]) == (1, False)
    assert server.person("Eve").http.get(path).status_code == 403
    assert people[1].post(path)["table"]["seats"][seat]["stand_in"] == "greedy"


@pytest.mark.parametrize(
    ("talk", "guest", "member"),
    [("players", "players_talk", "players_talk"), ("accounts", "accounts_talk", None), ("everybody", None, None)],
)
def test_who_may_chat_at_a_public_table(server: ThreadServer, talk: str, guest: str | None, member: str | None) -> None:
    ada = server.person("Ada")
    game = ada.table("me", "hot_seat", talk=talk)["id"]
    path, body = f"/api/games/{game}/chat", {"text": "hello"}
    ada.post(path, body, 201)
    for who, refused in ((server.person("Eve"), guest), (Member(server.address), member)):
        if refused:
            assert who.refusal(path, body, 403)["code"] == refused
        else:
            who.post(path, body, 201)


def test_invited_people_may_chat_at_a_private_table(server: ThreadServer) -> None:
    ada, eve = server.person("Ada"), server.person("Eve")
    table = ada.table("me", "hot_seat", private=True)
    path = f"/api/games/{table['id']}/chat"
    eve.post(f"{path}?invite={table['invite']}", {"text": "hello"}, 201)
    assert eve.refusal(path, {"text": "hello"}, 404)["code"] == "not_found"


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/tables/{}/join", {}),
        ("/api/tables/{}/leave", {}),
        ("/api/tables/{}/seats/1", {"kind": "open"}),
        ("/api/tables/{}/start", {}),
        ("/api/games/{}/actions", {"version": 0, "action": "pass"}),
        ("/api/games/{}/gifts", {"version": 0, "nation": "italy", "amount": 1}),
        ("/api/games/{}/undo", {"version": 0}),
        ("/api/games/{}/end", {"agree": True}),
        ("/api/games/{}/seats/0/bot", {"bot": "greedy"}),
        ("/api/games/{}/seats/0/absent", {}),
        ("/api/games/{}/previews", {}),
        ("/api/games/{}/routes", {"actions": []}),
        ("/api/games/{}/chat", {"text": "hello"}),
        ("/api/games/{}/sandbox", {"at": 0}),
        ("/api/games/{}/reports", {"about": "person", "reason": "spam", "seat": 0}),
        ("/api/games/{}/blocks", {"seat": 0}),
        ("/api/lessons/tables/{}/again", {}),
    ],
)
def test_a_private_table_does_not_exist_for_others(ada: Person, bruno: Person, path: str, body: dict[str, Any]) -> None:
    """Every request gets the same response as for an unknown table: 404, never 403."""
    game = ada.table("me", "hot_seat", private=True)["id"]
    waiting = ada.table("me", "open", start=False, private=True)["id"]
    never = uuid.uuid4().hex[:10]
    for each in (game, waiting):
        tried, unknown = bruno.http.post(path.format(each), json=body), bruno.http.post(path.format(never), json=body)
        assert (tried.status_code, tried.text) == (unknown.status_code, unknown.text)
        assert tried.status_code == 404


def test_others_cannot_remove_a_private_table(ada: Person, bruno: Person) -> None:
    game = ada.table("me", "open", start=False, private=True)["id"]
    assert bruno.http.delete(f"/api/tables/{game}").status_code == 404
    assert ada.http.delete(f"/api/tables/{game}").status_code == 200
