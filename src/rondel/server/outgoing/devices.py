"""Browsers that take push messages: entered, listed and removed by the person they belong to."""

from __future__ import annotations

import base64
import binascii
import hashlib

from cryptography.hazmat.primitives.asymmetric import ec
from sqlalchemy import delete, func, insert, select, update

from rondel.server.outgoing.addresses import checked_url
from rondel.server.services import Services
from rondel.server.storage.models import push_subscriptions, users
from rondel.table.clocks import clock
from rondel.table.errors import Refusal, bad, too_many, unknown
from rondel.table.persons import Visitor
from rondel.wire.outgoing import Device, DeviceRequest

COME_BACK_SECONDS = 600.0


def mark_of(endpoint: str) -> str:
    """By this a browser knows itself in the list: the endpoint itself is not shown again."""
    return hashlib.sha256(endpoint.encode()).hexdigest()[:40]


async def devices_of(services: Services, user_id: int) -> list[Device]:
    query = select(push_subscriptions).where(push_subscriptions.c.user_id == user_id)
    async with services.store.read() as connection:
        rows = (await connection.execute(query.order_by(push_subscriptions.c.id))).all()
    return [Device(id=row.id, agent=row.agent, created=row.created, mark=row.digest) for row in rows]


async def add_device(services: Services, visitor: Visitor, wanted: DeviceRequest, agent: str) -> Device:
    """This browser takes push messages for this person from now on, whoever used it before."""
    endpoint = checked_url(wanted.endpoint, private_allowed=services.settings.outgoing_private)
    _check_keys(wanted.p256dh, wanted.auth)
    mark, now = mark_of(endpoint), clock.now()
    most = services.rates.limits.standing["devices"]
    async with services.store.write() as connection:
        await connection.execute(select(users.c.id).where(users.c.id == visitor.id).with_for_update())
        known = (
            await connection.execute(select(push_subscriptions).where(push_subscriptions.c.digest == mark))
        ).first()
        if known is not None:
            if (known.p256dh, known.auth) != (wanted.p256dh, wanted.auth):
                raise _no_subscription()
            same = push_subscriptions.c.id == known.id
            await connection.execute(update(push_subscriptions).where(same).values(user_id=visitor.id, agent=agent))
            return Device(id=known.id, agent=agent, created=known.created, mark=mark)
        mine = select(func.count()).select_from(push_subscriptions).where(push_subscriptions.c.user_id == visitor.id)
        if (await connection.scalar(mine) or 0) >= most:
            sentence = f"You have {most} devices; remove some of them first."
            raise too_many("too_many_devices", sentence, retry_after=COME_BACK_SECONDS, most=most)
        keys = {"endpoint": endpoint, "digest": mark, "p256dh": wanted.p256dh, "auth": wanted.auth}
        number = await connection.scalar(
            insert(push_subscriptions)
            .values(user_id=visitor.id, **keys, agent=agent, created=now)
            .returning(push_subscriptions.c.id)
        )
    return Device(id=int(number or 0), agent=agent, created=now, mark=mark)


async def remove_device(services: Services, visitor: Visitor, device_id: int) -> None:
    mine = (push_subscriptions.c.id == device_id, push_subscriptions.c.user_id == visitor.id)
    async with services.store.write() as connection:
        if (await connection.execute(delete(push_subscriptions).where(*mine))).rowcount == 0:
            raise unknown("device")


def _check_keys(p256dh: str, auth: str) -> None:
    """A point on the curve and a secret, or nothing could ever be encrypted for this browser."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _decoded(p256dh))
        if len(_decoded(auth)) != 16:
            raise ValueError
    except (ValueError, binascii.Error):
        raise _no_subscription() from None


def _no_subscription() -> Refusal:
    return bad("push_keys", "This is no subscription as browsers make them.")


def _decoded(text: str) -> bytes:
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
