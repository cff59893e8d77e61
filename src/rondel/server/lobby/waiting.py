"""Who waits for a table like the one that has come: told once per table, and of a few tables a day."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence
from typing import Any

import structlog
from sqlalchemy import ColumnElement, func, or_, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from rondel.server.clock import clock
from rondel.server.lobby.friends import friends_of
from rondel.server.lobby.listing import has_free_seat, is_wanted
from rondel.server.lobby.lobby import is_public
from rondel.server.lobby.wishes import filter_of, params_of
from rondel.server.notices.happenings import Happening, note
from rondel.server.play.loaded import LoadedGame
from rondel.server.play.table import TableRow
from rondel.server.services import Services
from rondel.server.storage.models import blocks, notices, removed, wishes
from rondel.server.storage.unreachable import no_database

MOST_A_DAY = 5  # tables that one person is told of
DAY = 86_400.0
AT_ONCE = 200  # people told in one transaction
MOST_WAITING = 1_000
log = structlog.get_logger()


class Wishes:
    """Looks for people who wait for a table that has come, or at which a seat is free again. After the commit, one
    table at a time: nobody who opens a table waits for it."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._waiting: deque[TableRow] = deque(maxlen=MOST_WAITING)
        self._work: asyncio.Task[None] | None = None

    def follow(self, loaded: LoadedGame) -> None:
        if loaded.table.state == "open" and has_room(loaded.table):
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
                await tell_those_who_wait(self._services, self._waiting.popleft())
            except SQLAlchemyError as error:
                no_database(error)  # noted; the next change of the table is another occasion
            except Exception:
                log.exception("wishes_failed")


def has_room(table: TableRow) -> bool:
    """May anybody who finds it sit down here?"""
    return table.state == "open" and is_public(table) and has_free_seat(table)


async def tell_those_who_wait(services: Services, table: TableRow) -> None:
    async with services.store.read() as connection:
        people = await _waiting_for(connection, table)
        people = await _without_told_enough(connection, people)
    params = params_of(table.host_name)
    for first in range(0, len(people), AT_ONCE):
        told = people[first : first + AT_ONCE]
        async with services.store.write() as connection:
            await note(
                connection,
                *(
                    Happening(
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
        if is_wanted(table, filter_of(row), friends.get(row.user_id, frozenset())):
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
