"""Tournaments on a real server: entry, automatic rounds, no-shows, restarts, races, exports."""

from __future__ import annotations

import asyncio
import csv
import io
import zipfile
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from itertools import combinations
from typing import Any

import pytest
from sqlalchemy import text
from tests.server.clients import Member, ThreadServer, offered
from tests.waiting import wait_until

import rondel
from rondel.server.tournaments import progress
from rondel.table.clocks import clock

NO_SHOW = 3600
SHORT = {"options": {"max_rounds": 1}, "table_size": 4, "rounds": 2}


def _opened(host: Member, **settings: Any) -> str:
    body = {"name": "Club evening", **SHORT, **settings}
    return str(host.post("/api/tournaments", body, 201)["id"])


def _entered(server: ThreadServer, tournament: str, count: int) -> list[Member]:
    people = [Member(server.address) for _ in range(count)]
    for person in people:
        person.post(f"/api/tournaments/{tournament}/enter")
    return people


def _get_tournament(person: Member, tournament: str) -> dict[str, Any]:
    return person.get(f"/api/tournaments/{tournament}")  # type: ignore[no-any-return]


def _substitute_bots(people: list[Member], tournament: str) -> None:
    """Everybody makes one move and then hands the seat to a fast bot."""
    for person in people:
        game = _get_tournament(person, tournament)["your_game"]
        state = person.state(game)
        table = state["table"]
        [seat] = table["your_seats"]
        if table["state"] == "running" and table["seats"][seat]["stand_in"] is None:
            person.post(f"/api/games/{game}/seats/{seat}/bot", {"bot": "random"})


def _agree_to_end(people: list[Member], tournament: str) -> None:
    """All remaining players agree to end their games, the fastest way to a result."""
    for person in people:
        game = _get_tournament(person, tournament)["your_game"]
        if game and person.state(game)["table"]["state"] == "running":
            person.post(f"/api/games/{game}/end", {"agree": True})


def _statement(server: ThreadServer, statement: str, **values: Any) -> None:
    async def work() -> None:
        async with server.app.services.store.write() as connection:
            await connection.execute(text(statement), values)
        server.app.services.games.cache.drop_all()

    server.run(work())


def _wait_for_round(person: Member, tournament: str, number: int) -> None:
    """Wait until the round has begun with all its tables."""

    def has_begun() -> bool:
        played = _get_tournament(person, tournament)["played"]
        return len(played) == number and all(table["there"] for table in played[-1]["tables"])

    wait_until(has_begun)


def _trigger_poll(server: ThreadServer, tournament: str) -> None:
    """Trigger the step that the next poll would perform."""

    async def look() -> None:
        server.app.services.tournaments.schedule(tournament)

    server.run(look())


def test_a_tournament_of_twelve_is_played_to_its_end(server: ThreadServer) -> None:
    """“A club of twelve can run a tournament with nobody but the software doing the arithmetic.”"""
    host = Member(server.address)
    tournament = _opened(host, start="full", most=12)
    people = [host, *_entered(server, tournament, 11)]
    wait_until(lambda: _get_tournament(host, tournament)["your_game"])
    played_out = ""  # the game that is played to its end by the rules
    for number in (1, 2):
        _wait_for_round(host, tournament, number)
        wait_until(lambda: all(_get_tournament(person, tournament)["your_game"] for person in people))
        now = _get_tournament(host, tournament)
        assert [len(table["seats"]) for table in now["played"][-1]["tables"]] == [4, 4, 4]
        for table in now["played"][-1]["tables"]:
            seen = host.get(f"/api/tables/{table['game']}")
            assert (seen["tags"], seen["tournament"]) == (["tournament"], tournament)
        mine = now["your_game"]
        played_out = mine if number == 1 else played_out
        at_one_table = [person for person in people if _get_tournament(person, tournament)["your_game"] == mine]
        if number == 1:
            _substitute_bots(at_one_table, tournament)
        _agree_to_end([person for person in people if number > 1 or person not in at_one_table], tournament)
    wait_until(lambda: _get_tournament(host, tournament)["state"] == "over")
    now = _get_tournament(host, tournament)
    tables = [table for each in now["played"] for table in each["tables"]]
    met = Counter(pair for t in tables for pair in combinations(sorted(seat["player"] for seat in t["seats"]), 2))
    assert sum(count - 1 for count in met.values()) <= 6
    starts = Counter((seat["player"], seat["start"]) for table in tables for seat in table["seats"])
    assert max(starts.values()) == 1
    rows = now["standings"]
    assert [row["place"] for row in rows] == list(range(1, 13))
    assert [row["points"] for row in rows] == sorted((row["points"] for row in rows), reverse=True)

    written = list(csv.DictReader(io.StringIO(host.http.get(f"/api/tournaments/{tournament}/standings.csv").text)))
    assert [row["player"] for row in written] == [row["name"] for row in rows]
    packed = zipfile.ZipFile(io.BytesIO(host.http.get(f"/api/tournaments/{tournament}/archive.zip").content))
    records = [name for name in packed.namelist() if name.endswith(".rondel")]
    assert len(records) == 6
    first = next(table for table in now["played"][0]["tables"] if table["game"] == played_out)
    game = rondel.replay(packed.read(next(name for name in records if first["game"] in name)).decode())
    assert [seat["score"] for seat in first["seats"]] == list(game.scores)


@pytest.mark.both_databases
def test_a_round_is_created_once_and_resumed_after_a_crash(server: ThreadServer) -> None:
    """“Two processes never start a round twice”: neither at the same moment, nor after one died in between."""
    host = Member(server.address)
    tournament = _opened(host, most=8)
    _entered(server, tournament, 7)
    services = server.app.services

    async def race() -> None:
        async with services.store.write() as connection:
            begin = text("UPDATE tournaments SET state = 'running' WHERE id = :id")
            await connection.execute(begin, {"id": tournament})
        await asyncio.gather(*(progress.advance(services, tournament) for _ in range(4)))

    server.run(race())
    now = _get_tournament(host, tournament)
    assert [each["number"] for each in now["played"]] == [1]
    assert len(now["played"][0]["tables"]) == 2
    assert all(table["there"] for table in now["played"][0]["tables"])
    # Simulate a crash after the round was stored and before its second table was created.
    lost = now["played"][0]["tables"][1]["game"]
    for table in ("actions", "checkpoints", "seats"):
        _statement(server, f"DELETE FROM {table} WHERE game_id = :id", id=lost)
    _statement(server, "DELETE FROM games WHERE id = :id", id=lost)
    _statement(server, "UPDATE tournament_tables SET made = false WHERE game_id = :id", id=lost)
    _trigger_poll(server, tournament)
    wait_until(lambda: _get_tournament(host, tournament)["played"][0]["tables"][1]["there"])
    assert [table["game"] for table in _get_tournament(host, tournament)["played"][0]["tables"]][1] == lost


@pytest.mark.both_databases
def test_entries_do_not_exceed_the_places(server: ThreadServer) -> None:
    """Also with concurrent requests; nobody enters twice."""
    host = Member(server.address)
    tournament = _opened(host, most=4, start="hand")
    people = [Member(server.address) for _ in range(5)]

    def enter(person: Member) -> int:
        return person.http.post(f"/api/tournaments/{tournament}/enter", json={}).status_code

    with ThreadPoolExecutor(5) as pool:
        responses = list(pool.map(enter, people))
    assert Counter(responses) == {200: 3, 409: 2}
    assert host.refusal(f"/api/tournaments/{tournament}/enter", expect=409)["code"] == "entered"
    inside = next(person for person, response in zip(people, responses, strict=True) if response == 200)
    inside.post(f"/api/tournaments/{tournament}/withdraw")
    assert inside.refusal(f"/api/tournaments/{tournament}/withdraw", expect=403)["code"] == "not_entered"
    assert host.refusal(f"/api/tournaments/{tournament}/begin", expect=409)["code"] == "too_few"
    assert inside.refusal(f"/api/tournaments/{tournament}/begin", expect=403)["code"] == "not_organizer"
    assert host.http.delete(f"/api/tournaments/{tournament}").json()["state"] == "cancelled"
    assert inside.refusal(f"/api/tournaments/{tournament}/enter", expect=409)["code"] == "tournament_over"


def test_a_no_show_is_replaced_and_scores_nothing(server: ThreadServer) -> None:
    """“No-shows (who has not appeared within a stated time) replaced by bots”; late entry; withdrawal."""
    host = Member(server.address)
    tournament = _opened(host, most=4, rounds=2, no_show=NO_SHOW)
    people = [host, *_entered(server, tournament, 3)]
    host.post(f"/api/tournaments/{tournament}/begin")
    wait_until(lambda: _get_tournament(host, tournament)["your_game"])
    game = _get_tournament(host, tournament)["your_game"]
    assert people[0].refusal(f"/api/tournaments/{tournament}/enter", expect=409)["code"] == "entered"
    absent = next(person for person in people if offered(person.state(game)))
    others = [person for person in people if person is not absent]
    others[0].post(f"/api/tournaments/{tournament}/withdraw")
    late = Member(server.address)
    late.post(f"/api/tournaments/{tournament}/enter")
    _substitute_bots(others, tournament)
    with clock.shifted(NO_SHOW + 1):
        _trigger_poll(server, tournament)
        wait_until(lambda: len(_get_tournament(host, tournament)["played"]) == 2)
    now = _get_tournament(host, tournament)
    [table] = now["played"][0]["tables"]
    by_name = {seat["name"]: seat for seat in table["seats"]}
    assert (by_name[absent.name]["counts"], by_name[absent.name]["points"]) == (False, 0)
    assert {seat["name"] for seat in now["played"][1]["tables"][0]["seats"]} == {
        late.name,
        absent.name,
        *(person.name for person in others[1:]),
    }
    rows = {row["name"]: row for row in now["standings"]}
    assert (rows[late.name]["first_round"], rows[late.name]["games"], rows[late.name]["points"]) == (2, 0, 0)
    assert rows[others[0].name]["withdrawn"]


def test_groups_play_for_a_final(server: ThreadServer) -> None:
    host = Member(server.address)
    tournament = _opened(host, most=6, table_size=3, system="groups", scoring="share")
    people = [host, *_entered(server, tournament, 5)]
    host.post(f"/api/tournaments/{tournament}/begin")
    for number in (1, 2):
        _wait_for_round(host, tournament, number)
        playing = [person for person in people if _get_tournament(person, tournament)["your_game"]]
        (_agree_to_end if number == 1 else _substitute_bots)(playing, tournament)
    wait_until(lambda: _get_tournament(host, tournament)["state"] == "over")
    now = _get_tournament(host, tournament)
    [final] = now["played"][1]["tables"]
    assert final["group"] == "final"
    assert [row["final"] for row in now["standings"]] == [1, 2, 3, None, None, None]
    assert {row["group"] for row in now["standings"][:3]} == {"A", "B"}


def test_a_private_tournament_requires_an_invitation(server: ThreadServer) -> None:
    host, stranger = Member(server.address), Member(server.address)
    tournament = _opened(host, private=True)
    path = f"/api/tournaments/{tournament}"
    assert stranger.http.get(path).status_code == 404
    assert stranger.http.get(path + "/stream").status_code == 404
    assert stranger.refusal(path + "/enter", expect=404)["code"] == "not_found"
    assert all(each["id"] != tournament for each in stranger.get("/api/tournaments"))
    invite = _get_tournament(host, tournament)["invite"]
    assert stranger.post(path + "/enter", {"invite": invite})["you"] == 2
    assert any(each["id"] == tournament for each in stranger.get("/api/tournaments"))


def test_invalid_tournaments_are_refused(server: ThreadServer) -> None:
    host = Member(server.address)
    refused: list[tuple[dict[str, Any], str]] = [
        ({"table_size": 7}, "tournament"),
        ({"most": 201}, "tournament"),
        ({"rounds": 0}, "tournament"),
        ({"rounds": 1, "system": "groups"}, "tournament"),
        ({"no_show": 1}, "tournament"),
        ({"start": "time", "starts": 5.0}, "tournament_time"),
        ({"edition": "chess"}, "edition"),
        ({"name": "\u202e"}, "name"),
    ]
    for settings, code in refused:
        assert host.refusal("/api/tournaments", {"name": "Cup", **settings})["code"] == code
    assert server.person().refusal("/api/tournaments", {"name": "Cup"}, 403)["code"] == "account_needed"
    assert all(each["host"] != host.name for each in host.get("/api/tournaments"))


def test_a_tournament_ended_early_counts_the_current_round(server: ThreadServer) -> None:
    """“The games of this round go on and count; there will be no further round.”"""
    host = Member(server.address)
    tournament = _opened(host, most=4, rounds=3)
    people = [host, *_entered(server, tournament, 3)]
    assert _get_tournament(host, tournament)["plan"] == [4]
    host.post(f"/api/tournaments/{tournament}/begin")
    wait_until(lambda: _get_tournament(host, tournament)["your_game"])
    assert host.http.delete(f"/api/tournaments/{tournament}").json()["state"] == "running"
    assert (_get_tournament(host, tournament)["entry"], _get_tournament(host, tournament)["rounds"]) == ("closed", 1)
    _agree_to_end(people, tournament)
    wait_until(lambda: _get_tournament(host, tournament)["state"] == "over")
    now = _get_tournament(host, tournament)
    assert len(now["played"]) == 1
    assert [row["games"] for row in now["standings"]] == [1, 1, 1, 1]


def test_registration_reopens_if_too_many_players_withdraw_at_the_start(server: ThreadServer) -> None:
    """It waits for other players instead of failing repeatedly."""
    host = Member(server.address)
    tournament = _opened(host, most=4)
    people = _entered(server, tournament, 3)
    for person in people[1:]:
        person.post(f"/api/tournaments/{tournament}/withdraw")
    _statement(server, "UPDATE tournaments SET state = 'running' WHERE id = :id", id=tournament)
    server.run(progress.advance(server.app.services, tournament))
    assert (_get_tournament(host, tournament)["state"], _get_tournament(host, tournament)["entry"]) == ("open", "open")
    assert people[1].post(f"/api/tournaments/{tournament}/enter")["you"] == 3


def test_unfinished_tournaments_per_organizer_are_limited(server: ThreadServer) -> None:
    host = Member(server.address)
    for _ in range(5):
        _opened(host)
    assert host.refusal("/api/tournaments", {"name": "Cup"}, 409)["code"] == "too_many_tournaments"


def test_deleting_a_player_keeps_the_points_of_others(server: ThreadServer) -> None:
    """The export lists the tournaments; after the deletion the entry stays, without a name."""
    host = Member(server.address)
    tournament, waiting = _opened(host, most=4), _opened(host)
    people = [host, *_entered(server, tournament, 3)]
    host.post(f"/api/tournaments/{tournament}/begin")
    wait_until(lambda: _get_tournament(host, tournament)["your_game"])
    mine = host.get("/api/me/export")["tournaments"]
    assert [(each["id"], each["organizer"], each["number"]) for each in mine] == [
        (tournament, True, 1),
        (waiting, True, 1),
    ]
    for person in people[:2]:
        assert person.http.request("DELETE", "/api/me", json={"password": person.password}).status_code == 200
    now = _get_tournament(people[2], tournament)
    assert now["host"] == "—"
    assert sorted(row["name"] for row in now["standings"])[-2:] == ["—", "—"]
    assert people[2].http.get(f"/api/tournaments/{waiting}").status_code == 404
    _agree_to_end(people[2:], tournament)
    wait_until(lambda: _get_tournament(people[2], tournament)["state"] == "over")
