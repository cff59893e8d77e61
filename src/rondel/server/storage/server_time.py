"""The time that counts for clocks: how long this server has been open to play, and whether it rests.

Kept in the database and carried on by each process with its own monotonic clock, so that a jump of the wall clock
hands no seat to a bot, and time in which nobody could play (downtime, a lost database, maintenance) does not count.
It begins as seconds since 1970 and falls behind with every rest.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import structlog
from sqlalchemy import bindparam, select, update

from rondel.server.storage.models import server_state
from rondel.server.storage.transactions import Result, Step
from rondel.table.clocks import clock

if TYPE_CHECKING:
    from rondel.server.storage.store import Store

MAX_UNSAVED_SECONDS = 15.0  # how far a process goes on without having written: longer, and the database is gone
JUMP_SECONDS = 600.0
_CATCH_UP = update(server_state).where(server_state.c.seconds < bindparam("_mine")).values(seconds=bindparam("_mine"))
_STATE = select(server_state.c.seconds, server_state.c.maintenance)
log = structlog.get_logger()


class ServerTime:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._seconds: float | None = None
        self._at = 0.0
        self.in_maintenance = False
        self._offset = clock.now() - time.monotonic()

    def wall_clock_jumped(self) -> bool:
        """Has the machine's clock been set since this process began?"""
        return abs(clock.now() - time.monotonic() - self._offset) > JUMP_SECONDS

    @property
    def is_running(self) -> bool:
        """Is this a process that serves? A maintenance does not keep `rondel admin` from its work."""
        return self._seconds is not None

    def now(self) -> float:
        """The server's time; the wall clock in a program that has not read it (`rondel admin`)."""
        if self._seconds is None:
            return clock.now()
        if self.in_maintenance:
            return self._seconds
        return self._seconds + min(time.monotonic() - self._at, MAX_UNSAVED_SECONDS)

    async def sync(self) -> bool:
        """Write how far this process is and read how far others are; did a maintenance begin or end?"""
        begins = await self._exchange()
        before, self.in_maintenance = self.in_maintenance, begins
        return before != begins

    async def save(self) -> None:
        """Write how far this process is; if another is further, go on from there."""
        if not self.in_maintenance:
            await self._exchange()

    async def _exchange(self) -> bool:
        """Is there a maintenance?"""
        found: list[Result] = []
        mine = [] if self._seconds is None else [Step(_CATCH_UP, {"_mine": self.now()})]
        await self._store.commit(*mine, Step(_STATE, check=found.append))
        [[seconds, maintenance]] = found[0].rows
        self._set(seconds)
        return maintenance is not None

    def _set(self, seconds: float) -> None:
        self._seconds = max(seconds, self._seconds or 0.0)
        self._at = time.monotonic()
