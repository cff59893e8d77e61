"""Alerts: notifications about matching new tables, once per table and limited per day."""

from __future__ import annotations

import uuid
from typing import Any

import pytest
from tests.server.clients import Member, Person, ThreadServer
from tests.waiting import wait_until

from rondel.server.lobby.alerts import MOST_A_DAY, MOST_ALERTS


def announced(person: Person) -> list[str]:
    """Return the tables a person was notified of."""
    notices: list[dict[str, Any]] = person.get("/api/me/notices")["notices"]
    return [each["game"] for each in notices if each["kind"] == "table_opened"]


def unique_word() -> str:
    return f"Zq{uuid.uuid4().hex[:8]}"


@pytest.mark.both_databases
def test_a_matching_table_is_announced_once(server: ThreadServer, bruno: Person) -> None:
    """A new public table or a freed seat matches; own tables, private ones and repeats do not."""
    clara, name = Member(server.address), unique_word()
    wished = clara.post("/api/me/wishes", {"players": 3, "text": name})
    assert clara.post("/api/me/wishes", {"players": 3, "text": name})[0]["filter"] == wished[0]["filter"]
    clara.table("me", "open", "open", start=False, name=name)
    bruno.table("me", "open", start=False, name=name)
    bruno.table("me", "open", "open", start=False, name=name, private=True)
    full = bruno.table("me", "greedy", "greedy", start=False, name=name)["id"]
    kept = [{"kind": "me"}, *({"kind": "invited", "name": Member(server.address).name} for _ in range(2))]
    server.person("Dora").post("/api/tables", {"name": name, "seats": kept}, 201)
    fits = bruno.table("me", "open", "open", start=False, name=name)["id"]
    wait_until(lambda: announced(clara))
    assert announced(clara) == [fits]
    bruno.post(f"/api/tables/{fits}/seats/1", {"kind": "bot", "bot": "greedy"})
    bruno.post(f"/api/tables/{full}/seats/1", {"kind": "open"})
    wait_until(lambda: full in announced(clara))
    assert sorted(announced(clara)) == sorted([fits, full])
    assert clara.http.delete(f"/api/me/wishes/{clara.get('/api/me/wishes')[0]['id']}").status_code == 200
    assert clara.http.delete("/api/me/wishes/1999999999").status_code == 404


def test_alerts_have_a_daily_limit_and_respect_blocks(server: ThreadServer) -> None:
    clara, emil, name = Member(server.address), Member(server.address), unique_word()
    blocked = Member(server.address)
    clara.post("/api/me/blocks", {"name": blocked.name})
    for person in (clara, emil):
        person.post("/api/me/wishes", {"text": name})
    blocked.table("me", "open", start=False, name=name)
    hosts = [server.person(f"Host {number}") for number in range(MOST_A_DAY)]
    tables = [host.table("me", "open", start=False, name=name)["id"] for host in hosts]
    wait_until(lambda: len(announced(clara)) == MOST_A_DAY)
    assert sorted(announced(clara)) == sorted(tables)
    wait_until(lambda: len(announced(emil)) == MOST_A_DAY)
    assert tables[-1] not in announced(emil), "the sixth is one too many"


def test_alerts_are_limited_and_validated(server: ThreadServer) -> None:
    clara = Member(server.address)
    for number in range(MOST_ALERTS):
        clara.post("/api/me/wishes", {"text": f"table {number}"})
    assert clara.refusal("/api/me/wishes", {"text": "one more"}, 409)["code"] == "many_wishes"
    for wrong in ({"edition": "chess"}, {"state": "running"}, {"players": 9}, {"text": "x" * 61}, {"tag": "solo"}):
        assert clara.refusal("/api/me/wishes", wrong)["code"] == "filter", wrong
