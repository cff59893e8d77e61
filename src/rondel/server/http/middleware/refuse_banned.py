"""Who is banned changes nothing and gets no live updates; reading is open to everybody anyway."""

from __future__ import annotations

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send
from sqlalchemy.exc import SQLAlchemyError

from rondel.server.http.middleware.csrf import SAFE_METHODS
from rondel.server.http.middleware.rate_limits import address
from rondel.server.people.bans import AddressBans, banned
from rondel.server.storage.store import no_database
from rondel.table.clocks import clock
from rondel.table.persons import Visitor

ALWAYS = ("/api/logout", "/api/login")  # an account may be used from a banned address
NEW_PEOPLE = ("/api/guest", "/api/register")


class RefuseBanned(ASGIMiddleware):
    scopes = (ScopeType.HTTP,)

    def __init__(self, bans: AddressBans) -> None:
        self._bans = bans

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        path = scope["path"]
        acts = scope.get("method") not in SAFE_METHODS or path.endswith("/stream")
        if acts and path.startswith("/api/") and path not in ALWAYS:
            visitor = scope.get("rondel.visitor")
            if isinstance(visitor, Visitor) and visitor.banned_until > clock.now():
                raise banned(visitor.banned_until, visitor.banned_why)
            if path in NEW_PEOPLE or (isinstance(visitor, Visitor) and visitor.guest):
                try:
                    await self._bans.refuse(address(scope))
                except (SQLAlchemyError, OSError) as error:
                    raise no_database(error) from None
        await next_app(scope, receive, send)
