"""Lessons over HTTP: started, resumed, missed, retried, finished; and a first game with hints."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.clients import NET, Person, ThreadServer, offered, reading, until
from tests.waiting import wait_until

import rondel
from rondel.lessons import lesson


def of(person: Person, edition: str) -> dict[str, Any]:
    found: dict[str, Any] = next(each for each in person.get("/api/lessons") if each["edition"] == edition)
    return found


def coach(person: Person, game: str) -> dict[str, Any]:
    """Wait until no opponent has to move, with read requests only; return what the coach says."""
    wait_until(lambda: not person.get(f"/api/lessons/tables/{game}")["waits"])
    data: dict[str, Any] = person.get(f"/api/lessons/tables/{game}")
    return data


def solve(person: Person, game: str, actions: tuple[str, ...]) -> dict[str, Any]:
    for action in actions:
        person.play(game, person.state(game), action)
        data = coach(person, game)
    return data


def test_anybody_can_list_the_lessons(server: ThreadServer) -> None:
    import httpx

    found = httpx.get(server.address + "/api/lessons", timeout=NET).json()
    assert [each["edition"] for each in found] == list(rondel.editions())
    assert all(len(each["steps"]) == 9 and each["next"] == 1 and not each["begun"] for each in found)
    assert httpx.post(server.address + "/api/lessons/imperial/start", json={}, timeout=NET).status_code == 401


@pytest.mark.parametrize("edition", rondel.editions())
def test_a_whole_lesson(ada: Person, edition: str) -> None:
    tables = set()
    for number, step in enumerate(lesson(edition).steps, start=1):
        table = ada.post(f"/api/lessons/{edition}/start", {"name": f"Lektion {number}"}, 201)
        tables.add(table["id"])
        assert table["private"]
        assert table["sandbox"]
        assert table["name"] == f"Lektion {number}"
        assert table["turn"]["your_turn"]
        before = ada.get(f"/api/lessons/tables/{table['id']}")
        assert (before["kind"], before["step"], before["id"], before["state"]) == ("lesson", number, step.id, "open")
        data = solve(ada, table["id"], step.solution)
        assert data["state"] == "done"
        assert all(task["done"] for task in data["tasks"])
    assert of(ada, edition)["next"] is None
    assert all(step["done"] for step in of(ada, edition)["steps"])
    assert len(tables) == 9
    listed = {each["id"] for each in ada.get("/api/tables", filter="mine")}
    assert not listed & tables  # lessons are listed on their own page, not among the games
    kept = [game for game in tables if ada.http.get(f"/api/tables/{game}").status_code == 200]
    assert kept == [table["id"]]  # finished steps do not accumulate


def test_leaving_and_resuming_in_the_middle_of_a_step(ada: Person) -> None:
    table = ada.post("/api/lessons/imperial/step/2", {}, 201)
    ada.play(table["id"], ada.state(table["id"]), "rondel production_1")
    assert coach(ada, table["id"])["tasks"] == [{"id": "free", "done": True}, {"id": "produce", "done": False}]
    resumed = ada.post("/api/lessons/imperial/step/2", {}, 201)
    assert resumed["id"] == table["id"]
    assert ada.state(table["id"])["view"]["decision"]["kind"] == "production"
    assert of(ada, "imperial")["begun"]


def test_an_unexpected_legal_move_is_explained_and_can_be_retried(ada: Person) -> None:
    table = ada.post("/api/lessons/imperial/step/7", {}, 201)
    game = table["id"]
    ada.play(game, ada.state(game), "rondel maneuver_2")
    data = coach(ada, game)
    assert (data["state"], data["miss"]) == ("missed", "space")
    again = ada.post(f"/api/lessons/tables/{game}/again")
    assert again["state"] == "open"
    state = ada.state(game)
    assert state["view"]["version"] == 0
    assert "rondel taxation" in offered(state)
    assert solve(ada, game, ("rondel taxation",))["state"] == "done"


def test_a_step_that_ends_the_game_can_be_repeated(ada: Person) -> None:
    table = ada.post("/api/lessons/imperial_2030/step/9", {}, 201)
    assert solve(ada, table["id"], ("rondel taxation",))["state"] == "done"
    assert ada.state(table["id"])["table"]["state"] == "over"
    repeated = ada.post("/api/lessons/imperial_2030/step/9", {}, 201)
    assert repeated["state"] == "running"
    assert ada.get(f"/api/lessons/tables/{repeated['id']}")["state"] == "open"


def test_the_lesson_pauses_after_the_learners_turn(ada: Person) -> None:
    """Opponents respond only within the learner's turns, so that the game does not continue behind the explanation."""
    table = ada.post("/api/lessons/imperial/step/3", {}, 201)
    game = table["id"]
    data = solve(ada, game, lesson("imperial").steps[2].solution)
    assert data["state"] == "done"
    state = ada.state(game)
    assert state["table"]["turn"]["player"] != 0
    assert coach(ada, game)["revision"] == state["revision"]


def test_opponents_follow_the_script_when_challenged(ada: Person) -> None:
    table = ada.post("/api/lessons/imperial/step/5", {}, 201)
    game = table["id"]
    for action in ("rondel maneuver_1", "end", "army venice west_balkan", "peace"):
        ada.play(game, ada.state(game), action)
    assert not coach(ada, game)["waits"]
    assert ada.state(game)["view"]["decision"]["kind"] == "armies"


def test_opponents_respond_without_any_request(ada: Person) -> None:
    """The server moves them automatically: a page that only listens sees the response."""
    game = ada.post("/api/lessons/imperial/step/5", {}, 201)["id"]
    for action in ("rondel maneuver_1", "end", "army venice west_balkan"):
        ada.play(game, ada.state(game), action)
    with reading(ada, game) as stream:
        asked = ada.play(game, until(stream, "state")["data"], "peace")
        answered = asked
        while not offered(answered):
            answered = until(stream, "state")["data"]
    entry = ada.get(f"/api/games/{game}/events")[-1]
    assert (entry["seat"], entry["by"]) == (asked["view"]["decision"]["player"], "bot")
    assert answered["view"]["decision"]["kind"] == "armies"


def test_a_finished_step_is_stored_with_its_last_move(ada: Person) -> None:
    """The progress does not depend on a later request to the coach."""
    game = ada.post("/api/lessons/imperial/step/7", {}, 201)["id"]
    ada.play(game, ada.state(game), "rondel taxation")
    assert [step["number"] for step in of(ada, "imperial")["steps"] if step["done"]] == [7]
    ada.post(f"/api/lessons/tables/{game}/again")
    assert [step["number"] for step in of(ada, "imperial")["steps"] if step["done"]] == [7]


def test_the_legacy_go_on_request_changes_nothing(ada: Person) -> None:
    game = ada.post("/api/lessons/imperial/step/2", {}, 201)["id"]
    before = ada.state(game)
    assert ada.post(f"/api/lessons/tables/{game}/go_on") == ada.get(f"/api/lessons/tables/{game}")
    assert ada.state(game)["revision"] == before["revision"]


def test_a_lesson_is_private_to_its_learner(ada: Person, server: ThreadServer) -> None:
    table = ada.post("/api/lessons/imperial/start", {}, 201)
    bruno = server.person("Bruno")
    assert bruno.get(f"/api/lessons/tables/{table['id']}") == {"kind": None}
    for what in ("go_on", "again"):
        assert bruno.refusal(f"/api/lessons/tables/{table['id']}/{what}", {}, 404)["code"] == "not_found"
    ordinary = ada.table("me", "greedy")
    assert ada.get(f"/api/lessons/tables/{ordinary['id']}") == {"kind": None}
    assert ada.http.get(f"/api/lessons/tables/{ordinary['id']}/idea").status_code == 404
    assert ada.http.get(f"/api/lessons/tables/{ordinary['id']}/reasons").status_code == 404


def test_unknown_lessons_and_steps_are_refused(ada: Person) -> None:
    assert ada.refusal("/api/lessons/chess/start", {}, 404)["params"] == {"what": "lesson"}
    assert ada.refusal("/api/lessons/imperial/step/10", {}, 404)["params"] == {"what": "step"}
    assert ada.refusal("/api/lessons/chess/first_game", {}, 404)["params"] == {"what": "lesson"}


def test_a_learner_with_an_opponents_name_gets_a_unique_name(server: ThreadServer) -> None:
    table = server.person("Bruno").post("/api/lessons/imperial/start", {}, 201)
    assert [seat["name"] for seat in table["seats"]] == ["Bruno 2", "Bruno", "Clara"]


def test_a_first_game_gives_ideas_and_reasons(ada: Person, server: ThreadServer) -> None:
    table = ada.post("/api/lessons/imperial/first_game", {"name": "Erste Partie"}, 201)
    game = table["id"]
    assert (table["private"], table["sandbox"], table["state"]) == (True, False, "running")
    assert ada.get(f"/api/lessons/tables/{game}") == {"kind": "first_game", "edition": "imperial"}
    codes = set()
    for _ in range(6):
        state = ada.wait_for_turn(game)
        idea = ada.get(f"/api/lessons/tables/{game}/idea")
        assert idea["action"] in offered(state)
        assert idea["version"] == state["view"]["version"]
        codes.add(idea["reason"]["code"])
        ada.play(game, state, idea["action"])
    ada.wait_for_turn(game)
    assert codes - {"only_choice"}
    data = ada.get(f"/api/lessons/tables/{game}/reasons", since=0)
    assert data
    assert all(each["seat"] in (1, 2) for each in data)
    versions = [each["version"] for each in data]
    assert versions == sorted(versions)
    late = ada.get(f"/api/lessons/tables/{game}/reasons", since=versions[-1] - 1)
    assert late[0] == data[-1]
    log = {entry["version"]: entry for entry in ada.get(f"/api/games/{game}/events")}
    assert all(log[each["version"]]["reason"] == each["reason"] for each in data)  # stored with the move
    assert {entry["by"] for entry in log.values() if entry["reason"]} == {"bot"}
    shown = {entry["version"]: entry["reason"] for entry in ada.state(game)["log"]}
    assert shown[versions[-1]] == data[-1]["reason"]
    invite = ada.get(f"/api/tables/{game}")["invite"]
    guest = server.person("Bruno")  # only the learner gets reasons
    assert not any(entry["reason"] for entry in guest.get(f"/api/games/{game}/events", invite=invite))
    watching = guest.get(f"/api/games/{game}", invite=invite)
    assert not any(entry["reason"] for entry in watching["log"])
    assert ada.post("/api/lessons/imperial/first_game", {}, 201)["id"] == game
    assert of(ada, "imperial")["first_game"] == game
    assert ada.post("/api/lessons/imperial/first_game", {"new": True}, 201)["id"] != game
