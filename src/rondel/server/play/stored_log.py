"""The log of a game in the database."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Row, select
from sqlalchemy.ext.asyncio import AsyncConnection

from rondel.server.play.log import LAST_VERSION, LOG_TAIL, LogEntry, StoredReason, reaches_person
from rondel.server.storage.models import actions
from rondel.server.storage.store import Store


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
    """The end of the log, up to a version if one is named."""
    query = select(actions).where(actions.c.game_id == game_id)
    if version is not None:
        query = query.where(actions.c.version <= version)
    rows = (await connection.execute(query.order_by(actions.c.version.desc()).limit(LOG_TAIL))).all()
    return [log_entry(row) for row in reversed(rows)]


async def solo_tail(connection: AsyncConnection, game_id: str) -> list[LogEntry]:
    """The end of the log of a game against bots."""
    log = await log_tail(connection, game_id)
    while log and log[0].version > 1 and not reaches_person(log):
        earlier = await log_tail(connection, game_id, log[0].version - 1)
        if not earlier:
            break
        log = [*earlier, *log]
    return log


async def entries_since(
    store: Store, game_id: str, version: int, limit: int = 2000, *, until: int = LAST_VERSION
) -> list[LogEntry]:
    """The log after a version, up to another, at most `limit` lines."""
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
