"""Ratings of people and bots, and profile visibility."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("users", sa.Column("shown", sa.String(8), nullable=False, server_default="ratings"))
    op.add_column("results", sa.Column("rated", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.drop_index("ix_results_ended_game_id", "results")
    op.create_index("ix_results_rated_ended_game_id", "results", ["rated", "ended", "game_id"])
    op.create_table(
        "ratings",
        sa.Column("ladder", sa.String(8), nullable=False),
        sa.Column("edition", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("player", sa.String(90), nullable=False),
        sa.Column("user_id", sa.Integer()),
        sa.Column("bot", sa.String(80)),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("won", sa.Double(), nullable=False),
        sa.Column("last", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_ratings_user_id"), ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("ladder", "edition", "players", "player", name=op.f("pk_ratings")),
    )
    op.create_index("ix_ratings_user_id", "ratings", ["user_id"])
    op.create_table(
        "rating_steps",
        sa.Column("game_id", sa.String(12), nullable=False),
        sa.Column("player", sa.String(90), nullable=False),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("game_id", "player", name=op.f("pk_rating_steps")),
    )
    op.create_index("ix_rating_steps_player", "rating_steps", ["player"])
    state = op.create_table(
        "rating_state",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("ended", sa.Double(), nullable=False),
        sa.Column("game_id", sa.String(12), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_rating_state")),
    )
    op.bulk_insert(state, [{"id": 1, "ended": 0.0, "game_id": "", "at": 0.0}])


def downgrade() -> None:
    for table in ("rating_state", "rating_steps", "ratings"):
        op.drop_table(table)
    op.drop_index("ix_results_rated_ended_game_id", "results")
    op.create_index("ix_results_ended_game_id", "results", ["ended", "game_id"])
    op.drop_column("results", "rated")
    op.drop_column("users", "shown")
