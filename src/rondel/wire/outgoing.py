"""Where a person is told outside the page: devices that take push messages, and webhooks."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from rondel.wire import Time

WebhookKind = Literal["discord", "slack", "ntfy", "matrix", "json"]
Key = Annotated[str, Meta(max_length=120)]


class PushKey(Struct, kw_only=True):
    """The public key of this server, which a browser needs to subscribe."""

    key: str


class DeviceRequest(Struct, kw_only=True):
    """A push subscription as the browser made it."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Key
    auth: Annotated[str, Meta(max_length=40)]


class Device(Struct, kw_only=True):
    """A browser that takes push messages for you."""

    id: int
    agent: Annotated[str, Meta(description="the browser, as far as it said so")]
    created: Time
    mark: Annotated[str, Meta(description="the first 40 hexadecimal digits of the SHA-256 of its endpoint")]


class WebhookRequest(Struct, kw_only=True):
    """A new webhook."""

    kind: WebhookKind
    url: Annotated[str, Meta(max_length=1000, description="the address; of ntfy a topic's, of Matrix the homeserver's")]
    label: Annotated[str, Meta(max_length=60, description="what you call it")] = ""
    secret: Annotated[
        Annotated[str, Meta(max_length=500)] | None,
        Meta(description="ntfy and Matrix: access token; json: the key of the signature, else one is made"),
    ] = None
    room: Annotated[
        Annotated[str, Meta(max_length=255)] | None, Meta(description="Matrix: the internal id of the room")
    ] = None


class Webhook(Struct, kw_only=True):
    """A webhook of yours; address and secret are not shown again."""

    id: int
    kind: WebhookKind
    label: str
    host: str
    created: Time


class ExportedDelivery(Struct, kw_only=True):
    """Something that was or is to be sent to you."""

    channel: str
    target: Annotated[str, Meta(description="a mail address, or the number of a device or webhook")]
    state: str
    due: Time
    reason: Annotated[str | None, Meta(description="what the other side said, if it did not take it")]


class ExportedPlaces(Struct, kw_only=True):
    """Where you are told outside the page, and what was sent there of late."""

    devices: list[Device]
    webhooks: Annotated[list[Webhook], Meta(description="without their secrets, which are never shown")]
    deliveries: list[ExportedDelivery]


class NewWebhook(Struct, kw_only=True):
    """A webhook just made."""

    id: int
    kind: WebhookKind
    label: str
    secret: Annotated[str | None, Meta(description="the key of the signature, if one was made; shown only now")]


class TryRequest(Struct, kw_only=True):
    """What a test message says."""

    text: Annotated[str, Meta(max_length=200)] = "This is a test."


class Tried(Struct, kw_only=True):
    """What became of a test message."""

    taken: bool
    status: Annotated[int | None, Meta(description="the HTTP status of the answer; null: there was none")]
    said: Annotated[str, Meta(description="the first 300 characters of the answer, or why there was none")]
