"""The wall clock that all server code reads, so that a test can move it.

For deadlines, ages, leases and what people are shown. Two times are not read here: the clocks of games run on
`storage.server_time`, which no wall clock changes, and a duration within one process is measured with `time.monotonic`.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, date, datetime


class Clock:
    def __init__(self) -> None:
        self._shift = 0.0  # seconds; read and written in one step, so that threads need no lock

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time() + self._shift

    def today(self) -> date:
        """The date in UTC."""
        return datetime.fromtimestamp(self.now(), UTC).date()

    @contextmanager
    def shifted(self, seconds: float) -> Iterator[None]:
        """Set the clock ahead, or back with a negative number, until the block ends; for tests.

        Every server in the process sees it, as when an operator sets the machine's clock.
        """
        before = self._shift
        self._shift = before + seconds
        try:
            yield
        finally:
            self._shift = before


clock = Clock()
