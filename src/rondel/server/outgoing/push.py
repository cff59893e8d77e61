"""Push messages to browsers: encrypted for the one browser that can read them, signed with this server's key."""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from pywebpush import WebPusher  # type: ignore[import-untyped]
from sqlalchemy import delete, select

from rondel.server.outgoing.claims import Claimed
from rondel.server.outgoing.client import Answer, Client, Request
from rondel.server.outgoing.devices import devices_of
from rondel.server.outgoing.outcomes import GiveUp
from rondel.server.outgoing.trying import tried
from rondel.server.outgoing.vapid import Vapid
from rondel.server.services import Services
from rondel.server.storage import Store
from rondel.server.storage.models import push_subscriptions
from rondel.table.clocks import clock
from rondel.table.errors import unknown
from rondel.table.persons import Visitor
from rondel.wire.outgoing import Tried

# A message may have 4096 bytes with what the encryption adds; of names and texts less is enough.
TITLE_MOST, BODY_MOST = 120, 500
TEST_SECONDS = 60.0


class Push:
    """The channel: sends to the browsers that are stored."""

    def __init__(self, store: Store, client: Client, vapid: Vapid) -> None:
        self._store, self._client, self._vapid = store, client, vapid

    async def send(self, claimed: Claimed, hand_over: Callable[[], Awaitable[None]]) -> None:
        number = int(claimed.target)
        answer = await self.say(number, claimed.user_id, claimed.content, claimed.expires, hand_over)
        try:
            answer.check()
        except GiveUp as trouble:
            if trouble.gone:  # the person has taken the permission back, or the browser is no more
                async with self._store.write() as connection:
                    await connection.execute(delete(push_subscriptions).where(push_subscriptions.c.id == number))
            raise

    async def say(
        self,
        device_id: int,
        user_id: int | None,
        content: dict[str, Any],
        expires: float,
        hand_over: Callable[[], Awaitable[None]],
    ) -> Answer:
        """Show this on a device; what its push service answered. `user_id`: only if it is theirs."""
        query = select(push_subscriptions).where(push_subscriptions.c.id == device_id)
        if user_id is not None:
            query = query.where(push_subscriptions.c.user_id == user_id)
        async with self._store.read() as connection:
            row = (await connection.execute(query)).first()
        if row is None:
            raise GiveUp("The device has been removed.")
        shown = {
            "title": str(content.get("title") or "")[:TITLE_MOST],
            "body": str(content.get("body") or "")[:BODY_MOST],
            "url": content.get("url"),
            "tag": content.get("tag"),
        }
        keys = {"p256dh": row.p256dh, "auth": row.auth}
        pusher = WebPusher({"endpoint": row.endpoint, "keys": keys})
        body = pusher.encode(msgspec.json.encode(shown))["body"]
        headers = {
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(max(0, int(expires - clock.now()))),
            "urgency": "normal",
            **({"topic": _topic(str(shown["tag"]))} if shown["tag"] else {}),
            **self._vapid.headers(row.endpoint),
        }
        return await self._client.send(Request(row.endpoint, body, headers), hand_over)


def _topic(tag: str) -> str:
    """While a device is off, the push service keeps only the newest message of a topic."""
    return base64.urlsafe_b64encode(hashlib.sha256(tag.encode()).digest()[:24]).decode()


async def try_device(services: Services, visitor: Visitor, device_id: int, words: str) -> Tried:
    """Show a message on one of one's own devices at once, and tell what its push service said."""
    if device_id not in [each.id for each in await devices_of(services, visitor.id)]:
        raise unknown("device")
    content = {"title": "Rondel", "body": words, "url": services.settings.public_url or None, "tag": "test"}
    push = services.outgoing.push

    async def say(hand_over: Callable[[], Awaitable[None]]) -> Answer:
        return await push.say(device_id, visitor.id, content, clock.now() + TEST_SECONDS, hand_over)

    return await tried(say)
