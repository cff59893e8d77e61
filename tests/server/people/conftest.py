"""A server that sends mail to a real SMTP server, on both databases."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from tests.server.clients import Member, ThreadServer
from tests.server.mailbox import Mailbox


@pytest.fixture(scope="module")
def post_office() -> Iterator[Mailbox]:
    box = Mailbox()
    yield box
    box.close()


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def site(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, post_office: Mailbox
) -> Iterator[ThreadServer]:
    if request.param == "sqlite":
        database = f"sqlite:///{tmp_path_factory.mktemp('site') / 'rondel.sqlite3'}"
    else:
        database = request.getfixturevalue("postgres").database()
    running = ThreadServer(database, **post_office.settings)
    yield running
    running.stop()


def secret_in(mailbox: Mailbox, address: str, number: int = 1) -> str:
    """What stands behind # in the link of the newest of so many mails to this address."""
    mail = mailbox.wait_for(address, number)[number - 1]
    body = mail.get_body(("plain",))
    assert body is not None
    found = re.search(r"https://games\.example\.org/\w+#(\S+)", body.get_content())
    assert found, body.get_content()
    return found[1]


@pytest.fixture
def reachable(site: ThreadServer, post_office: Mailbox) -> Callable[[], tuple[Member, str]]:
    """Somebody with an account and a confirmed address."""

    def make() -> tuple[Member, str]:
        person = Member(site.address)
        address = f"{person.name.lower()}@example.org"
        body = {"email": address, "password": person.password}
        assert person.http.put("/api/me/email", json=body).status_code == 200
        person.post("/api/email/confirm", {"secret": secret_in(post_office, address)})
        return person, address

    return make
