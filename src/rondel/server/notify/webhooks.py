"""Webhooks: notification of external services. URL and secret are never shown again."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any
from urllib.parse import quote, urlsplit

import msgspec
from sqlalchemy import delete, func, insert, select

from rondel.server.notify.claims import Claimed
from rondel.server.notify.public_addresses import checked_url
from rondel.server.notify.queue import PermanentFailure, Request, Response, RetryLater, UnknownOutcome, send_test
from rondel.server.services import Services
from rondel.server.storage import Store
from rondel.server.storage.models import users, webhooks
from rondel.table.clocks import clock
from rondel.table.errors import bad, forbidden, too_many, unknown
from rondel.table.visitors import Visitor
from rondel.wire.outgoing import NewWebhook, Tried, Webhook, WebhookRequest

if TYPE_CHECKING:
    from rondel.server.notify.http_client import Client

RETRY_AFTER_SECONDS = 600.0
JSON = {"content-type": "application/json; charset=utf-8"}
DISCORD_MOST, TEXT_MOST = 1900, 3000
Content = dict[str, Any]


class Webhooks:
    """Webhook channel."""

    def __init__(self, store: Store, client: Callable[[], Client]) -> None:
        self._store, self._client = store, client

    async def send(self, claimed: Claimed, before_send: Callable[[], Awaitable[None]]) -> None:
        (await self.send_now(claimed.target, claimed.user_id, claimed.content, claimed.digest, before_send)).check()

    async def send_now(
        self,
        target: str,
        user_id: int | None,
        content: Content,
        digest: str,
        before_send: Callable[[], Awaitable[None]],
    ) -> Response:
        """Send to a webhook and return its response; with `user_id`, only if the webhook belongs to them."""
        query = select(webhooks).where(webhooks.c.id == int(target))
        if user_id is not None:
            query = query.where(webhooks.c.user_id == user_id)
        async with self._store.read() as connection:
            row = (await connection.execute(query)).first()
        if row is None:
            raise PermanentFailure("The webhook has been removed.")
        try:
            return await self._client().send(request_for(row.kind, row.url, row.secret, content, digest), before_send)
        except UnknownOutcome as error:
            if row.kind == "matrix":  # deduplicates by transaction id, so that a retry is safe
                raise RetryLater(str(error)) from None
            raise


async def webhooks_of(services: Services, user_id: int) -> list[Webhook]:
    query = select(webhooks).where(webhooks.c.user_id == user_id).order_by(webhooks.c.id)
    async with services.store.read() as connection:
        rows = (await connection.execute(query)).all()
    return [
        Webhook(id=row.id, kind=row.kind, label=row.label, host=urlsplit(row.url).hostname or "", created=row.created)
        for row in rows
    ]


async def new_webhook(services: Services, visitor: Visitor, wanted: WebhookRequest) -> NewWebhook:
    if visitor.guest:
        raise forbidden("webhook_account", "Webhooks are for people with an account.")
    url, secret = _address(wanted, private_allowed=services.settings.outgoing_private), wanted.secret or None
    if secret is not None and not (secret.isascii() and secret.isprintable() and " " not in secret):
        raise bad("webhook_secret", "A secret may contain only letters, digits and punctuation.")
    made = secrets.token_urlsafe(32) if wanted.kind == "json" and secret is None else None
    if wanted.kind == "matrix" and secret is None:
        raise bad("webhook_secret_missing", "Matrix needs the access token of the sender.")
    label = " ".join("".join(each if each.isprintable() else " " for each in wanted.label).split()) or wanted.kind
    limit = services.rate_limiter.limits.quotas["webhooks"]
    async with services.store.write() as connection:
        await connection.execute(select(users.c.id).where(users.c.id == visitor.id).with_for_update())
        mine = select(func.count()).select_from(webhooks).where(webhooks.c.user_id == visitor.id)
        if (await connection.scalar(mine) or 0) >= limit:
            sentence = f"You have {limit} webhooks; remove some of them first."
            raise too_many("too_many_webhooks", sentence, retry_after=RETRY_AFTER_SECONDS, most=limit)
        values = {"user_id": visitor.id, "kind": wanted.kind, "label": label, "url": url}
        number = await connection.scalar(
            insert(webhooks).values(**values, secret=made or secret, created=clock.now()).returning(webhooks.c.id)
        )
    return NewWebhook(id=int(number or 0), kind=wanted.kind, label=label, secret=made)


def _address(wanted: WebhookRequest, *, private_allowed: bool) -> str:
    url = checked_url(wanted.url.strip(), private_allowed=private_allowed)
    if wanted.kind == "ntfy" and not urlsplit(url).path.strip("/"):
        raise bad("webhook_topic", "ntfy needs the URL of a topic, such as https://ntfy.sh/my-topic.")
    if wanted.kind == "matrix":
        room = (wanted.room or "").strip()
        if not room.startswith("!") or not room.isprintable():
            raise bad(
                "webhook_room", "Matrix needs the internal id of the room, which begins with an exclamation mark."
            )
        return matrix_address(url, room)
    return url.rstrip("/") if wanted.kind == "ntfy" else url


async def remove_webhook(services: Services, visitor: Visitor, webhook_id: int) -> None:
    mine = delete(webhooks).where(webhooks.c.id == webhook_id, webhooks.c.user_id == visitor.id)
    async with services.store.write() as connection:
        if (await connection.execute(mine)).rowcount == 0:
            raise unknown("webhook")


async def send_test_webhook(services: Services, visitor: Visitor, webhook_id: int, text: str) -> Tried:
    """Send a test message to one's own webhook; return its response."""
    if webhook_id not in [each.id for each in await webhooks_of(services, visitor.id)]:
        raise unknown("webhook")
    content: Content = {
        "kind": "test",
        "title": "Rondel",
        "text": text,
        "url": services.settings.public_url or None,
        "data": {},
    }
    hooks, digest = services.sender.webhooks, secrets.token_hex(20)

    async def send(before_send: Callable[[], Awaitable[None]]) -> Response:
        return await hooks.send_now(str(webhook_id), visitor.id, content, digest, before_send)

    return await send_test(send)


def request_for(kind: str, url: str, secret: str | None, content: Content, digest: str) -> Request:
    """Return the request that sends the content to a webhook of this kind."""
    return FORMATS[kind](url, secret, content, digest)


def _lines(content: Content) -> list[str]:
    return [str(content[name]) for name in ("title", "text", "url") if content.get(name)]


def _discord(url: str, _secret: str | None, content: Content, _digest: str) -> Request:
    said = "\n".join(_lines(content))[:DISCORD_MOST]
    return Request(url, _json({"content": said, "allowed_mentions": {"parse": []}}), JSON)


def _slack(url: str, _secret: str | None, content: Content, _digest: str) -> Request:
    said = "\n".join(_lines(content))[:TEXT_MOST]
    said = said.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")  # prevents mentions such as <!channel>
    return Request(url, _json({"text": said}), JSON)


def _ntfy(url: str, secret: str | None, content: Content, _digest: str) -> Request:
    """Return a request for ntfy, which accepts JSON at the parent URL of the topic."""
    root, _, topic = url.rpartition("/")
    said = {"topic": topic, "title": content.get("title"), "message": content.get("text"), "click": content.get("url")}
    headers = {**JSON, **({"authorization": f"Bearer {secret}"} if secret else {})}
    return Request(f"{root}/", _json({name: value for name, value in said.items() if value}), headers)


def _matrix(url: str, secret: str | None, content: Content, digest: str) -> Request:
    """Return a request for a Matrix room; the digest serves as transaction id."""
    body = _json({"msgtype": "m.notice", "body": "\n".join(_lines(content))[:TEXT_MOST]})
    headers = {**JSON, "authorization": f"Bearer {secret or ''}"}
    return Request(f"{url}/send/m.room.message/{digest}", body, headers, "PUT")


def matrix_address(homeserver: str, room: str) -> str:
    return f"{homeserver.rstrip('/')}/_matrix/client/v3/rooms/{quote(room, safe='')}"


def _plain(url: str, secret: str | None, content: Content, digest: str) -> Request:
    """Return a plain JSON request, signed over timestamp and body."""
    names = ("kind", "title", "text", "url", "data")
    body = _json({"id": digest, **{name: content.get(name) for name in names}})
    at = str(int(clock.now()))
    return Request(
        url,
        body,
        {**JSON, "x-rondel-timestamp": at, "x-rondel-signature": f"sha256={signature(secret or '', at, body)}"},
    )


def signature(secret: str, timestamp: str, body: bytes) -> str:
    return hmac.new(secret.encode(), timestamp.encode() + b"." + body, hashlib.sha256).hexdigest()


def _json(content: object) -> bytes:
    return msgspec.json.encode(content)


FORMATS: dict[str, Callable[[str, str | None, Content, str], Request]] = {
    "discord": _discord,
    "slack": _slack,
    "ntfy": _ntfy,
    "matrix": _matrix,
    "json": _plain,
}
