"""Game history: positions, log, charts, record download and upload, sandboxes."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.server.clients import Person, offered

import rondel


def _played(ada: Person, moves: int = 70, **settings: Any) -> str:
    """Play a hot-seat game that spans more than one checkpoint."""
    game: str = ada.table("me", "hot_seat", "hot_seat", **settings)["id"]
    state = ada.state(game)
    for number in range(moves):
        actions = offered(state)
        state = ada.play(game, state, actions[number * 7 % len(actions)])
    return game


def _late(text: str) -> str:
    """Return the first position of a record with a version too large for any database."""
    position = json.loads(rondel.replay(text, until=0).to_json())
    return json.dumps({**position, "version": 10**12})


@pytest.mark.both_databases
def test_history_agrees_with_the_replayed_record(ada: Person) -> None:
    """Positions, log and charts equal those of the record, at various distances from checkpoints."""
    game = _played(ada)
    text = ada.http.get(f"/api/games/{game}/record").text
    record = rondel.Record.loads(text)
    assert len(record.moves) == 70
    for number in (0, 1, 33, 63, 64, 65, 69, 70):
        expected = rondel.replay(record, until=number).view(0)
        seen = ada.get(f"/api/games/{game}/positions/{number}", seat=0)
        for view in (expected, seen):
            view.pop("decision")
        assert seen == expected
    assert ada.http.get(f"/api/games/{game}/positions/71").status_code == 404
    log = ada.get(f"/api/games/{game}/events", since=60)
    assert [entry["version"] for entry in log] == list(range(61, 71))
    events = [event for entry in log for event in entry["events"]]
    assert [each for each in events if each["event"] != "turn_summary"] == rondel.replay(record).events_since(60)
    charts = ada.get(f"/api/games/{game}/charts")
    assert charts["versions"][0] == 0
    assert charts["versions"][-1] == 70
    assert charts["scores"][-1] == rondel.replay(record).scores
    for index, version in enumerate(charts["versions"]):
        position = rondel.replay(record, until=version)
        assert charts["rounds"][index] == position.round
        for nation, line in charts["treasury"].items():
            assert line[index] == position.view()["nations"][nation]["treasury"]


def test_an_uploaded_record_becomes_a_replay_that_can_be_continued(ada: Person) -> None:
    game = _played(ada, 40)
    text = ada.http.get(f"/api/games/{game}/record").text
    answer = ada.http.post("/api/records", content=text)
    assert answer.status_code == 201
    replay = answer.json()
    assert (replay["version"], replay["sandbox"], replay["your_seats"]) == (40, True, [0, 1, 2])
    assert ada.http.get(f"/api/games/{replay['id']}/record").text == text
    state = ada.state(replay["id"])
    after = ada.play(replay["id"], state, offered(state)[0])
    assert after["view"]["version"] == 41
    back = ada.post(f"/api/games/{replay['id']}/undo", {"version": 41})
    assert back["view"] == state["view"]
    assert ada.state(game)["view"]["version"] == 40


def test_a_record_that_starts_in_mid_game_keeps_its_versions(ada: Person) -> None:
    """A position created with `Game.from_view` has a version, at which the history begins."""
    position = rondel.new_game("imperial", players=["Ada", "Bruno"], seed=1).view()
    game = rondel.Game.from_view({**position, "version": 117, "round": 5})
    game.play("rondel taxation")
    answer = ada.http.post("/api/records", content=game.record().dumps())
    assert (answer.status_code, answer.json()["version"]) == (201, 118)
    replay = answer.json()["id"]
    state = ada.state(replay)
    assert [entry["version"] for entry in state["log"]] == [117, 118]
    assert ada.get(f"/api/games/{replay}/charts")["versions"] == [117, 118]
    ada.play(replay, state, offered(state)[0])
    assert ada.get(f"/api/games/{replay}/positions/118")["version"] == 118
    assert ada.get(f"/api/games/{replay}/positions/117")["version"] == 117
    assert ada.http.get(f"/api/games/{replay}/positions/116").status_code == 404
    assert rondel.replay(ada.http.get(f"/api/games/{replay}/record").text).version == 119
    for _ in range(2):
        state = ada.state(replay)
        if state["undo"]:
            ada.post(f"/api/games/{replay}/undo", {"version": state["view"]["version"]})
    assert ada.state(replay)["view"]["version"] in (117, 118)


def test_invalid_records_are_refused_with_the_location(ada: Person) -> None:
    text = ada.http.get(f"/api/games/{_played(ada, 5)}/record").text
    header, _, moves = text.partition("\n\n")
    wrong = {
        "": "rondel",
        "not a record": "Line 1",
        text.replace("edition: imperial", "edition: chess"): "chess",
        header + "\n\n0 conquer the world\n" + moves: "Move 1",
        header + "\n\n9 rondel taxation\n": "seat",
        header + "\nposition: {}\n\n" + moves: "record",
        header + '\nposition: {"rondel":1,"state":[1,2,3]}\n\n' + moves: "record",
        header + f"\nposition: {_late(text)}\n\n": "too long",
    }
    for body, word in wrong.items():
        answer = ada.http.post("/api/records", content=body)
        assert answer.status_code == 422, body[:40]
        assert answer.json()["error"]["code"] == "record"
        assert word in answer.json()["error"]["sentence"]
    assert ada.http.post("/api/records", content=b"\xff\xfe\x00").status_code == 422


def test_a_sandbox_starts_from_any_position_without_affecting_the_game(ada: Person, bruno: Person) -> None:
    game = _played(ada, 30)
    sandbox = bruno.post(f"/api/games/{game}/sandbox", {"at": 12}, 201)
    assert (sandbox["version"], sandbox["private"], sandbox["your_seats"]) == (12, True, [0, 1, 2])
    state = bruno.state(sandbox["id"])
    bruno.play(sandbox["id"], state, offered(state)[0])
    assert ada.state(game)["view"]["version"] == 30
    assert ada.http.get(f"/api/games/{sandbox['id']}").status_code == 404
    assert bruno.refusal(f"/api/games/{game}/sandbox", {"at": 31}, 404)["code"] == "not_found"


def test_every_turn_has_one_summary(ada: Person) -> None:
    """The summary precedes the events of the next turn and counts the events of its own."""
    game = _played(ada, 50)
    log = ada.get(f"/api/games/{game}/events")
    events = [event for entry in log for event in entry["events"]]
    numbers = [event["number"] for event in events if event["event"] == "turn_summary"]
    begun = [event["number"] for event in events if event["event"] == "turn_began"]
    assert numbers == begun[:-1] == list(range(1, len(begun)))
    for summary in (event for event in events if event["event"] == "turn_summary"):
        turn = [event for entry in log if entry["turn"] == summary["number"] for event in entry["events"]]
        assert any(event["event"] == "rondel_moved" and event["space"] == summary["space"] for event in turn)
        for name, number in summary["counts"].items():
            assert sum(event["event"] == name for event in turn) == number
