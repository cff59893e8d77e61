"""How often one person or address may ask, and whether their budget of computing is used up."""

from __future__ import annotations

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from rondel.server.http.middleware.csrf import SAFE_METHODS
from rondel.server.limits.kinds import Asker, asker_at
from rondel.server.limits.rates import Rates
from rondel.server.limits.work import Work
from rondel.table.persons import Visitor

REQUEST_SECONDS = 0.001  # what any request of the API costs


class RateLimits(ASGIMiddleware):
    """Counts every request: of the API looks and changes apart, per person and address; of pages per address.

    Litestar's middleware counts by address only, for one rate, and in each process by itself.
    """

    scopes = (ScopeType.HTTP,)

    def __init__(self, rates: Rates, work: Work) -> None:
        self._rates, self._work = rates, work

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        askers = askers_of(scope)
        if scope["path"].startswith("/api/"):
            self._work.check(askers)
            await self._rates.count("look" if scope.get("method") in SAFE_METHODS else "change", *askers)
            self._work.charge(askers, REQUEST_SECONDS)
        else:
            await self._rates.count("page", asker_at(address(scope), 1))
        await next_app(scope, receive, send)


def askers_of(scope: Scope) -> list[Asker]:
    """Whom a request is counted for: the person, and the address with what all people behind it may do together."""
    visitor = scope.get("rondel.visitor")
    at = asker_at(address(scope))
    return [Asker(f"user {visitor.id}"), at] if isinstance(visitor, Visitor) else [at]


def address(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else "unknown"
