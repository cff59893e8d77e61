"""Whom a request is counted for, and counting it."""

from __future__ import annotations

from rondel.server.http.answers import ApiRequest
from rondel.server.http.middleware.rate_limits import address, askers_of
from rondel.server.limits.kinds import Asker, asker_at
from rondel.server.services import services_of


def askers(request: ApiRequest) -> list[Asker]:
    """The person and the address."""
    return askers_of(request.scope)


async def count(request: ApiRequest, kind: str, *more: Asker) -> None:
    """Count a request of this kind for the person, the address and whom else it concerns, or refuse it."""
    await services_of(request).rates.count(kind, *askers(request), *more)


async def count_address(request: ApiRequest, kind: str) -> None:
    """The same for people who have no name yet."""
    await services_of(request).rates.count(kind, asker_at(address(request.scope), 1))
