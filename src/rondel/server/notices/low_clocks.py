"""Whose clock is running low: found by the time at which a game is due, which is when the clock is at zero."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Row, select
from sqlalchemy.ext.asyncio import AsyncConnection

from rondel.server.notices.happenings import Happening, note
from rondel.server.notices.turns import turn_began
from rondel.server.services import Services
from rondel.server.storage.models import games, seats
from rondel.wire.tables import Clock

LOW_SHARE = 0.2  # of the time on a full clock
LONGEST_LOW = 12 * 3600.0
SHORTEST_BANK = 3600.0  # with less than this nobody plays by notices
IN_HOURS = 2 * 3600.0  # from here on nobody counts in minutes
MOST = 500  # in one look, those that end first


def is_low(clock: Clock, left: float) -> bool:
    return clock.bank >= SHORTEST_BANK and 0 < left <= min(LONGEST_LOW, clock.bank * LOW_SHARE)


async def look_at_clocks(services: Services, now: float, server_now: float) -> int:
    """Note whose clock has become low; how many there were. `server_now` is the time that counts for clocks."""
    query = (
        select(*(games.c[name] for name in ("id", "edition", "version", "clock", "due")))
        .add_columns(games.c.turn_player, games.c.turn_nation, games.c.turn_kind)
        .where(
            games.c.due > server_now,
            games.c.due <= server_now + LONGEST_LOW,
            games.c.state == "running",
            games.c.clock.is_not(None),
            games.c.sandbox.is_(False),
        )
        .order_by(games.c.due)
        .limit(MOST)
    )
    async with services.store.read() as connection:
        rows = (await connection.execute(query)).all()
        found = [each for row in rows if (each := await _found(services, connection, row, server_now))]
    if found:
        async with services.store.write() as connection:
            await note(connection, *found, at=now)
    return len(found)


async def _found(services: Services, connection: AsyncConnection, row: Row[Any], server_now: float) -> Happening | None:
    left = row.due - server_now
    if not is_low(msgspec.json.decode(row.clock, type=Clock), left):
        return None
    seated = (await connection.execute(select(seats).where(seats.c.game_id == row.id))).all()
    asked = next((seat for seat in seated if seat.seat == row.turn_player), None)
    if asked is None or asked.kind != "human" or asked.user_id is None or asked.stand_in is not None:
        return None
    if asked.user_id in services.hub.present(row.id):
        return None
    mine = [seat.seat for seat in seated if seat.user_id == asked.user_id]
    since = await turn_began(connection, row.id, row.version, mine)
    return Happening(
        kind="clock_low",
        user_id=asked.user_id,
        game_id=row.id,
        key=f"clock:{row.id}:{since}",
        params={
            "edition": row.edition,
            "nation": row.turn_nation or "",
            "decision": row.turn_kind or "",
            "seat": asked.seat,
            "minutes": max(1, round(left / 60)),
            "hours": round(left / 3600) if left >= IN_HOURS else 0,
        },
    )
