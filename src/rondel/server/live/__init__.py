"""Live updates: who listens, what each viewer sees, Server-Sent Events."""

from rondel.server.live import following
from rondel.server.live.following import Reader, follow
from rondel.server.live.hub import LOBBY, Hub, Listener, announce_all
from rondel.server.live.stream import EventStream, Follow, SendEvent

__all__ = [
    "LOBBY",
    "EventStream",
    "Follow",
    "Hub",
    "Listener",
    "Reader",
    "SendEvent",
    "announce_all",
    "follow",
    "following",
]
