"""The wall clock, and game clocks: a time bank per seat and an increment per decision.

Only people have a game clock; bots and substitutes have none.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, date, datetime
from typing import cast

from rondel.table.errors import bad
from rondel.wire.tables import AtZero, Clock, ClockRequest

LONGEST_BANK = 90 * 86_400.0
FORGIVEN_SECONDS = 60.0  # minimum time of a player who takes the seat back from a substitute


def checked_clock(wanted: ClockRequest) -> Clock:
    """Validate the clock of a new table."""
    if not 10 <= wanted.bank <= LONGEST_BANK:
        raise bad("clock", "A clock holds from 10 seconds to 90 days.", field="bank")
    if not 0 <= wanted.increment <= 7 * 86_400:
        raise bad("clock", "The increment of a clock is from 0 seconds to 7 days.", field="increment")
    if wanted.at_zero not in ("bot", "pass"):
        raise bad("clock", "At zero a clock either hands the seat to a bot or passes.", field="at_zero")
    return Clock(bank=wanted.bank, increment=wanted.increment, at_zero=cast(AtZero, wanted.at_zero))


def remaining(clocks: list[float], runs_for: int | None, since: float | None, now: float) -> list[float]:
    """Return the seconds left per seat; `runs_for` is the seat whose clock is running."""
    if runs_for is None or since is None:
        return list(clocks)
    result = list(clocks)
    result[runs_for] = max(0.0, result[runs_for] - max(0.0, now - since))
    return result


def with_increment(clock: Clock, clocks: list[float], seat: int | None) -> list[float]:
    """Return the time banks after a decision: the increment is added, up to the initial bank."""
    result = list(clocks)
    if seat is not None:
        result[seat] = min(result[seat] + clock.increment, max(clock.bank, clock.increment))
    return result


def deadline(clocks: list[float], runs_for: int | None, since: float) -> float | None:
    return None if runs_for is None else since + clocks[runs_for]


class WallClock:
    """The wall clock used by tables and the server; tests can shift it.

    For deadlines, ages, leases and displayed times. Game clocks use `storage.server_time`, which is independent of
    changes to the system clock; durations within a process use `time.monotonic`.
    """

    def __init__(self) -> None:
        self._shift = 0.0  # seconds; access is atomic, so that threads need no lock

    def now(self) -> float:
        """Return the Unix time in seconds."""
        return time.time() + self._shift

    def today(self) -> date:
        """Return the date in UTC."""
        return datetime.fromtimestamp(self.now(), UTC).date()

    @contextmanager
    def shifted(self, seconds: float) -> Iterator[None]:
        """Shift the clock of all servers in the process until the block ends; for tests."""
        before = self._shift
        self._shift = before + seconds
        try:
            yield
        finally:
            self._shift = before


clock = WallClock()
