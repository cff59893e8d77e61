"""A person's own tables: archive flag, hidden flag, and permission to delete."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import ColumnElement, delete, exists, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from rondel.server.play import row_query, with_seats
from rondel.server.services import Services
from rondel.server.storage import upsert
from rondel.server.storage.models import actions, games, lesson_tables, seats, shelves
from rondel.table.clocks import clock
from rondel.table.errors import bad, conflict, forbidden
from rondel.table.table import TableRow, refuse_hidden
from rondel.table.visitors import Visitor

PLACES = ("archived", "hidden")
LISTED = 100


class OwnTables(NamedTuple):
    """A person's tables, which of them may be deleted, and the numbers of archived and hidden ones."""

    tables: list[TableRow]
    deletable: list[str]
    archived: int
    hidden: int


async def own_tables(services: Services, visitor: Visitor, place: str | None = None) -> OwnTables:
    """Return the tables with this person as player or host, or the archived or hidden ones; newest first."""
    sits = select(seats.c.game_id).where(seats.c.user_id == visitor.id)
    mine = or_(games.c.host_id == visitor.id, games.c.id.in_(sits))
    away = shelves.c.user_id == visitor.id
    is_flagged = exists().where(shelves.c.game_id == games.c.id, away)
    wanted = is_flagged.where(shelves.c.place == place) if place in PLACES else ~is_flagged
    query = row_query(light=True).where(mine, wanted, lesson_tables.c.step.is_(None))
    async with services.store.read() as connection:
        # Unfinished games come first.
        rows = (
            await connection.execute(query.order_by(games.c.state == "over", games.c.touched.desc()).limit(LISTED))
        ).all()
        ids = [row.id for row in rows]
        sitting = await connection.execute(select(seats).where(seats.c.game_id.in_(ids)).order_by(seats.c.seat))
        tables = with_seats(rows, sitting.all())
        counts = select(shelves.c.place, func.count().label("many")).where(away).group_by(shelves.c.place)
        many = {row.place: row.many for row in (await connection.execute(counts)).all()}
        deletable = await _deletable(connection, visitor, tables)
    return OwnTables(tables, deletable, many.get("archived", 0), many.get("hidden", 0))


async def set_place(services: Services, game_id: str, visitor: Visitor, place: str | None) -> None:
    """Archive a finished game, hide a table, or clear the flag (None)."""
    if place is not None and place not in PLACES:
        raise bad("shelf", "A table is archived, hidden or listed.", places=list(PLACES))
    table = (await services.games.current(game_id)).table
    refuse_hidden(table, visitor)
    if visitor.id != table.host_id and all(seat.user_id != visitor.id for seat in table.seats):
        raise forbidden("not_at_table", "You have no seat at this table.")
    if place == "archived" and table.state != "over":
        raise conflict("archive_not_over", "Only finished games can be archived.")
    async with services.store.write() as connection:
        if place is None:
            mine = (shelves.c.game_id == game_id, shelves.c.user_id == visitor.id)
            await connection.execute(delete(shelves).where(*mine))
        else:
            row = upsert(connection, shelves).values(game_id=game_id, user_id=visitor.id, place=place, at=clock.now())
            await connection.execute(
                row.on_conflict_do_update(index_elements=["game_id", "user_id"], set_={"place": place})
            )


async def refuse_to_delete(services: Services, table: TableRow, visitor: Visitor) -> None:
    """Refuse to delete a game that other people play or played."""
    async with services.store.read() as connection:
        if table.id not in await _deletable(connection, visitor, [table]):
            raise conflict("others_played", "Others play or have played here: this game is not yours alone.")


async def _deletable(connection: AsyncConnection, visitor: Visitor, tables: Sequence[TableRow]) -> list[str]:
    """Return the deletable tables: sandboxes, tables nobody joined, solo games."""
    alone = [table for table in tables if table.host_id == visitor.id and _is_alone(table, visitor.id)]
    begun = {table.id: set(table.seats_of(visitor.id)) for table in alone if table.state != "open"}
    others: set[str] = set()
    if begun:
        # A person who left may have played a seat that is now a bot's; their moves are in the log.
        not_mine: list[ColumnElement[bool]] = [
            (actions.c.game_id == game_id) & actions.c.seat.not_in(mine) for game_id, mine in begun.items()
        ]
        query = select(actions.c.game_id).where(or_(*not_mine), actions.c.played_by.in_(("human", "clock", "stand_in")))
        others = set((await connection.execute(query.distinct())).scalars().all())
    return [table.id for table in alone if table.sandbox or table.id not in others]


def _is_alone(table: TableRow, user_id: int) -> bool:
    return all(seat.kind != "human" or seat.user_id == user_id for seat in table.seats)
