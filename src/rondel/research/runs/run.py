"""A run: a folder with a manifest and the shards that are finished."""

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
from rondel.research.dataset import DatasetError, checked_facts, opened, packed, rows_in
from rondel.research.played import PlayedGame
from rondel.research.runs.manifest import Manifest, RunError

MOST_ATTEMPTS: Final = 5
_SUMMED = ("game", "bots", "scores", "ranks", "wins", "failures", "rounds", "decisions", "unfinished")


class ShardsFailed(RunError):
    """Some shards could not be played; all others are finished."""


class Run:
    """The folder of a run. `Run.begin` makes or resumes one, `Run.open` goes on with one.

    `problems` says what went wrong in the last attempt at a shard, as far as this object has seen it.
    """

    def __init__(self, folder: Path, manifest: Manifest) -> None:
        self.folder = folder
        self.manifest = manifest
        self.shards = folder / "shards"
        self.problems: dict[int, str] = {}
        self._aside = folder / "aside"

    @staticmethod
    def begin(folder: str | os.PathLike[str], manifest: Manifest) -> Run:
        """Begin a run in an empty or missing folder, or resume the same run; refuse any other folder."""
        path = Path(folder)
        file = path / "manifest.json"
        try:
            if not file.exists():
                path.mkdir(parents=True, exist_ok=True)
                new = Run(path, manifest)
                if any(each not in (new.shards, new._aside) for each in path.iterdir()):
                    raise RunError(f"{path} is not a run, and it is not empty; a new run needs a folder of its own.")
                new._make_folders()
                new._write(file, manifest.dumps().encode())
        except OSError as error:
            raise RunError(f"{path} cannot be used: {error.strerror or error}.") from None
        run = Run.open(path)
        if difference := run.manifest.difference(manifest):
            raise RunError(
                f"{path} is another run ({difference}). `rondel work {path}` goes on with it; "
                "a new run needs a folder of its own."
            )
        run.check_shards()
        return run

    @staticmethod
    def open(folder: str | os.PathLike[str]) -> Run:
        """Return the run in a folder; refuse what is none, is garbled or was begun with other versions."""
        path = Path(folder)
        file = path / "manifest.json"
        try:
            text = file.read_text("utf-8")
        except FileNotFoundError:
            raise RunError(f"{path} is not a run: it has no manifest.json.") from None
        except UnicodeDecodeError:
            raise RunError(f"{file} is torn or is not the manifest of a run.") from None
        except OSError as error:
            raise RunError(f"{path} cannot be used: {error.strerror or error}.") from None
        run = Run(path, Manifest.loads(text, str(file)))
        run.manifest.check_here()
        try:
            run._make_folders()
        except OSError as error:
            raise RunError(f"{path} cannot be used: {error.strerror or error}.") from None
        return run

    def _make_folders(self) -> None:
        for each in (self.shards, self._aside):
            each.mkdir(exist_ok=True)

    def _write(self, file: Path, content: bytes) -> None:
        """Write a file aside and rename it, so that it is there as a whole or not at all."""
        aside = self._aside / f"{file.name}.{secrets.token_hex(4)}"
        try:
            with aside.open("xb") as new:
                new.write(content)
                new.flush()
                os.fsync(new.fileno())
            aside.replace(file)
        finally:
            with suppress(OSError):
                aside.unlink(missing_ok=True)

    def shard_file(self, shard: int) -> Path:
        """Where a shard is when it is finished."""
        return self.shards / f"{shard:06}.parquet"

    def missing(self) -> list[int]:
        """The shards that are not finished."""
        there = set(os.listdir(self.shards))
        return [shard for shard in range(self.manifest.shards) if f"{shard:06}.parquet" not in there]

    def games_done(self) -> int:
        """How many games the finished shards have."""
        return self.manifest.games - sum(len(self.manifest.numbers(shard)) for shard in self.missing())

    def keep(self, shard: int, content: bytes) -> None:
        """Write a finished shard."""
        try:
            self._write(self.shard_file(shard), content)
        except FileNotFoundError:
            # Another process that played the same run has finished it and cleared up.
            if not self.shard_file(shard).exists():
                raise

    def close(self) -> None:
        """Check that the run is complete and clear up; raise `ShardsFailed` if shards are missing."""
        missing = self.missing()
        if missing:
            shard = missing[0]
            games = self.manifest.numbers(shard)
            problem = self.problems.get(shard, "nobody has played it")
            raise ShardsFailed(
                f"{len(missing)} of {self.manifest.shards} shards could not be played; the first of them has games "
                f"{games.start + 1} to {games.stop}: {problem}. All others are finished; the same command tries again."
            )
        shutil.rmtree(self._aside, ignore_errors=True)

    def check_shards(self) -> None:
        """Refuse, with a sentence, a file among the shards that is not one of this run's."""
        for file in sorted(self.shards.glob("*.parquet")):
            _check_shard(self.manifest, file)


def work(run: Run) -> int:
    """Play what is missing in this process; return how many shards were played. What fails is tried again."""
    played = 0
    for _ in range(MOST_ATTEMPTS):
        for shard in in_random_order(run):
            try:
                run.keep(shard, play_shard(run.manifest, shard))
                played += 1
            except Exception as error:  # noqa: BLE001 - it is noted, and the next attempt may succeed
                run.problems[shard] = f"{type(error).__name__}: {error}"
    return played


def in_random_order(run: Run) -> Iterator[int]:
    """Yield each shard that is missing now and still missing in its turn.

    The order is random so that two programs that play the same run seldom play the same shard.
    """
    missing = run.missing()
    random.SystemRandom().shuffle(missing)
    return (shard for shard in missing if not run.shard_file(shard).exists())


def play_shard(manifest: Manifest, shard: int, search_path: Sequence[str] = ()) -> bytes:
    """Play a shard; its content depends on nothing but the manifest."""
    pairing = manifest.pairing(search_path)
    games = [PlayedGame.from_result(play_match(pairing, number)) for number in manifest.numbers(shard)]
    return packed(games, manifest.edition, {"run": manifest.id, "shard": shard})


def play_elsewhere(text: str, shard: int, search_path: Sequence[str]) -> bytes:
    """`play_shard` in a process that has nothing but the text of the manifest."""
    prepare_worker(tuple(search_path))
    manifest = Manifest.loads(text)
    manifest.check_here()
    return play_shard(manifest, shard, search_path)


def _check_shard(manifest: Manifest, file: Path) -> None:
    try:
        with opened(file) as parquet:
            facts = checked_facts(parquet, file)
            rows = parquet.metadata.num_rows
    except DatasetError as error:
        raise RunError(f"{error} Take the file away, and the shard is played again.") from None
    if (facts.get("run"), f"{facts.get('shard', -1):06}") != (manifest.id, file.stem):
        raise RunError(f"{file} is not a shard of this run. Take the file away, and the shard is played again.")
    if rows != len(manifest.numbers(int(file.stem))):
        raise RunError(f"{file} has {rows} games, which is not what it should have. Take the file away.")


def summary(run: Run, tell: Callable[[int], None] = lambda _: None) -> Tally:
    """The results of all finished shards, one shard at a time: wins, shares, intervals, scores, ranks, failures."""
    tally = Tally(dict.fromkeys(run.manifest.bots), timed=False)
    for file in sorted(run.shards.glob("*.parquet")):
        _check_shard(run.manifest, file)
        for row in rows_in(file, _SUMMED):
            seats = [
                SeatResult(bot, score, rank, win, failure=failure)
                for bot, score, rank, win, failure in zip(*(row[name] for name in _SUMMED[1:6]), strict=True)
            ]
            tally.add(MatchResult(row["game"], seats, row["rounds"], row["decisions"], row["unfinished"]))
        tell(tally.games)
    return tally
