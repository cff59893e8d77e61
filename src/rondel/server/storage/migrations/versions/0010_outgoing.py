"""Delivery queue, idempotency keys, push subscriptions and webhooks."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "outgoing",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("digest", sa.String(40), nullable=False),
        sa.Column("channel", sa.String(10), nullable=False),
        _person(nullable=True),
        sa.Column("target", sa.String(320), nullable=False),
        sa.Column("content", sa.Text(), nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("due", sa.Double(), nullable=False),
        sa.Column("expires", sa.Double(), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("claim", sa.String(24)),
        sa.Column("lease", sa.Double()),
        sa.Column("reason", sa.String(300)),
        sa.Column("ended", sa.Double()),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_outgoing")),
        sa.UniqueConstraint("digest", name=op.f("uq_outgoing_digest")),
    )
    op.create_index("ix_outgoing_user_id", "outgoing", ["user_id"])
    op.create_index("ix_outgoing_state_due", "outgoing", ["state", "due"])
    op.create_index("ix_outgoing_channel_target_state", "outgoing", ["channel", "target", "state"])
    op.create_table(
        "outgoing_keys",
        sa.Column("digest", sa.String(40), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("digest", name=op.f("pk_outgoing_keys")),
    )
    op.create_index("ix_outgoing_keys_at", "outgoing_keys", ["at"])
    op.create_table(
        "push_subscriptions",
        sa.Column("id", sa.Integer(), nullable=False),
        _person(),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("digest", sa.String(40), nullable=False),
        sa.Column("p256dh", sa.String(120), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("agent", sa.String(60), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_push_subscriptions")),
        sa.UniqueConstraint("digest", name=op.f("uq_push_subscriptions_digest")),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_push_subscriptions_user_id", "push_subscriptions", ["user_id"])
    op.create_table(
        "webhooks",
        sa.Column("id", sa.Integer(), nullable=False),
        _person(),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("label", sa.String(60), nullable=False),
        sa.Column("url", sa.Text(), nullable=False),
        sa.Column("secret", sa.Text()),
        sa.Column("created", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_webhooks")),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_webhooks_user_id", "webhooks", ["user_id"])
    op.create_table(
        "server_keys",
        sa.Column("name", sa.String(20), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_server_keys")),
    )


def downgrade() -> None:
    for table in ("server_keys", "webhooks", "push_subscriptions", "outgoing_keys", "outgoing"):
        op.drop_table(table)


def _person(*, nullable: bool = False) -> sa.Column[int]:
    return sa.Column("user_id", sa.Integer(), sa.ForeignKey("users.id", ondelete="CASCADE"), nullable=nullable)
