"""What all tables of the database share: one naming of keys and indexes, and the column that names a game."""

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
    """The game a row belongs to, as (a part of) its key; the row goes with it."""
    return Column("game_id", String(12), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
