"""Filters, search, pages and tags of the lobby."""

from __future__ import annotations

import uuid
from typing import Any

import pytest
from tests.server.clients import Person, ThreadServer, offered

from rondel.server.lobby.listing import ON_A_PAGE


def ids(person: Person, **wanted: Any) -> list[str]:
    return [table["id"] for table in person.get("/api/lobby", **wanted)["tables"]]


@pytest.mark.both_databases
def test_tables_are_filtered(server: ThreadServer, ada: Person) -> None:
    """Filters: edition, players, pace, state, free seat, tag, text."""
    word = f"Zq{uuid.uuid4().hex[:8]}"
    bruno = server.person("Bruno")
    small = bruno.table("me", "open", start=False, name=f"{word} Ärger", pace="slow")["id"]
    world = bruno.table("me", "open", "open", start=False, name=f"{word} World", edition="imperial_2030")["id"]
    full = bruno.table("me", "greedy", start=False, name=f"{word} full")["id"]
    game = bruno.table("me", "greedy", name=f"{word} game", clock={"bank": 90_000})["id"]
    bruno.table("me", "open", start=False, name=f"{word} secret", private=True)
    assert set(ids(ada, text=word)) == {small, world, full}
    assert ids(ada, text=f"{word} ärGER") == [small]
    assert ids(ada, text=word, edition="imperial_2030") == [world]
    assert ids(ada, text=word, pace="slow") == [small]
    assert set(ids(ada, text=word, players=2)) == {small, full}
    assert set(ids(ada, text=word, free_seat=True)) == {small, world}
    assert ids(ada, text=word, state="running") == ids(ada, text=word, state="running", tag="solo") == [game]
    assert ids(ada, text=f"{word} elsewhere") == []
    for wrong in ({"state": "over"}, {"edition": "chess"}, {"pace": "never"}, {"tag": "mine"}):
        response = ada.http.get("/api/lobby", params=wrong)
        assert (response.status_code, response.json()["error"]["code"]) == (422, "filter"), wrong


@pytest.mark.both_databases
def test_pages_list_each_table_once_and_no_host_crowds_out_others(server: ThreadServer, ada: Person) -> None:
    word = f"Zq{uuid.uuid4().hex[:8]}"
    hosts = [server.person(f"Host {number}") for number in range(9)]
    many = [host.table("me", "open", start=False, name=word)["id"] for host in hosts for _ in range(3)]
    first = ada.get("/api/lobby", text=word)
    assert (len(first["tables"]), first["fitting"], first["pages"]) == (ON_A_PAGE, 27, 2)
    found = ids(ada, text=word) + ids(ada, text=word, page=2)
    assert sorted(found) == sorted(many)
    assert len({table["host"] for table in first["tables"][:9]}) == 9
    assert ids(ada, text=word, page=9_999) == ids(ada, text=word, page=2)


def test_tables_have_tags(ada: Person) -> None:
    """Tags: sandbox, replay, lesson, hot seat, solo."""
    assert ada.table("me", "open", start=False)["tags"] == []
    assert ada.table("me", "greedy", clock={"bank": 90_000})["tags"] == ["solo"]
    game = ada.table("me", "hot_seat", clock={"bank": 90_000})
    assert game["tags"] == ["hot_seat"]
    state = ada.state(game["id"])
    ada.play(game["id"], state, offered(state)[0])
    assert ada.post(f"/api/games/{game['id']}/sandbox", {"at": 1}, 201)["tags"] == ["sandbox"]
    lesson = ada.post("/api/lessons/imperial/step/1", {"name": "One"}, 201)["id"]
    assert ada.get(f"/api/tables/{lesson}")["tags"] == ["lesson"]
