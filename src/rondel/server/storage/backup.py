"""A copy of the whole SQLite database while the server runs, and back again. Of PostgreSQL: how its own tools do it."""

from __future__ import annotations

import os
import shutil
import sqlite3
import time
from contextlib import closing
from pathlib import Path

from sqlalchemy import make_url

from rondel.server.config import Settings
from rondel.table.clocks import clock

NOTICED_SECONDS = 1.5  # until every process has seen that a maintenance begins
WAIT_SECONDS = 60.0
# Open pages take nothing older than what they have: where nobody can tell how far the lost database was, restored
# games begin so many revisions later.
UNKNOWN_REVISIONS = 10_000


class BackupError(ValueError):
    """A backup that cannot be made or used; the message is a sentence."""


def backup(settings: Settings, file: Path) -> int:
    """Copy the database as it is at one moment; its size in bytes. Whoever plays meanwhile does not notice."""
    if not settings.is_sqlite:
        raise BackupError(_external_command("pg_dump --format=custom --file={file} {url}", settings, file))
    source = _file_of(settings)
    if not source.is_file():
        raise BackupError(f"There is no database {source}.")
    unfinished = file.with_name(file.name + ".unfinished")
    try:
        with closing(_connect(source)) as live, closing(sqlite3.connect(unfinished)) as copy:
            live.backup(copy)
            copy.execute("PRAGMA journal_mode=DELETE")
        _check_integrity(unfinished)
        os.replace(unfinished, file)
    except (sqlite3.Error, OSError) as error:
        raise BackupError(f"The backup {file} could not be written: {error}.") from None
    finally:
        unfinished.unlink(missing_ok=True)
    return file.stat().st_size


def restore(settings: Settings, file: Path, migrate: object = None) -> Path | None:
    """Put a backup in the place of the database, also under a running server; where the former one was kept."""
    if not settings.is_sqlite:
        raise BackupError(
            _external_command("pg_restore --clean --if-exists --no-owner --dbname={url} {file}", settings, file)
        )
    if not file.is_file():
        raise BackupError(f"There is no file {file}.")
    _check_integrity(file)
    target = _file_of(settings)
    prepared = target.with_name(target.name + ".restoring")
    try:
        with closing(_connect(file)) as source, closing(sqlite3.connect(prepared)) as copy:
            source.backup(copy)
        if callable(migrate):
            migrate(f"sqlite:///{prepared}")
        if not target.is_file():
            with closing(sqlite3.connect(prepared)) as copy, copy:
                copy.execute("UPDATE games SET revision = revision + ?", (UNKNOWN_REVISIONS,))
            for end in ("-wal", "-shm"):  # what is left of the lost one would be taken for a part of this one
                target.with_name(target.name + end).unlink(missing_ok=True)
            os.replace(prepared, target)
            return None
        former = target.with_name(target.name + ".before-restore")
        with closing(_connect(target)) as live:
            rested = _begin_maintenance(live)
            time.sleep(NOTICED_SECONDS)
            with closing(sqlite3.connect(former)) as copy:
                live.backup(copy)
            with closing(sqlite3.connect(prepared)) as copy:
                _advance_past(copy, live, rested)
                copy.backup(live)
        return former
    except (sqlite3.Error, OSError) as error:
        raise BackupError(
            f"The backup could not be put in place: {error}. If the database is damaged, stop the server, move "
            f"{target} away and restore again."
        ) from None
    finally:
        for end in ("", "-wal", "-shm", "-journal"):
            prepared.with_name(prepared.name + end).unlink(missing_ok=True)


def _begin_maintenance(live: sqlite3.Connection) -> float | None:
    """Let the games rest, so that no move is made that the restored database would not have."""
    row = live.execute("SELECT maintenance FROM server_state").fetchone()
    with live:
        live.execute("UPDATE server_state SET maintenance = coalesce(maintenance, ?)", (clock.now(),))
    return row[0] if row else None


def _advance_past(copy: sqlite3.Connection, live: sqlite3.Connection, maintenance: float | None) -> None:
    """Readers have seen newer revisions, and clocks count the server's time: the restored games come after both."""
    revisions = dict(live.execute("SELECT id, revision FROM games"))
    (now,) = live.execute("SELECT seconds FROM server_state").fetchone()
    (then,) = copy.execute("SELECT seconds FROM server_state").fetchone()
    behind = max(0.0, now - then)
    with copy:
        for game_id, revision in revisions.items():
            copy.execute(
                "UPDATE games SET revision = ? WHERE id = ? AND revision <= ?", (revision + 1, game_id, revision)
            )
        copy.execute("UPDATE games SET clock_since = clock_since + ?, due = due + ?", (behind, behind))
        copy.execute("UPDATE server_state SET seconds = seconds + ?, maintenance = ?", (behind, maintenance))


def _connect(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(file, timeout=WAIT_SECONDS)


def _check_integrity(file: Path) -> None:
    try:
        with closing(_connect(file)) as connection:
            found = connection.execute("PRAGMA integrity_check(1)").fetchone()[0]
            is_ours = connection.execute("SELECT count(*) FROM sqlite_master WHERE name = 'games'").fetchone()[0]
    except sqlite3.Error as error:
        raise BackupError(f"{file} is not a sound database: {error}.") from None
    if found != "ok":
        raise BackupError(f"{file} is damaged: {found}.")
    if not is_ours:
        raise BackupError(f"{file} is a database, but not one of Rondel.")


def _file_of(settings: Settings) -> Path:
    return Path(settings.database.removeprefix("sqlite:///"))


def _external_command(command: str, settings: Settings, file: Path) -> str:
    url = make_url(settings.database)._replace(drivername="postgresql", password=None)
    line = command.format(file=_quoted(str(file)), url=_quoted(url.render_as_string(hide_password=False)))
    tool = command.partition(" ")[0]
    where = shutil.which(tool)
    note = "" if where else f" ({tool} comes with PostgreSQL's client programs)"
    return f"PostgreSQL does this with its own tools, while the server runs: {line}{note}"


def _quoted(word: str) -> str:
    return word if all(letter.isalnum() or letter in "/:@._-%+" for letter in word) else "'" + word + "'"
