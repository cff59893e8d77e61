"""A run: a folder with a manifest, the shards that are finished, and the claims of those that are being played."""

from __future__ import annotations

import os
import secrets
import shutil
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from rondel.bots.simulation import MatchResult, SeatResult
from rondel.bots.tally import Tally
from rondel.research.dataset import DatasetError, checked_facts, opened, rows_in
from rondel.research.runs.claims import LEASE, Claim, Claims
from rondel.research.runs.manifest import Manifest, RunError

_SUMMED = ("game", "bots", "scores", "ranks", "wins", "failures", "rounds", "decisions", "unfinished")


class ShardsFailed(RunError):
    """Some shards failed again and again; all others are finished."""


class Run:
    """The folder of a run. `Run.begin` makes or resumes one, `Run.open` joins it."""

    def __init__(self, folder: Path, manifest: Manifest, lease: float = LEASE) -> None:
        self.folder = folder
        self.manifest = manifest
        self.shards = folder / "shards"
        self.claims = Claims(folder / "claims", lease)
        self._aside = folder / "aside"

    @staticmethod
    def begin(folder: str | os.PathLike[str], manifest: Manifest) -> Run:
        """A new run in an empty or missing folder, or the same run resumed; any other folder is refused."""
        path = Path(folder)
        file = path / "manifest.json"
        try:
            if not file.exists():
                path.mkdir(parents=True, exist_ok=True)
                new = Run(path, manifest)
                own = {each.name for each in (new.shards, new.claims.folder, new._aside)}
                if any(each.name not in own for each in path.iterdir()):
                    raise RunError(f"{path} is not a run, and it is not empty; a new run needs a folder of its own.")
                new._make_folders()
                aside = new._aside / f"manifest.{secrets.token_hex(4)}"
                _write(aside, manifest.dumps().encode())
                aside.replace(file)
        except OSError as error:
            raise RunError(f"{path} cannot be used: {error.strerror or error}.") from None
        run = Run.open(path)
        if difference := run.manifest.difference(manifest):
            raise RunError(
                f"{path} is another run ({difference}). `rondel work {path}` goes on with it; "
                "a new run needs a folder of its own."
            )
        run.check_shards()
        run.claims.forgive()
        return run

    @staticmethod
    def open(folder: str | os.PathLike[str]) -> Run:
        """The run in a folder, to go on with; refused if it is none, is garbled or was begun with other versions."""
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
        for each in (self.shards, self.claims.folder, self._aside):
            each.mkdir(exist_ok=True)

    def shard_file(self, shard: int) -> Path:
        """Where a shard is when it is finished."""
        return self.shards / f"{shard:06}.parquet"

    def missing(self) -> list[int]:
        """The shards that are not finished."""
        there = set(os.listdir(self.shards))
        return [shard for shard in range(self.manifest.shards) if f"{shard:06}.parquet" not in there]

    def games_done(self) -> int:
        """How many games there are, those of shards under way included."""
        missing = self.missing()
        finished = self.manifest.games - sum(len(self.manifest.numbers(shard)) for shard in missing)
        return finished + self.claims.games_under_way(missing)

    def next_claim(self) -> Claim | None:
        """A claim on a shard that nobody plays: one that nobody has begun, else one that was given up."""
        missing = self.missing()
        if not missing:
            return None
        claimed = set(os.listdir(self.claims.folder))
        untouched = [shard for shard in missing if self.claims.file(shard).name not in claimed]
        for shard in [*untouched, *missing]:
            if shard not in self.claims.exhausted and (claim := self.claims.take(shard)) is not None:
                if not self.shard_file(shard).exists():
                    return claim
                claim.release()
        return None

    def is_over(self) -> bool:
        """Is there nothing more to do: every shard is finished, or has failed too often?"""
        return all(self.claims.is_exhausted(shard) for shard in self.missing())

    def shard_of(self, claim: Claim) -> int:
        """The shard that is claimed."""
        return int(claim.file.stem)

    def keep(self, shard: int, content: bytes) -> None:
        """A finished shard: written aside and renamed, so that it is there as a whole or not at all."""
        aside = self._aside / f"{shard:06}.{secrets.token_hex(4)}"
        try:
            _write(aside, content)
            aside.replace(self.shard_file(shard))
        except FileNotFoundError:
            # Whoever finished the run has cleared up; then the shard is there.
            if not self.shard_file(shard).exists():
                raise
        finally:
            with suppress(OSError):
                aside.unlink(missing_ok=True)

    def close(self) -> None:
        """Check that the run is complete and clear up; shards that failed too often are named in the refusal."""
        missing = self.missing()
        if missing:
            shard = missing[0]
            games = self.manifest.numbers(shard)
            problem = self.claims.problem(shard)
            raise ShardsFailed(
                f"{len(missing)} of {self.manifest.shards} shards could not be played; the first of them has games "
                f"{games.start + 1} to {games.stop}: {problem}. All others are finished; the same command tries again."
            )
        for each in (self.claims.folder, self._aside):
            shutil.rmtree(each, ignore_errors=True)

    def check_shards(self) -> None:
        """Refused with a sentence if a file among the shards is not one of this run's."""
        for file in sorted(self.shards.glob("*.parquet")):
            _check_shard(self.manifest, file)


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


def _write(file: Path, content: bytes) -> None:
    with file.open("xb") as new:
        new.write(content)
        new.flush()
        os.fsync(new.fileno())
