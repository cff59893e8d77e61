"""A user's own notifications in the page."""

from __future__ import annotations

from tests.server.clients import Member, ThreadServer

from rondel.server.notify import NewNotice, add_notices


def _note(server: ThreadServer, *happenings: NewNotice) -> None:
    async def noted() -> None:
        async with server.app.services.store.write() as connection:
            await add_notices(connection, *happenings)

    server.run(noted())


def test_notifications_are_unique_per_key_until_read(server: ThreadServer) -> None:
    """`key` identifies an event: each person is notified of it once."""
    ada, bruno = Member(server.address), Member(server.address)
    invited = NewNotice(kind="invited", user_id=ada.id, key="invited:1", params={"by": "Bruno"})
    _note(server, invited, invited)
    _note(server, invited, NewNotice(kind="invited", user_id=bruno.id, key="invited:1"))
    found = ada.get("/api/me/notices")
    assert found["unread"] == 1
    assert [(each["kind"], each["params"], each["new"]) for each in found["notices"]] == [
        ("invited", {"by": "Bruno"}, True)
    ]
    seen = ada.post("/api/me/notices/seen", {"until": found["notices"][0]["id"]})
    assert (seen["unread"], seen["notices"][0]["new"]) == (0, False)
    assert bruno.get("/api/me/notices")["unread"] == 1, "of each person their own"
    _note(server, invited)
    assert ada.get("/api/me/notices")["unread"] == 0


def test_notifications_are_exported_and_deleted_with_the_user(server: ThreadServer) -> None:
    """Also deletes notifications to others that name the user."""
    ada, bruno = Member(server.address), Member(server.address)
    said: dict[str, str | int] = {"by": ada.name, "text": "hello"}
    _note(server, NewNotice(kind="mentioned", user_id=bruno.id, key="mentioned:3", params=said))
    _note(server, NewNotice(kind="invited", user_id=ada.id, key="invited:2", params={"by": "Zqrtl"}))
    assert ada.get("/api/me/export")["notices"]["told"][0]["params"] == {"by": "Zqrtl"}
    response = ada.http.request("DELETE", "/api/me", json={"password": ada.password})
    assert response.status_code == 200, response.text
    assert bruno.get("/api/me/notices")["notices"] == []
