"""Outgoing deliveries: the queue, push subscriptions, webhooks."""

from __future__ import annotations

from sqlalchemy import Column, Double, ForeignKey, Index, Integer, String, Table, Text

from rondel.server.storage.models.schema import metadata


def _person(*, nullable: bool = False) -> Column[int]:
    return Column("user_id", Integer, ForeignKey("users.id", ondelete="CASCADE"), nullable=nullable, index=True)


# One row per delivery (see notify/claims.py for the states). Content is cleared after sending, rows removed later.
outgoing = Table(
    "outgoing",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("digest", String(40), nullable=False, unique=True),
    Column("channel", String(10), nullable=False),
    _person(nullable=True),
    Column("target", String(320), nullable=False),
    Column("content", Text, nullable=False),
    Column("state", String(10), nullable=False),
    # Time of the first or next attempt.
    Column("due", Double, nullable=False),
    # Not sent after this time.
    Column("expires", Double, nullable=False),
    Column("attempts", Integer, nullable=False, default=0),
    # The claim of the sending process, and the end of its lease.
    Column("claim", String(24)),
    Column("lease", Double),
    # The last response of the receiver, and when the delivery ended.
    Column("reason", String(300)),
    Column("ended", Double),
    Index("ix_outgoing_state_due", "state", "due"),
    Index("ix_outgoing_channel_target_state", "channel", "target", "state"),
)

# Idempotency keys of all queued deliveries, as digests.
outgoing_keys = Table(
    "outgoing_keys",
    metadata,
    Column("digest", String(40), primary_key=True),
    Column("at", Double, nullable=False, index=True),
)

# Push subscriptions. Ids are never reused, so that queued messages cannot reach another device.
push_subscriptions = Table(
    "push_subscriptions",
    metadata,
    Column("id", Integer, primary_key=True),
    _person(),
    Column("endpoint", Text, nullable=False),
    # Unique key, because the endpoint can be too long for an index.
    Column("digest", String(40), nullable=False, unique=True),
    Column("p256dh", String(120), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("agent", String(60), nullable=False),
    Column("created", Double, nullable=False),
    sqlite_autoincrement=True,
)

# Webhooks; URL and secret are never shown again.
webhooks = Table(
    "webhooks",
    metadata,
    Column("id", Integer, primary_key=True),
    _person(),
    Column("kind", String(10), nullable=False),
    Column("label", String(60), nullable=False),
    Column("url", Text, nullable=False),
    Column("secret", Text),
    Column("created", Double, nullable=False),
    sqlite_autoincrement=True,
)

# Secrets of the server, such as the key that signs push messages.
server_keys = Table(
    "server_keys",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("value", Text, nullable=False),
)
