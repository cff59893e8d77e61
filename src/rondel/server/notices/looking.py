"""The look at what happened, again and again, in one process at a time.

Which process that is only saves work: what is found is noted under a key, and handed over by a change of one row, so
that two processes looking at the same moment tell nothing twice.
"""

from __future__ import annotations

import asyncio

import structlog
from sqlalchemy import select, tuple_, update
from sqlalchemy.exc import SQLAlchemyError

from rondel.server.notices.digests import hand_over_digests
from rondel.server.notices.handing import hand_over
from rondel.server.notices.lease import Lease
from rondel.server.notices.low_clocks import look_at_clocks
from rondel.server.notices.mentions import Mentions
from rondel.server.notices.planning import plan_new
from rondel.server.notices.turns import Turns
from rondel.server.services import Services
from rondel.server.storage.models import notices
from rondel.table.clocks import clock
from rondel.table.errors import reason_of

LOOK_SECONDS = 2.0
CLOCK_SECONDS = 60.0
AT_ONCE = 200
log = structlog.get_logger()


class Looking:
    def __init__(self) -> None:
        self._services: Services
        self._turns: Turns
        self._mentions: Mentions
        self._lease: Lease
        self._present: frozenset[tuple[str, int]] = frozenset()
        self._clocks_at = float("-inf")
        self._task: asyncio.Task[None] | None = None

    def prepare(self, services: Services) -> None:
        """What is looked at; a look can be asked for from here on."""
        self._services = services
        self._turns, self._mentions = Turns(services), Mentions(services)
        self._lease = Lease(services.store)

    def start(self, services: Services) -> None:
        """Look again and again."""
        self.prepare(services)
        self._task = asyncio.create_task(self._keep_looking())

    async def stop(self) -> None:
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _keep_looking(self) -> None:
        while True:
            try:
                if not self._services.store.time.resting and await self._lease.take(clock.now()):
                    await self.look(clock.now())
            except (SQLAlchemyError, OSError) as error:
                log.warning("notices_put_off", why=reason_of(error))
            except Exception:
                log.exception("notices_failed")
            await asyncio.sleep(LOOK_SECONDS)

    async def look(self, now: float) -> None:
        """One look at everything, as at this time."""
        await self._see_who_came(now)
        await self._turns.look(now)
        await self._mentions.look(now)
        if not 0 <= now - self._clocks_at < CLOCK_SECONDS:
            self._clocks_at = now
            await look_at_clocks(self._services, now, self._services.store.time.now())
        await plan_new(self._services, now)
        await hand_over(self._services, now)
        await hand_over_digests(self._services, now)

    async def _see_who_came(self, now: float) -> None:
        """Whoever has come to a table knows what happened there."""
        present = self._services.hub.everybody()
        came, self._present = sorted(present - self._present), present
        for first in range(0, len(came), AT_ONCE):
            part = came[first : first + AT_ONCE]
            theirs = tuple_(notices.c.game_id, notices.c.user_id).in_(part)
            new = select(notices.c.id).where(theirs, notices.c.seen.is_(None) | notices.c.due.is_not(None))
            async with self._services.store.read() as connection:
                ids = (await connection.execute(new)).scalars().all()
            if not ids:
                continue
            async with self._services.store.write() as connection:
                await connection.execute(
                    update(notices).where(notices.c.id.in_(ids)).values(seen=now, due=None, digest=None, planned=True)
                )
            for person in sorted({person for _, person in part}):
                await self._services.lobby.tell_person(person, "notices")
