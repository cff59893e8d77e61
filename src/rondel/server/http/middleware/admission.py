"""Request admission: base path, Host header, body size and rate limits."""

from __future__ import annotations

import ipaddress
import re

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, HTTPReceiveMessage, Receive, Scope, Send

from rondel.server.limits import CpuBudget, RateKey, RateLimiter, rate_key_at
from rondel.server.tables import LONGEST_RECORD
from rondel.table.errors import Refusal
from rondel.table.visitors import Visitor

SAFE_METHODS = frozenset(("GET", "HEAD", "OPTIONS"))
MAX_HOST_LENGTH = 300
LAST_PORT = 65_535
MAX_LENGTH_DIGITS = 12  # Python refuses to parse numbers with thousands of digits
REQUEST_SECONDS = 0.001  # CPU time charged for every API request
_HOST = re.compile(r"(?:[A-Za-z0-9._-]*|\[(?P<ipv6>[0-9A-Fa-f:.]+)\])(?::(?P<port>[0-9]{0,5}))?")


class BasePath(ASGIMiddleware):
    """Strip the base path, such as /games/rondel, unless the proxy has done so.

    ASGI's `root_path` would have to be handled in every inner layer, and Litestar and the pages interpret it
    differently.
    """

    scopes = (ScopeType.HTTP,)

    def __init__(self, base: str) -> None:
        self._base = base

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        path = scope["path"]
        if self._base and (path == self._base or path.startswith(self._base + "/")):
            shorter = path[len(self._base) :] or "/"
            scope["path"] = shorter
            scope["raw_path"] = shorter.encode("utf-8")
        await next_app(scope, receive, send)


class CheckHost(ASGIMiddleware):
    """Refuse malformed Host headers.

    Litestar builds a URL from the header when it reports a bad request, and fails. Its `AllowedHosts` needs a list of
    names, which a server started with one command does not have.
    """

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        for name, value in scope["headers"]:
            if name == b"host" and not is_host(value.decode("latin-1")):
                raise Refusal(400, "bad_request", "The Host header is not a valid host name.")
        await next_app(scope, receive, send)


def is_host(text: str) -> bool:
    """Return whether this is a syntactically valid host, with or without a port."""
    found = _HOST.fullmatch(text) if len(text) <= MAX_HOST_LENGTH else None
    if found is None or int(found["port"] or 0) > LAST_PORT:
        return False
    try:
        return found["ipv6"] is None or ipaddress.ip_address(found["ipv6"]).version == 6
    except ValueError:
        return False


class BodyLimit(ASGIMiddleware):
    """Refuse large bodies; uploaded records have a higher limit.

    Litestar checks `request_max_body_size` only when a route reads the body, after authentication and rate limits, and
    never for streams.
    """

    scopes = (ScopeType.HTTP,)

    def __init__(self, max_bytes: int) -> None:
        self._max_bytes = max_bytes

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        path = scope["path"]
        left = LONGEST_RECORD if path == "/api/records" else self._max_bytes
        length = dict(scope["headers"]).get(b"content-length", b"0")
        if path.startswith("/api/") and (not length.isdigit() or len(length) > MAX_LENGTH_DIGITS or int(length) > left):
            raise _too_large()

        async def receive_bounded() -> HTTPReceiveMessage:
            """Receive a part of the body; stop a body without a content length once it exceeds the limit."""
            nonlocal left
            message = await receive()
            if message["type"] == "http.request":
                left -= len(message["body"])
                if left < 0:
                    raise _too_large()
            return message  # type: ignore[return-value]

        await next_app(scope, receive_bounded, send)


def _too_large() -> Refusal:
    return Refusal(413, "too_large", "This request is larger than the server accepts.")


class RateLimits(ASGIMiddleware):
    """Rate-limit every request: API reads and changes separately, per person and address; pages per address.

    Litestar's middleware supports only one rate, by address, in each process separately.
    """

    scopes = (ScopeType.HTTP,)

    def __init__(self, rates: RateLimiter, work: CpuBudget) -> None:
        self._rate_limiter, self._cpu_budget = rates, work

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        rate_keys = rate_keys_of(scope)
        if scope["path"].startswith("/api/"):
            self._cpu_budget.check(rate_keys)
            await self._rate_limiter.count("look" if scope.get("method") in SAFE_METHODS else "change", *rate_keys)
            self._cpu_budget.charge(rate_keys, REQUEST_SECONDS)
        else:
            await self._rate_limiter.count("page", rate_key_at(address(scope), 1))
        await next_app(scope, receive, send)


def rate_keys_of(scope: Scope) -> list[RateKey]:
    """Return the rate-limit keys of a request: the person, and the address with its larger share."""
    visitor = scope.get("rondel.visitor")
    at = rate_key_at(address(scope))
    return [RateKey(f"user {visitor.id}"), at] if isinstance(visitor, Visitor) else [at]


def address(scope: Scope) -> str:
    """Return the client address."""
    client = scope.get("client")
    return client[0] if client else "unknown"
