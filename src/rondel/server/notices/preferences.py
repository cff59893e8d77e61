"""How a person wants to be told: which kinds by which ways, after which delay, when not, and what in one mail."""

from __future__ import annotations

from collections.abc import Collection
from zoneinfo import ZoneInfo, available_timezones

import msgspec
from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from rondel.server.notices.happenings import KINDS
from rondel.server.storage import upsert
from rondel.server.storage.models import notice_preferences, notice_tables
from rondel.table.errors import bad
from rondel.wire.notices import NoticeChoices, TableNotices

LONGEST_DELAY = 86_400
MOST_WEBHOOKS = 50


def at_first() -> NoticeChoices:
    """As everybody is told who has chosen nothing: in the page; on devices and by webhooks they have set up
    themselves; and by mail not before they say so."""
    return NoticeChoices(page=list(KINDS), push=list(KINDS), mail=[], delay=0, zone="UTC")


async def choices_of(connection: AsyncConnection, people: Collection[int]) -> dict[int, NoticeChoices]:
    query = select(notice_preferences).where(notice_preferences.c.user_id.in_(people))
    rows = (await connection.execute(query)).all()
    found = {row.user_id: msgspec.json.decode(row.choices, type=NoticeChoices) for row in rows}
    return {person: found.get(person) or at_first() for person in people}


async def tables_of(connection: AsyncConnection, people: Collection[int]) -> dict[tuple[int, str], TableNotices]:
    """What is different at single tables, by person and table."""
    query = select(notice_tables).where(notice_tables.c.user_id.in_(people))
    rows = (await connection.execute(query)).all()
    return {(row.user_id, row.game_id): TableNotices(muted=bool(row.muted), delay=row.delay) for row in rows}


async def keep_choices(connection: AsyncConnection, user_id: int, choices: NoticeChoices) -> None:
    text = msgspec.json.encode(checked(choices)).decode()
    row = upsert(connection, notice_preferences).values(user_id=user_id, choices=text)
    await connection.execute(row.on_conflict_do_update(index_elements=["user_id"], set_={"choices": text}))


async def keep_table(connection: AsyncConnection, user_id: int, game_id: str, wanted: TableNotices) -> None:
    mine = (notice_tables.c.user_id == user_id, notice_tables.c.game_id == game_id)
    if not wanted.muted and wanted.delay is None:
        await connection.execute(delete(notice_tables).where(*mine))
        return
    values = {"muted": wanted.muted, "delay": wanted.delay}
    row = upsert(connection, notice_tables).values(user_id=user_id, game_id=game_id, **values)
    await connection.execute(row.on_conflict_do_update(index_elements=["game_id", "user_id"], set_=values))


def checked(choices: NoticeChoices) -> NoticeChoices:
    """The choices, each kind named once, or a refusal."""
    if choices.zone not in _zones():
        raise bad("time_zone", "There is no such time zone.")
    if (choices.quiet_from is None) != (choices.quiet_until is None):
        raise bad("quiet_hours", "Quiet hours need a beginning and an end.")
    if len(choices.webhooks) > MOST_WEBHOOKS or not all(key.isascii() and key.isdigit() for key in choices.webhooks):
        raise bad("not_found", "There is no such webhook.", what="webhook")
    return msgspec.structs.replace(
        choices,
        page=_once(choices.page),
        push=_once(choices.push),
        mail=_once(choices.mail),
        webhooks={key: _once(kinds) for key, kinds in choices.webhooks.items()},
    )


def _once(kinds: list[str]) -> list[str]:
    """Those we know: a page of another version may name others."""
    return [kind for kind in KINDS if kind in kinds]


def _zones() -> set[str]:
    return available_timezones() | {"UTC"}


def zone_of(choices: NoticeChoices) -> ZoneInfo:
    """UTC where the machine has forgotten the zone that somebody chose."""
    return ZoneInfo(choices.zone if choices.zone in _zones() else "UTC")


def takes_webhook(choices: NoticeChoices, webhook_id: int, kind: str) -> bool:
    """Is a person told of this kind by this webhook? By a new one of everything."""
    return kind in choices.webhooks.get(str(webhook_id), KINDS)
