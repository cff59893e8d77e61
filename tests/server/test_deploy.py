"""The files in deploy/ match the server: metrics, alerts, settings, extras, workers and rolling upgrades."""

from __future__ import annotations

import json
import re
import signal
import tomllib
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests import unique
from tests.server.clients import NET, ForkServer, Person, events, offered, two_workers
from tests.server.postgres import Postgres
from tests.waiting import wait_until

from rondel.server.config import Settings
from rondel.server.metrics import Metrics

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"


def _metrics() -> set[str]:
    """Return the names of all metrics."""
    names: set[str] = set()
    for family in Metrics().registry.collect():
        kinds = {"counter": ("_total",), "histogram": ("_bucket", "_sum", "_count"), "gauge": ("",)}[family.type]
        names |= {family.name + end for end in kinds}
    return names


def test_dashboard_and_alerts_use_existing_metrics() -> None:
    dashboard = json.loads((DEPLOY / "grafana.json").read_text())
    expressions = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    expressions += re.findall(r"expr: (.*)", (DEPLOY / "alerts.yml").read_text())
    named = {name for expression in expressions for name in re.findall(r"rondel_\w+", expression)}
    assert named - _metrics() == set()
    assert {"rondel_disk_free_bytes", "rondel_bots_waiting", "rondel_loop_lag_seconds"} <= named


def test_every_alert_is_documented() -> None:
    alerts = set(re.findall(r"alert: (\w+)", (DEPLOY / "alerts.yml").read_text()))
    documented = set(re.findall(r"^\| `(Rondel\w+)`", (ROOT / "docs" / "hosting.md").read_text(), re.MULTILINE))
    assert alerts == documented


def test_settings_in_deploy_files_exist() -> None:
    lines = (DEPLOY / "rondel.env").read_text().splitlines()
    given = dict(line.split("=", 1) for line in lines if line and not line.startswith("#"))
    settings = Settings.from_environment(given)
    assert settings.database == "sqlite:////var/lib/rondel/rondel.sqlite3"
    known = set(settings.as_environment()) | {"RONDEL_SITE", "RONDEL_SKIP_WEB"}
    for file in ("Containerfile", "compose.yaml"):
        assert set(re.findall(r"RONDEL_[A-Z_]+", (DEPLOY / file).read_text())) <= known, file


def test_extras_in_install_commands_exist() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    for text in ((DEPLOY / "Containerfile").read_text(), (ROOT / "docs" / "hosting.md").read_text()):
        for named in re.findall(r"\[([a-z,]+)\]\"", text):
            assert set(named.split(",")) <= set(extras)


def test_workers_share_metrics_and_exit_with_their_parent(postgres: Postgres, tmp_path: Path) -> None:
    """Each worker reports the sums of all; after `kill -9` of the parent, no worker keeps serving."""
    with two_workers(postgres.database(), tmp_path / "stderr") as (process, address):
        for _ in range(20):
            httpx.get(address + "/api/me", timeout=NET)

        def metrics() -> str:
            return httpx.get(address + "/metrics", timeout=NET).text

        def counted() -> float:
            return float(re.findall(r'rondel_requests_total\{method="GET",status="200"\} (\S+)', metrics())[0])

        wait_until(lambda: counted() >= 20)  # a request is counted after its response is sent, so the last may be late
        assert all(counted() >= 20 for _ in range(6))  # a single worker would report less
        assert len(set(re.findall(r'rondel_streams\{pid="(\d+)"\}', metrics()))) == 2
        process.send_signal(signal.SIGKILL)
        wait_until(lambda: _is_free(address))


def _is_free(address: str) -> bool:
    try:
        httpx.get(address + "/healthz", timeout=NET)
    except httpx.TransportError:
        return True
    return False


@pytest.mark.slow
def test_a_rolling_upgrade_loses_no_move(fork_server: ForkServer, postgres: Postgres) -> None:
    """Readers resume their stream at the other process, players are served by either process, and every move is seen
    once and in order.
    """
    database = postgres.database()
    servers = [fork_server.server(database, unique.port()) for _ in range(2)]
    try:
        ada = Person(servers[0].address, "Ada")
        game = ada.table("me", "hot_seat")["id"]
        seen: list[int] = []
        last: str | None = None
        for turn in range(4):
            old, other = servers[turn % 2], servers[1 - turn % 2]
            reader, player = ada.at(old.address), ada.at(other.address)
            headers = {"last-event-id": last} if last else {}
            with reader.http.stream("GET", f"/api/games/{game}/stream", headers=headers, timeout=NET) as answer:
                stream = events(answer.iter_lines())
                if last is None:
                    last = _note(seen, next(stream))
                _move(player, game)
                while not seen or seen[-1] < turn * 2 + 1:
                    last = _note(seen, next(stream)) or last
                old.kill(signal.SIGTERM)  # the stream ends; the other process continues
                for _ in stream:
                    pass
            _move(player, game)
            servers[turn % 2] = fork_server.server(database, unique.port())
            with player.http.stream(
                "GET", f"/api/games/{game}/stream", headers={"last-event-id": str(last)}, timeout=NET
            ) as answer:
                stream = events(answer.iter_lines())
                while seen[-1] < turn * 2 + 2:
                    last = _note(seen, next(stream)) or last
        assert seen == list(range(9))
    finally:
        for server in servers:
            server.kill()


def _move(person: Person, game: str) -> None:
    state = person.state(game)
    person.play(game, state, offered(state)[0])


def _note(seen: list[int], event: dict[str, Any]) -> str | None:
    """Add the new log versions of an event to `seen`; return the event id."""
    if event["event"] != "state":
        return None
    seen += [entry["version"] for entry in event["data"]["log"] if not seen or entry["version"] > seen[-1]]
    return str(event["id"])
