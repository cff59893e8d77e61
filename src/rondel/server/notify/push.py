"""Web push: VAPID key, registered devices and the channel."""

from __future__ import annotations

import base64
import binascii
import hashlib
from collections.abc import Awaitable, Callable
from email.utils import parseaddr
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import msgspec
from sqlalchemy import delete, func, insert, select, update

from rondel.server.config import Settings
from rondel.server.notify.claims import Claimed
from rondel.server.notify.public_addresses import checked_url
from rondel.server.notify.queue import PermanentFailure, Request, Response, send_test
from rondel.server.services import Services
from rondel.server.storage import Store, upsert
from rondel.server.storage.models import push_subscriptions, server_keys, users
from rondel.table.clocks import clock
from rondel.table.errors import Refusal, bad, too_many, unknown
from rondel.table.visitors import Visitor
from rondel.wire.outgoing import Device, DeviceRequest, Tried

if TYPE_CHECKING:
    from py_vapid import Vapid02  # type: ignore[import-untyped]

    from rondel.server.notify.http_client import Client

VAPID_NAME = "vapid"
VALID_SECONDS = 6 * 3600
RETRY_AFTER_SECONDS = 600.0
# Encrypted messages are limited to 4096 bytes.
TITLE_MOST, BODY_MOST = 120, 500
TEST_EXPIRES_SECONDS = 60.0


class Vapid:
    """VAPID key of the server, created on first use and stored in the database."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self._store = store
        self._contact = contact(settings)
        self._key: Vapid02 | None = None

    async def public_key(self) -> str:
        """Return the public key in the format that browsers expect."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        key = (await self._loaded()).public_key
        point = key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    async def headers(self, endpoint: str) -> dict[str, str]:
        """Return the headers that authenticate the server to a push service."""
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(clock.now()) + VALID_SECONDS,
            "sub": self._contact,
        }
        return dict((await self._loaded()).sign(claims))

    async def _loaded(self) -> Vapid02:
        """Load the key, creating it if necessary; concurrent processes agree on one key."""
        if self._key is not None:
            return self._key
        from cryptography.hazmat.primitives import serialization
        from cryptography.hazmat.primitives.asymmetric import ec
        from py_vapid import Vapid02

        query = select(server_keys.c.value).where(server_keys.c.name == VAPID_NAME)
        async with self._store.read() as connection:
            stored = await connection.scalar(query)
        if stored is None:
            pem = (serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
            made = ec.generate_private_key(ec.SECP256R1()).private_bytes(*pem).decode()
            async with self._store.write() as connection:
                row = upsert(connection, server_keys).values(name=VAPID_NAME, value=made)
                await connection.execute(row.on_conflict_do_nothing())
                stored = await connection.scalar(query)
        key = serialization.load_pem_private_key(str(stored).encode(), None)
        assert isinstance(key, ec.EllipticCurvePrivateKey)
        self._key = Vapid02(key)
        return self._key


def contact(settings: Settings) -> str:
    """Return the contact for push services: the site, or the sender of its mails."""
    if settings.public_url.startswith("https://"):
        return settings.public_url
    address = parseaddr(settings.mail_from)[1]
    return f"mailto:{address or 'rondel@example.org'}"


def endpoint_digest(endpoint: str) -> str:
    """Return a digest by which a browser recognizes itself in the list, since the endpoint is not shown."""
    return hashlib.sha256(endpoint.encode()).hexdigest()[:40]


async def devices_of(services: Services, user_id: int) -> list[Device]:
    query = select(push_subscriptions).where(push_subscriptions.c.user_id == user_id)
    async with services.store.read() as connection:
        rows = (await connection.execute(query.order_by(push_subscriptions.c.id))).all()
    return [Device(id=row.id, agent=row.agent, created=row.created, mark=row.digest) for row in rows]


async def add_device(services: Services, visitor: Visitor, wanted: DeviceRequest, agent: str) -> Device:
    """Register a browser for this person, replacing any previous owner."""
    endpoint = checked_url(wanted.endpoint, private_allowed=services.settings.outgoing_private)
    _check_keys(wanted.p256dh, wanted.auth)
    mark, now = endpoint_digest(endpoint), clock.now()
    limit = services.rate_limiter.limits.quotas["devices"]
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
        if (await connection.scalar(mine) or 0) >= limit:
            sentence = f"You have {limit} devices; remove some of them first."
            raise too_many("too_many_devices", sentence, retry_after=RETRY_AFTER_SECONDS, most=limit)
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
    """Refuse invalid encryption keys."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _decoded(p256dh))
        if len(_decoded(auth)) != 16:
            raise ValueError
    except (ValueError, binascii.Error):
        raise _no_subscription() from None


def _no_subscription() -> Refusal:
    return bad("push_keys", "This is not a valid push subscription.")


def _decoded(text: str) -> bytes:
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


class Push:
    """Push channel."""

    def __init__(self, store: Store, client: Callable[[], Client], vapid: Vapid) -> None:
        self._store, self._client, self._vapid = store, client, vapid

    async def send(self, claimed: Claimed, before_send: Callable[[], Awaitable[None]]) -> None:
        number = int(claimed.target)
        response = await self.send_now(number, claimed.user_id, claimed.content, claimed.expires, before_send)
        try:
            response.check()
        except PermanentFailure as error:
            if error.gone:  # the permission was revoked, or the browser no longer exists
                async with self._store.write() as connection:
                    await connection.execute(delete(push_subscriptions).where(push_subscriptions.c.id == number))
            raise

    async def send_now(
        self,
        device_id: int,
        user_id: int | None,
        content: dict[str, Any],
        expires: float,
        before_send: Callable[[], Awaitable[None]],
    ) -> Response:
        """Send to a device and return the push service's response; with `user_id`, only if the device belongs to
        them."""
        query = select(push_subscriptions).where(push_subscriptions.c.id == device_id)
        if user_id is not None:
            query = query.where(push_subscriptions.c.user_id == user_id)
        async with self._store.read() as connection:
            row = (await connection.execute(query)).first()
        if row is None:
            raise PermanentFailure("The device has been removed.")
        shown = {
            "title": str(content.get("title") or "")[:TITLE_MOST],
            "body": str(content.get("body") or "")[:BODY_MOST],
            "url": content.get("url"),
            "tag": content.get("tag"),
        }
        from pywebpush import WebPusher  # type: ignore[import-untyped]

        keys = {"p256dh": row.p256dh, "auth": row.auth}
        pusher = WebPusher({"endpoint": row.endpoint, "keys": keys})
        body = pusher.encode(msgspec.json.encode(shown))["body"]
        headers = {
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(max(0, int(expires - clock.now()))),
            "urgency": "normal",
            **({"topic": _topic(str(shown["tag"]))} if shown["tag"] else {}),
            **await self._vapid.headers(row.endpoint),
        }
        return await self._client().send(Request(row.endpoint, body, headers), before_send)


def _topic(tag: str) -> str:
    """Return the topic of a tag; push services store only the newest message of a topic for an offline device."""
    return base64.urlsafe_b64encode(hashlib.sha256(tag.encode()).digest()[:24]).decode()


async def send_test_push(services: Services, visitor: Visitor, device_id: int, text: str) -> Tried:
    """Send a test message to one's own device; return the push service's response."""
    if device_id not in [each.id for each in await devices_of(services, visitor.id)]:
        raise unknown("device")
    content = {"title": "Rondel", "body": text, "url": services.settings.public_url or None, "tag": "test"}
    push = services.sender.push

    async def send(before_send: Callable[[], Awaitable[None]]) -> Response:
        return await push.send_now(device_id, visitor.id, content, clock.now() + TEST_EXPIRES_SECONDS, before_send)

    return await send_test(send)
