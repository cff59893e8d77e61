"""What is said at a table, by players and spectators."""

from __future__ import annotations

import time
from collections.abc import Collection

from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from rondel.server.errors import forbidden
from rondel.server.http.wire.chat import ChatMessage
from rondel.server.people.names import clean_chat
from rondel.server.people.visitors import Visitor
from rondel.server.play.cache import LoadedGame, TableChat
from rondel.server.play.table import TableRow
from rondel.server.services import Services
from rondel.server.storage.messages import Message
from rondel.server.storage.models import blocks, chat, chat_read
from rondel.server.storage.upsert import upsert


async def say(services: Services, loaded: LoadedGame, visitor: Visitor, text: str) -> ChatMessage:
    mine = loaded.table.seats_of(visitor.id)
    _refuse_unless_may_talk(loaded.table, visitor)
    said = services.words.masked(clean_chat(text))
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


def _refuse_unless_may_talk(table: TableRow, visitor: Visitor) -> None:
    """Players and the host always, others as the table says; at a private table everybody who found the way."""
    if visitor.muted_until > time.time():
        raise forbidden("muted", "You may read, but not write, for a while.")
    if table.talk == "nobody" and not visitor.admin:
        raise forbidden("nobody_talks", "An administrator has closed the chat of this table.")
    at_table = table.seats_of(visitor.id) or visitor.id == table.host_id or visitor.admin
    if at_table or table.private or table.talk == "everybody":
        return
    if table.talk == "players":
        raise forbidden("players_talk", "At this table only the players chat.")
    if visitor.guest:
        raise forbidden("accounts_talk", "At this table only players and people with an account chat.")


async def messages(
    services: Services,
    game_id: str,
    since: int = 0,
    limit: int = 200,
    *,
    visitor: Visitor | None = None,
    only: Collection[int] = (),
) -> list[ChatMessage]:
    """The newest messages after number `since`, or `only` some, oldest first; without those whom the reader blocks."""
    wanted = chat.c.id.in_(only) if only else chat.c.id > since
    query = select(chat).where(chat.c.game_id == game_id, wanted)
    if visitor is not None:
        query = query.where(chat.c.user_id.not_in(select(blocks.c.blocked_id).where(blocks.c.user_id == visitor.id)))
    async with services.store.read() as connection:
        rows = (await connection.execute(query.order_by(chat.c.id.desc()).limit(limit))).all()
    return [
        ChatMessage(
            id=row.id,
            name=row.name,
            seat=row.seat,
            text="" if row.hidden else row.text,
            at=row.at,
            hidden=bool(row.hidden),
        )
        for row in reversed(rows)
    ]


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
    """One statement: a person may read and speak in several pages at the same moment."""
    row = upsert(connection, chat_read).values(game_id=game_id, user_id=user_id, seen=number)
    await connection.execute(
        row.on_conflict_do_update(
            index_elements=["game_id", "user_id"],
            set_={"seen": row.excluded.seen},
            where=chat_read.c.seen < row.excluded.seen,
        )
    )
