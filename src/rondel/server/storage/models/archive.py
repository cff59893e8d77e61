"""Results, ratings and analyses of finished games; results outlive the games."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Double, ForeignKey, Index, Integer, String, Table, Text, false

from rondel.server.storage.models.schema import game_key, metadata

# One row per seat of a finished game, derived from the game (see archive/results). Rows outlive the game, so `game_id`
# is no foreign key; `player` identifies who is rated: a person, a bot or a deleted user.
results = Table(
    "results",
    metadata,
    Column("game_id", String(12), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player", String(90), nullable=False),
    Column("user_id", Integer, ForeignKey("users.id", ondelete="SET NULL")),
    Column("bot", String(80)),
    # Whether the player had an account, and whether the player at the start was still playing at the end.
    Column("account", Boolean, nullable=False),
    Column("kept", Boolean, nullable=False),
    Column("private", Boolean, nullable=False),
    Column("edition", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    # This seat's share of all points, and of the victory.
    Column("share", Double, nullable=False),
    Column("won", Double, nullable=False),
    Column("ended_by", String(10), nullable=False),
    Column("ended", Double, nullable=False),
    # The nations governed after setup, and the first rondel spaces of the first of them; separated by spaces.
    Column("nations", String(200), nullable=False),
    Column("opening", String(80)),
    Column("rounds", Integer, nullable=False),
    Column("decisions", Integer, nullable=False),
    # Whether the rating job has processed this game.
    Column("rated", Boolean, nullable=False, default=False, server_default=false()),
    Index("ix_results_player", "player"),
    Index("ix_results_user_id_ended", "user_id", "ended"),
    Index("ix_results_rated_ended_game_id", "rated", "ended", "game_id"),
)

# Ratings per edition and number of players, on separate ladders for people and bots.
ratings = Table(
    "ratings",
    metadata,
    Column("ladder", String(8), primary_key=True),
    Column("edition", String(40), primary_key=True),
    Column("players", Integer, primary_key=True),
    Column("player", String(90), primary_key=True),
    Column("user_id", Integer, ForeignKey("users.id", ondelete="SET NULL"), index=True),
    Column("bot", String(80)),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("won", Double, nullable=False),
    Column("last", Double, nullable=False),
)

# The players' ratings after each rated game.
rating_steps = Table(
    "rating_steps",
    metadata,
    Column("game_id", String(12), primary_key=True),
    Column("player", String(90), primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Index("ix_rating_steps_player", "player"),
)

# A single row: the last rated game, which also serves as the lock of the rating job.
rating_state = Table(
    "rating_state",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("ended", Double, nullable=False),
    Column("game_id", String(12), nullable=False),
    Column("at", Double, nullable=False),
)


# The analysis of a game at one version, without player names, which are on the seats.
analyses = Table(
    "analyses",
    metadata,
    game_key(),
    Column("version", Integer, nullable=False),
    Column("state", String(8), nullable=False),  # waiting, working, done, failed
    Column("asked", Double, nullable=False),
    # End of the lease of the process that works on it; also identifies that process's claim.
    Column("lease", Double, nullable=False, default=0.0),
    Column("tries", Integer, nullable=False, default=0),
    Column("done", Integer, nullable=False, default=0),
    Column("steps", Integer, nullable=False, default=0),
    Column("content", Text),
    Index("ix_analyses_state_asked", "state", "asked"),
)
