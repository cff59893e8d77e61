"""Private network addresses are refused, in every notation and at every time."""

from __future__ import annotations

import socket
from typing import Any

import pytest
from aiohttp import AddrInfoType
from sqlalchemy import insert
from tests.server.clients import Member, ThreadServer
from tests.server.outgoing.queues import hook, put, wait_for_state
from tests.server.outgoing.receivers import Browser, Receiver

from rondel.server.notify.public_addresses import is_public
from rondel.server.storage.models import webhooks

PRIVATE = [
    "127.0.0.1",
    "127.8.8.8",
    "0.0.0.0",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "100.100.100.200",  # metadata service of a cloud, in the shared address space
    "169.254.169.254",  # metadata service of most clouds
    "168.63.129.16",  # metadata service of another cloud
    "192.0.0.192",
    "192.0.2.1",
    "198.18.0.1",
    "224.0.0.1",
    "239.255.255.250",
    "255.255.255.255",
    "240.0.0.1",
    "::",
    "::1",
    "::127.0.0.1",
    "::ffff:127.0.0.1",
    "::ffff:169.254.169.254",
    "64:ff9b::7f00:1",
    "2002:7f00:1::",
    "2001:0:7f00:1::",
    "fe80::1",
    "fe80::1%eth0",
    "fec0::1",
    "fd00:ec2::254",
    "fc00::1",
    "ff02::1",
    "2001:db8::1",
    "localhost",
]


@pytest.fixture
def strict(server: ThreadServer) -> ThreadServer:
    """Return the default server, which does not allow private addresses."""
    return server


def test_private_addresses_are_not_public() -> None:
    assert [address for address in PRIVATE if is_public(address)] == []
    assert all(is_public(address) for address in ("8.8.8.8", "1.1.1.1", "2606:4700:4700::1111"))


def test_a_webhook_to_a_private_address_is_refused_with_a_sentence(strict: ThreadServer) -> None:
    ada = Member(strict.address)
    for host in (
        "127.0.0.1",
        "169.254.169.254",
        "192.168.1.1",
        "[::1]",
        "[::ffff:127.0.0.1]",
        "localhost",
        "db.internal",
    ):
        refusal = ada.refusal("/api/me/webhooks", {"kind": "json", "url": f"https://{host}/"})
        assert refusal["code"] == "webhook_private"
        assert refusal["sentence"] == (
            "This address is not on the public Internet, and the operator does not allow private addresses."
        )
    assert (
        ada.refusal("/api/me/webhooks", {"kind": "json", "url": "http://hooks.example.org/"})["code"] == "webhook_https"
    )
    subscription = Browser("https://10.0.0.1/push").subscription
    assert ada.refusal("/api/me/devices", subscription)["code"] == "webhook_private"
    assert ada.get("/api/me/webhooks") == ada.get("/api/me/devices") == []


def test_a_name_that_resolves_to_a_private_address_is_refused_on_use(
    strict: ThreadServer, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """DNS rebinding: the name was public when the webhook was created. Also unusual notations of addresses."""
    port = int(receiver.address.rpartition(":")[2])
    resolver = strict.app.services.sender.client().resolver

    def look_up(host: str, _port: int, _family: Any) -> list[AddrInfoType]:
        assert host == "rebinding.example.org"
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("127.0.0.1", port))]

    monkeypatch.setattr(resolver, "look_up", look_up)
    ada = Member(strict.address)
    url = f"https://rebinding.example.org:{port}/"
    created = ada.post("/api/me/webhooks", {"kind": "json", "url": url}, 201)
    assert ada.refusal(f"/api/me/webhooks/{created['id']}/test")["code"] == "webhook_private"
    put(strict, hook(created["id"], f"rebound {ada.id}", ada.id))
    assert "not on the public Internet" in wait_for_state(strict, f"rebound {ada.id}", "failed").reason
    assert receiver.requests == []


def test_a_formerly_allowed_private_address_is_refused_on_use(
    strict: ThreadServer, receiver: Receiver, subtests: pytest.Subtests
) -> None:
    """As after the operator has disallowed private addresses again."""
    ada = Member(strict.address)

    async def work(url: str) -> int:
        async with strict.app.services.store.write() as connection:
            row = insert(webhooks).values(user_id=ada.id, kind="json", label="x", url=url, secret="x", created=0.0)
            return int(await connection.scalar(row.returning(webhooks.c.id)) or 0)

    for host in ("127.0.0.1", "[::1]", "127.1", "2130706433", "0x7f000001", "[::ffff:7f00:1]"):
        with subtests.test(host=host):
            number = strict.run(work(f"http://{host}:{receiver.address.rpartition(':')[2]}/"))
            put(strict, hook(number, f"before {host} {ada.id}", ada.id))
            assert wait_for_state(strict, f"before {host} {ada.id}", "failed")
            assert receiver.requests == []
