"""Runs on engines that others have: the same shards, played by tasks of Dask or Ray and kept by who launched them.

The folder of the run is needed only here: a shard is small and travels back as bytes.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Hashable, Iterable
from typing import Any, Protocol

from rondel.extras import optional_packages
from rondel.research.runs.claims import Claim
from rondel.research.runs.local import launch
from rondel.research.runs.manifest import RunError
from rondel.research.runs.run import Run
from rondel.research.runs.worker import PATIENCE, play_elsewhere

LOCAL = "local"


class Cluster(Protocol):
    """What is asked of an engine: begin a shard, say which are finished, hand over what came of one."""

    def slots(self) -> int: ...
    def submit(self, text: str, shard: int, search_path: tuple[str, ...]) -> Hashable: ...
    def finished(self, tasks: Iterable[Hashable], seconds: float) -> list[Hashable]: ...
    def result(self, task: Hashable) -> bytes: ...
    def close(self) -> None: ...


def play(run: Run, engine: str, workers: int, tell: Callable[[int], None] = lambda _: None) -> None:
    """Play what is missing: `local`, `dask://host:port` or `ray://host:port`; without a host, on this machine."""
    name, _, address = engine.partition("://")
    if engine == LOCAL:
        launch(run, workers, tell)
        return
    if name not in ("dask", "ray") or "://" not in engine:
        raise RunError(f"There is no engine {engine!r}; there are: local, dask://host:port, ray://host:port.")
    if run.is_over():
        return
    cluster: Cluster = Dask(address, workers) if name == "dask" else Ray(address, workers)
    try:
        drive(run, cluster, tell)
    finally:
        cluster.close()


def drive(run: Run, cluster: Cluster, tell: Callable[[int], None] = lambda _: None) -> None:
    """Keep the cluster busy until the run is over; a task that fails is an attempt at its shard, as a death is."""
    text = run.manifest.dumps()
    flying: dict[Hashable, Claim] = {}
    try:
        while not run.is_over():
            while len(flying) < cluster.slots() and (claim := run.next_claim()) is not None:
                flying[cluster.submit(text, run.shard_of(claim), tuple(sys.path))] = claim
            if not flying:
                time.sleep(PATIENCE)
                continue
            for task in cluster.finished(flying, PATIENCE):
                _keep(run, flying.pop(task), cluster, task)
            tell(run.games_done())
    finally:
        for claim in flying.values():
            claim.release()
    tell(run.games_done())


def _keep(run: Run, claim: Claim, cluster: Cluster, task: Hashable) -> None:
    try:
        run.keep(run.shard_of(claim), cluster.result(task))
    except Exception as error:  # noqa: BLE001 - whatever it was, it is kept, and the next attempt may succeed
        claim.fail(f"{type(error).__name__}: {error}")
    else:
        claim.release()


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
