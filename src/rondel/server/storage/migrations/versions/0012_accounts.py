"""E-mail addresses and languages of accounts, one-time links, former names."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("users", sa.Column("email", sa.String(254)))
    op.add_column("users", sa.Column("email_key", sa.String(254)))
    op.add_column("users", sa.Column("language", sa.String(20)))
    op.create_index("ix_users_email_key", "users", ["email_key"], unique=True)
    op.create_table(
        "one_time_links",
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("user_id", sa.Integer(), nullable=False),
        sa.Column("email", sa.String(254)),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("expires", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("digest", name=op.f("pk_one_time_links")),
        sa.ForeignKeyConstraint(
            ["user_id"], ["users.id"], name=op.f("fk_one_time_links_user_id_users"), ondelete="CASCADE"
        ),
    )
    op.create_index(op.f("ix_one_time_links_user_id"), "one_time_links", ["user_id"])
    op.create_index(op.f("ix_one_time_links_expires"), "one_time_links", ["expires"])
    op.create_table(
        "left_names",
        sa.Column("skeleton", sa.String(160), nullable=False),
        sa.Column("account", sa.String(80), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("user_id", sa.Integer(), nullable=False),
        sa.Column("until", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("skeleton", name=op.f("pk_left_names")),
        sa.ForeignKeyConstraint(
            ["user_id"], ["users.id"], name=op.f("fk_left_names_user_id_users"), ondelete="CASCADE"
        ),
    )
    op.create_index(op.f("ix_left_names_account"), "left_names", ["account"])
    op.create_index(op.f("ix_left_names_user_id"), "left_names", ["user_id"])


def downgrade() -> None:
    op.drop_table("left_names")
    op.drop_table("one_time_links")
    op.drop_index("ix_users_email_key", "users")
    for column in ("language", "email_key", "email"):
        op.drop_column("users", column)
