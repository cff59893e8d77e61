"""Execution engines for runs: local processes, or a Dask or Ray cluster.

Only the launching process needs the folder of the run: shards are small and are returned as bytes.
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
from rondel.research.runs.run import MAX_ATTEMPTS, Run, in_random_order, play_remote_shard

LOCAL: Final = "local"
MAX_DEATHS: Final = 10
"""The number of consecutive deaths of local processes, without a finished shard, that ends a run."""
_PARALLEL_ATTEMPTS: Final = 2  # later attempts are sequential, to isolate the failing shard
_SECONDS: Final = 1.0  # between progress reports


class Engine(Protocol):
    """Interface of an engine: submit a shard, poll for finished tasks, fetch results."""

    def slots(self) -> int: ...
    def submit(self, text: str, shard: int, search_path: tuple[str, ...]) -> Hashable: ...
    def finished(self, tasks: Iterable[Hashable], seconds: float) -> list[Hashable]: ...
    def result(self, task: Hashable) -> bytes: ...
    def close(self) -> None: ...


def play(run: Run, engine: str, workers: int, on_progress: Callable[[int], None] = lambda _: None) -> None:
    """Play the missing shards on `local`, `dask://host:port` or `ray://host:port` (without a host: a local cluster)."""
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
        play_missing(run, player, on_progress)
    finally:
        player.close()


def play_missing(run: Run, engine: Engine, on_progress: Callable[[int], None] = lambda _: None) -> None:
    """Play the missing shards, each up to `MAX_ATTEMPTS` times; pass the number of finished games to `on_progress`."""
    text, search_path = run.manifest.dumps(), tuple(sys.path)
    for attempt in range(MAX_ATTEMPTS):
        waiting = in_random_order(run)
        playing: dict[Hashable, int] = {}
        while True:
            slots = engine.slots() if attempt < _PARALLEL_ATTEMPTS else 1
            for shard in islice(waiting, max(0, slots - len(playing))):
                playing[engine.submit(text, shard, search_path)] = shard
            if not playing:
                break
            for task in engine.finished(playing, _SECONDS):
                shard = playing.pop(task)
                try:
                    run.store(shard, engine.result(task))
                except BrokenProcessPool:
                    run.problems[shard] = "its worker died"
                except Exception as error:  # noqa: BLE001 - recorded, and tried again
                    run.problems[shard] = f"{type(error).__name__}: {error}"
            on_progress(run.games_done())


class Local:
    """Local processes; if one dies, new ones replay the shards that were in progress."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._context = multiprocessing.get_context("spawn")
        # Nothing is written: workers exit when the other end closes, by `close` or when this process dies.
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
            return self._pool.submit(play_remote_shard, text, shard, search_path)
        except BrokenProcessPool:
            self._deaths += 1
            if self._deaths >= MAX_DEATHS:
                raise RunError(
                    f"{self._deaths} worker processes in a row have died without finishing a shard, probably because "
                    "of a bot or a lack of memory. Finished shards are kept; run the same command to continue."
                ) from None
            self._pool.shutdown()
            self._pool = self._new_pool()
            return self._pool.submit(play_remote_shard, text, shard, search_path)

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
    """Prepare a local process and make it exit, even mid-game, when the other end of `launcher` closes."""
    prepare_worker(tuple(search_path))

    def leave() -> None:
        wait([launcher])
        os._exit(0)

    threading.Thread(target=leave, name="end of the launcher", daemon=True).start()


class Dask:
    """A Dask cluster by the address of its scheduler, or a local one."""

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
        """Return twice the current number of threads, so that no worker waits for its next shard."""
        threads: dict[str, int] = self._client.nthreads()
        return max(1, 2 * sum(threads.values()))

    def submit(self, text: str, shard: int, search_path: tuple[str, ...]) -> Hashable:
        task: Hashable = self._client.submit(play_remote_shard, text, shard, search_path, pure=False)
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
    """A Ray cluster by the address of its head, or a local one."""

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
        self._play = ray.remote(max_retries=3)(play_remote_shard)

    def slots(self) -> int:
        """Return twice the current number of CPUs, so that no worker waits for its next shard."""
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
