"""Results of finished games: written once, derived deterministically from the database."""

from __future__ import annotations

import pytest
from tests.server.archive.finished_games import played, query_rows, rows
from tests.server.clients import Member, ThreadServer
from tests.waiting import wait_until

import rondel
from rondel.server.archive.archiver import archive_finished_games
from rondel.server.operations import console


@pytest.mark.both_databases
def test_a_finished_game_is_archived_automatically(server: ThreadServer) -> None:
    """One row per seat with rank, score, share, edition, players, ending and opening."""
    ada, bruno = Member(server.address), Member(server.address)
    game = played(server, ada, bruno, "greedy", seed=3)
    found = rows(server, game)
    result = ada.state(game)["table"]["result"]
    assert [row["score"] for row in found] == result["scores"]
    assert [row["rank"] for row in found] == [result["ranking"].index(seat) + 1 for seat in range(3)]
    assert sum(row["share"] for row in found) == pytest.approx(1)
    assert [row["won"] for row in found] == [float(seat in result["winners"]) for seat in range(3)]
    assert [row["player"] for row in found] == [f"person {ada.id}", f"person {bruno.id}", "bot greedy"]
    assert [bool(row["account"]) for row in found] == [True, True, False]
    assert {(row["edition"], row["players"], row["ended_by"]) for row in found} == {("imperial", 3, "rules")}
    assert all(row["kept"] for row in found)
    record = ada.http.get(f"/api/games/{game}/record").text
    start = rondel.replay(record, until=0).view(None)
    assert [row["nations"].split() for row in found] == [player["governs"] for player in start["players"]]
    moves = [line.split() for line in record.splitlines() if line[:1].isdigit()]
    assert sum(row["decisions"] for row in found) == len(moves)
    first = next(move for move in moves if move[1] == "rondel")
    assert found[int(first[0])]["opening"].split()[0] == first[2].rstrip("_0123456789")


def test_sandboxes_are_not_archived(server: ThreadServer) -> None:
    """Games ended by agreement are archived with that ending, and substitutes are marked."""
    ada, bruno = Member(server.address), Member(server.address)
    sandbox = played(server, ada, bruno, sandbox=True, private=True, archived=False)
    table = ada.table("me", "open", start=False)["id"]
    bruno.post(f"/api/tables/{table}/join", {})
    ada.post(f"/api/tables/{table}/start", {})
    for person in (ada, bruno):
        person.post(f"/api/games/{table}/end", {"agree": True})
    wait_until(lambda: rows(server, table))
    assert {row["ended_by"] for row in rows(server, table)} == {"agreement"}
    left = played(server, ada, bruno, seed=5, stand_ins={1: "greedy"})
    assert [bool(row["kept"]) for row in rows(server, left)] == [True, False]
    assert rows(server, sandbox) == []


@pytest.mark.both_databases
def test_rebuilding_the_archive_reproduces_it_exactly(server: ThreadServer) -> None:
    """Rebuilding changes nothing, restores lost or corrupted rows, and adds no duplicates."""
    ada, bruno = Member(server.address), Member(server.address)
    games = [played(server, ada, bruno, "random", seed=seed, edition="imperial_2030") for seed in (1, 2)]
    before = [rows(server, game) for game in games]
    console.archive(server.settings.database)
    assert [rows(server, game) for game in games] == before
    query_rows(
        server, "UPDATE results SET score = 999, opening = NULL WHERE game_id = :game AND seat = 1", game=games[0]
    )
    query_rows(server, "DELETE FROM results WHERE game_id = :game AND seat = 0", game=games[1])
    _, changed = console.archive(server.settings.database)
    assert changed >= 2
    assert [rows(server, game) for game in games] == before
    assert server.run(archive_finished_games(server.app.services.store)) == 0


@pytest.mark.both_databases
def test_results_outlive_deleted_games_and_users(server: ThreadServer) -> None:
    """A deleted game keeps its results; a deleted user keeps a place in them without name or ID."""
    ada, bruno = Member(server.address), Member(server.address)
    games = [played(server, ada, bruno, seed=seed) for seed in (7, 8)]
    before = [rows(server, game) for game in games]
    server.run(server.app.services.games.remove(games[0]))
    response = bruno.http.request("DELETE", "/api/me", json={"password": bruno.password})
    assert response.status_code == 200
    console.archive(server.settings.database)
    after = [rows(server, game) for game in games]
    assert [found[0] for found in after] == [found[0] for found in before]
    gone = {found[1]["player"] for found in after}
    assert len(gone) == 1
    assert str(bruno.id) not in gone.pop().split()
    assert [found[1]["user_id"] for found in after] == [None, None]
    assert [found[1]["score"] for found in after] == [found[1]["score"] for found in before]
