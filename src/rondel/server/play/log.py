"""The log of a game: every action and gift with what it brought about, and the bot's reason for it."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Row, select
from sqlalchemy.ext.asyncio import AsyncConnection

import rondel
from rondel.server.http.wire.choices import Choice
from rondel.server.storage.models import actions
from rondel.server.storage.store import Store

LOG_TAIL = 60
LAST_VERSION = 1_000_000  # no game goes on for as long
SETUP_SEAT = -1  # of the first line of a log, which says what the set-up brought about


class StoredReason(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why a bot chose as it did (see `rondel.bots.Reason`), and at which kind of decision."""

    code: str
    params: dict[str, str | int | float]
    found: StoredReason | None = None
    kind: str | None = None


class LogEntry(msgspec.Struct):
    """One line of the log; `version` is the game's version after it."""

    version: int
    seat: int
    action: str
    by: str
    turn: int
    at: float
    events: msgspec.Raw
    state_hash: str
    reason: StoredReason | None = None
    request: str | None = None
    # The line as JSON, encoded once for all who are sent it: without the reason, and with it for whoever learns.
    json: msgspec.Raw | None = None
    json_with_reason: msgspec.Raw | None = None

    def columns(self, game_id: str) -> dict[str, object]:
        """The row of this line."""
        return {
            "game_id": game_id,
            "version": self.version,
            "seat": self.seat,
            "action": self.action,
            "played_by": self.by,
            "request": self.request,
            "turn": self.turn,
            "events": bytes(self.events).decode(),
            "state_hash": self.state_hash,
            "rules_version": rondel.RULES_VERSION,
            "at": self.at,
            "reason": None if self.reason is None else msgspec.json.encode(self.reason).decode(),
        }


def choice_of(edition: str, action: str) -> Choice | None:
    """An action of the log in parts; None for the set-up, and for what this program cannot read any more."""
    if not action:
        return None
    try:
        return msgspec.convert(rondel.edition(edition).actions.parse(action).parts(), Choice)
    except rondel.UnknownAction:
        return None


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
