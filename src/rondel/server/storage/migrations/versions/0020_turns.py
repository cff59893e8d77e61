"""Remove the polling state of notifications, which are now created in the transaction of their event.

The signing secret of unsubscribe links moves to `server_keys`.
"""

from __future__ import annotations

import json
import time
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None

OVERLAP_SECONDS = 60.0


def upgrade() -> None:
    _tell_what_was_not_looked_at(op.get_bind())
    op.execute("INSERT INTO server_keys (name, value) SELECT 'unsubscribe', secret FROM notice_state")
    op.drop_table("asked_turns")
    op.drop_table("notice_state")


def _tell_what_was_not_looked_at(connection: sa.Connection) -> None:
    """Create the notifications for changes made after the last poll of the old version."""
    unlooked = connection.execute(
        sa.text(
            "SELECT g.id, g.edition, g.state, g.version, g.turn_player, g.turn_nation, g.turn_kind, "
            "a.state AS known_state, a.seat AS known_seat, a.since AS known_since "
            "FROM games g LEFT JOIN asked_turns a ON a.game_id = g.id "
            "WHERE g.state IN ('running', 'over') AND NOT g.sandbox "
            "AND g.touched > (SELECT min(touched) FROM notice_state) - :overlap "
            "AND NOT EXISTS (SELECT 1 FROM lesson_tables l WHERE l.game_id = g.id)"
        ),
        {"overlap": OVERLAP_SECONDS},
    ).all()
    for game in unlooked:
        query = sa.text("SELECT seat, user_id, stand_in FROM seats WHERE game_id = :id AND kind = 'human'")
        sits = connection.execute(query, {"id": game.id}).all()
        people = {seat.user_id for seat in sits if seat.user_id is not None}
        if len(people) < 2:
            continue
        params: dict[str, object] = {"edition": game.edition}
        told = dict.fromkeys(people, ("game_started", f"started:{game.id}", params))
        if game.state == "over":
            told = dict.fromkeys(people, ("game_ended", f"ended:{game.id}", params))
        if game.known_state == game.state:
            told = {}
        asked = next((seat for seat in sits if seat.seat == game.turn_player and seat.stand_in is None), None)
        if game.state == "running" and asked is not None and asked.user_id is not None:
            since = _turn_began(connection, game, [seat.seat for seat in sits if seat.user_id == asked.user_id])
            if (game.known_seat, game.known_since) != (asked.seat, since):
                turn = {"nation": game.turn_nation or "", "decision": game.turn_kind or "", "seat": asked.seat}
                told[asked.user_id] = ("your_turn", f"turn:{game.id}:{since}", params | turn)
        for person, (kind, key, about) in told.items():
            _note(connection, {"user": person, "kind": kind, "game": game.id, "key": key}, about)


def _turn_began(connection: sa.Connection, game: Any, mine: list[int]) -> int:
    """Return the version after the last move of another seat; gifts do not count."""
    last = sa.text(
        "SELECT max(version) FROM actions WHERE game_id = :id AND version <= :version AND seat NOT IN :mine "
        "AND action NOT LIKE 'give %'"
    ).bindparams(sa.bindparam("mine", expanding=True))
    return int(connection.execute(last, {"id": game.id, "version": game.version, "mine": mine}).scalar() or 0)


def _note(connection: sa.Connection, values: dict[str, object], params: dict[str, object]) -> None:
    insert = sa.text(
        "INSERT INTO notices (user_id, kind, game_id, params, key, at, due, planned) "
        "SELECT :user, :kind, :game, :params, :key, :now, :now, :planned "
        "WHERE NOT EXISTS (SELECT 1 FROM notices WHERE user_id = :user AND key = :key)"
    ).bindparams(
        sa.bindparam("user", type_=sa.Integer),
        sa.bindparam("kind", type_=sa.String),
        sa.bindparam("game", type_=sa.String),
        sa.bindparam("params", type_=sa.String),
        sa.bindparam("key", type_=sa.String),
        sa.bindparam("now", type_=sa.Double),
        sa.bindparam("planned", type_=sa.Boolean),
    )
    more = {"params": json.dumps(params, separators=(",", ":")), "now": time.time(), "planned": False}
    connection.execute(insert, values | more)


def downgrade() -> None:
    state = op.create_table(
        "notice_state",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("holder", sa.String(40)),
        sa.Column("until", sa.Double(), nullable=False),
        sa.Column("touched", sa.Double(), nullable=False),
        sa.Column("chat", sa.Integer(), nullable=False),
        sa.Column("since", sa.Double(), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_notice_state")),
    )
    now, connection = time.time(), op.get_bind()
    said = connection.execute(sa.text("SELECT max(id) FROM chat")).scalar() or 0
    secret = connection.execute(sa.text("SELECT value FROM server_keys WHERE name = 'unsubscribe'")).scalar()
    first = {"id": 1, "until": 0.0, "touched": now, "chat": said, "since": now, "secret": secret}
    op.bulk_insert(state, [first])
    op.execute("DELETE FROM server_keys WHERE name = 'unsubscribe'")
    op.create_table(
        "asked_turns",
        sa.Column("game_id", sa.String(12), nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer()),
        sa.Column("since", sa.Integer()),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_asked_turns_game_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game_id", name=op.f("pk_asked_turns")),
    )
    # No notifications for games started or ended before the downgrade.
    op.execute("INSERT INTO asked_turns (game_id, state) SELECT id, state FROM games WHERE state != 'open'")
