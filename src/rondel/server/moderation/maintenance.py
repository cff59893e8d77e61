"""Maintenance: games rest, clocks stand still, everybody is told; switched by an administrator or the operator."""

from __future__ import annotations

from sqlalchemy import update

from rondel.server.clock import clock
from rondel.server.moderation.log import Moderator, checked_reason, noted
from rondel.server.services import Services
from rondel.server.storage.models import server_state


async def switch(services: Services, moderator: Moderator, on: bool, reason: str = "") -> bool:
    """Let all games rest, or go on; was that not so already? Every process notices within seconds."""
    reason = checked_reason(moderator, reason)
    unlike = server_state.c.maintenance.is_(None) if on else server_state.c.maintenance.is_not(None)
    async with services.store.write() as connection:
        changed = await connection.execute(
            update(server_state).where(unlike).values(maintenance=clock.now() if on else None)
        )
        if changed.rowcount == 1:
            await connection.execute(noted(moderator, "rest" if on else "go_on", "", reason))
    return changed.rowcount == 1
