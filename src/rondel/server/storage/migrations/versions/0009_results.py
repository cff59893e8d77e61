"""Results per seat of finished games, which outlive the games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "results",
        sa.Column("game_id", sa.String(12), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("player", sa.String(90), nullable=False),
        sa.Column("user_id", sa.Integer()),
        sa.Column("bot", sa.String(80)),
        sa.Column("account", sa.Boolean(), nullable=False),
        sa.Column("kept", sa.Boolean(), nullable=False),
        sa.Column("private", sa.Boolean(), nullable=False),
        sa.Column("edition", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("rank", sa.Integer(), nullable=False),
        sa.Column("score", sa.Integer(), nullable=False),
        sa.Column("share", sa.Double(), nullable=False),
        sa.Column("won", sa.Double(), nullable=False),
        sa.Column("ended_by", sa.String(10), nullable=False),
        sa.Column("ended", sa.Double(), nullable=False),
        sa.Column("nations", sa.String(200), nullable=False),
        sa.Column("opening", sa.String(80)),
        sa.Column("rounds", sa.Integer(), nullable=False),
        sa.Column("decisions", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_results_user_id"), ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("game_id", "seat", name=op.f("pk_results")),
    )
    op.create_index("ix_results_player", "results", ["player"])
    op.create_index("ix_results_user_id_ended", "results", ["user_id", "ended"])
    op.create_index("ix_results_ended_game_id", "results", ["ended", "game_id"])


def downgrade() -> None:
    op.drop_table("results")
