"""From a notice to its deliveries: planned as its person wants (delay, quiet hours, daily digest), and once it is due
put into the queue in the transaction that marks it as done: never twice, and never lost."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

import msgspec
from sqlalchemy import Row, select, update

from rondel.server.config import Settings
from rondel.server.notify.messages import (
    ALL_KINDS,
    Told,
    UnsubscribeLink,
    notice_mail,
    short_text,
    signing_secret,
    table_address,
    title_of,
)
from rondel.server.notify.picture import draw_pictures
from rondel.server.notify.preferences import (
    Channels,
    after_quiet,
    channels_of,
    choices_of,
    next_time,
    tables_of,
    zone_of,
)
from rondel.server.notify.queue import Delivery, enqueue
from rondel.server.services import Services
from rondel.server.storage.models import games, notices
from rondel.wire.notices import NoticeChoices, TableNotices

PLAN_BATCH = 200  # in one look
# A clock that runs out is not a thing to be told of later, nor in a daily mail.
URGENT = frozenset(("clock_low",))
DELIVER_BATCH = 50  # in one look: mails have pictures
WITH_PICTURE = ("your_turn", "clock_low", "game_ended")
DIGEST_BATCH = 300  # in one look
DIGEST_LENGTH = 50


async def plan_new(services: Services, now: float) -> int:
    """Decide about those nobody has looked at yet, and tell the pages; how many there were."""
    new = (notices.c.due <= now, notices.c.planned.is_(False))
    async with services.store.read() as connection:
        rows = (await connection.execute(select(notices).where(*new).order_by(notices.c.due).limit(PLAN_BATCH))).all()
        if not rows:
            return 0
        people = {row.user_id for row in rows}
        choices = await choices_of(connection, people)
        tables = await tables_of(connection, people)
        reaches = await channels_of(services, connection, people)
    told = set[int]()
    async with services.store.write() as connection:
        for row in rows:
            mine, reach = choices[row.user_id], reaches.get(row.user_id, Channels())
            if row.user_id in services.hub.present(row.game_id or ""):
                values: dict[str, object] = {"planned": True, "seen": now, "due": None, "digest": None}
            else:
                values = plan(row, mine, tables.get((row.user_id, row.game_id)), reach, now)
            if values["seen"] is None:
                told.add(row.user_id)
            await connection.execute(
                update(notices).where(notices.c.id == row.id, notices.c.due.is_not(None)).values(values)
            )
    for person in sorted(told):
        await services.lobby.tell_person(person, "notices")
    return len(rows)


def plan(
    row: Row[Any], choices: NoticeChoices, table: TableNotices | None, reach: Channels, now: float
) -> dict[str, object]:
    """The columns of a notice once it is known how its person wants to be told."""
    if table is not None and table.muted:
        return {"planned": True, "seen": now, "due": None, "digest": None}
    seen = None if row.kind in choices.page else now
    digest = None
    if choices.digest is not None and row.kind not in URGENT and reach.mail(choices, row.kind):
        digest = next_time(row.at, choices.digest * 60, zone_of(choices))
    delay = choices.delay if table is None or table.delay is None else table.delay
    due = row.at + (0 if row.kind in URGENT else delay)
    by_itself = reach.push(choices, row.kind) or reach.hooks(choices, row.kind)
    if not by_itself and (digest is not None or not reach.is_told(choices, row.kind)):
        return {"planned": True, "seen": seen, "due": None, "digest": digest}
    return {"planned": True, "seen": seen, "due": after_quiet_of(choices, max(due, row.at)), "digest": digest}


def after_quiet_of(choices: NoticeChoices, at: float) -> float:
    return after_quiet(at, choices.quiet_from, choices.quiet_until, zone_of(choices))


async def hand_over(services: Services, now: float) -> int:
    """Hand over what is due; how many there were."""
    due = (
        select(notices, games.c.name.label("table_name"), games.c.snapshot)
        .outerjoin(games, games.c.id == notices.c.game_id)
        .where(notices.c.due <= now, notices.c.planned.is_(True))
        .order_by(notices.c.due)
        .limit(DELIVER_BATCH)
    )
    async with services.store.read() as connection:
        rows = (await connection.execute(due)).all()
        if not rows:
            return 0
        people = {row.user_id for row in rows}
        choices = await choices_of(connection, people)
        tables = await tables_of(connection, people)
        reaches = await channels_of(services, connection, people)
        secret = await signing_secret(connection)
    going: list[Row[Any]] = []
    for row in rows:
        mine, table = choices[row.user_id], tables.get((row.user_id, row.game_id))
        if (table is not None and table.muted) or row.user_id in services.hub.present(row.game_id or ""):
            await _settle(services, row, seen=now)
        elif (later := after_quiet_of(mine, now)) > now:
            await _put_off(services, row, later)
        else:
            going.append(row)
    reached = {row.id: reaches.get(row.user_id, Channels()) for row in going}
    mailed = [row for row in going if _is_mailed(row, choices[row.user_id], reached[row.id])]
    wanted = {
        row.id: (row.snapshot, told_of(row).params.get("seat"))
        for row in mailed
        if row.kind in WITH_PICTURE and row.snapshot
    }
    images = dict(zip(wanted, await draw_pictures(services.settings.static_folder, list(wanted.values())), strict=True))
    for row in going:
        deliveries = _deliveries(services.settings, row, choices[row.user_id], reached[row.id])
        if row in mailed:
            deliveries.append(_mail(services.settings, row, reached[row.id], secret, images.get(row.id)))
        await _settle(services, row, *deliveries)
    return len(rows)


def _is_mailed(row: Row[Any], choices: NoticeChoices, reach: Channels) -> bool:
    return reach.mail(choices, row.kind) is not None and (choices.digest is None or row.digest is None)


def _mail(settings: Settings, row: Row[Any], reach: Channels, secret: bytes, image: str | None) -> Delivery:
    meant = UnsubscribeLink(row.user_id, row.kind)
    return Delivery(
        channel="mail",
        user_id=row.user_id,
        target=reach.address or "",
        content=notice_mail(settings, [told_of(row)], reach.language, secret, meant, image),
        key=f"{row.key}:{row.user_id}:mail",
    )


def _deliveries(settings: Settings, row: Row[Any], choices: NoticeChoices, reach: Channels) -> list[Delivery]:
    told = told_of(row)
    address = table_address(settings, row.game_id)
    title, text = title_of(told, reach.language), short_text(told, reach.language)
    found = [
        Delivery(
            channel="push",
            user_id=row.user_id,
            target=str(device),
            content={"title": title, "body": text, "url": address, "tag": row.game_id or row.kind},
            key=f"{row.key}:{row.user_id}:push:{device}",
        )
        for device in reach.push(choices, row.kind)
    ]
    data = {"kind": row.kind, "game": row.game_id, "table": row.table_name, **told.params}
    found += [
        Delivery(
            channel="webhook",
            user_id=row.user_id,
            target=str(hook),
            content={"kind": row.kind, "title": title, "text": text, "url": address, "data": data},
            key=f"{row.key}:{row.user_id}:webhook:{hook}",
        )
        for hook in reach.hooks(choices, row.kind)
    ]
    return found


def told_of(row: Row[Any]) -> Told:
    return Told(
        kind=row.kind,
        game_id=row.game_id,
        table=row.table_name or "",
        params=msgspec.json.decode(row.params),
        snapshot=row.snapshot,
    )


async def _settle(services: Services, row: Row[Any], *deliveries: Delivery, seen: float | None = None) -> None:
    values: dict[str, object] = {"due": None} if seen is None else {"due": None, "digest": None, "seen": seen}
    async with services.store.write() as connection:
        # Whoever changes the row has handed it over; another process, or the person in the page, may be faster.
        mine = update(notices).where(notices.c.id == row.id, notices.c.due == row.due).values(values)
        if (await connection.execute(mine)).rowcount == 1:
            await enqueue(connection, *deliveries)


async def _put_off(services: Services, row: Row[Any], due: float) -> None:
    async with services.store.write() as connection:
        await connection.execute(
            update(notices).where(notices.c.id == row.id, notices.c.due == row.due).values(due=due)
        )


async def deliver_digests(services: Services, now: float) -> int:
    """Hand over the daily mails that are due; how many there were."""
    due = (
        select(notices, games.c.name.label("table_name"), games.c.snapshot)
        .outerjoin(games, games.c.id == notices.c.game_id)
        .where(notices.c.digest <= now)
        .order_by(notices.c.user_id, notices.c.id)
        .limit(DIGEST_BATCH)
    )
    of_person: defaultdict[int, list[Row[Any]]] = defaultdict(list)
    async with services.store.read() as connection:
        for row in (await connection.execute(due)).all():
            of_person[row.user_id].append(row)
        if not of_person:
            return 0
        choices = await choices_of(connection, of_person)
        reaches = await channels_of(services, connection, of_person)
        secret = await signing_secret(connection)
    for person, rows in of_person.items():
        reach, mine = reaches.get(person), choices[person]
        address = reach.address if reach else None
        told = [told_of(row) for row in rows if row.kind in mine.mail][:DIGEST_LENGTH]
        deliveries = []
        if reach and address and told:
            content = notice_mail(services.settings, told, reach.language, secret, UnsubscribeLink(person, ALL_KINDS))
            key = f"digest:{person}:{rows[0].digest:.0f}:{rows[0].id}"
            deliveries = [Delivery(channel="mail", user_id=person, target=address, content=content, key=key)]
        ids = [row.id for row in rows]
        async with services.store.write() as connection:
            taken = await connection.execute(
                update(notices).where(notices.c.id.in_(ids), notices.c.digest.is_not(None)).values(digest=None)
            )
            if taken.rowcount:
                await enqueue(connection, *deliveries)
    return len(of_person)
