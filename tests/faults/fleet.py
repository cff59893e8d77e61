"""A real server, with or without workers, that can be killed and restarted at the same address."""

from __future__ import annotations

import json
import os
import signal
import time
from pathlib import Path
from typing import Any

import httpx
from tests import unique
from tests.server.clients import ForkServer, ProcessServer
from tests.waiting import wait_until


def children(pid: int) -> list[int]:
    """Return the living child processes of a process, without Python's resource tracker."""
    found = []
    for each in Path("/proc").glob("[0-9]*"):
        try:
            state, parent = (each / "stat").read_text().rpartition(")")[2].split()[:2]
            command = (each / "cmdline").read_text()
        except OSError:
            continue  # has ended in the meantime
        if int(parent) == pid and state != "Z" and "resource_tracker" not in command:
            found.append(int(each.name))
    return sorted(found)


def is_alive(pid: int) -> bool:
    try:
        return (Path("/proc") / str(pid) / "stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


# Traceback of a bot process whose server was killed before it had sent the first task.
ORPHAN = "reduction.pickle.load(from_parent)"


class Fleet:
    """A server with `settings`, and `environment` as further environment variables."""

    def __init__(
        self,
        fork_server: ForkServer,
        database: str,
        folder: Path,
        *,
        workers: int = 1,
        environment: dict[str, str] | None = None,
        **settings: Any,
    ) -> None:
        self.database, self.workers, self.log = database, workers, folder / "server.log"
        self._fork_server, self._armed, self._port = fork_server, folder / "armed", unique.port()
        self._settings = {
            "workers": workers,
            "log_level": "warning",
            "log_format": "json",
            "free_disk": 0,
            "streams_per_person": 500,
            **settings,
        }
        self._environment = {
            "RONDEL_FAULT": "tests.faults.dying",
            "RONDEL_ARMED": str(self._armed),
            **(environment or {}),
        }
        self.address = f"http://127.0.0.1:{self._port}"
        self._server: ProcessServer
        self._http = httpx.Client(base_url=self.address, timeout=20, headers={"connection": "close"})

    def start(self) -> Fleet:
        self.begin()
        return self.wait()

    def begin(self) -> None:
        """Start without waiting until the server responds."""
        self._server = self._fork_server.server(
            self.database, self._port, log=self.log, environment=self._environment, wait=False, **self._settings
        )

    def wait(self) -> Fleet:
        """Wait until the server responds."""
        wait_until(self._answers)
        return self

    def _answers(self) -> bool:
        assert is_alive(self.pid), f"the server has ended: {self.log.read_text()[-2000:]}"
        return self.ask("/healthz") == 200

    def ask(self, path: str) -> int:
        """Return the status of a response on a new connection; 0 if there is none."""
        try:
            return self._http.get(path).status_code
        except httpx.HTTPError:
            time.sleep(0.1)
            return 0

    @property
    def pid(self) -> int:
        """The started process: the server itself, or the parent of its workers."""
        return self._server.pid

    def serving(self) -> list[int]:
        """Return the processes that handle requests."""
        return children(self.pid) if self.workers > 1 else [self.pid]

    def thinking(self) -> list[int]:
        """Return the bot processes."""
        return [bot for pid in self.serving() for bot in children(pid)]

    def kill(self, pid: int) -> None:
        """Kill one of the server's processes with SIGKILL."""
        os.kill(pid, signal.SIGKILL)
        wait_until(lambda: not is_alive(pid))

    def die_after_next_commit(self) -> int:
        """Make the process that commits the next move die before it responds; return its pid."""
        before = self.serving()
        self._armed.touch()
        wait_until(lambda: not self._armed.exists())
        wait_until(lambda: any(not is_alive(pid) for pid in before))
        return next(pid for pid in before if not is_alive(pid))

    def stop(self) -> None:
        """Stop the server normally."""
        self._server.kill(signal.SIGTERM)

    def close(self) -> None:
        """Kill all remaining processes of the server."""
        for pid in (*self.thinking(), *self.serving(), self.pid):
            if is_alive(pid):
                self.kill(pid)

    def complaints(self) -> list[str]:
        """Return the log entries that must not occur: internal errors with their tracebacks."""
        bad = []
        lines = self.log.read_text().splitlines() if self.log.exists() else []
        for number, line in enumerate(lines):
            try:
                said = json.loads(line)
            except ValueError:  # not one of the server's own lines
                if line.startswith("Traceback") and ORPHAN not in " ".join(lines[number : number + 8]):
                    bad.append(" ".join(lines[number : number + 30]))
                continue
            if said.get("level") in ("error", "critical") or "exception" in said:
                bad.append(line)
        return bad
