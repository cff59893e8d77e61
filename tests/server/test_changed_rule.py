"""Corrected rules do not break running games: they continue from snapshots, and replays report divergence."""

from __future__ import annotations

import json
import re
import sqlite3
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from tests.server.clients import NET, Person, ThreadServer, offered
from tests.waiting import wait_until

import rondel
from rondel.engine import edition_files
from rondel.server.operations import console
from rondel.server.play.editions import read_game


def test_a_game_continues_across_a_changed_rule(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """R11.1: importing a unit costs 1 million. If the next version charges 2, a running game continues from its current
    position; only replays from before the change are refused.
    """
    server = ThreadServer(sqlite)
    ada = server.person()
    game = ada.table("me", "hot_seat")["id"]
    state = ada.play(game, ada.state(game), "rondel import")
    seat = state["log"][-1]["seat"]
    state = ada.play(game, state, next(each for each in offered(state) if each.startswith("import army")), seat=seat)
    token = ada.token
    server.stop()

    board = rondel.edition("imperial")
    monkeypatch.setattr(board, "facts", board.facts._replace(import_cost=2))
    monkeypatch.setattr(rondel, "RULES_VERSION", "2-test")
    server = ThreadServer(sqlite)
    try:
        ada = Person(server.address, token=token)
        assert ada.state(game, seat)["view"] == ada.get(f"/api/games/{game}/positions/2", seat=seat)
        assert ada.state(game, seat)["view"]["regions"] == state["view"]["regions"]
        nation = state["view"]["turn"]["nation"]
        before = state["view"]["nations"][nation]["treasury"]
        army = next(each for each in offered(ada.state(game, seat)) if each.startswith("import army"))
        after = ada.play(game, ada.state(game, seat), army, seat=seat)
        assert after["view"]["nations"][nation]["treasury"] == before - 2
        # Undo replays only moves played under the new rule.
        back = ada.post(f"/api/games/{game}/undo", {"version": 3, "seat": seat})
        assert back["view"]["nations"][nation]["treasury"] == before
        assert ada.http.get(f"/api/games/{game}/positions/0").status_code == 200
        assert ada.http.get(f"/api/games/{game}/positions/2").status_code == 200
    finally:
        server.stop()


def test_a_diverging_replay_reports_the_move(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    server = ThreadServer(sqlite)
    try:
        ada = server.person()
        game = ada.table("me", "hot_seat")["id"]
        state = ada.play(game, ada.state(game), "rondel import")
        seat = state["log"][-1]["seat"]
        for _ in range(2):
            army = next(each for each in offered(state) if each.startswith("import army"))
            state = ada.play(game, state, army, seat=seat)
        board = rondel.edition("imperial")
        monkeypatch.setattr(board, "facts", board.facts._replace(import_cost=2))
        monkeypatch.setattr(rondel, "RULES_VERSION", "2-test")
        answer = ada.http.get(f"/api/games/{game}/positions/2")
        error = answer.json()["error"]
        assert (answer.status_code, error["code"], error["params"]["version"]) == (409, "diverged", 2)
        assert "Move 2" in error["sentence"]
    finally:
        server.stop()


def _with_fewer_pieces(monkeypatch: pytest.MonkeyPatch) -> rondel.Edition:
    """Simulate a version with corrected edition data: every nation has only two armies and fleets."""
    board = rondel.edition("imperial")
    nations = tuple(nation._replace(armies=2, fleets=2) for nation in board.facts.nations)
    corrected = rondel.Edition(board.facts._replace(nations=nations))
    monkeypatch.setattr(edition_files, "_packaged", lambda name: corrected if name == "imperial" else board)
    monkeypatch.setattr(rondel, "RULES_VERSION", "2-test")
    return corrected


def test_corrected_edition_data_break_no_game(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game with more armies than now exist continues with its original edition data, for people, bots, history, undo,
    charts, records and the operator's check; new games use the new data.
    """
    server = ThreadServer(sqlite)
    ada = server.person()
    game = ada.table("me", "greedy")["id"]
    while max(_armies(state := ada.wait_for_turn(game))) <= 2:
        wanted = [
            each for each in offered(state) if each.startswith(("produce all", "rondel production", "import army"))
        ]
        state = ada.play(game, state, (wanted or offered(state))[0])
    over = ada.table("random", "random", options={"max_rounds": 8})["id"]
    assert ada.wait_for_turn(over)["table"]["state"] == "over"
    version, token = state["view"]["version"], ada.token
    server.stop()
    corrected = _with_fewer_pieces(monkeypatch)
    with pytest.raises(rondel.RondelError):
        rondel.Game.from_json(server.app.services.games.cache.get(game).position.snapshot)  # type: ignore[union-attr]
    server = ThreadServer(sqlite)
    try:
        ada = Person(server.address, token=token)
        assert ada.state(game)["view"] == ada.get(f"/api/games/{game}/positions/{version}")
        for path in ("", "/charts", "/events", "/record", "/positions/0"):
            for each in (game, over):
                assert ada.http.get(f"/api/games/{each}{path}").status_code == 200, path
        after = ada.play(game, ada.state(game), offered(ada.state(game))[0])
        undone = ada.http.post(f"/api/games/{game}/undo", json={"version": after["view"]["version"]})
        assert undone.status_code in (200, 409)  # the bot may already have moved
        state = ada.wait_for_turn(game)
        ada.play(game, state, offered(state)[0])
        state = ada.wait_for_turn(game)
        assert not [entry for entry in state["log"] if any(e["event"] == "bot_replaced" for e in entry["events"])]
        new = ada.table("me", "hot_seat")["id"]
        nations = ada.state(new)["view"]["nations"].values()
        assert {nation["armies_left"] for nation in nations} == {corrected.nations[0].armies}
        assert [each for each in console.check(sqlite) if each.verdict in ("damaged", "repairable")] == []
    finally:
        server.stop()


def _armies(state: dict[str, Any]) -> list[int]:
    """Return the number of armies of each nation on the board."""
    counts: Counter[str] = Counter()
    for region in state["view"]["regions"].values():
        counts.update(region.get("armies", {}))
    return [0, *counts.values()]


def test_an_unreadable_position_is_refused_with_a_sentence(sqlite: str) -> None:
    """A database from a version whose edition data were not stored gives 409 with the rules version."""
    server = ThreadServer(sqlite)
    try:
        ada = server.person()
        game = ada.table("me", "hot_seat")["id"]
        with sqlite3.connect(sqlite.removeprefix("sqlite:///"), timeout=NET) as connection:
            connection.execute(
                "UPDATE games SET revision = 9, snapshot = replace(snapshot, '\"armies\":[0', '\"armies\":[-1') "
                "WHERE id = ?",
                (game,),
            )
        wait_until(lambda: ada.http.get(f"/api/games/{game}").status_code != 200)
        answer = ada.http.get(f"/api/games/{game}")
        error = answer.json()["error"]
        assert (answer.status_code, error["code"], error["params"]["rules"]) == (409, "other_rules", "1")
        assert ada.get("/api/tables", filter="mine")[0]["id"] == game
    finally:
        server.stop()


def test_a_record_of_other_rules_is_replayed_with_a_warning(sqlite: str) -> None:
    """R11.1 at another price: the result differs, and the first log entry says so."""
    game = rondel.new_game("imperial", players=2, options={"max_rounds": 2}, seed=5)
    while not game.over:
        game.play(game.decision.actions[0])
    text = game.record().dumps().replace("rules: 1", "rules: 0")
    scores = " ".join(map(str, game.scores))
    server = ThreadServer(sqlite)
    try:
        ada = server.person()

        def first_events(record: str) -> list[str]:
            made = ada.http.post("/api/records", content=record, headers={"content-type": "text/plain"})
            assert made.status_code == 201, made.text
            log = ada.get(f"/api/games/{made.json()['id']}/events")
            return [event["event"] for event in log[0]["events"]]

        assert "other_rules" not in first_events(game.record().dumps())
        assert first_events(text)[0] == "other_rules"
        assert "other_result" not in first_events(text)
        assert first_events(text.replace(f"scores: {scores}", "scores: 99 1"))[:2] == ["other_rules", "other_result"]
    finally:
        server.stop()
    with pytest.raises(rondel.RecordError, match=r"Move 1 .*It was played under rules 0; this program plays rules 1"):
        rondel.replay(re.sub(r"\n\n\d (.*)\n", r"\n\n0 end\n", text, count=1))


def test_golden_games_of_all_versions_stay_readable() -> None:
    """The server reads saved games of every version with the same decision and scores."""
    kept = json.loads((Path(__file__).parents[1] / "docs" / "golden_saves.json").read_text("utf-8"))
    assert {game["saved"]["rules"] for game in kept["games"]} >= {"1"}
    for each in kept["games"]:
        game = read_game(json.dumps(each["saved"]))
        assert list(game.scores) == each["scores"]
        if not game.over:
            assert [str(action) for action in game.decision.actions] == each["actions"]
