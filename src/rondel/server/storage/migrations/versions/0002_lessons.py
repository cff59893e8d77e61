"""Lesson progress, and the tables of lessons and of first games with hints."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "lessons",
        sa.Column("user_id", sa.Integer(), nullable=False),
        sa.Column("edition", sa.String(length=40), nullable=False),
        sa.Column("done", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_lessons_user_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("user_id", "edition", name=op.f("pk_lessons")),
    )
    op.create_table(
        "lesson_tables",
        sa.Column("game_id", sa.String(length=12), nullable=False),
        sa.Column("user_id", sa.Integer(), nullable=False),
        sa.Column("edition", sa.String(length=40), nullable=False),
        sa.Column("step", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_lesson_tables_game_id"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_lesson_tables_user_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game_id", name=op.f("pk_lesson_tables")),
    )
    op.create_index(op.f("ix_lesson_tables_user_id"), "lesson_tables", ["user_id"])


def downgrade() -> None:
    op.drop_index(op.f("ix_lesson_tables_user_id"), table_name="lesson_tables")
    op.drop_table("lesson_tables")
    op.drop_table("lessons")
