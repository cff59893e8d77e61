"""Who is present at a table, told to the other processes."""

from __future__ import annotations

from rondel.server.services import Services
from rondel.server.storage.messages import Message

MOST_PEOPLE = 500  # at one table; a message holds 8000 bytes


async def announce_presence(services: Services, game_id: str) -> None:
    people = sorted(services.hub.here(game_id))[:MOST_PEOPLE]
    await services.store.announce_now(Message(presence=game_id, people=people))


async def announce_all(services: Services) -> None:
    """What other processes heard about presence is believed for a while only: say it again."""
    for game_id in services.hub.games_listened_to():
        await announce_presence(services, game_id)
