"""Time that passes for the clocks of games; `rondel.table.clocks` moves every other time."""

from __future__ import annotations

import pytest
from sqlalchemy import update
from tests.server.clients import ThreadServer
from tests.waiting import wait_until

from rondel.server.storage.models import server_state


def let_time_pass(server: ThreadServer, seconds: float) -> None:
    """Put the server's time ahead, as if another process of it were that far: this one goes on from there."""

    async def work() -> None:
        store = server.app.services.store
        async with store.write() as connection:
            await connection.execute(update(server_state).values(seconds=store.time.now() + seconds))
        await store.time.save()
        server.app.services.automation.poll_soon()

    server.run(work())


def let_it_look(server: ThreadServer, looks: int = 2) -> None:
    """Wait until the server has looked that often at clocks and bots: whatever was due has been done by then."""
    services, seen = server.app.services, 0
    look = services.store.time.sync

    async def counted() -> bool:
        nonlocal seen
        seen += 1
        return await look()

    def has_looked() -> bool:
        services.automation.poll_soon()
        return seen > looks  # one more has begun, so that these have ended

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(services.store.time, "sync", counted)
        wait_until(has_looked)
