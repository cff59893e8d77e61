"""What the tests of everything that is sent share: a server on each database that may send to this machine."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.server.clients import Member, ThreadServer
from tests.server.mailbox import Mailbox
from tests.server.outgoing.receivers import Receiver, Told

from rondel.server.outgoing import patience


@pytest.fixture(scope="session")
def shared_mailbox() -> Iterator[Mailbox]:
    mailbox = Mailbox()
    yield mailbox
    mailbox.close()


@pytest.fixture(scope="session")
def shared_receiver() -> Iterator[Receiver]:
    receiver = Receiver()
    yield receiver
    receiver.close()


@pytest.fixture
def mailbox(shared_mailbox: Mailbox) -> Iterator[Mailbox]:
    yield shared_mailbox
    shared_mailbox.at_recipient = shared_mailbox.at_text = lambda _recipient: None


@pytest.fixture
def receiver(shared_receiver: Receiver) -> Iterator[Receiver]:
    yield shared_receiver
    shared_receiver.answer = lambda _path: Told()
    shared_receiver.heard.clear()


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def sending(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, shared_mailbox: Mailbox
) -> Iterator[ThreadServer]:
    """A server that may send to this machine, and tries again soon."""
    if request.param == "sqlite":
        database = f"sqlite:///{tmp_path_factory.mktemp('sending') / 'rondel.sqlite3'}"
    else:
        database = request.getfixturevalue("postgres").database()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(patience, "FIRST_SECONDS", 0.05)
        server = ThreadServer(database, outgoing_private=True, **shared_mailbox.settings)
        yield server
        server.stop()


@pytest.fixture
def ada(sending: ThreadServer) -> Member:
    return Member(sending.address)
