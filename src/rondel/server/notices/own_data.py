"""What is stored about somebody in notices: for that person, and until they delete it."""

from __future__ import annotations

import msgspec
from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from rondel.server.notices.reading import my_notices
from rondel.server.services import Services
from rondel.server.storage.models import notice_preferences, notice_tables, notices
from rondel.wire.notices import ExportedNotices


async def exported_notices(services: Services, user_id: int) -> ExportedNotices:
    mine = select(notice_preferences.c.choices).where(notice_preferences.c.user_id == user_id)
    muted = select(notice_tables.c.game_id).where(notice_tables.c.user_id == user_id, notice_tables.c.muted.is_(True))
    async with services.store.read() as connection:
        choices = await connection.scalar(mine)
        tables = list((await connection.execute(muted)).scalars().all())
    told = await my_notices(services, user_id, most=None)
    return ExportedNotices(told=told.notices, choices=msgspec.json.decode(choices or "{}"), muted=tables)


async def forget_named(connection: AsyncConnection, name: str) -> None:
    """Somebody's data are deleted: what others were told with this name, and perhaps in their words, goes with them."""
    named = msgspec.json.encode({"by": name}).decode()[1:-1]
    others = (notices.c.kind.in_(("invited", "mentioned")), notices.c.params.contains(named, autoescape=True))
    await connection.execute(delete(notices).where(*others))
