"""Standing orders of players, and the lines of their own logs that say what became of them."""

from __future__ import annotations

from sqlalchemy import Column, Double, ForeignKey, Index, Integer, String, Table, Text

from rondel.server.storage.models.schema import metadata

# `place` is the order in which a seat's orders are tried; `basis` what held when the order was given; `used` the
# version of the move it made last; in the turn `rests_in` it waits, because the player has taken a move back.
orders = Table(
    "orders",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("game_id", String(12), ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("user_id", Integer, ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("place", Integer, nullable=False),
    Column("kind", String(20), nullable=False),
    Column("params", Text, nullable=False),
    Column("basis", Text, nullable=False),
    Column("lasts", String(8), nullable=False),
    Column("since", Integer, nullable=False),
    Column("created", Double, nullable=False),
    Column("used", Integer),
    Column("rests_in", Integer),
    Index("ix_orders_game_id_seat_place", "game_id", "seat", "place"),
)

order_lines = Table(
    "order_lines",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("game_id", String(12), ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("user_id", Integer, ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("version", Integer, nullable=False),
    Column("at", Double, nullable=False),
    Column("code", String(10), nullable=False),
    Column("reason", String(20)),
    Column("nation", String(40)),
    Column("place", String(40)),
    Column("params", Text, nullable=False),
    Index("ix_order_lines_game_id_user_id_id", "game_id", "user_id", "id"),
)
