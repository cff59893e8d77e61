"""The wall clock, and thinking time: a bank of seconds per seat that runs while the seat decides, and an increment
per decision. Only people have a clock; bots and stand-ins have none.
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
FORGIVEN_SECONDS = 60.0  # what a player who takes the seat back from a stand-in has at least


def checked_clock(wanted: ClockRequest) -> Clock:
    """The clock of a new table, or a refusal."""
    if not 10 <= wanted.bank <= LONGEST_BANK:
        raise bad("clock", "A clock holds from 10 seconds to 90 days.", field="bank")
    if not 0 <= wanted.increment <= 7 * 86_400:
        raise bad("clock", "The increment of a clock is from 0 seconds to 7 days.", field="increment")
    if wanted.at_zero not in ("bot", "pass"):
        raise bad("clock", "At zero a clock either hands the seat to a bot or passes.", field="at_zero")
    return Clock(bank=wanted.bank, increment=wanted.increment, at_zero=cast(AtZero, wanted.at_zero))


def remaining(clocks: list[float], runs_for: int | None, since: float | None, now: float) -> list[float]:
    """Seconds left per seat at this moment; `runs_for` is the seat whose clock is running."""
    if runs_for is None or since is None:
        return list(clocks)
    result = list(clocks)
    result[runs_for] = max(0.0, result[runs_for] - max(0.0, now - since))
    return result


def with_increment(clock: Clock, clocks: list[float], decided: int | None) -> list[float]:
    """The banks once a seat has decided: the increment is added, but a bank never holds more than at the start."""
    result = list(clocks)
    if decided is not None:
        result[decided] = min(result[decided] + clock.increment, max(clock.bank, clock.increment))
    return result


def deadline(clocks: list[float], runs_for: int | None, since: float) -> float | None:
    return None if runs_for is None else since + clocks[runs_for]


class WallClock:
    """The wall clock that all code at a table and on the server reads, so that a test can move it.

    For deadlines, ages, leases and what people are shown. Not for the clocks of games, which run on
    `storage.server_time` so that no change of the machine's clock moves them, nor for durations within a process
    (`time.monotonic`).
    """

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


clock = WallClock()
