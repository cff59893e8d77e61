"""CPU budgets of requests, and execution of long computations in time slices.

Long jobs run one at a time in this process, with a pause after every few milliseconds. Their CPU time is charged to the
person and the address; a request with an exhausted budget is refused until the budget has refilled.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import TypeVar

from rondel.server.config import Settings
from rondel.server.limits.kinds import RateKey, limits_of
from rondel.table.errors import too_many

SLICE_SECONDS = 0.004
PAUSE_SECONDS = 0.002
MAX_QUEUED_JOBS = 4  # waiting or running, per person
MAX_CACHED_KEYS = 20_000

T = TypeVar("T")


class CpuBudget:
    def __init__(self, settings: Settings) -> None:
        self.stopwatch: Callable[[], float] = time.perf_counter  # replaced in tests
        rate = limits_of(settings.limits).rates["work"][0]
        self._enabled = settings.rate_limits
        self._capacity = rate.limit / 1000  # seconds of CPU time
        self._per_second = self._capacity / rate.seconds
        self._used: dict[str, tuple[float, float]] = {}  # key to the last charge and the seconds used at that time
        self._job_lock = asyncio.Lock()
        self._waiting: Counter[str] = Counter()

    def check(self, rate_keys: Sequence[RateKey]) -> None:
        """Raise a refusal if a budget is exhausted."""
        if seconds := self.seconds_overdrawn(rate_keys):
            sentence = f"You have used up your share of computing time; please try again in {seconds:.0f} s."
            raise too_many("too_many", sentence, retry_after=seconds, seconds=round(seconds))

    def charge(self, rate_keys: Sequence[RateKey], seconds: float) -> None:
        now = time.monotonic()
        for rate_key in rate_keys:
            self._used[rate_key.key] = (now, self._debt(rate_key) + seconds)
        if len(self._used) > MAX_CACHED_KEYS:
            refill = self._capacity / self._per_second
            self._used = {key: used for key, used in self._used.items() if now - used[0] < refill}

    def _debt(self, rate_key: RateKey) -> float:
        when, spent = self._used.get(rate_key.key, (0.0, 0.0))
        return max(0.0, spent - (time.monotonic() - when) * self._per_second * rate_key.share)

    def seconds_overdrawn(self, rate_keys: Sequence[RateKey]) -> float:
        """Return the time until all these budgets are positive again; 0 if they are."""
        if not self._enabled:
            return 0.0
        over = ((self._debt(rate_key) - self._capacity * rate_key.share, rate_key.share) for rate_key in rate_keys)
        return max((debt / (self._per_second * share) for debt, share in over if debt > 0), default=0.0)

    @contextmanager
    def charged(self, rate_keys: Sequence[RateKey]) -> Iterator[None]:
        """Check the budget, then charge the time of a short synchronous block."""
        self.check(rate_keys)
        with self.timed(rate_keys):
            yield

    @contextmanager
    def timed(self, rate_keys: Sequence[RateKey]) -> Iterator[None]:
        """Charge the time of a block without checking the budget, for example the response to a move already played."""
        began = self.stopwatch()
        try:
            yield
        finally:
            self.charge(rate_keys, self.stopwatch() - began)

    async def in_slices(self, rate_keys: Sequence[RateKey], items: Iterable[T]) -> list[T]:
        """Collect the items of a slow iterable in time slices, one job at a time, and charge the CPU time."""
        self.check(rate_keys)
        owner = rate_keys[0].key if rate_keys else ""
        if self._enabled and self._waiting[owner] >= MAX_QUEUED_JOBS:
            raise too_many(
                "too_many", "The server is still working on your previous requests.", retry_after=1, seconds=1
            )
        self._waiting[owner] += 1
        try:
            async with self._job_lock:
                return await self._sliced(rate_keys, iter(items))
        finally:
            self._waiting[owner] -= 1
            if not self._waiting[owner]:
                del self._waiting[owner]

    async def _sliced(self, rate_keys: Sequence[RateKey], items: Iterator[T]) -> list[T]:
        found: list[T] = []
        while True:
            began, is_done = self.stopwatch(), True
            try:
                for item in items:
                    found.append(item)
                    if self.stopwatch() - began > SLICE_SECONDS:
                        is_done = False
                        break
            finally:
                self.charge(rate_keys, self.stopwatch() - began)
            if is_done:
                return found
            await asyncio.sleep(PAUSE_SECONDS)
