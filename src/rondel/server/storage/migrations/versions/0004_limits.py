"""Rate-limit counters, an index on the host of a table, and random seeds of bots."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "rate_counts",
        sa.Column("key", sa.String(length=36), nullable=False),
        sa.Column("until", sa.Double(), nullable=False),
        sa.Column("used", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_rate_counts")),
    )
    op.create_index(op.f("ix_rate_counts_until"), "rate_counts", ["until"])
    op.add_column("games", sa.Column("bot_seed", sa.BigInteger(), nullable=True))
    op.create_index("ix_games_host_id", "games", ["host_id"])


def downgrade() -> None:
    op.drop_index("ix_games_host_id", table_name="games")
    with op.batch_alter_table("games") as games:
        games.drop_column("bot_seed")
    op.drop_index(op.f("ix_rate_counts_until"), table_name="rate_counts")
    op.drop_table("rate_counts")
