"""The name a request asks for: one that can be part of an address, whoever is meant by it."""

from __future__ import annotations

import ipaddress
import re

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from rondel.table.errors import Refusal

LONGEST_HOST = 300
LAST_PORT = 65_535
_HOST = re.compile(r"(?:[A-Za-z0-9._-]*|\[(?P<ipv6>[0-9A-Fa-f:.]+)\])(?::(?P<port>[0-9]{0,5}))?")


class CheckHost(ASGIMiddleware):
    """Refuses hosts of which no address can be made: the framework does that to name the path of a bad request, and
    fails."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        for name, value in scope["headers"]:
            if name == b"host" and not is_host(value.decode("latin-1")):
                raise Refusal(400, "bad_request", "The header host is not the name of a host.")
        await next_app(scope, receive, send)


def is_host(text: str) -> bool:
    found = _HOST.fullmatch(text) if len(text) <= LONGEST_HOST else None
    if found is None or int(found["port"] or 0) > LAST_PORT:
        return False
    try:
        return found["ipv6"] is None or ipaddress.ip_address(found["ipv6"]).version == 6
    except ValueError:
        return False
