"""What the server sends out: the queue, and where push messages and webhooks go."""

from __future__ import annotations

from sqlalchemy import Column, Double, ForeignKey, Index, Integer, String, Table, Text

from rondel.server.storage.models.schema import metadata


def _person(*, nullable: bool = False) -> Column[int]:
    return Column("user_id", Integer, ForeignKey("users.id", ondelete="CASCADE"), nullable=nullable, index=True)


# One row per delivery (see notify/claims.py for its states). What was sent is emptied at once and removed after days.
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
    # When it is to be sent, or tried again.
    Column("due", Double, nullable=False),
    # After this it is not worth sending any more.
    Column("expires", Double, nullable=False),
    Column("attempts", Integer, nullable=False, default=0),
    # Whose it is at the moment, and until when that is believed.
    Column("claim", String(24)),
    Column("lease", Double),
    # What the other side said last; when it was over with.
    Column("reason", String(300)),
    Column("ended", Double),
    Index("ix_outgoing_state_due", "state", "due"),
    Index("ix_outgoing_channel_target_state", "channel", "target", "state"),
)

# The keys of everything that was ever put into the queue, as digests: the same is never sent twice.
outgoing_keys = Table(
    "outgoing_keys",
    metadata,
    Column("digest", String(40), primary_key=True),
    Column("at", Double, nullable=False, index=True),
)

# Browsers that take push messages. No number is given twice: what is still in the queue for one goes to no other.
push_subscriptions = Table(
    "push_subscriptions",
    metadata,
    Column("id", Integer, primary_key=True),
    _person(),
    Column("endpoint", Text, nullable=False),
    # The endpoint can be long: this is what is unique.
    Column("digest", String(40), nullable=False, unique=True),
    Column("p256dh", String(120), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("agent", String(60), nullable=False),
    Column("created", Double, nullable=False),
    sqlite_autoincrement=True,
)

# Addresses of other services that people want to be told through. Address and secret are never shown again.
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

# What this server keeps to itself, such as the key it signs push messages with.
server_keys = Table(
    "server_keys",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("value", Text, nullable=False),
)
