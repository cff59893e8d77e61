"""Notification preferences: kinds, channels, delay, quiet hours, daily digest, table overrides; and recipients."""

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
MAX_WEBHOOKS = 50
DAY_MINUTES = 1440


def default_choices() -> NoticeChoices:
    """Return the default preferences: page, push and webhooks on, mail off."""
    return NoticeChoices(page=list(KINDS), push=list(KINDS), mail=[], delay=0, zone="UTC")


async def choices_of(connection: AsyncConnection, people: Collection[int]) -> dict[int, NoticeChoices]:
    query = select(notice_preferences).where(notice_preferences.c.user_id.in_(people))
    rows = (await connection.execute(query)).all()
    found = {row.user_id: msgspec.json.decode(row.choices, type=NoticeChoices) for row in rows}
    return {person: found.get(person) or default_choices() for person in people}


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
    """Return valid preferences without duplicate kinds, or raise a refusal."""
    if choices.zone not in _zones():
        raise bad("time_zone", "There is no such time zone.")
    if (choices.quiet_from is None) != (choices.quiet_until is None):
        raise bad("quiet_hours", "Quiet hours need a start and an end.")
    if len(choices.webhooks) > MAX_WEBHOOKS or not all(key.isascii() and key.isdigit() for key in choices.webhooks):
        raise bad("not_found", "There is no such webhook.", what="webhook")
    return msgspec.structs.replace(
        choices,
        page=_once(choices.page),
        push=_once(choices.push),
        mail=_once(choices.mail),
        webhooks={key: _once(kinds) for key, kinds in choices.webhooks.items()},
    )


def _once(kinds: list[str]) -> list[str]:
    """Return the known kinds without duplicates; a page of another version may send unknown ones."""
    return [kind for kind in KINDS if kind in kinds]


def _zones() -> set[str]:
    return available_timezones() | {"UTC"}


def after_quiet(at: float, quiet_from: int | None, quiet_until: int | None, zone: ZoneInfo) -> float:
    """Return `at`, or the end of the quiet hours that contain it; they are minutes of the day and may span midnight."""
    if quiet_from is None or quiet_until is None or quiet_from == quiet_until:
        return at
    there = datetime.fromtimestamp(at, zone)
    minute = there.hour * 60 + there.minute
    length = (quiet_until - quiet_from) % DAY_MINUTES
    if (minute - quiet_from) % DAY_MINUTES >= length:
        return at
    return next_time(at, quiet_until, zone)


def next_time(at: float, minute: int, zone: ZoneInfo) -> float:
    """Return the next time at this minute of the day, skipping the hour that is missing when daylight saving starts."""
    there = datetime.fromtimestamp(at, zone)
    for days in (0, 1, 2):
        day = there.date() + timedelta(days=days)
        wanted = datetime(day.year, day.month, day.day, minute // 60, minute % 60, tzinfo=zone).timestamp()
        if wanted > at:
            return wanted
    return at + 86_400.0


class ConfirmedAddress(msgspec.Struct, frozen=True):
    """A person with a confirmed e-mail address."""

    user_id: int
    name: str
    address: str
    language: str


async def confirmed_address(connection: AsyncConnection, user_id: int) -> ConfirmedAddress | None:
    """Return the confirmed address of a person, or None."""
    query = select(users.c.name, users.c.email, users.c.language)
    row = (await connection.execute(query.where(users.c.id == user_id, users.c.email.is_not(None)))).first()
    return None if row is None else ConfirmedAddress(user_id, row.name, row.email, row.language or FALLBACK)


class Recipient(msgspec.Struct, frozen=True):
    """Recipient of notifications: preferences and available channels."""

    choices: NoticeChoices
    tables: dict[str, TableNotices] = {}  # overrides by table
    language: str = FALLBACK
    address: str | None = None
    devices: tuple[int, ...] = ()
    webhooks: tuple[int, ...] = ()

    def has_external_channel(self, kind: str) -> bool:
        """Return whether any channel outside the page is active for this kind."""
        return bool(self.mail_for(kind) or self.devices_for(kind) or self.webhooks_for(kind))

    def mail_for(self, kind: str) -> str | None:
        return self.address if kind in self.choices.mail else None

    def devices_for(self, kind: str) -> tuple[int, ...]:
        return self.devices if kind in self.choices.push else ()

    def webhooks_for(self, kind: str) -> tuple[int, ...]:
        """Return the webhooks for this kind; new ones get all kinds."""
        return tuple(each for each in self.webhooks if kind in self.choices.webhooks.get(str(each), KINDS))

    def is_muted(self, game_id: str | None) -> bool:
        table = self.tables.get(game_id or "")
        return table is not None and table.muted

    def delay_at(self, game_id: str | None) -> int:
        table = self.tables.get(game_id or "")
        return self.choices.delay if table is None or table.delay is None else table.delay

    def after_quiet(self, at: float) -> float:
        return after_quiet(at, self.choices.quiet_from, self.choices.quiet_until, self.zone)

    def next_digest(self, at: float) -> float:
        return next_time(at, (self.choices.digest or 0) * 60, self.zone)

    @property
    def zone(self) -> ZoneInfo:
        """The chosen time zone, or UTC if this machine does not know it."""
        return ZoneInfo(self.choices.zone if self.choices.zone in _zones() else "UTC")


async def recipients_of(
    services: Services, connection: AsyncConnection, people: Collection[int]
) -> dict[int, Recipient]:
    wanted = list(people)
    choices = await choices_of(connection, wanted)
    known = select(users.c.id, users.c.language, users.c.email).where(users.c.id.in_(wanted))
    languages, addresses = dict[int, str](), dict[int, str]()
    for user in (await connection.execute(known)).all():
        languages[user.id] = user.language or FALLBACK
        if user.email is not None and services.settings.mail:
            addresses[user.id] = user.email
    tables = defaultdict[int, dict[str, TableNotices]](dict)
    different = select(notice_tables).where(notice_tables.c.user_id.in_(wanted))
    for row in (await connection.execute(different)).all():
        tables[row.user_id][row.game_id] = TableNotices(muted=bool(row.muted), delay=row.delay)
    devices, hooks = defaultdict[int, list[int]](list), defaultdict[int, list[int]](list)
    for found, table in ((devices, push_subscriptions), (hooks, webhooks)):
        query = select(table.c.user_id, table.c.id).where(table.c.user_id.in_(wanted)).order_by(table.c.id)
        for row in (await connection.execute(query)).all():
            found[row.user_id].append(row.id)
    return {
        person: Recipient(
            choices=choices[person],
            tables=tables[person],
            language=languages.get(person, FALLBACK),
            address=addresses.get(person),
            devices=tuple(devices[person]),
            webhooks=tuple(hooks[person]),
        )
        for person in wanted
    }


async def notice_settings(services: Services, user_id: int) -> NoticeSettings:
    stored = select(notice_preferences.c.user_id).where(notice_preferences.c.user_id == user_id)
    different = (
        select(notice_tables, games.c.name)
        .join(games, games.c.id == notice_tables.c.game_id)
        .where(notice_tables.c.user_id == user_id)
        .order_by(games.c.touched.desc())
    )
    async with services.store.read() as connection:
        chosen = await connection.scalar(stored) is not None
        mine = (await recipients_of(services, connection, [user_id]))[user_id]
        tables = (await connection.execute(different)).all()
    return NoticeSettings(
        kinds=list(KINDS),
        choices=mine.choices,
        chosen=chosen,
        outside=any(mine.has_external_channel(kind) for kind in KINDS),
        mail="off" if not services.settings.mail else "ready" if mine.address else "unconfirmed",
        tables=[
            TableNoticesOf(game=row.game_id, table=row.name, muted=bool(row.muted), delay=row.delay) for row in tables
        ],
    )


async def save_preferences(services: Services, user_id: int, choices: NoticeChoices) -> NoticeSettings:
    async with services.store.write() as connection:
        await store_choices(connection, user_id, choices)
    return await notice_settings(services, user_id)


async def table_preferences(services: Services, user_id: int, game_id: str) -> TableNotices:
    mine = select(notice_tables).where(notice_tables.c.user_id == user_id, notice_tables.c.game_id == game_id)
    async with services.store.read() as connection:
        row = (await connection.execute(mine)).first()
    return TableNotices(muted=False) if row is None else TableNotices(muted=bool(row.muted), delay=row.delay)


async def save_table_preferences(services: Services, user_id: int, game_id: str, wanted: TableNotices) -> TableNotices:
    async with services.store.write() as connection:
        await store_table(connection, user_id, game_id, wanted)
    return wanted
