"""Another name: free, shown where one plays, a few times a month; the old one is kept from others for a while."""

from __future__ import annotations

import uuid

from sqlalchemy import update
from tests.server.clients import Member, Person, ThreadServer

from rondel.server.operations import sweep
from rondel.server.storage.models import left_names


def _name() -> str:
    return f"R{uuid.uuid4().hex[:10]}"


def _rename(person: Person, name: str) -> int:
    return person.http.patch("/api/me", json={"name": name}).status_code


def test_tables_under_way_show_the_new_name_and_finished_games_keep_the_old_one(server: ThreadServer) -> None:
    ada, bruno = Member(server.address), Member(server.address)
    over = ada.table("me", "hot_seat")["id"]
    ada.post(f"/api/games/{over}/end", {"agree": True})
    assert ada.state(over)["table"]["state"] == "over"
    table = ada.table("me", "open", start=False)["id"]
    bruno.post(f"/api/tables/{table}/join", {})
    ada.post(f"/api/tables/{table}/start", {})
    ada.post(f"/api/games/{table}/chat", {"text": "hello"}, 201)
    old, new = ada.name, _name()
    assert _rename(ada, new) == 200
    state = bruno.state(table)
    assert state["table"]["seats"][0]["name"] == new
    assert state["view"]["players"][0]["name"] == new
    assert state["table"]["host"] == new
    assert [line["name"] for line in bruno.get(f"/api/games/{table}/chat")] == [new]
    assert f"player: {new}" in bruno.http.get(f"/api/games/{table}/record").text
    assert ada.state(over)["table"]["seats"][0]["name"] == old


def test_the_old_name_is_kept_from_others_for_a_month(server: ThreadServer) -> None:
    """Neither an account nor a guest passes for who had it, whatever the case; the owner may take it back."""
    ada, mallory = Member(server.address), Member(server.address)
    old, new = ada.name, _name()
    assert _rename(ada, new) == 200
    assert _rename(mallory, old) == 409
    assert _rename(mallory, old.upper()) == 409
    guest = mallory.http.post("/api/guest", json={"name": old})
    assert guest.json()["error"]["code"] == "name_taken"
    assert [each["name"] for each in ada.get("/api/me/export")["left_names"]] == [old]
    assert _rename(ada, old) == 200
    assert [each["name"] for each in ada.get("/api/me/export")["left_names"]] == [new]

    async def age() -> None:
        async with server.app.services.store.write() as connection:
            await connection.execute(update(left_names).where(left_names.c.user_id == ada.id).values(until=1.0))

    server.run(age())
    assert sweep(server.settings.database)["left_name"] == 1, "nor is it kept any longer"
    assert ada.get("/api/me/export")["left_names"] == []
    assert _rename(mallory, new) == 200


def test_an_account_takes_a_few_names_a_month(sqlite: str) -> None:
    """A name that is refused, or the one there was, is not counted."""
    server = ThreadServer(sqlite, rate_limits=True, limits="rename=2/month")
    try:
        ada = Member(server.address)
        codes = [_rename(ada, name) for name in (_name(), "a\u202eb", "admin", _name(), _name())]
        assert codes == [200, 422, 422, 200, 429]
        kept = ada.get("/api/me")["user"]["name"]
        assert _rename(ada, kept) == 200
        refused = ada.http.patch("/api/me", json={"name": _name()})
        assert refused.json()["error"]["code"] == "many_names"
        assert 1 <= refused.json()["error"]["params"]["days"] <= 31
    finally:
        server.stop()
