"""Rate limiter: counts in the database for rare, expensive requests, else in memory.

It uses fixed windows, such as this minute and this day. One statement counts a request in all its windows.
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Iterable
from typing import NamedTuple

from sqlalchemy import case, delete

from rondel.server.config import Settings
from rondel.server.limits.kinds import SHARED_RATES, Limits, RateKey, limits_of
from rondel.server.storage import Store, upsert
from rondel.server.storage.models import rate_counts
from rondel.table.clocks import clock
from rondel.table.errors import Refusal, too_many

CLEANUP_INTERVAL = 200  # requests between two cleanups of expired windows
MAX_CACHED_KEYS = 50_000


class _Window(NamedTuple):
    key: str
    until: float
    limit: int


class RateLimiter:
    def __init__(self, settings: Settings, store: Store) -> None:
        self.limits: Limits = limits_of(settings.limits)
        self._enabled, self._store = settings.rate_limits, store
        self._workers = settings.workers
        # Keys are stored as keyed digests, so that the database contains no addresses; the secret is the same in all
        # processes.
        self._secret = hashlib.sha256(settings.database.encode()).digest()
        self._counts: dict[str, tuple[float, int]] = {}
        self._over: dict[str, float] = {}
        self._counted = 0

    async def count(self, kind: str, *rate_keys: RateKey | str) -> None:
        """Count one request for each key, or raise a refusal with the time to retry."""
        if not self._enabled:
            return
        windows = sorted(self._windows(kind, [RateKey(each) if isinstance(each, str) else each for each in rate_keys]))
        now = clock.now()
        for window in windows:  # fast path for keys over their limit
            if self._over.get(window.key, 0) > now:
                raise _refusal(window, now)
        if kind in SHARED_RATES:
            used = await self._count_in_database(windows)
        else:
            used = self._count_in_memory(windows, now)
        over = [window for window in windows if used[window.key] > window.limit]
        if over:
            _remove_expired(self._over, now)
            self._over |= {window.key: window.until for window in over}
            raise _refusal(max(over, key=lambda each: each.until), now)

    def _windows(self, kind: str, rate_keys: Iterable[RateKey]) -> list[_Window]:
        now = clock.now()
        shared = kind in SHARED_RATES
        windows = []
        for rate in self.limits.rates[kind]:
            seconds = rate.seconds
            for rate_key in rate_keys:
                limit = rate.limit * rate_key.share
                if not shared:
                    limit = math.ceil(limit / self._workers)
                key = f"{kind} {rate_key.key} {seconds}"
                if shared:
                    key = hashlib.blake2b(key.encode(), key=self._secret, digest_size=18).hexdigest()
                windows.append(_Window(key, (now // seconds + 1) * seconds, limit))
        return windows

    def _count_in_memory(self, windows: list[_Window], now: float) -> dict[str, int]:
        used = {}
        for window in windows:
            until, before = self._counts.get(window.key, (0.0, 0))
            used[window.key] = before + 1 if until == window.until else 1
            self._counts[window.key] = (window.until, used[window.key])
        if len(self._counts) > MAX_CACHED_KEYS:
            self._counts = {key: count for key, count in self._counts.items() if count[0] > now}
        return used

    async def _count_in_database(self, windows: list[_Window]) -> dict[str, int]:
        async with self._store.write() as connection:
            row = upsert(connection, rate_counts).values(
                [{"key": window.key, "until": window.until, "used": 1} for window in windows]
            )
            is_current = rate_counts.c.until >= row.excluded.until
            counted = await connection.execute(
                row.on_conflict_do_update(
                    index_elements=["key"],
                    set_={
                        "used": case((is_current, rate_counts.c.used + 1), else_=1),
                        "until": case((is_current, rate_counts.c.until), else_=row.excluded.until),
                    },
                ).returning(rate_counts.c.key, rate_counts.c.used)
            )
            used = {each.key: each.used for each in counted}
            self._counted += 1
            if self._counted % CLEANUP_INTERVAL == 1:
                await connection.execute(delete(rate_counts).where(rate_counts.c.until < clock.now()))
        return used


def _remove_expired(over: dict[str, float], now: float) -> None:
    if len(over) > MAX_CACHED_KEYS // 10:
        for key in [key for key, until in over.items() if until <= now]:
            del over[key]


def _refusal(window: _Window, now: float) -> Refusal:
    seconds = max(1, math.ceil(window.until - now))
    sentence = f"You have reached a limit of this server; please try again in {seconds} seconds."
    return too_many("too_many", sentence, retry_after=seconds, seconds=seconds)
