"""One's own notices in the page: the newest, how many are new, and that they were seen."""

from __future__ import annotations

import msgspec
from sqlalchemy import func, select, update

from rondel.server.services import Services
from rondel.server.storage.models import games, notices
from rondel.table.clocks import clock
from rondel.wire.notices import Notice, Notices

SHOWN = 40


async def my_notices(services: Services, user_id: int, most: int | None = SHOWN) -> Notices:
    """The newest ones, newest first; all of them if `most` is None."""
    mine = (
        select(notices, games.c.name.label("table_name"))
        .outerjoin(games, games.c.id == notices.c.game_id)
        .where(notices.c.user_id == user_id)
        .order_by(notices.c.id.desc())
        .limit(most)
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
    """This person has seen the notices up to one of them. Nothing of them is sent any more."""
    async with services.store.write() as connection:
        await connection.execute(
            update(notices)
            .where(notices.c.user_id == user_id, notices.c.id <= until, notices.c.seen.is_(None))
            .values(seen=clock.now(), due=None, digest=None)
        )
    return await my_notices(services, user_id)
