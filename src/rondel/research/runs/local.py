"""The local engine: worker processes of this machine; one that dies is replaced, and its shard is played again."""

from __future__ import annotations

import multiprocessing
import sys
import time
from collections.abc import Callable, Sequence
from multiprocessing.process import BaseProcess
from multiprocessing.synchronize import Event
from typing import Final

from rondel.bots.simulation import prepare_worker
from rondel.research.runs.manifest import RunError
from rondel.research.runs.run import Run
from rondel.research.runs.worker import work

MOST_DEATHS: Final = 10
"""So many processes in a row may die before another shard is finished."""
_LOOK = 0.2


def launch(run: Run, workers: int, tell: Callable[[int], None] = lambda _: None) -> None:
    """Play what is missing with so many processes; `tell` hears how many games there are."""
    processes = multiprocessing.get_context("spawn")
    stop = processes.Event()
    staff: list[BaseProcess] = []
    deaths, missing = 0, len(run.missing())
    try:
        while not run.is_over():
            for each in [each for each in staff if not each.is_alive()]:
                staff.remove(each)
                deaths += each.exitcode != 0
            now = len(run.missing())
            if now < missing:
                deaths, missing = 0, now
            if deaths >= MOST_DEATHS:
                raise RunError(
                    f"{deaths} worker processes have died, and no shard was finished between, probably because of a "
                    "bot or for lack of memory. Finished shards are kept; the same command goes on."
                )
            while len(staff) < min(workers, now):
                arguments = (str(run.folder), run.claims.lease, stop, tuple(sys.path))
                each = processes.Process(target=_work, args=arguments, daemon=True)
                each.start()
                staff.append(each)
            tell(run.games_done())
            time.sleep(_LOOK)
    finally:
        stop.set()
        for each in staff:
            each.join(10)
            if each.is_alive():
                each.terminate()
                each.join()
    tell(run.games_done())


def _work(folder: str, lease: float, stop: Event, search_path: Sequence[str]) -> None:
    """The life of a worker process; without its parent it stops after the game it plays."""
    prepare_worker(tuple(search_path))
    parent = multiprocessing.parent_process()
    run = Run.open(folder)
    run.claims.lease = lease
    work(run, lambda: stop.is_set() or (parent is not None and not parent.is_alive()))
