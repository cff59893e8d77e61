"""Rematches: the same people, rotated seats, one table per game."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from tests.server.clients import Member, Person, ThreadServer


def played(*people: Person, bots: int = 1, **settings: Any) -> str:
    """Play a game of these people and bots that ends by agreement."""
    host, *others = people
    seats = ["me", *["open"] * len(others), *["random"] * bots]
    game: str = host.table(*seats, start=False, **settings)["id"]
    for other in others:
        other.post(f"/api/tables/{game}/join")
    host.post(f"/api/tables/{game}/start")
    for person in people:
        person.post(f"/api/games/{game}/end", {"agree": True})
    return game


def test_a_rematch_rotates_seats_and_invites_everybody(server: ThreadServer) -> None:
    """The first request creates the table; the others are invited to reserved seats."""
    ada, bruno = Member(server.address), Member(server.address)
    customs = {"private_talk": True, "confirm": True}
    game = played(ada, bruno, customs=customs, options={"gifts": "own"}, name="Thursday")
    table = bruno.post(f"/api/games/{game}/rematch")
    kinds = [(seat["kind"], seat["name"], seat["invited"]) for seat in table["seats"]]
    assert kinds[1:] == [("open", None, ada.name), ("human", bruno.name, None)]
    assert (kinds[0][0], table["is_host"], table["name"], table["options"]["gifts"]) == (
        "bot",
        True,
        "Thursday",
        "own",
    )
    assert (table["customs"]["private_talk"], table["customs"]["confirm"]) == (True, True)
    assert ada.get("/api/me/invitations")[0]["table"] == table["id"]
    assert ada.post(f"/api/games/{game}/rematch")["your_seats"] == [1]
    assert ada.get("/api/me/invitations") == []


@pytest.mark.both_databases
def test_concurrent_rematch_requests_share_one_table(server: ThreadServer) -> None:
    ada, bruno = server.person("Ada"), server.person("Bruno")
    game = played(ada, bruno)

    def ask(person: Person) -> str:
        return str(person.post(f"/api/games/{game}/rematch")["id"])

    with ThreadPoolExecutor(2) as both:
        (made,) = set(both.map(ask, (ada, bruno)))
    table = ada.get(f"/api/tables/{made}")
    assert [seat["name"] for seat in table["seats"]][1:] == ["Ada", "Bruno"]


def test_a_rematch_requires_a_finished_game_and_a_seat(server: ThreadServer, ada: Person) -> None:
    game = ada.table("me", "random")["id"]
    path = f"/api/games/{game}/rematch"
    assert ada.refusal(path, {}, 409)["code"] == "not_over"
    assert server.person("Dora").refusal(path, {}, 403)["code"] == "not_at_table"
    ada.post(f"/api/games/{game}/end", {"agree": True})
    assert ada.post(path)["state"] == "running"  # no other people
