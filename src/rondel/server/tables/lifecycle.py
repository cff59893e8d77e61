"""Lifecycle of tables: list, create, start, change settings, delete, rematch. The game has the ID of its table."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from msgspec import UNSET
from sqlalchemy import ColumnElement, Row, func, or_, select

from rondel.server.limits import lock_host
from rondel.server.people import checked_name
from rondel.server.play import StoredChange, row_query, table_row
from rondel.server.services import Services
from rondel.server.storage import Result
from rondel.server.storage.models import blocks, games, lesson_tables, seats, users
from rondel.server.tables.invitations import Invitee, refuse_invitation, reserve_seat
from rondel.server.tables.own_tables import refuse_to_delete
from rondel.server.tables.seating import take_seat
from rondel.table.change import busy
from rondel.table.clocks import checked_clock
from rondel.table.errors import RevisionConflict, bad, conflict
from rondel.table.loaded import LoadedGame
from rondel.table.setup import (
    begin,
    bot_name,
    checked_customs,
    checked_options,
    checked_pace,
    checked_talk,
    known_bot,
    new_table,
    next_table,
    refuse_unless_open,
    refuse_unless_played,
    wanted_seats,
)
from rondel.table.table import Seat, TableRow, refuse_hidden, refuse_unless_host
from rondel.table.visitors import LONGEST_TABLE_NAME, Visitor, clean_name
from rondel.wire.tables import NewTable, TableChange

FILTERS = ("mine", "open", "running", "over")
LISTED = 100
MOST_OPEN, MOST_OPEN_OF_GUEST = 8, 4  # open tables per host


async def create(
    services: Services, host: Visitor, wanted: NewTable, invited: Mapping[int, Invitee] | None = None
) -> LoadedGame:
    """Create a table; `invited` are the people for reserved seats."""
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
    services.word_filter.refuse(name)
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
            reserve_seat(change, number, person, host)
        if wanted.start:
            begin(change, wanted.seed)
    return change.after


async def refuse_many_open(change: StoredChange, _after: LoadedGame) -> None:
    """Limit the open tables per host, including concurrent requests."""
    if change.table.state != "open" or not change.is_new:
        return
    host = change.table.host_id
    lock_host(change)
    waiting = select(func.count()).where(games.c.host_id == host, games.c.state == "open").scalar_subquery()
    change.check(select(users.c.account, waiting).where(users.c.id == host), _few_enough)


def _few_enough(result: Result) -> None:
    [[account, waiting]] = result.rows
    most = MOST_OPEN_OF_GUEST if account is None else MOST_OPEN
    if waiting > most:
        raise conflict("open_tables", f"You have {most} tables waiting for players already.", most=most)


async def start(
    services: Services, game_id: str, visitor: Visitor, bot: str | None = None, seed: int | None = None
) -> LoadedGame:
    """Start the game; open seats are filled with `bot` if given."""
    if bot is not None:
        known_bot(services.bots.names, bot)

    def edit(change: StoredChange) -> None:
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
    """Delete a table that has not started or at which nobody else played; an administrator may delete any."""
    async with services.games.cache.lock(game_id):
        table = (await services.games.current(game_id)).table
        refuse_unless_host(table, visitor)
        if not visitor.admin and table.state != "open":
            await refuse_to_delete(services, table, visitor)
        # Another process may have started or deleted it concurrently.
        if not await services.games.remove(game_id, expect=table.revision):
            raise busy()


async def list_tables(services: Services, visitor: Visitor | None, which: str) -> list[TableRow]:
    """Return tables for the lobby: mine, open or running ones, without positions.

    Newest first. Public tables are ordered round-robin by host, so that no host crowds out the others.
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
        # The time of the last move of a running game is not public.
        moment = games.c.created if which == "running" else games.c.touched
        number = func.row_number().over(partition_by=games.c.host_id, order_by=moment.desc()).label("number")
        numbered = select(games.c.id, number).where(*public).subquery()
        query = query.join(numbered, numbered.c.id == games.c.id)
        order = [numbered.c.number, moment.desc()]
        if visitor is not None:
            # Blocking hides tables in both directions.
            blocked_by_me = select(blocks.c.blocked_id).where(blocks.c.user_id == visitor.id)
            blocking_me = select(blocks.c.user_id).where(blocks.c.blocked_id == visitor.id)
            query = query.where(games.c.host_id.not_in(blocked_by_me), games.c.host_id.not_in(blocking_me))
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


async def change_table(services: Services, game_id: str, visitor: Visitor, wanted: TableChange) -> LoadedGame:
    """Change the settings of a table before the start."""
    values: dict[str, object] = {}
    if wanted.name is not UNSET:
        values["name"] = clean_name(wanted.name, LONGEST_TABLE_NAME)
        services.word_filter.refuse(str(values["name"]))
    if wanted.pace is not UNSET:
        values["pace"] = checked_pace(wanted.pace)
    if wanted.clock is not UNSET:
        values["clock"] = checked_clock(wanted.clock) if wanted.clock else None
    if wanted.talk is not UNSET:
        values["talk"] = checked_talk(wanted.talk)
    if wanted.customs is not UNSET:
        values["customs"] = checked_customs(services.bots.names, wanted.customs)
    values |= {name: set_ for name in ("private", "auto_forced") if (set_ := getattr(wanted, name)) is not UNSET}

    def edit(change: StoredChange) -> None:
        refuse_unless_host(change.table, visitor)
        if change.table.state != "open":
            raise conflict("started", "This game has started already.")
        if "talk" in values and change.table.talk == "nobody" and not visitor.admin:
            del values["talk"]  # an administrator has closed the chat
        if values:
            change.row(**values)

    return await services.games.retry(game_id, edit, event="table")


TRIES = 3


async def rematch(services: Services, game_id: str, visitor: Visitor) -> LoadedGame:
    """Return the table of the rematch: the first request creates it, later ones take their reserved seat."""
    before = (await services.games.current(game_id)).table
    refuse_unless_played(before, visitor)
    for _ in range(TRIES):
        if (known := await _rematch_of(services, game_id)) is not None:
            return await _join_rematch(services, known, visitor)
        with suppress(RevisionConflict):  # a concurrent request created it: find it in the next attempt
            async with services.games.create(next_table(before, visitor)) as change:
                _invite_others(change, before, visitor)
                if all(seat.kind != "open" for seat in change.table.seats):
                    begin(change)
            return change.after
    raise busy()


async def _rematch_of(services: Services, game_id: str) -> str | None:
    async with services.store.read() as connection:
        return await connection.scalar(select(games.c.id).where(games.c.rematch_of == game_id))


def _invite_others(change: StoredChange, before: TableRow, visitor: Visitor) -> None:
    for number in range(len(before.seats)):
        old = before.seats[number - 1]
        if old.kind == "human" and old.user_id not in (None, visitor.id):
            reserve_seat(change, number, Invitee(old.user_id or 0, old.name or ""), visitor)


async def _join_rematch(services: Services, game_id: str, visitor: Visitor) -> LoadedGame:
    def edit(change: StoredChange) -> None:
        seat = next((each.seat for each in change.table.seats if each.is_reserved_for(visitor.id, change.now)), None)
        if seat is not None and change.table.state == "open":
            take_seat(change, seat, visitor)
        else:
            refuse_hidden(change.table, visitor)

    return await services.games.retry(game_id, edit, event="table")
