"""Server time: the time that player clocks use, which stops during downtime and maintenance.

It is stored in the database and advanced by each process with its monotonic clock. A jump of the wall clock therefore
expires no player's clock, and time in which nobody could play (downtime, a lost database, maintenance) does not count.
It starts as a Unix timestamp and falls behind with every interruption.
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

MAX_UNSAVED_SECONDS = 15.0  # time stops if a process has not reached the database for longer
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
        """Return whether the system clock was changed since this process started."""
        return abs(clock.now() - time.monotonic() - self._offset) > JUMP_SECONDS

    @property
    def is_running(self) -> bool:
        """Whether this is a server process; maintenance mode does not affect `rondel admin`."""
        return self._seconds is not None

    def now(self) -> float:
        """Return the server time; outside server processes (`rondel admin`), the wall clock."""
        if self._seconds is None:
            return clock.now()
        if self.in_maintenance:
            return self._seconds
        return self._seconds + min(time.monotonic() - self._at, MAX_UNSAVED_SECONDS)

    async def sync(self) -> bool:
        """Synchronize with the other processes; return whether maintenance mode began or ended."""
        is_on = await self._exchange()
        before, self.in_maintenance = self.in_maintenance, is_on
        return before != is_on

    async def save(self) -> None:
        """Store this process's time, or adopt a later one of another process."""
        if not self.in_maintenance:
            await self._exchange()

    async def _exchange(self) -> bool:
        """Store and read the server time; return whether maintenance mode is on."""
        found: list[Result] = []
        mine = [] if self._seconds is None else [Step(_CATCH_UP, {"_mine": self.now()})]
        await self._store.commit(*mine, Step(_STATE, check=found.append))
        [[seconds, maintenance]] = found[0].rows
        self._set(seconds)
        return maintenance is not None

    def _set(self, seconds: float) -> None:
        self._seconds = max(seconds, self._seconds or 0.0)
        self._at = time.monotonic()
