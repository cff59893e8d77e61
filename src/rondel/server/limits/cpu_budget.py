"""Computing that somebody asks for: paid from a budget of time, and done in slices so that nobody else waits.

What takes long is one job at a time in this process, with a pause after every few milliseconds. What it took is
charged to the person and to the address; whose budget is used up is refused until it has filled again.
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
MAX_QUEUED_JOBS = 4  # jobs of one person that wait or are done at the same time
MAX_CACHED_KEYS = 20_000

T = TypeVar("T")


class CpuBudget:
    def __init__(self, settings: Settings) -> None:
        self.stopwatch: Callable[[], float] = time.perf_counter  # a test puts its own here
        rate = limits_of(settings.limits).rates["work"][0]
        self._enabled = settings.rate_limits
        self._most = rate.most / 1000  # seconds of computing
        self._per_second = self._most / rate.seconds
        self._used: dict[str, tuple[float, float]] = {}  # when, and how much of the budget was used up then
        self._job_lock = asyncio.Lock()
        self._waiting: Counter[str] = Counter()

    def check(self, rate_keys: Sequence[RateKey]) -> None:
        """Refuse whoever has used up the budget."""
        if seconds := self.seconds_overdrawn(rate_keys):
            sentence = f"That is more computing than the server does for one; please try again in {seconds:.0f} s."
            raise too_many("too_many", sentence, retry_after=seconds, seconds=round(seconds))

    def charge(self, rate_keys: Sequence[RateKey], seconds: float) -> None:
        now = time.monotonic()
        for rate_key in rate_keys:
            self._used[rate_key.key] = (now, self._debt(rate_key) + seconds)
        if len(self._used) > MAX_CACHED_KEYS:
            full = self._most / self._per_second
            self._used = {key: kept for key, kept in self._used.items() if now - kept[0] < full}

    def _debt(self, rate_key: RateKey) -> float:
        when, spent = self._used.get(rate_key.key, (0.0, 0.0))
        return max(0.0, spent - (time.monotonic() - when) * self._per_second * rate_key.share)

    def seconds_overdrawn(self, rate_keys: Sequence[RateKey]) -> float:
        """How long until the budget of all of these has something left; 0 if it has."""
        if not self._enabled:
            return 0.0
        over = ((self._debt(rate_key) - self._most * rate_key.share, rate_key.share) for rate_key in rate_keys)
        return max((debt / (self._per_second * share) for debt, share in over if debt > 0), default=0.0)

    @contextmanager
    def charged(self, rate_keys: Sequence[RateKey]) -> Iterator[None]:
        """For what takes milliseconds and never waits: done at once, and charged."""
        self.check(rate_keys)
        with self.timed(rate_keys):
            yield

    @contextmanager
    def timed(self, rate_keys: Sequence[RateKey]) -> Iterator[None]:
        """The same for what is not refused any more: the answer to a move that has been played."""
        began = self.stopwatch()
        try:
            yield
        finally:
            self.charge(rate_keys, self.stopwatch() - began)

    async def in_slices(self, rate_keys: Sequence[RateKey], items: Iterable[T]) -> list[T]:
        """All items of something that computes them one by one: in slices, one job at a time, and charged."""
        self.check(rate_keys)
        who = rate_keys[0].key if rate_keys else ""
        if self._enabled and self._waiting[who] >= MAX_QUEUED_JOBS:
            raise too_many("too_many", "The server is still at what you asked for before.", retry_after=1, seconds=1)
        self._waiting[who] += 1
        try:
            async with self._job_lock:
                return await self._sliced(rate_keys, iter(items))
        finally:
            self._waiting[who] -= 1
            if not self._waiting[who]:
                del self._waiting[who]

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
