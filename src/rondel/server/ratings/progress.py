"""How far the ratings have come: one row, which also lets one process at a time change ratings and archive.

Every transaction that touches both takes it first, so none of them sees the other half done and none waits in a circle.
"""

from __future__ import annotations

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from rondel.server.clock import clock
from rondel.server.storage.models import rating_state

NOTHING = (0.0, "")
SPOILED = (float("inf"), "")  # later than every game: whatever comes next makes everything be rated again


async def hold(connection: AsyncConnection) -> tuple[float, str]:
    """Wait for whoever holds it; the end and the id of the last game that is rated."""
    await connection.execute(update(rating_state).values(at=clock.now()))
    row = (await connection.execute(select(rating_state))).one()
    return row.ended, row.game_id


async def come_to(connection: AsyncConnection, last: tuple[float, str]) -> None:
    ended, game_id = last
    await connection.execute(update(rating_state).values(ended=ended, game_id=game_id))
