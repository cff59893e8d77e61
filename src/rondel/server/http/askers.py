"""Whom a request is counted for, and counting it."""

from __future__ import annotations

from rondel.server.http.answers import ApiRequest
from rondel.server.http.middleware.rate_limits import address, askers_of
from rondel.server.limits.kinds import NAMELESS_BLOCK_SHARE, Asker, asker_at, asker_in_block
from rondel.server.services import services_of


def askers(request: ApiRequest) -> list[Asker]:
    """The person and the address."""
    return askers_of(request.scope)


async def count(request: ApiRequest, kind: str, *more: Asker) -> None:
    """Count a request of this kind for the person, the address, its block and whom else it concerns, or refuse it."""
    block = asker_in_block(address(request.scope))
    await services_of(request).rates.count(kind, *askers(request), block, *more)


async def count_address(request: ApiRequest, kind: str) -> None:
    """The same for people who have no name yet."""
    at = address(request.scope)
    await services_of(request).rates.count(kind, asker_at(at, 1), asker_in_block(at, NAMELESS_BLOCK_SHARE))
