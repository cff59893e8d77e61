"""Archive flags, friends and table alerts."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def _person(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.Integer(), sa.ForeignKey("users.id", ondelete="CASCADE"), nullable=False)


def upgrade() -> None:
    op.create_table(
        "shelves",
        sa.Column("game_id", sa.String(12), sa.ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
        _person("user_id"),
        sa.Column("place", sa.String(8), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("game_id", "user_id", name=op.f("pk_shelves")),
    )
    op.create_index("ix_shelves_user_id", "shelves", ["user_id"])
    op.create_table(
        "friendships",
        _person("asker_id"),
        _person("asked_id"),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("asker_id", "asked_id", name=op.f("pk_friendships")),
    )
    op.create_index("ix_friendships_asked_id", "friendships", ["asked_id"])
    op.create_table(
        "wishes",
        sa.Column("id", sa.Integer(), nullable=False),
        _person("user_id"),
        sa.Column("edition", sa.String(40)),
        sa.Column("players", sa.Integer()),
        sa.Column("pace", sa.String(8)),
        sa.Column("text", sa.String(60)),
        sa.Column("friends", sa.Boolean(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_wishes")),
    )
    op.create_index("ix_wishes_user_id", "wishes", ["user_id"])
    op.add_column("users", sa.Column("shows_presence", sa.Boolean(), nullable=False, server_default=sa.true()))


def downgrade() -> None:
    op.drop_column("users", "shows_presence")
    for table in ("wishes", "friendships", "shelves"):
        op.drop_table(table)
