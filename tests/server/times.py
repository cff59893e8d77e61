"""Manipulation of the server time; `rondel.table.clocks` shifts all other times."""

from __future__ import annotations

import pytest
from sqlalchemy import update
from tests.server.clients import ThreadServer
from tests.waiting import wait_until

from rondel.server.storage.models import server_state


def let_time_pass(server: ThreadServer, seconds: float) -> None:
    """Advance the server time, as if another process had reported a later one."""

    async def work() -> None:
        store = server.app.services.store
        async with store.write() as connection:
            await connection.execute(update(server_state).values(seconds=store.time.now() + seconds))
        await store.time.save()
        server.app.services.automation.poll_soon()

    server.run(work())


def wait_for_polls(server: ThreadServer, polls: int = 2) -> None:
    """Wait until the server has polled clocks and bots `polls` times, so that everything due has been done."""
    services, seen = server.app.services, 0
    sync = services.store.time.sync

    async def counted() -> bool:
        nonlocal seen
        seen += 1
        return await sync()

    def has_polled() -> bool:
        services.automation.poll_soon()
        return seen > polls  # the next one has begun, so these have ended

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(services.store.time, "sync", counted)
        wait_until(has_polled)
