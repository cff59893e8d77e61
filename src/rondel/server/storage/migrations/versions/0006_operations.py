"""Server time, maintenance mode and retention; last visits of people."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    state = op.create_table(
        "server_state",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("seconds", sa.Double(), nullable=False),
        sa.Column("maintenance", sa.Double(), nullable=True),
        sa.Column("swept", sa.Double(), nullable=False),
        sa.Column("probe", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_server_state"),
    )
    op.create_table(
        "kept_editions",
        sa.Column("digest", sa.String(16), nullable=False),
        sa.Column("edition", sa.String(40), nullable=False),
        sa.Column("facts", sa.Text(), nullable=False),
        sa.Column("since", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("digest", name="pk_kept_editions"),
    )
    now = time.time()
    op.bulk_insert(state, [{"id": 1, "seconds": now, "maintenance": None, "swept": now, "probe": 0.0}])
    # Existing people count as seen today, so that the upgrade removes nobody.
    op.add_column("users", sa.Column("seen", sa.Double(), nullable=False, server_default=sa.text(str(int(now)))))


def downgrade() -> None:
    op.drop_column("users", "seen")
    op.drop_table("kept_editions")
    op.drop_table("server_state")
