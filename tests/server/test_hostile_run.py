"""A short hostile run against a separate server; `python -m tests.hostile` makes long ones."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.hostile.run import run

REQUESTS = 300


@pytest.mark.release
@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_hostile_requests_cause_no_failure_unauthorized_change_or_leak(
    request: pytest.FixtureRequest, tmp_path: Path, database: str
) -> None:
    if database == "sqlite":
        url = f"sqlite:///{tmp_path / 'rondel.sqlite3'}"
    else:
        url = request.getfixturevalue("postgres").database()
    report = run([url], tmp_path, REQUESTS, seed=13, races=6, workers=1)
    assert report.findings == [], "\n".join(report.lines())
    assert report.requests >= REQUESTS
    assert {200, 201, 400, 401, 403, 404, 409, 422} <= set(report.statuses)
    assert report.games_replayed > 20
