"""Ratings: which games count, provisional ratings, and deterministic recomputation."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest
from openskill.models import PlackettLuce
from sqlalchemy import insert, select, text
from tests.server.archive.finished_games import copied, played, query_rows, rows
from tests.server.clients import Member, ThreadServer
from tests.waiting import wait_until

from rondel.server.archive.ratings import is_provisional, rate_new
from rondel.server.archive.results import anonymize_player, lock_ratings, rewrite_results
from rondel.server.operations import console
from rondel.server.storage.models import ratings
from rondel.server.storage.store import Store


def _all(server: ThreadServer) -> list[list[dict[str, Any]]]:
    """Return all rows of the ratings."""
    return [
        query_rows(server, "SELECT * FROM ratings ORDER BY ladder, edition, players, player"),
        query_rows(server, "SELECT * FROM rating_steps ORDER BY game_id, player"),
    ]


def _rating(server: ThreadServer, player: str, players: int = 2) -> dict[str, Any] | None:
    server.run(rate_new(server.app.services.store))
    query = "SELECT * FROM ratings WHERE player = :player AND players = :players"
    return next(iter(query_rows(server, query, player=player, players=players)), None)


def test_a_game_among_people_is_rated_by_openskill(server: ThreadServer) -> None:
    """Per edition and number of players; bots at the table are ignored."""
    ada, bruno = Member(server.address), Member(server.address)
    game = played(server, ada, "random", bruno, seed=11, edition="imperial_2030")
    places = [row["rank"] for row in rows(server, game) if row["bot"] is None]
    model = PlackettLuce()
    expected = model.rate([[model.rating()], [model.rating()]], ranks=places)
    found = [_rating(server, f"person {person.id}", 3) for person in (ada, bruno)]
    assert [(row["mu"], row["sigma"]) for row in found if row] == [(r.mu, r.sigma) for (r,) in expected]
    assert [(row["ladder"], row["edition"], row["games"]) for row in found if row] == [
        ("people", "imperial_2030", 1)
    ] * 2
    assert _rating(server, f"person {ada.id}", 2) is None


def test_only_games_that_ended_by_the_rules_without_replacements_count(server: ThreadServer) -> None:
    """Abandoned games, games ended by agreement, replaced players and hot seats do not count."""
    ada, bruno = Member(server.address), Member(server.address)
    table = ada.table("me", "open", start=False)["id"]
    bruno.post(f"/api/tables/{table}/join", {})
    ada.post(f"/api/tables/{table}/start", {})
    for person in (ada, bruno):
        person.post(f"/api/games/{table}/end", {"agree": True})
    wait_until(lambda: rows(server, table))
    played(server, ada, bruno, seed=2, stand_ins={1: "greedy"})
    played(server, ada, ada, seed=3)
    played(server, ada, "random", seed=4)
    assert _rating(server, f"person {ada.id}") is None
    played(server, ada, bruno, seed=5)
    assert (_rating(server, f"person {ada.id}") or {})["games"] == 1


def test_bots_have_their_own_leaderboard(server: ThreadServer) -> None:
    """Bots are rated among themselves, even at tables with people; a bot with two seats is one contender."""
    ada = Member(server.address)
    before = _rating(server, "bot tests.rated:Banker", 4)
    played(server, ada, "tests.rated:Banker", "tests.rated:Banker", "tests.rated:Duke", seed=6)
    after = _rating(server, "bot tests.rated:Banker", 4) or {}
    assert after["games"] - (before["games"] if before else 0) == 1
    assert after["ladder"] == "bots"
    assert _rating(server, f"person {ada.id}", 4) is None


@pytest.mark.both_databases
def test_recomputed_ratings_are_bit_identical(server: ThreadServer) -> None:
    """Also after games and users were deleted, and when a game is archived late."""
    people = [Member(server.address) for _ in range(3)]
    games = [
        played(server, people[number % 3], people[(number + 1) % 3], "random", seed=number, rounds=1)
        for number in range(6)
    ]
    server.run(rate_new(server.app.services.store))
    before = _all(server)
    console.ratings(server.settings.database, recompute=True)
    assert _all(server) == before
    query_rows(server, "DELETE FROM results WHERE game_id = :game", game=games[1])
    query_rows(server, "UPDATE results SET rated = :no", no=False)
    query_rows(server, "DELETE FROM ratings")
    query_rows(server, "DELETE FROM rating_steps")
    query_rows(server, "UPDATE rating_state SET ended = 0, game_id = ''")
    server.run(rate_new(server.app.services.store))  # without the second game, which is archived late
    console.archive(server.settings.database)
    server.run(rate_new(server.app.services.store))
    assert _all(server) == before
    server.run(server.app.services.games.remove(games[0]))
    gone = people[2]
    assert gone.http.request("DELETE", "/api/me", json={"password": gone.password}).status_code == 200
    others = [_rating(server, f"person {person.id}", 3) for person in people[:2]]
    console.ratings(server.settings.database, recompute=True)
    assert [_rating(server, f"person {person.id}", 3) for person in people[:2]] == others
    assert _rating(server, f"person {gone.id}", 3) is None


@pytest.mark.both_databases
def test_ratings_do_not_depend_on_the_order_of_archiving(server: ThreadServer) -> None:
    """Two processes archive games with equal or earlier ends in any order and rate them concurrently."""
    people = [Member(server.address) for _ in range(3)]
    pairs = [(people[0], people[1]), (people[1], people[2]), (people[2], people[0])]
    games = [played(server, *pair, seed=seed, rounds=1) for seed, pair in enumerate(pairs)]
    ended = rows(server, games[0])[0]["ended"]
    ends = (("1a", 9.0), ("10", 9.0), ("0c", 0.0), ("0b", 5.0))  # generated IDs contain neither 0 nor 1
    wanted = [(f"{game[:8]}{end}", game, ended + later) for game in games for end, later in ends]
    random.Random(1).shuffle(wanted)
    first, second = server.app.services.store, Store(server.settings)

    async def both() -> None:
        await asyncio.gather(rate_new(first), rate_new(second))

    for number, (game_id, game, at) in enumerate(wanted, 1):
        copied(server, game, game_id=game_id, ended=at, rated=False)
        if number % 3 == 0:
            server.run(both())
    server.run(second.close())
    running = _all(server)
    assert {row["game_id"] for row in running[1]} >= {game_id for game_id, *_ in wanted}
    console.ratings(server.settings.database, recompute=True)
    assert _all(server) == running


@pytest.mark.both_databases
def test_a_corrected_result_recomputes_the_ratings(server: ThreadServer) -> None:
    """Even if the process is stopped between the correction and the recomputation."""
    ada, bruno = Member(server.address), Member(server.address)
    game = played(server, ada, bruno, seed=5)
    store = server.app.services.store
    assert _rating(server, f"person {ada.id}")
    before = _all(server)
    query_rows(server, "UPDATE results SET rank = 3 - rank, ended = ended + 5 WHERE game_id = :game", game=game)
    console.ratings(server.settings.database, recompute=True)
    assert _all(server) != before
    server.run(rewrite_results(store, game))
    server.run(rate_new(store))
    assert _all(server) == before


@pytest.mark.both_databases
def test_a_user_deleted_during_rating_is_not_rated_again(server: ThreadServer) -> None:
    """Deletion waits for the lock of the ratings."""
    ada, bruno = Member(server.address), Member(server.address)
    played(server, ada, bruno, seed=5, rounds=1)
    assert _rating(server, f"person {ada.id}")
    store = server.app.services.store

    async def forget() -> None:
        async with store.write() as connection:
            await anonymize_player(connection, ada.id)

    async def rate_beside() -> None:
        async with store.write() as connection:
            await lock_ratings(connection)
            forgetting = asyncio.create_task(forget())
            await asyncio.wait([forgetting], timeout=0.3)  # it must wait, but gets the time
            again = insert(ratings).from_select(
                ["ladder", "edition", "players", "player", "mu", "sigma", "games", "won", "last"],
                select(text("ladder, edition, 9, player, mu, sigma, games, won, last"))
                .select_from(ratings)
                .where(ratings.c.player == f"person {ada.id}"),
            )
            await connection.execute(again)
        await forgetting

    server.run(rate_beside())
    assert query_rows(server, "SELECT * FROM ratings WHERE player = :player", player=f"person {ada.id}") == []
    query_rows(server, "DELETE FROM ratings WHERE players = 9")


@pytest.mark.parametrize(("sigma", "is_so"), [(8.3, True), (6.0, False)])
def test_a_rating_is_provisional_while_uncertain(sigma: float, is_so: bool) -> None:
    assert is_provisional(sigma) is is_so
