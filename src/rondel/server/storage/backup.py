"""Backup and restore of the SQLite database while the server runs; for PostgreSQL, the commands of its own tools."""

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

NOTICED_SECONDS = 1.5  # until every process has noticed maintenance mode
WAIT_SECONDS = 60.0
# Open pages ignore states older than their own. If the revisions of a lost database are unknown, those of restored
# games are increased by this number.
UNKNOWN_REVISIONS = 10_000


class BackupError(ValueError):
    """A backup cannot be created or restored; the message is a complete sentence."""


def backup(settings: Settings, file: Path) -> int:
    """Write a consistent copy of the database without interrupting the server; return its size in bytes."""
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
    """Replace the database with a backup, even while the server runs.

    Return where the previous database was saved, or None if there was none.
    """
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
            for end in ("-wal", "-shm"):  # leftovers of the lost database would be read as part of this one
                target.with_name(target.name + end).unlink(missing_ok=True)
            os.replace(prepared, target)
            return None
        previous = target.with_name(target.name + ".before-restore")
        with closing(_connect(target)) as live:
            maintenance = _begin_maintenance(live)
            time.sleep(NOTICED_SECONDS)
            with closing(sqlite3.connect(previous)) as copy:
                live.backup(copy)
            with closing(sqlite3.connect(prepared)) as copy:
                _advance_past(copy, live, maintenance)
                copy.backup(live)
        return previous
    except (sqlite3.Error, OSError) as error:
        raise BackupError(
            f"The backup could not be restored: {error}. If the database is damaged, stop the server, move "
            f"{target} away and restore again."
        ) from None
    finally:
        for end in ("", "-wal", "-shm", "-journal"):
            prepared.with_name(prepared.name + end).unlink(missing_ok=True)


def _begin_maintenance(live: sqlite3.Connection) -> float | None:
    """Turn maintenance mode on, so that no moves are lost by the restore; return its previous start time."""
    row = live.execute("SELECT maintenance FROM server_state").fetchone()
    with live:
        live.execute("UPDATE server_state SET maintenance = coalesce(maintenance, ?)", (clock.now(),))
    return row[0] if row else None


def _advance_past(copy: sqlite3.Connection, live: sqlite3.Connection, maintenance: float | None) -> None:
    """Move revisions and server time of the restored copy past those that clients and clocks have already seen."""
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
        raise BackupError(f"{file} is not a valid database: {error}.") from None
    if found != "ok":
        raise BackupError(f"{file} is damaged: {found}.")
    if not is_ours:
        raise BackupError(f"{file} is a database, but not a Rondel database.")


def _file_of(settings: Settings) -> Path:
    return Path(settings.database.removeprefix("sqlite:///"))


def _external_command(command: str, settings: Settings, file: Path) -> str:
    url = make_url(settings.database)._replace(drivername="postgresql", password=None)
    line = command.format(file=_quoted(str(file)), url=_quoted(url.render_as_string(hide_password=False)))
    tool = command.partition(" ")[0]
    note = "" if shutil.which(tool) else f" ({tool} comes with PostgreSQL's client programs)"
    return f"PostgreSQL has its own tool for this, which works while the server runs: {line}{note}"


def _quoted(text: str) -> str:
    return text if all(letter.isalnum() or letter in "/:@._-%+" for letter in text) else "'" + text + "'"
