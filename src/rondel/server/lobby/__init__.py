"""The lobby: tables, live updates, alerts and friends."""

from rondel.server.lobby import alerts, friends, listing
from rondel.server.lobby.alerts import AlertMatcher, delete_host_notices
from rondel.server.lobby.lobby import Lobby
from rondel.server.lobby.updates import follow_lobby

__all__ = [
    "AlertMatcher",
    "Lobby",
    "alerts",
    "delete_host_notices",
    "follow_lobby",
    "friends",
    "listing",
]
