"""Finished games of a person: search, filters, download; profile with configurable visibility."""

from __future__ import annotations

import io
import zipfile
from typing import Any

import pytest
from tests.server.archive.finished_games import copied, played
from tests.server.clients import Member, ThreadServer

import rondel
from rondel.server.archive.ratings import rate_new
from rondel.server.archive.search import PAGE
from rondel.table.visitors import DELETED_USER


@pytest.mark.both_databases
def test_games_are_filtered_and_searched(server: ThreadServer) -> None:
    """Filters: edition, players, opponents, result, dates and text."""
    ada, bruno, carla = (Member(server.address) for _ in range(3))
    first = played(server, ada, bruno, seed=1, name="Thursday club")
    second = played(server, ada, carla, "greedy", seed=2, edition="imperial_2030", name="100% sure")
    third = played(server, bruno, ada, "random", seed=3, private=True)

    def found(**wanted: object) -> list[str]:
        return [game["id"] for game in ada.get("/api/me/games", **wanted)["games"]]

    assert found() == [third, second, first]
    assert found(edition="imperial_2030") == found(opponent="greedy") == found(text="100%") == [second]
    assert found(players=3) == [third, second]
    assert found(opponent=bruno.name.lower()) == [third, first]
    assert found(text="thursday") == found(text=first) == [first]
    assert found(text="_") == []  # no wildcard
    ended = {game["id"]: game["ended"] for game in ada.get("/api/me/games")["games"]}
    assert found(since=ended[second]) == [third, second]
    assert found(until=ended[second]) == [first]
    won = {game for game in (first, second, third) if any(seat["you"] and seat["won"] for seat in _seats(ada, game))}
    assert set(found(result="won")) == won
    assert set(found(result="lost")) == {first, second, third} - won
    assert found(result="unfinished") == []
    seats = _seats(ada, second)
    assert [seat["name"] for seat in seats] == [ada.name, carla.name, "greedy"]
    assert sorted(seat["rank"] for seat in seats) == [1, 2, 3]
    assert ada.http.get("/api/me/games", params={"result": "drawn"}).status_code == 422
    assert ada.http.get("/api/me/games", params={"page": 0}).status_code == 400


def _seats(person: Member, game: str) -> list[dict[str, Any]]:
    found = next(each for each in person.get("/api/me/games")["games"] if each["id"] == game)
    seats: list[dict[str, Any]] = found["seats"]
    return seats


@pytest.mark.both_databases
def test_games_are_paged(server: ThreadServer) -> None:
    ada, bruno = Member(server.address), Member(server.address)
    game = played(server, ada, bruno)
    for number in range(PAGE):  # add copies
        copied(server, game, game_id=f"{game[:8]}{number:02}", ended_by="agreement")
    first, second = (ada.get("/api/me/games", page=page) for page in (1, 2))
    assert (first["total"], first["pages"]) == (PAGE + 1, 2)
    assert (len(first["games"]), len(second["games"])) == (PAGE, 1)
    names = [each["name"] for each in (*first["games"], *second["games"])]
    assert (names.count("A table"), names.count(None)) == (1, PAGE)  # deleted games have no name


def test_all_records_are_downloaded_in_one_file(server: ThreadServer) -> None:
    """Every record in the file can be replayed, and all belong to the person."""
    ada, bruno = Member(server.address), Member(server.address)
    mine = [played(server, ada, bruno, seed=seed, private=True) for seed in (1, 2)]
    played(server, bruno, "random", seed=3)
    response = ada.http.get("/api/me/records")
    assert response.headers["content-type"] == "application/zip"
    with zipfile.ZipFile(io.BytesIO(response.content)) as file:
        assert file.testzip() is None
        names = file.namelist()
        assert {name.rpartition("-")[2].removesuffix(".rondel") for name in names} == set(mine)
        assert all(rondel.replay(file.read(name).decode()).over for name in names)
    assert ada.http.get("/api/me/records", params={"edition": "imperial_2030"}).status_code == 404
    assert server.person().http.get("/api/me/records").status_code == 404


def test_profile_visibility_limits_what_others_see(server: ThreadServer) -> None:
    """Default: name and rating; optionally games (private ones only for their players), or nothing."""
    ada, bruno, carla = (Member(server.address) for _ in range(3))
    public = played(server, ada, bruno, seed=1)
    private = played(server, ada, bruno, seed=2, private=True)
    server.run(rate_new(server.app.services.store))
    address = f"/api/people/{ada.name}"

    def games_for(person: Member) -> set[str]:
        return {game["id"] for game in person.get(address + "/games")["games"]}

    board = carla.get("/api/ratings", edition="imperial", players=2)["standings"]
    assert ada.name in [standing["name"] for standing in board]
    seen = carla.get(address)
    assert (seen["name"], seen["shown"], seen["you"], seen["games"], seen["form"]) == (
        ada.name,
        "ratings",
        False,
        0,
        [],
    )
    assert [rating["games"] for rating in seen["ratings"]] == [2]
    assert seen["ratings"][0]["provisional"]
    assert games_for(carla) == games_for(bruno) == set()
    assert games_for(ada) == {public, private}
    mine = ada.get(address)
    assert (mine["you"], mine["games"], len(mine["form"]), len(mine["steps"])) == (True, 2, 2, 2)
    assert mine["by_players"][0]["games"] == 2

    ada.http.patch("/api/me/profile", json={"shown": "games"})
    assert games_for(carla) == {public}
    assert games_for(bruno) == {public, private}
    assert carla.get(address)["games"] == 1

    assert ada.http.patch("/api/me/profile", json={"shown": "nothing"}).status_code == 200
    assert carla.http.get(address).status_code == carla.http.get(address + "/games").status_code == 404
    assert ada.get(address)["shown"] == "nothing"
    board = carla.get("/api/ratings", edition="imperial", players=2)["standings"]
    assert ada.name not in [standing["name"] for standing in board]
    assert ada.http.patch("/api/me/profile", json={"shown": "all"}).status_code == 400
    assert carla.http.get("/api/people/Nobody at all").status_code == 404


@pytest.mark.both_databases
def test_leaderboards_list_established_ratings_first(server: ThreadServer) -> None:
    """Only established ratings have a place; deleted users are omitted."""
    ada, bruno, carla, dora = (Member(server.address) for _ in range(4))
    played(server, ada, bruno, carla, "random", "random", seed=1, rounds=1)
    often = played(server, carla, dora, "random", "random", "random", seed=2, rounds=1)
    dora.http.patch("/api/me/profile", json={"shown": "nothing"})
    for number in range(16):
        copied(server, often, game_id=f"{often[:8]}{number:02}", rated=False, rank=1)
    server.run(rate_new(server.app.services.store))
    board = ada.get("/api/ratings", edition="imperial", players=5)
    assert {"ladder": "people", "edition": "imperial", "players": 5, "count": 3} in board["ladders"]
    assert (board["standings"][0]["name"], board["standings"][0]["place"]) == (carla.name, 1)
    assert {standing["name"] for standing in board["standings"][1:]} == {ada.name, bruno.name}
    assert all(standing["place"] is None and standing["provisional"] for standing in board["standings"][1:])
    assert bruno.http.request("DELETE", "/api/me", json={"password": bruno.password}).status_code == 200
    after = ada.get("/api/ratings", edition="imperial", players=5)["standings"]
    assert [standing["name"] for standing in after] == [carla.name, ada.name]
    names = [seat["name"] for seat in ada.get("/api/me/games")["games"][0]["seats"]]
    assert names == [ada.name, DELETED_USER, carla.name, "random", "random"]


@pytest.mark.parametrize("path", ["/api/me/games", "/api/me/records"])
def test_unknown_names_have_no_games(server: ThreadServer, path: str) -> None:
    client = Member(server.address).http
    client.cookies.clear()
    assert client.get(path).status_code == 401


def test_an_export_has_results_and_profile_visibility(server: ThreadServer) -> None:
    """The data export has results, ratings and the visibility of the profile."""
    ada, bruno = Member(server.address), Member(server.address)
    game = played(server, ada, bruno, seed=4)
    server.run(rate_new(server.app.services.store))
    stored = ada.get("/api/me/export")
    assert stored["shown"] == "ratings"
    assert [(result["game"], result["seat"]) for result in stored["results"]] == [(game, 0)]
    assert stored["results"][0]["rating"] is not None
