"""Background task that plans and delivers notifications when they are due.

Every process has one. It is woken by notifications of its own process, and polls for those of processes that have
ended. Each notification is claimed by updating its row, so that concurrent processes deliver none twice.
"""

from __future__ import annotations

import asyncio

import structlog
from sqlalchemy import func, select, tuple_, update
from sqlalchemy.exc import SQLAlchemyError

from rondel.server.notify.delivery import deliver_digests, deliver_due, plan_new
from rondel.server.notify.turns import notify_low_clocks
from rondel.server.services import Services
from rondel.server.storage import Step
from rondel.server.storage.models import notices
from rondel.table.clocks import clock
from rondel.table.errors import error_summary

POLL_SECONDS = 20.0  # for notifications of processes that have ended
PAUSE_SECONDS = 0.5  # between two batches; also lets pending transactions commit
CLOCK_SECONDS = 60.0
ARRIVALS_BATCH = 200
log = structlog.get_logger()


class Scheduler:
    def __init__(self) -> None:
        self._services: Services
        self._arrived: set[tuple[str, int]] = set()
        self._clocks_at = float("-inf")
        self._wake_at = float("inf")
        self._woken = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def prepare(self, services: Services) -> None:
        """Set the services, so that `run_due` can be called."""
        self._services = services

    def start(self, services: Services) -> None:
        self.prepare(services)
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def wake(self, at: float = 0.0) -> None:
        """Wake the task at `at`, because notifications were written or are about to be."""
        self._wake_at = min(self._wake_at, at)
        self._woken.set()

    def note_arrival(self, game_id: str, user_id: int) -> None:
        """Record that a person has opened a table, and so has seen its notifications."""
        self._arrived.add((game_id, user_id))
        self.wake()

    async def _run(self) -> None:
        while True:
            self._wake_at = float("inf")
            following = clock.now() + POLL_SECONDS
            try:
                if not self._services.store.time.in_maintenance:
                    following = min(following, await self.run_due(clock.now()))
            except (SQLAlchemyError, OSError) as error:
                log.warning("notices_deferred", reason=error_summary(error))
            except Exception:
                log.exception("notices_failed")
            await self._wait(following)
            await asyncio.sleep(PAUSE_SECONDS)

    async def _wait(self, until: float) -> None:
        """Sleep until `until`, or until a newly written notification is due."""
        while (left := min(until, self._wake_at) - clock.now()) > 0:
            self._woken.clear()
            try:
                async with asyncio.timeout(min(left, POLL_SECONDS)):
                    await self._woken.wait()
            except TimeoutError:
                return

    async def run_due(self, now: float) -> float:
        """Process everything due at `now`; return when the next notification is due. An idle call costs one query."""
        await self._mark_seen_by_arrivals(now)
        if not 0 <= now - self._clocks_at < CLOCK_SECONDS:
            self._clocks_at = now
            await notify_low_clocks(self._services, now, self._services.store.time.now())
        due, digest = await self._following()
        if due <= now:
            await plan_new(self._services, now)
            await deliver_due(self._services, now)
        if digest <= now:
            await deliver_digests(self._services, now)
        if min(due, digest) <= now:
            due, digest = await self._following()
        return min(due, digest)

    async def _following(self) -> tuple[float, float]:
        first = (select(func.min(column)).scalar_subquery() for column in (notices.c.due, notices.c.digest))
        async with self._services.store.read() as connection:
            due, digest = (await connection.execute(select(*first))).one()
        return due or float("inf"), digest or float("inf")

    async def _mark_seen_by_arrivals(self, now: float) -> None:
        while self._arrived:
            part = [self._arrived.pop() for _ in range(min(len(self._arrived), ARRIVALS_BATCH))]
            theirs = tuple_(notices.c.game_id, notices.c.user_id).in_(part)
            new = select(notices.c.id, notices.c.user_id).where(
                theirs, notices.c.seen.is_(None) | notices.c.due.is_not(None)
            )
            async with self._services.store.read() as connection:
                rows = (await connection.execute(new)).all()
            if not rows:
                continue
            seen = update(notices).where(notices.c.id.in_([row.id for row in rows]))
            await self._services.store.commit(Step(seen.values(seen=now, due=None, digest=None, planned=True)))
            for person in sorted({row.user_id for row in rows}):
                await self._services.lobby.notify_person(person, "notices")
