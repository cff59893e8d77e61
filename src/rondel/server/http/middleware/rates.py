"""How often one person or address may ask (per process)."""

from __future__ import annotations

from limits import RateLimitItem, parse
from limits.aio.storage import MemoryStorage
from limits.aio.strategies import FixedWindowRateLimiter

from rondel.server.errors import Refusal

# Logging in costs a password hash, guests and tables cost rows: those are few. Moves and looks are many.
RATES: dict[str, RateLimitItem] = {
    "login": parse("20/minute"),
    "guest": parse("30/minute"),
    "table": parse("60/minute"),
    "chat": parse("40/minute"),
    "upload": parse("12/minute"),
    "change": parse("1200/minute"),
    "look": parse("2400/minute"),
}


class Rates:
    def __init__(self, enabled: bool) -> None:
        self._limiter = FixedWindowRateLimiter(MemoryStorage()) if enabled else None

    async def count(self, kind: str, who: str) -> None:
        """Count one request, or refuse it."""
        if self._limiter is None:
            return
        rate = RATES[kind]
        if not await self._limiter.hit(rate, kind, who):
            raise Refusal(
                429,
                "too_many",
                f"That was more than {rate.amount} requests in a minute; please wait a little.",
                params={"amount": rate.amount, "seconds": 60},
            )
