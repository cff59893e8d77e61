"""A rematch: the same people, bots and settings, everybody one seat further. There is one of each game."""

from __future__ import annotations

from contextlib import suppress

from sqlalchemy import select

from rondel.server.errors import RevisionConflict
from rondel.server.people.visitors import Visitor
from rondel.server.play.change import Change, busy
from rondel.server.play.loaded import LoadedGame
from rondel.server.play.table import TableRow, refuse_hidden
from rondel.server.services import Services
from rondel.server.storage.models import games
from rondel.server.tables.kept import Invited, keep_seat
from rondel.server.tables.next_table import next_table, refuse_unless_played
from rondel.server.tables.seating import take_seat
from rondel.server.tables.setting_up import begin

TRIES = 3


async def rematch(services: Services, game_id: str, visitor: Visitor) -> LoadedGame:
    """The table of the rematch, made by whoever asks first; who asks later takes the seat that is kept for them."""
    before = (await services.games.current(game_id)).table
    refuse_unless_played(before, visitor)
    for _ in range(TRIES):
        if (known := await _rematch_of(services, game_id)) is not None:
            return await _come_along(services, known, visitor)
        with suppress(RevisionConflict):  # somebody else was faster: theirs is found then
            async with services.games.create(next_table(before, visitor)) as change:
                _invite_others(change, before, visitor)
                if all(seat.kind != "open" for seat in change.table.seats):
                    begin(change)
            return change.after
    raise busy()


async def _rematch_of(services: Services, game_id: str) -> str | None:
    async with services.store.read() as connection:
        return await connection.scalar(select(games.c.id).where(games.c.rematch_of == game_id))


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
