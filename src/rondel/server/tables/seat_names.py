"""Names on seats: renaming people at their tables, and guests whose name was registered."""

from __future__ import annotations

import json

import msgspec
from sqlalchemy import func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from rondel.server.play import StoredChange
from rondel.server.services import Services
from rondel.server.storage import Message
from rondel.server.storage.models import chat, checkpoints, games, seats, users
from rondel.table.errors import Refusal
from rondel.table.table import free_name
from rondel.table.visitors import skeleton_of

GUEST_SUFFIX = " (guest)"
TRUNCATED_LENGTH = 32  # of a name before the suffix is added
MOST_RENAMED = 50  # guests per registered name whose tables are updated at once


async def tables_of(services: Services, user_id: int, *states: str) -> list[str]:
    """Return the IDs of tables with a seat of this person, without sandboxes."""
    query = (
        select(games.c.id)
        .join(seats, seats.c.game_id == games.c.id)
        .where(seats.c.user_id == user_id, games.c.state.in_(states), games.c.sandbox.is_(False))
        .distinct()
    )
    async with services.store.read() as connection:
        return list((await connection.execute(query)).scalars().all())


async def rename_at_tables(services: Services, user_id: int, old: str, new: str, *states: str) -> None:
    """Rename a person on seats and in the chat, at tables in the given states (default: all)."""
    tables = await tables_of(services, user_id, *(states or ("open", "running", "over")))
    condition = [chat.c.user_id == user_id]
    if states:
        condition.append(chat.c.game_id.in_(select(games.c.id).where(games.c.state.in_(states))))
    async with services.store.write() as connection:
        await connection.execute(update(chat).where(*condition).values(name=new))

    def edit(change: StoredChange) -> None:
        for number in change.table.seats_named_for(user_id):
            seat = change.table.seats[number]
            if seat.name == old:
                others = [each for each in change.table.seats if each.seat != number]
                change.seat(msgspec.structs.replace(seat, name=free_name(others, new)))
        change.rename_players()
        change.needs_reload = True  # the host's name

    for game_id in tables:
        try:
            loaded = await services.games.retry(game_id, edit)
        except Refusal:
            continue  # deleted in the meantime
        async with services.store.write() as connection:
            await rename_in_history(connection, game_id, [seat.name or "" for seat in loaded.table.seats])


async def rename_in_history(connection: AsyncConnection, game_id: str, names: list[str]) -> None:
    """Update the names in the header of the record and in checkpoints."""
    header = await connection.scalar(select(games.c.header).where(games.c.id == game_id))
    if header:
        remaining_names = iter(names)
        lines = [
            f"player: {next(remaining_names)}" if line.startswith("player: ") else line for line in header.split("\n")
        ]
        await connection.execute(update(games).where(games.c.id == game_id).values(header="\n".join(lines)))
    checkpoint_rows = (await connection.execute(select(checkpoints).where(checkpoints.c.game_id == game_id))).all()
    for row in checkpoint_rows:
        snapshot = json.dumps(json.loads(row.snapshot) | {"players": names}, separators=(",", ":"))
        same = (checkpoints.c.game_id == game_id, checkpoints.c.version == row.version)
        await connection.execute(update(checkpoints).where(*same).values(snapshot=snapshot))


async def rename_lookalike_guests(services: Services, owner_id: int, name: str) -> None:
    """Add a suffix to the names of guests that equal or resemble a newly registered name."""
    skeleton = skeleton_of(name)
    alike = (users.c.guest_look == skeleton, users.c.id != owner_id)
    async with services.store.write() as connection:
        guests = (await connection.execute(select(users.c.id, users.c.name).where(*alike))).all()
        if not guests:
            return
        marked = func.substr(users.c.name, 1, TRUNCATED_LENGTH).concat(GUEST_SUFFIX)
        await connection.execute(
            update(users).where(*alike).values(name=marked, guest_look=skeleton_of(name + GUEST_SUFFIX))
        )
        for guest in guests[:MOST_RENAMED]:
            await services.store.announce(connection, Message(forget=guest.id))
    for guest in guests[:MOST_RENAMED]:
        services.visitors.invalidate(guest.id)
        await rename_at_tables(services, guest.id, guest.name, guest.name[:TRUNCATED_LENGTH] + GUEST_SUFFIX)
