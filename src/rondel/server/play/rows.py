"""The rows of tables and of their seats in the database."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, FromClause, Row, select

from rondel.server.http.wire.tables import Customs
from rondel.server.play.table import JSON_COLUMNS, Seat, TableRow
from rondel.server.storage.models import games, lesson_tables, users


def row_query(*, light: bool = False) -> Any:
    """Selects what `table_row` needs; `light`: without the position and the header of the record."""
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
    """A table from its row (of `row_query`) and the rows of its seats."""
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
    """Rows of tables (of `row_query`) with their seats."""
    seats_of: defaultdict[str, list[Row[Any]]] = defaultdict(list)
    for seat in sitting:
        seats_of[seat.game_id].append(seat)
    # A table that came between the two questions is left for the next time.
    return [table_row(row, seats_of[row.id]) for row in rows if row.id in seats_of]
