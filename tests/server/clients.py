"""Test servers in threads and processes, players over HTTP, and a reader of event streams."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
import weakref
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Self

import httpx
import uvicorn
from tests import unique
from tests.waiting import LIMIT, wait_until

from rondel.server.app import application
from rondel.server.config import Settings
from rondel.server.serving import uvicorn_options
from rondel.server.storage import store
from rondel.server.storage.store import Store

SOURCE = Path(__file__).parents[2] / "src"
FAST: dict[str, Any] = {
    "rate_limits": False,
    "password_cost": "cheap",
    "bot_processes": 1,
    "idle_bot_moves": 10_000.0,
    "analysis_effort": 0.0,
    "log_level": "error",
}

store.SYNCHRONOUS = "OFF"  # tests need no durability

NET = LIMIT  # seconds, for requests


_open_clients: list[httpx.Client] = []


def client(address: str | httpx.URL, **options: Any) -> httpx.Client:
    """Return a client whose connections `close_clients` closes.

    It loads no certificates, which would take 36 ms of CPU time, since the tests use no TLS.
    """
    made = httpx.Client(base_url=address, timeout=NET, verify=False, **options)
    _open_clients.append(made)
    return made


def close_clients() -> None:
    """Close every client created by `client`."""
    while _open_clients:
        _open_clients.pop().close()


class ThreadServer:
    """A complete server in a thread of this process."""

    def __init__(self, database: str, **settings: Any) -> None:
        self.settings = Settings(**{**FAST, "database": database, "port": 0, **settings})
        self.app = application(self.settings)
        options = {**uvicorn_options(self.settings), "timeout_graceful_shutdown": 1}
        config = uvicorn.Config(self.app, host="127.0.0.1", port=0, log_level="error", **options)
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._run, daemon=True, name="server")
        self._thread.start()
        while not self._server.started:
            assert self._thread.is_alive(), "the server did not start"
            time.sleep(0.01)
        port = self._server.servers[0].sockets[0].getsockname()[1]
        self.address = f"http://127.0.0.1:{port}"

    def _run(self) -> None:
        with asyncio.Runner() as runner:  # cancels all tasks, so that none leaks into later tests
            self._loop = runner.get_loop()
            self._loop.set_default_executor(ThreadPoolExecutor(thread_name_prefix="server"))
            runner.run(copy_schema(self.settings))
            runner.run(self._server.serve())

    @property
    def connections(self) -> int:
        """Number of open connections."""
        return len(self._server.server_state.connections)

    def person(self, name: str = "Ada") -> Person:
        return Person(self.address, name)

    def run(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Run a coroutine in the server's event loop."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(NET)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def stop(self) -> None:
        """Stop like on a signal: first the streams, then the server."""
        self._loop.call_soon_threadsafe(self.app.services.hub.close)
        self._server.should_exit = True
        self._thread.join(NET)
        assert not self._thread.is_alive(), "the server does not stop"


_template: Path | None = None


async def copy_schema(settings: Settings) -> None:
    """Copy a migrated template to a new SQLite database, because migrating takes 0.25 s of CPU time."""
    global _template  # noqa: PLW0603
    target = Path(settings.database.removeprefix("sqlite:///"))
    if not settings.is_sqlite or target.exists() or not target.parent.exists():
        return
    if _template is None:
        folder = tempfile.TemporaryDirectory(prefix="rondel-schema-")
        weakref.finalize(copy_schema, folder.cleanup)
        made = Path(folder.name) / "template.sqlite3"
        migrated = Store(Settings(database=f"sqlite:///{made}"))
        await migrated.migrate()
        await migrated.close()
        _template = made
    shutil.copyfile(_template, target)


class ForkServer:
    """A process that has imported the server and forks new servers on demand, without import time."""

    def __init__(self, environment: dict[str, str] | None = None) -> None:
        self.process = subprocess.Popen(
            [sys.executable, str(Path(__file__).parent / "fork_server.py")],
            env={**os.environ, "PYTHONPATH": f"{SOURCE}:{SOURCE.parent}", **(environment or {})},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def server(
        self,
        database: str,
        port: int,
        *,
        log: Path | None = None,
        environment: dict[str, str] | None = None,
        wait: bool = True,
        **settings: Any,
    ) -> ProcessServer:
        """Start a server; `log` receives its standard error."""
        chosen = Settings(**{**FAST, "database": database, "port": port, **settings})
        asked = {"environment": {**chosen.as_environment(), **(environment or {})}, "log": str(log) if log else None}
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write(json.dumps(asked) + "\n")
        self.process.stdin.flush()
        server = ProcessServer(int(self.process.stdout.readline()), f"http://127.0.0.1:{port}")
        return server.wait() if wait else server

    def close(self) -> None:
        assert self.process.stdin
        self.process.stdin.close()
        self.process.wait(NET)
        if self.process.stdout:
            self.process.stdout.close()


class ProcessServer:
    """A server in a separate process, which can be killed."""

    def __init__(self, pid: int, address: str) -> None:
        self.pid, self.address = pid, address

    def is_alive(self) -> bool:
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return False
        return True

    def wait(self) -> ProcessServer:
        wait_until(self._answers)
        return self

    def _answers(self) -> bool:
        assert self.is_alive(), "the server ended"
        try:
            return httpx.get(self.address + "/healthz", timeout=NET, verify=False).status_code == 200
        except httpx.HTTPError:
            return False

    def kill(self, number: int = signal.SIGKILL) -> None:
        """Send a signal (SIGKILL by default) and wait until the process is gone."""
        if self.is_alive():
            os.kill(self.pid, number)
        wait_until(lambda: not self.is_alive())


@contextmanager
def two_workers(database: str, log: Path) -> Iterator[tuple[subprocess.Popen[bytes], str]]:
    """Run `rondel serve --workers 2`; yield its process and address once both workers respond."""
    address = f"http://127.0.0.1:{(port := unique.port())}"
    command = [sys.executable, "-c", "from rondel.cli import main; main()", "serve", "--no-browser", "--workers", "2"]
    with log.open("w") as stderr:
        process = subprocess.Popen(
            [*command, "--port", str(port), "--database", database],
            env={**os.environ, "PYTHONPATH": str(SOURCE), "RONDEL_RATE_LIMITS": "no", "RONDEL_BOT_PROCESSES": "1"},
            stdout=subprocess.DEVNULL,
            stderr=stderr,
        )
    answering: set[str] = set()

    def both_answer() -> bool:
        assert process.poll() is None, f"the server ended: {log.read_text()[-2000:]}"
        with suppress(httpx.HTTPError):
            answering.add(httpx.get(address + "/healthz", timeout=NET, verify=False).json()["process"])
        return len(answering) == 2

    try:
        wait_until(both_answer)
        yield process, address
    finally:
        process.terminate()
        process.wait(NET)


class Person:
    """A player over HTTP with a token."""

    def __init__(self, address: str, name: str = "Ada", token: str | None = None) -> None:
        self.http = client(address)
        if token is None:
            made = self.http.post("/api/guest", json={"name": name, "token": True})
            assert made.status_code == 201, made.text
            token = made.json()["token"]
        self.token = token
        self.http.headers["authorization"] = f"Bearer {token}"

    def at(self, address: str) -> Person:
        """Return the same person as a client of another server process."""
        return Person(address, token=self.token)

    def get(self, path: str, **query: Any) -> Any:
        answer = self.http.get(path, params=query)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, body: Any = None, expect: int = 200) -> Any:
        answer = self.http.post(path, json={} if body is None else body)
        assert answer.status_code == expect, f"{answer.status_code} {answer.text[:500]}"
        return answer.json()

    def refusal(self, path: str, body: Any = None, expect: int = 422) -> dict[str, Any]:
        return self.post(path, body, expect)["error"]  # type: ignore[no-any-return]

    def table(self, *seats: Any, start: bool = True, edition: str = "imperial", **settings: Any) -> dict[str, Any]:
        """Create a table; a seat is "me", "open", "hot_seat" or the name of a bot."""
        people = ("me", "open", "hot_seat")
        wanted = [{"kind": seat} if seat in people else {"kind": "bot", "bot": seat} for seat in seats]
        body = {"edition": edition, "seats": wanted, "start": start, "seed": 1, **settings}
        return self.post("/api/tables", body, 201)  # type: ignore[no-any-return]

    def state(self, game: str, seat: int | None = None) -> dict[str, Any]:
        return self.get(f"/api/games/{game}", **({} if seat is None else {"seat": seat}))  # type: ignore[no-any-return]

    def play(self, game: str, state: dict[str, Any], action: str, expect: int = 200, **more: Any) -> dict[str, Any]:
        body = {"version": state["view"]["version"], "action": action, **more}
        return self.post(f"/api/games/{game}/actions", body, expect)  # type: ignore[no-any-return]

    def wait_for_turn(self, game: str, seconds: float = NET) -> dict[str, Any]:
        """Wait until this person has to move or the game is over; return the state."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            state = self.state(game)
            if state["table"]["state"] == "over" or offered(state):
                return state
            time.sleep(0.02)
        raise AssertionError(f"no turn after {seconds} s: {state['table']['turn']}")


class Member(Person):
    """A player with an account and a session, like in the browser."""

    def __init__(self, address: str, name: str | None = None, password: str = "correct horse") -> None:
        self.name, self.password = name or unique.name(), password
        self.http = client(address)
        self.http.get("/api/me")
        self.http.headers["x-csrftoken"] = self.http.cookies["csrftoken"]
        self.id: int = self.post("/api/register", {"name": self.name, "password": password}, 201)["user"]["id"]

    def same_session(self) -> httpx.Client:
        """Return another client with the same session, like a second browser tab."""
        other = client(self.http.base_url, cookies=dict(self.http.cookies))
        other.headers["x-csrftoken"] = self.http.cookies["csrftoken"]
        return other

    def elsewhere(self, password: str | None = None) -> httpx.Client:
        """Log in from another browser."""
        other = client(self.http.base_url)
        other.get("/api/me")
        other.headers["x-csrftoken"] = other.cookies["csrftoken"]
        answer = other.post("/api/login", json={"name": self.name, "password": password or self.password})
        assert answer.status_code == 200, answer.text
        return other


def offered(state: dict[str, Any]) -> list[str]:
    """Return the actions that a state offers to its viewer."""
    actions: list[str] = (state["view"]["decision"] or {}).get("actions", [])
    return actions


@contextmanager
def reading(person: Person, game: str, **headers: str) -> Iterator[Iterator[dict[str, Any]]]:
    """Yield an iterator over the events of a game's stream: name, id, data."""
    with person.http.stream("GET", f"/api/games/{game}/stream", headers=headers, timeout=NET) as answer:
        assert answer.status_code == 200
        yield events(answer.iter_lines())


def events(lines: Iterator[str]) -> Iterator[dict[str, Any]]:
    event: dict[str, Any] = {}
    for line in lines:
        if not line:
            if "data" in event:
                yield event
            event = {}
        elif not line.startswith(":"):
            key, _, value = line.partition(": ")
            event[key] = json.loads(value) if key == "data" else value


def until(stream: Iterator[dict[str, Any]], name: str) -> dict[str, Any]:
    return next(event for event in stream if event["event"] == name)
