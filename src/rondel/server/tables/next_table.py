"""The table after a game: the same settings, everybody one seat further."""

from __future__ import annotations

import rondel
from rondel.server.errors import conflict, forbidden
from rondel.server.people.visitors import Visitor
from rondel.server.play.table import Seat, TableRow, refuse_hidden
from rondel.server.tables.setting_up import new_table


def refuse_unless_played(table: TableRow, visitor: Visitor) -> None:
    """A rematch is for those who played a game that is over."""
    refuse_hidden(table, visitor)
    if table.sandbox or table.lesson_step is not None or all(seat.user_id != visitor.id for seat in table.seats):
        raise forbidden("not_at_table", "You had no seat at this table.")
    if table.state != "over":
        raise conflict("not_over", "This game is not over yet.")


def next_table(before: TableRow, visitor: Visitor) -> TableRow:
    """A table for the rematch; the seats of others are open."""
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
