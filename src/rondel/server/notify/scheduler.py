"""Which process looks at what happened: whoever comes first, for as long as it comes again."""

from __future__ import annotations

import asyncio
import secrets

import structlog
from sqlalchemy import or_, select, tuple_, update
from sqlalchemy.exc import SQLAlchemyError

from rondel.server.notify.delivery import deliver_digests, hand_over, plan_new
from rondel.server.notify.mentions import Mentions
from rondel.server.notify.turns import note_low_clocks
from rondel.server.services import Services
from rondel.server.storage import Store
from rondel.server.storage.models import notice_state, notices
from rondel.table.clocks import clock
from rondel.table.errors import reason_of

LEASE_SECONDS = 15.0  # after which another process looks, if this one is gone
RENEW_SECONDS = 5.0
LOOK_SECONDS = 2.0
CLOCK_SECONDS = 60.0
SEEN_BATCH = 200
log = structlog.get_logger()


class Lease:
    def __init__(self, store: Store) -> None:
        self._store, self._me = store, secrets.token_hex(8)
        self._renewed = float("-inf")

    async def take(self, now: float) -> bool:
        """Is it this process that looks? Written down seldom enough to cost nothing."""
        if 0 <= now - self._renewed < RENEW_SECONDS:
            return True
        held = notice_state.c
        # What is held far into the future was written by a clock that was wrong.
        free = or_(
            held.holder.is_(None), held.holder == self._me, held.until < now, held.until > now + 2 * LEASE_SECONDS
        )
        async with self._store.write() as connection:
            taken = await connection.execute(
                update(notice_state).where(free).values(holder=self._me, until=now + LEASE_SECONDS)
            )
        self._renewed = now if taken.rowcount else float("-inf")
        return bool(taken.rowcount)


class Scheduler:
    def __init__(self) -> None:
        self._services: Services
        self._mentions: Mentions
        self._lease: Lease
        self._present: frozenset[tuple[str, int]] = frozenset()
        self._clocks_at = float("-inf")
        self._task: asyncio.Task[None] | None = None

    def prepare(self, services: Services) -> None:
        """What is looked at; a look can be asked for from here on."""
        self._services = services
        self._mentions = Mentions(services)
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
        await self._mentions.look(now)
        if not 0 <= now - self._clocks_at < CLOCK_SECONDS:
            self._clocks_at = now
            await note_low_clocks(self._services, now, self._services.store.time.now())
        await plan_new(self._services, now)
        await hand_over(self._services, now)
        await deliver_digests(self._services, now)

    async def _see_who_came(self, now: float) -> None:
        """Whoever has come to a table knows what happened there."""
        present = self._services.hub.everybody()
        came, self._present = sorted(present - self._present), present
        for first in range(0, len(came), SEEN_BATCH):
            part = came[first : first + SEEN_BATCH]
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
