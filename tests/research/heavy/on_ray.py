"""Runs on a local Ray cluster with a killed worker."""

from __future__ import annotations

from pathlib import Path

from tests.research.heavy.clusters import check, kill_when_begun, manifest, uninterrupted

from rondel.research.runs import Run
from rondel.research.runs.engines import Ray, play_missing


def _workers() -> list[int]:
    """Return the Ray processes that are playing a shard."""
    found = []
    for folder in Path("/proc").iterdir():
        try:
            if folder.name.isdigit() and b"ray::play_remote_shard" in (folder / "cmdline").read_bytes():
                found.append(int(folder.name))
        except OSError:
            continue
    return found


def test_a_killed_worker_loses_and_duplicates_nothing(tmp_path: Path) -> None:
    """Ray starts another worker and reschedules the shard."""
    run = Run.begin(tmp_path / "run", manifest())
    cluster = Ray("", 2)
    thread, killed = kill_when_begun(run, lambda: next(iter(_workers()), None))
    try:
        play_missing(run, cluster)
    finally:
        cluster.close()
    thread.join()
    assert killed
    check(run, uninterrupted(tmp_path))
