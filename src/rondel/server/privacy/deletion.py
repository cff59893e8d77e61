"""Deletion of personal data; only the person's games stay, without their name."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Delete, Update, delete, exists, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from rondel.server.archive import anonymize_player
from rondel.server.lobby import delete_host_notices
from rondel.server.notify import delete_notices_naming
from rondel.server.play import StoredChange
from rondel.server.services import Services
from rondel.server.storage import Message
from rondel.server.storage.models import (
    absence_votes,
    blocks,
    chat,
    chat_read,
    chat_recipients,
    feed_keys,
    friendships,
    games,
    invitations,
    left_names,
    lesson_tables,
    lessons,
    notice_preferences,
    notice_tables,
    notices,
    one_time_links,
    order_lines,
    orders,
    outgoing,
    push_subscriptions,
    removed,
    reports,
    seats,
    sessions,
    shelves,
    tokens,
    tournament_players,
    tournaments,
    users,
    webhooks,
    wishes,
)
from rondel.server.tables import SUBSTITUTE_BOT, rename_in_history, tables_of
from rondel.table.clocks import clock
from rondel.table.errors import Refusal
from rondel.table.table import Seat, free_name
from rondel.table.visitors import DELETED_USER


async def delete_person(services: Services, user_id: int) -> None:
    """Delete a person's data. Idempotent, so that an interrupted deletion can be repeated."""
    for game_id in await _private_tables(services, user_id):
        await services.games.remove(game_id)
    for game_id in await _tables(services, user_id):
        try:
            await _leave(services, game_id, user_id)
        except Refusal as refusal:
            if refusal.status != 404:  # 404: removed in the meantime
                raise
    async with services.store.write() as connection:
        await anonymize_player(connection, user_id)
        if name := await connection.scalar(select(users.c.name).where(users.c.id == user_id)):
            await delete_host_notices(connection, name)
            await delete_notices_naming(connection, name)
        await delete_from_tournaments(connection, user_id)
        for statement in _statements(user_id):
            await connection.execute(statement)
        # Remaining tables need a host, so its row stays, without personal data.
        hosts = exists().where(games.c.host_id == user_id) | exists().where(tournaments.c.host_id == user_id)
        deleted = await connection.execute(delete(users).where(users.c.id == user_id, ~hosts))
        if deleted.rowcount == 0:
            await connection.execute(update(users).where(users.c.id == user_id).values(_deleted_user()))
        await services.store.announce(connection, Message(forget=user_id))
    services.visitors.invalidate(user_id)


def _deleted_user() -> dict[str, object]:
    values: dict[str, object] = {
        "name": DELETED_USER,
        "admin": False,
        "settings": "{}",
        "shown": "ratings",
        "created": 0.0,
    }
    values["shows_presence"] = False
    empty = ("account", "skeleton", "guest_look", "password", "reset_until", "address", "address_at")
    more = ("email", "email_key", "language", "banned_until", "banned_why", "muted_until")
    return values | dict.fromkeys((*empty, *more))


def _statements(user_id: int) -> Sequence[Delete | Update]:
    by_user = (
        sessions,
        tokens,
        chat,
        chat_read,
        chat_recipients,
        lessons,
        lesson_tables,
        removed,
        absence_votes,
        blocks,
        orders,
        order_lines,
        invitations,
    )
    delivery_tables = (notices, notice_preferences, notice_tables, outgoing, push_subscriptions, webhooks)
    own = (one_time_links, left_names, shelves, wishes)
    return (
        *(delete(each).where(each.c.user_id == user_id) for each in (*by_user, *delivery_tables, *own)),
        delete(blocks).where(blocks.c.blocked_id == user_id),
        delete(friendships).where((friendships.c.asker_id == user_id) | (friendships.c.asked_id == user_id)),
        delete(invitations).where(invitations.c.by_id == user_id),
        # Settled reports about the person are deleted; open ones stay for the administrators.
        delete(reports).where(reports.c.user_id == user_id, reports.c.open.is_(False)),
        update(reports).where(reports.c.user_id == user_id).values(user_id=None, name=DELETED_USER),
        update(reports).where(reports.c.by_id == user_id).values(by_id=None),
    )


async def _private_tables(services: Services, user_id: int) -> list[str]:
    """Return the person's sandboxes and lesson tables, which nobody else uses."""
    learns = exists().where(lesson_tables.c.game_id == games.c.id, lesson_tables.c.user_id == user_id)
    query = select(games.c.id).where((games.c.host_id == user_id) & games.c.sandbox.is_(True) | learns)
    async with services.store.read() as connection:
        return list((await connection.execute(query)).scalars().all())


async def _tables(services: Services, user_id: int) -> list[str]:
    """Return the tables where the person has a seat or an invitation, or is the host."""
    invited = select(seats.c.game_id).where(seats.c.reserved == user_id)
    hosted = select(games.c.id).where(or_(games.c.host_id == user_id, games.c.id.in_(invited)))
    async with services.store.read() as connection:
        found = (await connection.execute(hosted)).scalars().all()
    return sorted({*found, *await tables_of(services, user_id, "open", "running", "over")})


async def _leave(services: Services, game_id: str, user_id: int) -> None:
    """Remove a person from a table: reopen the seat, or let a bot take over a running game, and erase the name."""

    def edit(change: StoredChange) -> None:
        for number in (each.seat for each in change.table.seats if each.reserved == user_id):
            change.seat(Seat(number, "open"))
        for number in change.table.seats_named_for(user_id):
            left = change.table.seats[number]
            name = free_name([each for each in change.table.seats if each.seat != number], DELETED_USER)
            if change.table.state == "open":
                change.seat(Seat(number, "open"))
            elif change.table.state == "running":
                change.seat(Seat(number, "bot", name=name, bot=left.stand_in or SUBSTITUTE_BOT))
            else:
                change.seat(Seat(number, "human", name=name))
        playing = (seat.user_id for seat in change.table.seats if seat.kind == "human" and not seat.resigned)
        new_host = next((each for each in playing if each), None)
        if change.table.host_id == user_id:
            if change.table.name == change.table.host_name:
                change.row(name=DELETED_USER)
            if change.table.state != "over" and new_host is not None:
                change.set_host(new_host)
        change.rename_players()
        change.needs_reload = True  # the host's name

    loaded = await services.games.retry(game_id, edit)
    if loaded.table.state == "open" and loaded.table.host_id == user_id:
        await services.games.remove(game_id)  # no people are left
        return
    names = [seat.name or "" for seat in loaded.table.seats]
    async with services.store.write() as connection:
        await rename_in_history(connection, game_id, names)


async def delete_from_tournaments(connection: AsyncConnection, user_id: int) -> None:
    """Remove a person from tournaments: anonymize started ones, and delete entries in and own tournaments not
    started."""
    waiting = select(tournaments.c.id).where(tournaments.c.state.in_(("open", "cancelled")))
    mine = tournament_players.c.user_id == user_id
    await connection.execute(delete(tournament_players).where(mine, tournament_players.c.tournament_id.in_(waiting)))
    await connection.execute(
        update(tournament_players).where(mine, tournament_players.c.left.is_(None)).values(left=clock.now())
    )
    await connection.execute(update(tournament_players).where(mine).values(user_id=None))
    await connection.execute(delete(tournaments).where(tournaments.c.host_id == user_id, tournaments.c.id.in_(waiting)))
    await connection.execute(delete(feed_keys).where(feed_keys.c.user_id == user_id))
