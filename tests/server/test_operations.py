"""Operations: maintenance mode, clocks, retention, readiness, backups, checks, logs, compression, base path."""

from __future__ import annotations

import gzip
import json
import shutil
import sqlite3
import subprocess
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import create_engine, text
from tests.server.clients import NET, Person, ThreadServer, client, offered, reading, until
from tests.server.postgres import Postgres
from tests.server.times import wait_for_polls
from tests.waiting import wait_until

import rondel
from rondel.server.operations import console
from rondel.server.operations.console import AdministrationError
from rondel.server.privacy import retention


@pytest.fixture
def club(sqlite: str) -> Iterator[ThreadServer]:
    server = ThreadServer(sqlite)
    yield server
    server.stop()


def _write(server: ThreadServer, statement: str, **values: Any) -> None:
    """Change the database from outside the server."""
    engine = create_engine(server.settings.database.replace("postgresql://", "postgresql+psycopg://"))
    with engine.begin() as connection:
        connection.execute(text(statement), values)
    engine.dispose()


# Maintenance


@pytest.mark.both_databases
def test_maintenance_mode_suspends_and_resumes_games(server: ThreadServer) -> None:
    """Moves are refused with 503, clocks and bots stop, and pages are updated; afterwards everything continues."""
    ada = server.person("Ada")
    game = ada.table("me", "hot_seat", clock={"bank": 600})["id"]
    bots = ada.table("random", "random")["id"]
    state = ada.state(game)
    assert "maintenance" not in state["table"]
    try:
        with reading(ada, game) as stream:
            until(stream, "state")
            assert console.maintenance(server.settings.database, on=True)
            while "maintenance" not in (table := until(stream, "state")["data"]["table"]):
                pass  # on SQLite, any external change publishes a state, possibly before maintenance mode is noticed
            assert table["maintenance"] is True
            body = {"version": 0, "action": "rondel taxation"}
            answer = ada.http.post(f"/api/games/{game}/actions", json=body)
            assert (answer.status_code, answer.json()["error"]["code"]) == (503, "maintenance")
            assert ada.http.post("/api/tables", json={"seats": [{"kind": "me"}, {"kind": "open"}]}).status_code == 503
            suspended = ada.state(game)
            assert suspended["clock_runs_for"] is None
            assert suspended["clocks"] == ada.state(game)["clocks"]
            version = ada.state(bots)["view"]["version"]
            assert httpx.get(server.address + "/readyz", timeout=NET).json()["maintenance"] is True
            wait_for_polls(server)
            assert ada.state(bots)["view"]["version"] == version
            assert console.maintenance(server.settings.database, on=False)
            while "maintenance" in until(stream, "state")["data"]["table"]:
                pass  # as above
    finally:
        console.maintenance(server.settings.database, on=False)
    assert not console.maintenance(server.settings.database, on=False)  # it was off
    ada.play(game, ada.state(game), "rondel taxation")
    wait_until(lambda: ada.state(bots)["view"]["version"] > version)


@pytest.mark.both_databases
def test_no_move_is_written_in_maintenance_mode(server: ThreadServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even by a process that has not noticed it yet: the move would be lost by a restore."""
    ada = server.person()
    game = ada.table("me", "hot_seat")["id"]

    async def unaware(*_: object) -> bool:
        return False

    try:
        monkeypatch.setattr(server.app.services.store.time, "sync", unaware)
        assert console.maintenance(server.settings.database, on=True)
        body = {"version": 0, "action": "rondel taxation"}
        answer = ada.http.post(f"/api/games/{game}/actions", json=body)
        assert (answer.status_code, answer.json()["error"]["code"]) == (503, "maintenance")
        assert not server.app.services.store.time.in_maintenance
    finally:
        monkeypatch.undo()
        console.maintenance(server.settings.database, on=False)
    wait_until(lambda: "maintenance" not in ada.state(game)["table"])
    ada.play(game, ada.state(game), "rondel taxation")


# Clocks


def test_a_jump_of_the_wall_clock_expires_no_clock(club: ThreadServer, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = club.person()
    game = ada.table("me", "hot_seat", clock={"bank": 60, "at_zero": "bot"})["id"]
    seat = ada.state(game)["clock_runs_for"]
    real = time.time
    for jump in (86_400, -86_400):
        monkeypatch.setattr(time, "time", lambda jump=jump: real() + jump)
        wait_for_polls(club)
        state = ada.state(game)
        assert state["table"]["seats"][seat]["stand_in"] is None
        assert 30 < state["clocks"][seat] <= 60


def test_downtime_does_not_count(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    first = ThreadServer(sqlite)
    ada = first.person()
    game = ada.table("me", "hot_seat", clock={"bank": 60, "at_zero": "bot"})["id"]
    seat = ada.state(game)["clock_runs_for"]
    first.stop()
    real = time.time
    monkeypatch.setattr(time, "time", lambda: real() + 7200)  # two hours later
    second = ThreadServer(sqlite)
    try:
        state = ada.at(second.address).state(game)
        assert state["table"]["seats"][seat]["stand_in"] is None
        assert 30 < state["clocks"][seat] <= 60
    finally:
        second.stop()


# Retention


@pytest.mark.both_databases
def test_retention_removes_only_inactive_data(server: ThreadServer) -> None:
    """Guests, sandboxes, open tables and chat according to the settings, and expired links; finished games are kept
    forever by default.
    """
    ada, gone = server.person("Ada"), server.person("Gone")
    game = ada.table("me", "hot_seat")["id"]
    ada.post(f"/api/games/{game}/chat", {"text": "long ago"}, 201)
    ada.play(game, ada.state(game), "rondel taxation")
    sandbox = ada.post(f"/api/games/{game}/sandbox", {"at": 1}, 201)["id"]
    young = ada.post(f"/api/games/{game}/sandbox", {"at": 1}, 201)["id"]
    waiting = ada.table("me", "open", start=False)["id"]
    ada.post(f"/api/games/{game}/end", {"agree": True})
    mine, theirs = ada.get("/api/me")["user"]["id"], gone.get("/api/me")["user"]["id"]
    old = time.time() - 400 * 86_400
    _write(server, "UPDATE games SET touched = :old WHERE id IN (:a, :b, :c)", old=old, a=game, b=sandbox, c=waiting)
    _write(server, "UPDATE chat SET at = :old WHERE game_id = :a", old=old, a=game)
    _write(server, "UPDATE users SET seen = :old WHERE id IN (:a, :b)", old=old, a=mine, b=theirs)
    link = "INSERT INTO one_time_links (digest, kind, user_id, created, expires)"
    _write(server, f"{link} VALUES ('d', 'reset', :a, :old, :old)", a=mine, old=old)
    removed = console.clean_up(server.settings.database)
    assert (removed["sandbox"], removed["open_table"], removed["chat"], removed["guest"]) == (1, 1, 1, 1)
    assert removed["link"] == 1
    wait_until(lambda: ada.http.get(f"/api/games/{sandbox}").status_code == 404)
    assert ada.http.get(f"/api/games/{young}").status_code == 200
    assert ada.http.get(f"/api/tables/{waiting}").status_code == 404
    assert ada.state(game)["table"]["result"]["by"] == "agreement"
    assert ada.get(f"/api/games/{game}/chat") == []
    assert ada.get("/api/me")["user"]["id"] == mine  # the finished game refers to her
    wait_until(lambda: gone.http.get("/api/me").status_code == 401)


def test_only_one_process_cleans_up_per_hour(club: ThreadServer, monkeypatch: pytest.MonkeyPatch) -> None:
    calls = []

    async def note(services: object) -> dict[str, int]:
        calls.append(services)
        return {}

    monkeypatch.setattr(retention, "clean_up", note)
    services = club.app.services
    _write(club, "UPDATE server_state SET swept = :then", then=time.time() - 7200)
    for _ in range(3):
        club.run(retention.clean_up_if_due(services))
    assert len(calls) == 1  # by this test, or by the server itself


def test_a_clock_jump_removes_nothing(club: ThreadServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """After a jump of years ahead, before or after startup, everything looks old but must be kept."""
    ada = club.person()
    game = ada.table("me", "hot_seat")["id"]
    sandbox = ada.post(f"/api/games/{game}/sandbox", {"at": 0}, 201)["id"]
    waiting = ada.table("me", "open", start=False)["id"]
    services = club.app.services
    real = time.time
    monkeypatch.setattr(time, "time", lambda: real() + 5 * 365 * 86_400)
    club.run(retention.clean_up_if_due(services))
    assert services.store.time.wall_clock_jumped()
    for _ in range(2):  # again an hour later
        _write(club, "UPDATE server_state SET swept = swept - 4000")
        club.run(retention.clean_up_if_due(services))
    services.store.time._offset += 5 * 365 * 86_400  # as if the server had started after the jump
    _write(club, "UPDATE server_state SET swept = :then", then=real())
    club.run(retention.clean_up_if_due(services))
    monkeypatch.undo()
    for each in (game, sandbox):
        assert ada.http.get(f"/api/games/{each}").status_code == 200
    assert ada.http.get(f"/api/tables/{waiting}").status_code == 200
    club.run(retention.clean_up_if_due(services))  # after the jump back
    assert ada.http.get(f"/api/tables/{waiting}").status_code == 200


# Readiness


def test_readiness_depends_on_free_disk_space(sqlite: str) -> None:
    server = ThreadServer(sqlite)
    try:
        answer = httpx.get(server.address + "/readyz", timeout=NET)
        assert (answer.status_code, answer.json()["status"]) == (200, "ready")
    finally:
        server.stop()
    server = ThreadServer(sqlite, free_disk=10**9)
    try:
        answer = httpx.get(server.address + "/readyz", timeout=NET)
        assert (answer.status_code, answer.json()["error"]["code"]) == (503, "not_ready")
        assert "almost full" in answer.json()["error"]["sentence"]
        assert httpx.get(server.address + "/healthz", timeout=NET).status_code == 200
    finally:
        server.stop()


def test_a_database_that_cannot_be_written_is_not_ready(club: ThreadServer) -> None:
    """Like with a full disk or a read-only file: alive, but not ready."""
    _write(club, "CREATE TRIGGER full BEFORE UPDATE ON server_state BEGIN SELECT RAISE(FAIL, 'disk full'); END")
    wait_until(lambda: httpx.get(club.address + "/readyz", timeout=NET).status_code == 503)
    assert "disk full" in httpx.get(club.address + "/readyz", timeout=NET).json()["error"]["sentence"]
    _write(club, "DROP TRIGGER full")
    wait_until(lambda: httpx.get(club.address + "/readyz", timeout=NET).status_code == 200)


def test_a_damaged_database_is_not_ready(tmp_path: Path) -> None:
    """An overwritten page is found even before it is needed."""
    file = tmp_path / "rondel.sqlite3"
    server = ThreadServer(f"sqlite:///{file}")
    ada = server.person()
    for _ in range(3):
        ada.table("me", "hot_seat")
    server.stop()
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        size, page = (
            connection.execute("PRAGMA page_size").fetchone()[0],
            connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'actions'").fetchone()[0],
        )
    with file.open("r+b") as data:
        data.seek((page - 1) * size)
        data.write(b"\xff" * size)
    server = ThreadServer(f"sqlite:///{file}")
    try:
        wait_until(lambda: httpx.get(server.address + "/readyz", timeout=NET).status_code == 503)
        assert "damaged" in httpx.get(server.address + "/readyz", timeout=NET).json()["error"]["sentence"]
    finally:
        server.stop()


# Backups


def test_backup_and_restore_while_the_server_runs(club: ThreadServer, tmp_path: Path) -> None:
    """Open streams continue with the restored game, whose revision is newer than any before."""
    database = club.settings.database
    ada = club.person("Ada")
    game = ada.table("me", "hot_seat", clock={"bank": 600})["id"]
    ada.play(game, ada.state(game), "rondel taxation")
    file = tmp_path / "backup.sqlite3"
    assert console.backup(database, file) == file.stat().st_size
    state = ada.state(game)
    lost = ada.play(game, state, offered(state)[0])
    with reading(ada, game) as stream:
        assert until(stream, "state")["data"]["view"]["version"] == 2
        previous = console.restore(database, file)
        while (event := until(stream, "state"))["data"]["view"]["version"] != 1:
            pass
        assert event["data"]["revision"] > lost["revision"]
    wait_until(lambda: "maintenance" not in ada.state(game)["table"])
    after = ada.play(game, ada.state(game), "rondel import")
    assert after["view"]["version"] == 2
    assert min(after["clocks"]) > 500
    assert previous is not None
    with closing(sqlite3.connect(previous)) as connection:
        assert connection.execute("SELECT version FROM games WHERE id = ?", (game,)).fetchone() == (2,)
    assert console.check(database) == []


def test_the_write_ahead_log_is_checkpointed_in_the_background(club: ThreadServer, tmp_path: Path) -> None:
    """Automatic checkpoints would delay a move."""
    ada = club.person()
    game = ada.table("me", "hot_seat")["id"]
    ada.post(f"/api/games/{game}/actions", {"version": 0, "action": offered(ada.state(game))[0]})
    club.run(club.app.services.store.checkpoint_log())
    alone = tmp_path / "without the log.sqlite3"
    shutil.copy(club.settings.database.removeprefix("sqlite:///"), alone)
    with closing(sqlite3.connect(alone)) as connection:
        assert connection.execute("SELECT version FROM games WHERE id = ?", (game,)).fetchone() == (1,)


def test_a_backup_restored_after_a_loss_has_newer_revisions(tmp_path: Path) -> None:
    """Open pages ignore older revisions. Leftover files of the lost database are removed."""
    file, copy = tmp_path / "rondel.sqlite3", tmp_path / "backup.sqlite3"
    server = ThreadServer(f"sqlite:///{file}")
    ada = server.person()
    game = ada.table("me", "hot_seat")["id"]
    console.backup(server.settings.database, copy)
    lost = ada.play(game, ada.state(game), "rondel taxation")
    beside = (tmp_path / "rondel.sqlite3-wal").read_bytes()
    server.stop()
    file.unlink()
    (tmp_path / "rondel.sqlite3-wal").write_bytes(beside)
    assert console.restore(server.settings.database, copy) is None
    server = ThreadServer(f"sqlite:///{file}")
    try:
        restored = ada.at(server.address).state(game)
        assert restored["view"]["version"] == 0
        assert restored["revision"] > lost["revision"]
        assert console.check(server.settings.database) == []
    finally:
        server.stop()


def test_invalid_backups_are_refused_and_change_nothing(club: ThreadServer, tmp_path: Path) -> None:
    ada = club.person()
    game = ada.table("me", "hot_seat")["id"]
    wrong, other = tmp_path / "text", tmp_path / "other.sqlite3"
    wrong.write_text("This is not a database. " * 100)
    with closing(sqlite3.connect(other)) as connection:
        connection.execute("CREATE TABLE shopping (item)")
    for file, word in ((wrong, "not a valid database"), (other, "not a Rondel database"), (tmp_path / "no", "no file")):
        with pytest.raises(AdministrationError, match=word):
            console.restore(club.settings.database, file)
    with pytest.raises(AdministrationError, match="could not be written"):
        console.backup(club.settings.database, tmp_path / "no" / "such" / "folder")
    ada.play(game, ada.state(game), "rondel taxation")


def test_the_suggested_postgresql_commands_work(postgres: Postgres, tmp_path: Path) -> None:
    first, second = postgres.database(), postgres.database()
    server = ThreadServer(first)
    try:
        ada = server.person()
        game = ada.table("me", "hot_seat")["id"]
        ada.play(game, ada.state(game), "rondel taxation")
        file = tmp_path / "rondel.dump"
        for command, database in ((console.backup, first), (console.restore, second)):
            with pytest.raises(AdministrationError) as refusal:
                command(database.replace("rondel@", "rondel:secret@"), file)
            assert "secret" not in str(refusal.value)
            line = str(refusal.value).partition("runs: ")[2].partition(" (")[0].split(" ")
            tool = postgres.binaries / line[0]
            program = str(tool) if tool.exists() else str(shutil.which(line[0]))
            ended = subprocess.run([program, *line[1:]], capture_output=True, text=True, check=False)
            assert ended.returncode == 0, ended.stderr
    finally:
        server.stop()
    assert rondel.replay(console.export(second, game)).version == 1
    assert console.check(second) == []


# The check of all games


def _played(person: Person, moves: int) -> str:
    game = str(person.table("me", "hot_seat")["id"])
    state = person.state(game)
    for _ in range(moves):
        state = person.play(game, state, offered(state)[0])
    return game


@pytest.mark.both_databases
def test_the_check_replays_games_and_repairs_derived_data(server: ThreadServer) -> None:
    database = server.settings.database
    ada = server.person()
    game, intact = _played(ada, 70), _played(ada, 3)
    before = ada.state(game)["view"]
    seen: list[tuple[int, int]] = []
    assert [each for each in console.check(database, progress=lambda *n: seen.append(n)) if each.game == game] == []
    assert seen[-1][0] == seen[-1][1] == len(seen)
    _write(server, "UPDATE games SET round = 9, snapshot = '{}' WHERE id = :id", id=game)
    _write(server, "UPDATE checkpoints SET snapshot = 'x' WHERE game_id = :id AND version = 0", id=game)
    _write(server, "DELETE FROM checkpoints WHERE game_id = :id AND version > 0", id=game)
    found = next(each for each in console.check(database) if each.game == game)
    assert found.verdict == "repairable"
    assert any("round" in sentence for sentence in found.sentences)
    found = next(each for each in console.check(database, repair=True) if each.game == game)
    assert found.verdict == "repaired"
    assert not {game, intact} & {each.game for each in console.check(database)}
    wait_until(lambda: ada.http.get(f"/api/games/{game}").status_code == 200)
    assert ada.state(game)["view"] == before
    assert ada.get(f"/api/games/{game}/positions/64")["version"] == 64
    ada.play(game, ada.state(game), offered(ada.state(game))[0])


@pytest.mark.both_databases
def test_a_corrupted_log_is_reported_with_the_move(server: ThreadServer) -> None:
    ada = server.person()
    game, other = _played(ada, 4), _played(ada, 4)
    _write(server, "UPDATE actions SET state_hash = 'ffff' WHERE game_id = :id AND version = 3", id=game)
    _write(server, "DELETE FROM actions WHERE game_id = :id AND version = 2", id=other)
    found = {each.game: each for each in console.check(server.settings.database, repair=True)}
    assert (found[game].verdict, found[other].verdict) == ("damaged", "damaged")
    assert "Move 3" in found[game].sentences[0]
    assert "After move 1" in found[other].sentences[0]
    _write(server, "DELETE FROM games WHERE id IN (:a, :b)", a=game, b=other)


# Request ids and logs


def test_request_ids_appear_in_responses_and_logs(sqlite: str, capfd: pytest.CaptureFixture[str]) -> None:
    server = ThreadServer(sqlite, log_level="debug", log_format="json")
    try:
        first, second = (httpx.get(server.address + "/api/me", timeout=NET) for _ in range(2))
        given = httpx.get(server.address + "/", headers={"x-request-id": "proxy-1234"}, timeout=NET)
        forged = httpx.get(server.address + "/", headers={"x-request-id": "a b" * 40}, timeout=NET)
    finally:
        server.stop()
    assert first.headers["x-request-id"] != second.headers["x-request-id"]
    assert given.headers["x-request-id"] == "proxy-1234"
    assert len(forged.headers["x-request-id"]) == 16
    lines = [json.loads(line) for line in capfd.readouterr().err.splitlines() if line.startswith("{")]
    logged = {line["request"] for line in lines if line.get("event") == "request"}
    assert {first.headers["x-request-id"], second.headers["x-request-id"], "proxy-1234"} <= logged


def test_warnings_of_other_libraries_are_logged_as_json(capfd: pytest.CaptureFixture[str]) -> None:
    import logging

    from rondel.server.config import Settings
    from rondel.server.logs import set_up_logs

    set_up_logs(Settings(log_format="json"))
    logging.getLogger("uvicorn.error").warning("Invalid HTTP request received.")
    (line,) = capfd.readouterr().err.strip().splitlines()
    said = json.loads(line)
    assert (said["event"], said["level"], said["logger"]) == (
        "Invalid HTTP request received.",
        "warning",
        "uvicorn.error",
    )


# Compression


def test_large_responses_and_files_are_compressed_and_cacheable(tmp_path: Path, sqlite: str) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text('<script src="./assets/a.js"></script>')
    (static / "assets" / "a.js").write_text("let answer = 42;\n" * 1000)
    server = ThreadServer(sqlite, static=str(static))
    try:
        plain = {"accept-encoding": "identity"}
        for path in ("/assets/a.js", "/api/rules"):
            zipped = httpx.get(server.address + path, timeout=NET)
            whole = httpx.get(server.address + path, headers=plain, timeout=NET)
            assert (zipped.headers["content-encoding"], zipped.text) == ("gzip", whole.text)
            assert "content-encoding" not in whole.headers
            assert int(zipped.headers["content-length"]) < len(whole.content) / 2
        known = {"if-none-match": httpx.get(server.address + "/rules", timeout=NET).headers["etag"]}
        again = httpx.get(server.address + "/rules", headers=known, timeout=NET)
        assert (again.status_code, again.content) == (304, b"")
        ada = server.person()
        game = ada.table("me", "hot_seat")["id"]
        with ada.http.stream("GET", f"/api/games/{game}/stream", timeout=NET) as stream:
            assert "content-encoding" not in stream.headers
    finally:
        server.stop()


def test_precompressed_files_are_served(tmp_path: Path, sqlite: str) -> None:
    """The smallest accepted encoding is sent, each with its own ETag; the compressed files have no URL of their own."""
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<title>page</title>")
    script = static / "assets" / "a.js"
    script.write_text("1;" * 1000)
    forms = {"br": b"as Brotli", "gzip": gzip.compress(script.read_bytes())}
    script.with_name("a.js.br").write_bytes(forms["br"])
    script.with_name("a.js.gz").write_bytes(forms["gzip"])
    server = ThreadServer(sqlite, static=str(static))

    def ask(taken: str, path: str = "/assets/a.js", **headers: str) -> tuple[httpx.Response, bytes]:
        sent = {"accept-encoding": taken} | headers
        with httpx.stream("GET", server.address + path, headers=sent, timeout=NET) as answer:
            return answer, b"".join(answer.iter_raw())

    try:
        etags = set()
        for taken, form in (("gzip, deflate, br, zstd", "br"), ("gzip;q=0.8, br;q=0", "gzip"), ("br;q=0.0", None)):
            answer, body = ask(taken)
            assert answer.headers.get("content-encoding") == form
            assert body == (forms[form] if form else script.read_bytes())
            assert (answer.headers["vary"], answer.headers["content-length"]) == ("accept-encoding", str(len(body)))
            assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
            etag = answer.headers["etag"]
            etags.add(etag)
            assert ask(taken, **{"if-none-match": f"W/{etag}"})[0].status_code == 304
            assert ask("x", **{"if-none-match": etag})[0].status_code == (200 if form else 304)
            # Range requests get the whole file.
            part, whole = ask(taken, range="bytes=0-3")
            assert (part.status_code, whole) == (200, body)
        assert len(etags) == 3
        assert ask("br", "/assets/a.js.br")[1] == b"<title>page</title>"
    finally:
        server.stop()


def test_responses_with_secrets_are_not_compressed(server: ThreadServer) -> None:
    """BREACH: the length of a compressed response would leak a secret next to attacker-chosen text."""
    ada = server.person()
    table = ada.table("me", *["hot_seat"] * 5, name="x" * 50)
    assert table["invite"]
    for path in (f"/api/tables/{table['id']}", f"/api/games/{table['id']}", "/api/me/export"):
        answer = ada.http.get(path, headers={"accept-encoding": "gzip"})
        assert len(answer.content) > 1_400, path
        assert "content-encoding" not in answer.headers, path
    watched = server.person("Bruno").http.get(f"/api/games/{table['id']}", headers={"accept-encoding": "gzip"})
    assert watched.headers["content-encoding"] == "gzip"


# Base path


@pytest.mark.parametrize("strips", [True, False], ids=["the proxy strips the path", "the proxy leaves it"])
def test_a_server_with_a_base_path(sqlite: str, tmp_path: Path, strips: bool) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text('<script src="./assets/a.js"></script>')
    (static / "assets" / "a.js").write_text("1")
    (static / "sw.js").write_text("2")
    (static / "manifest.webmanifest").write_text("{}")
    server = ThreadServer(sqlite, static=str(static), base_path="/games/rondel")
    try:
        address = server.address if strips else server.address + "/games/rondel"
        assert 'src="/games/rondel/assets/a.js"' in httpx.get(address + "/t/abc", timeout=NET).text
        assert httpx.get(address + "/assets/a.js", timeout=NET).text == "1"
        worker = httpx.get(address + "/sw.js", timeout=NET)
        kinds = {name: worker.headers[name] for name in ("content-type", "cache-control", "service-worker-allowed")}
        assert list(kinds.values()) == ["text/javascript; charset=utf-8", "no-cache", "/games/rondel/"]
        manifest = httpx.get(address + "/manifest.webmanifest", timeout=NET)
        assert manifest.headers["content-type"] == "application/manifest+json; charset=utf-8"
        browser = client(address)
        made = browser.post("/api/guest", json={"name": "Ada"})
        assert made.status_code == 201
        assert all("Path=/games/rondel/" in each for each in made.headers.get_list("set-cookie"))
    finally:
        server.stop()


def test_metrics_cover_disk_loop_database_and_bots(club: ThreadServer) -> None:
    club.person().table("me", "hot_seat")
    wait_until(lambda: "rondel_disk_free_bytes 0.0" not in httpx.get(club.address + "/metrics", timeout=NET).text)
    metrics = httpx.get(club.address + "/metrics", timeout=NET).text
    for name in ("rondel_loop_lag_seconds", "rondel_bots_waiting", "rondel_database_bytes", "rondel_ready 1.0"):
        assert name in metrics
    assert 'rondel_database_seconds_count{kind="write"}' in metrics
