"""The server below a path of somebody's site, such as /games/rondel."""

from __future__ import annotations

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send


class BasePath(ASGIMiddleware):
    """Takes the path off, if the proxy has left it; everything further in knows only its own paths.

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
