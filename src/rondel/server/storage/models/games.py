"""Tables and their games: seats, actions, checkpoints, chat, invitations, votes, standing orders."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

from rondel.server.storage.models.schema import game_key, metadata

# A table and its game are one row. `revision` counts all changes, including undo, and never decreases; `version` is
# the number of actions and gifts in the engine.
games = Table(
    "games",
    metadata,
    Column("id", String(12), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("edition", String(40), nullable=False),
    Column("options", Text, nullable=False),
    Column("pace", String(8), nullable=False),
    Column("clock", Text),
    Column("private", Boolean, nullable=False),
    Column("auto_forced", Boolean, nullable=False),
    Column("sandbox", Boolean, nullable=False, default=False),
    # Who may chat besides the players: nobody, people with an account, everybody.
    Column("talk", String(10), nullable=False, default="accounts", server_default="accounts"),
    # The game of which this is the only rematch.
    Column("rematch_of", String(12)),
    # Notes for the log entry of the next move: resignations and absence decisions.
    Column("notes", Text, nullable=False, default="[]", server_default="[]"),
    # Since when the others wait for an absent player, if they voted to wait.
    Column("waits_since", Double),
    # Table settings (Customs, as JSON); null: the defaults.
    Column("customs", Text),
    Column("state", String(8), nullable=False),
    Column("host_id", Integer, ForeignKey("users.id"), nullable=False),
    Column("invite", String(24), nullable=False),
    Column("created", Double, nullable=False),
    Column("touched", Double, nullable=False),
    Column("revision", Integer, nullable=False, default=0),
    Column("version", Integer, nullable=False, default=0),
    Column("round", Integer, nullable=False, default=0),
    Column("turn_player", Integer),
    Column("turn_nation", String(40)),
    Column("turn_kind", String(20)),
    # The record header (edition, options, setup); the record lines are derived from `actions`.
    Column("header", Text),
    Column("snapshot", Text),
    Column("state_hash", String(16)),
    Column("rules_version", String(20)),
    Column("undos", Integer, nullable=False, default=0),
    # Seconds left per seat, and since when the clock of the player to move runs.
    Column("clocks", Text),
    Column("clock_since", Double),
    # When the server has to act on this game: a bot to move, a forced decision, an expired clock.
    Column("due", Double),
    Column("agreed", Text, nullable=False, default="[]"),
    Column("result", Text),
    # Random seed of the bots at this table, secret until the game is over. Null in games started before 0004.
    Column("bot_seed", BigInteger),
    # For tournament tables.
    Column("tournament_id", String(12)),
    Index("ix_games_state_touched", "state", "touched"),
    Index("ix_games_host_id", "host_id"),
    Index("ix_games_due", "due"),
    Index("ix_games_rematch_of", "rematch_of", unique=True),
)

seats = Table(
    "seats",
    metadata,
    game_key(),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("user_id", Integer, ForeignKey("users.id"), index=True),
    Column("name", String(40)),
    Column("bot", String(80)),
    Column("stand_in", String(80)),
    # The person has resigned: a bot plays to the end, but the result counts for the person.
    Column("resigned", Boolean, nullable=False, default=False, server_default=false()),
    # For an open seat: the invited person, and until when the seat is reserved.
    Column("reserved", Integer, index=True),
    Column("reserved_until", Double),
)

# One row per action or gift; `version` is the game's version after it.
actions = Table(
    "actions",
    metadata,
    game_key(),
    Column("version", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("action", String(120), nullable=False),
    Column("played_by", String(10), nullable=False),
    Column("request", String(64)),
    Column("turn", Integer, nullable=False),
    Column("events", Text, nullable=False),
    Column("state_hash", String(16), nullable=False),
    Column("rules_version", String(20), nullable=False),
    Column("at", Double, nullable=False),
    # The bot's reason: JSON with a code, parameters and the kind of decision.
    Column("reason", Text),
    UniqueConstraint("game_id", "seat", "request"),
)

# Undone actions, stored so that a repeated request is idempotent even if the move was undone in between.
undone = Table(
    "undone",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("game_id", String(12), ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    Column("version", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("action", String(120), nullable=False),
    Column("request", String(64)),
    Column("at", Double, nullable=False),
    Index("ix_undone_game_id_request", "game_id", "request"),
)

# Position checkpoints, so that history and undo never replay a whole game.
checkpoints = Table(
    "checkpoints",
    metadata,
    game_key(),
    Column("version", Integer, primary_key=True),
    Column("round", Integer, nullable=False),
    Column("new_round", Boolean, nullable=False),
    Column("snapshot", Text, nullable=False),
    Column("rules_version", String(20), nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("game_id", String(12), ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    Column("user_id", Integer, ForeignKey("users.id"), nullable=False),
    Column("name", String(40), nullable=False),
    Column("seat", Integer),
    Column("text", String(500), nullable=False),
    Column("at", Double, nullable=False),
    # Hidden by an administrator.
    Column("hidden", Boolean, nullable=False, default=False, server_default=false()),
    # Visible only to the author and the people in `chat_recipients`.
    Column("private", Boolean, nullable=False, default=False, server_default=false()),
    Index("ix_chat_game_id_id", "game_id", "id"),
)

# Recipients of private messages, with the seat they had at the time.
chat_recipients = Table(
    "chat_recipients",
    metadata,
    Column("line_id", Integer, ForeignKey("chat.id", ondelete="CASCADE"), primary_key=True),
    Column("user_id", Integer, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("seat", Integer, nullable=False),
)

chat_read = Table(
    "chat_read",
    metadata,
    game_key(),
    Column("user_id", Integer, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("seen", Integer, nullable=False),
)

# Learning tables: a lesson step, or (without a step) a first game with hints.
lesson_tables = Table(
    "lesson_tables",
    metadata,
    game_key(),
    Column("user_id", Integer, ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("edition", String(40), nullable=False),
    Column("step", Integer),
)

# People removed by the host, who may not rejoin.
removed = Table(
    "removed",
    metadata,
    game_key(),
    Column("user_id", Integer, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
)

# Invitations; `seats.reserved` has the reserved seat. A person who has declined is not invited again.
invitations = Table(
    "invitations",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("game_id", String(12), ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    Column("user_id", Integer, ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("by_id", Integer, ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("at", Double, nullable=False),
    Column("expires", Double, nullable=False),
    Column("declined", Boolean, nullable=False, default=False, server_default=false()),
    UniqueConstraint("game_id", "user_id"),
)

# Votes on an absent player (let a bot play, wait, end the game), valid for one version.
absence_votes = Table(
    "absence_votes",
    metadata,
    game_key(),
    Column("seat", Integer, primary_key=True),
    Column("user_id", Integer, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("choice", String(8), nullable=False, default="bot", server_default="bot"),
)


# `place` is the priority among the seat's orders; `basis` the conditions when the order was given; `used` the version
# of the last move it made. After an undo the order is suspended during the turn `rests_in`.
orders = Table(
    "orders",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("game_id", String(12), ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("user_id", Integer, ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("place", Integer, nullable=False),
    Column("kind", String(20), nullable=False),
    Column("params", Text, nullable=False),
    Column("basis", Text, nullable=False),
    Column("lasts", String(8), nullable=False),
    Column("since", Integer, nullable=False),
    Column("created", Double, nullable=False),
    Column("used", Integer),
    Column("rests_in", Integer),
    Index("ix_orders_game_id_seat_place", "game_id", "seat", "place"),
)

order_lines = Table(
    "order_lines",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("game_id", String(12), ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("user_id", Integer, ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("version", Integer, nullable=False),
    Column("at", Double, nullable=False),
    Column("code", String(10), nullable=False),
    Column("reason", String(20)),
    Column("nation", String(40)),
    Column("place", String(40)),
    Column("params", Text, nullable=False),
    Index("ix_order_lines_game_id_user_id_id", "game_id", "user_id", "id"),
)
