"""Push messages with the real protocol: encrypted for one browser, signed with the server's key."""

from __future__ import annotations

import base64
import json

from py_vapid import Vapid02  # type: ignore[import-untyped]
from tests.server.clients import Member, ThreadServer
from tests.server.outgoing.queues import push, put, row, wait_for_state
from tests.server.outgoing.receivers import Browser, Receiver, ResponseSpec
from tests.waiting import wait_until


def _subscribed(ada: Member, receiver: Receiver, path: str) -> tuple[Browser, int]:
    browser = Browser(receiver.address + path)
    return browser, ada.post("/api/me/devices", browser.subscription, 201)["id"]


def test_a_push_message_is_readable_only_by_its_browser(sending: ThreadServer, ada: Member, receiver: Receiver) -> None:
    browser, device = _subscribed(ada, receiver, "/push/1")
    put(sending, push(device, f"push {ada.id}", ada.id))
    wait_for_state(sending, f"push {ada.id}", "sent")
    [heard] = receiver.at("/push/1")
    assert b"Your turn" not in heard.body
    assert browser.read(heard.body) == {
        "title": "Your turn",
        "body": "Österreich",
        "url": "https://x.example/t",
        "tag": "t1",
    }
    assert heard.headers["content-encoding"] == "aes128gcm"
    assert int(heard.headers["ttl"]) > 0
    assert len(heard.headers["topic"]) <= 32
    key = ada.get("/api/push/key")["key"]
    token, _, shown = heard.headers["authorization"].removeprefix("vapid t=").partition(",k=")
    assert shown == key
    assert Vapid02.verify(heard.headers["authorization"])
    claims = json.loads(base64.urlsafe_b64decode(token.split(".")[1] + "=="))
    assert (claims["aud"], claims["sub"]) == (receiver.address, "https://games.example.org")


def test_the_vapid_key_survives_a_restart_and_stays_private(sqlite: str) -> None:
    """VAPID keys are generated at the first start and stored in the database."""
    keys = []
    for _ in range(2):
        with ThreadServer(sqlite) as server:
            keys.append(server.person().get("/api/push/key")["key"])
    assert keys[0] == keys[1]
    assert len(keys[0]) == 87


def test_an_expired_subscription_is_deleted(sending: ThreadServer, ada: Member, receiver: Receiver) -> None:
    """After 404 or 410 the subscription is deleted."""
    receiver.respond = lambda path: ResponseSpec({"/push/404": 404, "/push/410": 410}.get(path, 201))
    devices = [_subscribed(ada, receiver, f"/push/{name}")[1] for name in ("404", "410", "stays")]
    put(sending, *(push(device, f"gone {device} {number} {ada.id}") for device in devices for number in range(2)))
    for device in devices[:2]:
        for number in range(2):
            wait_for_state(sending, f"gone {device} {number} {ada.id}", "failed")
    wait_for_state(sending, f"gone {devices[2]} 1 {ada.id}", "sent")
    assert [each["id"] for each in ada.get("/api/me/devices")] == [devices[2]]
    assert [len(receiver.at(f"/push/{name}")) for name in ("404", "410", "stays")] == [1, 1, 2]


def test_a_push_subscription_belongs_to_the_current_user(
    sending: ThreadServer, ada: Member, receiver: Receiver
) -> None:
    browser, device = _subscribed(ada, receiver, "/push/shared")
    assert ada.post("/api/me/devices", browser.subscription, 201)["id"] == device  # subscribing again is idempotent
    bruno = Member(sending.address)
    stolen = {**Browser("").subscription, "endpoint": browser.endpoint}
    assert bruno.refusal("/api/me/devices", stolen)["code"] == "push_keys"
    assert bruno.post("/api/me/devices", browser.subscription, 201)["id"] == device
    assert ada.get("/api/me/devices") == []
    assert ada.http.delete(f"/api/me/devices/{device}").status_code == 404
    tried = bruno.post(f"/api/me/devices/{device}/test", {"text": "Hallo"})
    assert (tried["taken"], tried["status"]) == (True, 200)
    assert browser.read(receiver.at("/push/shared")[0].body)["body"] == "Hallo"
    assert bruno.http.delete(f"/api/me/devices/{device}").status_code == 200


def test_invalid_subscriptions_are_refused_with_a_sentence(ada: Member, receiver: Receiver) -> None:
    good = Browser(receiver.address + "/push/x").subscription
    for wrong in ({"p256dh": "AAAA"}, {"auth": "x"}, {"p256dh": "ö" * 10}, {"p256dh": "B" + "A" * 86}):
        refusal = ada.refusal("/api/me/devices", {**good, **wrong})
        assert (refusal["code"], refusal["sentence"][-1]) == ("push_keys", ".")
    assert ada.get("/api/me/devices") == []


def test_deleting_oneself_deletes_devices_and_webhooks(sending: ThreadServer, ada: Member, receiver: Receiver) -> None:
    browser, device = _subscribed(ada, receiver, "/push/away")
    receiver.respond = lambda _path: ResponseSpec(503)
    put(sending, push(device, f"away {ada.id}", ada.id))
    wait_until(lambda: receiver.at("/push/away"))
    export = ada.get("/api/me/export")
    assert [each["id"] for each in export["outgoing"]["devices"]] == [device]
    assert export["outgoing"]["deliveries"][0]["channel"] == "push"
    assert browser.endpoint not in json.dumps(export)
    assert ada.http.request("DELETE", "/api/me", json={"password": ada.password}).status_code == 200
    assert row(sending, f"away {ada.id}") is None
