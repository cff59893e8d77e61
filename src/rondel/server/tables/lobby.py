"""Tables: listed, set up, started, taken away. A table that starts becomes the game."""

from __future__ import annotations

import secrets
import time
from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Row, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

import rondel
from rondel.server.errors import bad, conflict
from rondel.server.http.wire.tables import NewTable, SeatChoice
from rondel.server.lobby.shelf import refuse_to_delete
from rondel.server.people.names import LONGEST_TABLE_NAME, clean_name, own_name
from rondel.server.people.registered import checked_name
from rondel.server.people.visitors import Visitor
from rondel.server.play.cache import LoadedGame
from rondel.server.play.change import Change, busy
from rondel.server.play.clocks import checked_clock
from rondel.server.play.table import Seat, TableRow, free_name, refuse_unless_host, row_query, table_row
from rondel.server.services import Services
from rondel.server.storage.models import blocks, games, lesson_tables, seats, users
from rondel.server.tables.customs import checked_customs, checked_pace, checked_talk
from rondel.server.tables.kept import Invited, keep_seat, refuse_invitation

FILTERS = ("mine", "open", "running", "over")
MOST_SEATS = 6
LISTED = 100
MOST_OPEN, MOST_OPEN_OF_GUEST = 8, 4  # tables of one person that wait for players


async def create(
    services: Services, host: Visitor, wanted: NewTable, invited: Mapping[int, Invited] | None = None
) -> LoadedGame:
    """A new table; `invited`: for whom which seats are kept."""
    invited = invited or {}
    if wanted.edition not in rondel.editions():
        raise bad("edition", f"There is no edition {wanted.edition[:40]!r}.", editions=list(rondel.editions()))
    options = checked_options(wanted.edition, wanted.options)
    checked_pace(wanted.pace)
    clock = checked_clock(wanted.clock) if wanted.clock else None
    checked_talk(wanted.talk)
    table_seats = _wanted_seats(services, host, wanted.seats)
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
        customs=checked_customs(services, wanted.customs),
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


def new_table(
    host: Visitor, name: str, edition: str, options: rondel.Options, table_seats: list[Seat], **more: Any
) -> TableRow:
    """A table that has not started, with an id and an invitation of its own."""
    now = time.time()
    wishes = {"pace": "live", "clock": None, "private": False, "auto_forced": False, "sandbox": False, **more}
    return TableRow(
        id=new_id(),
        name=name,
        edition=edition,
        options=options.to_dict(),
        state="open",
        host_id=host.id,
        host_name=host.name,
        invite=secrets.token_urlsafe(9),
        created=now,
        touched=now,
        seats=tuple(table_seats),
        bot_seed=secrets.randbits(62),
        **wishes,
    )


def new_id() -> str:
    """Ten letters and digits without the ones people confuse: nobody guesses a table."""
    return "".join(secrets.choice("23456789abcdefghjkmnpqrstuvwxyz") for _ in range(10))


def checked_options(edition: str, wanted: dict[str, object]) -> rondel.Options:
    try:
        options = rondel.Options.from_dict(wanted)
        options.check(rondel.edition(edition))
    except (rondel.RondelError, TypeError) as error:
        raise bad("options", str(error)) from None
    return options


def checked_bot(services: Services, bot: str | None) -> str:
    if bot is None or bot not in services.bots.names:
        raise bad("bot", f"There is no bot called {(bot or '')[:40]!r}.", bots=list(services.bots.names))
    return bot


def _wanted_seats(services: Services, host: Visitor, wanted: list[SeatChoice]) -> list[Seat]:
    if not 2 <= len(wanted) <= MOST_SEATS:
        raise bad("seats", f"A table has 2 to {MOST_SEATS} seats.", most=MOST_SEATS)
    table_seats: list[Seat] = []
    for number, each in enumerate(wanted):
        if each.kind in ("open", "invited"):
            table_seats.append(Seat(number, "open"))
        elif each.kind == "bot":
            bot = checked_bot(services, each.bot)
            table_seats.append(Seat(number, "bot", bot=bot, name=bot_name(table_seats, bot)))
        elif each.kind in ("me", "hot_seat"):
            name = own_name(each.name) if each.name else host.name
            table_seats.append(Seat(number, "human", user_id=host.id, name=free_name(table_seats, name)))
        else:
            raise bad("seats", "A seat is for me, hot_seat, bot, open or invited.", seat=number)
    return table_seats


def bot_name(others: list[Seat], bot: str) -> str:
    word = bot.rpartition(":")[2].rpartition(".")[2].replace("_", " ")
    return free_name(others, word[:1].upper() + word[1:30])


def refuse_unless_open(table: TableRow) -> None:
    if table.state != "open":
        raise conflict("started", "This game has started already.")


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
                change.seat(Seat(seat.seat, "bot", bot=bot, name=bot_name(list(change.table.seats), bot)))
        begin(change, seed)

    return await services.games.retry(game_id, edit)


def begin(
    change: Change, seed: int | None = None, deal: Sequence[str] | None = None, start_player: int | None = None
) -> None:
    """Deal the first position of the game at this table; `deal` and `start_player` where they are fixed."""
    table = change.table
    try:
        game = rondel.new_game(
            table.edition,
            players=[seat.name or "?" for seat in table.seats],
            options=rondel.Options.from_dict(table.options),
            seed=secrets.randbits(31) if seed is None else seed,
            deal=deal,
            start_player=start_player,
        )
    except rondel.RondelError as error:
        raise bad("options", str(error)) from None
    change.begin(game)


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
