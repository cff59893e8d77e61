"""Settings: validation at startup; flags override the environment."""

from __future__ import annotations

import json
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from tests.server.clients import NET, ThreadServer

from rondel import fast
from rondel.server import run
from rondel.server.config import SettingError, Settings
from rondel.server.operations import console


def test_nothing_needs_to_be_configured() -> None:
    assert Settings.from_environment({}).database == "sqlite:///rondel.sqlite3"


def test_delivery_libraries_are_imported_lazily() -> None:
    """Importing them takes half a second, which is not needed before the first mail, push message or webhook."""
    code = "import sys, rondel.server.app; print(*{name.partition('.')[0] for name in sys.modules})"
    answer = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    sends = {"aiohttp", "aiosmtplib", "cryptography", "jinja2", "py_vapid", "pywebpush", "resvg_py", "yarl"}
    assert sends & set(answer.stdout.split()) == set()


def test_flags_override_the_environment() -> None:
    settings = Settings.from_environment({"RONDEL_PORT": "9000", "RONDEL_RATE_LIMITS": "no"}, port=9001, host=None)
    assert (settings.port, settings.rate_limits, settings.host) == (9001, False, "127.0.0.1")
    assert Settings.from_environment(settings.as_environment()) == settings


@pytest.mark.parametrize(
    ("environment", "word"),
    [
        ({"RONDEL_PORT": "many"}, "RONDEL_PORT"),
        ({"RONDEL_PORT": "70000"}, "port"),
        ({"RONDEL_WORKERS": "2"}, "SQLite supports only one process"),
        ({"RONDEL_DATABASE": "mysql://root:secret@host/x"}, "neither"),
        ({"RONDEL_METRICS": "everybody"}, "metrics"),
        ({"RONDEL_RATE_LIMITS": "perhaps"}, "true or false"),
        ({"RONDEL_BOT_SECONDS": "0"}, "bot_seconds"),
        ({"RONDEL_DATABASE": "sqlite://"}, "sqlite:///FILE"),
        ({"RONDEL_DATABASE": "sqlite:///:memory:"}, "needs a file"),
        ({"RONDEL_DATABASE": "postgresqlx://a:secret@b/c"}, "neither"),
        ({"RONDEL_STATIC": "/no/such/folder"}, "not a folder"),
        ({"RONDEL_THINKING_TIME": "9"}, "thinking_time"),
        ({"RONDEL_ANALYSIS_EFFORT": "50"}, "analysis_effort"),
    ],
)
def test_invalid_settings_are_refused_with_a_sentence(environment: dict[str, str], word: str) -> None:
    with pytest.raises(SettingError) as refusal:
        Settings.from_environment(environment)
    assert word in str(refusal.value)
    assert "secret" not in str(refusal.value)


def test_several_workers_on_sqlite_are_refused_at_startup(sqlite: str) -> None:
    with pytest.raises(SettingError, match="only one process"):
        run(port=0, database=sqlite, workers=2)


def test_an_unusable_database_is_refused_at_startup(tmp_path: Path) -> None:
    text = tmp_path / "text.sqlite3"
    text.write_text("This is not a database. " * 50)
    later = tmp_path / "later.sqlite3"
    assert console.games(f"sqlite:///{later}") == []
    with sqlite3.connect(later) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    for database, word in {
        f"sqlite:///{tmp_path}/no/such/folder/x.sqlite3": "unable to open",
        f"sqlite:///{text}": "not a database",
        f"sqlite:///{later}": "newer version",
        "postgresql://rondel:secret@127.0.0.1:1/rondel": "refused",
        "postgresql://rondel:secret@127.0.0.1:port/rondel": "not a valid URL",
    }.items():
        for start in (lambda: run(port=0, database=database), lambda: console.games(database)):  # noqa: B023
            with pytest.raises(SettingError) as refusal:
                start()
            assert word in str(refusal.value)
            assert str(refusal.value).endswith(".")
            assert "secret" not in str(refusal.value)


def test_an_unknown_bot_is_refused_at_startup(sqlite: str) -> None:
    with pytest.raises(SettingError, match=r"no\.such:Bot"):
        run(port=0, database=sqlite, extra_bots="no.such:Bot")


def test_a_port_in_use_is_refused_with_a_sentence(sqlite: str) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        with pytest.raises(SettingError, match="Choose another port with --port"):
            run(port=taken.getsockname()[1], database=sqlite)


def test_a_missing_page_explains_how_to_build_it(sqlite: str, tmp_path_factory: pytest.TempPathFactory) -> None:
    server = ThreadServer(sqlite, static=str(tmp_path_factory.mktemp("empty")))
    try:
        answer = httpx.get(server.address + "/", timeout=NET)
        assert "has not been built" in answer.text
        assert answer.text.count("\n") == 1
    finally:
        server.stop()


def test_the_built_page_is_served_for_all_paths_outside_the_api(
    sqlite: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder = tmp_path_factory.mktemp("static")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<!doctype html><title>Rondel</title>")
    (folder / "assets" / "app-1a2b.js").write_text("export {}")
    server = ThreadServer(sqlite, static=str(folder))
    try:
        for path in ("/", "/new", "/t/abc?at=3", "/rules"):
            answer = httpx.get(server.address + path, timeout=NET, verify=False)
            assert "<title>Rondel" in answer.text
            assert answer.headers["cache-control"] == "no-cache"
        script = httpx.get(server.address + "/assets/app-1a2b.js", timeout=NET)
        assert script.headers["content-type"].startswith("text/javascript")
        assert "immutable" in script.headers["cache-control"]
        assert httpx.get(server.address + "/api/nothing", timeout=NET).json()["error"]["code"] == "not_found"
        assert httpx.head(server.address + "/").text == ""
    finally:
        server.stop()


def test_metrics_count_moves_and_are_local(server: ThreadServer) -> None:
    ada = server.person()
    game = ada.table("me", "hot_seat")["id"]
    ada.play(game, ada.state(game), "rondel taxation")
    text = httpx.get(server.address + "/metrics", timeout=NET).text
    assert 'rondel_moves_total{by="human"}' in text
    assert (
        httpx.get(server.address + "/metrics", headers={"x-forwarded-for": "8.8.8.8"}, timeout=NET).status_code == 404
    )


def test_logs_contain_no_secrets(sqlite: str, capsys: pytest.CaptureFixture[str]) -> None:
    server = ThreadServer(sqlite, log_level="debug", log_format="json")
    try:
        ada = server.person("Ada")
        body = {"name": "Somebody", "password": "correct horse battery"}
        assert httpx.post(server.address + "/api/login", json=body, timeout=NET).status_code == 401
        table = ada.table("me", "open", start=False, private=True)
        ada.get(f"/api/tables/{table['id']}", invite=table["invite"])
    finally:
        server.stop()
    logged = capsys.readouterr().err
    paths = [json.loads(line).get("path") for line in logged.splitlines() if line.startswith("{")]
    assert f"/api/tables/{table['id']}" in paths
    for secret in ("correct horse", ada.token, table["invite"], "Bearer", "rondel_session="):
        assert secret not in logged


def test_the_startup_log_names_the_form_of_the_fast_core(sqlite: str, capsys: pytest.CaptureFixture[str]) -> None:
    """It explains slow bots if the core is not compiled."""
    ThreadServer(sqlite, log_level="info", log_format="json").stop()
    lines = [json.loads(line) for line in capsys.readouterr().err.splitlines() if line.startswith("{")]
    (started,) = (line for line in lines if line["event"] == "started")
    assert started["fast_core"] == fast.form()
