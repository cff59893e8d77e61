"""The tables of the database. Times are seconds since 1970 (UTC); JSON is text, so that both databases agree."""

from __future__ import annotations

import time

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _game() -> Column[str]:
    return Column("game_id", String(12), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)


users = Table(
    "users",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("name", String(40), nullable=False),
    # Only registered names are unique: the case-folded name of an account, null for guests.
    Column("account", String(80), unique=True),
    # What the name of an account looks like (see look_alikes.py beside this file); null for guests, as above.
    Column("skeleton", String(160)),
    # The same of a guest's name: whoever registers it has it alone (see tables/names.py). Null for accounts.
    Column("guest_look", String(160)),
    # Null for guests, and between a one-time password and the new one.
    Column("password", Text),
    # Until when the password is one for once, given by an operator.
    Column("reset_until", Double),
    Column("admin", Boolean, nullable=False, default=False),
    Column("settings", Text, nullable=False, default="{}"),
    Column("created", Double, nullable=False),
    # When this person was last here, to within some hours: guests who never come back are removed.
    Column("seen", Double, nullable=False, default=time.time),
    Column("banned_until", Double),
    Column("banned_why", String(300)),
    Column("muted_until", Double),
    # Where this person came from last, so that a guest can be banned; forgotten after some days.
    Column("address", String(45)),
    Column("address_at", Double),
    Index("ix_users_skeleton", "skeleton", unique=True),
    Index("ix_users_address_at", "address_at"),
    Index("ix_users_guest_look", "guest_look"),
)

# One row: the time that counts for clocks (see server_time), since when there is maintenance, when old things were
# last removed, and what readiness writes to see whether it can.
server_state = Table(
    "server_state",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("seconds", Double, nullable=False),
    Column("maintenance", Double),
    Column("swept", Double, nullable=False),
    Column("probe", Double, nullable=False),
)

# How each process of the server fares, written by itself every quarter of a minute.
processes = Table(
    "processes",
    metadata,
    Column("process", String(40), primary_key=True),
    Column("since", Double, nullable=False),
    Column("at", Double, nullable=False),
    Column("streams", Integer, nullable=False),
    Column("loaded_games", Integer, nullable=False),
    Column("bots_at_work", Integer, nullable=False),
    Column("bots_waiting", Integer, nullable=False),
    Column("lag", Double, nullable=False),
)

# The facts of editions as earlier versions of this program had them (see play/editions).
kept_editions = Table(
    "kept_editions",
    metadata,
    Column("digest", String(16), primary_key=True),
    Column("edition", String(40), nullable=False),
    Column("facts", Text, nullable=False),
    Column("since", Double, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("user_id", Integer, ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("expires", Double, nullable=False),
    Column("created", Double),
    Column("agent", String(60)),
)

tokens = Table(
    "tokens",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("digest", String(64), nullable=False, unique=True),
    Column("user_id", Integer, ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("label", String(60), nullable=False),
    Column("created", Double, nullable=False),
    Column("expires", Double),
    # The session in which it was made (its digest): it ends with it.
    Column("session", String(64)),
)

# A table and the game played at it are one row. `revision` counts every change, also undo, and never goes back;
# `version` is the engine's number of actions and gifts.
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
    # Who may chat here, beside the players: nobody else, people with an account, everybody.
    Column("talk", String(10), nullable=False, default="accounts", server_default="accounts"),
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
    # The head of the record (edition, options, dealt set-up); the lines follow from `actions`.
    Column("header", Text),
    Column("snapshot", Text),
    Column("state_hash", String(16)),
    Column("rules_version", String(20)),
    Column("undos", Integer, nullable=False, default=0),
    # Seconds left per seat and since when the decider's clock runs.
    Column("clocks", Text),
    Column("clock_since", Double),
    # When somebody has to look after this game: a bot to move, a forced decision, a clock at zero.
    Column("due", Double),
    Column("agreed", Text, nullable=False, default="[]"),
    Column("result", Text),
    # What the bots at this table draw by: nobody can know it before the game is over. Null in games begun earlier.
    Column("bot_seed", BigInteger),
    Index("ix_games_state_touched", "state", "touched"),
    Index("ix_games_host_id", "host_id"),
    Index("ix_games_due", "due"),
)

seats = Table(
    "seats",
    metadata,
    _game(),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("user_id", Integer, ForeignKey("users.id"), index=True),
    Column("name", String(40)),
    Column("bot", String(80)),
    Column("stand_in", String(80)),
)

# One row per action or gift; `version` is the game's version after it.
actions = Table(
    "actions",
    metadata,
    _game(),
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
    # Why a bot chose this: JSON with a code, parameters and the kind of decision.
    Column("reason", Text),
    UniqueConstraint("game_id", "seat", "request"),
)

# Actions taken back. Kept so that a request sent twice is one move even when it was undone in between.
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

# Positions kept on the way, so that no look-up or undo replays a whole game, whatever its length.
checkpoints = Table(
    "checkpoints",
    metadata,
    _game(),
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
    # Hidden by an administrator, who may restore it.
    Column("hidden", Boolean, nullable=False, default=False, server_default=false()),
    Index("ix_chat_game_id_id", "game_id", "id"),
)

chat_read = Table(
    "chat_read",
    metadata,
    _game(),
    Column("user_id", Integer, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("seen", Integer, nullable=False),
)

# How far somebody is in the lesson of an edition: the numbers of the steps done.
lessons = Table(
    "lessons",
    metadata,
    Column("user_id", Integer, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("edition", String(40), primary_key=True),
    Column("done", Text, nullable=False),
)

# Tables at which somebody learns: at a step of a lesson, or (without a step) in a first game with hints.
lesson_tables = Table(
    "lesson_tables",
    metadata,
    _game(),
    Column("user_id", Integer, ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("edition", String(40), nullable=False),
    Column("step", Integer),
)

# Whom a host has removed from a table: they do not come back to it.
removed = Table(
    "removed",
    metadata,
    _game(),
    Column("user_id", Integer, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
)

# Players who want a bot to play for one who is absent, and at which version of the game.
absence_votes = Table(
    "absence_votes",
    metadata,
    _game(),
    Column("seat", Integer, primary_key=True),
    Column("user_id", Integer, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, nullable=False),
)

# Whose chat and tables somebody does not want to see.
blocks = Table(
    "blocks",
    metadata,
    Column("user_id", Integer, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("blocked_id", Integer, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("at", Double, nullable=False),
)

# What people have reported. Name and words are kept as they were when it was reported.
reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Double, nullable=False),
    Column("by_id", Integer, ForeignKey("users.id", ondelete="SET NULL")),
    Column("user_id", Integer, ForeignKey("users.id", ondelete="SET NULL"), index=True),
    Column("about", String(10), nullable=False),  # person, name, line
    Column("name", String(40), nullable=False),
    Column("game_id", String(12)),
    Column("line_id", Integer),
    Column("text", String(500)),
    Column("reason", String(20), nullable=False),
    Column("words", String(500), nullable=False),
    Column("open", Boolean, nullable=False),
    Index("ix_reports_open_id", "open", "id"),
)

# Who did what as an administrator, to whom, and why. Never changed; what it is about may be gone.
moderation_log = Table(
    "moderation_log",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Double, nullable=False),
    Column("by_id", Integer),  # null: from the command line
    Column("by_name", String(40), nullable=False),
    Column("action", String(20), nullable=False),
    Column("user_id", Integer),
    Column("about", String(200), nullable=False),
    Column("game_id", String(12)),
    Column("until", Double),
    Column("reason", String(300), nullable=False),
)

# Addresses (of IPv6 the network) from which no guest may play for a while.
address_bans = Table(
    "address_bans",
    metadata,
    Column("address", String(45), primary_key=True),
    Column("until", Double, nullable=False),
    Column("reason", String(300), nullable=False),
)

# How often somebody has asked for something within a window of time; `key` is a digest, so no addresses are kept.
rate_counts = Table(
    "rate_counts",
    metadata,
    Column("key", String(36), primary_key=True),
    Column("until", Double, nullable=False, index=True),
    Column("used", Integer, nullable=False),
)
