"""Something happened that a person may want to know: noted once, in the transaction that brings it about."""

from __future__ import annotations

from typing import Literal, get_args

import msgspec
from sqlalchemy import ColumnElement, Insert, exists, insert, literal, select
from sqlalchemy.ext.asyncio import AsyncConnection

from rondel.server.storage import upsert
from rondel.server.storage.models import notices
from rondel.table.clocks import clock

Kind = Literal[
    "your_turn",
    "clock_low",
    "game_started",
    "game_ended",
    "invited",
    "mentioned",
    "table_opened",
    "tournament_round",
]
KINDS: tuple[Kind, ...] = get_args(Kind)
LONGEST_KEY = 160


class Happening(msgspec.Struct, kw_only=True):
    """`params` go into the sentence: what each kind has is in docs/notices.md. `key` names what happened: the same
    person is told of the same key once, however often it is noted."""

    kind: Kind
    user_id: int
    key: str
    game_id: str | None = None
    params: dict[str, str | int] = {}


async def note(connection: AsyncConnection, *happenings: Happening, at: float | None = None) -> None:
    """Keep what happened, in the caller's transaction; the look at notices does the rest."""
    if not happenings:
        return
    rows = [_row(each, clock.now() if at is None else at) for each in happenings]
    await connection.execute(
        upsert(connection, notices).on_conflict_do_nothing(index_elements=["user_id", "key"]), rows
    )


def noted(happening: Happening, at: float, *, unless: ColumnElement[bool] | None = None) -> Insert:
    """Return the statement that keeps what happened, unless the person is told of it already."""
    row = _row(happening, at)
    known = exists().where(notices.c.user_id == happening.user_id, notices.c.key == row["key"])
    values = select(*(literal(value, notices.c[name].type) for name, value in row.items())).where(~known)
    return insert(notices).from_select(list(row), values if unless is None else values.where(~unless))


def _row(happening: Happening, at: float) -> dict[str, object]:
    return {
        "user_id": happening.user_id,
        "kind": happening.kind,
        "game_id": happening.game_id,
        "params": msgspec.json.encode(happening.params).decode(),
        "key": happening.key[:LONGEST_KEY],
        "at": at,
        "due": at,
        "planned": False,
    }
