"""A reader of a tournament's page is told that something in it has changed, and asks for it."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable

from rondel.server.live.following import BEAT, event
from rondel.server.live.hub import Listener
from rondel.server.live.reader import Reader
from rondel.server.people.visitors import Visitor
from rondel.server.services import Services

KIND = "tournament"
NOTHING = b"{}"


def place_of(tournament_id: str) -> str:
    """Where its readers listen."""
    return f"{KIND} {tournament_id}"


async def follow_tournament(
    services: Services, listener: Listener, visitor: Visitor | None, send: Callable[[bytes], Awaitable[None]]
) -> None:
    """A word at the beginning, for what happened before, then one whenever something has happened."""
    try:
        await send(b"retry: 2000\n\n" + event(KIND, NOTHING))
        reader = Reader(services, listener, visitor, time.monotonic())
        while not (services.hub.closing or listener.is_gone):
            await listener.changed.wait()
            if reader.is_in_doubt and not await reader.is_the_same():
                return
            kinds = listener.taken()
            if kinds & {KIND, "state"}:
                await send(event(KIND, NOTHING))
            elif kinds == BEAT:
                await send(b": still here\n\n")
    finally:
        services.hub.leave(listener)
