"""Readiness check: disk space, and writing to the database."""

from __future__ import annotations

import asyncio
import shutil
import time

from sqlalchemy import bindparam, select, text, update
from sqlalchemy.exc import SQLAlchemyError

from rondel.server.config import Settings
from rondel.server.metrics import Metrics
from rondel.server.storage.models import server_state
from rondel.server.storage.store import Store
from rondel.server.storage.transactions import Step
from rondel.table.clocks import clock
from rondel.table.errors import error_summary

_PROBE = update(server_state).values(probe=bindparam("_probe"))
CACHE_SECONDS = 2.0  # a check costs a database write
PROBE_SECONDS = 5.0
MEGABYTE = 1_000_000


class Readiness:
    def __init__(self, settings: Settings, store: Store, metrics: Metrics) -> None:
        self._settings, self._store, self._metrics = settings, store, metrics
        self._lock = asyncio.Lock()
        self._checked_at = float("-inf")
        self._problem: str | None = None
        self._damage: str | None = None
        self.disk_free: int | None = None  # bytes, at the last check
        self._suspected = False

    def suspect_damage(self) -> None:
        """Make the next readiness check include an integrity check, after an error that indicates a damaged file."""
        self._suspected = True

    async def problem(self) -> str | None:
        """Return why the server is not ready, as a sentence, or None if it is."""
        async with self._lock:
            if time.monotonic() - self._checked_at >= CACHE_SECONDS:
                if self._suspected:
                    self._suspected = False
                    await self.check_integrity()
                self._problem = self._damage or self._disk() or await self._database()
                self._checked_at = time.monotonic()
                self._metrics.ready.set(self._problem is None)
                self._metrics.maintenance.set(self._store.time.in_maintenance)
            return self._problem

    def _disk(self) -> str | None:
        folder, minimum = self._settings.disk_folder, self._settings.free_disk
        try:
            free = shutil.disk_usage(folder).free
        except OSError:
            return "The folder of the database does not exist."
        self.disk_free = free
        self._metrics.disk_free.set(free)
        if free < minimum * MEGABYTE:
            return f"The disk is almost full: {free // MEGABYTE} MB are free, {minimum} MB are required."
        return None

    async def _database(self) -> str | None:
        """Write a probe value and read it back."""
        probe = clock.now()
        try:
            async with asyncio.timeout(PROBE_SECONDS):
                await self._store.commit(Step(_PROBE, {"_probe": probe}))
                async with self._store.read() as connection:
                    found = (await connection.execute(select(server_state.c.probe))).scalar_one()
        except TimeoutError:
            return f"The database has not responded for {PROBE_SECONDS:g} seconds."
        except (SQLAlchemyError, OSError) as error:
            return f"The database cannot be written: {error_summary(error)}."
        # Another process may have written a newer value in between.
        return None if found >= probe else "The database does not store what is written."

    async def check_integrity(self) -> None:
        """Check the integrity of an SQLite file, and update the database size metric."""
        if not self._store.is_sqlite:
            async with self._store.read() as connection:
                size = await connection.scalar(text("SELECT pg_database_size(current_database())"))
            self._metrics.database_bytes.set(size or 0)
            return
        try:
            async with self._store.read() as connection:
                pages = await connection.scalar(
                    text("SELECT page_count * page_size FROM pragma_page_count, pragma_page_size")
                )
                self._metrics.database_bytes.set(pages or 0)
                found = (await connection.execute(text("PRAGMA quick_check(1)"))).scalar()
        except SQLAlchemyError as error:
            found = error_summary(error)
        self._damage = None if found == "ok" else f"The database is damaged ({found}); restore the last backup."
