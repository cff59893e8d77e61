"""Who asks: the owner of a bearer token, of a session, or nobody known."""

from __future__ import annotations

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send
from sqlalchemy.exc import SQLAlchemyError

from rondel.server.http.middleware.cookies import cookies
from rondel.server.http.middleware.rate_limits import address
from rondel.server.limits.kinds import asker_at
from rondel.server.limits.rates import Rates
from rondel.server.people.sessions import Visitors
from rondel.server.storage.store import no_database
from rondel.table.errors import Refusal
from rondel.table.persons import SESSION_COOKIE, Visitor


class Identity(ASGIMiddleware):
    """Puts the visitor and the secret of the session into the scope, where `services.visitor_of` finds them.

    Litestar's session middleware keeps a bag of data per browser; here only the digest of a secret is kept, in the
    same database as the people, and programs come with tokens instead.
    """

    scopes = (ScopeType.HTTP,)

    def __init__(self, visitors: Visitors, rates: Rates) -> None:
        self._visitors, self._rates = visitors, rates

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        if scope["path"].startswith("/api/"):
            secret = cookies(scope).get(SESSION_COOKIE)
            try:
                visitor = await self._visitor(scope, secret)
            except (SQLAlchemyError, OSError) as error:
                raise no_database(error) from None
            found: dict[str, object] = {"rondel.visitor": visitor, "rondel.session": secret}
            scope.update(found)  # type: ignore[typeddict-item]
        await next_app(scope, receive, send)

    async def _visitor(self, scope: Scope, secret: str | None) -> Visitor | None:
        if authorization := dict(scope["headers"]).get(b"authorization"):
            scheme, _, token = authorization.decode("latin-1").partition(" ")
            if scheme.lower() == "bearer" and (visitor := await self._visitors.by_token(token.strip())):
                return visitor
            await self._rates.count("look", asker_at(address(scope), 1))
            raise Refusal(401, "bad_token", "This token is not known here, or it has been withdrawn.")
        return await self._visitors.by_session(secret) if secret else None
