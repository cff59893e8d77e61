"""How often one person or address may ask (per process)."""

from __future__ import annotations

from limits import RateLimitItem, parse
from limits.aio.storage import MemoryStorage
from limits.aio.strategies import FixedWindowRateLimiter
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from rondel.server.errors import Refusal
from rondel.server.http.middleware.csrf import SAFE_METHODS
from rondel.server.people.visitors import Visitor

# Logging in costs a password hash, guests and tables cost rows: those are few. Moves and looks are many.
RATES: dict[str, RateLimitItem] = {
    "login": parse("20/minute"),
    "account": parse("30/hour"),  # of one account, whoever tries
    "report": parse("20/hour"),
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


class RateLimits(ASGIMiddleware):
    """Counts every request of the API, looks and changes apart, per person or (without a name) per address.

    Litestar's middleware counts by address only and for one rate; logging in or opening tables have their own here.
    """

    scopes = (ScopeType.HTTP,)

    def __init__(self, rates: Rates) -> None:
        self._rates = rates

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        if scope["path"].startswith("/api/"):
            visitor = scope.get("rondel.visitor")
            who = f"user {visitor.id}" if isinstance(visitor, Visitor) else f"address {address(scope)}"
            await self._rates.count("look" if scope.get("method") in SAFE_METHODS else "change", who)
        await next_app(scope, receive, send)


def address(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else "unknown"
