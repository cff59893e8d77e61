"""Private messages: visible only to the author and the recipients."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import update
from tests.server.clients import Member, Person, ThreadServer, reading, until

from rondel.server.storage.models import users

ALLOWED = {"customs": {"private_talk": True}}


class Table:
    """A game of three players with a spectator."""

    def __init__(self, server: ThreadServer, **settings: Any) -> None:
        self.ada, self.bruno, self.clara = (Member(server.address) for _ in range(3))
        self.dora = server.person("Dora")
        wanted = {"start": False, "talk": "everybody", **(settings or ALLOWED)}
        self.game: str = self.ada.table("me", "open", "open", "random", **wanted)["id"]
        for person in (self.bruno, self.clara):
            person.post(f"/api/tables/{self.game}/join")
        self.ada.post(f"/api/tables/{self.game}/start")
        self.chat = f"/api/games/{self.game}/chat"

    def send(self, person: Person, text: str, *to: int) -> dict[str, Any]:
        return person.post(self.chat, {"text": text, "to": list(to)}, 201)  # type: ignore[no-any-return]

    def messages_of(self, person: Person) -> list[str]:
        return [line["text"] for line in person.get(self.chat)]


@pytest.fixture
def table(server: ThreadServer) -> Table:
    return Table(server)


def test_only_sender_and_recipients_get_a_private_message(table: Table) -> None:
    """It does not appear in state, stream, unread counts and chat of a third player or spectator."""
    with reading(table.bruno, table.game) as bruno, reading(table.clara, table.game) as clara:
        until(bruno, "state"), until(clara, "state")
        said = table.send(table.ada, "Let us take France.", 1)
        assert (said["to"], said["seat"]) == ([1], 0)
        table.send(table.ada, "Good luck to all!")
        assert until(bruno, "chat")["data"] == {**said, "at": said["at"]}
        assert until(clara, "chat")["data"]["text"] == "Good luck to all!"
    unread = [person.state(table.game)["chat_unread"] for person in (table.bruno, table.clara, table.dora)]
    assert unread == [2, 1, 1]
    both = ["Let us take France.", "Good luck to all!"]
    assert [table.messages_of(person) for person in (table.ada, table.bruno)] == [both, both]
    assert [table.messages_of(person) for person in (table.clara, table.dora)] == [both[1:], both[1:]]


def test_a_message_can_have_several_recipients(table: Table) -> None:
    """The author is ignored as a recipient."""
    assert table.send(table.bruno, "We three", 0, 1, 2)["to"] == [0, 2]
    assert [table.messages_of(person) for person in (table.ada, table.clara, table.dora)] == [["We three"]] * 2 + [[]]


def test_disallowed_private_messages_are_refused_with_a_reason(table: Table, server: ThreadServer) -> None:
    """From spectators, to bots and empty seats, and if the table settings disallow it."""
    wanted = {"text": "psst", "to": [1]}
    assert table.dora.refusal(table.chat, wanted, 403)["code"] == "players_talk_privately"
    assert table.ada.refusal(table.chat, {"text": "psst", "to": [3]}, 409)["code"] == "nobody_there"
    assert table.ada.refusal(table.chat, {"text": "psst", "to": [0]}, 409)["code"] == "yourself"
    other = Table(server, customs={})
    assert other.ada.refusal(other.chat, wanted, 403)["code"] == "no_private_talk"
    assert table.messages_of(table.bruno) == other.messages_of(other.bruno) == []


def test_blocked_people_cannot_send_private_messages(table: Table) -> None:
    """Their messages are hidden and not counted as unread, without feedback to them."""
    table.bruno.post(f"/api/games/{table.game}/blocks", {"seat": 0}, 201)
    assert table.send(table.ada, "Are you there?", 1, 2)["to"] == [1, 2]
    assert table.bruno.state(table.game)["chat_unread"] == 0
    assert table.clara.state(table.game)["chat_unread"] == 1
    assert (table.messages_of(table.bruno), table.messages_of(table.clara)) == ([], ["Are you there?"])


def test_a_reported_private_message_is_shown_alone(server: ThreadServer, table: Table) -> None:
    """Administrators see only the reported message; people who cannot read it cannot report it."""
    line = table.send(table.ada, "You fool", 1)["id"]
    other = table.send(table.ada, "Secret plans", 1)["id"]
    about = {"about": "line", "reason": "insult", "line": line}
    assert table.clara.refusal(f"/api/games/{table.game}/reports", about, 404)["code"] == "not_found"
    assert table.clara.refusal(f"/api/games/{table.game}/blocks", {"line": line}, 404)["code"] == "not_found"
    table.bruno.post(f"/api/games/{table.game}/reports", about, 201)
    admin = Member(server.address)
    server.run(_make_admin(server, admin.id))
    assert "You fool" in [report["text"] for report in admin.get("/api/admin/reports")]
    assert admin.get(f"/api/admin/tables/{table.game}/chat") == []
    assert table.messages_of(admin) == []
    hide = {"hidden": True, "reason": "insult"}
    assert admin.refusal(f"/api/admin/chat/{other}", hide, 404)["code"] == "not_found"
    admin.post(f"/api/admin/chat/{line}", hide)
    assert table.messages_of(table.bruno) == ["", "Secret plans"]


async def _make_admin(server: ThreadServer, user_id: int) -> None:
    services = server.app.services
    async with services.store.write() as connection:
        await connection.execute(update(users).where(users.c.id == user_id).values(admin=True))
    services.visitors.invalidate(user_id)


def test_private_messages_are_exported_and_deleted(server: ThreadServer, table: Table) -> None:
    """They are in the author's export only, and deleted with the author, not with a recipient."""
    table.send(table.ada, "From Ada", 1)
    table.send(table.bruno, "From Bruno", 0, 2)
    exported = {person.name: person.get("/api/me/export")["chat"] for person in (table.ada, table.bruno, table.clara)}
    assert [(line["text"], line["private"]) for line in exported[table.ada.name]] == [("From Ada", True)]
    assert exported[table.clara.name] == []
    gone = table.ada.http.request("DELETE", "/api/me", json={"password": table.ada.password})
    assert gone.status_code == 200, gone.text
    server.app.services.games.cache.drop(table.game)
    assert (table.messages_of(table.bruno), table.messages_of(table.clara), table.messages_of(table.dora)) == (
        ["From Bruno"],
    ) * 2 + ([],)
