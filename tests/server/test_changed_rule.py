"""A corrected rule never breaks a running game: it goes on from its snapshot, and a replay says where it diverges."""

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
    """R11.1: a unit costs 1 million to import. The next version of the program asks 2: the game played under the old
    rule goes on as it stands; only a replay from before the change is refused, with the move where it diverges."""
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
        # Undo replays under the new rule only what was played under it.
        back = ada.post(f"/api/games/{game}/undo", {"version": 3, "seat": seat})
        assert back["view"]["nations"][nation]["treasury"] == before
        assert ada.http.get(f"/api/games/{game}/positions/0").status_code == 200
        assert ada.http.get(f"/api/games/{game}/positions/2").status_code == 200
    finally:
        server.stop()


def test_a_replay_that_diverges_says_at_which_move(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
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
    """The next version of the program corrects a fact of the board: every nation owns two armies and fleets."""
    board = rondel.edition("imperial")
    nations = tuple(nation._replace(armies=2, fleets=2) for nation in board.facts.nations)
    corrected = rondel.Edition(board.facts._replace(nations=nations))
    monkeypatch.setattr(edition_files, "_packaged", lambda name: corrected if name == "imperial" else board)
    monkeypatch.setattr(rondel, "RULES_VERSION", "2-test")
    return corrected


def test_a_corrected_fact_of_the_board_breaks_no_game(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game with more armies than there are now goes on under the facts it was begun with: people, bots, history,
    undo, charts, records and the operator's check; new games follow the new facts."""
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
        assert undone.status_code in (200, 409)  # the bot may have decided already
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
    """How many armies each nation has on the board."""
    counts: Counter[str] = Counter()
    for region in state["view"]["regions"].values():
        counts.update(region.get("armies", {}))
    return [0, *counts.values()]


def test_a_position_that_nobody_can_read_is_refused_with_a_sentence(sqlite: str) -> None:
    """As when a database comes from a version whose facts were never kept: 409 and which rules, not a failure."""
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


def test_a_record_of_other_rules_is_replayed_with_that_said(sqlite: str) -> None:
    """R11.1 at another price: the record ends elsewhere, and whoever looks at it is told so in the first line."""
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


def test_a_game_of_version_1_is_kept_for_ever() -> None:
    """Every saved game of every version is read by the server as it was: who decides what, and the scores."""
    kept = json.loads((Path(__file__).parents[1] / "docs" / "golden_saves.json").read_text("utf-8"))
    assert {game["saved"]["rules"] for game in kept["games"]} >= {"1"}
    for each in kept["games"]:
        game = read_game(json.dumps(each["saved"]))
        assert list(game.scores) == each["scores"]
        if not game.over:
            assert [str(action) for action in game.decision.actions] == each["actions"]
