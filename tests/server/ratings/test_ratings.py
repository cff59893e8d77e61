"""Ratings: for games among people that ended by the rules, provisional until sure, made again alike."""

from __future__ import annotations

from typing import Any

import pytest
from openskill.models import PlackettLuce
from tests.server.archive.played import asked, played, rows
from tests.server.clients import Member, ThreadServer, wait_until

from rondel.server import operations
from rondel.server.ratings.rating import is_provisional, rate_new


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
    operations.ratings(server.settings.database, recompute=True)
    assert _all(server) == before
    asked(server, "DELETE FROM results WHERE game_id = :game", game=games[1])
    asked(server, "UPDATE results SET rated = :no", no=False)
    asked(server, "DELETE FROM ratings")
    asked(server, "DELETE FROM rating_steps")
    asked(server, "UPDATE rating_state SET ended = 0, game_id = ''")
    server.run(rate_new(server.app.services.store))  # without the second game, which now comes late
    operations.archive(server.settings.database)
    server.run(rate_new(server.app.services.store))
    assert _all(server) == before
    server.run(server.app.services.games.remove(games[0]))
    gone = people[2]
    assert gone.http.request("DELETE", "/api/me", json={"password": gone.password}).status_code == 200
    others = [_rating(server, f"person {person.id}", 3) for person in people[:2]]
    operations.ratings(server.settings.database, recompute=True)
    assert [_rating(server, f"person {person.id}", 3) for person in people[:2]] == others
    assert _rating(server, f"person {gone.id}", 3) is None


@pytest.mark.parametrize(("sigma", "is_so"), [(8.3, True), (6.0, False)])
def test_a_rating_is_provisional_until_it_is_sure(sigma: float, is_so: bool) -> None:
    assert is_provisional(sigma) is is_so
