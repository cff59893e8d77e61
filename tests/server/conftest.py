"""Servers on SQLite and on a real PostgreSQL; most tests run on both."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.clients import Person, ThreadServer
from tests.server.mailbox import Mailbox

BOTS = ("Slow", "Waiting", "Failing", "Cheating", "Hanging", "Crashing", "Counting")


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ThreadServer]:
    """One server for many tests; each makes people and tables of its own."""
    if request.param == "sqlite":
        database = f"sqlite:///{tmp_path_factory.mktemp('server') / 'rondel.sqlite3'}"
    else:
        database = request.getfixturevalue("postgres").database()
    extra = ",".join(f"tests.server.slow_bots:{bot}" for bot in BOTS)
    running = ThreadServer(database, extra_bots=extra)
    yield running
    running.stop()


@pytest.fixture
def ada(server: ThreadServer) -> Person:
    return server.person("Ada")


@pytest.fixture
def bruno(server: ThreadServer) -> Person:
    return server.person("Bruno")


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'rondel.sqlite3'}"


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    """A real mail server; `ThreadServer(database, **mailbox.settings)` sends through it."""
    receiver = Mailbox()
    yield receiver
    receiver.close()
