"""`rondel admin` and `rondel serve` on a real server and its database."""

import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess

import httpx
import pytest
from tests import unique
from tests.server.clients import Member, ThreadServer

import rondel

Run = Callable[..., "CompletedProcess[str]"]


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'club.sqlite3'}"


def test_admin_lists_exports_and_ends_games_and_promotes_users(run: Run, database: str) -> None:
    """With a running server."""
    server = ThreadServer(database)
    try:
        ada = server.person("Ada")
        table = ada.table("me", "hot_seat", name="Friday")
        state = ada.wait_for_turn(table["id"])
        ada.play(table["id"], state, "rondel taxation")
        ada.post("/api/register", {"name": "Ada", "password": "correct horse"}, 201)

        listed = run("admin", "games", "--state", "running", "--database", database)
        assert listed.returncode == 0, listed.stderr
        assert table["id"] in listed.stdout
        assert "Friday" in listed.stdout
        assert run("admin", "games", "--state", "over", "--database", database).stdout == "There are no games.\n"

        exported = run("admin", "export", table["id"], "--database", database)
        game = rondel.replay(rondel.Record.loads(exported.stdout))
        assert [text for _, text in game.moves()] == ["rondel taxation"]

        assert run("admin", "promote", "Ada", "--database", database).returncode == 0
        assert ada.get("/api/me")["user"]["admin"] is True

        assert run("admin", "end", table["id"], "--database", database).returncode == 0
        assert table["id"] in run("admin", "games", "--state", "over", "--database", database).stdout
    finally:
        server.stop()


def test_admin_moderation_commands(run: Run, database: str) -> None:
    """Reports, mutes, hidden lines, one-time passwords and the log, with a running server."""
    server = ThreadServer(database)
    try:
        ada, mallory = server.person("Ada"), Member(server.address, "Mallory")
        game = ada.table("me", "open", start=False)["id"]
        mallory.post(f"/api/tables/{game}/join", {})
        line = mallory.post(f"/api/games/{game}/chat", {"text": "You [are] a turnip"}, 201)["id"]
        ada.post(f"/api/games/{game}/reports", {"about": "line", "reason": "insult", "line": line}, 201)

        def admin(*words: str) -> str:
            answer = run("admin", *words, "--database", database)
            assert answer.returncode == 0, answer.stderr
            return answer.stdout

        assert "insult" in admin("reports")
        assert "[are]" in admin("chat", game)
        admin("hide", str(line), "--why", "insult")
        admin("mute", "Mallory", "--hours", "2", "--why", "insult")
        admin("transfer", game, "2")
        admin("settle", "1")
        assert admin("reports") == "There is nothing to show.\n"
        assert f"#{mallory.id}" in admin("people", "mallo")
        once = admin("password", "Mallory").split(": ")[1].split(" ")[0]
        mallory.elsewhere(once)
        logged = admin("log")
        for word in ("password", "settle", "transfer", "mute", "hide_line", "console"):
            assert word in logged
        assert once not in logged
    finally:
        server.stop()


@pytest.mark.parametrize(
    "words",
    [
        ["games", "--state", "asleep"],
        ["end", "nothing"],
        ["export", "nothing"],
        ["promote", "Nobody"],
        ["mute", "Nobody"],
        ["ban", "#999"],
        ["hide", "5"],
        ["settle", "5"],
        ["password", "Nobody"],
        ["ban-address", "192.0.2.1", "--hours", "0"],
    ],
    ids=" ".join,
)
def test_unknown_objects_are_refused(run: Run, database: str, words: list[str]) -> None:
    """One sentence, exit 1."""
    answer = run("admin", *words, "--database", database)
    assert answer.returncode == 1
    assert answer.stdout == ""
    assert len(answer.stderr.strip().splitlines()) == 1


@pytest.mark.slow
def test_serve_runs_until_interrupted(tmp_path: Path) -> None:
    """In an empty folder, without configuration, until Ctrl-C; the database is created in that folder."""
    port = unique.port()
    process = subprocess.Popen(
        [sys.executable, "-m", "rondel.cli", "serve", "--port", str(port), "--no-browser"],
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    try:
        while True:
            assert process.poll() is None, "the server ended"
            try:
                assert httpx.get(f"http://127.0.0.1:{port}/healthz", timeout=60).status_code == 200
                break
            except httpx.TransportError:
                time.sleep(0.1)
        assert list(tmp_path.glob("*.sqlite3"))
    finally:
        process.send_signal(signal.SIGINT)
        shown, _ = process.communicate(timeout=300)
    assert f":{port}" in shown
    assert "Traceback" not in shown
