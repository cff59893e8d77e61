"""Who sits where: joining, leaving, bots on seats, handing a seat to a bot and taking it back, ending by agreement."""

from __future__ import annotations

import time
from typing import Any

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from rondel.server.bots.automation import STAND_IN
from rondel.server.errors import bad, conflict, forbidden, unknown
from rondel.server.live.states import may_see
from rondel.server.people.visitors import Visitor
from rondel.server.play import clocks
from rondel.server.play.rooms import Room, Seat
from rondel.server.services import Services
from rondel.server.tables.lobby import (
    bot_name,
    change,
    checked_bot,
    due_for,
    free_name,
    refuse_unless_host,
    refuse_unless_open,
    write_seat,
)


async def join(services: Services, game_id: str, visitor: Visitor, seat: int | None, invite: str | None) -> Room:
    """Take an open seat; a private table wants its invitation."""

    async def edit(room: Room, connection: AsyncConnection) -> dict[str, Any]:
        if not may_see(room, visitor, invite):
            raise unknown("table")
        if room.seats_of(visitor.id):
            raise conflict("seated", "You have a seat at this table already.")
        refuse_unless_open(room)
        free = [chair.seat for chair in room.seats if chair.kind == "open"]
        if not free:
            raise conflict("full", "All seats of this table are taken.")
        wanted = free[0] if seat is None else seat
        if wanted not in free:
            raise conflict("taken", "This seat is not open.")
        chair = Seat(wanted, "human", user_id=visitor.id, name=free_name(room.seats, visitor.name))
        await write_seat(connection, room, chair)
        return {}

    return await change(services, game_id, edit, tell="table")


async def leave(services: Services, game_id: str, visitor: Visitor) -> Room:
    """Stand up: before the start the seat is open again, later a bot plays on for good."""

    async def edit(room: Room, connection: AsyncConnection) -> dict[str, Any]:
        mine = room.seats_of(visitor.id)
        if not mine:
            raise forbidden("not_at_table", "You have no seat at this table.")
        if room.state == "over":
            raise conflict("game_over", "This game is over.")
        for number in mine:
            if room.state == "open":
                await write_seat(connection, room, Seat(number, "open"))
            else:
                chair = room.seats[number]
                await write_seat(connection, room, Seat(number, "bot", name=chair.name, bot=chair.stand_in or STAND_IN))
        heir = next((chair.user_id for chair in room.seats if chair.kind == "human"), None)
        if room.state == "open" and room.host_id == visitor.id and heir is not None:
            return {"host_id": heir}  # those who wait need somebody who can begin
        return _ended_if_agreed(room) or {"due": due_for(room, time.time())}

    return await change(services, game_id, edit)


async def set_seat(services: Services, game_id: str, visitor: Visitor, seat: int, kind: str, bot: str | None) -> Room:
    """The host puts a bot on a seat or opens it again, before the start."""

    async def edit(room: Room, connection: AsyncConnection) -> dict[str, Any]:
        refuse_unless_host(room, visitor)
        refuse_unless_open(room)
        if not 0 <= seat < len(room.seats):
            raise unknown("seat")
        if kind == "open":
            await write_seat(connection, room, Seat(seat, "open"))
        elif kind == "bot":
            name = checked_bot(services, bot)
            others = [chair for chair in room.seats if chair.seat != seat]
            await write_seat(connection, room, Seat(seat, "bot", bot=name, name=bot_name(others, name)))
        else:
            raise bad("seats", "The host makes a seat open or gives it to a bot.", seat=seat)
        return {}

    return await change(services, game_id, edit, tell="table")


async def hand_to_bot(
    services: Services,
    game_id: str,
    seat: int,
    bot: str | None,
    *,
    visitor: Visitor | None = None,
    revision: int | None = None,
) -> Room:
    """A bot stands in for a player until the player takes the seat back (`bot` None).

    The wish of a `visitor`, or of a clock that ran out at `revision`.
    """
    if bot is not None:
        checked_bot(services, bot)

    async def edit(room: Room, connection: AsyncConnection) -> dict[str, Any]:
        if not 0 <= seat < len(room.seats):
            raise unknown("seat")
        chair = room.seats[seat]
        if visitor is not None and (chair.user_id != visitor.id or chair.kind != "human"):
            raise forbidden("not_your_seat", "That seat is not yours.")
        if room.state != "running":
            raise conflict("not_running", "This game is not running.")
        now = time.time()
        banks = None
        if visitor is None and (room.clock_runs_for != seat or room.revision != revision):
            raise conflict("stale", "The player decided at the last moment.")
        if room.clock is not None and room.clocks is not None:
            banks = clocks.left(room.clocks, room.clock_runs_for, room.clock_since, now)
            if bot is None and chair.stand_in is not None:
                banks[seat] = max(banks[seat], room.clock.increment, clocks.FORGIVEN_SECONDS)
            room.clocks, room.clock_since = banks, now
        await write_seat(connection, room, Seat(seat, "human", user_id=chair.user_id, name=chair.name, stand_in=bot))
        values: dict[str, Any] = {"due": due_for(room, now)}
        if banks is not None:
            values |= {"clocks": msgspec.json.encode(banks).decode(), "clock_since": now}
        return _ended_if_agreed(room) or values

    return await change(services, game_id, edit)


async def agree_to_end(services: Services, game_id: str, visitor: Visitor, agree: bool) -> Room:
    """The game ends when all people at the table agree; an absent player whose seat a bot plays is not asked."""

    async def edit(room: Room, _connection: AsyncConnection) -> dict[str, Any]:
        mine = set(room.seats_of(visitor.id))
        if not mine:
            raise forbidden("not_at_table", "You have no seat at this table.")
        if room.state != "running":
            raise conflict("not_running", "This game is not running.")
        agreed = set(room.agreed) | mine if agree else set(room.agreed) - mine
        room.agreed = sorted(agreed)
        values = {"agreed": msgspec.json.encode(room.agreed).decode()}
        return values | (_ended_if_agreed(room) or {})

    return await change(services, game_id, edit)


def _ended_if_agreed(room: Room) -> dict[str, Any] | None:
    asked = {chair.seat for chair in room.seats if chair.kind == "human" and chair.stand_in is None}
    if room.state != "running" or not room.agreed or not asked or not asked <= set(room.agreed):
        return None
    return ended_values(room, "agreement")


def ended_values(room: Room, by: str) -> dict[str, Any]:
    """The row of a game that ends outside the rules: scored as it stands (A69)."""
    game = room.game
    scores = list(game.scores)
    ranking = list(game.ranking)
    result = {
        "scores": scores,
        "ranking": ranking,
        "winners": list(game.winners) or ranking[:1],
        "by": by,
    }
    return {
        "state": "over",
        "result": msgspec.json.encode(result).decode(),
        "turn_player": None,
        "turn_nation": None,
        "turn_kind": None,
        "due": None,
    }
