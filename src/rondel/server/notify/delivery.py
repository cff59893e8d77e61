"""From a notice to its deliveries: planned as its person wants (delay, quiet hours, daily digest), and once it is due
put into the queue in the transaction that marks it as done: never twice, and never lost."""

from __future__ import annotations

from collections import defaultdict
from contextlib import suppress
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Row, bindparam, select, update

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
from rondel.server.notify.queue import Delivery, enqueue_steps
from rondel.server.services import Services
from rondel.server.storage import Result, Step
from rondel.server.storage.models import games, notices
from rondel.wire.notices import NoticeChoices, TableNotices

BATCH = 50  # notices planned in one transaction
# A clock that runs out is not a thing to be told of later, nor in a daily mail.
URGENT = frozenset(("clock_low",))
DELIVER_BATCH = 20  # at once: mails have pictures
CLAIM_SECONDS = 300.0  # longer than pictures take
WITH_PICTURE = ("your_turn", "clock_low", "game_ended")
DIGEST_BATCH = 300
DIGEST_LENGTH = 50

_PLAN = (
    update(notices)
    .where(notices.c.id == bindparam("_id"), notices.c.due.is_not(None))
    .values(planned=True, seen=bindparam("_seen"), due=bindparam("_due"), digest=bindparam("_digest"))
)


class _Taken(Exception):
    """Another process, or the person in the page, was faster."""


async def plan_new(services: Services, now: float) -> int:
    """Decide about those nobody has looked at yet, and tell the pages; how many there were."""
    new = (notices.c.due <= now, notices.c.planned.is_(False))
    async with services.store.read() as connection:
        rows = (await connection.execute(select(notices).where(*new).order_by(notices.c.due).limit(BATCH))).all()
        if not rows:
            return 0
        people = {row.user_id for row in rows}
        choices = await choices_of(connection, people)
        tables = await tables_of(connection, people)
        reaches = await channels_of(services, connection, people)
    planned, told = [], set[int]()
    for row in rows:
        if row.user_id in services.hub.present(row.game_id or ""):
            plan = Plan(seen=now)
        else:
            table, reach = tables.get((row.user_id, row.game_id)), reaches.get(row.user_id, Channels())
            plan = plan_of(row, choices[row.user_id], table, reach, now)
        planned.append({"_id": row.id, "_seen": plan.seen, "_due": plan.due, "_digest": plan.digest})
        if plan.seen is None:
            told.add(row.user_id)
    await services.store.commit(Step(_PLAN, planned))
    for person in sorted(told):
        await services.lobby.tell_person(person, "notices")
    return len(rows)


class Plan(NamedTuple):
    """The columns of a notice once it is known how its person wants to be told."""

    seen: float | None = None
    due: float | None = None
    digest: float | None = None


def plan_of(row: Row[Any], choices: NoticeChoices, table: TableNotices | None, reach: Channels, now: float) -> Plan:
    if table is not None and table.muted:
        return Plan(seen=now)
    seen = None if row.kind in choices.page else now
    digest = None
    if choices.digest is not None and row.kind not in URGENT and reach.mail(choices, row.kind):
        digest = next_time(row.at, choices.digest * 60, zone_of(choices))
    delay = choices.delay if table is None or table.delay is None else table.delay
    due = row.at + (0 if row.kind in URGENT else delay)
    by_itself = reach.push(choices, row.kind) or reach.hooks(choices, row.kind)
    if not by_itself and (digest is not None or not reach.is_told(choices, row.kind)):
        return Plan(seen, None, digest)
    return Plan(seen, after_quiet_of(choices, max(due, row.at)), digest)


def after_quiet_of(choices: NoticeChoices, at: float) -> float:
    return after_quiet(at, choices.quiet_from, choices.quiet_until, zone_of(choices))


async def deliver_due(services: Services, now: float) -> int:
    """Put into the queue what is due; how many there were."""
    ids = await _claimed(services, now, now + CLAIM_SECONDS)
    if not ids:
        return 0
    claimed = (
        select(notices, games.c.name.label("table_name"), games.c.snapshot)
        .outerjoin(games, games.c.id == notices.c.game_id)
        .where(notices.c.id.in_(ids), notices.c.due == now + CLAIM_SECONDS)
        .order_by(notices.c.id)
    )
    async with services.store.read() as connection:
        rows = (await connection.execute(claimed)).all()
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
            await _settle(services, row, due=later)
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
    if going:
        services.sender.wake()
    return len(rows)


async def _claimed(services: Services, now: float, until: float) -> list[int]:
    """Those that this process, and no other, is to deliver; if it ends before, they are due again at `until`."""
    due = select(notices.c.id).where(notices.c.due <= now, notices.c.planned.is_(True)).order_by(notices.c.due)
    async with services.store.read() as connection:
        ids = (await connection.execute(due.limit(DELIVER_BATCH))).scalars().all()
    claimed: list[int] = []
    if ids:
        mine = update(notices).where(notices.c.id.in_(ids), notices.c.due <= now).values(due=until)
        claim = Step(mine.returning(notices.c.id), check=lambda result: claimed.extend(row[0] for row in result.rows))
        await services.store.commit(claim)
    return claimed


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


async def _settle(
    services: Services, row: Row[Any], *deliveries: Delivery, seen: float | None = None, due: float | None = None
) -> None:
    """Write what becomes of a claimed notice, with its deliveries; unless it was seen or withdrawn meanwhile."""
    values: dict[str, object] = {"due": due} if seen is None else {"due": None, "digest": None, "seen": seen}
    mine = update(notices).where(notices.c.id == row.id, notices.c.due == row.due).values(values)
    with suppress(_Taken):
        await services.store.commit(Step(mine, check=_some_row), *enqueue_steps(services.store, deliveries))


def _some_row(result: Result) -> None:
    if not result.rowcount:
        raise _Taken


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
        gathered = notices.c.id.in_([row.id for row in rows])
        taken = update(notices).where(gathered, notices.c.digest.is_not(None)).values(digest=None)
        with suppress(_Taken):
            await services.store.commit(Step(taken, check=_some_row), *enqueue_steps(services.store, deliveries))
    services.sender.wake()
    return len(of_person)
