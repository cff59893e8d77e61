"""`rondel admin`, and migrations of the schema."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Connection, create_engine, event, text
from tests import unique
from tests.server.clients import ThreadServer, offered
from tests.waiting import wait_until

import rondel
from rondel.server.operations import console
from rondel.server.operations.console import AdministrationError
from rondel.server.storage.models import metadata
from rondel.server.storage.store import migration_config, newest_schema


@pytest.mark.both_databases
def test_an_operator_lists_exports_and_ends_games_while_the_server_runs(server: ThreadServer) -> None:
    database = server.settings.database
    ada = server.person("Ada")
    game = ada.table("me", "hot_seat", name="To be ended")["id"]
    state = ada.state(game)
    ada.play(game, state, offered(state)[0])
    row = next(row for row in console.games(database, "running") if row["id"] == game)
    assert (row["name"], row["players"]) == ("To be ended", ["Ada", "Ada 2"])
    assert rondel.replay(console.export(database, game)).version == 1
    console.end(database, game)
    wait_until(lambda: ada.state(game)["table"]["state"] == "over")
    assert ada.state(game)["table"]["result"]["by"] == "admin"
    with pytest.raises(AdministrationError, match="not running"):
        console.end(database, game)
    with pytest.raises(AdministrationError, match="no such table"):
        console.export(database, "nothing")
    with pytest.raises(AdministrationError, match="no state"):
        console.games(database, "lost")


def test_promoting_an_account_takes_effect_at_once(server: ThreadServer) -> None:
    """As soon as a response says so, the account has administrator rights."""
    database = server.settings.database
    ada = server.person("Ada")
    name = unique.name("Boss ")
    ada.post("/api/register", {"name": name, "password": "correct horse"}, 201)
    with pytest.raises(AdministrationError, match="no account"):
        console.promote(database, "Nobody here")
    console.promote(database, name)
    assert ada.get("/api/me")["user"]["admin"]
    other = server.person("Bruno")
    game = other.table("me", "hot_seat")["id"]
    assert ada.http.delete(f"/api/tables/{game}").status_code == 200
    assert other.http.get(f"/api/tables/{game}").status_code == 404


@pytest.mark.both_databases
def test_migrations_produce_the_schema_of_the_models(database: str) -> None:
    assert console.games(database) == []
    assert console.games(database) == []  # a second start finds the schema up to date
    engine = create_engine(database.replace("postgresql://", "postgresql+psycopg://"))
    with engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, metadata) == []
        assert context.get_current_revision() == newest_schema()
    engine.dispose()


@pytest.mark.both_databases
@pytest.mark.parametrize("former", ["0003", "0007"])
def test_an_old_database_with_data_is_upgraded_and_downgraded(former: str, database: str) -> None:
    """Sessions and tables survive, and the first of several confusable accounts owns the skeleton. A downgrade restores
    all old data.
    """
    engine = create_engine(database.replace("postgresql://", "postgresql+psycopg://"))
    if database.startswith("sqlite"):

        @event.listens_for(engine, "connect")
        def _enable_foreign_keys(connection: Any, _record: Any) -> None:
            connection.execute("PRAGMA foreign_keys=ON")

    def migrate(step: Callable[[Config, str], None], revision: str) -> None:
        config = migration_config()
        with engine.begin() as connection:
            config.attributes["connection"] = connection
            step(config, revision)

    def contents() -> dict[str, Sequence[Any]]:
        with engine.connect() as connection:
            tables = ("users", "sessions", "games", "seats", "chat")
            return {each: connection.execute(text(f"SELECT * FROM {each} ORDER BY 1, 2")).all() for each in tables}

    looks = ["ada", "ada #2", "bruno"]
    migrate(command.upgrade, former)
    with engine.begin() as connection:
        for number, name in enumerate(("Ada", "АԁА", "Bruno"), start=1):
            values = {"id": number, "name": name, "account": name.casefold(), "admin": False, "settings": "{}"}
            more = {"skeleton": looks[number - 1], "seen": 1} if former > "0003" else {}
            _put(connection, "users", created=1, **values, **more)
            created = {"created": 1} if former > "0003" else {}
            _put(connection, "sessions", digest=f"d{number}", user_id=number, expires=4000000000, **created)
        options = {"options": "{}", "pace": "live", "private": False, "auto_forced": False, "sandbox": False}
        counts = {"revision": 0, "version": 0, "round": 0, "undos": 0, "agreed": "[]"}
        names = {"id": "x", "name": "x", "edition": "imperial", "state": "open", "host_id": 1, "invite": "x"}
        _put(connection, "games", created=1, touched=1, **names, **options, **counts)
        _put(connection, "seats", game_id="x", seat=0, kind="human", user_id=1, name="Ada")
        _put(connection, "chat", game_id="x", user_id=1, name="Ada", text="hello", at=1)
    before = contents()
    assert [game["id"] for game in console.games(database)] == ["x"]
    with engine.connect() as connection:
        assert connection.execute(text("SELECT count(*) FROM sessions")).scalar() == 3
        assert connection.execute(text("SELECT skeleton FROM users ORDER BY id")).scalars().all() == looks
        assert connection.execute(text("SELECT text FROM chat")).scalars().all() == ["hello"]
    if former == "0007":
        migrate(command.downgrade, former)
        assert contents() == before
    engine.dispose()


@pytest.mark.both_databases
def test_migration_0020_notifies_only_of_turns_not_yet_notified(database: str) -> None:
    """Before 0020, polling found new turns some seconds after the move; an upgrade in between must create the missing
    notifications, and no duplicates.
    """
    engine = create_engine(database.replace("postgresql://", "postgresql+psycopg://"))
    config, now = migration_config(), time.time()
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0019")
        for number, name in enumerate(("ada", "bruno"), start=1):
            person = {"id": number, "name": name, "account": name, "skeleton": name, "seen": 1}
            _put(connection, "users", **person, admin=False, settings="{}", created=1)
        connection.execute(text("UPDATE notice_state SET touched = :now"), {"now": now})
        secret = connection.execute(text("SELECT secret FROM notice_state")).scalar()
        options = {"options": "{}", "pace": "slow", "private": False, "auto_forced": False, "sandbox": False}
        # For each game: last change, player to move, and the seat and start of the turn found by the last poll.
        rows = {
            "told": (now - 10, 1, 1, 5),
            "new": (now - 10, 1, 0, 2),
            "later": (now - 10, 1, 1, 2),
            "bot": (now - 10, 2, None, None),
            "old": (now - 900, 1, 0, 2),
        }
        for game, (touched, turn, seat, since) in rows.items():
            names = {"id": game, "name": game, "edition": "imperial", "state": "running", "host_id": 1, "invite": "x"}
            counts = {"revision": 9, "version": 6, "round": 1, "undos": 0, "agreed": "[]", "turn_player": turn}
            _put(connection, "games", created=1, touched=touched, turn_kind="maneuver", **names, **options, **counts)
            for number, kind in enumerate(("human", "human", "bot")):
                user_id = number + 1 if kind == "human" else None
                _put(connection, "seats", game_id=game, seat=number, kind=kind, user_id=user_id)
            line = {"played_by": "human", "turn": 1, "events": "[]", "state_hash": "", "rules_version": "", "at": 1}
            for version, mover, action in ((5, 0, "end"), (6, 0, "give 1 1")):
                _put(connection, "actions", game_id=game, version=version, seat=mover, action=action, **line)
            _put(connection, "asked_turns", game_id=game, state="running", seat=seat, since=since)
    assert len(console.games(database)) == len(rows)
    with engine.connect() as connection:
        created = connection.execute(text("SELECT user_id, kind, key FROM notices ORDER BY key")).all()
        assert [tuple(row) for row in created] == [(2, "your_turn", "turn:later:5"), (2, "your_turn", "turn:new:5")]
        migrated = connection.execute(text("SELECT value FROM server_keys WHERE name = 'unsubscribe'")).scalar()
        assert migrated == secret, "links in old mails must keep working"
    engine.dispose()


def _put(connection: Connection, table: str, **values: object) -> None:
    places = ", ".join(f":{name}" for name in values)
    connection.execute(text(f"INSERT INTO {table} ({', '.join(values)}) VALUES ({places})"), values)
