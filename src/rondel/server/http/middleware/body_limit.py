"""How long a body may be: little for most requests, more for an uploaded record."""

from __future__ import annotations

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, HTTPReceiveMessage, Receive, Scope, Send

from rondel.server.tables.records import LONGEST_RECORD
from rondel.table.errors import Refusal

LONGEST_LENGTH = 12  # digits: Python refuses to read numbers of thousands of them


class BodyLimit(ASGIMiddleware):
    """Litestar limits bodies per route, after identity and limits have been asked; this refuses them before."""

    scopes = (ScopeType.HTTP,)

    def __init__(self, most: int) -> None:
        self._most = most

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        path = scope["path"]
        left = LONGEST_RECORD if path == "/api/records" else self._most
        length = dict(scope["headers"]).get(b"content-length", b"0")
        if path.startswith("/api/") and (not length.isdigit() or len(length) > LONGEST_LENGTH or int(length) > left):
            raise _too_large()

        async def receive_bounded() -> HTTPReceiveMessage:
            """A body that does not say how long it is ends where it becomes too long."""
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
