"""Ratings: for games among people that ended by the rules, provisional until sure, made again alike."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest
from openskill.models import PlackettLuce
from sqlalchemy import insert, select, text
from tests.server.archive.played import asked, copied, played, rows
from tests.server.clients import Member, ThreadServer
from tests.waiting import wait_until

from rondel.server.archive.ratings import is_provisional, rate_new
from rondel.server.archive.results import forget_player, lock_ratings, rewrite_results
from rondel.server.operations import console
from rondel.server.storage.models import ratings
from rondel.server.storage.store import Store


def _all(server: ThreadServer) -> list[list[dict[str, Any]]]:
    """Everything the ratings have written."""
    return [
        asked(server, "SELECT * FROM ratings ORDER BY ladder, edition, players, player"),
        asked(server, "SELECT * FROM rating_steps ORDER BY game_id, player"),
    ]


def _rating(server: ThreadServer, player: str, players: int = 2) -> dict[str, Any] | None:
    server.run(rate_new(server.app.services.store))
    query = "SELECT * FROM ratings WHERE player = :player AND players = :players"
    return next(iter(asked(server, query, player=player, players=players)), None)


def test_a_game_among_people_changes_what_openskill_says(server: ThreadServer) -> None:
    """Rated by OpenSkill per edition and number of players; bots at the table are left out of the order."""
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


def test_only_games_that_ended_by_the_rules_with_everybody_in_place_count(server: ThreadServer) -> None:
    """A game abandoned or ended by agreement does not count, nor one with a replaced seat or a hot seat."""
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


def test_bots_have_a_ladder_of_their_own(server: ThreadServer) -> None:
    """Bots are rated among themselves, also at tables with people; a bot with two seats is one contender."""
    ada = Member(server.address)
    before = _rating(server, "bot tests.rated:Banker", 4)
    played(server, ada, "tests.rated:Banker", "tests.rated:Banker", "tests.rated:Duke", seed=6)
    after = _rating(server, "bot tests.rated:Banker", 4) or {}
    assert after["games"] - (before["games"] if before else 0) == 1
    assert after["ladder"] == "bots"
    assert _rating(server, f"person {ada.id}", 4) is None


@pytest.mark.both_databases
def test_ratings_recomputed_from_the_archive_are_the_same_bit_for_bit(server: ThreadServer) -> None:
    """Computed in the order in which games ended, they come out exactly the same; also when games and people are gone,
    and when a game comes into the archive late."""
    people = [Member(server.address) for _ in range(3)]
    games = [
        played(server, people[number % 3], people[(number + 1) % 3], "random", seed=number, rounds=1)
        for number in range(6)
    ]
    server.run(rate_new(server.app.services.store))
    before = _all(server)
    console.ratings(server.settings.database, recompute=True)
    assert _all(server) == before
    asked(server, "DELETE FROM results WHERE game_id = :game", game=games[1])
    asked(server, "UPDATE results SET rated = :no", no=False)
    asked(server, "DELETE FROM ratings")
    asked(server, "DELETE FROM rating_steps")
    asked(server, "UPDATE rating_state SET ended = 0, game_id = ''")
    server.run(rate_new(server.app.services.store))  # without the second game, which now comes late
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
def test_games_that_end_at_once_or_come_out_of_order_are_rated_alike(server: ThreadServer) -> None:
    """Two processes bring in games that ended in the same moment or earlier, in whatever order, and both rate: what
    comes out is what the command makes of the same archive."""
    people = [Member(server.address) for _ in range(3)]
    pairs = [(people[0], people[1]), (people[1], people[2]), (people[2], people[0])]
    games = [played(server, *pair, seed=seed, rounds=1) for seed, pair in enumerate(pairs)]
    ended = rows(server, games[0])[0]["ended"]
    ends = (("1a", 9.0), ("10", 9.0), ("0c", 0.0), ("0b", 5.0))  # no id the server draws has 0 or 1 in it
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
def test_a_result_put_right_makes_the_ratings_follow(server: ThreadServer) -> None:
    """Whoever derives the archive again and is stopped before the ratings are made has left word that they must be."""
    ada, bruno = Member(server.address), Member(server.address)
    game = played(server, ada, bruno, seed=5)
    store = server.app.services.store
    assert _rating(server, f"person {ada.id}")
    before = _all(server)
    asked(server, "UPDATE results SET rank = 3 - rank, ended = ended + 5 WHERE game_id = :game", game=game)
    console.ratings(server.settings.database, recompute=True)
    assert _all(server) != before
    server.run(rewrite_results(store, game))
    server.run(rate_new(store))
    assert _all(server) == before


@pytest.mark.both_databases
def test_somebody_deleted_while_games_are_rated_is_not_rated_again(server: ThreadServer) -> None:
    """Whoever forgets a person waits for whoever rates: no rating of that person is written afterwards."""
    ada, bruno = Member(server.address), Member(server.address)
    played(server, ada, bruno, seed=5, rounds=1)
    assert _rating(server, f"person {ada.id}")
    store = server.app.services.store

    async def forget() -> None:
        async with store.write() as connection:
            await forget_player(connection, ada.id)

    async def rate_beside() -> None:
        async with store.write() as connection:
            await lock_ratings(connection)
            forgetting = asyncio.create_task(forget())
            await asyncio.wait([forgetting], timeout=0.3)  # it may not, but has the time
            again = insert(ratings).from_select(
                ["ladder", "edition", "players", "player", "mu", "sigma", "games", "won", "last"],
                select(text("ladder, edition, 9, player, mu, sigma, games, won, last"))
                .select_from(ratings)
                .where(ratings.c.player == f"person {ada.id}"),
            )
            await connection.execute(again)
        await forgetting

    server.run(rate_beside())
    assert asked(server, "SELECT * FROM ratings WHERE player = :player", player=f"person {ada.id}") == []
    asked(server, "DELETE FROM ratings WHERE players = 9")


@pytest.mark.parametrize(("sigma", "is_so"), [(8.3, True), (6.0, False)])
def test_a_rating_is_provisional_until_it_is_sure(sigma: float, is_so: bool) -> None:
    assert is_provisional(sigma) is is_so
