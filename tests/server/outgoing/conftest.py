"""Fixtures: a server that may send to this machine."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.server.clients import Member, ThreadServer
from tests.server.mailbox import Mailbox
from tests.server.outgoing.receivers import Receiver

from rondel.server.notify import queue


@pytest.fixture(scope="session")
def shared_receiver() -> Iterator[Receiver]:
    receiver = Receiver()
    yield receiver
    receiver.close()


@pytest.fixture
def mailbox(post_office: Mailbox) -> Mailbox:
    return post_office


@pytest.fixture
def receiver(shared_receiver: Receiver) -> Iterator[Receiver]:
    yield shared_receiver
    shared_receiver.reset()


@pytest.fixture
def sending(mail_server: ThreadServer, monkeypatch: pytest.MonkeyPatch) -> ThreadServer:
    """Return a server that may send to this machine, with short retry intervals."""
    monkeypatch.setattr(queue, "FIRST_SECONDS", 0.05)
    return mail_server


@pytest.fixture
def ada(sending: ThreadServer) -> Member:
    return Member(sending.address)
