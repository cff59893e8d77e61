"""The time that counts for clocks: how long this server has been open to play, and whether it rests.

Kept in the database and carried on by each process with its own monotonic clock, so that a jump of the wall clock
hands no seat to a bot, and time in which nobody could play (downtime, a lost database, maintenance) does not count.
It begins as seconds since 1970 and falls behind with every rest.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import structlog
from sqlalchemy import select, update

from rondel.server.storage.models import server_state
from rondel.table.clocks import clock

if TYPE_CHECKING:
    from rondel.server.storage.store import Store

BEAT_SECONDS = 5.0
TRUSTED_SECONDS = 15.0  # how far a process goes on without having written: longer, and the database is gone
JUMP_SECONDS = 600.0
log = structlog.get_logger()


class ServerTime:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._seconds: float | None = None
        self._at = 0.0
        self.resting = False
        self._offset = clock.now() - time.monotonic()

    def wall_clock_jumped(self) -> bool:
        """Has the machine's clock been set since this process began?"""
        return abs(clock.now() - time.monotonic() - self._offset) > JUMP_SECONDS

    @property
    def is_kept(self) -> bool:
        """Is this a process that serves? A maintenance does not keep `rondel admin` from its work."""
        return self._seconds is not None

    def now(self) -> float:
        """The server's time; the wall clock in a program that has not read it (`rondel admin`)."""
        if self._seconds is None:
            return clock.now()
        if self.resting:
            return self._seconds
        return self._seconds + min(time.monotonic() - self._at, TRUSTED_SECONDS)

    async def look(self) -> bool:
        """Read what the database says, and write how far this process is from time to time.

        Did a maintenance begin or end?
        """
        is_due = self._seconds is None or time.monotonic() - self._at >= BEAT_SECONDS
        async with self._store.read() as connection:
            row = (await connection.execute(select(server_state.c.maintenance, server_state.c.seconds))).one()
        was_resting, begins = self.resting, bool(row.maintenance)
        if (begins and not was_resting) or (is_due and not begins):
            await self.beat()
        elif was_resting and not begins:
            self._set(row.seconds)
        self.resting = begins
        return was_resting != begins

    async def beat(self) -> None:
        """Write how far this process is; if another is further, go on from there."""
        if self.resting:
            return
        mine = None if self._seconds is None else self.now()
        async with self._store.write() as connection:
            if mine is not None:
                await connection.execute(update(server_state).where(server_state.c.seconds < mine).values(seconds=mine))
            seconds = (await connection.execute(select(server_state.c.seconds))).scalar_one()
        self._set(seconds)

    def _set(self, seconds: float) -> None:
        self._seconds = max(seconds, self._seconds or 0.0)
        self._at = time.monotonic()
