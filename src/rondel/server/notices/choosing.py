"""A person chooses how to be told: of everything, of one table, or by a link in a mail."""

from __future__ import annotations

from sqlalchemy import select

from rondel.server.notices.happenings import KINDS
from rondel.server.notices.links import ALL, meant_by, secret_of
from rondel.server.notices.preferences import choices_of, keep_choices, keep_table, tables_of
from rondel.server.notices.reach import reach_of
from rondel.server.services import Services
from rondel.server.storage.models import games, notice_preferences, notice_tables, users
from rondel.table.errors import unknown
from rondel.wire.notices import NoticeChoices, NoticeSettings, TableNotices, TableNoticesOf, Unsubscribed


async def settings_of(services: Services, user_id: int) -> NoticeSettings:
    kept = select(notice_preferences.c.user_id).where(notice_preferences.c.user_id == user_id)
    different = (
        select(notice_tables, games.c.name)
        .join(games, games.c.id == notice_tables.c.game_id)
        .where(notice_tables.c.user_id == user_id)
        .order_by(games.c.touched.desc())
    )
    async with services.store.read() as connection:
        choices = (await choices_of(connection, [user_id]))[user_id]
        chosen = await connection.scalar(kept) is not None
        reach = (await reach_of(services, connection, [user_id]))[user_id]
        tables = (await connection.execute(different)).all()
    return NoticeSettings(
        kinds=list(KINDS),
        choices=choices,
        chosen=chosen,
        outside=any(reach.is_told(choices, kind) for kind in KINDS),
        mail="off" if not services.settings.mail else "ready" if reach.address else "unconfirmed",
        tables=[
            TableNoticesOf(game=row.game_id, table=row.name, muted=bool(row.muted), delay=row.delay) for row in tables
        ],
    )


async def choose(services: Services, user_id: int, choices: NoticeChoices) -> NoticeSettings:
    async with services.store.write() as connection:
        await keep_choices(connection, user_id, choices)
    return await settings_of(services, user_id)


async def at_table(services: Services, user_id: int, game_id: str) -> TableNotices:
    async with services.store.read() as connection:
        found = await tables_of(connection, [user_id])
    return found.get((user_id, game_id)) or TableNotices(muted=False)


async def choose_at_table(services: Services, user_id: int, game_id: str, wanted: TableNotices) -> TableNotices:
    async with services.store.write() as connection:
        await keep_table(connection, user_id, game_id, wanted)
    return wanted


async def unsubscribe(services: Services, token: str) -> Unsubscribed:
    """What a link of ours says: no more mails of a kind, or of any. Doing it again changes nothing."""
    async with services.store.write() as connection:
        meant = meant_by(await secret_of(connection), token)
        name = await connection.scalar(select(users.c.name).where(users.c.id == meant.user_id))
        if name is None:
            raise unknown("person")
        choices = (await choices_of(connection, [meant.user_id]))[meant.user_id]
        choices.mail = [] if meant.kind == ALL else [kind for kind in choices.mail if kind != meant.kind]
        await keep_choices(connection, meant.user_id, choices)
    return Unsubscribed(name=name, kind=meant.kind)
