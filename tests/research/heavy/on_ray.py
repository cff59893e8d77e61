"""Runs on a real Ray cluster of this machine: a killed worker loses and doubles nothing."""

from __future__ import annotations

from pathlib import Path

from tests.research.heavy.clusters import check, kill_when_begun, manifest, undisturbed

from rondel.research.runs import Run
from rondel.research.runs.engines import Ray, play_missing


def _workers() -> list[int]:
    """The processes of Ray that are playing a shard."""
    found = []
    for folder in Path("/proc").iterdir():
        try:
            if folder.name.isdigit() and b"ray::play_remote_shard" in (folder / "cmdline").read_bytes():
                found.append(int(folder.name))
        except OSError:
            continue
    return found


def test_a_killed_worker_loses_and_doubles_nothing(tmp_path: Path) -> None:
    """Killed while it plays; Ray starts another one and gives its shard out again."""
    run = Run.begin(tmp_path / "run", manifest())
    cluster = Ray("", 2)
    thread, killed = kill_when_begun(run, lambda: next(iter(_workers()), None))
    try:
        play_missing(run, cluster)
    finally:
        cluster.close()
    thread.join()
    assert killed
    check(run, undisturbed(tmp_path))
