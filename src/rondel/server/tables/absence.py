"""An absent player at a table without a clock: after a while the host, or most of the others, let a bot stand in.

The player takes the seat back on returning, as after a clock that ran out.
"""

from __future__ import annotations

import time

import msgspec
from sqlalchemy import ColumnElement, delete, func, insert, select

from rondel.server.errors import conflict, forbidden, unknown
from rondel.server.http.wire.moderation import Absence
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


async def absence(services: Services, game_id: str, visitor: Visitor, seat: int) -> Absence:
    """How long the others still have to wait for a player, and who of them wants to go on."""
    loaded = await services.games.current(game_id)
    _refuse_unless_waiting(loaded, visitor, seat)
    query = select(absence_votes.c.user_id).where(*_votes_for(loaded, seat))
    async with services.store.read() as connection:
        voted = set((await connection.execute(query)).scalars().all())
    return Absence(
        votes=len(voted),
        needed=len(_others(loaded.table, seat)) // 2 + 1,
        yours=visitor.id in voted,
        minutes=_minutes_left(loaded),
        alone=_decides_alone(loaded.table, visitor),
    )


async def replace_absent(services: Services, game_id: str, visitor: Visitor, seat: int) -> LoadedGame:
    """Ask that a bot stands in for an absent player; done at once for the host, else when most others ask for it."""
    loaded = await services.games.current(game_id)
    _refuse_unless_waiting(loaded, visitor, seat)
    if minutes := _minutes_left(loaded):
        raise conflict("too_early", f"Wait {minutes} more minutes; then a bot may stand in.", minutes=minutes)
    table = loaded.table
    most = len(_others(table, seat)) // 2 + 1
    if not _decides_alone(table, visitor) and await _votes(services, loaded, visitor, seat) < most:
        return loaded  # noted; the others have to agree
    version = loaded.version

    def edit(change: Change) -> None:
        now = change.table
        if now.state != "running" or now.version != version or now.turn_player != seat:
            raise conflict("stale", "The player decided at the last moment.")
        change.seat(msgspec.structs.replace(now.seats[seat], stand_in=STAND_IN))
        change.statement(delete(absence_votes).where(absence_votes.c.game_id == game_id))

    return await services.games.retry(game_id, edit)


def _decides_alone(table: TableRow, visitor: Visitor) -> bool:
    return visitor.id == table.host_id or visitor.admin


def _others(table: TableRow, seat: int) -> set[int | None]:
    """Who else plays at this table."""
    others = {each.user_id for each in table.seats if each.kind == "human" and each.seat != seat}
    return others - {table.seats[seat].user_id}


def _minutes_left(loaded: LoadedGame) -> int:
    """How many minutes a player still has; 0: the others may go on."""
    left = PATIENCE[loaded.table.pace] - (time.time() - waiting_since(loaded))
    return int(left // 60) + 1 if left > 0 else 0


def _votes_for(loaded: LoadedGame, seat: int) -> tuple[ColumnElement[bool], ...]:
    return (
        absence_votes.c.game_id == loaded.id,
        absence_votes.c.seat == seat,
        absence_votes.c.version == loaded.version,
    )


def _refuse_unless_waiting(loaded: LoadedGame, visitor: Visitor, seat: int) -> None:
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
