"""Tournaments, and secrets of feed URLs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("games", sa.Column("tournament_id", sa.String(12)))
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(12), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("host_id", sa.Integer(), nullable=False),
        sa.Column("edition", sa.String(40), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("pace", sa.String(8), nullable=False),
        sa.Column("clock", sa.Text()),
        sa.Column("system", sa.String(10), nullable=False),
        sa.Column("scoring", sa.String(8), nullable=False),
        sa.Column("table_size", sa.Integer(), nullable=False),
        sa.Column("rounds", sa.Integer(), nullable=False),
        sa.Column("most", sa.Integer(), nullable=False),
        sa.Column("private", sa.Boolean(), nullable=False),
        sa.Column("invite", sa.String(24), nullable=False),
        sa.Column("start", sa.String(8), nullable=False),
        sa.Column("starts", sa.Double()),
        sa.Column("no_show", sa.Double(), nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("seed", sa.BigInteger(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("touched", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["host_id"], ["users.id"], name=op.f("fk_tournaments_host_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tournaments")),
    )
    op.create_index("ix_tournaments_state", "tournaments", ["state"])
    op.create_index("ix_tournaments_host_id", "tournaments", ["host_id"])
    op.create_table(
        "tournament_players",
        *_key("tournament_players"),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.Integer()),
        sa.Column("joined", sa.Double(), nullable=False),
        sa.Column("first_round", sa.Integer(), nullable=False),
        sa.Column("left", sa.Double()),
        sa.Column("group_name", sa.String(1)),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_tournament_players_user_id")),
        sa.PrimaryKeyConstraint("tournament_id", "number", name=op.f("pk_tournament_players")),
        sa.UniqueConstraint("tournament_id", "user_id", name=op.f("uq_tournament_players_tournament_id_user_id")),
    )
    op.create_index(op.f("ix_tournament_players_user_id"), "tournament_players", ["user_id"])
    op.create_table(
        "tournament_rounds",
        *_key("tournament_rounds"),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("started", sa.Double(), nullable=False),
        sa.Column("ended", sa.Double()),
        sa.PrimaryKeyConstraint("tournament_id", "number", name=op.f("pk_tournament_rounds")),
    )
    op.create_table(
        "tournament_tables",
        *_key("tournament_tables"),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("game_id", sa.String(12), nullable=False),
        sa.Column("made", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.Column("group_name", sa.String(8)),
        sa.Column("players", sa.Text(), nullable=False),
        sa.Column("starts", sa.Text(), nullable=False),
        sa.Column("outcome", sa.Text()),
        sa.PrimaryKeyConstraint("tournament_id", "round", "number", name=op.f("pk_tournament_tables")),
        sa.UniqueConstraint("game_id", name=op.f("uq_tournament_tables_game_id")),
    )
    op.create_table(
        "feed_keys",
        sa.Column("user_id", sa.Integer(), nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_feed_keys_user_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("user_id", name=op.f("pk_feed_keys")),
        sa.UniqueConstraint("digest", name=op.f("uq_feed_keys_digest")),
    )


def _key(table: str) -> tuple[sa.Column[str], sa.ForeignKeyConstraint]:
    return (
        sa.Column("tournament_id", sa.String(12), nullable=False),
        sa.ForeignKeyConstraint(
            ["tournament_id"], ["tournaments.id"], name=op.f(f"fk_{table}_tournament_id"), ondelete="CASCADE"
        ),
    )


def downgrade() -> None:
    for table in ("feed_keys", "tournament_tables", "tournament_rounds", "tournament_players", "tournaments"):
        op.drop_table(table)
    op.drop_column("games", "tournament_id")
