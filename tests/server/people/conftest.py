"""A server that sends email to a real SMTP server."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from tests.server.clients import Member, ThreadServer
from tests.server.mailbox import Mailbox


@pytest.fixture
def site(mail_server: ThreadServer) -> ThreadServer:
    return mail_server


def secret_in(mailbox: Mailbox, address: str, number: int = 1) -> str:
    """Return the secret in the link of the latest of `number` emails to this address."""
    mail = mailbox.wait_for(address, number)[number - 1]
    body = mail.get_body(("plain",))
    assert body is not None
    found = re.search(r"https://games\.example\.org/\w+#(\S+)", body.get_content())
    assert found, body.get_content()
    return found[1]


@pytest.fixture
def reachable(site: ThreadServer, post_office: Mailbox) -> Callable[[], tuple[Member, str]]:
    """Return a factory of people with an account and a confirmed address."""

    def make() -> tuple[Member, str]:
        person = Member(site.address)
        address = f"{person.name.lower()}@example.org"
        body = {"email": address, "password": person.password}
        assert person.http.put("/api/me/email", json=body).status_code == 200
        person.post("/api/email/confirm", {"secret": secret_in(post_office, address)})
        return person, address

    return make
