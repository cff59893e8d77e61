"""Invitations by name: reserved seats, accepting, declining, expiry."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest
from tests.server.clients import Member, ThreadServer

from rondel.server.storage.models import notices
from rondel.server.tables.invitations import RESERVATION_SECONDS
from rondel.table.clocks import clock


@pytest.fixture
def ada(server: ThreadServer) -> Member:
    return Member(server.address)


@pytest.fixture
def bruno(server: ThreadServer) -> Member:
    return Member(server.address)


def invited(host: Member, guest: Member, **settings: Any) -> str:
    """Create a table at which seat 1 is reserved for the guest."""
    game: str = host.table("me", "open", "open", start=False, **settings)["id"]
    host.post(f"/api/tables/{game}/invitations", {"name": guest.name.upper(), "seat": 1}, 201)
    return game


def mine(person: Member) -> list[dict[str, Any]]:
    return person.get("/api/me/invitations")  # type: ignore[no-any-return]


def test_an_invited_person_takes_the_reserved_seat(server: ThreadServer, ada: Member, bruno: Member) -> None:
    """The invited person is notified, also of a private table; nobody else can take the seat."""
    game = invited(ada, bruno, private=True)
    kept = ada.get(f"/api/tables/{game}")["seats"][1]
    assert (kept["kind"], kept["reserved"], kept["invited"], kept["name"]) == ("open", True, bruno.name, None)
    code = ada.get(f"/api/tables/{game}")["invite"]
    dora = server.person("Dora")
    refused = dora.refusal(f"/api/tables/{game}/join", {"seat": 1, "invite": code}, 409)
    assert refused["code"] == "taken"
    assert dora.http.get(f"/api/tables/{game}", params={"invite": code}).json()["seats"][1]["invited"] is None
    (invitation,) = mine(bruno)
    assert (invitation["table"], invitation["by"]) == (game, ada.name)
    table = bruno.post(f"/api/me/invitations/{invitation['id']}", {"accept": True})
    assert (table["your_seats"], table["seats"][1]["name"], mine(bruno)) == ([1], bruno.name, [])


def test_a_declined_withdrawn_or_expired_invitation_opens_the_seat(
    server: ThreadServer, ada: Member, bruno: Member
) -> None:
    """A person who declined cannot be invited to the table again."""
    game = invited(ada, bruno)
    bruno.post(f"/api/me/invitations/{mine(bruno)[0]['id']}", {"accept": False})
    assert ada.get(f"/api/tables/{game}")["seats"][1]["reserved"] is False
    path = f"/api/tables/{game}/invitations"
    assert ada.refusal(path, {"name": bruno.name}, 409)["code"] == "declined"
    other = invited(ada, bruno)
    assert bruno.http.delete(f"/api/tables/{other}/invitations/1").status_code == 403
    assert ada.http.delete(f"/api/tables/{other}/invitations/1").status_code == 200
    assert (mine(bruno), ada.get(f"/api/tables/{other}")["seats"][1]["reserved"]) == ([], False)
    third = invited(ada, bruno)
    number = mine(bruno)[0]["id"]
    with clock.shifted(RESERVATION_SECONDS + 1):
        assert (mine(bruno), ada.get(f"/api/tables/{third}")["seats"][1]["reserved"]) == ([], False)
        assert bruno.refusal(f"/api/me/invitations/{number}", {"accept": True}, 404)["code"] == "not_found"
        server.person("Dora").post(f"/api/tables/{third}/join", {"seat": 1})


def test_a_table_is_created_with_all_invitations_or_not_at_all(
    server: ThreadServer, ada: Member, bruno: Member
) -> None:
    """If one invitation is refused, no table is created and nobody is notified."""
    wanted: dict[str, Any] = {"kind": "invited", "name": bruno.name.lower()}
    before = len(ada.get("/api/tables", filter="mine"))
    for others, code in (
        ([wanted, {"kind": "invited", "name": "nobody of this name"}], "unknown_name"),
        ([wanted, wanted], "there_already"),
        ([{"kind": "invited", "name": ada.name}], "yourself"),
        ([{"kind": "invited"}], "unknown_name"),
    ):
        response = ada.http.post("/api/tables", json={"seats": [{"kind": "me"}, *others]})
        assert response.json()["error"]["code"] == code
    assert (len(ada.get("/api/tables", filter="mine")), mine(bruno)) == (before, [])
    table = ada.post("/api/tables", {"name": "Invited", "seats": [{"kind": "me"}, {"kind": "open"}, wanted]}, 201)
    assert [seat["invited"] for seat in table["seats"]] == [None, None, bruno.name]
    assert [each["table"] for each in mine(bruno)] == [table["id"]]
    assert server.run(_notified(server, bruno.id)) == ["invited"]
    found = [ada.get("/api/lobby", text=f"invited {word}")["fitting"] for word in (ada.name, bruno.name)]
    assert found == [1, 0], "who is invited is nobody else's business"


def test_invalid_invitations_are_refused_with_a_sentence(ada: Member, bruno: Member) -> None:
    game = invited(ada, bruno)
    path = f"/api/tables/{game}/invitations"
    assert ada.refusal(path, {"name": bruno.name}, 409)["code"] == "there_already"
    assert ada.refusal(path, {"name": ada.name}, 409)["code"] == "yourself"
    assert ada.refusal(path, {"name": "nobody of this name"})["params"] == {"name": "nobody of this name"}
    assert bruno.refusal(path, {"name": ada.name}, 403)["code"] == "not_host"
    number = mine(bruno)[0]["id"]
    assert ada.refusal(f"/api/me/invitations/{number}", {"accept": True}, 404)["code"] == "not_found"


def test_invitations_from_blocked_people_are_not_delivered(server: ThreadServer, ada: Member, bruno: Member) -> None:
    """The inviting person sees no difference."""
    other = ada.table("me", "open", start=False)["id"]
    bruno.post(f"/api/games/{other}/blocks", {"seat": 0}, 201)
    game = invited(ada, bruno)
    assert mine(bruno) == []
    assert ada.get(f"/api/tables/{game}")["seats"][1]["invited"] == bruno.name
    assert server.run(_notified(server, bruno.id)) == []


async def _notified(server: ThreadServer, user_id: int) -> list[str]:
    async with server.app.services.store.read() as connection:
        query = notices.select().where(notices.c.user_id == user_id)
        return [row.kind for row in (await connection.execute(query)).all()]


@pytest.mark.both_databases
def test_an_invitation_accepted_concurrently_takes_one_seat(server: ThreadServer, ada: Member, bruno: Member) -> None:
    invited(ada, bruno)
    assert server.run(_notified(server, bruno.id)) == ["invited"]
    number = mine(bruno)[0]["id"]
    pages = [bruno.same_session() for _ in range(2)]

    def accept(page: httpx.Client) -> int:
        return page.post(f"/api/me/invitations/{number}", json={"accept": True}).status_code

    with ThreadPoolExecutor(2) as both:
        responses = list(both.map(accept, pages))
    assert 200 in responses
    assert set(responses) <= {200, 404, 409}
    (table,) = list(bruno.get("/api/tables", filter="mine"))
    assert table["your_seats"] == [1]


def test_invitations_are_rate_limited(sqlite: str) -> None:
    """Excess invitations are refused with a sentence and not delivered."""
    with ThreadServer(sqlite, rate_limits=True) as server:
        ada, bruno = Member(server.address), Member(server.address)
        game = ada.table("me", "open", start=False)["id"]
        sent = 0
        for _ in range(10_000):
            response = ada.http.post(f"/api/tables/{game}/invitations", json={"name": bruno.name})
            if response.status_code == 429:
                break
            sent += 1
            ada.http.delete(f"/api/tables/{game}/invitations/1")
        assert sent <= 20
        assert response.json()["error"]["sentence"]
        assert server.run(_notified(server, bruno.id)) == ["invited"], "notified once despite repeated withdrawals"


def test_invitations_are_exported_and_deleted_with_the_user(server: ThreadServer, ada: Member, bruno: Member) -> None:
    game = invited(ada, bruno)
    assert [(each["by_you"], each["name"]) for each in ada.get("/api/me/export")["invitations"]] == [(True, bruno.name)]
    assert [each["by_you"] for each in bruno.get("/api/me/export")["invitations"]] == [False]
    bruno.http.request("DELETE", "/api/me", json={"password": bruno.password})
    seat = ada.get(f"/api/tables/{game}")["seats"][1]
    assert (seat["reserved"], seat["invited"]) == (False, None)
    assert ada.get("/api/me/export")["invitations"] == []
