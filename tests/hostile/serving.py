"""A separate server process with its database and log, started as an operator would."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from tests import unique
from tests.server.clients import NET, SOURCE
from tests.waiting import wait_until

from rondel.server.config import Settings
from rondel.server.limits.kinds import LOCAL_RATES, SHARED_RATES

# High enough that no request is refused by the limits.
RAISED = ", ".join(
    [
        *(f"{kind}=1000000000/minute" for kind in (*SHARED_RATES, *LOCAL_RATES)),
        "tables=1000000",
        "sandboxes=1000000",
        "bot_tables=4",
    ]
)
SETTINGS: dict[str, Any] = {
    "password_cost": "cheap",
    "bot_processes": 1,
    "idle_bot_moves": 50.0,
    "analysis_effort": 0.0,
    "log_level": "warning",
    "log_format": "json",
    "header_seconds": 2.0,
    "body_seconds": 4.0,
    "free_disk": 0,
    "metrics": "off",
}
# Signs of unexpected errors in the server's log.
UNEXPECTED = ("Traceback", "request_failed", "never retrieved", "Exception in", '"level": "error"', '"level":"error"')


class Serving:
    def __init__(self, database: str, folder: Path, **settings: Any) -> None:
        self.port = unique.port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.database = database
        page = folder / "page"
        (page / "assets").mkdir(parents=True, exist_ok=True)
        (page / "index.html").write_text("<!doctype html><title>Rondel</title>")
        (page / "assets" / "a.js").write_text("1")
        # Two processes where possible, since limits must hold across processes.
        workers = 1 if database.startswith("sqlite") else 2
        chosen = Settings(
            **{**SETTINGS, "workers": workers, "static": str(page), **settings, "database": database, "port": self.port}
        )
        self.log = folder / f"server-{self.port}.log"
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "rondel.cli", "serve", "--no-browser"],
                env={**os.environ, **chosen.as_environment(), "PYTHONPATH": str(SOURCE)},
                stdout=subprocess.DEVNULL,
                stderr=log,
            )
        self.client = httpx.Client(base_url=self.base, timeout=NET, verify=False)
        wait_until(self._answers)

    def _answers(self) -> bool:
        assert self.process.poll() is None, f"the server ended: {self.log.read_text()[-2000:]}"
        try:
            return self.client.get("/healthz").status_code == 200
        except httpx.HTTPError:
            return False

    def complaints(self) -> list[str]:
        """Return log lines about unexpected errors."""
        lines = self.log.read_text(errors="replace").splitlines()
        return [line for line in lines if any(sign in line for sign in UNEXPECTED)]

    def stop(self) -> None:
        self.client.close()
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(NET)


@contextmanager
def serving(database: str, folder: Path, **settings: Any) -> Iterator[Serving]:
    server = Serving(database, folder, **settings)
    try:
        yield server
    finally:
        server.stop()
