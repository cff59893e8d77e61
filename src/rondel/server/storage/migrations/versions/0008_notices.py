"""Notifications and notification preferences."""

from __future__ import annotations

import secrets
import time

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "notices",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("game_id", sa.String(12)),
        sa.Column("params", sa.Text(), nullable=False),
        sa.Column("key", sa.String(160), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("seen", sa.Double()),
        sa.Column("due", sa.Double()),
        sa.Column("planned", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.Column("digest", sa.Double()),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_notices_user_id"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_notices_game_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_notices")),
        sa.UniqueConstraint("user_id", "key", name=op.f("uq_notices_user_id_key")),
    )
    op.create_index("ix_notices_due", "notices", ["due"])
    op.create_index("ix_notices_digest", "notices", ["digest"])
    op.create_index("ix_notices_user_id_id", "notices", ["user_id", "id"])
    op.create_index("ix_notices_game_id", "notices", ["game_id"])
    op.create_index("ix_notices_at", "notices", ["at"])
    op.create_table(
        "notice_preferences",
        sa.Column("user_id", sa.Integer(), nullable=False),
        sa.Column("choices", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["user_id"], ["users.id"], name=op.f("fk_notice_preferences_user_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("user_id", name=op.f("pk_notice_preferences")),
    )
    op.create_table(
        "notice_tables",
        sa.Column("game_id", sa.String(12), nullable=False),
        sa.Column("user_id", sa.Integer(), nullable=False),
        sa.Column("muted", sa.Boolean(), nullable=False),
        sa.Column("delay", sa.Integer()),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_notice_tables_game_id"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_notice_tables_user_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game_id", "user_id", name=op.f("pk_notice_tables")),
    )
    op.create_index("ix_notice_tables_user_id", "notice_tables", ["user_id"])
    op.create_table(
        "asked_turns",
        sa.Column("game_id", sa.String(12), nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer()),
        sa.Column("since", sa.Integer()),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_asked_turns_game_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game_id", name=op.f("pk_asked_turns")),
    )
    # No notifications for games started or ended before the upgrade.
    op.execute("INSERT INTO asked_turns (game_id, state) SELECT id, state FROM games WHERE state != 'open'")
    state = op.create_table(
        "notice_state",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("holder", sa.String(40)),
        sa.Column("until", sa.Double(), nullable=False),
        sa.Column("touched", sa.Double(), nullable=False),
        sa.Column("chat", sa.Integer(), nullable=False),
        sa.Column("since", sa.Double(), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_notice_state")),
    )
    now = time.time()
    said = op.get_bind().execute(sa.text("SELECT max(id) FROM chat")).scalar() or 0
    first = {"id": 1, "until": 0.0, "touched": now, "chat": said, "since": now, "secret": secrets.token_hex(32)}
    op.bulk_insert(state, [first])


def downgrade() -> None:
    for table in ("notice_state", "asked_turns", "notice_tables", "notice_preferences", "notices"):
        op.drop_table(table)
