"""Seats: joining, leaving, resigning, bots, substitutes, and ending by agreement."""

from __future__ import annotations

from sqlalchemy import delete, insert, select, union_all

from rondel.server.play import StoredChange
from rondel.server.services import Services
from rondel.server.storage.models import blocks, games, invitations, removed
from rondel.table import substitutes
from rondel.table.errors import bad, conflict, forbidden, unknown
from rondel.table.loaded import LoadedGame
from rondel.table.setup import bot_name, known_bot, refuse_unless_open
from rondel.table.substitutes import end_if_agreed, give_up, hand_over, refuse_unknown_seat, resign_seat
from rondel.table.table import Seat, free_name, may_see, refuse_hidden, refuse_unless_host
from rondel.table.visitors import Visitor

SUBSTITUTE_BOT = "greedy"


async def join(services: Services, game_id: str, visitor: Visitor, seat: int | None, invite: str | None) -> LoadedGame:
    """Take an open seat; a private table requires its invitation."""

    is_excluded = await _is_excluded(services, game_id, visitor)

    def edit(change: StoredChange) -> None:
        table = change.table
        if not may_see(table, visitor, invite):
            raise unknown("table")
        if is_excluded:
            raise forbidden("removed", "The host does not want you at this table.")
        if table.seats_of(visitor.id):
            raise conflict("seated", "You have a seat at this table already.")
        refuse_unless_open(table)
        free = [each.seat for each in table.seats if each.is_free_for(visitor.id, change.now)]
        if not free:
            raise conflict("full", "All seats of this table are taken or reserved.")
        reserved = [number for number in free if table.seats[number].is_reserved_for(visitor.id, change.now)]
        wanted = (reserved or free)[0] if seat is None else seat
        if wanted not in free:
            raise conflict("taken", "This seat is not open.")
        take_seat(change, wanted, visitor)

    return await services.games.retry(game_id, edit, event="table")


def take_seat(change: StoredChange, seat: int, visitor: Visitor) -> None:
    """Seat a person; other seats reserved for them become open."""
    for each in change.table.seats:
        if each.reserved == visitor.id and each.seat != seat:
            change.seat(Seat(each.seat, "open"))
    others = [each for each in change.table.seats if each.seat != seat]
    change.seat(Seat(seat, "human", user_id=visitor.id, name=free_name(others, visitor.name)))
    mine = (invitations.c.game_id == change.table.id, invitations.c.user_id == visitor.id)
    change.statement(delete(invitations).where(*mine))


async def leave(services: Services, game_id: str, visitor: Visitor) -> LoadedGame:
    """Leave a table: before the start the seat becomes open, later this means resigning."""

    def edit(change: StoredChange) -> None:
        table = change.table
        refuse_hidden(table, visitor)
        mine = table.seats_of(visitor.id)
        if not mine:
            raise forbidden("not_at_table", "You have no seat at this table.")
        if table.state == "over":
            raise conflict("game_over", "This game is over.")
        for number in mine:
            if table.state == "open":
                change.seat(Seat(number, "open"))
            else:
                resign_seat(change, number)
        heir = next((seat.user_id for seat in change.table.seats if seat.kind == "human"), None)
        if table.state == "open" and table.host_id == visitor.id and heir is not None:
            change.set_host(heir)  # a table needs a host to start the game
        end_if_agreed(change)

    return await services.games.retry(game_id, edit)


async def resign(services: Services, game_id: str, visitor: Visitor, seat: int | None) -> LoadedGame:
    """Resign one seat or all: a bot plays to the end, and the result still counts for the person."""

    def edit(change: StoredChange) -> None:
        give_up(change, visitor, seat)

    return await services.games.retry(game_id, edit)


async def set_seat(
    services: Services, game_id: str, visitor: Visitor, seat: int, kind: str, bot: str | None
) -> LoadedGame:
    """Put a bot on a seat or open it, before the start; a removed player cannot rejoin."""

    def edit(change: StoredChange) -> None:
        table = change.table
        refuse_unless_host(table, visitor)
        refuse_unless_open(table)
        refuse_unknown_seat(table, seat)
        if (removed_id := table.seats[seat].user_id) is not None and removed_id not in (visitor.id, table.host_id):
            change.statement(delete(removed).where(removed.c.game_id == game_id, removed.c.user_id == removed_id))
            change.statement(insert(removed).values(game_id=game_id, user_id=removed_id))
        if kind == "open":
            change.seat(Seat(seat, "open"))
        elif kind == "bot":
            name = known_bot(services.bots.names, bot)
            others = [each for each in table.seats if each.seat != seat]
            change.seat(Seat(seat, "bot", bot=name, name=bot_name(others, seat)))
        else:
            raise bad("seats", "The host makes a seat open or gives it to a bot.", seat=seat)

    return await services.games.retry(game_id, edit, event="table")


async def hand_to_bot(
    services: Services,
    game_id: str,
    seat: int,
    bot: str | None,
    *,
    visitor: Visitor | None = None,
    revision: int | None = None,
) -> LoadedGame:
    """Let a bot substitute for a player, or give the seat back (`bot` None).

    Requested by a `visitor`, or by a clock that ran out at `revision`.
    """
    if bot is not None:
        known_bot(services.bots.names, bot)

    def edit(change: StoredChange) -> None:
        hand_over(change, seat, bot, visitor, revision)

    return await services.games.retry(game_id, edit)


async def agree_to_end(services: Services, game_id: str, visitor: Visitor, agree: bool) -> LoadedGame:
    """Agree to end the game; it ends once all people agree, except those replaced by bots."""

    def edit(change: StoredChange) -> None:
        substitutes.agree_to_end(change, visitor, agree)

    return await services.games.retry(game_id, edit)


async def _is_excluded(services: Services, game_id: str, visitor: Visitor) -> bool:
    """Return whether the host removed this person from the table or blocks them."""
    by_table = select(removed.c.user_id).where(removed.c.game_id == game_id, removed.c.user_id == visitor.id)
    by_host = (
        select(blocks.c.blocked_id)
        .join(games, games.c.host_id == blocks.c.user_id)
        .where(games.c.id == game_id, blocks.c.blocked_id == visitor.id)
    )
    async with services.store.read() as connection:
        return await connection.scalar(union_all(by_table, by_host).limit(1)) is not None
