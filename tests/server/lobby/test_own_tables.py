"""Archiving, hiding and deleting own tables."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.clients import Person, ThreadServer, offered
from tests.waiting import wait_until

SLOW = {"bank": 90_000}


def mine(person: Person, place: str | None = None) -> dict[str, Any]:
    found: dict[str, Any] = person.get("/api/lobby/mine", **({} if place is None else {"place": place}))
    return found | {"ids": [table["id"] for table in found["tables"]]}


def test_a_finished_game_is_archived_and_restored(ada: Person, bruno: Person) -> None:
    """Archived and hidden games leave the list and can be restored."""
    game = ada.table("me", "hot_seat", clock=SLOW)["id"]
    shelf = f"/api/tables/{game}/shelf"
    assert ada.refusal(shelf, {"place": "archived"}, 409)["code"] == "archive_not_over"
    assert bruno.refusal(shelf, {"place": "hidden"}, 403)["code"] == "not_at_table"
    assert ada.refusal(shelf, {"place": "burnt"}, 422)["code"] == "shelf"
    ada.post(f"/api/games/{game}/end", {"agree": True})
    ada.post(shelf, {"place": "archived"})
    assert (mine(ada)["ids"], mine(ada)["archived"], mine(ada, "archived")["ids"]) == ([], 1, [game])
    ada.post(shelf, {"place": "hidden"})
    assert (mine(ada)["hidden"], mine(ada)["archived"], mine(ada, "hidden")["ids"]) == (1, 0, [game])
    ada.post(shelf, {})
    assert (mine(ada)["ids"], mine(ada)["hidden"]) == ([game], 0)


def test_hiding_a_table_affects_only_oneself(ada: Person, bruno: Person) -> None:
    game = ada.table("me", "open", start=False)["id"]
    bruno.post(f"/api/tables/{game}/join")
    ada.post(f"/api/tables/{game}/shelf", {"place": "hidden"})
    assert (mine(ada)["ids"], mine(bruno)["ids"]) == ([], [game])
    private = ada.table("me", "open", start=False, private=True)["id"]
    assert bruno.post(f"/api/tables/{private}/shelf", {"place": "hidden"}, 404)


@pytest.mark.both_databases
def test_only_own_games_without_other_players_can_be_deleted(server: ThreadServer, ada: Person) -> None:
    """Deletable: a sandbox, an open table nobody joined, a solo game; never a game other people played."""
    bruno = server.person("Bruno")
    sandbox = ada.post(f"/api/games/{ada.table('me', 'hot_seat', clock=SLOW)['id']}/sandbox", {"at": 0}, 201)["id"]
    solo = ada.table("me", "greedy", clock=SLOW)["id"]
    waiting = ada.table("me", "open", start=False)["id"]
    shared = ada.table("me", "open", start=False, clock=SLOW)["id"]
    bruno.post(f"/api/tables/{shared}/join")
    assert shared not in mine(ada)["deletable"]
    ada.post(f"/api/tables/{shared}/start")
    state = bruno.wait_for_turn(shared) if ada.state(shared)["table"]["turn"]["player"] else ada.state(shared)
    mover = bruno if state["table"]["turn"]["player"] else ada
    mover.play(shared, state, state["view"]["decision"]["actions"][0])
    assert ada.http.delete(f"/api/tables/{shared}").json()["error"]["code"] == "others_played"
    assert {sandbox, solo, waiting} <= set(mine(ada)["deletable"])
    assert bruno.http.delete(f"/api/tables/{solo}").status_code == 403
    for game in (sandbox, solo, waiting):
        assert ada.http.delete(f"/api/tables/{game}").status_code == 200
        assert ada.http.get(f"/api/tables/{game}").status_code == 404


def test_a_game_with_moves_of_a_departed_player_cannot_be_deleted(server: ThreadServer, ada: Person) -> None:
    """A game with moves of another person cannot be deleted, even if a bot has replaced them."""
    bruno = server.person("Bruno")
    game = ada.table("open", "me", start=False, clock=SLOW)["id"]
    bruno.post(f"/api/tables/{game}/join", {"seat": 0})
    ada.post(f"/api/tables/{game}/start")

    def bruno_has_moved() -> bool:
        for person in (ada, bruno):
            state = person.state(game)
            if offered(state):
                person.play(game, state, offered(state)[0])
                break
        log = bruno.get(f"/api/games/{game}/events")
        return any(entry["seat"] == 0 and entry["by"] == "human" for entry in log)

    wait_until(bruno_has_moved)
    bruno.post(f"/api/tables/{game}/leave")
    assert game not in mine(ada)["deletable"]
    assert ada.http.delete(f"/api/tables/{game}").status_code == 409
