"""Helpers to fill and read the delivery queue of a server."""

from __future__ import annotations

from typing import Any

from sqlalchemy import select
from tests.server.clients import ThreadServer
from tests.waiting import wait_until

from rondel.server.notify.queue import Delivery, digest_of, enqueue
from rondel.server.storage.models import outgoing


def mail(to: str, key: str, **content: Any) -> Delivery:
    return Delivery(channel="mail", target=to, content={"subject": "Hi", "text": "Your turn.", **content}, key=key)


def hook(number: int, key: str, user_id: int | None = None) -> Delivery:
    words = {"title": "Your turn", "text": "Italy <!channel>", "url": "https://x.example/t"}
    content = {"kind": "your_turn", **words, "data": {"round": 1}}
    return Delivery(channel="webhook", user_id=user_id, target=str(number), content=content, key=key)


def push(number: int, key: str, user_id: int | None = None) -> Delivery:
    content = {"title": "Your turn", "body": "Österreich", "url": "https://x.example/t", "tag": "t1"}
    return Delivery(channel="push", user_id=user_id, target=str(number), content=content, key=key)


def put(server: ThreadServer, *deliveries: Delivery) -> int:
    async def work() -> int:
        async with server.app.services.store.write() as connection:
            new = await enqueue(connection, *deliveries)
        server.app.services.sender.wake()
        return new

    return int(server.run(work()))


def row(server: ThreadServer, key: str) -> Any:
    async def work() -> Any:
        async with server.app.services.store.read() as connection:
            return (await connection.execute(select(outgoing).where(outgoing.c.digest == digest_of(key)))).first()

    return server.run(work())


def wait_for_state(server: ThreadServer, key: str, *states: str) -> Any:
    wait_until(lambda: row(server, key).state in states)
    return row(server, key)
