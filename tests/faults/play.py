"""Load during a fault: people, bots, clocks and stream readers at several tables."""

from __future__ import annotations

import time
from typing import Any

import httpx
from tests.faults.fleet import Fleet
from tests.faults.ledger import Ledger
from tests.faults.players import Player
from tests.faults.readers import Reader
from tests.server.clients import Person
from tests.waiting import wait_until

from rondel.server.operations import console

LONG = 120.0  # seconds after which missing progress is a failure


class Play:
    """Starts all players and stream readers on construction; `settle` stops them and compares the results."""

    def __init__(self, fleet: Fleet, seed: int) -> None:
        self.fleet, self.ledger = fleet, Ledger()
        address = fleet.address
        bruno = Player(address, "Bruno", self.ledger, seed + 1)
        self.players = [
            bruno,
            Player(address, "Ada", self.ledger, seed, "me", "open", "random", partner=bruno),
            Player(address, "Clara", self.ledger, seed + 2, "me", "greedy", "random", dawdles=True),
            Player(address, "David", self.ledger, seed + 3, "me", "hot_seat", "hot_seat"),
        ]
        self.watcher = Person(address, "Watcher")
        self.watcher.http.timeout = httpx.Timeout(20.0)
        self.bots = [str(self.watcher.table("greedy", "random", "random")["id"])]
        self.readers: dict[str, Reader] = {}
        self.slowest = 0.0
        for player in self.players:
            player.start()
        wait_until(lambda: self.ledger.acknowledged >= 4)
        self.start_readers()

    def start_readers(self) -> None:
        """Start a reader for every table that has none."""
        with self.ledger.lock:
            games = [*self.bots, *self.ledger.games]
        for game in games:
            if game not in self.readers:
                self.readers[game] = Reader(self.watcher, self.fleet.address, game, self.ledger)
                self.readers[game].start()

    def await_moves(self, number: int, seconds: float = LONG) -> None:
        """Wait until `number` more moves of people have been acknowledged."""
        wanted, until = self.ledger.acknowledged + number, time.monotonic() + seconds
        while self.ledger.acknowledged < wanted:
            if time.monotonic() > until:
                self.ledger.fail(f"No request succeeded for {seconds:g} seconds.")
                return
            time.sleep(0.05)

    def await_bots(self) -> None:
        """Wait until every bot or substitute that has to move has moved, and record the longest time."""
        began = time.monotonic()
        waiting = {game: state for game in self._running() if (state := self._bot_decides(game)) is not None}
        while waiting and time.monotonic() - began < LONG:
            for game, revision in list(waiting.items()):
                if self._bot_decides(game) != revision:
                    del waiting[game]
            time.sleep(0.3)
        self.slowest = max(self.slowest, time.monotonic() - began)
        for game in waiting:
            self.ledger.fail(f"{game}: a bot has been stuck for {LONG:g} seconds")

    def _running(self) -> list[str]:
        tables = self._get("/api/tables", filter="running") or {}
        return [table["id"] for table in (tables if isinstance(tables, list) else tables.get("tables", []))]

    def _bot_decides(self, game: str) -> int | None:
        """Return the revision of the game if a bot or substitute has to move, else None."""
        state = self._get(f"/api/games/{game}")
        if state is None or state["table"]["state"] != "running" or not state["view"]["decision"]:
            return None
        seat = state["table"]["seats"][state["view"]["decision"]["player"]]
        return int(state["revision"]) if seat["kind"] == "bot" or seat.get("stand_in") else None

    def _get(self, path: str, **query: Any) -> Any:
        until = time.monotonic() + LONG
        while time.monotonic() < until:
            try:
                response = self.watcher.http.get(path, params=query)
            except httpx.TransportError:
                response = None
            if response is not None and response.status_code == 200:
                return response.json()
            time.sleep(0.1)
        self.ledger.fail(f"{path} got no response for {LONG:g} seconds")
        return None

    def settle(self) -> dict[str, Any]:
        """Stop players and bots, let the readers catch up, then compare responses with the database."""
        self.await_bots()
        self.start_readers()
        for player in self.players:
            player.leaving.set()
        for player in self.players:
            player.join(LONG)
        console.maintenance(self.fleet.database, on=True)
        time.sleep(2)  # two polls of every process, so that moves in progress are complete
        for reader in self.readers.values():
            reader.wait(self.fleet.database, LONG)
        for reader in self.readers.values():
            reader.leaving.set()
        console.maintenance(self.fleet.database, on=False)
        self.fleet.stop()
        counted: dict[str, Any] = self.ledger.audit(self.fleet.database)
        for complaint in self.fleet.complaints():
            self.ledger.fail(f"In the log: {complaint[:600]}")
        readers = self.readers.values()
        counted |= dict(sorted(self.ledger.answers.items()))
        counted["streams"] = len(self.readers)
        counted["streams resumed"] = sum(reader.resumed for reader in readers)
        counted["streams that had to fetch missing log entries"] = sum(reader.filled for reader in readers)
        counted["slowest bot after a restart, seconds"] = round(self.slowest, 1)
        return counted
