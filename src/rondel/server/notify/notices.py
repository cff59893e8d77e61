"""Notifications: created in the transaction of their event, listed, marked as seen, exported and deleted; and mentions
in the chat.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Literal, get_args

import msgspec
from sqlalchemy import ColumnElement, Insert, delete, exists, func, insert, literal, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from rondel.server.notify.push import devices_of
from rondel.server.notify.webhooks import webhooks_of
from rondel.server.services import Services
from rondel.server.storage import upsert
from rondel.server.storage.models import blocks, chat, games, notice_preferences, notice_tables, notices, outgoing
from rondel.table.clocks import clock
from rondel.table.table import TableRow
from rondel.table.visitors import Visitor
from rondel.wire.notices import ExportedNotices, Notice, Notices
from rondel.wire.outgoing import ExportedDelivery, ExportedPlaces
from rondel.wire.tables import Customs

Kind = Literal[
    "your_turn",
    "clock_low",
    "game_started",
    "game_ended",
    "invited",
    "mentioned",
    "table_opened",
    "tournament_round",
]
KINDS: tuple[Kind, ...] = get_args(Kind)
LONGEST_KEY = 160
NEWEST = 40
LINE_SHOWN = 120  # characters of a quoted chat line


class NewNotice(msgspec.Struct, kw_only=True):
    """A new notification.

    `params` are the placeholders of its text (see docs/api.md). `key` identifies the event: each person gets only
    one notification per key.
    """

    kind: Kind
    user_id: int
    key: str
    game_id: str | None = None
    params: dict[str, str | int] = {}


async def add_notices(connection: AsyncConnection, *new: NewNotice, at: float | None = None) -> None:
    """Insert notifications in the caller's transaction; the caller wakes the scheduler after the commit."""
    if not new:
        return
    rows = [notice_row(each, clock.now() if at is None else at) for each in new]
    await connection.execute(
        upsert(connection, notices).on_conflict_do_nothing(index_elements=["user_id", "key"]), rows
    )


def notice_insert(notice: NewNotice, at: float, *, unless: ColumnElement[bool] | None = None) -> Insert:
    """Return a statement that inserts a notification unless its key exists already."""
    row = notice_row(notice, at)
    known = exists().where(notices.c.user_id == notice.user_id, notices.c.key == row["key"])
    values = select(*(literal(value, notices.c[name].type) for name, value in row.items())).where(~known)
    return insert(notices).from_select(list(row), values if unless is None else values.where(~unless))


def notice_row(notice: NewNotice, at: float, *, due: float | None = None) -> dict[str, object]:
    return {
        "user_id": notice.user_id,
        "kind": notice.kind,
        "game_id": notice.game_id,
        "params": msgspec.json.encode(notice.params).decode(),
        "key": notice.key[:LONGEST_KEY],
        "at": at,
        "due": at if due is None else due,
        "planned": False,
    }


async def my_notices(services: Services, user_id: int, limit: int | None = NEWEST) -> Notices:
    """Return the newest notifications, newest first; all if `limit` is None."""
    mine = (
        select(notices, games.c.name.label("table_name"))
        .outerjoin(games, games.c.id == notices.c.game_id)
        .where(notices.c.user_id == user_id)
        .order_by(notices.c.id.desc())
        .limit(limit)
    )
    new = select(func.count()).where(notices.c.user_id == user_id, notices.c.seen.is_(None))
    async with services.store.read() as connection:
        rows = (await connection.execute(mine)).all()
        unread = await connection.scalar(new)
    return Notices(
        unread=unread or 0,
        notices=[
            Notice(
                id=row.id,
                kind=row.kind,
                game=row.game_id,
                table=row.table_name,
                params=msgspec.json.decode(row.params),
                at=row.at,
                new=row.seen is None,
            )
            for row in rows
        ],
    )


async def mark_seen(services: Services, user_id: int, until: int) -> Notices:
    """Mark notifications up to an id as seen, which also cancels their delivery."""
    async with services.store.write() as connection:
        await connection.execute(
            update(notices)
            .where(notices.c.user_id == user_id, notices.c.id <= until, notices.c.seen.is_(None))
            .values(seen=clock.now(), due=None, digest=None)
        )
    return await my_notices(services, user_id)


async def exported_notices(services: Services, user_id: int) -> ExportedNotices:
    mine = select(notice_preferences.c.choices).where(notice_preferences.c.user_id == user_id)
    muted = select(notice_tables.c.game_id).where(notice_tables.c.user_id == user_id, notice_tables.c.muted.is_(True))
    async with services.store.read() as connection:
        choices = await connection.scalar(mine)
        tables = list((await connection.execute(muted)).scalars().all())
    every = await my_notices(services, user_id, limit=None)
    return ExportedNotices(told=every.notices, choices=msgspec.json.decode(choices or "{}"), muted=tables)


async def delete_notices_naming(connection: AsyncConnection, name: str) -> None:
    """Delete other people's notifications that contain a deleted user's name, and possibly text."""
    named = msgspec.json.encode({"by": name}).decode()[1:-1]
    others = (notices.c.kind.in_(("invited", "mentioned")), notices.c.params.contains(named, autoescape=True))
    await connection.execute(delete(notices).where(*others))


async def exported_channels(services: Services, user_id: int) -> ExportedPlaces:
    """Return a person's devices, webhooks (without secrets) and recent deliveries."""
    query = select(outgoing).where(outgoing.c.user_id == user_id).order_by(outgoing.c.id)
    async with services.store.read() as connection:
        rows = (await connection.execute(query)).all()
    return ExportedPlaces(
        devices=await devices_of(services, user_id),
        webhooks=await webhooks_of(services, user_id),
        deliveries=[
            ExportedDelivery(channel=row.channel, target=row.target, state=row.state, due=row.due, reason=row.reason)
            for row in rows
        ],
    )


def mentioned(text: str, people: Mapping[int, str]) -> set[int]:
    """Return the people mentioned in a text, ignoring case; of several matching names, the longest wins."""
    folded, found = text.casefold(), set[int]()
    names = sorted(((name.casefold(), person) for person, name in people.items()), key=lambda each: -len(each[0]))
    at = folded.find("@")
    while at >= 0:
        rest, longest = folded[at + 1 :], 0
        starts = at == 0 or not folded[at - 1].isalnum()  # not inside an e-mail address
        for name, person in names:
            if not starts or len(name) < longest:
                break
            if rest.startswith(name) and not rest[len(name) : len(name) + 1].isalnum():
                found.add(person)
                longest = len(name)
        at = folded.find("@", at + 1)
    return found


async def mentions_in(services: Services, table: TableRow, by: Visitor, text: str) -> Callable[[int], list[NewNotice]]:
    """Return a function from the id of a chat line to notifications for the mentioned people.

    People who are present or block the author are left out.
    """
    mentioned_ids = set[int]()
    if "@" in text:
        async with services.store.read() as connection:
            mentioned_ids = (
                mentioned(text, await _people_at(connection, table)) - {by.id} - services.hub.present(table.id)
            )
            blocking = select(blocks.c.user_id).where(blocks.c.user_id.in_(mentioned_ids), blocks.c.blocked_id == by.id)
            mentioned_ids -= set((await connection.execute(blocking)).scalars().all())
    params: dict[str, str | int] = {"by": by.name, "text": text if len(text) <= LINE_SHOWN else text[:LINE_SHOWN] + "…"}

    def for_line(line: int) -> list[NewNotice]:
        key = f"mentioned:{line}"
        return [
            NewNotice(kind="mentioned", user_id=person, game_id=table.id, key=key, params=params)
            for person in sorted(mentioned_ids)
        ]

    return for_line


async def _people_at(connection: AsyncConnection, table: TableRow) -> dict[int, str]:
    """Return the people who can be mentioned at a table: players, host and recent chat authors."""
    people: dict[int, str] = {}
    # If spectators see less than the players, only players can be mentioned.
    if table.customs == Customs():
        spoke = select(chat.c.user_id, chat.c.name).where(chat.c.game_id == table.id).order_by(chat.c.id.desc())
        people |= {row.user_id: row.name for row in (await connection.execute(spoke.limit(100))).all()}
        people[table.host_id] = table.host_name
    people |= {seat.user_id: seat.name for seat in table.seats if seat.user_id and seat.name and not seat.resigned}
    return people
