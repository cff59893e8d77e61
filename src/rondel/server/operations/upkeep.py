"""Background upkeep of a server process: metrics, readiness and disk checks, cleanup, and exit when the parent process
has died.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import time
from contextlib import suppress

import structlog
from sqlalchemy.exc import SQLAlchemyError

from rondel.server.moderation import overview
from rondel.server.notify import queue_summary
from rondel.server.privacy import clean_up_if_due
from rondel.server.services import Services
from rondel.table.errors import error_summary

LAG_SECONDS = 0.25
INTERVAL_SECONDS = 30.0
DAMAGE_SECONDS = 3600.0
CHECKPOINT_SECONDS = 3.0
log = structlog.get_logger()


class Upkeep:
    def __init__(self, services: Services) -> None:
        self._services = services
        self._tasks: list[asyncio.Task[None]] = []
        self._lag = 0.0

    def start(self) -> None:
        work = (self._measure(), self._run_periodically(), self._checkpoint_log())
        self._tasks = [asyncio.create_task(each) for each in work]
        # The parent recorded at startup: `os.getppid()` may already return another process.
        if self._services.settings.workers > 1 and (parent := multiprocessing.parent_process()) and parent.pid:
            self._tasks.append(asyncio.create_task(self._exit_with_parent(parent.pid)))

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _measure(self) -> None:
        """Measure the worst delay of the event loop per interval."""
        worst, since = 0.0, time.monotonic()
        while True:
            wanted = time.monotonic() + LAG_SECONDS
            await asyncio.sleep(LAG_SECONDS)
            worst = max(worst, time.monotonic() - wanted)
            if time.monotonic() - since >= INTERVAL_SECONDS:
                self._services.metrics.loop_lag.set(worst)
                self._lag = worst
                worst, since = 0.0, time.monotonic()

    async def _run_periodically(self) -> None:
        checked_at = float("-inf")
        while True:
            try:
                if problem := await self._services.readiness.problem():
                    log.warning("not_ready", reason=problem)
                if time.monotonic() - checked_at >= DAMAGE_SECONDS:
                    checked_at = time.monotonic()
                    await self._services.readiness.check_integrity()
                await overview.publish_process(self._services, self._lag)
                await self._measure_queue()
                await clean_up_if_due(self._services)
            except (SQLAlchemyError, OSError) as error:
                log.warning("upkeep_deferred", reason=error_summary(error))
            except Exception:
                log.exception("upkeep_failed")
            await asyncio.sleep(INTERVAL_SECONDS)

    async def _measure_queue(self) -> None:
        queue = await queue_summary(self._services.store)
        self._services.metrics.outgoing_due.set(queue.due)
        self._services.metrics.outgoing_oldest.set(queue.oldest)

    async def _checkpoint_log(self) -> None:
        while True:
            await asyncio.sleep(CHECKPOINT_SECONDS)
            try:
                await self._services.store.checkpoint_log()
            except (SQLAlchemyError, OSError) as error:  # the next writer gets the error too
                log.warning("checkpoint_failed", error=type(error).__name__)

    async def _exit_with_parent(self, parent: int) -> None:
        """Stop this worker when its parent is gone, because nothing else would stop it."""
        while os.getppid() == parent:
            await asyncio.sleep(1.0)
        log.warning("parent_process_ended")
        with suppress(ProcessLookupError):
            os.kill(os.getpid(), signal.SIGTERM)
