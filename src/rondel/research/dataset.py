"""Datasets: played games in Parquet files, one row per game, readable with polars, DuckDB and pyarrow.

    from rondel.research.dataset import Dataset

    for game in Dataset("run"):
        for position, seat, action in game.moves():
            ...

A file stores action ids instead of positions; replaying reproduces positions exactly, for any observation space.
"""

from __future__ import annotations

import io
import json
import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from numpy.typing import NDArray

import rondel
from rondel import RondelError, fast
from rondel.extras import optional_packages
from rondel.research.actions import action_space
from rondel.research.observation import NEWEST, observation_space
from rondel.research.played import Gift, PlayedGame

with optional_packages():
    import pyarrow as pa
    import pyarrow.parquet as pq

if TYPE_CHECKING:
    from rondel.research.observation import ObservationSpace

FORMAT: Final = 1
KEY: Final = b"rondel"
GROUP: Final = 1000
_WORD = pa.dictionary(pa.int32(), pa.string())
SCHEMA: Final = pa.schema(
    [
        ("game", pa.int64()),
        ("edition", _WORD),
        ("rules", _WORD),
        ("options", _WORD),
        ("players", pa.list_(pa.string())),
        ("bots", pa.list_(pa.string())),
        ("deal", pa.list_(pa.string())),
        ("start_player", pa.int8()),
        ("position", pa.string()),
        ("actions", pa.list_(pa.uint16())),
        ("gifts", pa.list_(pa.struct([("move", pa.uint32()), ("seat", pa.uint8()), ("amount", pa.uint32())]))),
        ("scores", pa.list_(pa.int32())),
        ("ranks", pa.list_(pa.float64())),
        ("wins", pa.list_(pa.float64())),
        ("failures", pa.list_(pa.string())),
        ("rounds", pa.int32()),
        ("decisions", pa.int32()),
        ("over", pa.bool_()),
        ("unfinished", pa.bool_()),
    ]
)
"""The columns of a dataset. Repetitive strings are dictionaries; lists use the file's dictionary encoding."""

# Ids repeat in long patterns rather than individually; zstd compresses them best in a plain column.
_DICTIONARIES = ["edition", "rules", "options", *(f"{name}.list.element" for name in ("players", "bots", "deal"))]
_DICTIONARIES += [f"{name}.list.element" for name in ("ranks", "wins", "failures")]


class DatasetError(RondelError):
    """A file is not a dataset of games, or cannot be read by this version; the message says why."""


def metadata_of(edition: str) -> dict[str, Any]:
    """Return the metadata of a dataset: versions and the hash of the action table."""
    table = fast.action_table(edition)
    return {
        "format": FORMAT,
        "edition": edition,
        "rules": rondel.RULES_VERSION,
        "table": {"version": table.version, "hash": table.hash},
        "rondel": rondel.__version__,
    }


def to_bytes(games: Iterable[PlayedGame], edition: str, more: Mapping[str, Any] | None = None) -> bytes:
    """Return the content of a dataset file, byte for byte reproducible. `more` is added to the metadata."""
    sink = io.BytesIO()
    _write(sink, games, edition, more or {})
    return sink.getvalue()


def write(path: str | os.PathLike[str], games: Iterable[PlayedGame]) -> int:
    """Write games of one edition to a file, atomically; return their number."""
    target = Path(path)
    stream = iter(games)
    first = next(stream, None)
    if first is None:
        raise DatasetError("A dataset needs at least one game.")

    def every() -> Iterator[PlayedGame]:
        yield first
        yield from stream

    temporary = target.with_name(f".{target.name}.{os.getpid()}.temporary")
    try:
        with temporary.open("wb") as file:
            count = _write(file, every(), first.edition, {})
        temporary.replace(target)
    finally:
        temporary.unlink(missing_ok=True)
    return count


def _write(sink: Any, games: Iterable[PlayedGame], edition: str, more: Mapping[str, Any]) -> int:
    schema = SCHEMA.with_metadata({KEY: json.dumps({**metadata_of(edition), **more}, sort_keys=True)})
    count = 0
    with pq.ParquetWriter(
        sink, schema, compression="zstd", compression_level=15, use_dictionary=_DICTIONARIES, write_statistics=["game"]
    ) as writer:
        rows: list[dict[str, Any]] = []
        for game in games:
            if game.edition != edition:
                raise DatasetError(
                    f"All games of a file must have the same edition: "
                    f"game {game.game} is {game.edition}, not {edition}."
                )
            rows.append(_row(game))
            count += 1
            if len(rows) == GROUP:
                writer.write_table(pa.Table.from_pylist(rows, schema))
                rows = []
        if rows:
            writer.write_table(pa.Table.from_pylist(rows, schema))
    return count


def _row(game: PlayedGame) -> dict[str, Any]:
    row = {name: getattr(game, name) for name in SCHEMA.names}
    row["options"] = json.dumps(game.options.to_dict())
    row["gifts"] = [gift._asdict() for gift in game.gifts]
    return row


class Dataset:
    """The games of a file, a folder of files, or a run; read one row group at a time.

    `edition`, `table_version`, `table_hash` and `rules` describe what the games were made with. Files made with another
    action table or under other rules raise an error.
    """

    def __init__(self, path: str | os.PathLike[str]) -> None:
        self.path = Path(path)
        self.files = _files(self.path)
        self._sizes = []
        facts: dict[str, Any] = {}
        for file in self.files:
            with open_parquet(file) as parquet:
                found = checked_metadata(parquet, file)
                self._sizes.append(parquet.metadata.num_rows)
            if facts and found["edition"] != facts["edition"]:
                raise DatasetError(f"{file} has games of {found['edition']}, {self.files[0]} of {facts['edition']}.")
            facts = found
        self.edition: str = facts["edition"]
        self.rules: str = facts["rules"]
        self.table_version: int = facts["table"]["version"]
        self.table_hash: str = facts["table"]["hash"]

    def __len__(self) -> int:
        return sum(self._sizes)

    def __iter__(self) -> Iterator[PlayedGame]:
        for file in self.files:
            yield from map(game_of, read_rows(file))

    def __repr__(self) -> str:
        return f"<Dataset {self.path}, {len(self)} games of {self.edition}>"

    def samples(
        self, players: int, version: int = NEWEST
    ) -> Iterator[tuple[NDArray[np.uint8], NDArray[np.uint16], NDArray[np.uint8]]]:
        """Yield observations, action ids and seats of each game with `players` players, one row per move."""
        space = observation_space(self.edition, players, version)
        for game in self:
            if len(game.players) == players:
                yield samples_of(game, space)


def samples_of(
    game: PlayedGame, space: ObservationSpace
) -> tuple[NDArray[np.uint8], NDArray[np.uint16], NDArray[np.uint8]]:
    """Return arrays with a row per move: the mover's observation, the action id and the seat."""
    observations = np.empty((game.decisions, space.size), np.uint8)
    seats = np.empty(game.decisions, np.uint8)
    for n, move in enumerate(game.moves()):
        space.write(move.position, move.seat, observations[n])
        seats[n] = move.seat
    return observations, np.asarray(game.actions, np.uint16), seats


def open_parquet(file: Path) -> pq.ParquetFile:
    """Open a Parquet file; raise `DatasetError` if it is truncated or something else."""
    try:
        return pq.ParquetFile(file)
    except (pa.ArrowException, OSError) as error:
        raise DatasetError(f"{file} cannot be read as a dataset of games: {_first_line(error)}") from None


def checked_metadata(parquet: pq.ParquetFile, file: Path) -> dict[str, Any]:
    """Return the metadata of a file; raise `DatasetError` if this version cannot read its games."""
    metadata = parquet.schema_arrow.metadata or {}
    try:
        facts: dict[str, Any] = json.loads(metadata[KEY])
        version, digest = facts["table"]["version"], facts["table"]["hash"]
        edition, rules, form = facts["edition"], facts["rules"], facts["format"]
    except (KeyError, TypeError, ValueError):
        raise DatasetError(f"{file} is a Parquet file, but not a dataset of games: its metadata is missing.") from None
    if form != FORMAT:
        raise DatasetError(f"{file} is a dataset of format {form}; this program reads format {FORMAT}.")
    if edition not in rondel.editions():
        raise DatasetError(f"{file} has games of {edition}, which this version does not include.")
    action_space(edition).check(version, digest, str(file))
    if rules != rondel.RULES_VERSION:
        raise DatasetError(
            f"{file} was played under rules {rules}; this program plays rules {rondel.RULES_VERSION}, "
            "so positions cannot be reproduced exactly."
        )
    if missing := [name for name in SCHEMA.names if name not in parquet.schema_arrow.names]:
        raise DatasetError(f"{file} has no column {', '.join(missing)}.")
    return facts


def read_rows(file: Path, columns: Sequence[str] = SCHEMA.names) -> Iterator[dict[str, Any]]:
    """Yield the rows of a file, one row group at a time."""
    with open_parquet(file) as parquet:
        checked_metadata(parquet, file)
        for group in range(parquet.num_row_groups):
            try:
                table = parquet.read_row_group(group, list(columns))
            except (pa.ArrowException, OSError) as error:
                raise DatasetError(f"{file} cannot be read as a dataset of games: {_first_line(error)}") from None
            yield from table.to_pylist()


def game_of(row: Mapping[str, Any]) -> PlayedGame:
    """Return the game in a row, given as a mapping (polars' `iter_rows(named=True)`, pyarrow's `to_pylist`)."""
    options = row["options"]
    return PlayedGame(
        game=row["game"],
        edition=row["edition"],
        rules=row["rules"],
        options=rondel.Options.from_stored(json.loads(options)),
        players=tuple(row["players"]),
        bots=tuple(row["bots"]),
        deal=None if row["deal"] is None else tuple(row["deal"]),
        start_player=row["start_player"],
        position=row["position"],
        actions=row["actions"],
        gifts=tuple(Gift(gift["move"], gift["seat"], gift["amount"]) for gift in row["gifts"]),
        scores=tuple(row["scores"]),
        ranks=tuple(row["ranks"]),
        wins=tuple(row["wins"]),
        failures=tuple(row["failures"]),
        rounds=row["rounds"],
        over=row["over"],
        unfinished=row["unfinished"],
    )


def _files(path: Path) -> tuple[Path, ...]:
    if path.is_dir():
        shards = path / "shards"
        found = tuple(sorted((shards if shards.is_dir() else path).glob("*.parquet")))
        if not found:
            raise DatasetError(f"There are no games in {path} yet.")
        return found
    if not path.exists():
        raise DatasetError(f"There is no file {path}.")
    return (path,)


def _first_line(error: Exception) -> str:
    return str(error).partition("\n")[0].rstrip(".") + "."
