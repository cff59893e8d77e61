"""Database rows of tables, seats and the log."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, FromClause, Row, select
from sqlalchemy.ext.asyncio import AsyncConnection

from rondel.server.storage import Store
from rondel.server.storage.models import actions, games, lesson_tables, users
from rondel.table.log import LAST_VERSION, LOG_TAIL, LogEntry, StoredReason, covers_last_human_turn
from rondel.table.table import JSON_COLUMNS, Seat, TableRow
from rondel.wire.tables import Customs


def row_query(*, light: bool = False) -> Any:
    """Return the query for `table_row`; `light` omits the position and the header of the record."""
    columns: list[ColumnElement[Any]] = [
        each for each in games.c if not (light and each.name in ("snapshot", "header"))
    ]
    source: FromClause = games.join(users, users.c.id == games.c.host_id).outerjoin(
        lesson_tables, lesson_tables.c.game_id == games.c.id
    )
    return select(
        *columns,
        users.c.name.label("host_name"),
        lesson_tables.c.user_id.label("learner_id"),
        lesson_tables.c.step.label("lesson_step"),
    ).select_from(source)


_FIELDS = tuple(name for name in TableRow.__struct_fields__ if name not in ("seats", "is_past"))


def table_row(row: Row[Any], seat_rows: Iterable[Row[Any]]) -> TableRow:
    """Build a table from its row (of `row_query`) and the rows of its seats."""
    values = {name: getattr(row, name) for name in _FIELDS}
    for name, kind in JSON_COLUMNS.items():
        if values[name] is not None:
            values[name] = msgspec.json.decode(values[name], type=kind)
    values["customs"] = values["customs"] or Customs()
    for name in ("private", "auto_forced", "sandbox"):
        values[name] = bool(values[name])
    seats = tuple(
        Seat(
            each.seat,
            each.kind,
            each.user_id,
            each.name,
            each.bot,
            each.stand_in,
            bool(each.resigned),
            each.reserved,
            each.reserved_until,
        )
        for each in seat_rows
    )
    return TableRow(seats=seats, **values)


def with_seats(rows: Iterable[Row[Any]], sitting: Iterable[Row[Any]]) -> list[TableRow]:
    """Build tables from rows of `row_query` and the rows of their seats."""
    seats_of: defaultdict[str, list[Row[Any]]] = defaultdict(list)
    for seat in sitting:
        seats_of[seat.game_id].append(seat)
    # A table created between the two queries is skipped.
    return [table_row(row, seats_of[row.id]) for row in rows if row.id in seats_of]


def log_entry(row: Row[Any]) -> LogEntry:
    return LogEntry(
        version=row.version,
        seat=row.seat,
        action=row.action,
        by=row.played_by,
        turn=row.turn,
        at=row.at,
        events=msgspec.Raw(row.events.encode()),
        state_hash=row.state_hash,
        reason=msgspec.json.decode(row.reason, type=StoredReason) if row.reason else None,
        request=row.request,
    )


async def log_tail(connection: AsyncConnection, game_id: str, version: int | None = None) -> list[LogEntry]:
    """Return the end of the log, optionally up to a version."""
    query = select(actions).where(actions.c.game_id == game_id)
    if version is not None:
        query = query.where(actions.c.version <= version)
    rows = (await connection.execute(query.order_by(actions.c.version.desc()).limit(LOG_TAIL))).all()
    return [log_entry(row) for row in reversed(rows)]


async def solo_tail(connection: AsyncConnection, game_id: str) -> list[LogEntry]:
    """Return the end of the log of a solo game, back to the last turn in which the person decided."""
    log = await log_tail(connection, game_id)
    while log and log[0].version > 1 and not covers_last_human_turn(log):
        earlier = await log_tail(connection, game_id, log[0].version - 1)
        if not earlier:
            break
        log = [*earlier, *log]
    return log


async def entries_since(
    store: Store, game_id: str, version: int, limit: int = 2000, *, until: int = LAST_VERSION
) -> list[LogEntry]:
    """Return the log after `version` up to `until`, at most `limit` entries."""
    async with store.read() as connection:
        rows = (
            await connection.execute(
                select(actions)
                .where(actions.c.game_id == game_id, actions.c.version > version, actions.c.version <= until)
                .order_by(actions.c.version)
                .limit(limit)
            )
        ).all()
    return [log_entry(row) for row in rows]
