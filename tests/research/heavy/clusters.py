"""Helpers for tests of runs on local clusters: the run, and a thread that kills a worker."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Callable
from pathlib import Path

import rondel
from rondel.research.dataset import Dataset
from rondel.research.runs import Manifest, Run, summary, work

GAMES = 24


def manifest() -> Manifest:
    bots = ["greedy", "random", "random"]
    return Manifest.of("imperial", bots, games=GAMES, seed=5, options=rondel.Options(max_rounds=12), shard=4)


def uninterrupted(folder: Path) -> dict[str, bytes]:
    """Return the shards of an uninterrupted run."""
    run = Run.begin(folder / "uninterrupted", manifest())
    work(run)
    return shards(run)


def shards(run: Run) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in run.shards.iterdir()}


def check(run: Run, expected: dict[str, bytes]) -> None:
    """Check that the run is complete and identical to an uninterrupted one."""
    run.close()
    assert shards(run) == expected
    assert [game.game for game in Dataset(run.folder)] == list(range(GAMES))
    assert summary(run).games == GAMES


def kill_when_begun(run: Run, victim: Callable[[], int | None]) -> tuple[threading.Thread, list[int]]:
    """Kill a worker of the cluster once the first shard is finished and others are in progress."""
    killed: list[int] = []

    def kill() -> None:
        while not any(run.shards.iterdir()) or victim() is None:
            time.sleep(0.05)
        killed.append(victim() or 0)
        os.kill(killed[0], signal.SIGKILL)

    thread = threading.Thread(target=kill, daemon=True)
    thread.start()
    return thread, killed
