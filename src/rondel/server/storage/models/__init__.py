"""The tables of the database. Times are seconds since 1970 (UTC); JSON is text, so that both databases agree."""

from __future__ import annotations

from rondel.server.storage.models.accounts import left_names, one_time_links, passkey_challenges, passkeys
from rondel.server.storage.models.analysis import analyses
from rondel.server.storage.models.archive import rating_state, rating_steps, ratings, results
from rondel.server.storage.models.games import (
    absence_votes,
    actions,
    chat,
    chat_read,
    chat_recipients,
    checkpoints,
    games,
    invitations,
    lesson_tables,
    removed,
    seats,
    undone,
)
from rondel.server.storage.models.lobby import friendships, shelves, wishes
from rondel.server.storage.models.notices import (
    asked_turns,
    notice_preferences,
    notice_state,
    notice_tables,
    notices,
)
from rondel.server.storage.models.orders import order_lines, orders
from rondel.server.storage.models.outgoing import (
    outgoing,
    outgoing_keys,
    push_subscriptions,
    server_keys,
    webhooks,
)
from rondel.server.storage.models.people import blocks, lessons, sessions, tokens, users
from rondel.server.storage.models.running import (
    address_bans,
    kept_editions,
    moderation_log,
    processes,
    rate_counts,
    reports,
    server_state,
)
from rondel.server.storage.models.schema import metadata
from rondel.server.storage.models.tournaments import (
    feed_keys,
    tournament_players,
    tournament_rounds,
    tournament_tables,
    tournaments,
)

__all__ = [
    "absence_votes",
    "actions",
    "address_bans",
    "analyses",
    "asked_turns",
    "blocks",
    "chat",
    "chat_read",
    "chat_recipients",
    "checkpoints",
    "feed_keys",
    "friendships",
    "games",
    "invitations",
    "kept_editions",
    "left_names",
    "lesson_tables",
    "lessons",
    "metadata",
    "moderation_log",
    "notice_preferences",
    "notice_state",
    "notice_tables",
    "notices",
    "one_time_links",
    "order_lines",
    "orders",
    "outgoing",
    "outgoing_keys",
    "passkey_challenges",
    "passkeys",
    "processes",
    "push_subscriptions",
    "rate_counts",
    "rating_state",
    "rating_steps",
    "ratings",
    "removed",
    "reports",
    "results",
    "seats",
    "server_keys",
    "server_state",
    "sessions",
    "shelves",
    "tokens",
    "tournament_players",
    "tournament_rounds",
    "tournament_tables",
    "tournaments",
    "undone",
    "users",
    "webhooks",
    "wishes",
]
