"""Servers on SQLite, and on a real PostgreSQL for tests marked `both_databases`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest
from tests.server.clients import Person, ThreadServer
from tests.server.mailbox import Mailbox
from tests.server.postgres import Postgres
from tests.server.shared import Servers

BOTS = ("Slow", "Waiting", "Failing", "Cheating", "Hanging", "Crashing", "Counting")
EXTRA_BOTS = ",".join(f"tests.server.slow_bots:{bot}" for bot in BOTS)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run tests marked `both_databases` on both; the scope keeps pytest from sorting tests by database."""
    if "database_kind" in metafunc.fixturenames and metafunc.definition.get_closest_marker("both_databases"):
        metafunc.parametrize("database_kind", ["sqlite", "postgresql"], indirect=True, scope="function")


@pytest.fixture
def database_kind(request: pytest.FixtureRequest) -> str:
    """Return "sqlite" or "postgresql"."""
    return getattr(request, "param", "sqlite")


@pytest.fixture(scope="session")
def sqlite_databases(tmp_path_factory: pytest.TempPathFactory) -> Callable[[], str]:
    folder, numbers = tmp_path_factory.mktemp("databases"), count(1)
    return lambda: f"sqlite:///{folder / str(next(numbers))}.sqlite3"


@pytest.fixture(scope="session")
def postgresql_databases(postgres: Postgres) -> Callable[[], str]:
    return postgres.database


@pytest.fixture
def new_database(request: pytest.FixtureRequest, database_kind: str) -> Callable[[], str]:
    """Return a function that creates a database of the kind under test and returns its URL."""
    made: Callable[[], str] = request.getfixturevalue(f"{database_kind}_databases")
    return made


@pytest.fixture
def database(new_database: Callable[[], str]) -> str:
    """Return the URL of a database that only this test uses."""
    return new_database()


@pytest.fixture(scope="session")
def sqlite_servers(sqlite_databases: Callable[[], str]) -> Iterator[Servers]:
    pool = Servers(sqlite_databases)
    yield pool
    pool.stop()


@pytest.fixture(scope="session")
def postgresql_servers(postgresql_databases: Callable[[], str]) -> Iterator[Servers]:
    pool = Servers(postgresql_databases)
    yield pool
    pool.stop()


@pytest.fixture
def servers(request: pytest.FixtureRequest, database_kind: str) -> Servers:
    """Return the shared servers on the database under test; `servers.get(setting=…)` returns one."""
    pool: Servers = request.getfixturevalue(f"{database_kind}_servers")
    return pool


@pytest.fixture
def server(servers: Servers) -> ThreadServer:
    """Return the server that most tests share; each test creates its own people and tables."""
    return servers.get(extra_bots=EXTRA_BOTS)


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


@pytest.fixture(scope="session")
def shared_mailbox() -> Iterator[Mailbox]:
    receiver = Mailbox()
    yield receiver
    receiver.close()


@pytest.fixture
def post_office(shared_mailbox: Mailbox) -> Iterator[Mailbox]:
    """The mail server of `mail_server`."""
    yield shared_mailbox
    shared_mailbox.reset()


@pytest.fixture
def mail_server(servers: Servers, post_office: Mailbox) -> ThreadServer:
    """Return the shared server that sends mail, push messages and webhooks to this machine."""
    return servers.get(outgoing_private=True, **post_office.settings)
