"""What is stored of a person's friends, shelves and wishes, for that person."""

from __future__ import annotations

from sqlalchemy import select

from rondel.server.http.wire.friends import ExportedLobby
from rondel.server.lobby import friends, wishes
from rondel.server.services import Services
from rondel.server.storage.models import shelves


async def exported_lobby(services: Services, user_id: int) -> ExportedLobby:
    people = await friends.listed(services, user_id)
    async with services.store.read() as connection:
        away = (await connection.execute(select(shelves).where(shelves.c.user_id == user_id))).all()
    return ExportedLobby(
        friends=[each.name for each in people.friends],
        asking=[each.name for each in people.asking],
        asked=[each.name for each in people.asked],
        shows_presence=people.shows_presence,
        archived=[row.game_id for row in away if row.place == "archived"],
        hidden=[row.game_id for row in away if row.place == "hidden"],
        wishes=[each.filter for each in await wishes.mine(services, user_id)],
    )
