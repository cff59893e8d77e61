"""Push device and webhook routes, and test messages for each channel."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, post

from rondel.server.http.requests import ApiRequest, Number, body, count
from rondel.server.notify import (
    add_device,
    devices_of,
    new_webhook,
    remove_device,
    remove_webhook,
    send_test_mail,
    send_test_push,
    send_test_webhook,
    webhooks_of,
)
from rondel.server.people import agent_of, require_login
from rondel.server.services import require_visitor, services_of
from rondel.table.visitors import Visitor
from rondel.wire.outgoing import Device, DeviceRequest, NewWebhook, PushKey, Tried, TryRequest, Webhook, WebhookRequest
from rondel.wire.tables import Gone


def _require_logged_in(request: ApiRequest) -> Visitor:
    """Return the visitor; refuse API tokens of accounts, which may not change notification channels."""
    visitor = require_visitor(request)
    if not visitor.guest:
        require_login(visitor)
    return visitor


@get("/api/push/key", summary="The public key a browser needs to subscribe to push messages")
async def push_key(request: ApiRequest) -> PushKey:
    return PushKey(key=await services_of(request).sender.vapid.public_key())


@get("/api/me/devices", summary="List my push devices")
async def devices(request: ApiRequest) -> list[Device]:
    return await devices_of(services_of(request), _require_logged_in(request).id)


@post("/api/me/devices", status_code=201, summary="Register this browser for push messages")
async def new_device(
    request: ApiRequest,
    data: Annotated[
        DeviceRequest,
        body({"endpoint": "https://push.example.org/abc", "p256dh": "BO…", "auth": "8e…"}),
    ],
) -> Device:
    services, visitor = services_of(request), _require_logged_in(request)
    await count(request, "device")
    return await add_device(services, visitor, data, agent_of(request.headers.get("user-agent", "")))


@delete("/api/me/devices/{device_id:int}", status_code=200, summary="Remove a push device")
async def no_device(request: ApiRequest, device_id: Number) -> Gone:
    await remove_device(services_of(request), _require_logged_in(request), device_id)
    return Gone(gone=True)


@post("/api/me/devices/{device_id:int}/test", status_code=200, summary="Send a test message to a push device")
async def test_device(
    request: ApiRequest, device_id: Number, data: Annotated[TryRequest, body({"text": "This is a test."})]
) -> Tried:
    services, visitor = services_of(request), _require_logged_in(request)
    await count(request, "test")
    return await send_test_push(services, visitor, device_id, data.text)


@get("/api/me/webhooks", summary="List my webhooks")
async def webhooks(request: ApiRequest) -> list[Webhook]:
    return await webhooks_of(services_of(request), _require_logged_in(request).id)


@post("/api/me/webhooks", status_code=201, summary="Create a webhook; its URL and secret are not shown again")
async def make_webhook(
    request: ApiRequest,
    data: Annotated[WebhookRequest, body({"kind": "ntfy", "url": "https://ntfy.sh/my-topic", "label": "phone"})],
) -> NewWebhook:
    services, visitor = services_of(request), _require_logged_in(request)
    await count(request, "webhook")
    return await new_webhook(services, visitor, data)


@delete("/api/me/webhooks/{webhook_id:int}", status_code=200, summary="Remove a webhook")
async def no_webhook(request: ApiRequest, webhook_id: Number) -> Gone:
    await remove_webhook(services_of(request), _require_logged_in(request), webhook_id)
    return Gone(gone=True)


@post("/api/me/webhooks/{webhook_id:int}/test", status_code=200, summary="Send a test message to a webhook")
async def test_webhook(
    request: ApiRequest, webhook_id: Number, data: Annotated[TryRequest, body({"text": "This is a test."})]
) -> Tried:
    services, visitor = services_of(request), _require_logged_in(request)
    await count(request, "test")
    return await send_test_webhook(services, visitor, webhook_id, data.text)


@post("/api/me/email/test", status_code=200, summary="Send a test mail to my address")
async def test_email(request: ApiRequest, data: Annotated[TryRequest, body({"text": "This is a test."})]) -> Tried:
    services, visitor = services_of(request), _require_logged_in(request)
    await count(request, "test")
    return await send_test_mail(services, visitor, data.text)


handlers = [
    push_key,
    devices,
    new_device,
    no_device,
    test_device,
    webhooks,
    make_webhook,
    no_webhook,
    test_webhook,
    test_email,
]
