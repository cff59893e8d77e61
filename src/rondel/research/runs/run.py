"""Run: a folder with a manifest and the finished shards."""

from __future__ import annotations

import os
import random
import secrets
import shutil
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from rondel.bots.simulation import MatchResult, SeatResult, play_match, prepare_worker
from rondel.bots.tally import Tally
from rondel.research.dataset import DatasetError, checked_metadata, open_parquet, read_rows, to_bytes
from rondel.research.played import PlayedGame
from rondel.research.runs.manifest import Manifest, RunError

MAX_ATTEMPTS: Final = 5
_SUMMED = ("game", "bots", "scores", "ranks", "wins", "failures", "rounds", "decisions", "unfinished")


class ShardsFailed(RunError):
    """Some shards could not be played; all others are finished."""


class Run:
    """The folder of a run. `Run.begin` creates or resumes one, `Run.open` resumes one.

    `problems` holds the last error of each shard, as far as this object has seen it.
    """

    def __init__(self, folder: Path, manifest: Manifest) -> None:
        self.folder = folder
        self.manifest = manifest
        self.shards = folder / "shards"
        self.problems: dict[int, str] = {}
        self._aside = folder / "aside"

    @staticmethod
    def begin(folder: str | os.PathLike[str], manifest: Manifest) -> Run:
        """Create a run in an empty or missing folder, or resume the same run; reject any other folder."""
        path = Path(folder)
        file = path / "manifest.json"
        try:
            if not file.exists():
                path.mkdir(parents=True, exist_ok=True)
                new = Run(path, manifest)
                if any(each not in (new.shards, new._aside) for each in path.iterdir()):
                    raise RunError(f"{path} is neither a run nor empty; a new run needs its own folder.")
                new._make_folders()
                new._write(file, manifest.dumps().encode())
        except OSError as error:
            raise RunError(f"{path} cannot be used: {error.strerror or error}.") from None
        run = Run.open(path)
        if difference := run.manifest.difference(manifest):
            raise RunError(
                f"{path} is another run ({difference}). `rondel work {path}` resumes it; "
                "a new run needs its own folder."
            )
        run.check_shards()
        return run

    @staticmethod
    def open(folder: str | os.PathLike[str]) -> Run:
        """Return the run in a folder; raise if it is missing, malformed, or of other versions."""
        path = Path(folder)
        file = path / "manifest.json"
        try:
            text = file.read_text("utf-8")
        except FileNotFoundError:
            raise RunError(f"{path} is not a run: it has no manifest.json.") from None
        except UnicodeDecodeError:
            raise RunError(f"{file} is truncated or is not the manifest of a run.") from None
        except OSError as error:
            raise RunError(f"{path} cannot be used: {error.strerror or error}.") from None
        run = Run(path, Manifest.loads(text, str(file)))
        run.manifest.check_versions()
        try:
            run._make_folders()
        except OSError as error:
            raise RunError(f"{path} cannot be used: {error.strerror or error}.") from None
        return run

    def _make_folders(self) -> None:
        for each in (self.shards, self._aside):
            each.mkdir(exist_ok=True)

    def _write(self, file: Path, content: bytes) -> None:
        """Write a file atomically, through a temporary file."""
        temporary = self._aside / f"{file.name}.{secrets.token_hex(4)}"
        try:
            with temporary.open("xb") as new:
                new.write(content)
                new.flush()
                os.fsync(new.fileno())
            temporary.replace(file)
        finally:
            with suppress(OSError):
                temporary.unlink(missing_ok=True)

    def shard_file(self, shard: int) -> Path:
        """Return the path of a finished shard."""
        return self.shards / f"{shard:06}.parquet"

    def missing(self) -> list[int]:
        """Return the unfinished shards."""
        there = set(os.listdir(self.shards))
        return [shard for shard in range(self.manifest.shards) if f"{shard:06}.parquet" not in there]

    def games_done(self) -> int:
        """Return the number of games in the finished shards."""
        return self.manifest.games - sum(len(self.manifest.numbers(shard)) for shard in self.missing())

    def store(self, shard: int, content: bytes) -> None:
        """Store a finished shard."""
        try:
            self._write(self.shard_file(shard), content)
        except FileNotFoundError:
            # Another process has finished the same run and removed the folder of temporary files.
            if not self.shard_file(shard).exists():
                raise

    def close(self) -> None:
        """Check that the run is complete and remove temporary files; raise `ShardsFailed` if shards are missing."""
        missing = self.missing()
        if missing:
            shard = missing[0]
            games = self.manifest.numbers(shard)
            problem = self.problems.get(shard, "not played")
            raise ShardsFailed(
                f"{len(missing)} of {self.manifest.shards} shards could not be played; the first of them has games "
                f"{games.start + 1} to {games.stop}: {problem}. All others are finished; run the same command to retry."
            )
        shutil.rmtree(self._aside, ignore_errors=True)

    def check_shards(self) -> None:
        """Raise for a shard file that does not belong to this run."""
        for file in sorted(self.shards.glob("*.parquet")):
            _check_shard(self.manifest, file)


def work(run: Run) -> int:
    """Play the missing shards in this process, with retries; return how many were played."""
    played = 0
    for _ in range(MAX_ATTEMPTS):
        for shard in in_random_order(run):
            try:
                run.store(shard, play_shard(run.manifest, shard))
                played += 1
            except Exception as error:  # noqa: BLE001 - recorded, and tried again
                run.problems[shard] = f"{type(error).__name__}: {error}"
    return played


def in_random_order(run: Run) -> Iterator[int]:
    """Yield each missing shard that is still missing when its turn comes.

    The order is random so that two processes that play the same run rarely play the same shard.
    """
    missing = run.missing()
    random.SystemRandom().shuffle(missing)
    return (shard for shard in missing if not run.shard_file(shard).exists())


def play_shard(manifest: Manifest, shard: int, search_path: Sequence[str] = ()) -> bytes:
    """Play a shard; its content depends only on the manifest."""
    pairing = manifest.pairing(search_path)
    games = [PlayedGame.from_result(play_match(pairing, number)) for number in manifest.numbers(shard)]
    return to_bytes(games, manifest.edition, {"run": manifest.id, "shard": shard})


def play_remote_shard(text: str, shard: int, search_path: Sequence[str]) -> bytes:
    """`play_shard` for another process or machine, from the text of the manifest."""
    prepare_worker(tuple(search_path))
    manifest = Manifest.loads(text)
    manifest.check_versions()
    return play_shard(manifest, shard, search_path)


def _check_shard(manifest: Manifest, file: Path) -> None:
    try:
        with open_parquet(file) as parquet:
            facts = checked_metadata(parquet, file)
            rows = parquet.metadata.num_rows
    except DatasetError as error:
        raise RunError(f"{error} Delete the file to replay the shard.") from None
    if (facts.get("run"), f"{facts.get('shard', -1):06}") != (manifest.id, file.stem):
        raise RunError(f"{file} is not a shard of this run. Delete the file to replay the shard.")
    if rows != (expected := len(manifest.numbers(int(file.stem)))):
        raise RunError(f"{file} has {rows} games instead of {expected}. Delete the file to replay the shard.")


def summary(run: Run, on_progress: Callable[[int], None] = lambda _: None) -> Tally:
    """Aggregate the results of all finished shards, one shard at a time."""
    tally = Tally(dict.fromkeys(run.manifest.bots), timed=False)
    for file in sorted(run.shards.glob("*.parquet")):
        _check_shard(run.manifest, file)
        for row in read_rows(file, _SUMMED):
            seats = [
                SeatResult(bot, score, rank, win, failure=failure)
                for bot, score, rank, win, failure in zip(*(row[name] for name in _SUMMED[1:6]), strict=True)
            ]
            tally.add(MatchResult(row["game"], seats, row["rounds"], row["decisions"], row["unfinished"]))
        on_progress(tally.games)
    return tally
