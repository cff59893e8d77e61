"""Leases of the server's automatic work on games."""

from __future__ import annotations

import asyncio
import time

from sqlalchemy import select
from tests.server.postgres import Postgres

from rondel.server.automation import RENEW_SECONDS
from rondel.server.composition import make_services
from rondel.server.config import Settings
from rondel.server.people.accounts import new_guest
from rondel.server.storage.models import games
from rondel.server.tables import lifecycle
from rondel.table.work import WORK_SECONDS
from rondel.wire.tables import NewTable, SeatChoice


def test_leases_are_renewed_while_working_and_released_at_shutdown(postgres: Postgres) -> None:
    """Another process takes over a game when it is due. A working process postpones that, unless the game has changed
    since; a stopping process makes it due at once.
    """

    async def run() -> None:
        services = make_services(Settings(database=postgres.database(), bot_processes=1))
        doing = services.automation
        try:
            await services.store.migrate()
            doing._services = services
            ada = await new_guest(services, "Ada")
            bots = [SeatChoice("bot", bot="random"), SeatChoice("bot", bot="random")]
            loaded = await lifecycle.create(services, ada, NewTable(seats=bots, start=True))

            async def due() -> float:
                async with services.store.read() as connection:
                    when = await connection.scalar(select(games.c.due).where(games.c.id == loaded.id))
                    assert when is not None
                    return float(when)

            first = await due()
            assert first <= time.time() + WORK_SECONDS
            long_ago = time.monotonic() - RENEW_SECONDS - 1
            doing._leases[loaded.id] = (loaded.revision + 1, long_ago)
            await doing._renew()
            assert await due() == first
            doing._leases[loaded.id] = (loaded.revision, long_ago)
            await doing._renew()
            renewed = await due()
            assert renewed > first
            await doing._renew()
            assert await due() == renewed  # renewed a moment ago: not again
            await doing.stop()
            assert await due() <= time.time()
        finally:
            services.bots.stop()
            await services.store.close()

    asyncio.run(run())
