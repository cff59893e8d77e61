"""Analyses of finished games: one for each, made once and kept with the game."""

from __future__ import annotations

from sqlalchemy import Column, Double, Index, Integer, String, Table, Text

from rondel.server.storage.models.schema import game_key, metadata

# What a row holds is the review of the game at one version, without the names of its players: those are on the seats.
analyses = Table(
    "analyses",
    metadata,
    game_key(),
    Column("version", Integer, nullable=False),
    Column("state", String(8), nullable=False),  # waiting, working, done, failed
    Column("asked", Double, nullable=False),
    # Until when whoever works on it is believed to be alive; also the mark by which it is theirs.
    Column("lease", Double, nullable=False, default=0.0),
    Column("tries", Integer, nullable=False, default=0),
    Column("done", Integer, nullable=False, default=0),
    Column("steps", Integer, nullable=False, default=0),
    Column("content", Text),
    Index("ix_analyses_state_asked", "state", "asked"),
)
