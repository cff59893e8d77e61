"""Chat at a table: public messages, and private messages between players."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Row, and_, exists, insert, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from rondel.server.notify import NewNotice, add_notices, mentions_in
from rondel.server.services import Services
from rondel.server.storage import Message, upsert
from rondel.server.storage.models import blocks, chat, chat_read, chat_recipients
from rondel.table.clocks import clock
from rondel.table.errors import conflict, forbidden
from rondel.table.loaded import ChatLine, LoadedGame, TableChat
from rondel.table.table import TableRow
from rondel.table.visitors import Visitor, clean_chat
from rondel.wire.tables import ChatMessage


async def send_message(
    services: Services, loaded: LoadedGame, visitor: Visitor, text: str, to: Sequence[int] = ()
) -> ChatMessage:
    """Send a message to everybody, or a private one `to` the players on some seats."""
    mine = loaded.table.seats_of(visitor.id)
    _refuse_unless_may_talk(loaded.table, visitor)
    recipients = recipients_of(loaded.table, visitor, to)
    message_text = services.word_filter.masked(clean_chat(text))
    seat, at = mine[0] if mine else None, clock.now()
    # Recipients of a private message are notified of the message itself, not of mentions.
    named = None if recipients else await mentions_in(services, loaded.table, visitor, message_text)
    async with services.store.write() as connection:
        made = await connection.execute(
            insert(chat)
            .values(
                game_id=loaded.id,
                user_id=visitor.id,
                name=visitor.name,
                seat=seat,
                text=message_text,
                at=at,
                private=bool(recipients),
            )
            .returning(chat.c.id)
        )
        number = made.scalar_one()
        audience = None
        if recipients:
            rows = [{"line_id": number, "user_id": each, "seat": their_seat} for each, their_seat in recipients.items()]
            await connection.execute(insert(chat_recipients), rows)
            audience = frozenset((visitor.id, *recipients)) - await _blockers_among(connection, visitor, recipients)
            await add_notices(connection, *_private_message_notices(loaded, visitor, number, audience))
        elif named:
            await add_notices(connection, *named(number))
        line = ChatLine(number, at, seat is not None, audience)
        await _mark_read(connection, loaded.id, visitor.id, number)
        await services.store.announce(connection, _message_for(loaded.id, line))

    def update(cached: TableChat) -> None:
        cached.add(line)
        cached.read[visitor.id] = number

    services.notice_scheduler.wake()
    services.games.cache.update_chat(loaded.id, update)
    services.hub.publish(loaded.id, "chat")
    seats = sorted(recipients.values()) if recipients else None
    return ChatMessage(id=number, name=visitor.name, seat=seat, text=message_text, at=at, to=seats)


def _private_message_notices(loaded: LoadedGame, by: Visitor, number: int, audience: frozenset[int]) -> list[NewNotice]:
    params: dict[str, str | int] = {"by": by.name, "table": loaded.table.name}
    return [
        NewNotice(kind="mentioned", user_id=each, game_id=loaded.id, params=params, key=f"line {number}")
        for each in audience - {by.id}
    ]


def _message_for(game_id: str, line: ChatLine) -> Message:
    people = [] if line.audience is None else sorted(line.audience)
    return Message(chat=game_id, number=line.number, at=line.at, by_player=line.by_player, people=people)


def chat_line(message: Message) -> ChatLine:
    """Return the chat line announced by another process."""
    return ChatLine(message.number, message.at, message.by_player, frozenset(message.people) or None)


def recipients_of(table: TableRow, visitor: Visitor, to: Sequence[int]) -> dict[int, int]:
    """Return the recipients of a message and their seats; empty for a public message."""
    if not to:
        return {}
    if not table.seats_of(visitor.id):
        raise forbidden("players_talk_privately", "Only players write to each other in private.")
    if not table.customs.private_talk:
        raise forbidden("no_private_talk", "At this table everybody reads everything.")
    found: dict[int, int] = {}
    for seat in sorted(set(to)):
        sitting = table.seats[seat] if 0 <= seat < len(table.seats) else None
        if sitting is None or sitting.user_id is None or seat not in table.seats_of(sitting.user_id):
            raise conflict("nobody_there", "No player on that seat can read this.", seat=seat)
        if sitting.user_id != visitor.id:
            found.setdefault(sitting.user_id, seat)
    if not found:
        raise conflict("yourself", "That is you.")
    return found


async def _blockers_among(connection: AsyncConnection, visitor: Visitor, recipients: Collection[int]) -> set[int]:
    """Return the recipients who block this person and do not receive the message."""
    query = select(blocks.c.user_id).where(blocks.c.user_id.in_(recipients), blocks.c.blocked_id == visitor.id)
    return set((await connection.execute(query)).scalars().all())


def _refuse_unless_may_talk(table: TableRow, visitor: Visitor) -> None:
    """Refuse chat to spectators as the table's settings say; players and the host may always chat."""
    if visitor.muted_until > clock.now():
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


def readable_by(user_id: int | None) -> ColumnElement[bool]:
    """Return the condition for messages a person may read: public ones, their own, and those sent to them."""
    if user_id is None:
        return chat.c.private.is_(False)
    written_to = exists().where(chat_recipients.c.line_id == chat.c.id, chat_recipients.c.user_id == user_id)
    return or_(chat.c.private.is_(False), chat.c.user_id == user_id, written_to)


async def messages(
    services: Services,
    game_id: str,
    since: int = 0,
    limit: int = 200,
    *,
    visitor: Visitor | None = None,
    only: Collection[int] = (),
    until: float | None = None,
    heard: float | None = None,
) -> list[ChatMessage]:
    """Return the latest messages after number `since`, or `only` some, oldest first; without blocked authors.

    `until`: a delayed spectator sees messages of players up to that time; `heard`: and only those after that time.
    """
    wanted = chat.c.id.in_(only) if only else chat.c.id > since
    if until is not None:
        by_player, by_others = chat.c.seat.is_not(None), chat.c.seat.is_(None)
        if heard is None:
            wanted = and_(wanted, or_(by_others, chat.c.at <= until))
        else:
            wanted = or_(and_(by_others, wanted), and_(by_player, chat.c.at > heard, chat.c.at <= until))
    query = select(chat).where(chat.c.game_id == game_id, wanted, readable_by(visitor.id if visitor else None))
    if visitor is not None:
        query = query.where(chat.c.user_id.not_in(select(blocks.c.blocked_id).where(blocks.c.user_id == visitor.id)))
    async with services.store.read() as connection:
        rows = (await connection.execute(query.order_by(chat.c.id.desc()).limit(limit))).all()
        seats = await _recipient_seats(connection, [row.id for row in rows if row.private])
    return [_message(row, seats) for row in reversed(rows)]


def _message(row: Row[Any], seats: dict[int, list[int]]) -> ChatMessage:
    return ChatMessage(
        id=row.id,
        name=row.name,
        seat=row.seat,
        text="" if row.hidden else row.text,
        at=row.at,
        hidden=bool(row.hidden),
        to=seats.get(row.id, []) if row.private else None,
    )


async def _recipient_seats(connection: AsyncConnection, lines: list[int]) -> dict[int, list[int]]:
    found: defaultdict[int, list[int]] = defaultdict(list)
    if lines:
        query = select(chat_recipients).where(chat_recipients.c.line_id.in_(lines)).order_by(chat_recipients.c.seat)
        for row in (await connection.execute(query)).all():
            found[row.line_id].append(row.seat)
    return found


async def read_all(services: Services, loaded: LoadedGame, visitor: Visitor) -> None:
    """Mark all messages as read."""
    if not loaded.chat.unread(visitor.id, loaded.until):
        return
    last = loaded.chat.lines[-1].number
    async with services.store.write() as connection:
        await _mark_read(connection, loaded.id, visitor.id, last)

    def update(cached: TableChat) -> None:
        cached.read[visitor.id] = last

    services.games.cache.update_chat(loaded.id, update)


async def _mark_read(connection: AsyncConnection, game_id: str, user_id: int, number: int) -> None:
    """Upsert in one statement, because a person may have several pages open."""
    row = upsert(connection, chat_read).values(game_id=game_id, user_id=user_id, seen=number)
    await connection.execute(
        row.on_conflict_do_update(
            index_elements=["game_id", "user_id"],
            set_={"seen": row.excluded.seen},
            where=chat_read.c.seen < row.excluded.seen,
        )
    )
