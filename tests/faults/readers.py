"""Stream reader that reconnects with Last-Event-ID and assembles the complete log."""

from __future__ import annotations

import threading
import time
from typing import Any

import httpx
from tests.faults.ledger import Ledger, Stored
from tests.server.clients import Person, events


class Reader(threading.Thread):
    """Reader of a game's stream; `log` has the actions by version, assembled from the stream."""

    def __init__(self, person: Person, address: str, game: str, ledger: Ledger) -> None:
        super().__init__(daemon=True)
        self._http = person.at(address).http
        self._http.timeout = httpx.Timeout(20.0)
        self._game, self._ledger = game, ledger
        self.log: list[str] = []
        self.revision = -1
        self.resumed = self.filled = 0
        self.leaving = threading.Event()

    def run(self) -> None:
        while not self.leaving.is_set():
            headers = {"last-event-id": str(self.revision)} if self.revision >= 0 else {}
            try:
                with self._http.stream("GET", f"/api/games/{self._game}/stream", headers=headers) as answer:
                    if answer.status_code == 200:
                        self.resumed += self.revision >= 0
                        self._read(answer)
                    elif answer.status_code != 503:
                        self._ledger.fail(f"A stream request got status {answer.status_code}: {answer.read()!r}")
            except httpx.TransportError:
                pass
            self.leaving.wait(0.2)

    def _read(self, answer: httpx.Response) -> None:
        is_first = True
        for event in events(answer.iter_lines()):
            if event["event"] == "state":
                self._note(event, is_first=is_first)
                is_first = False
            if self.leaving.is_set():
                return

    def _note(self, event: dict[str, Any], *, is_first: bool) -> None:
        state, revision = event["data"], int(event["id"])
        if revision < self.revision:
            self._ledger.fail(f"{self._game}: revision {revision} after {self.revision}")
        entries = state["log"]
        if entries and entries[0]["version"] > len(self.log):
            if not is_first:
                self._ledger.fail(f"{self._game}: the stream omitted entries before {entries[0]['version']}")
            self.filled += 1  # the state has only the end of the log: fetch the rest
            missing = self._http.get(f"/api/games/{self._game}/events", params={"since": len(self.log) - 1}).json()
            entries = [*(each for each in missing if each["version"] < entries[0]["version"]), *entries]
        if entries:
            self.log[entries[0]["version"] :] = [entry["action"] for entry in entries]
        del self.log[state["view"]["version"] + 1 :]
        self.revision = revision

    def has_all(self, stored: Stored) -> bool:
        return self.revision == stored.revisions[self._game] and self.log == stored.actions[self._game]

    def wait(self, database: str, seconds: float) -> None:
        """Wait until this reader agrees with the idle database."""
        until = time.monotonic() + seconds
        while not self.has_all(stored := Stored(database)):
            if time.monotonic() > until:
                self._ledger.fail(
                    f"{self._game}: the reader has revision {self.revision} and {len(self.log)} lines, the database "
                    f"revision {stored.revisions[self._game]} and {len(stored.actions[self._game])}"
                )
                return
            time.sleep(0.2)
