"""What people keep about tables and about each other: what they put away, their friends, what they wait for."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Double, ForeignKey, Index, Integer, String, Table

from rondel.server.storage.models.schema import game_key, metadata

# Tables that a person does not want in the list any more: finished ones archived, others hidden.
shelves = Table(
    "shelves",
    metadata,
    game_key(),
    Column("user_id", Integer, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("place", String(8), nullable=False),
    Column("at", Double, nullable=False),
    Index("ix_shelves_user_id", "user_id"),
)

# Who asked whom to be friends: asked, agreed, declined (the asker still sees that they asked), dropped (declined, and
# then taken back: nobody sees it, but asking anew leads nowhere).
friendships = Table(
    "friendships",
    metadata,
    Column("asker_id", Integer, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("asked_id", Integer, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("state", String(8), nullable=False),
    Column("at", Double, nullable=False),
    Index("ix_friendships_asked_id", "asked_id"),
)

# "Tell me when a table like this opens": a filter of the lobby. Null: does not matter.
wishes = Table(
    "wishes",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("user_id", Integer, ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("edition", String(40)),
    Column("players", Integer),
    Column("pace", String(8)),
    Column("text", String(60)),
    Column("friends", Boolean, nullable=False),
    Column("at", Double, nullable=False),
    Index("ix_wishes_user_id", "user_id"),
)
