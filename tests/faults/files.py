"""Database faults: a damaged, removed or replaced SQLite file, and PostgreSQL outages."""

from __future__ import annotations

import os
import signal
import sqlite3
import tempfile
import time
from contextlib import closing
from pathlib import Path

from tests.faults.disk import Outcome
from tests.faults.fleet import Fleet
from tests.faults.play import Play
from tests.faults.trouble import admin, await_recovery, await_trouble, expect_output
from tests.server.clients import ForkServer
from tests.server.postgres import Postgres


def damaged(fork_server: ForkServer, seed: int) -> Outcome:
    """Overwrite pages of the file, then restore the last backup as described in docs/hosting.md."""
    with tempfile.TemporaryDirectory(prefix="rondel-faults-") as folder:
        file, copy = Path(folder) / "rondel.sqlite3", Path(folder) / "backup.sqlite3"
        with closing(Fleet(fork_server, f"sqlite:///{file}", Path(folder))) as fleet:
            play = Play(fleet.start(), seed)
            play.await_moves(40)
            in_backup = [sent for sent in play.ledger.sent if sent.answer == "acknowledged"]
            expect_output(play, admin(play, "backup", str(copy)), 0, "backup")
            overwrite(file)
            said = await_trouble(play, "damaged")
            for player in play.players:
                player.leaving.set()
            for reader in play.readers.values():
                reader.leaving.set()  # the restored game has a different log
            checked = admin(play, "check")
            expect_output(play, checked, 1, "damaged", "malformed")
            fleet.stop()
            for end in ("", "-wal", "-shm"):
                if Path(f"{file}{end}").exists():
                    Path(f"{file}{end}").rename(f"{file}.damaged{end}")
            expect_output(play, admin(play, "restore", str(copy)), 0, "")
            # Moves acknowledged after the backup are lost with the file; all before it must exist.
            for sent in play.ledger.sent:
                if sent not in in_backup:
                    sent.answer = "unknown"
                sent.fate = "either"
            play.ledger.said.clear()
            fleet.start()
            expect_output(play, admin(play, "check"), 0, "Not sound: 0")
            fleet.stop()
            return {
                "/readyz said": said,
                "rondel admin check said": checked[1].strip(),
                **play.ledger.audit(fleet.database),
            }, [*play.ledger.failures, *fleet.complaints()]


def overwrite(file: Path) -> None:
    """Overwrite pages of the action log in the file, after checkpointing the write-ahead log."""
    with closing(sqlite3.connect(file, timeout=60)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        (size,) = connection.execute("PRAGMA page_size").fetchone()
        names = ("actions", "sqlite_autoindex_actions_1", "games")
        pages = [
            connection.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (name,)).fetchone()[0]
            for name in names
        ]
        with file.open("r+b") as data:
            for page in pages:
                data.seek((page - 1) * size)
                data.write(b"\xff" * size)
        connection.execute("UPDATE server_state SET probe = 0")  # makes other connections discard cached pages
        connection.commit()


def removed(play: Play, folder: Path) -> str:
    """Remove the file during play and put it back; in between, no write may be acknowledged."""
    file = Path(play.fleet.database.removeprefix("sqlite:///"))
    file.rename(folder / "elsewhere")
    said = await_trouble(play, "deleted")
    assert not file.exists(), "no empty database may be created in its place"
    (folder / "elsewhere").rename(file)
    await_recovery(play)
    return said


def replaced(play: Play, folder: Path) -> None:
    """Replace the database with a copy made in maintenance mode; the server must continue with it."""
    file = Path(play.fleet.database.removeprefix("sqlite:///"))
    expect_output(play, admin(play, "maintenance", "on"), 0, "")
    time.sleep(2)
    expect_output(play, admin(play, "backup", str(folder / "copy")), 0, "")
    for end in ("-wal", "-shm"):
        Path(f"{file}{end}").unlink(missing_ok=True)
    os.replace(folder / "copy", file)
    expect_output(play, admin(play, "maintenance", "off"), 0, "")
    await_recovery(play)


def lost(fork_server: ForkServer, seed: int, times: int = 3) -> Outcome:
    """Remove and replace the SQLite file several times."""
    with tempfile.TemporaryDirectory(prefix="rondel-faults-") as folder:
        file = Path(folder) / "rondel.sqlite3"
        with closing(Fleet(fork_server, f"sqlite:///{file}", Path(folder))) as fleet:
            play = Play(fleet.start(), seed)
            said = ""
            for _ in range(times):
                said = removed(play, Path(folder))
                replaced(play, Path(folder))
            return {"/readyz said": said, **play.settle()}, play.ledger.failures


def lost_postgresql(fork_server: ForkServer, seed: int, cluster: Postgres, times: int = 4, workers: int = 1) -> Outcome:
    """Stop PostgreSQL in each of its shutdown modes, and start it again after a while."""
    with (
        tempfile.TemporaryDirectory(prefix="rondel-faults-") as folder,
        closing(Fleet(fork_server, cluster.database(), Path(folder), workers=workers)) as fleet,
    ):
        play = Play(fleet.start(), seed)
        said, checked = "", (0, "")
        for number in range(times):
            cluster.end((signal.SIGINT, signal.SIGKILL, signal.SIGQUIT)[number % 3])
            said = await_trouble(play, "database")
            checked = admin(play, "check")
            expect_output(play, checked, 1, "cannot be used")
            time.sleep(2)
            cluster.start()
            await_recovery(play)
        counted = {"/readyz said": said, "rondel admin check said": checked[1].strip(), **play.settle()}
        return counted, play.ledger.failures
