"""Webhooks to a server that accepts, fails, hangs, or limits the rate."""

from __future__ import annotations

import hashlib
import hmac
from typing import Any

import pytest
from tests.server.clients import Member, ThreadServer
from tests.server.outgoing.queues import hook, put, row, wait_for_state
from tests.server.outgoing.receivers import Receiver, ResponseSpec
from tests.waiting import wait_until

from rondel.server.notify.queue import digest_of
from rondel.table.clocks import clock


def _create(ada: Member, receiver: Receiver, kind: str = "json", path: str = "/hook", **more: Any) -> dict[str, Any]:
    wanted = {"kind": kind, "url": receiver.address + path, "label": "club", **more}
    return ada.post("/api/me/webhooks", wanted, 201)  # type: ignore[no-any-return]


def test_plain_json_is_signed_over_time_and_body(sending: ThreadServer, ada: Member, receiver: Receiver) -> None:
    created = _create(ada, receiver)
    key = f"json {ada.id}"
    put(sending, hook(created["id"], key, ada.id))
    wait_for_state(sending, key, "sent")
    [heard] = receiver.at("/hook")
    signed = heard.headers["x-rondel-timestamp"].encode() + b"." + heard.body
    expected = hmac.new(created["secret"].encode(), signed, hashlib.sha256).hexdigest()
    assert heard.headers["x-rondel-signature"] == f"sha256={expected}"
    assert abs(int(heard.headers["x-rondel-timestamp"]) - clock.now()) < 3600
    assert heard.json == {
        "id": digest_of(key),
        "kind": "your_turn",
        "title": "Your turn",
        "text": "Italy <!channel>",
        "url": "https://x.example/t",
        "data": {"round": 1},
    }


def test_each_service_gets_its_own_format(sending: ThreadServer, ada: Member, receiver: Receiver) -> None:
    created = {
        "discord": _create(ada, receiver, "discord", "/d"),
        "slack": _create(ada, receiver, "slack", "/s"),
        "ntfy": _create(ada, receiver, "ntfy", "/topic", secret="tk_1"),
        "matrix": _create(ada, receiver, "matrix", "", secret="syt_2", room="!abc:example.org"),
    }
    put(sending, *(hook(each["id"], f"{kind} {ada.id}", ada.id) for kind, each in created.items()))
    for kind in created:
        wait_for_state(sending, f"{kind} {ada.id}", "sent")
    words = "Your turn\nItaly <!channel>\nhttps://x.example/t"
    assert receiver.at("/d")[0].json == {"content": words, "allowed_mentions": {"parse": []}}
    assert receiver.at("/s")[0].json["text"] == words.replace("<", "&lt;").replace(">", "&gt;")
    [ntfy] = receiver.at("/")
    assert ntfy.headers["authorization"] == "Bearer tk_1"
    assert ntfy.json == {
        "topic": "topic",
        "title": "Your turn",
        "message": "Italy <!channel>",
        "click": "https://x.example/t",
    }
    [matrix] = [each for each in receiver.requests if each.method == "PUT"]
    room, digest = "/_matrix/client/v3/rooms/%21abc%3Aexample.org", digest_of(f"matrix {ada.id}")
    assert matrix.path == f"{room}/send/m.room.message/{digest}"
    assert (matrix.headers["authorization"], matrix.json["body"]) == ("Bearer syt_2", words)


def test_a_failing_receiver_is_retried_and_a_refusing_one_is_not(
    sending: ThreadServer, ada: Member, receiver: Receiver
) -> None:
    failing = iter([ResponseSpec(500, "ouch"), ResponseSpec(503)])
    responses = {
        "/fails": lambda: next(failing, ResponseSpec()),
        "/refuses": lambda: ResponseSpec(403, "who are you"),
        "/moved": lambda: ResponseSpec(302, "", {"location": f"{receiver.address}/hook"}),
        "/patience": lambda: ResponseSpec(429, "slow down", {"retry-after": "7200"}),
        "/never": lambda: ResponseSpec(429, "slow down", {"retry-after": "200000"}),
    }
    receiver.respond = lambda path: responses[path]()
    for path in responses:
        created = _create(ada, receiver, path=path)
        put(sending, hook(created["id"], f"{path} {ada.id}", ada.id), hook(created["id"], f"2 {path} {ada.id}", ada.id))
    assert wait_for_state(sending, f"/fails {ada.id}", "sent").attempts == 3
    wait_for_state(sending, f"2 /fails {ada.id}", "sent")
    assert len(receiver.at("/fails")) == 4
    assert "403. who are you" in wait_for_state(sending, f"/refuses {ada.id}", "failed").reason
    assert "redirects are not followed" in wait_for_state(sending, f"/moved {ada.id}", "failed").reason
    wait_until(lambda: row(sending, f"/patience {ada.id}").reason)
    asked = [row(sending, f"{key}/patience {ada.id}") for key in ("", "2 ")]
    assert [each.state for each in asked] == ["waiting", "waiting"]
    assert all(each.due > clock.now() + 7000 for each in asked)  # the backoff applies to the other one, too
    assert len(receiver.at("/patience")) == 1
    assert "429" in wait_for_state(sending, f"/never {ada.id}", "failed").reason  # retry-after is longer than a day


def test_a_hanging_receiver_gets_nothing_twice_and_delays_nobody(
    sending: ThreadServer, ada: Member, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rondel.server.notify.sender.SEND_SECONDS", 1.0)
    receiver.respond = lambda path: ResponseSpec(hangs=path != "/quick")
    slow = [_create(ada, receiver, path=f"/slow{number}")["id"] for number in range(4)]
    quick = _create(ada, receiver, path="/quick")["id"]
    put(sending, *(hook(each, f"slow {each} {n} {ada.id}", ada.id) for each in slow for n in range(2)))
    wait_until(lambda: receiver.requests)
    put(sending, *(hook(quick, f"quick {number} {ada.id}", ada.id) for number in range(5)))
    for number in range(5):
        wait_for_state(sending, f"quick {number} {ada.id}", "sent")
    for each in slow:
        for number in range(2):
            wait_for_state(sending, f"slow {each} {number} {ada.id}", "unknown")
    assert [len(receiver.at(f"/slow{number}")) for number in range(4)] == [2] * 4


def test_the_test_button_shows_the_receivers_response(ada: Member, receiver: Receiver) -> None:
    created = _create(ada, receiver, "discord", "/try")
    receiver.respond = lambda _path: ResponseSpec(404, "Unknown Webhook " + "x" * 900)
    tried = ada.post(f"/api/me/webhooks/{created['id']}/test", {"text": "Ein Versuch."})
    assert (tried["taken"], tried["status"], len(tried["said"])) == (False, 404, 300)
    assert tried["said"].startswith("Unknown Webhook")
    receiver.respond = lambda _path: ResponseSpec(204, "")
    assert ada.post(f"/api/me/webhooks/{created['id']}/test")["taken"] is True
    assert "Ein Versuch." in receiver.at("/try")[0].json["content"]


def test_secrets_are_shown_once_and_webhooks_are_private(
    sending: ThreadServer, ada: Member, receiver: Receiver
) -> None:
    created = _create(ada, receiver, path="/very-secret-path", secret="my-own-secret")
    assert created["secret"] is None
    listed = ada.http.get("/api/me/webhooks").text
    export = ada.http.get("/api/me/export").text
    assert "club" in listed
    assert '"club"' in export
    for text in (listed, export):
        assert "very-secret" not in text
        assert "my-own-secret" not in text
    other = Member(sending.address)
    assert other.http.post(f"/api/me/webhooks/{created['id']}/test", json={}).status_code == 404
    assert other.http.delete(f"/api/me/webhooks/{created['id']}").status_code == 404
    assert ada.http.delete(f"/api/me/webhooks/{created['id']}").status_code == 200
    put(sending, hook(created["id"], f"gone {ada.id}", ada.id))
    assert "removed" in wait_for_state(sending, f"gone {ada.id}", "failed").reason


def test_invalid_webhooks_are_refused_with_a_sentence(sending: ThreadServer, ada: Member) -> None:
    good = "https://hooks.example.org/a"
    wrong: dict[str, dict[str, Any]] = {
        "webhook_address": {"kind": "json", "url": "https://user:pass@example.org/"},
        "webhook_https": {"kind": "json", "url": "ftp://example.org/"},
        "webhook_topic": {"kind": "ntfy", "url": "https://ntfy.example.org/"},
        "webhook_room": {"kind": "matrix", "url": good, "secret": "x", "room": "#lobby:example.org"},
        "webhook_secret_missing": {"kind": "matrix", "url": good, "room": "!a:example.org"},
        "webhook_secret": {"kind": "json", "url": good, "secret": "line\nbreak"},
    }
    for code, body in wrong.items():
        refusal = ada.refusal("/api/me/webhooks", body)
        assert (refusal["code"], refusal["sentence"][-1]) == (code, ".")
    assert ada.get("/api/me/webhooks") == []
    guest = sending.person("Visitor")
    assert guest.refusal("/api/me/webhooks", {"kind": "json", "url": good}, 403)["code"] == "webhook_account"
