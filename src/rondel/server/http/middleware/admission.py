"""Which requests are let in: the base path, the host, the length of the body, and how often one may ask."""

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
MAX_LENGTH_DIGITS = 12  # digits: Python refuses to read numbers of thousands of them
REQUEST_SECONDS = 0.001  # of computing, that any request of the API costs
_HOST = re.compile(r"(?:[A-Za-z0-9._-]*|\[(?P<ipv6>[0-9A-Fa-f:.]+)\])(?::(?P<port>[0-9]{0,5}))?")


class BasePath(ASGIMiddleware):
    """Strip the base path, such as /games/rondel, if the proxy has left it; routes know only their own paths.

    ASGI's `root_path` would make every part further in ask for it, and Litestar and the pages read it differently.
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
    """Refuse a Host header that cannot be part of an address.

    Litestar makes an address of it to name the path of a bad request, and fails. Its `AllowedHosts` compares with a
    list of names; a server that people start with one command cannot know its own.
    """

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        for name, value in scope["headers"]:
            if name == b"host" and not is_host(value.decode("latin-1")):
                raise Refusal(400, "bad_request", "The header host is not the name of a host.")
        await next_app(scope, receive, send)


def is_host(text: str) -> bool:
    """Return whether this can be a host, with or without a port."""
    found = _HOST.fullmatch(text) if len(text) <= MAX_HOST_LENGTH else None
    if found is None or int(found["port"] or 0) > LAST_PORT:
        return False
    try:
        return found["ipv6"] is None or ipaddress.ip_address(found["ipv6"]).version == 6
    except ValueError:
        return False


class BodyLimit(ASGIMiddleware):
    """Refuse long bodies: few bytes for most requests, more for an uploaded record.

    Litestar's `request_max_body_size` is checked when a route reads the body, after identity and limits have been
    asked, and not at all beside a stream.
    """

    scopes = (ScopeType.HTTP,)

    def __init__(self, most: int) -> None:
        self._most = most

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        path = scope["path"]
        left = LONGEST_RECORD if path == "/api/records" else self._most
        length = dict(scope["headers"]).get(b"content-length", b"0")
        if path.startswith("/api/") and (not length.isdigit() or len(length) > MAX_LENGTH_DIGITS or int(length) > left):
            raise _too_large()

        async def receive_bounded() -> HTTPReceiveMessage:
            """Receive a part of the body; one that does not say how long it is ends where it becomes too long."""
            nonlocal left
            message = await receive()
            if message["type"] == "http.request":
                left -= len(message["body"])
                if left < 0:
                    raise _too_large()
            return message  # type: ignore[return-value]

        await next_app(scope, receive_bounded, send)


def _too_large() -> Refusal:
    return Refusal(413, "too_large", "That is more than the server reads in one request.")


class RateLimits(ASGIMiddleware):
    """Count every request: of the API reads and changes apart, per person and address; of pages per address.

    Litestar's middleware counts by address only, for one rate, and in each process by itself.
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
    """Return the rate-limit keys of a request: the person, and the address with the share of all people behind it."""
    visitor = scope.get("rondel.visitor")
    at = rate_key_at(address(scope))
    return [RateKey(f"user {visitor.id}"), at] if isinstance(visitor, Visitor) else [at]


def address(scope: Scope) -> str:
    """Return the address that the request comes from."""
    client = scope.get("client")
    return client[0] if client else "unknown"
