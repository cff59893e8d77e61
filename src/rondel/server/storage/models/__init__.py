"""The tables of the database. Times are seconds since 1970 (UTC); JSON is text, so that both databases agree."""

from __future__ import annotations

from rondel.server.storage.models.games import (
    absence_votes,
    actions,
    chat,
    chat_read,
    checkpoints,
    games,
    lesson_tables,
    removed,
    seats,
    undone,
)
from rondel.server.storage.models.people import blocks, lessons, sessions, tokens, users
from rondel.server.storage.models.running import (
    address_bans,
    kept_editions,
    moderation_log,
    processes,
    rate_counts,
    reports,
    server_state,
)
from rondel.server.storage.models.schema import metadata

__all__ = [
    "absence_votes",
    "actions",
    "address_bans",
    "blocks",
    "chat",
    "chat_read",
    "checkpoints",
    "games",
    "kept_editions",
    "lesson_tables",
    "lessons",
    "metadata",
    "moderation_log",
    "processes",
    "rate_counts",
    "removed",
    "reports",
    "seats",
    "server_state",
    "sessions",
    "tokens",
    "undone",
    "users",
]
