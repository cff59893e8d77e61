"""Server operation and moderation: processes, rate limits, reports, bans."""

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
)

from rondel.server.storage.models.schema import metadata

# A single row: server time (see server_time), start of maintenance mode, last cleanup, and the readiness probe.
server_state = Table(
    "server_state",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("seconds", Double, nullable=False),
    Column("maintenance", Double),
    Column("swept", Double, nullable=False),
    Column("probe", Double, nullable=False),
)

# Status of each server process, written by the process every 30 seconds.
processes = Table(
    "processes",
    metadata,
    Column("process", String(40), primary_key=True),
    Column("since", Double, nullable=False),
    Column("at", Double, nullable=False),
    Column("streams", Integer, nullable=False),
    Column("loaded_games", Integer, nullable=False),
    Column("bots_at_work", Integer, nullable=False),
    Column("bots_waiting", Integer, nullable=False),
    Column("lag", Double, nullable=False),
)

# Edition data of earlier program versions (see play/editions).
kept_editions = Table(
    "kept_editions",
    metadata,
    Column("digest", String(16), primary_key=True),
    Column("edition", String(40), nullable=False),
    Column("facts", Text, nullable=False),
    Column("since", Double, nullable=False),
)

# Rate-limit counters per window; `key` is a digest, so no addresses are stored.
rate_counts = Table(
    "rate_counts",
    metadata,
    Column("key", String(36), primary_key=True),
    Column("until", Double, nullable=False, index=True),
    Column("used", Integer, nullable=False),
)

# Reports, with name and text as they were at the time.
reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Double, nullable=False),
    Column("by_id", Integer, ForeignKey("users.id", ondelete="SET NULL")),
    Column("user_id", Integer, ForeignKey("users.id", ondelete="SET NULL"), index=True),
    Column("about", String(10), nullable=False),  # person, name, line
    Column("name", String(40), nullable=False),
    Column("game_id", String(12)),
    Column("line_id", Integer),
    Column("text", String(500)),
    Column("reason", String(20), nullable=False),
    Column("words", String(500), nullable=False),
    Column("open", Boolean, nullable=False),
    Index("ix_reports_open_id", "open", "id"),
)

# Moderation log. Rows are never changed and may refer to deleted objects.
moderation_log = Table(
    "moderation_log",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Double, nullable=False),
    Column("by_id", Integer),  # null: from the command line
    Column("by_name", String(40), nullable=False),
    Column("action", String(20), nullable=False),
    Column("user_id", Integer),
    Column("about", String(200), nullable=False),
    Column("game_id", String(12)),
    Column("until", Double),
    Column("reason", String(300), nullable=False),
)

# IP addresses (IPv6: networks) banned for guests.
address_bans = Table(
    "address_bans",
    metadata,
    Column("address", String(45), primary_key=True),
    Column("until", Double, nullable=False),
    Column("reason", String(300), nullable=False),
)
