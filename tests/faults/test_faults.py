"""Each fault once, with the code of the long runs (`python -m tests.faults`): nothing acknowledged is lost or
duplicated, bots continue, streams are complete, and there are no internal errors.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from tests.faults import disk, files, kills, starts
from tests.faults.fleet import Fleet, is_alive
from tests.faults.ledger import Ledger, Sent
from tests.faults.play import Play
from tests.faults.players import Player
from tests.faults.readers import Reader
from tests.faults.trouble import readiness
from tests.server.clients import ForkServer
from tests.server.postgres import Postgres
from tests.waiting import wait_until


@pytest.fixture
def fleet(fork_server: ForkServer, sqlite_file: Path) -> Iterator[Fleet]:
    with closing(Fleet(fork_server, f"sqlite:///{sqlite_file}", sqlite_file.parent)) as running:
        yield running


@pytest.fixture
def sqlite_file(tmp_path: Path) -> Path:
    return tmp_path / "rondel.sqlite3"


def test_kills_neither_lose_nor_duplicate_moves(fleet: Fleet) -> None:
    """Kill the server, also between commit and response, and the bot processes."""
    faults = kills.Kills(fleet, seed=7)
    for kind in ("after commit", "bots", "server"):
        faults.kill(kind)
    counted = faults.settle()
    assert faults.play.ledger.failures == []
    assert counted["acknowledged"] > 5
    assert counted["streams resumed"] > 0


def test_workers_exit_if_their_parent_is_killed_during_startup(
    fork_server: ForkServer, postgres: Postgres, tmp_path: Path
) -> None:
    """A starting worker cannot notice the death of its parent; later it must not mistake its adoptive parent for it."""
    with closing(Fleet(fork_server, postgres.database(), tmp_path, workers=2)) as fleet:
        fleet.begin()
        wait_until(lambda: len(fleet.serving()) == 2)
        workers = fleet.serving()
        fleet.kill(fleet.pid)
        wait_until(lambda: not any(map(is_alive, workers)))


def test_a_worker_that_starts_without_the_database_waits_for_it(fork_server: ForkServer, tmp_path: Path) -> None:
    """The other worker and the parent must survive, and all must serve again (found by a long run)."""
    cluster = Postgres()
    try:
        with closing(Fleet(fork_server, cluster.database(), tmp_path, workers=2)) as fleet:
            fleet.start()
            cluster.end()
            fleet.kill(fleet.serving()[0])
            wait_until(lambda: "waiting_for_database" in fleet.log.read_text())
            cluster.start()
            fleet.wait()
            wait_until(lambda: len(fleet.serving()) == 2)
    finally:
        cluster.stop()


def test_recovery_from_a_full_disk_and_a_removed_file(fleet: Fleet, sqlite_file: Path) -> None:
    """Players get 503 with a sentence, `/readyz` reports the reason, and the server recovers by itself."""
    play = Play(fleet.start(), seed=9)
    assert readiness(play) is None
    assert "cannot be written" in disk.file_size(play, times=1)
    assert "was deleted or replaced" in files.removed(play, sqlite_file.parent)
    play.settle()
    assert play.ledger.failures == []


def test_a_damaged_file_is_reported_after_the_first_error(fleet: Fleet, sqlite_file: Path) -> None:
    """A failed request makes `/readyz` report the damage, without waiting for the hourly check."""
    play = Play(fleet.start(), seed=10)
    wait_until(lambda: readiness(play) is None)
    files.overwrite(sqlite_file)
    wait_until(lambda: "damaged" in (readiness(play) or ""))
    people: list[Player | Reader] = [*play.players, *play.readers.values()]
    for person in people:
        person.leaving.set()
    fleet.stop()  # ends the streams
    for person in people:
        person.join()
    assert [each for each in play.ledger.failures if "500" in each] == []
    assert fleet.complaints() == []


def test_two_processes_start_one_table_once(fork_server: ForkServer, postgres: Postgres) -> None:
    counted, failures = starts.run(fork_server, postgres, times=6)
    assert failures == []
    assert counted["start 200"] == 6


def test_the_audit_finds_lost_duplicated_and_refused_moves(fleet: Fleet, sqlite_file: Path) -> None:
    """Test of the audit itself: it finds each kind of manipulation of the database."""
    play = Play(fleet.start(), seed=11)
    play.await_moves(10)
    play.settle()
    assert play.ledger.failures == []
    kept = [each for each in play.ledger.sent if each.answer == "acknowledged" and each.fate == "stands"]
    ledger = Ledger(sent=[*play.ledger.sent, Sent(kept[0].game, "never", "end", 1, "acknowledged")], said=["never"])
    next(each for each in ledger.sent if each is kept[0]).answer = "refused"
    with closing(sqlite3.connect(sqlite_file)) as connection, connection:
        connection.execute(
            "INSERT INTO undone (game_id, version, seat, action, request, at) SELECT game_id, version, seat, action, "
            "request, at FROM actions WHERE request = ?",
            (kept[1].request,),
        )
    counted = ledger.audit(fleet.database)
    assert (counted["lost"], counted["duplicated"], counted["refused but stored"]) == (1, 1, 1)
    assert any("stored 0 times" in sentence for sentence in ledger.failures)
