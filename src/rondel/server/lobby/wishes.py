"""Wishes: "tell me when a table like this opens". What is kept of them is a filter of the lobby."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Row, delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from rondel.server.clock import clock
from rondel.server.errors import bad, conflict, unknown
from rondel.server.http.wire.lobby import TableFilter, TableWish
from rondel.server.lobby.filters import checked_filter
from rondel.server.people.visitors import Visitor
from rondel.server.services import Services
from rondel.server.storage.models import notices, users, wishes

MOST_WISHES = 10


async def mine(services: Services, user_id: int) -> list[TableWish]:
    query = select(wishes).where(wishes.c.user_id == user_id).order_by(wishes.c.id)
    async with services.store.read() as connection:
        rows = (await connection.execute(query)).all()
    return [TableWish(id=row.id, filter=filter_of(row)) for row in rows]


async def add(services: Services, visitor: Visitor, wanted: TableFilter) -> list[TableWish]:
    """Keep a filter; the same one twice is one wish."""
    checked_filter(wanted)
    if wanted.state not in (None, "open") or wanted.tag is not None:
        raise bad("filter", "A wish is about tables that wait for players.", field="state")
    values = {
        "edition": wanted.edition,
        "players": wanted.players,
        "pace": wanted.pace,
        "text": " ".join((wanted.text or "").split()) or None,
        "friends": wanted.friends,
    }
    same = [wishes.c[name].is_not_distinct_from(value) for name, value in values.items()]
    own = wishes.c.user_id == visitor.id
    async with services.store.write() as connection:
        # The row of the person is the lock: of requests at the same moment each counts those before.
        await connection.execute(select(users.c.id).where(users.c.id == visitor.id).with_for_update())
        await connection.execute(delete(wishes).where(own, *same))
        if (await connection.scalar(select(func.count()).where(own)) or 0) >= MOST_WISHES:
            raise conflict("many_wishes", f"You wait for {MOST_WISHES} kinds of tables already.", most=MOST_WISHES)
        await connection.execute(insert(wishes).values(user_id=visitor.id, at=clock.now(), **values))
    return await mine(services, visitor.id)


async def drop(services: Services, visitor: Visitor, wish_id: int) -> None:
    async with services.store.write() as connection:
        gone = await connection.execute(delete(wishes).where(wishes.c.id == wish_id, wishes.c.user_id == visitor.id))
    if gone.rowcount != 1:
        raise unknown("wish")


def params_of(host_name: str) -> dict[str, str | int]:
    return {"name": host_name}


async def forget_host(connection: AsyncConnection, name: str) -> None:
    """Somebody's data are deleted: nobody is told any more that they opened a table."""
    params = msgspec.json.encode(params_of(name)).decode()
    await connection.execute(delete(notices).where(notices.c.kind == "table_opened", notices.c.params == params))


def filter_of(row: Row[Any]) -> TableFilter:
    return TableFilter(
        edition=row.edition, players=row.players, pace=row.pace, text=row.text, friends=bool(row.friends)
    )
