"""A corrected rule never breaks a running game: it goes on from its snapshot, and a replay says where it diverges."""

from __future__ import annotations

import pytest
from tests.server.clients import Person, ThreadServer, offered

import rondel


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
