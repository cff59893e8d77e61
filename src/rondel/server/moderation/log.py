"""Moderation log; entries are written in the transaction of the action."""

from __future__ import annotations

import msgspec
from sqlalchemy import Insert, insert, select

from rondel.server.services import Services
from rondel.server.storage.models import moderation_log
from rondel.table.clocks import clock
from rondel.table.errors import bad
from rondel.table.visitors import Visitor
from rondel.wire.moderation import LogLine

LONGEST_REASON = 300
PAGE_SIZE = 100


class Moderator(msgspec.Struct, frozen=True):
    """An administrator, or (without an id) the operator at the command line."""

    id: int | None
    name: str


CONSOLE = Moderator(None, "console")


def moderator_of(visitor: Visitor) -> Moderator:
    return Moderator(visitor.id, visitor.name)


def checked_reason(moderator: Moderator, text: str) -> str:
    """Return the normalized reason, which administrators must give and the command line may omit."""
    reason = " ".join(text.split())
    if len(reason) > LONGEST_REASON or (not reason and moderator.id is not None):
        raise bad("reason", f"Say why, in 1 to {LONGEST_REASON} characters.", longest=LONGEST_REASON)
    return reason


def log_entry(
    moderator: Moderator,
    action: str,
    about: str,
    reason: str,
    *,
    user_id: int | None = None,
    game_id: str | None = None,
    until: float | None = None,
) -> Insert:
    """Return the statement that writes a log entry, to be the last one of the transaction."""
    return insert(moderation_log).values(
        at=clock.now(),
        by_id=moderator.id,
        by_name=moderator.name,
        action=action,
        user_id=user_id,
        about=about[:200],
        game_id=game_id,
        until=until,
        reason=reason,
    )


async def entries(services: Services, before: int | None = None) -> list[LogLine]:
    """Return a page of log entries, newest first; with `before`, only those with a smaller id."""
    query = select(moderation_log).order_by(moderation_log.c.id.desc()).limit(PAGE_SIZE)
    if before is not None:
        query = query.where(moderation_log.c.id < before)
    async with services.store.read() as connection:
        rows = (await connection.execute(query)).all()
    return [
        LogLine(
            id=row.id,
            at=row.at,
            by=row.by_name,
            action=row.action,
            about=row.about,
            user=row.user_id,
            game=row.game_id,
            until=row.until,
            reason=row.reason,
        )
        for row in rows
    ]
