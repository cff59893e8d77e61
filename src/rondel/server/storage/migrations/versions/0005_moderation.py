"""Moderation: reports, bans, mutes, blocks and log; name skeletons; expiry of sessions and tokens."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

from rondel.table.visitors import skeleton_of

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def _new_columns() -> dict[str, list[sa.Column[Any]]]:
    return {
        "users": [
            sa.Column("skeleton", sa.String(160)),
            sa.Column("reset_until", sa.Double()),
            sa.Column("banned_until", sa.Double()),
            sa.Column("banned_why", sa.String(300)),
            sa.Column("muted_until", sa.Double()),
            sa.Column("address", sa.String(45)),
            sa.Column("address_at", sa.Double()),
        ],
        "sessions": [sa.Column("created", sa.Double()), sa.Column("agent", sa.String(60))],
        "tokens": [sa.Column("expires", sa.Double()), sa.Column("session", sa.String(64))],
        "games": [sa.Column("talk", sa.String(10), nullable=False, server_default="accounts")],
        "chat": [sa.Column("hidden", sa.Boolean(), nullable=False, server_default=sa.false())],
    }


def upgrade() -> None:
    for table, columns in _new_columns().items():
        for column in columns:
            op.add_column(table, column)
    op.execute(sa.text("UPDATE tokens SET expires = created + 63072000"))  # existing tokens expire after two years
    _look_at_names()
    op.create_index("ix_users_address_at", "users", ["address_at"])
    op.create_index("ix_users_skeleton", "users", ["skeleton"], unique=True)
    op.create_table(
        "removed",
        _game(),
        _person("user_id"),
        sa.PrimaryKeyConstraint("game_id", "user_id", name=op.f("pk_removed")),
    )
    op.create_table(
        "absence_votes",
        _game(),
        sa.Column("seat", sa.Integer(), nullable=False),
        _person("user_id"),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("game_id", "seat", "user_id", name=op.f("pk_absence_votes")),
    )
    op.create_table(
        "blocks",
        _person("user_id"),
        _person("blocked_id"),
        sa.Column("at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", "blocked_id", name=op.f("pk_blocks")),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("by_id", sa.Integer(), sa.ForeignKey("users.id", ondelete="SET NULL")),
        sa.Column("user_id", sa.Integer(), sa.ForeignKey("users.id", ondelete="SET NULL")),
        sa.Column("about", sa.String(10), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("game_id", sa.String(12)),
        sa.Column("line_id", sa.Integer()),
        sa.Column("text", sa.String(500)),
        sa.Column("reason", sa.String(20), nullable=False),
        sa.Column("words", sa.String(500), nullable=False),
        sa.Column("open", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_reports")),
    )
    op.create_index("ix_reports_user_id", "reports", ["user_id"])
    op.create_index("ix_reports_open_id", "reports", ["open", "id"])
    op.create_table(
        "moderation_log",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("by_id", sa.Integer()),
        sa.Column("by_name", sa.String(40), nullable=False),
        sa.Column("action", sa.String(20), nullable=False),
        sa.Column("user_id", sa.Integer()),
        sa.Column("about", sa.String(200), nullable=False),
        sa.Column("game_id", sa.String(12)),
        sa.Column("until", sa.Double()),
        sa.Column("reason", sa.String(300), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_moderation_log")),
    )
    op.create_table(
        "address_bans",
        sa.Column("address", sa.String(45), nullable=False),
        sa.Column("until", sa.Double(), nullable=False),
        sa.Column("reason", sa.String(300), nullable=False),
        sa.PrimaryKeyConstraint("address", name=op.f("pk_address_bans")),
    )


def downgrade() -> None:
    for table in ("address_bans", "moderation_log", "reports", "blocks", "absence_votes", "removed"):
        op.drop_table(table)
    op.drop_index("ix_users_skeleton", "users")
    op.drop_index("ix_users_address_at", "users")
    for table, columns in _new_columns().items():
        for column in columns:
            op.drop_column(table, column.name)


def _game() -> sa.Column[str]:
    return sa.Column("game_id", sa.String(12), sa.ForeignKey("games.id", ondelete="CASCADE"), nullable=False)


def _person(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.Integer(), sa.ForeignKey("users.id", ondelete="CASCADE"), nullable=False)


def _look_at_names() -> None:
    """Set the skeletons; of existing confusable accounts, all stay, but only the first owns the skeleton."""
    connection = op.get_bind()
    seen: set[str] = set()
    for number, name in connection.execute(
        sa.text("SELECT id, name FROM users WHERE account IS NOT NULL ORDER BY id")
    ).all():
        skeleton = skeleton_of(name)
        if skeleton in seen:
            skeleton = f"{skeleton[:140]} #{number}"
        seen.add(skeleton)
        connection.execute(
            sa.text("UPDATE users SET skeleton = :skeleton WHERE id = :id"), {"skeleton": skeleton, "id": number}
        )
