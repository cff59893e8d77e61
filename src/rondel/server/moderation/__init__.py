"""Keeping the peace: reports, mutes, bans, hidden chat, and a log of who did what and why."""

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
