"""Live updates: listeners, presence and Server-Sent Events."""

from rondel.server.live import game_stream
from rondel.server.live.game_stream import SessionCheck, follow_game
from rondel.server.live.hub import LOBBY, Hub, Listener, announce_all
from rondel.server.live.stream import EventStream, Follow, SendEvent

__all__ = [
    "LOBBY",
    "EventStream",
    "Follow",
    "Hub",
    "Listener",
    "SendEvent",
    "SessionCheck",
    "announce_all",
    "follow_game",
    "game_stream",
]
