"""Notifications and notification preferences."""

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

# One notification for one person. `key` identifies the event, so that each is reported once.
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
    # When the person saw it, or when it happened if they were present.
    Column("seen", Double),
    # When it is to be delivered outside the page; null: nothing left to do.
    Column("due", Double),
    # Whether the page was informed and `due` was decided.
    Column("planned", Boolean, nullable=False, default=False, server_default=false()),
    # When the digest mail that includes it is due.
    Column("digest", Double),
    UniqueConstraint("user_id", "key"),
    Index("ix_notices_due", "due"),
    Index("ix_notices_digest", "digest"),
    Index("ix_notices_user_id_id", "user_id", "id"),
    Index("ix_notices_game_id", "game_id"),
    Index("ix_notices_at", "at"),
)

# Preferences as JSON (see notify/preferences.py); no row: the defaults.
notice_preferences = Table(
    "notice_preferences",
    metadata,
    Column("user_id", Integer, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("choices", Text, nullable=False),
)

# Overrides for single tables.
notice_tables = Table(
    "notice_tables",
    metadata,
    game_key(),
    Column("user_id", Integer, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("muted", Boolean, nullable=False),
    Column("delay", Integer),
)
