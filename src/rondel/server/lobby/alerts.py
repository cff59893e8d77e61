"""Wishes: "tell me when a table like this opens". What is kept of them is a filter of the lobby."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import structlog
from sqlalchemy import ColumnElement, Row, delete, func, insert, or_, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from rondel.server.lobby.friends import friends_of
from rondel.server.lobby.listing import checked_filter, has_free_seat, matches
from rondel.server.lobby.lobby import is_public
from rondel.server.notify import NewNotice, add_notices
from rondel.server.services import Services
from rondel.server.storage import Store, database_unavailable
from rondel.server.storage.models import blocks, notices, removed, users, wishes
from rondel.table.clocks import clock
from rondel.table.errors import bad, conflict, unknown
from rondel.table.loaded import LoadedGame
from rondel.table.table import TableRow
from rondel.table.visitors import Visitor
from rondel.wire.lobby import TableFilter, TableWish

MOST_ALERTS = 10


async def list_alerts(services: Services, user_id: int) -> list[TableWish]:
    query = select(wishes).where(wishes.c.user_id == user_id).order_by(wishes.c.id)
    async with services.store.read() as connection:
        rows = (await connection.execute(query)).all()
    return [TableWish(id=row.id, filter=filter_of(row)) for row in rows]


async def add_alert(services: Services, visitor: Visitor, wanted: TableFilter) -> list[TableWish]:
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
        if (await connection.scalar(select(func.count()).where(own)) or 0) >= MOST_ALERTS:
            raise conflict("many_wishes", f"You wait for {MOST_ALERTS} kinds of tables already.", most=MOST_ALERTS)
        await connection.execute(insert(wishes).values(user_id=visitor.id, at=clock.now(), **values))
    return await list_alerts(services, visitor.id)


async def delete_alert(services: Services, visitor: Visitor, wish_id: int) -> None:
    async with services.store.write() as connection:
        gone = await connection.execute(delete(wishes).where(wishes.c.id == wish_id, wishes.c.user_id == visitor.id))
    if gone.rowcount != 1:
        raise unknown("wish")


def params_of(host_name: str) -> dict[str, str | int]:
    return {"name": host_name}


async def delete_host_notices(connection: AsyncConnection, name: str) -> None:
    """Somebody's data are deleted: nobody is told any more that they opened a table."""
    params = msgspec.json.encode(params_of(name)).decode()
    await connection.execute(delete(notices).where(notices.c.kind == "table_opened", notices.c.params == params))


def filter_of(row: Row[Any]) -> TableFilter:
    return TableFilter(
        edition=row.edition, players=row.players, pace=row.pace, text=row.text, friends=bool(row.friends)
    )


MOST_A_DAY = 5  # tables that one person is told of
DAY = 86_400.0
AT_ONCE = 200  # people told in one transaction
MOST_WAITING = 1_000
log = structlog.get_logger()


class AlertMatcher:
    """Looks for people who wait for a table that has come, or at which a seat is free again. After the commit, one
    table at a time: nobody who opens a table waits for it."""

    def __init__(self, store: Store, wake: Callable[[], None]) -> None:
        """`wake`: who sends notices is to look."""
        self._store, self._wake = store, wake
        self._is_on = False
        self._waiting: deque[TableRow] = deque(maxlen=MOST_WAITING)
        self._work: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._is_on = True

    def on_game_changed(self, loaded: LoadedGame) -> None:
        if self._is_on and loaded.table.state == "open" and has_room(loaded.table):
            self._waiting.append(loaded.table)
            if self._work is None or self._work.done():
                self._work = asyncio.ensure_future(self._go_on())

    async def stop(self) -> None:
        if self._work:
            self._work.cancel()
            await asyncio.gather(self._work, return_exceptions=True)

    async def _go_on(self) -> None:
        while self._waiting:
            try:
                await notify_matches(self._store, self._waiting.popleft())
                self._wake()
            except SQLAlchemyError as error:
                database_unavailable(error)  # noted; the next change of the table is another occasion
            except Exception:
                log.exception("wishes_failed")


def has_room(table: TableRow) -> bool:
    """May anybody who finds it sit down here?"""
    return table.state == "open" and is_public(table) and has_free_seat(table)


async def notify_matches(store: Store, table: TableRow) -> None:
    async with store.read() as connection:
        people = await _waiting_for(connection, table)
        people = await _without_told_enough(connection, people)
    params = params_of(table.host_name)
    for first in range(0, len(people), AT_ONCE):
        told = people[first : first + AT_ONCE]
        async with store.write() as connection:
            await add_notices(
                connection,
                *(
                    NewNotice(
                        kind="table_opened",
                        user_id=user_id,
                        game_id=table.id,
                        params=params,
                        key=f"table_opened {table.id}",
                    )
                    for user_id in told
                ),
            )


async def _waiting_for(connection: AsyncConnection, table: TableRow) -> list[int]:
    """Who wishes for such a table, does not sit there, and may."""

    def any_or(column: ColumnElement[Any], value: object) -> ColumnElement[bool]:
        return or_(column.is_(None), column == value)

    here = {table.host_id, *(seat.user_id for seat in table.seats if seat.user_id is not None)}
    blocking = select(blocks.c.user_id).where(blocks.c.blocked_id == table.host_id)
    blocked = select(blocks.c.blocked_id).where(blocks.c.user_id == table.host_id)
    sent_away = select(removed.c.user_id).where(removed.c.game_id == table.id)
    told = select(notices.c.user_id).where(notices.c.game_id == table.id, notices.c.kind == "table_opened")
    query = select(wishes).where(
        any_or(wishes.c.edition, table.edition),
        any_or(wishes.c.players, len(table.seats)),
        any_or(wishes.c.pace, table.pace),
        wishes.c.user_id.not_in(here),
        *(wishes.c.user_id.not_in(each) for each in (blocking, blocked, sent_away, told)),
    )
    found: dict[int, None] = {}
    friends: dict[int, frozenset[int]] = {}
    for row in (await connection.execute(query.order_by(wishes.c.id))).all():
        if row.friends and row.user_id not in friends:
            friends[row.user_id] = await friends_of(connection, row.user_id)
        if matches(table, filter_of(row), friends.get(row.user_id, frozenset())):
            found[row.user_id] = None
    return list(found)


async def _without_told_enough(connection: AsyncConnection, people: Sequence[int]) -> list[int]:
    """Nobody is told of more than a few tables a day."""
    enough: set[int] = set()
    for first in range(0, len(people), AT_ONCE):
        today = (
            select(notices.c.user_id)
            .where(notices.c.user_id.in_(people[first : first + AT_ONCE]), notices.c.kind == "table_opened")
            .where(notices.c.at > clock.now() - DAY)
            .group_by(notices.c.user_id)
            .having(func.count() >= MOST_A_DAY)
        )
        enough |= set((await connection.execute(today)).scalars().all())
    return [user_id for user_id in people if user_id not in enough]
