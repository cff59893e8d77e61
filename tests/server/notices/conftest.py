"""A server that sends email to a real mailbox, people with addresses, and polls at a given time."""

from __future__ import annotations

from email.message import EmailMessage
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update
from tests.server.clients import Member, ThreadServer
from tests.server.mailbox import Mailbox

from rondel.server.notify import Scheduler, delivery
from rondel.server.storage.models import games, notices, outgoing, users


class Club:
    """A server with a mailbox. Its own polling is disabled, so that time passes only in `poll`."""

    def __init__(self, server: ThreadServer, mailbox: Mailbox) -> None:
        self.server, self.mailbox = server, mailbox
        self.services = server.app.services
        server.run(self.services.notice_scheduler.stop())
        self.restart()

    def poll(self, now: float) -> None:
        self.server.run(self.scheduler.run_due(now))

    def restart(self) -> None:
        """Replace the scheduler by a new one without in-memory state, as in a new process."""
        self.scheduler = Scheduler()
        self.scheduler.prepare(self.services)
        self.services.hub.on_arrival = self.scheduler.note_arrival

    def member(self, **choices: Any) -> Member:
        """Return a person with a confirmed address and email notifications."""
        person = Member(self.server.address)
        self.write(update(users).where(users.c.id == person.id).values(email=address_of(person), language="de"))
        self.choose(person, **{"mail": ["your_turn", "game_ended", "clock_low", "mentioned"], **choices})
        return person

    def choose(self, person: Member, **choices: Any) -> None:
        now = person.get("/api/me/notices/choices")["choices"]
        response = person.http.put("/api/me/notices/choices", json={**now, **choices})
        assert response.status_code == 200, response.text

    def table(self, *people: Member, **settings: Any) -> str:
        """Start a game of these people and return its ID."""
        first, *others = people
        game: str = first.table("me", *["open"] * len(others), start=False, **settings)["id"]
        for other in others:
            other.post(f"/api/tables/{game}/join", {})
        first.post(f"/api/tables/{game}/start", {})
        return game

    def rows(self, query: Any) -> list[Any]:
        async def read() -> list[Any]:
            async with self.services.store.read() as connection:
                return list((await connection.execute(query)).all())

        found: list[Any] = self.server.run(read())
        return found

    def write(self, statement: Any) -> None:
        async def written() -> None:
            async with self.services.store.write() as connection:
                await connection.execute(statement)

        self.server.run(written())

    def touched(self, game: str) -> float:
        return float(self.rows(select(games.c.touched).where(games.c.id == game))[0][0])

    def kinds(self, person: Member) -> list[str]:
        """Return the kinds of a person's notifications, oldest first."""
        query = select(notices.c.kind).where(notices.c.user_id == person.id).order_by(notices.c.id)
        return [row.kind for row in self.rows(query)]

    def mails(self, person: Member) -> list[EmailMessage]:
        """Return the emails to a person that the mail server received."""
        handed = len(self.rows(select(outgoing.c.id).where(outgoing.c.target == address_of(person))))
        return self.mailbox.wait_for(address_of(person), handed) if handed else []

    def sent(self, person: Member) -> list[str]:
        """Return the subjects of these emails."""
        return [mail["Subject"] for mail in self.mails(person)]

    def decider(self, game: str, *people: Member) -> Member:
        turn = people[0].state(game)["table"]["turn"]["player"]
        seats = people[0].state(game)["table"]["seats"]
        return next(person for person in people if seats[turn]["name"] == person.name)


def address_of(person: Member) -> str:
    return f"{person.name.lower()}@example.org"


@pytest.fixture
def club(mail_server: ThreadServer, post_office: Mailbox) -> Club:
    return Club(mail_server, post_office)


@pytest.fixture
def pictures() -> None:
    """Requested by tests that check the pictures in emails."""


@pytest.fixture(autouse=True)
def undrawn(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Disable slow drawing of pictures in other tests."""
    if "pictures" not in request.fixturenames:
        monkeypatch.setattr(delivery, "WITH_PICTURE", ())


@pytest.fixture
def folder() -> Path:
    """Return the folder of drawings; the sources if no page was built."""
    return Path(__file__).parent
