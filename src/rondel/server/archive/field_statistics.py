"""Statistics over public games that ended by the rules: wins by seat, first nation and opening, and lengths.

Computed by the database and cached for some minutes.
"""

from __future__ import annotations

import asyncio
import csv
import io
import time
from collections import defaultdict
from collections.abc import Callable
from typing import Any

from sqlalchemy import ColumnElement, Row, Select, func, select

from rondel.bots.tally import wilson_interval
from rondel.server.storage import Store
from rondel.server.storage.models import results
from rondel.table.clocks import clock
from rondel.wire.archive import Cell, Field, FieldOf, Lengths

CACHE_SECONDS = 600.0
LEAST = 5  # entries seen less often are combined as `other`
ROUNDS = 5  # rounds per bar of the lengths
COLUMNS = ("edition", "players", "by", "key", "count", "won", "share", "low", "high")
Counts = dict[str, tuple[int, float]]


class FieldStatistics:
    """Cache of the statistics."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._cached: Field | None = None
        self._until = float("-inf")
        self._lock = asyncio.Lock()

    async def now(self) -> Field:
        async with self._lock:
            if self._cached is None or time.monotonic() >= self._until:
                self._cached = await field(self._store)
                self._until = time.monotonic() + CACHE_SECONDS
            return self._cached


async def field(store: Store) -> Field:
    """Compute the statistics."""
    by_seat = await _rows(store, _won_by(results.c.seat))
    by_nations = await _rows(store, _won_by(results.c.nations))
    by_opening = await _rows(store, _won_by(results.c.opening))
    lengths = await _rows(store, _lengths())
    games: defaultdict[tuple[str, int], list[Row[Any]]] = defaultdict(list)
    for row in lengths:
        games[row.edition, row.players].append(row)
    fields = [_field_of(kind, rows, by_seat, by_nations, by_opening) for kind, rows in sorted(games.items())]
    return Field(at=clock.now(), games=sum(each.games for each in fields), fields=fields)


def _public() -> tuple[ColumnElement[bool], ...]:
    return (results.c.ended_by == "rules", results.c.private.is_(False))


def _won_by(column: ColumnElement[Any]) -> Select[Any]:
    kind = (results.c.edition, results.c.players, column)
    return (
        select(*kind[:2], column.label("key"), func.count().label("seen"), func.sum(results.c.won).label("won"))
        .where(*_public())
        .group_by(*kind)
    )


def _lengths() -> Select[Any]:
    """Return the query for the lengths of games, which counts each game once, at its first seat."""
    decided = (
        select(results.c.game_id, func.sum(results.c.decisions).label("decisions"))
        .where(*_public())
        .group_by(results.c.game_id)
        .subquery()
    )
    kind = (results.c.edition, results.c.players, results.c.rounds)
    return (
        select(*kind, func.count().label("seen"), func.sum(decided.c.decisions).label("decisions"))
        .join(decided, decided.c.game_id == results.c.game_id)
        .where(*_public(), results.c.seat == 0)
        .group_by(*kind)
        .order_by(results.c.rounds)
    )


async def _rows(store: Store, query: Select[Any]) -> list[Row[Any]]:
    async with store.read() as connection:
        return list((await connection.execute(query)).all())


def _field_of(kind: tuple[str, int], lengths: list[Row[Any]], *won_by: list[Row[Any]]) -> FieldOf:
    edition, players = kind
    by_seat, by_nations, by_opening = ([row for row in rows if (row.edition, row.players) == kind] for rows in won_by)
    games = sum(row.seen for row in lengths)
    return FieldOf(
        edition=edition,
        players=players,
        games=games,
        rounds=sum(row.seen * row.rounds for row in lengths) / games,
        decisions=float(sum(row.decisions for row in lengths)) / games,
        seats=[_cell(str(row.key), row.seen, row.won) for row in sorted(by_seat, key=lambda row: row.key)],
        nations=_cells(by_nations, lambda nations: nations.partition(" ")[0]),
        openings=_cells(by_opening, str),
        lengths=_bars(lengths),
    )


def _cells(rows: list[Row[Any]], key_of: Callable[[str], str]) -> list[Cell]:
    """Return cells by frequency; rare keys and rows without a key are combined as `other`."""
    counts: Counts = {}
    for row in rows:
        key = key_of(row.key) if row.key else "other"
        seen, won = counts.get(key, (0, 0.0))
        counts[key] = (seen + row.seen, won + float(row.won))
    rare = [key for key, (seen, _) in counts.items() if key != "other" and seen < LEAST]
    for key in rare:
        seen, won = counts.pop(key)
        others, others_won = counts.get("other", (0, 0.0))
        counts["other"] = (others + seen, others_won + won)
    ordered = sorted(counts.items(), key=lambda item: (item[0] == "other", -item[1][0], item[0]))
    return [_cell(key, seen, won) for key, (seen, won) in ordered]


def _cell(key: str, seen: int, won: float) -> Cell:
    low, high = wilson_interval(float(won), seen)
    return Cell(key=key, count=seen, won=float(won), share=float(won) / seen if seen else 0.0, low=low, high=high)


def _bars(rows: list[Row[Any]]) -> list[Lengths]:
    bars: defaultdict[int, int] = defaultdict(int)
    for row in rows:
        bars[max(0, row.rounds - 1) // ROUNDS] += row.seen
    if not bars:
        return []
    return [
        Lengths(rounds=number * ROUNDS + 1, until=(number + 1) * ROUNDS, games=bars[number])
        for number in range(min(bars), max(bars) + 1)
    ]


def as_csv(statistics: Field) -> str:
    """Return the statistics as CSV."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(COLUMNS)
    for each in statistics.fields:
        for by, cells in (("seat", each.seats), ("nation", each.nations), ("opening", each.openings)):
            for cell in cells:
                numbers = (cell.count, f"{cell.won:g}", f"{cell.share:.4f}", f"{cell.low:.4f}", f"{cell.high:.4f}")
                writer.writerow((each.edition, each.players, by, cell.key, *numbers))
        for bar in each.lengths:
            writer.writerow(
                (each.edition, each.players, "rounds", f"{bar.rounds}-{bar.until}", bar.games, "", "", "", "")
            )
    return text.getvalue()
