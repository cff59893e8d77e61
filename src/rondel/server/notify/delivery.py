"""Notification delivery: planning by preferences (delay, quiet hours, daily digest), and queueing when due.

Deliveries are queued in the transaction that marks the notification as done, so that none is lost or duplicated.
"""

from __future__ import annotations

from collections import defaultdict
from contextlib import suppress
from typing import Any, NamedTuple

from sqlalchemy import Row, bindparam, select, update

from rondel.server.notify.messages import ALL_KINDS, Message, Unsubscription, message_of, notice_mail, signing_secret
from rondel.server.notify.picture import draw_pictures
from rondel.server.notify.preferences import Recipient, recipients_of
from rondel.server.notify.queue import Channel, Delivery, enqueue_steps
from rondel.server.services import Services
from rondel.server.storage import Step
from rondel.server.storage.models import games, notices

PLAN_BATCH = 50  # notices planned in one transaction
# Kinds that ignore delays and digests.
URGENT = frozenset(("clock_low",))
DELIVER_BATCH = 20  # small, because mails have pictures
CLAIM_SECONDS = 300.0  # longer than drawing the pictures takes
WITH_PICTURE = ("your_turn", "clock_low", "game_ended")
DIGEST_BATCH = 300
DIGEST_LENGTH = 50

_PLAN = (
    update(notices)
    .where(notices.c.id == bindparam("_id"), notices.c.due.is_not(None))
    .values(planned=True, seen=bindparam("_seen"), due=bindparam("_due"), digest=bindparam("_digest"))
)


class _Taken(Exception):
    """Another process has processed the notification, or the person has seen it."""


async def plan_new(services: Services, now: float) -> int:
    """Plan new notifications and update the pages; return how many there were."""
    new = (notices.c.due <= now, notices.c.planned.is_(False))
    async with services.store.read() as connection:
        rows = (await connection.execute(select(notices).where(*new).order_by(notices.c.due).limit(PLAN_BATCH))).all()
        if not rows:
            return 0
        recipients = await recipients_of(services, connection, {row.user_id for row in rows})
    planned, to_update = [], set[int]()
    for row in rows:
        if row.user_id in services.hub.present(row.game_id or ""):
            plan = Plan(seen=now)
        else:
            plan = plan_of(row, recipients[row.user_id], now)
        planned.append({"_id": row.id, "_seen": plan.seen, "_due": plan.due, "_digest": plan.digest})
        if plan.seen is None:
            to_update.add(row.user_id)
    await services.store.commit(Step(_PLAN, planned))
    for person in sorted(to_update):
        await services.lobby.notify_person(person, "notices")
    return len(rows)


class Plan(NamedTuple):
    """Columns of a planned notification."""

    seen: float | None = None
    due: float | None = None
    digest: float | None = None


def plan_of(notice: Row[Any], recipient: Recipient, now: float) -> Plan:
    kind, urgent = notice.kind, notice.kind in URGENT
    if recipient.is_muted(notice.game_id):
        return Plan(seen=now)
    seen = None if kind in recipient.choices.page else now
    digest = None
    if recipient.choices.digest is not None and not urgent and recipient.mail_for(kind):
        digest = recipient.next_digest(notice.at)
    is_immediate = recipient.devices_for(kind) or recipient.webhooks_for(kind)
    if not is_immediate and (digest is not None or not recipient.has_external_channel(kind)):
        return Plan(seen, None, digest)
    delay = 0 if urgent else recipient.delay_at(notice.game_id)
    return Plan(seen, recipient.after_quiet(notice.at + delay), digest)


async def deliver_due(services: Services, now: float) -> int:
    """Queue the deliveries of due notifications; return how many notifications there were."""
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
        recipients = await recipients_of(services, connection, {row.user_id for row in rows})
        secret = await signing_secret(connection)
    ready: list[Row[Any]] = []
    for row in rows:
        recipient = recipients[row.user_id]
        if recipient.is_muted(row.game_id) or row.user_id in services.hub.present(row.game_id or ""):
            await _settle(services, row, seen=now)
        elif (later := recipient.after_quiet(now)) > now:
            await _settle(services, row, due=later)
        else:
            ready.append(row)
    messages = {row.id: message_of(services.settings, row, recipients[row.user_id].language) for row in ready}
    mailed = {row.id: row for row in ready if row.digest is None and recipients[row.user_id].mail_for(row.kind)}
    drawn = [row for row in mailed.values() if row.kind in WITH_PICTURE and row.snapshot]
    positions = [(row.snapshot, messages[row.id].params.get("seat")) for row in drawn]
    pictures = await draw_pictures(services.settings.static_folder, positions)
    images = {row.id: image for row, image in zip(drawn, pictures, strict=True)}
    for row in ready:
        recipient, message = recipients[row.user_id], messages[row.id]
        deliveries = _deliveries(row, recipient, message)
        if row.id in mailed:
            link = Unsubscription(row.user_id, row.kind)
            content = notice_mail(services.settings, [message], recipient.language, secret, link, images.get(row.id))
            deliveries.append(_delivery(row, "mail", recipient.address or "", content, f"{row.key}:{row.user_id}:mail"))
        await _settle(services, row, *deliveries)
    if ready:
        services.sender.wake()
    return len(rows)


async def _claimed(services: Services, now: float, until: float) -> list[int]:
    """Claim due notifications for this process; if it dies, they are due again at `until`."""
    due = select(notices.c.id).where(notices.c.due <= now, notices.c.planned.is_(True)).order_by(notices.c.due)
    async with services.store.read() as connection:
        ids = (await connection.execute(due.limit(DELIVER_BATCH))).scalars().all()
    claimed: list[int] = []
    if ids:
        mine = update(notices).where(notices.c.id.in_(ids), notices.c.due <= now).values(due=until)
        claim = Step(mine.returning(notices.c.id), check=lambda result: claimed.extend(row[0] for row in result.rows))
        await services.store.commit(claim)
    return claimed


def _deliveries(notice: Row[Any], recipient: Recipient, message: Message) -> list[Delivery]:
    """Return the deliveries to devices and webhooks."""
    key = f"{notice.key}:{notice.user_id}"
    shown = {
        "title": message.title,
        "body": message.text,
        "url": message.address,
        "tag": notice.game_id or notice.kind,
    }
    said = {
        "kind": notice.kind,
        "title": message.title,
        "text": message.text,
        "url": message.address,
        "data": {"kind": notice.kind, "game": notice.game_id, "table": notice.table_name, **message.params},
    }
    return [
        *(
            _delivery(notice, "push", str(each), shown, f"{key}:push:{each}")
            for each in recipient.devices_for(notice.kind)
        ),
        *(
            _delivery(notice, "webhook", str(each), said, f"{key}:webhook:{each}")
            for each in recipient.webhooks_for(notice.kind)
        ),
    ]


def _delivery(notice: Row[Any], channel: Channel, target: str, content: dict[str, Any], key: str) -> Delivery:
    return Delivery(channel=channel, user_id=notice.user_id, target=target, content=content, key=key)


async def _settle(
    services: Services, row: Row[Any], *deliveries: Delivery, seen: float | None = None, due: float | None = None
) -> None:
    """Update a claimed notification and queue its deliveries, unless it was seen or withdrawn in the meantime."""
    values: dict[str, object] = {"due": due} if seen is None else {"due": None, "digest": None, "seen": seen}
    mine = update(notices).where(notices.c.id == row.id, notices.c.due == row.due).values(values)
    with suppress(_Taken):
        await services.store.commit(Step(mine, needs_row=_Taken), *enqueue_steps(services.store, deliveries))


async def deliver_digests(services: Services, now: float) -> int:
    """Queue the digest mails that are due; return how many there were."""
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
        recipients = await recipients_of(services, connection, of_person)
        secret = await signing_secret(connection)
    for person, rows in of_person.items():
        recipient = recipients[person]
        in_digest = [row for row in rows if recipient.mail_for(row.kind)][:DIGEST_LENGTH]
        deliveries = []
        if in_digest:
            messages = [message_of(services.settings, row, recipient.language) for row in in_digest]
            link = Unsubscription(person, ALL_KINDS)
            content = notice_mail(services.settings, messages, recipient.language, secret, link)
            key = f"digest:{person}:{rows[0].digest:.0f}:{rows[0].id}"
            deliveries = [_delivery(in_digest[0], "mail", recipient.address or "", content, key)]
        gathered = notices.c.id.in_([row.id for row in rows])
        taken = update(notices).where(gathered, notices.c.digest.is_not(None)).values(digest=None)
        with suppress(_Taken):
            await services.store.commit(Step(taken, needs_row=_Taken), *enqueue_steps(services.store, deliveries))
    services.sender.wake()
    return len(of_person)
