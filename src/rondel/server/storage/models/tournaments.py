"""Tournaments: settings, players, rounds and tables. Standings are computed from the tables."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
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

from rondel.server.storage.models.schema import metadata


def _tournament_key() -> Column[str]:
    return Column("tournament_id", String(12), ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True)


tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(12), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("host_id", Integer, ForeignKey("users.id"), nullable=False),
    Column("edition", String(40), nullable=False),
    Column("options", Text, nullable=False),
    Column("pace", String(8), nullable=False),
    Column("clock", Text),
    Column("system", String(10), nullable=False),  # balanced, swiss, groups
    Column("scoring", String(8), nullable=False),  # rank, share
    Column("table_size", Integer, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("most", Integer, nullable=False),  # players
    Column("private", Boolean, nullable=False),
    Column("invite", String(24), nullable=False),
    Column("start", String(8), nullable=False),  # full, time, hand
    Column("starts", Double),
    # Seconds after which a bot substitutes for a player who has never moved.
    Column("no_show", Double, nullable=False),
    Column("state", String(10), nullable=False),  # open, running, over, cancelled
    # Random seed of pairings and tie-breaks, secret until the tournament is over.
    Column("seed", BigInteger, nullable=False),
    Column("created", Double, nullable=False),
    Column("touched", Double, nullable=False),
    Index("ix_tournaments_state", "state"),
    Index("ix_tournaments_host_id", "host_id"),
)

# `number` identifies the player within the tournament; rows of deleted users stay, without `user_id`.
tournament_players = Table(
    "tournament_players",
    metadata,
    _tournament_key(),
    Column("number", Integer, primary_key=True),
    Column("user_id", Integer, ForeignKey("users.id"), index=True),
    Column("joined", Double, nullable=False),
    Column("first_round", Integer, nullable=False),
    Column("left", Double),
    Column("group_name", String(1)),
    UniqueConstraint("tournament_id", "user_id"),
)

tournament_rounds = Table(
    "tournament_rounds",
    metadata,
    _tournament_key(),
    Column("number", Integer, primary_key=True),
    Column("started", Double, nullable=False),
    Column("ended", Double),
)

tournament_tables = Table(
    "tournament_tables",
    metadata,
    _tournament_key(),
    Column("round", Integer, primary_key=True),
    Column("number", Integer, primary_key=True),
    # Not a foreign key: the game may be removed by retention, the outcome stays.
    Column("game_id", String(12), nullable=False, unique=True),
    Column("made", Boolean, nullable=False, default=False, server_default=false()),
    Column("group_name", String(8)),
    Column("players", Text, nullable=False),
    Column("starts", Text, nullable=False),
    Column("outcome", Text),
)

# Secrets of calendar and feed URLs; only digests are stored.
feed_keys = Table(
    "feed_keys",
    metadata,
    Column("user_id", Integer, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("digest", String(64), nullable=False, unique=True),
    Column("created", Double, nullable=False),
)
