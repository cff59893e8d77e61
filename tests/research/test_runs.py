"""Runs: atomic shards, workers that may die at any time, reproducible games."""

from __future__ import annotations

import json
import multiprocessing
import os
import random
import shutil
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from dataclasses import asdict, replace
from pathlib import Path

import pytest
from tests.waiting import wait_until

import rondel
from rondel.bots.simulation import play_match
from rondel.bots.tally import Tally
from rondel.research.dataset import Dataset
from rondel.research.runs import Manifest, Run, RunError, ShardsFailed, play_shard, summary, work
from rondel.research.runs.engines import play
from rondel.research.runs.run import in_random_order

SHORT = rondel.Options(max_rounds=4).for_edition(rondel.edition("imperial"))
COMMAND = [
    "simulate",
    "-b",
    "greedy,random",
    "-p",
    "3",
    "-g",
    "24",
    "--seed",
    "5",
    "-o",
    "max_rounds=4",
    "--shard",
    "4",
]
DEADLY = """
import os, signal
from rondel.bots.levels import RandomBot

class Deadly(RandomBot):
    def choose(self, view, decision):
        if str(self.seed) == os.environ["DEADLY_SEED"]:
            os.kill(os.getpid(), signal.SIGKILL)
        return super().choose(view, decision)
"""


@pytest.fixture(autouse=True)
def no_process_is_left_behind() -> Iterator[None]:
    """No process outlives its run; those of other tests' servers may."""
    before = set(multiprocessing.active_children())
    yield
    assert set(multiprocessing.active_children()) <= before


def manifest(games: int = 24, shard: int = 4) -> Manifest:
    return Manifest.of("imperial", ["greedy", "random", "random"], games=games, seed=5, options=SHORT, shard=shard)


def shards(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in sorted((folder / "shards").iterdir())}


@pytest.fixture(scope="module")
def uninterrupted(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """24 games in 6 shards, played by one worker without interruption."""
    run = Run.begin(tmp_path_factory.mktemp("runs") / "uninterrupted", manifest())
    assert work(run) == 6
    run.close()
    return run.folder


def rondel_command(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "rondel.cli", *words]
    environment = {**os.environ, "LC_ALL": "C.UTF-8"}
    return subprocess.run(command, capture_output=True, text=True, env=environment, check=False)


def workers_of(launcher: int) -> list[int]:
    """Return the worker processes of a launcher, without Python's resource tracker."""
    found = []
    for folder in Path("/proc").iterdir():
        try:
            parent = int((folder / "stat").read_text("utf-8").rpartition(")")[2].split()[1])
            if parent == launcher and b"spawn_main" in (folder / "cmdline").read_bytes():
                found.append(int(folder.name))
        except (OSError, IndexError):
            continue
    return found


def test_a_killed_worker_loses_no_games(uninterrupted: Path, tmp_path: Path) -> None:
    """Every shard has the bytes of the uninterrupted run: no game is lost, duplicated or different."""
    run = Run.begin(tmp_path / "run", manifest())
    killed: list[int] = []

    def kill_one() -> None:
        wait_until(lambda: workers_of(os.getpid()))
        killed.append(workers_of(os.getpid())[0])
        os.kill(killed[0], signal.SIGKILL)

    killer = threading.Thread(target=kill_one)
    killer.start()
    heard: list[int] = []
    play(run, "local", 3, heard.append)
    killer.join()
    run.close()
    assert killed
    assert shards(run.folder) == shards(uninterrupted)
    assert [game.game for game in Dataset(run.folder)] == list(range(24))
    assert heard[-1] == 24
    assert sorted(each.name for each in run.folder.iterdir()) == ["manifest.json", "shards"], (
        "temporary files are removed"
    )


def test_a_killed_launcher_can_be_resumed(uninterrupted: Path, tmp_path: Path) -> None:
    """Its workers stop at once; `rondel work` finishes the run, and the first command then only prints the results."""
    folder = tmp_path / "run"
    launcher = subprocess.Popen([sys.executable, "-m", "rondel.cli", *COMMAND, "--out", str(folder)])
    wait_until(lambda: folder.joinpath("shards").is_dir() and any(folder.joinpath("shards").iterdir()))
    workers = workers_of(launcher.pid)
    assert workers
    launcher.kill()
    launcher.wait()
    wait_until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in workers))
    assert len(shards(folder)) < 6, "the run is not complete"

    resumed = rondel_command("work", str(folder))
    assert resumed.returncode == 0, resumed.stderr
    assert "24 games" in resumed.stdout
    assert shards(folder) == shards(uninterrupted)
    again = rondel_command(*COMMAND, "--out", str(folder), "--json", "-")
    assert again.returncode == 0, again.stderr
    facts = json.loads(again.stdout)
    assert facts == summary(Run.open(uninterrupted)).to_dict("imperial", 3, 5, SHORT)


def test_the_summary_equals_that_of_a_simulation(uninterrupted: Path) -> None:
    """The same seed gives the same games in both modes; only times are not stored."""
    run = Run.open(uninterrupted)
    tally = Tally(dict.fromkeys(run.manifest.bots), timed=False)
    for number in range(24):
        tally.add(play_match(run.manifest.pairing(), number))
    facts = summary(run).to_dict("imperial", 3, 5, SHORT)
    assert facts == tally.to_dict("imperial", 3, 5, SHORT)
    assert facts["games"] == 24
    assert facts["bots"][0]["interval"][0] < facts["bots"][0]["win_rate"]
    assert facts["bots"][0]["mean_decision_ms"] is None


def test_runs_have_no_decision_timeout(uninterrupted: Path) -> None:
    """There is no timeout, so that a busy machine plays the same games."""
    assert Run.open(uninterrupted).manifest.pairing().timeout == 0


def test_resuming_plays_only_missing_shards(uninterrupted: Path, tmp_path: Path) -> None:
    folder = tmp_path / "run"
    shutil.copytree(uninterrupted, folder)
    for name in ("000001.parquet", "000005.parquet"):
        (folder / "shards" / name).unlink()
    run = Run.begin(folder, manifest())
    assert run.missing() == [1, 5]
    assert run.games_done() == 16
    assert work(run) == 2
    assert shards(folder) == shards(uninterrupted)
    assert work(Run.begin(folder, manifest())) == 0


def test_failing_shards_are_reported_with_the_error(tmp_path: Path) -> None:
    """After five attempts each; running the same command retries them."""
    run = Run.begin(tmp_path / "run", manifest(games=4, shard=2))
    shutil.rmtree(run.folder / "aside")
    assert work(run) == 0
    with pytest.raises(ShardsFailed) as failed:
        run.close()
    assert str(failed.value).startswith(
        "2 of 2 shards could not be played; the first of them has games 1 to 2: FileNotFoundError: "
    )
    assert str(failed.value).endswith("All others are finished; run the same command to retry.")
    assert shards(run.folder) == {}
    assert work(Run.begin(run.folder, manifest(games=4, shard=2))) == 2


def test_two_processes_share_a_run(uninterrupted: Path, tmp_path: Path) -> None:
    """Shards finished by one process are not replayed by the other; duplicated ones have the same bytes."""
    ours = Run.begin(tmp_path / "run", manifest())
    theirs = Run.open(ours.folder)
    waiting = in_random_order(ours)
    first = next(waiting)
    theirs.store(first, play_shard(theirs.manifest, first))
    second = next(waiting)
    for shard in {*theirs.missing()} - {second}:
        theirs.store(shard, play_shard(theirs.manifest, shard))
    assert list(waiting) == []
    for run in (theirs, ours):
        run.store(second, play_shard(run.manifest, second))
        run.close()
    assert shards(ours.folder) == shards(uninterrupted)


def test_a_shard_that_kills_its_process_is_reported_and_the_others_finish(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Shards that were in progress are replayed without it."""
    monkeypatch.syspath_prepend(tmp_path)
    (tmp_path / "bot_that_kills.py").write_text(DEADLY)
    bots = ["bot_that_kills:Deadly", "random"]
    run = Run.begin(tmp_path / "run", Manifest.of("imperial", bots, games=6, seed=5, options=SHORT, shard=2))
    # Seed of the bot in seat 0 in game 2, the first of the second shard, as drawn by `play_match`.
    monkeypatch.setenv("DEADLY_SEED", str([(rng := random.Random("5/2")).getrandbits(31), rng.getrandbits(31)][1]))
    monkeypatch.setattr("rondel.research.runs.engines.MAX_ATTEMPTS", 3)
    play(run, "local", 2)
    with pytest.raises(ShardsFailed) as failed:
        run.close()
    assert run.missing() == [1]
    assert str(failed.value).startswith(
        "1 of 3 shards could not be played; the first of them has games 3 to 4: its worker died."
    )


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ("", "manifest.json is truncated or is not the manifest of a run."),
        ('{"run": 1, "edition": "imp', "manifest.json is truncated or is not the manifest of a run."),
        ("[1, 2]", "manifest.json is truncated or is not the manifest of a run."),
        ('{"run": 2}', "manifest.json is the manifest of a run of format 2; this program reads format 1."),
        ('{"run": 1, "bots": []}', "manifest.json is not the manifest of a run: "),
    ],
)
def test_a_truncated_or_garbled_manifest_is_rejected(tmp_path: Path, content: str, sentence: str) -> None:
    (tmp_path / "manifest.json").write_text(content)
    with pytest.raises(RunError) as refused:
        Run.open(tmp_path)
    assert sentence in str(refused.value)
    with pytest.raises(RunError) as refused:
        Run.begin(tmp_path, manifest())
    assert sentence in str(refused.value)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"games": "many"}, "its edition, bots or numbers are invalid."),
        ({"edition": "mars"}, "its edition, bots or numbers are invalid."),
        ({"options": {"moon": 1}}, "There is no option called 'moon'"),
        ({"made_with": {"rondel": "0.0"}}, "The run was created with own bots None, but this installation has {};"),
    ],
)
def test_invalid_manifest_values_are_rejected(tmp_path: Path, change: dict[str, object], sentence: str) -> None:
    content = {"run": 1, **asdict(manifest()), **change}
    (tmp_path / "manifest.json").write_text(json.dumps(content))
    with pytest.raises(RunError) as refused:
        Run.open(tmp_path)
    assert sentence in str(refused.value)


def test_another_action_table_is_rejected(tmp_path: Path) -> None:
    """A worker with different ids must not join."""
    here = manifest()
    other = replace(here, made_with={**here.made_with, "table_hash": "f" * 64})
    (tmp_path / "manifest.json").write_text(other.dumps())
    with pytest.raises(RunError, match=r"The run was created with table hash f{64}, but this installation has "):
        Run.open(tmp_path)


def test_a_folder_with_another_run_or_other_files_is_rejected(uninterrupted: Path, tmp_path: Path) -> None:
    with pytest.raises(RunError, match=r"is another run \(games: 24, not 25\)\. `rondel work "):
        Run.begin(uninterrupted, manifest(games=25))
    (tmp_path / "thesis.txt").write_text("not a run")
    with pytest.raises(RunError, match="is neither a run nor empty"):
        Run.begin(tmp_path, manifest())
    with pytest.raises(RunError, match=r"is not a run: it has no manifest\.json\."):
        Run.open(tmp_path)


def test_a_changed_custom_bot_is_rejected(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise the games of a run would be played by different programs."""
    source = "from rondel.bots.levels import RandomBot\nclass Mine(RandomBot): pass\n"
    (tmp_path / "own_bot_of_a_run.py").write_text(source)
    monkeypatch.syspath_prepend(tmp_path)
    begun = Manifest.of("imperial", ["own_bot_of_a_run:Mine", "random"], games=2, options=SHORT)
    run = Run.begin(tmp_path / "run", begun)
    assert work(run) == 2
    (tmp_path / "own_bot_of_a_run.py").write_text(source + "# better\n")
    with pytest.raises(RunError, match="The run was created with own bots "):
        Run.open(tmp_path / "run")


def test_a_garbled_shard_is_rejected_and_can_be_replayed(uninterrupted: Path, tmp_path: Path) -> None:
    folder = tmp_path / "run"
    shutil.copytree(uninterrupted, folder)
    third = folder / "shards" / "000003.parquet"
    whole = third.read_bytes()
    for content in (whole[:-50], b"", (folder / "shards" / "000002.parquet").read_bytes()):
        third.write_bytes(content)
        with pytest.raises(RunError, match=r"000003\.parquet .*Delete the file to replay the shard\."):
            Run.begin(folder, manifest())
        with pytest.raises(RunError):
            summary(Run.open(folder))
    third.unlink()
    assert work(Run.begin(folder, manifest())) == 1
    assert third.read_bytes() == whole


def test_an_unknown_engine_is_rejected(uninterrupted: Path) -> None:
    for engine in ("slurm://head", "dask", "Local"):
        with pytest.raises(RunError, match=r"there are: local, dask://host:port, ray://host:port\."):
            play(Run.open(uninterrupted), engine, 1)
