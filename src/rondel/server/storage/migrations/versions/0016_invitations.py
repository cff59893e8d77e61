"""Invitations by name, reserved and resigned seats, rematches, votes on absent players."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("resigned", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("reserved", sa.Integer()))
    op.add_column("seats", sa.Column("reserved_until", sa.Double()))
    op.create_index("ix_seats_reserved", "seats", ["reserved"])
    op.add_column("games", sa.Column("rematch_of", sa.String(12)))
    op.create_index("ix_games_rematch_of", "games", ["rematch_of"], unique=True)
    op.add_column("games", sa.Column("notes", sa.Text(), nullable=False, server_default="[]"))
    op.add_column("games", sa.Column("waits_since", sa.Double()))
    op.add_column("absence_votes", sa.Column("choice", sa.String(8), nullable=False, server_default="bot"))
    op.create_table(
        "invitations",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("game_id", sa.String(12), sa.ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
        sa.Column("user_id", sa.Integer(), sa.ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
        sa.Column("by_id", sa.Integer(), sa.ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("expires", sa.Double(), nullable=False),
        sa.Column("declined", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_invitations")),
        sa.UniqueConstraint("game_id", "user_id", name=op.f("uq_invitations_game_id_user_id")),
    )
    op.create_index("ix_invitations_user_id", "invitations", ["user_id"])
    op.create_index("ix_invitations_by_id", "invitations", ["by_id"])


def downgrade() -> None:
    op.drop_table("invitations")
    op.drop_column("absence_votes", "choice")
    op.drop_index("ix_games_rematch_of", "games")
    for column in ("waits_since", "notes", "rematch_of"):
        op.drop_column("games", column)
    op.drop_index("ix_seats_reserved", "seats")
    for column in ("reserved_until", "reserved", "resigned"):
        op.drop_column("seats", column)
