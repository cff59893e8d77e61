"""Who is asking: cookies, CSRF, sessions and tokens, bans."""

from __future__ import annotations

import hmac
import secrets
from typing import cast

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from sqlalchemy.exc import SQLAlchemyError

from rondel.server.config import Settings
from rondel.server.http.middleware.admission import SAFE_METHODS, address
from rondel.server.limits import RateLimiter, rate_key_at
from rondel.server.people import AddressBans, Visitors, banned
from rondel.server.storage import database_unavailable
from rondel.table.clocks import clock
from rondel.table.errors import Refusal
from rondel.table.visitors import CSRF_COOKIE, SESSION_COOKIE, Visitor

MAX_COOKIE_BYTES = 8_192  # what browsers send at most for a site like this; the rest is not read
PATHS_OPEN_TO_BANNED = ("/api/logout", "/api/login")  # an account may be used from a banned address
SIGNUP_PATHS = ("/api/guest", "/api/register")


def cookies(scope: Scope) -> dict[str, str]:
    """Return the cookies by name, the first of each; values as they were sent.

    Not `http.cookies`: it is quadratic on older Pythons, and one cookie of another site that it cannot read makes it
    drop all that follow.
    """
    read = cast(dict[str, object], scope)
    if isinstance(known := read.get("rondel.cookies"), dict):
        return known
    found: dict[str, str] = {}
    read["rondel.cookies"] = found
    left = MAX_COOKIE_BYTES
    for name, value in scope["headers"]:
        if name == b"cookie" and left > 0:
            for pair in value[:left].decode("latin-1").split(";"):
                key, equals, kept = pair.partition("=")
                if equals:
                    found.setdefault(key.strip(), kept.strip())
            left -= len(value)
    return found


class Csrf(ASGIMiddleware):
    """Let only our own pages change something: Origin is ours, and a header repeats a cookie other sites cannot read.

    Litestar's CSRF middleware wants the token of everybody, also of programs that come with a bearer token and of
    guests who have no session yet; it hands out its cookie only with routes that are read, and does not look at Origin.
    """

    scopes = (ScopeType.HTTP,)

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        if not scope["path"].startswith("/api/"):
            await next_app(scope, receive, send)
            return
        headers, sent = dict(scope["headers"]), cookies(scope)
        by_token = b"authorization" in headers
        if scope.get("method") not in SAFE_METHODS:
            _check_origin(headers)
            if SESSION_COOKIE in sent and not by_token:
                _check_header(headers, sent)
        if CSRF_COOKIE in sent or by_token:
            await next_app(scope, receive, send)
            return
        secure = "; Secure" if self._settings.has_secure_cookies(scope.get("scheme", "")) else ""
        where = f"Path={self._settings.cookie_path}; SameSite=Lax{secure}"
        cookie = f"{CSRF_COOKIE}={secrets.token_urlsafe(18)}; {where}".encode()

        async def send_with_cookie(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), (b"set-cookie", cookie)]
            await send(message)

        await next_app(scope, receive, send_with_cookie)


def _check_origin(headers: dict[bytes, bytes]) -> None:
    """Refuse a change from a page of another site; browsers name the page, programs send no Origin."""
    origin = headers.get(b"origin")
    if origin is None:
        return
    host = headers.get(b"host", b"").decode("latin-1").lower()
    _, _, page = origin.decode("latin-1").lower().partition("://")
    if not host or page != host:  # compared as it is: an Origin has no path, and parsing it could fail
        raise Refusal(403, "foreign_page", "This request comes from a page of another site.")


def _check_header(headers: dict[bytes, bytes], kept_by_browser: dict[str, str]) -> None:
    sent = headers.get(b"x-csrftoken", b"")
    kept = kept_by_browser.get(CSRF_COOKIE, "").encode()
    if not kept or not hmac.compare_digest(sent, kept):
        raise Refusal(
            403,
            "csrf",
            "The header x-csrftoken must repeat the cookie csrftoken; reload the page and try again.",
        )


class Identity(ASGIMiddleware):
    """Put the visitor and the secret of the session into the scope, where `services.visitor_of` finds them.

    Litestar's session middleware keeps a bag of data per browser; here only the digest of a secret is kept, in the
    same database as the people, and programs come with tokens instead.
    """

    scopes = (ScopeType.HTTP,)

    def __init__(self, visitors: Visitors, rates: RateLimiter) -> None:
        self._visitors, self._rate_limiter = visitors, rates

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        if scope["path"].startswith("/api/"):
            secret = cookies(scope).get(SESSION_COOKIE)
            try:
                visitor = await self._visitor(scope, secret)
            except (SQLAlchemyError, OSError) as error:
                raise database_unavailable(error) from None
            found: dict[str, object] = {"rondel.visitor": visitor, "rondel.session": secret}
            scope.update(found)  # type: ignore[typeddict-item]
        await next_app(scope, receive, send)

    async def _visitor(self, scope: Scope, secret: str | None) -> Visitor | None:
        if authorization := dict(scope["headers"]).get(b"authorization"):
            scheme, _, token = authorization.decode("latin-1").partition(" ")
            if scheme.lower() == "bearer" and (visitor := await self._visitors.by_token(token.strip())):
                return visitor
            await self._rate_limiter.count("look", rate_key_at(address(scope), 1))
            raise Refusal(401, "bad_token", "This token is not known here, or it has been withdrawn.")
        return await self._visitors.by_session(secret) if secret else None


class RefuseBanned(ASGIMiddleware):
    """Let banned people and addresses change nothing and read no streams; reading else is open to everybody anyway."""

    scopes = (ScopeType.HTTP,)

    def __init__(self, bans: AddressBans) -> None:
        self._bans = bans

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        path = scope["path"]
        acts = scope.get("method") not in SAFE_METHODS or path.endswith("/stream")
        if acts and path.startswith("/api/") and path not in PATHS_OPEN_TO_BANNED:
            visitor = scope.get("rondel.visitor")
            if isinstance(visitor, Visitor) and visitor.banned_until > clock.now():
                raise banned(visitor.banned_until, visitor.banned_why)
            if path in SIGNUP_PATHS or (isinstance(visitor, Visitor) and visitor.guest):
                try:
                    await self._bans.refuse(address(scope))
                except (SQLAlchemyError, OSError) as error:
                    raise database_unavailable(error) from None
        await next_app(scope, receive, send)
