"""What operators and moderators see: processes, limits, reports, bans."""

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

# One row: the time that counts for clocks (see server_time), since when there is maintenance, when old things were
# last removed, and what readiness writes to see whether it can.
server_state = Table(
    "server_state",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("seconds", Double, nullable=False),
    Column("maintenance", Double),
    Column("swept", Double, nullable=False),
    Column("probe", Double, nullable=False),
)

# How each process of the server fares, written by itself every half a minute.
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

# The facts of editions as earlier versions of this program had them (see play/editions).
kept_editions = Table(
    "kept_editions",
    metadata,
    Column("digest", String(16), primary_key=True),
    Column("edition", String(40), nullable=False),
    Column("facts", Text, nullable=False),
    Column("since", Double, nullable=False),
)

# How often somebody has asked for something within a window of time; `key` is a digest, so no addresses are kept.
rate_counts = Table(
    "rate_counts",
    metadata,
    Column("key", String(36), primary_key=True),
    Column("until", Double, nullable=False, index=True),
    Column("used", Integer, nullable=False),
)

# What people have reported. Name and words are kept as they were when it was reported.
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

# Who did what as an administrator, to whom, and why. Never changed; what it is about may be gone.
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

# Addresses (of IPv6 the network) from which no guest may play for a while.
address_bans = Table(
    "address_bans",
    metadata,
    Column("address", String(45), primary_key=True),
    Column("until", Double, nullable=False),
    Column("reason", String(300), nullable=False),
)
