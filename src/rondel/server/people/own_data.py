"""Everything that is stored about a person, for that person."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Row, Select, select

from rondel.server.errors import unknown
from rondel.server.http.wire.people import Export, ExportedGame, ExportedLine, ExportedReport, ExportedSession, Token
from rondel.server.services import Services
from rondel.server.storage.models import blocks, chat, games, lessons, reports, seats, sessions, tokens, users


async def export(services: Services, user_id: int) -> Export:
    """What is stored: oneself, where one is logged in, games, what one said, whom one blocks and has reported."""
    person = (await _rows(services, select(users).where(users.c.id == user_id)))[:1]
    if not person:
        raise unknown("person")
    me = person[0]
    logged_in = await _rows(services, select(sessions).where(sessions.c.user_id == user_id))
    made = await _rows(services, select(tokens).where(tokens.c.user_id == user_id).order_by(tokens.c.id))
    played = (
        select(games.c.id, games.c.name, games.c.edition, games.c.state, games.c.created, games.c.touched)
        .add_columns(seats.c.seat, seats.c.name.label("as_name"))
        .join(seats, seats.c.game_id == games.c.id)
        .where(seats.c.user_id == user_id)
        .order_by(games.c.created, seats.c.seat)
    )
    said = select(chat).where(chat.c.user_id == user_id).order_by(chat.c.id)
    blocked = select(users.c.name).join(blocks, blocks.c.blocked_id == users.c.id).where(blocks.c.user_id == user_id)
    learned = select(lessons.c.edition, lessons.c.done).where(lessons.c.user_id == user_id)
    return Export(
        id=me.id,
        name=me.name,
        guest=me.account is None,
        admin=bool(me.admin),
        created=me.created,
        seen=me.seen,
        settings=msgspec.json.decode(me.settings),
        address=me.address,
        address_at=me.address_at,
        muted_until=me.muted_until,
        banned_until=me.banned_until,
        sessions=[
            ExportedSession(agent=row.agent or "", created=row.created, expires=row.expires) for row in logged_in
        ],
        tokens=[Token(id=row.id, label=row.label, created=row.created, expires=row.expires) for row in made],
        games=[
            ExportedGame(
                id=row.id,
                name=row.name,
                edition=row.edition,
                state=row.state,
                seat=row.seat,
                as_name=row.as_name or "",
                created=row.created,
                touched=row.touched,
            )
            for row in await _rows(services, played)
        ],
        chat=[ExportedLine(game=row.game_id, at=row.at, text=row.text) for row in await _rows(services, said)],
        blocks=[row.name for row in await _rows(services, blocked.order_by(users.c.name))],
        reports=[
            ExportedReport(
                at=row.at, about=row.about, name=row.name, game=row.game_id, reason=row.reason, words=row.words
            )
            for row in await _rows(services, select(reports).where(reports.c.by_id == user_id).order_by(reports.c.id))
        ],
        lessons={row.edition: msgspec.json.decode(row.done) for row in await _rows(services, learned)},
    )


async def _rows(services: Services, query: Select[Any]) -> list[Row[Any]]:
    async with services.store.read() as connection:
        return list((await connection.execute(query)).all())
