"""Notification channels outside the page: push devices and webhooks."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from rondel.wire import Time

WebhookKind = Literal["discord", "slack", "ntfy", "matrix", "json"]
Key = Annotated[str, Meta(max_length=120)]


class PushKey(Struct, kw_only=True):
    """The server's public key for push subscriptions."""

    key: str


class DeviceRequest(Struct, kw_only=True):
    """A push subscription created by the browser."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Key
    auth: Annotated[str, Meta(max_length=40)]


class Device(Struct, kw_only=True):
    """A browser subscribed to push messages."""

    id: int
    agent: Annotated[str, Meta(description="browser, from its User-Agent header")]
    created: Time
    mark: Annotated[str, Meta(description="first 40 hexadecimal digits of the SHA-256 hash of its endpoint")]


class WebhookRequest(Struct, kw_only=True):
    """A new webhook."""

    kind: WebhookKind
    url: Annotated[str, Meta(max_length=1000, description="URL; of the topic for ntfy, of the homeserver for Matrix")]
    label: Annotated[str, Meta(max_length=60, description="your name for it")] = ""
    secret: Annotated[
        Annotated[str, Meta(max_length=500)] | None,
        Meta(description="ntfy and Matrix: access token; json: signing key, generated if omitted"),
    ] = None
    room: Annotated[
        Annotated[str, Meta(max_length=255)] | None, Meta(description="Matrix: internal ID of the room")
    ] = None


class Webhook(Struct, kw_only=True):
    """A webhook; its URL and secret are not shown again."""

    id: int
    kind: WebhookKind
    label: str
    host: str
    created: Time


class ExportedDelivery(Struct, kw_only=True):
    """A delivery to you, sent or pending."""

    channel: str
    target: Annotated[str, Meta(description="email address, or ID of a device or webhook")]
    state: str
    due: Time
    reason: Annotated[str | None, Meta(description="error reported by the recipient, if any")]


class ExportedPlaces(Struct, kw_only=True):
    """Your notification channels outside the page, and recent deliveries."""

    devices: list[Device]
    webhooks: Annotated[list[Webhook], Meta(description="without their secrets")]
    deliveries: list[ExportedDelivery]


class NewWebhook(Struct, kw_only=True):
    """A newly created webhook."""

    id: int
    kind: WebhookKind
    label: str
    secret: Annotated[str | None, Meta(description="generated signing key, if any; shown only once")]


class TryRequest(Struct, kw_only=True):
    """Text of a test message."""

    text: Annotated[str, Meta(max_length=200)] = "This is a test."


class Tried(Struct, kw_only=True):
    """Result of a test message."""

    taken: bool
    status: Annotated[int | None, Meta(description="HTTP status of the response; null if there was none")]
    said: Annotated[str, Meta(description="first 300 characters of the response, or the error")]
