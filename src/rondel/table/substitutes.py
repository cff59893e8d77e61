"""Substitute bots, resigning, and ending a game by agreement."""

from __future__ import annotations

import msgspec

from rondel.table import clocks
from rondel.table.change import Change
from rondel.table.errors import conflict, forbidden, unknown
from rondel.table.table import TableRow, refuse_hidden
from rondel.table.visitors import Visitor


def hand_over(change: Change, seat: int, bot: str | None, visitor: Visitor | None, revision: int | None = None) -> None:
    """Let a bot substitute for a player, or give the seat back (`bot` None).

    Requested by a `visitor`, or by a clock that ran out at `revision`.
    """
    table = change.table
    if visitor is not None:
        refuse_hidden(table, visitor)
    refuse_unknown_seat(table, seat)
    before = table.seats[seat]
    if visitor is not None and seat not in table.seats_of(visitor.id):
        raise forbidden("not_your_seat", "That seat is not yours.")
    if table.state != "running":
        raise conflict("not_running", "This game is not running.")
    if visitor is None and (table.clock_runs_for != seat or table.revision != revision):
        raise conflict("stale", "The player decided at the last moment.")
    if table.clock is not None and table.clocks is not None:
        banks = clocks.remaining(table.clocks, table.clock_runs_for, table.clock_since, change.server_time)
        if bot is None and before.stand_in is not None:
            banks[seat] = max(banks[seat], table.clock.increment, clocks.FORGIVEN_SECONDS)
        change.row(clocks=banks, clock_since=change.server_time)
    change.seat(msgspec.structs.replace(before, kind="human", bot=None, stand_in=bot))
    end_if_agreed(change)


def give_up(change: Change, visitor: Visitor, seat: int | None) -> None:
    """Resign one seat of a person, or all of them."""
    table = change.table
    refuse_hidden(table, visitor)
    mine = table.seats_of(visitor.id)
    if not mine:
        raise forbidden("not_at_table", "You have no seat at this table.")
    if table.state != "running":
        raise conflict("not_running", "This game is not running.")
    if seat is not None and seat not in mine:
        raise forbidden("not_your_seat", "That seat is not yours.")
    for number in mine if seat is None else [seat]:
        resign_seat(change, number)
    end_if_agreed(change)


def resign_seat(change: Change, seat: int) -> None:
    table, seat_row = change.table, change.table.seats[seat]
    bot = seat_row.stand_in or table.customs.stand_in
    if table.clock is not None and table.clocks is not None:
        banks = clocks.remaining(table.clocks, table.clock_runs_for, table.clock_since, change.server_time)
        change.row(clocks=banks, clock_since=change.server_time)
    change.seat(msgspec.structs.replace(seat_row, stand_in=bot, resigned=True))
    change.row(notes=[*change.table.notes, {"event": "resigned", "player": seat}])


def agree_to_end(change: Change, visitor: Visitor, agree: bool) -> None:
    """Record that a person agrees to end the game, or withdraws it."""
    table = change.table
    refuse_hidden(table, visitor)
    mine = set(table.seats_of(visitor.id))
    if not mine:
        raise forbidden("not_at_table", "You have no seat at this table.")
    if table.state != "running":
        raise conflict("not_running", "This game is not running.")
    change.row(agreed=sorted(set(table.agreed) | mine if agree else set(table.agreed) - mine))
    end_if_agreed(change)


def refuse_unknown_seat(table: TableRow, seat: int) -> None:
    if not 0 <= seat < len(table.seats):
        raise unknown("seat")


def end_if_agreed(change: Change) -> None:
    table = change.table
    people = {seat.seat for seat in table.seats if seat.kind == "human" and seat.stand_in is None}
    if table.state == "running" and table.agreed and people and people <= set(table.agreed):
        change.end("agreement")
