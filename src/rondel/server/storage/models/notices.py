"""What people are told: notices, and how each person wants to be told."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

from rondel.server.storage.models.schema import game_key, metadata

# One row: something happened that a person may want to know. `key` says what it was, so that it is told once.
notices = Table(
    "notices",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("user_id", Integer, ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("kind", String(20), nullable=False),
    Column("game_id", String(12), ForeignKey("games.id", ondelete="CASCADE")),
    Column("params", Text, nullable=False),
    Column("key", String(160), nullable=False),
    Column("at", Double, nullable=False),
    # When the person saw it, or was looking when it happened.
    Column("seen", Double),
    # When it is handed over to the ways that leave the page; null: nothing is left to do.
    Column("due", Double),
    # Has the page been told, and was it decided when it is due?
    Column("planned", Boolean, nullable=False, default=False, server_default=false()),
    # When the mail that gathers several notices is due, for those that go into it.
    Column("digest", Double),
    UniqueConstraint("user_id", "key"),
    Index("ix_notices_due", "due"),
    Index("ix_notices_digest", "digest"),
    Index("ix_notices_user_id_id", "user_id", "id"),
    Index("ix_notices_game_id", "game_id"),
    Index("ix_notices_at", "at"),
)

# How a person wants to be told, as JSON (see notify/preferences.py); no row: as everybody is at first.
notice_preferences = Table(
    "notice_preferences",
    metadata,
    Column("user_id", Integer, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("choices", Text, nullable=False),
)

# What is different at one table.
notice_tables = Table(
    "notice_tables",
    metadata,
    game_key(),
    Column("user_id", Integer, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("muted", Boolean, nullable=False),
    Column("delay", Integer),
)
