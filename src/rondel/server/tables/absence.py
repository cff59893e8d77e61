"""An absent player at a table without a clock: after a while the host, or most of the others, let a bot stand in.

The player takes the seat back on returning, as after a clock that ran out.
"""

from __future__ import annotations

import time

import msgspec
from sqlalchemy import delete, func, insert, select

from rondel.server.errors import conflict, forbidden, unknown
from rondel.server.people.visitors import Visitor
from rondel.server.play.cache import LoadedGame
from rondel.server.play.change import Change
from rondel.server.play.table import TableRow, refuse_hidden
from rondel.server.services import Services
from rondel.server.storage.models import absence_votes
from rondel.server.tables.seating import STAND_IN

HOUR = 3600.0
# How long a player may take before the others may go on, by the pace of the table.
PATIENCE = {"live": HOUR / 4, "fast": 24 * HOUR, "slow": 7 * 24 * HOUR}


def waiting_since(loaded: LoadedGame) -> float:
    """When the player who is to decide was asked: at the last line of the log."""
    return loaded.log[-1].at if loaded.log else loaded.table.touched


async def replace_absent(services: Services, game_id: str, visitor: Visitor, seat: int) -> LoadedGame:
    """Ask that a bot stands in for an absent player; done at once for the host, else when most others ask for it."""
    loaded = await services.games.current(game_id)
    _refuse_unless_absent(loaded, visitor, seat)
    table = loaded.table
    if visitor.id != table.host_id and not visitor.admin:
        others = {each.user_id for each in table.seats if each.kind == "human" and each.seat != seat}
        others.discard(table.seats[seat].user_id)
        if await _votes(services, loaded, visitor, seat) * 2 <= len(others):
            return loaded  # noted; the others have to agree
    version = loaded.version

    def edit(change: Change) -> None:
        now = change.table
        if now.state != "running" or now.version != version or now.turn_player != seat:
            raise conflict("stale", "The player decided at the last moment.")
        change.seat(msgspec.structs.replace(now.seats[seat], stand_in=STAND_IN))
        change.statement(delete(absence_votes).where(absence_votes.c.game_id == game_id))

    return await services.games.retry(game_id, edit)


def _refuse_unless_absent(loaded: LoadedGame, visitor: Visitor, seat: int) -> None:
    table: TableRow = loaded.table
    refuse_hidden(table, visitor)
    if not 0 <= seat < len(table.seats):
        raise unknown("seat")
    if not (table.seats_of(visitor.id) or visitor.id == table.host_id or visitor.admin):
        raise forbidden("not_at_table", "You have no seat at this table.")
    if table.state != "running":
        raise conflict("not_running", "This game is not running.")
    sitting = table.seats[seat]
    if sitting.kind != "human" or sitting.stand_in or sitting.user_id == visitor.id or table.turn_player != seat:
        raise conflict("not_absent", "Nobody is waiting for this player.")
    if table.clock is not None:
        raise conflict("has_clock", "At this table the clock decides when a bot stands in.")
    left = PATIENCE[table.pace] - (time.time() - waiting_since(loaded))
    if left > 0:
        minutes = int(left // 60) + 1
        raise conflict("too_early", f"Wait {minutes} more minutes; then a bot may stand in.", minutes=minutes)


async def _votes(services: Services, loaded: LoadedGame, visitor: Visitor, seat: int) -> int:
    """How many want this now, with the one who asks."""
    at_seat = (absence_votes.c.game_id == loaded.id, absence_votes.c.seat == seat)
    async with services.store.write() as connection:
        await connection.execute(
            delete(absence_votes).where(
                *at_seat, (absence_votes.c.user_id == visitor.id) | (absence_votes.c.version != loaded.version)
            )
        )
        await connection.execute(
            insert(absence_votes).values(game_id=loaded.id, seat=seat, user_id=visitor.id, version=loaded.version)
        )
        return await connection.scalar(select(func.count()).select_from(absence_votes).where(*at_seat)) or 0
