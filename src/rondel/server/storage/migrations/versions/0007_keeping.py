"""Name skeletons of guests, so that they can be renamed in favor of accounts; status of server processes."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from rondel.table.visitors import skeleton_of

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

STEP = 1000


def upgrade() -> None:
    op.add_column("users", sa.Column("guest_look", sa.String(160)))
    op.create_index("ix_users_guest_look", "users", ["guest_look"])
    connection = op.get_bind()
    names = connection.execute(sa.text("SELECT id, name FROM users WHERE account IS NULL")).all()
    change = sa.text("UPDATE users SET guest_look = :look WHERE id = :id")
    for first in range(0, len(names), STEP):
        looks = [{"id": number, "look": skeleton_of(name)} for number, name in names[first : first + STEP]]
        connection.execute(change, looks)
    op.create_table(
        "processes",
        sa.Column("process", sa.String(40), nullable=False),
        sa.Column("since", sa.Double(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("streams", sa.Integer(), nullable=False),
        sa.Column("loaded_games", sa.Integer(), nullable=False),
        sa.Column("bots_at_work", sa.Integer(), nullable=False),
        sa.Column("bots_waiting", sa.Integer(), nullable=False),
        sa.Column("lag", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("process", name=op.f("pk_processes")),
    )


def downgrade() -> None:
    op.drop_table("processes")
    op.drop_index("ix_users_guest_look", "users")
    op.drop_column("users", "guest_look")
