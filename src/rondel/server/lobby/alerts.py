"""Alerts: saved lobby filters that notify a person when a matching table opens."""

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
    """Save a filter as an alert; duplicates are merged."""
    checked_filter(wanted)
    if wanted.state not in (None, "open") or wanted.tag is not None:
        raise bad("filter", "An alert can only match tables that wait for players.", field="state")
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
        # Lock the row of the person, so that concurrent requests cannot exceed the limit.
        await connection.execute(select(users.c.id).where(users.c.id == visitor.id).with_for_update())
        await connection.execute(delete(wishes).where(own, *same))
        if (await connection.scalar(select(func.count()).where(own)) or 0) >= MOST_ALERTS:
            raise conflict("many_wishes", f"You wait for {MOST_ALERTS} kinds of tables already.", most=MOST_ALERTS)
        await connection.execute(insert(wishes).values(user_id=visitor.id, at=clock.now(), **values))
    return await list_alerts(services, visitor.id)


async def delete_alert(services: Services, visitor: Visitor, wish_id: int) -> None:
    async with services.store.write() as connection:
        deleted = await connection.execute(delete(wishes).where(wishes.c.id == wish_id, wishes.c.user_id == visitor.id))
    if deleted.rowcount != 1:
        raise unknown("wish")


def params_of(host_name: str) -> dict[str, str | int]:
    return {"name": host_name}


async def delete_host_notices(connection: AsyncConnection, name: str) -> None:
    """Delete notifications that name a deleted user as the host of a table."""
    params = msgspec.json.encode(params_of(name)).decode()
    await connection.execute(delete(notices).where(notices.c.kind == "table_opened", notices.c.params == params))


def filter_of(row: Row[Any]) -> TableFilter:
    return TableFilter(
        edition=row.edition, players=row.players, pace=row.pace, text=row.text, friends=bool(row.friends)
    )


MOST_A_DAY = 5  # alert notifications per person
DAY = 86_400.0
BATCH_SIZE = 200  # people notified per transaction
MOST_WAITING = 1_000
log = structlog.get_logger()


class AlertMatcher:
    """Matches new tables, and tables with a free seat again, against alerts.

    Runs in the background after the commit, one table at a time.
    """

    def __init__(self, store: Store, wake: Callable[[], None]) -> None:
        """`wake` wakes the notification scheduler."""
        self._store, self._wake = store, wake
        self._is_on = False
        self._waiting: deque[TableRow] = deque(maxlen=MOST_WAITING)
        self._work: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._is_on = True

    def on_game_changed(self, loaded: LoadedGame) -> None:
        if self._is_on and loaded.table.state == "open" and is_joinable(loaded.table):
            self._waiting.append(loaded.table)
            if self._work is None or self._work.done():
                self._work = asyncio.ensure_future(self._run())

    async def stop(self) -> None:
        if self._work:
            self._work.cancel()
            await asyncio.gather(self._work, return_exceptions=True)

    async def _run(self) -> None:
        while self._waiting:
            try:
                await notify_matches(self._store, self._waiting.popleft())
                self._wake()
            except SQLAlchemyError as error:
                database_unavailable(error)  # noted; the next change of the table is another occasion
            except Exception:
                log.exception("alerts_failed")


def is_joinable(table: TableRow) -> bool:
    """Return whether anybody can take a seat at this table."""
    return table.state == "open" and is_public(table) and has_free_seat(table)


async def notify_matches(store: Store, table: TableRow) -> None:
    async with store.read() as connection:
        people = await _matching_people(connection, table)
        people = await _under_daily_limit(connection, people)
    params = params_of(table.host_name)
    for first in range(0, len(people), BATCH_SIZE):
        batch = people[first : first + BATCH_SIZE]
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
                    for user_id in batch
                ),
            )


async def _matching_people(connection: AsyncConnection, table: TableRow) -> list[int]:
    """Return the people with a matching alert who are not at the table and are allowed to join."""

    def matches_or_null(column: ColumnElement[Any], value: object) -> ColumnElement[bool]:
        return or_(column.is_(None), column == value)

    here = {table.host_id, *(seat.user_id for seat in table.seats if seat.user_id is not None)}
    blocking = select(blocks.c.user_id).where(blocks.c.blocked_id == table.host_id)
    blocked = select(blocks.c.blocked_id).where(blocks.c.user_id == table.host_id)
    removed_people = select(removed.c.user_id).where(removed.c.game_id == table.id)
    notified = select(notices.c.user_id).where(notices.c.game_id == table.id, notices.c.kind == "table_opened")
    query = select(wishes).where(
        matches_or_null(wishes.c.edition, table.edition),
        matches_or_null(wishes.c.players, len(table.seats)),
        matches_or_null(wishes.c.pace, table.pace),
        wishes.c.user_id.not_in(here),
        *(wishes.c.user_id.not_in(each) for each in (blocking, blocked, removed_people, notified)),
    )
    found: dict[int, None] = {}
    friends: dict[int, frozenset[int]] = {}
    for row in (await connection.execute(query.order_by(wishes.c.id))).all():
        if row.friends and row.user_id not in friends:
            friends[row.user_id] = await friends_of(connection, row.user_id)
        if matches(table, filter_of(row), friends.get(row.user_id, frozenset())):
            found[row.user_id] = None
    return list(found)


async def _under_daily_limit(connection: AsyncConnection, people: Sequence[int]) -> list[int]:
    """Return the people who have not reached the daily limit of notifications."""
    enough: set[int] = set()
    for first in range(0, len(people), BATCH_SIZE):
        today = (
            select(notices.c.user_id)
            .where(notices.c.user_id.in_(people[first : first + BATCH_SIZE]), notices.c.kind == "table_opened")
            .where(notices.c.at > clock.now() - DAY)
            .group_by(notices.c.user_id)
            .having(func.count() >= MOST_A_DAY)
        )
        enough |= set((await connection.execute(today)).scalars().all())
    return [user_id for user_id in people if user_id not in enough]
