"""Renaming: availability, seats, limits, and the reservation of the old name."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests import unique
from tests.server.clients import Member, Person, ThreadServer

from rondel.server.operations.console import clean_up
from rondel.server.people.names import RESERVED_SECONDS
from rondel.table.clocks import clock


def _rename(person: Person, name: str) -> int:
    return person.http.patch("/api/me", json={"name": name}).status_code


def test_renaming_affects_unfinished_tables_only(server: ThreadServer) -> None:
    ada, bruno = Member(server.address), Member(server.address)
    over = ada.table("me", "hot_seat")["id"]
    ada.post(f"/api/games/{over}/end", {"agree": True})
    assert ada.state(over)["table"]["state"] == "over"
    table = ada.table("me", "open", start=False)["id"]
    bruno.post(f"/api/tables/{table}/join", {})
    ada.post(f"/api/tables/{table}/start", {})
    ada.post(f"/api/games/{table}/chat", {"text": "hello"}, 201)
    old, new = ada.name, unique.name()
    assert _rename(ada, new) == 200
    state = bruno.state(table)
    assert state["table"]["seats"][0]["name"] == new
    assert state["view"]["players"][0]["name"] == new
    assert state["table"]["host"] == new
    assert [line["name"] for line in bruno.get(f"/api/games/{table}/chat")] == [new]
    assert f"player: {new}" in bruno.http.get(f"/api/games/{table}/record").text
    assert ada.state(over)["table"]["seats"][0]["name"] == old


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ThreadServer]:
    """Return a separate server with two name changes a month, since tests move its clock by a month."""
    database = f"sqlite:///{tmp_path_factory.mktemp('names') / 'rondel.sqlite3'}"
    with ThreadServer(database, rate_limits=True, limits="rename=2/month") as running:
        yield running


def test_the_old_name_is_reserved_for_a_month(strict: ThreadServer) -> None:
    """Neither accounts nor guests can take it, in any case; the owner can take it back."""
    ada, mallory = Member(strict.address), Member(strict.address)
    old, new = ada.name, unique.name()
    assert _rename(ada, new) == 200
    assert _rename(mallory, old) == 409
    assert _rename(mallory, old.upper()) == 409
    guest = mallory.http.post("/api/guest", json={"name": old})
    assert guest.json()["error"]["code"] == "name_taken"
    assert [each["name"] for each in ada.get("/api/me/export")["left_names"]] == [old]
    assert _rename(ada, old) == 200
    assert [each["name"] for each in ada.get("/api/me/export")["left_names"]] == [new]

    with clock.shifted(RESERVED_SECONDS - 3600):
        assert _rename(mallory, new) == 409
    with clock.shifted(RESERVED_SECONDS + 1):
        assert clean_up(strict.settings.database)["left_name"] == 1, "nor is it kept any longer"
        assert ada.get("/api/me/export")["left_names"] == []
        assert _rename(mallory, new) == 200


def test_name_changes_per_month_are_limited(strict: ThreadServer) -> None:
    """Refused and unchanged names do not count."""
    ada = Member(strict.address)
    codes = [_rename(ada, name) for name in (unique.name(), "a\u202eb", "admin", unique.name(), unique.name())]
    assert codes == [200, 422, 422, 200, 429]
    kept = ada.get("/api/me")["user"]["name"]
    assert _rename(ada, kept) == 200
    refused = ada.http.patch("/api/me", json={"name": unique.name()})
    assert refused.json()["error"]["code"] == "many_names"
    days = refused.json()["error"]["params"]["days"]
    assert 1 <= days <= 31
    with clock.shifted(days * 86_400):
        assert _rename(ada, unique.name()) == 200
