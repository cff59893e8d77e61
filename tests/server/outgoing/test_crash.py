"""A process is killed between commit and send: no losses and no duplicates."""

from __future__ import annotations

import asyncio
from collections import Counter

import pytest
from sqlalchemy import select
from tests import unique
from tests.server.clients import ForkServer
from tests.server.mailbox import Mailbox
from tests.server.outgoing.queues import mail
from tests.waiting import wait_until

from rondel.server.config import Settings
from rondel.server.notify.queue import enqueue
from rondel.server.storage.models import outgoing
from rondel.server.storage.store import Store

MAILS = 8


async def _put(database: str) -> None:
    store = Store(Settings(database=database))
    async with store.write() as connection:
        await enqueue(connection, *(mail(f"p{number}@example.org", f"k{number}") for number in range(MAILS)))
    await store.close()


async def _states(database: str) -> dict[str, str]:
    store = Store(Settings(database=database))
    async with store.read() as connection:
        rows = (await connection.execute(select(outgoing.c.target, outgoing.c.state))).all()
    await store.close()
    return {row.target: row.state for row in rows}


@pytest.mark.parametrize(
    ("kind", "dies"),
    [
        pytest.param("sqlite", "before", marks=pytest.mark.release),
        ("sqlite", "after"),
        pytest.param("postgresql", "before", marks=pytest.mark.release),
        ("postgresql", "sent"),
    ],
)
def test_a_process_killed_between_commit_and_send_loses_and_duplicates_nothing(
    request: pytest.FixtureRequest, fork_server: ForkServer, mailbox: Mailbox, kind: str, dies: str
) -> None:
    """Deliveries not handed over are sent by another process (PostgreSQL) or after the restart (SQLite).

    Those handed over are not sent again: their state is unknown, and they arrived at most once.
    """
    database = request.getfixturevalue("sqlite") if kind == "sqlite" else request.getfixturevalue("postgres").database()
    fault = {"RONDEL_FAULT": "tests.server.outgoing.crash_injection"}
    before = len(mailbox.mails)
    doomed = fork_server.server(database, unique.port(), environment={**fault, "RONDEL_DIES": dies}, **mailbox.settings)
    other = None
    try:
        asyncio.run(_put(database))
        wait_until(lambda: not doomed.is_alive())
        other = fork_server.server(
            database, unique.port(), environment={**fault, "RONDEL_DIES": ""}, **mailbox.settings
        )
        wait_until(lambda: set(asyncio.run(_states(database)).values()) <= {"sent", "unknown"})
    finally:
        doomed.kill()
        if other is not None:
            other.kill()
    states = asyncio.run(_states(database))
    arrived = Counter(str(each["To"]) for each in mailbox.mails[before:])
    assert len(states) == MAILS
    for address, state in states.items():
        assert arrived[address] == 1 if state == "sent" else arrived[address] <= 1
    unknown = Counter(states.values())["unknown"]
    assert unknown <= 2  # at most those in flight
    if dies != "before":
        assert unknown >= 1


def test_several_processes_share_the_queue_and_nothing_is_sent_twice(
    fork_server: ForkServer, mailbox: Mailbox, request: pytest.FixtureRequest
) -> None:
    database = request.getfixturevalue("postgres").database()
    before = len(mailbox.mails)
    fleet = [fork_server.server(database, unique.port(), **mailbox.settings) for _ in range(2)]
    try:
        asyncio.run(_put(database))
        wait_until(lambda: set(asyncio.run(_states(database)).values()) == {"sent"})
    finally:
        for server in fleet:
            server.kill()
    ours = {f"p{number}@example.org" for number in range(MAILS)}  # the mailbox is shared
    arrived = Counter(str(each["To"]) for each in mailbox.mails[before:] if each["To"] in ours)
    assert arrived == dict.fromkeys(ours, 1)
