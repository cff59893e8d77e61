"""What is said at a table, by players and spectators."""

from __future__ import annotations

import time

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from rondel.server.http.wire.chat import ChatMessage
from rondel.server.people.names import clean_chat
from rondel.server.people.visitors import Visitor
from rondel.server.play.cache import LoadedGame, TableChat
from rondel.server.services import Services
from rondel.server.storage.messages import Message
from rondel.server.storage.models import chat, chat_read


async def say(services: Services, loaded: LoadedGame, visitor: Visitor, text: str) -> ChatMessage:
    said = clean_chat(text)
    mine = loaded.table.seats_of(visitor.id)
    seat, at = mine[0] if mine else None, time.time()
    async with services.store.write() as connection:
        made = await connection.execute(
            insert(chat)
            .values(game_id=loaded.id, user_id=visitor.id, name=visitor.name, seat=seat, text=said, at=at)
            .returning(chat.c.id)
        )
        number = made.scalar_one()
        await _mark_read(connection, loaded.id, visitor.id, number)
        await services.store.announce(connection, Message(chat=loaded.id, number=number))

    def update(held: TableChat) -> None:
        held.add(number)
        held.read[visitor.id] = number

    services.games.cache.update_chat(loaded.id, update)
    services.hub.tell(loaded.id, "chat")
    return ChatMessage(id=number, name=visitor.name, seat=seat, text=said, at=at)


async def messages(services: Services, game_id: str, since: int = 0, limit: int = 200) -> list[ChatMessage]:
    """The newest messages after number `since`, oldest first."""
    async with services.store.read() as connection:
        rows = (
            await connection.execute(
                select(chat.c.id, chat.c.name, chat.c.seat, chat.c.text, chat.c.at)
                .where(chat.c.game_id == game_id, chat.c.id > since)
                .order_by(chat.c.id.desc())
                .limit(limit)
            )
        ).all()
    return [ChatMessage(id=row.id, name=row.name, seat=row.seat, text=row.text, at=row.at) for row in reversed(rows)]


async def read_all(services: Services, loaded: LoadedGame, visitor: Visitor) -> None:
    """This person has seen everything said so far."""
    if not loaded.chat.unread(visitor.id):
        return
    last = loaded.chat.numbers[-1]
    async with services.store.write() as connection:
        await _mark_read(connection, loaded.id, visitor.id, last)

    def update(held: TableChat) -> None:
        held.read[visitor.id] = last

    services.games.cache.update_chat(loaded.id, update)


async def _mark_read(connection: AsyncConnection, game_id: str, user_id: int, number: int) -> None:
    await connection.execute(delete(chat_read).where(chat_read.c.game_id == game_id, chat_read.c.user_id == user_id))
    await connection.execute(insert(chat_read).values(game_id=game_id, user_id=user_id, seen=number))
