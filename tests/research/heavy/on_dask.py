"""Runs on a local Dask cluster: a killed worker, a bot that kills every worker, a missing scheduler."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.research.heavy.clusters import check, kill_when_begun, manifest, uninterrupted

from rondel.research.runs import Manifest, Run, RunError, ShardsFailed
from rondel.research.runs.engines import Dask, play, play_missing

DEADLY = """
import os, signal
from rondel.bots.levels import RandomBot

class Deadly(RandomBot):
    def choose(self, view, decision):
        os.kill(os.getpid(), signal.SIGKILL)
"""


def test_a_killed_worker_loses_and_duplicates_nothing(tmp_path: Path) -> None:
    """Dask starts another worker and reschedules the shards."""
    run = Run.begin(tmp_path / "run", manifest())
    cluster = Dask("", 2)

    def victim() -> int | None:
        assert cluster._own is not None
        pids = [nanny.pid for nanny in cluster._own.workers.values() if nanny.pid]
        return pids[0] if pids else None

    thread, killed = kill_when_begun(run, victim)
    try:
        play_missing(run, cluster)
    finally:
        cluster.close()
    thread.join()
    assert killed
    check(run, uninterrupted(tmp_path))


def test_the_command_starts_a_local_cluster(tmp_path: Path) -> None:
    run = Run.begin(tmp_path / "run", manifest())
    heard: list[int] = []
    play(run, "dask://", 2, heard.append)
    assert heard[-1] == run.manifest.games
    check(run, uninterrupted(tmp_path))


def test_a_missing_scheduler_is_reported_in_one_sentence(tmp_path: Path) -> None:
    run = Run.begin(tmp_path / "run", manifest())
    with pytest.raises(RunError, match=r"There is no Dask scheduler at 127\.0\.0\.1:9: "):
        play(run, "dask://127.0.0.1:9", 2)


def test_a_bot_that_kills_every_local_worker_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After five deaths on its only shard. Needs no Dask, but is too slow for the default tests."""
    (tmp_path / "deadly_bots.py").write_text(DEADLY)
    monkeypatch.syspath_prepend(tmp_path)
    run = Run.begin(tmp_path / "run", Manifest.of("imperial", ["deadly_bots:Deadly", "random"], games=2, shard=2))
    play(run, "local", 1)
    with pytest.raises(ShardsFailed) as failed:
        run.close()
    assert str(failed.value).startswith(
        "1 of 1 shards could not be played; the first of them has games 1 to 2: its worker died."
    )
