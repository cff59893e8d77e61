"""Kills (SIGKILL) of servers, workers, their parent, bots and PostgreSQL during play, also between commit and
response."""

from __future__ import annotations

import random
import signal
import tempfile
import time
from collections import Counter
from contextlib import closing
from pathlib import Path
from typing import Any

from tests.faults.fleet import Fleet, is_alive
from tests.faults.play import Play
from tests.server.clients import ForkServer
from tests.server.postgres import Postgres
from tests.waiting import wait_until

WEIGHTS = {"server": 5, "after commit": 3, "bots": 1}
WITH_WORKERS = {"worker": 4, "parent": 1, "after commit": 3, "bots": 1}
DATABASE = {"postgresql": 1}


class Kills:
    """A run of random kills; `cluster`: a PostgreSQL server that is also killed."""

    def __init__(self, fleet: Fleet, seed: int, cluster: Postgres | None = None) -> None:
        self.fleet, self._cluster, self._chance = fleet.start(), cluster, random.Random(seed)
        self.play = Play(fleet, seed)
        self._weights = {**(WITH_WORKERS if fleet.workers > 1 else WEIGHTS), **(DATABASE if cluster else {})}
        self.counted: Counter[str] = Counter()

    def kill(self, kind: str | None = None) -> None:
        """Kill something at a random moment of play, and wait for recovery."""
        self.play.await_moves(self._chance.randint(1, 5))
        time.sleep(self._chance.random() / 3)
        kind = kind or self._chance.choices(list(self._weights), list(self._weights.values()))[0]
        {
            "server": self._kill_parent,
            "parent": self._kill_parent,
            "worker": self._kill_worker,
            "after commit": self._kill_after_commit,
            "bots": self._kill_bots,
            "postgresql": self._kill_database,
        }[kind]()
        self.counted[kind] += 1
        self.fleet.wait()
        self.play.start_readers()
        if self.counted.total() % 3 == 0:  # not every time, so that some kills happen before a bot has moved
            self.play.await_bots()

    def _kill_parent(self) -> None:
        """Kill the started process, whose children must end with it."""
        others = [*self.fleet.serving(), *self.fleet.thinking()]
        self.fleet.kill(self.fleet.pid)
        wait_until(lambda: not any(map(is_alive, others)))
        self.fleet.start()

    def _kill_worker(self) -> None:
        """Kill a worker, which its parent must replace."""
        pid = self._chance.choice(self.fleet.serving())
        self.fleet.kill(pid)
        wait_until(lambda: len(self.fleet.serving()) == self.fleet.workers)

    def _kill_after_commit(self) -> None:
        self.fleet.die_after_next_commit()
        if self.fleet.workers > 1:
            wait_until(lambda: len(self.fleet.serving()) == self.fleet.workers)
        else:
            self.fleet.start()

    def _kill_bots(self) -> None:
        wait_until(self.fleet.thinking)
        for pid in self.fleet.thinking():
            if is_alive(pid):
                self.fleet.kill(pid)

    def _kill_database(self) -> None:
        assert self._cluster
        self._cluster.end(self._chance.choice((signal.SIGKILL, signal.SIGQUIT, signal.SIGINT)))
        time.sleep(self._chance.random() * 2)
        self._cluster.start()

    def make_whole(self) -> None:
        """Make sure that the database and the server are running."""
        if self._cluster and self._cluster.process.poll() is not None:
            self._cluster.start()
        if not is_alive(self.fleet.pid):
            self.fleet.start()
        self.fleet.wait()

    def settle(self) -> dict[str, Any]:
        return {**{f"killed: {kind}": number for kind, number in self.counted.items()}, **self.play.settle()}


def _kill(faults: Kills, kills: int) -> tuple[dict[str, Any], list[str]]:
    """Kill repeatedly; report the results so far if interrupted (SIGINT, SIGTERM)."""
    ledger = faults.play.ledger
    try:
        for number in range(1, kills + 1):
            faults.kill()
            if number % 10 == 0:
                sofar = f"{ledger.acknowledged} moves acknowledged, {len(ledger.failures)} failures"
                print(f"{number} kills, {sofar}", flush=True)
    except KeyboardInterrupt:
        faults.make_whole()
    return {"kills": faults.counted.total(), **faults.settle()}, ledger.failures


def run(kills: int, database: str, workers: int, seed: int) -> tuple[dict[str, Any], list[str]]:
    """Return statistics and failures."""
    fork_server = ForkServer()
    cluster = Postgres() if database == "postgresql" else None
    try:
        with tempfile.TemporaryDirectory(prefix="rondel-faults-") as folder:
            address = cluster.database() if cluster else f"sqlite:///{folder}/rondel.sqlite3"
            with closing(Fleet(fork_server, address, Path(folder), workers=workers)) as fleet:
                return _kill(Kills(fleet, seed, cluster), kills)
    finally:
        if cluster:
            cluster.stop()
        fork_server.close()
