"""Tables: listed, set up, started, taken away. A table that starts becomes the game."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from typing import Any

from sqlalchemy import ColumnElement, Row, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from rondel.server.errors import bad, conflict
from rondel.server.http.wire.tables import NewTable
from rondel.server.lobby.shelf import refuse_to_delete
from rondel.server.people.names import LONGEST_TABLE_NAME, clean_name
from rondel.server.people.registered import checked_name
from rondel.server.people.visitors import Visitor
from rondel.server.play.change import Change, busy
from rondel.server.play.clocks import checked_clock
from rondel.server.play.loaded import LoadedGame
from rondel.server.play.rows import row_query, table_row
from rondel.server.play.table import Seat, TableRow, refuse_unless_host
from rondel.server.services import Services
from rondel.server.storage.models import blocks, games, lesson_tables, seats, users
from rondel.server.tables.customs import checked_customs, checked_pace, checked_talk
from rondel.server.tables.kept import Invited, keep_seat, refuse_invitation
from rondel.server.tables.setting_up import (
    begin,
    bot_name,
    checked_options,
    known_bot,
    new_table,
    refuse_unless_open,
    wanted_seats,
)

FILTERS = ("mine", "open", "running", "over")
LISTED = 100
MOST_OPEN, MOST_OPEN_OF_GUEST = 8, 4  # tables of one person that wait for players


async def create(
    services: Services, host: Visitor, wanted: NewTable, invited: Mapping[int, Invited] | None = None
) -> LoadedGame:
    """A new table; `invited`: for whom which seats are kept."""
    invited = invited or {}
    options = checked_options(wanted.edition, wanted.options)
    checked_pace(wanted.pace)
    clock = checked_clock(wanted.clock) if wanted.clock else None
    checked_talk(wanted.talk)
    table_seats = wanted_seats(services.bots.names, host, wanted.seats)
    if len(invited) > len({person.id for person in invited.values()}):
        raise conflict("there_already", "This person sits at this table, or is invited to it already.")
    for person in invited.values():
        await refuse_invitation(services, host, person)
    for each in wanted.seats:
        if each.kind in ("me", "hot_seat") and each.name:
            await checked_name(services, each.name, host.id)
    name = clean_name(wanted.name, LONGEST_TABLE_NAME) if wanted.name else host.name
    services.words.refuse(name)
    if wanted.start and any(seat.kind == "open" for seat in table_seats):
        raise bad("open_seats", "A game can start at once only if no seat is open.")
    table = new_table(
        host,
        name,
        wanted.edition,
        options,
        table_seats,
        pace=wanted.pace,
        clock=clock,
        private=wanted.private,
        auto_forced=wanted.auto_forced,
        talk=wanted.talk,
        customs=checked_customs(services.bots.names, wanted.customs),
    )
    async with services.games.create(table) as change:
        for number, person in invited.items():
            keep_seat(change, number, person, host)
        if wanted.start:
            begin(change, wanted.seed)
    return change.after


async def refuse_many_open(connection: AsyncConnection, loaded: LoadedGame) -> None:
    """Nobody fills the lobby alone: so many tables that wait for players, also if all are opened at the same moment."""
    table = loaded.table
    if table.state != "open" or table.revision > 0:
        return
    # One after another, but without waiting for those whose new table names the same host.
    host = select(users.c.account).where(users.c.id == table.host_id).with_for_update(key_share=True)
    most = MOST_OPEN_OF_GUEST if await connection.scalar(host) is None else MOST_OPEN
    query = select(func.count()).where(games.c.host_id == table.host_id, games.c.state == "open")
    if (await connection.scalar(query) or 0) > most:
        raise conflict("open_tables", f"You have {most} tables waiting for players already.", most=most)


def checked_bot(services: Services, bot: str | None) -> str:
    return known_bot(services.bots.names, bot)


async def start(
    services: Services, game_id: str, visitor: Visitor, bot: str | None = None, seed: int | None = None
) -> LoadedGame:
    """Begin the game; open seats are filled with `bot` if one is named."""
    if bot is not None:
        checked_bot(services, bot)

    def edit(change: Change) -> None:
        refuse_unless_host(change.table, visitor)
        refuse_unless_open(change.table)
        for seat in change.table.seats:
            if seat.kind == "open":
                if bot is None:
                    raise conflict("open_seats", "Some seats are still open: wait, or fill them with a bot.")
                change.seat(Seat(seat.seat, "bot", bot=bot, name=bot_name(list(change.table.seats), seat.seat)))
        begin(change, seed)

    return await services.games.retry(game_id, edit)


async def remove(services: Services, game_id: str, visitor: Visitor) -> None:
    """Take away a table that has not started, or at which nobody else has played; an admin may remove any."""
    async with services.games.cache.lock(game_id):
        table = (await services.games.current(game_id)).table
        refuse_unless_host(table, visitor)
        if not visitor.admin and table.state != "open":
            await refuse_to_delete(services, table, visitor)
        # Another process may have started it, or removed it, at the same moment.
        if not await services.games.remove(game_id, expect=table.revision):
            raise busy()


async def listed(services: Services, visitor: Visitor | None, which: str) -> list[TableRow]:
    """Tables for the lobby: mine, open ones to join, running ones to watch. Without positions.

    Newest first; of those for everybody the newest one of each host, then the second of each, and so on: whoever opens
    many pushes nobody else's out.
    """
    query = row_query(light=True)
    order: list[ColumnElement[Any]] = [games.c.touched.desc()]
    if which == "mine":
        if visitor is None:
            return []
        sits = select(seats.c.game_id).where(seats.c.user_id == visitor.id)
        query = query.where(or_(games.c.host_id == visitor.id, games.c.id.in_(sits)), lesson_tables.c.step.is_(None))
    elif which in ("open", "running", "over"):
        public = (games.c.state == which, games.c.private.is_(False), games.c.sandbox.is_(False))
        # When the last move of a game was made is not for everybody.
        moment = games.c.created if which == "running" else games.c.touched
        number = func.row_number().over(partition_by=games.c.host_id, order_by=moment.desc()).label("number")
        numbered = select(games.c.id, number).where(*public).subquery()
        query = query.join(numbered, numbered.c.id == games.c.id)
        order = [numbered.c.number, moment.desc()]
        if visitor is not None:
            # Neither sees the other's tables: whoever is blocked could not join them.
            unwanted = select(blocks.c.blocked_id).where(blocks.c.user_id == visitor.id)
            unwelcome = select(blocks.c.user_id).where(blocks.c.blocked_id == visitor.id)
            query = query.where(games.c.host_id.not_in(unwanted), games.c.host_id.not_in(unwelcome))
    else:
        raise bad("filter", "The filter is mine, open, running or over.")
    async with services.store.read() as connection:
        rows = (await connection.execute(query.order_by(*order).limit(LISTED))).all()
        found = (
            await connection.execute(
                select(seats).where(seats.c.game_id.in_([row.id for row in rows])).order_by(seats.c.seat)
            )
        ).all()
    seats_of: defaultdict[str, list[Row[Any]]] = defaultdict(list)
    for seat in found:
        seats_of[seat.game_id].append(seat)
    return [table_row(row, seats_of[row.id]) for row in rows]
