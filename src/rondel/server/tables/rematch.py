"""A rematch: the same people, bots and settings, everybody one seat further. There is one of each game."""

from __future__ import annotations

from contextlib import suppress

from sqlalchemy import select

import rondel
from rondel.server.errors import RevisionConflict, conflict, forbidden
from rondel.server.people.visitors import Visitor
from rondel.server.play.change import Change, busy
from rondel.server.play.loaded import LoadedGame
from rondel.server.play.table import Seat, TableRow, refuse_hidden
from rondel.server.services import Services
from rondel.server.storage.models import games
from rondel.server.tables.kept import Invited, keep_seat
from rondel.server.tables.seating import take_seat
from rondel.server.tables.setting_up import begin, new_table

TRIES = 3


async def rematch(services: Services, game_id: str, visitor: Visitor) -> LoadedGame:
    """The table of the rematch, made by whoever asks first; who asks later takes the seat that is kept for them."""
    before = (await services.games.current(game_id)).table
    _refuse_unless_played(before, visitor)
    for _ in range(TRIES):
        if (known := await _rematch_of(services, game_id)) is not None:
            return await _come_along(services, known, visitor)
        with suppress(RevisionConflict):  # somebody else was faster: theirs is found then
            async with services.games.create(_next_table(before, visitor)) as change:
                _invite_others(change, before, visitor)
                if all(seat.kind != "open" for seat in change.table.seats):
                    begin(change)
            return change.after
    raise busy()


def _refuse_unless_played(table: TableRow, visitor: Visitor) -> None:
    refuse_hidden(table, visitor)
    if table.sandbox or table.lesson_step is not None or all(seat.user_id != visitor.id for seat in table.seats):
        raise forbidden("not_at_table", "You had no seat at this table.")
    if table.state != "over":
        raise conflict("not_over", "This game is not over yet.")


async def _rematch_of(services: Services, game_id: str) -> str | None:
    async with services.store.read() as connection:
        return await connection.scalar(select(games.c.id).where(games.c.rematch_of == game_id))


def _next_table(before: TableRow, visitor: Visitor) -> TableRow:
    seats = [_next_seat(before, number, visitor) for number in range(len(before.seats))]
    return new_table(
        visitor,
        before.name,
        before.edition,
        rondel.Options.from_dict(before.options),
        seats,
        pace=before.pace,
        clock=before.clock,
        private=before.private,
        auto_forced=before.auto_forced,
        talk=before.talk,
        customs=before.customs,
        rematch_of=before.id,
    )


def _next_seat(before: TableRow, number: int, visitor: Visitor) -> Seat:
    """Who sat one seat before this one sits here."""
    old = before.seats[number - 1]
    if old.kind == "bot":
        return Seat(number, "bot", bot=old.bot, name=old.name)
    if old.user_id == visitor.id:
        return Seat(number, "human", user_id=visitor.id, name=old.name)
    return Seat(number, "open")


def _invite_others(change: Change, before: TableRow, visitor: Visitor) -> None:
    for number in range(len(before.seats)):
        old = before.seats[number - 1]
        if old.kind == "human" and old.user_id not in (None, visitor.id):
            keep_seat(change, number, Invited(old.user_id or 0, old.name or ""), visitor)


async def _come_along(services: Services, game_id: str, visitor: Visitor) -> LoadedGame:
    def edit(change: Change) -> None:
        kept = next((each.seat for each in change.table.seats if each.is_kept_for(visitor.id, change.now)), None)
        if kept is not None and change.table.state == "open":
            take_seat(change, kept, visitor)
        else:
            refuse_hidden(change.table, visitor)

    return await services.games.retry(game_id, edit, tell="table")
