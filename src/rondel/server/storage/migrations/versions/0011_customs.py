"""Table settings of the host: spectators, confirmed moves, private chat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("games", sa.Column("customs", sa.Text()))
    op.add_column("chat", sa.Column("private", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_table(
        "chat_recipients",
        sa.Column("line_id", sa.Integer(), sa.ForeignKey("chat.id", ondelete="CASCADE"), nullable=False),
        sa.Column("user_id", sa.Integer(), sa.ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("line_id", "user_id", name=op.f("pk_chat_recipients")),
    )
    op.create_index("ix_chat_recipients_user_id", "chat_recipients", ["user_id"])


def downgrade() -> None:
    op.drop_table("chat_recipients")
    op.drop_column("chat", "private")
    op.drop_column("games", "customs")
