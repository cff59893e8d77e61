"""How a person wants to be told, and can be: kinds, channels, delay, quiet hours, daily digest, single tables."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo, available_timezones

import msgspec
from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from rondel.languages import FALLBACK
from rondel.server.notify.notices import KINDS
from rondel.server.services import Services
from rondel.server.storage import upsert
from rondel.server.storage.models import games, notice_preferences, notice_tables, push_subscriptions, users, webhooks
from rondel.table.errors import bad
from rondel.wire.notices import NoticeChoices, NoticeSettings, TableNotices, TableNoticesOf

LONGEST_DELAY = 86_400
MOST_WEBHOOKS = 50
DAY_MINUTES = 1440


def default_choices() -> NoticeChoices:
    """As everybody is told who has chosen nothing: in the page; on devices and by webhooks they have set up
    themselves; and by mail not before they say so."""
    return NoticeChoices(page=list(KINDS), push=list(KINDS), mail=[], delay=0, zone="UTC")


async def choices_of(connection: AsyncConnection, people: Collection[int]) -> dict[int, NoticeChoices]:
    query = select(notice_preferences).where(notice_preferences.c.user_id.in_(people))
    rows = (await connection.execute(query)).all()
    found = {row.user_id: msgspec.json.decode(row.choices, type=NoticeChoices) for row in rows}
    return {person: found.get(person) or default_choices() for person in people}


async def tables_of(connection: AsyncConnection, people: Collection[int]) -> dict[tuple[int, str], TableNotices]:
    """What is different at single tables, by person and table."""
    query = select(notice_tables).where(notice_tables.c.user_id.in_(people))
    rows = (await connection.execute(query)).all()
    return {(row.user_id, row.game_id): TableNotices(muted=bool(row.muted), delay=row.delay) for row in rows}


async def store_choices(connection: AsyncConnection, user_id: int, choices: NoticeChoices) -> None:
    text = msgspec.json.encode(checked(choices)).decode()
    row = upsert(connection, notice_preferences).values(user_id=user_id, choices=text)
    await connection.execute(row.on_conflict_do_update(index_elements=["user_id"], set_={"choices": text}))


async def store_table(connection: AsyncConnection, user_id: int, game_id: str, wanted: TableNotices) -> None:
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


def after_quiet(at: float, quiet_from: int | None, quiet_until: int | None, zone: ZoneInfo) -> float:
    """This time, or the end of the quiet hours it falls into; they are in minutes of the day and may pass midnight."""
    if quiet_from is None or quiet_until is None or quiet_from == quiet_until:
        return at
    there = datetime.fromtimestamp(at, zone)
    minute = there.hour * 60 + there.minute
    length = (quiet_until - quiet_from) % DAY_MINUTES
    if (minute - quiet_from) % DAY_MINUTES >= length:
        return at
    return next_time(at, quiet_until, zone)


def next_time(at: float, minute: int, zone: ZoneInfo) -> float:
    """When the wall clock next shows this minute of the day. An hour that a day lacks, in spring, is passed over."""
    there = datetime.fromtimestamp(at, zone)
    for days in (0, 1, 2):
        day = there.date() + timedelta(days=days)
        wanted = datetime(day.year, day.month, day.day, minute // 60, minute % 60, tzinfo=zone).timestamp()
        if wanted > at:
            return wanted
    return at + 86_400.0


class Reachable(msgspec.Struct, frozen=True):
    """Somebody who can be written to."""

    user_id: int
    name: str
    address: str
    language: str


async def confirmed_address(connection: AsyncConnection, user_id: int) -> Reachable | None:
    """The confirmed address of a person; None: there is none."""
    found = await confirmed_addresses(connection, [user_id])
    return found.get(user_id)


async def confirmed_addresses(connection: AsyncConnection, user_ids: list[int]) -> dict[int, Reachable]:
    """The same of several people; whoever has none is left out."""
    query = select(users.c.id, users.c.name, users.c.email, users.c.language).where(
        users.c.id.in_(user_ids), users.c.email.is_not(None)
    )
    rows = (await connection.execute(query)).all()
    return {row.id: Reachable(row.id, row.name, row.email, row.language or FALLBACK) for row in rows}


class Channels(msgspec.Struct, frozen=True):
    """`language` is that of the person's settings, whatever way is taken."""

    language: str = FALLBACK
    address: str | None = None
    devices: tuple[int, ...] = ()
    webhooks: tuple[int, ...] = ()

    def is_told(self, choices: NoticeChoices, kind: str) -> bool:
        """Is there a way at all that leaves the page for this kind?"""
        return bool(self.mail(choices, kind) or self.push(choices, kind) or self.hooks(choices, kind))

    def mail(self, choices: NoticeChoices, kind: str) -> str | None:
        return self.address if kind in choices.mail else None

    def push(self, choices: NoticeChoices, kind: str) -> tuple[int, ...]:
        return self.devices if kind in choices.push else ()

    def hooks(self, choices: NoticeChoices, kind: str) -> tuple[int, ...]:
        return tuple(each for each in self.webhooks if takes_webhook(choices, each, kind))


async def channels_of(services: Services, connection: AsyncConnection, people: Collection[int]) -> dict[int, Channels]:
    wanted = list(people)
    languages = select(users.c.id, users.c.language).where(users.c.id.in_(wanted))
    addresses = await confirmed_addresses(connection, wanted) if services.settings.mail else {}
    devices, hooks = defaultdict[int, list[int]](list), defaultdict[int, list[int]](list)
    for found, table in ((devices, push_subscriptions), (hooks, webhooks)):
        query = select(table.c.user_id, table.c.id).where(table.c.user_id.in_(wanted)).order_by(table.c.id)
        for row in (await connection.execute(query)).all():
            found[row.user_id].append(row.id)
    return {
        row.id: Channels(
            language=row.language or FALLBACK,
            address=addresses[row.id].address if row.id in addresses else None,
            devices=tuple(devices[row.id]),
            webhooks=tuple(hooks[row.id]),
        )
        for row in (await connection.execute(languages)).all()
    }


async def notice_settings(services: Services, user_id: int) -> NoticeSettings:
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
        reach = (await channels_of(services, connection, [user_id]))[user_id]
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
        await store_choices(connection, user_id, choices)
    return await notice_settings(services, user_id)


async def table_choices(services: Services, user_id: int, game_id: str) -> TableNotices:
    async with services.store.read() as connection:
        found = await tables_of(connection, [user_id])
    return found.get((user_id, game_id)) or TableNotices(muted=False)


async def choose_for_table(services: Services, user_id: int, game_id: str, wanted: TableNotices) -> TableNotices:
    async with services.store.write() as connection:
        await store_table(connection, user_id, game_id, wanted)
    return wanted
