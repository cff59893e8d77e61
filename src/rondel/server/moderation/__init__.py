"""Moderation: reports, mutes, bans, hidden chat lines, and the moderation log."""

from rondel.server.moderation import log, overview, person_actions, reports, table_actions
from rondel.server.moderation.log import CONSOLE, Moderator

__all__ = [
    "CONSOLE",
    "Moderator",
    "log",
    "overview",
    "person_actions",
    "reports",
    "table_actions",
]
