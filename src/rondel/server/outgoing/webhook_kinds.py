"""What each kind of webhook is sent, and how it knows that it is us."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable
from typing import Any
from urllib.parse import quote

import msgspec

from rondel.server.outgoing.client import Request
from rondel.table.clocks import clock

JSON = {"content-type": "application/json; charset=utf-8"}
DISCORD_MOST, TEXT_MOST = 1900, 3000
Content = dict[str, Any]


def request_for(kind: str, url: str, secret: str | None, content: Content, digest: str) -> Request:
    """The request that tells this content to a webhook of this kind."""
    return KINDS[kind](url, secret, content, digest)


def _lines(content: Content) -> list[str]:
    return [str(content[name]) for name in ("title", "text", "url") if content.get(name)]


def _discord(url: str, _secret: str | None, content: Content, _digest: str) -> Request:
    said = "\n".join(_lines(content))[:DISCORD_MOST]
    return Request(url, _json({"content": said, "allowed_mentions": {"parse": []}}), JSON)


def _slack(url: str, _secret: str | None, content: Content, _digest: str) -> Request:
    said = "\n".join(_lines(content))[:TEXT_MOST]
    said = said.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")  # nobody is called by <!channel>
    return Request(url, _json({"text": said}), JSON)


def _ntfy(url: str, secret: str | None, content: Content, _digest: str) -> Request:
    """The address of a topic; ntfy takes JSON at the address above it."""
    root, _, topic = url.rpartition("/")
    said = {"topic": topic, "title": content.get("title"), "message": content.get("text"), "click": content.get("url")}
    headers = {**JSON, **({"authorization": f"Bearer {secret}"} if secret else {})}
    return Request(f"{root}/", _json({name: value for name, value in said.items() if value}), headers)


def _matrix(url: str, secret: str | None, content: Content, digest: str) -> Request:
    """A message to a room. The homeserver knows a repetition by the last part of the address."""
    body = _json({"msgtype": "m.notice", "body": "\n".join(_lines(content))[:TEXT_MOST]})
    headers = {**JSON, "authorization": f"Bearer {secret or ''}"}
    return Request(f"{url}/send/m.room.message/{digest}", body, headers, "PUT")


def matrix_address(homeserver: str, room: str) -> str:
    return f"{homeserver.rstrip('/')}/_matrix/client/v3/rooms/{quote(room, safe='')}"


def _plain(url: str, secret: str | None, content: Content, digest: str) -> Request:
    """As it is, with a signature over the time and the body."""
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


KINDS: dict[str, Callable[[str, str | None, Content, str], Request]] = {
    "discord": _discord,
    "slack": _slack,
    "ntfy": _ntfy,
    "matrix": _matrix,
    "json": _plain,
}
