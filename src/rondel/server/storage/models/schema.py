"""Shared metadata: naming convention of keys and indexes, and the game key column."""

from __future__ import annotations

from sqlalchemy import Column, ForeignKey, MetaData, String

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def game_key() -> Column[str]:
    """Return the primary key column for the game that a row belongs to; deleting the game deletes the row."""
    return Column("game_id", String(12), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
