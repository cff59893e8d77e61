"""What is kept of finished games when the games themselves are gone: how each seat fared."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Double, ForeignKey, Index, Integer, String, Table, Text, false

from rondel.server.storage.models.schema import game_key, metadata

# One row per seat of a finished game, derived from the game (see archive/results). It outlives the game, so `game_id`
# refers to nothing; `player` is who is rated: a person, a bot, or somebody who is gone and has no name any more.
results = Table(
    "results",
    metadata,
    Column("game_id", String(12), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player", String(90), nullable=False),
    Column("user_id", Integer, ForeignKey("users.id", ondelete="SET NULL")),
    Column("bot", String(80)),
    # Did somebody with an account play here; did whoever began at this seat still play here at the end?
    Column("account", Boolean, nullable=False),
    Column("kept", Boolean, nullable=False),
    Column("private", Boolean, nullable=False),
    Column("edition", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    # The part of all points, and of the victory, that went to this seat.
    Column("share", Double, nullable=False),
    Column("won", Double, nullable=False),
    Column("ended_by", String(10), nullable=False),
    Column("ended", Double, nullable=False),
    # The nations governed after the set-up, and the first spaces of the first of them; words separated by spaces.
    Column("nations", String(200), nullable=False),
    Column("opening", String(80)),
    Column("rounds", Integer, nullable=False),
    Column("decisions", Integer, nullable=False),
    # Have the ratings looked at this game?
    Column("rated", Boolean, nullable=False, default=False, server_default=false()),
    Index("ix_results_player", "player"),
    Index("ix_results_user_id_ended", "user_id", "ended"),
    Index("ix_results_rated_ended_game_id", "rated", "ended", "game_id"),
)

# How strong somebody is, in one edition with one number of players: on the ladder of the people, or of the bots.
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

# What a rated game made of the ratings of those who played it.
rating_steps = Table(
    "rating_steps",
    metadata,
    Column("game_id", String(12), primary_key=True),
    Column("player", String(90), primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Index("ix_rating_steps_player", "player"),
)

# One row: the last game the ratings know. Whoever changes it first rates, the others wait.
rating_state = Table(
    "rating_state",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("ended", Double, nullable=False),
    Column("game_id", String(12), nullable=False),
    Column("at", Double, nullable=False),
)


# What a row holds is the review of the game at one version, without the names of its players: those are on the seats.
analyses = Table(
    "analyses",
    metadata,
    game_key(),
    Column("version", Integer, nullable=False),
    Column("state", String(8), nullable=False),  # waiting, working, done, failed
    Column("asked", Double, nullable=False),
    # Until when whoever works on it is believed to be alive; also the mark by which it is theirs.
    Column("lease", Double, nullable=False, default=0.0),
    Column("tries", Integer, nullable=False, default=0),
    Column("done", Integer, nullable=False, default=0),
    Column("steps", Integer, nullable=False, default=0),
    Column("content", Text),
    Index("ix_analyses_state_asked", "state", "asked"),
)
