"""`rondel admin` and the schema: on the database, whether the server runs or not."""

from __future__ import annotations

import time
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, event, text
from tests.server.clients import ThreadServer, offered, wait_until
from tests.server.postgres import Postgres

import rondel
from rondel.server import administration
from rondel.server.administration import AdministrationError
from rondel.server.storage.models import metadata
from rondel.server.storage.store import migration_config, newest_schema


def test_an_operator_lists_exports_and_ends_games_of_a_running_server(server: ThreadServer) -> None:
    database = server.settings.database
    ada = server.person("Ada")
    game = ada.table("me", "hot_seat", name="To be ended")["id"]
    state = ada.state(game)
    ada.play(game, state, offered(state)[0])
    row = next(row for row in administration.games(database, "running") if row["id"] == game)
    assert (row["name"], row["players"]) == ("To be ended", ["Ada", "Ada 2"])
    assert rondel.replay(administration.export(database, game)).version == 1
    administration.end(database, game)
    wait_until(lambda: ada.state(game)["table"]["state"] == "over")
    assert ada.state(game)["table"]["result"]["by"] == "admin"
    with pytest.raises(AdministrationError, match="not running"):
        administration.end(database, game)
    with pytest.raises(AdministrationError, match="no such table"):
        administration.export(database, "nothing")
    with pytest.raises(AdministrationError, match="no state"):
        administration.games(database, "lost")


def test_an_account_is_made_admin(server: ThreadServer) -> None:
    database = server.settings.database
    ada = server.person("Ada")
    name = f"Boss {time.time_ns()}"
    ada.post("/api/register", {"name": name, "password": "correct horse"}, 201)
    with pytest.raises(AdministrationError, match="no account"):
        administration.promote(database, "Nobody here")
    administration.promote(database, name)
    assert ada.get("/api/me")["user"]["admin"]
    other = server.person("Bruno")
    game = other.table("me", "hot_seat")["id"]
    wait_until(lambda: ada.http.delete(f"/api/tables/{game}").status_code == 200)  # visitors are remembered for a while
    assert other.http.get(f"/api/tables/{game}").status_code == 404


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_the_migrations_give_exactly_the_tables_of_the_models(kind: str, sqlite: str, postgres: Postgres) -> None:
    database = sqlite if kind == "sqlite" else postgres.database()
    assert administration.games(database) == []
    assert administration.games(database) == []  # a second start finds the schema up to date
    engine = create_engine(database.replace("postgresql://", "postgresql+psycopg://"))
    with engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, metadata) == []
        assert context.get_current_revision() == newest_schema()
    engine.dispose()


def test_an_older_database_with_people_in_it_is_brought_up_to_date(sqlite: str) -> None:
    """Nobody is logged out, no table is lost; of accounts that look alike the first keeps the look for itself."""
    engine = create_engine(sqlite)

    @event.listens_for(engine, "connect")
    def _as_the_server_does(connection: Any, _record: Any) -> None:
        connection.execute("PRAGMA foreign_keys=ON")

    with engine.begin() as connection:
        config = migration_config()
        config.attributes["connection"] = connection
        command.upgrade(config, "0003")
        for number, name in enumerate(("Ada", "АԁА", "Bruno"), start=1):
            values = {"id": number, "name": name, "account": name.casefold(), "digest": f"d{number}"}
            people = "INSERT INTO users (id, name, account, admin, settings, created)"
            connection.execute(text(f"{people} VALUES (:id, :name, :account, 0, '{{}}', 1)"), values)
            connection.execute(text("INSERT INTO sessions VALUES (:digest, :id, 4000000000)"), values)
        columns = "id, name, edition, options, pace, private, auto_forced, sandbox, state, host_id, invite, created"
        row = "'x', 'x', 'imperial', '{}', 'live', 0, 0, 0, 'open', 1, 'x', 1"
        more = "touched, revision, version, round, undos, agreed"
        connection.execute(text(f"INSERT INTO games ({columns}, {more}) VALUES ({row}, 1, 0, 0, 0, 0, '[]')"))
    engine.dispose()
    assert [game["id"] for game in administration.games(sqlite)] == ["x"]
    with engine.connect() as connection:
        assert connection.execute(text("SELECT count(*) FROM sessions")).scalar() == 3
        looks = connection.execute(text("SELECT skeleton FROM users ORDER BY id")).scalars().all()
    assert looks == ["ada", "ada #2", "bruno"]
    engine.dispose()
