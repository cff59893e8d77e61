"""Engines that play the shards of a run: processes of this machine, or a cluster of Dask or Ray.

Only the process that launches them needs the folder of the run: a shard is small and travels back as bytes.
"""

from __future__ import annotations

import multiprocessing
import os
import sys
import threading
from collections.abc import Callable, Hashable, Iterable, Sequence
from concurrent import futures
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing.connection import Connection, wait
from typing import Any, Final, Protocol

from rondel.bots.simulation import prepare_worker
from rondel.extras import optional_packages
from rondel.research.runs.manifest import RunError
from rondel.research.runs.run import MOST_ATTEMPTS, Run, in_random_order, play_elsewhere

LOCAL: Final = "local"
MOST_DEATHS: Final = 10
"""So many times in a row a local process may die before another shard is finished."""
_TOGETHER: Final = 2  # attempts at which shards are played side by side; after that one by one, to tell who is to blame
_SECONDS: Final = 1.0  # between reports of the progress


class Engine(Protocol):
    """What plays shards: begins one, says which are finished, hands over what came of one."""

    def slots(self) -> int: ...
    def submit(self, text: str, shard: int, search_path: tuple[str, ...]) -> Hashable: ...
    def finished(self, tasks: Iterable[Hashable], seconds: float) -> list[Hashable]: ...
    def result(self, task: Hashable) -> bytes: ...
    def close(self) -> None: ...


def play(run: Run, engine: str, workers: int, tell: Callable[[int], None] = lambda _: None) -> None:
    """Play what is missing: `local`, `dask://host:port` or `ray://host:port`; without a host, on this machine."""
    name, _, address = engine.partition("://")
    if engine != LOCAL and (name not in ("dask", "ray") or "://" not in engine):
        raise RunError(f"There is no engine {engine!r}; there are: local, dask://host:port, ray://host:port.")
    missing = len(run.missing())
    if not missing:
        return
    player: Engine
    if engine == LOCAL:
        player = Local(min(workers, missing))
    else:
        player = Dask(address, workers) if name == "dask" else Ray(address, workers)
    try:
        drive(run, player, tell)
    finally:
        player.close()


def drive(run: Run, engine: Engine, tell: Callable[[int], None] = lambda _: None) -> None:
    """Play what is missing, each shard up to `MOST_ATTEMPTS` times; `tell` hears how many games are done."""
    text, search_path = run.manifest.dumps(), tuple(sys.path)
    for attempt in range(MOST_ATTEMPTS):
        waiting = in_random_order(run)
        playing: dict[Hashable, int] = {}
        while True:
            slots = engine.slots() if attempt < _TOGETHER else 1
            for shard in islice(waiting, max(0, slots - len(playing))):
                playing[engine.submit(text, shard, search_path)] = shard
            if not playing:
                break
            for task in engine.finished(playing, _SECONDS):
                shard = playing.pop(task)
                try:
                    run.keep(shard, engine.result(task))
                except BrokenProcessPool:
                    run.problems[shard] = "its worker died"
                except Exception as error:  # noqa: BLE001 - it is noted, and the next attempt may succeed
                    run.problems[shard] = f"{type(error).__name__}: {error}"
            tell(run.games_done())


class Local:
    """Processes of this machine; if one dies, the shards that were being played are played again by new ones."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._context = multiprocessing.get_context("spawn")
        # Nobody writes: the workers end when the other end is closed, by `close` or by the death of this process.
        self._theirs, self._ours = self._context.Pipe(duplex=False)
        self._pool = self._new_pool()
        self._deaths = 0

    def _new_pool(self) -> futures.ProcessPoolExecutor:
        arguments = (tuple(sys.path), self._theirs)
        return futures.ProcessPoolExecutor(self._workers, self._context, _begin_worker, arguments)

    def slots(self) -> int:
        return self._workers

    def submit(self, text: str, shard: int, search_path: tuple[str, ...]) -> Hashable:
        try:
            return self._pool.submit(play_elsewhere, text, shard, search_path)
        except BrokenProcessPool:
            self._deaths += 1
            if self._deaths >= MOST_DEATHS:
                raise RunError(
                    f"{self._deaths} worker processes have died, and no shard was finished between, probably because "
                    "of a bot or for lack of memory. Finished shards are kept; the same command goes on."
                ) from None
            self._pool.shutdown()
            self._pool = self._new_pool()
            return self._pool.submit(play_elsewhere, text, shard, search_path)

    def finished(self, tasks: Iterable[Any], seconds: float) -> list[Hashable]:
        return list(futures.wait(tasks, seconds, futures.FIRST_COMPLETED).done)

    def result(self, task: Any) -> bytes:
        content: bytes = task.result()
        self._deaths = 0
        return content

    def close(self) -> None:
        self._ours.close()
        self._pool.shutdown(cancel_futures=True)
        self._theirs.close()


def _begin_worker(search_path: Sequence[str], launcher: Connection) -> None:
    """Prepare a local process, and end it, whatever it is playing, when the other end of `launcher` is closed."""
    prepare_worker(tuple(search_path))

    def leave() -> None:
        wait([launcher])
        os._exit(0)

    threading.Thread(target=leave, name="end of the launcher", daemon=True).start()


class Dask:
    """A Dask cluster by the address of its scheduler, or one of this machine."""

    def __init__(self, address: str, workers: int) -> None:
        with optional_packages():
            import distributed
        self._dask = distributed
        self._own = None
        if not address:
            self._own = distributed.LocalCluster(n_workers=workers, threads_per_worker=1, dashboard_address=None)
        try:
            self._client = distributed.Client(address or self._own)
        except (OSError, ValueError) as error:
            raise RunError(f"There is no Dask scheduler at {address}: {error}") from None

    def slots(self) -> int:
        """Twice the threads, so that nobody waits for the next shard; as many as there are now."""
        threads: dict[str, int] = self._client.nthreads()
        return max(1, 2 * sum(threads.values()))

    def submit(self, text: str, shard: int, search_path: tuple[str, ...]) -> Hashable:
        task: Hashable = self._client.submit(play_elsewhere, text, shard, search_path, pure=False)
        return task

    def finished(self, tasks: Iterable[Hashable], seconds: float) -> list[Hashable]:
        every: Any = list(tasks)
        try:
            return list(self._dask.wait(every, timeout=seconds, return_when="FIRST_COMPLETED").done)
        except TimeoutError:
            return []

    def result(self, task: Any) -> bytes:
        content: bytes = task.result()
        return content

    def close(self) -> None:
        self._client.close()
        if self._own is not None:
            self._own.close()


class Ray:
    """A Ray cluster by the address of its head, or one of this machine."""

    def __init__(self, address: str, workers: int) -> None:
        with optional_packages():
            import ray
        self._ray = ray
        quiet = {"log_to_driver": False, "ignore_reinit_error": True}
        try:
            if address:
                ray.init(address=f"ray://{address}", **quiet)
            else:
                ray.init(num_cpus=workers, include_dashboard=False, **quiet)
        except (OSError, RuntimeError, ValueError) as error:
            raise RunError(f"Ray cannot be used{' at ' if address else ''}{address}: {error}") from None
        self._play = ray.remote(max_retries=3)(play_elsewhere)

    def slots(self) -> int:
        """Twice the processors, so that nobody waits for the next shard; as many as there are now."""
        return max(1, 2 * int(self._ray.cluster_resources().get("CPU", 1)))

    def submit(self, text: str, shard: int, search_path: tuple[str, ...]) -> Hashable:
        task: Hashable = self._play.remote(text, shard, search_path)
        return task

    def finished(self, tasks: Iterable[Hashable], seconds: float) -> list[Hashable]:
        done, _ = self._ray.wait(list(tasks), timeout=seconds)
        return list(done)

    def result(self, task: Hashable) -> bytes:
        content: bytes = self._ray.get(task)
        return content

    def close(self) -> None:
        self._ray.shutdown()
