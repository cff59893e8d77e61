"""Authentication: cookies, CSRF, sessions and tokens, bans."""

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

MAX_COOKIE_BYTES = 8_192  # more than browsers send for a site like this; the rest is ignored
PATHS_OPEN_TO_BANNED = ("/api/logout", "/api/login")  # accounts may be used from a banned address
SIGNUP_PATHS = ("/api/guest", "/api/register")


def cookies(scope: Scope) -> dict[str, str]:
    """Return the cookies by name, unescaped; of several with one name, the first.

    Not `http.cookies`: it is quadratic on older Pythons, and one malformed cookie of another site makes it drop all
    that follow.
    """
    cache = cast(dict[str, object], scope)
    if isinstance(known := cache.get("rondel.cookies"), dict):
        return known
    found: dict[str, str] = {}
    cache["rondel.cookies"] = found
    left = MAX_COOKIE_BYTES
    for name, value in scope["headers"]:
        if name == b"cookie" and left > 0:
            for pair in value[:left].decode("latin-1").split(";"):
                key, equals, cookie = pair.partition("=")
                if equals:
                    found.setdefault(key.strip(), cookie.strip())
            left -= len(value)
    return found


class Csrf(ASGIMiddleware):
    """CSRF protection: the Origin must be ours, and a header must repeat a cookie that other sites cannot read.

    Litestar's CSRF middleware also demands the token from programs with a bearer token and from guests without a
    session; it sets its cookie only on GET routes, and does not check Origin.
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
    """Refuse a change from another site's page; browsers send the Origin, programs do not."""
    origin = headers.get(b"origin")
    if origin is None:
        return
    host = headers.get(b"host", b"").decode("latin-1").lower()
    _, _, page = origin.decode("latin-1").lower().partition("://")
    if not host or page != host:  # compared as text: an Origin has no path, and parsing it could fail
        raise Refusal(403, "foreign_page", "This request comes from a page of another site.")


def _check_header(headers: dict[bytes, bytes], sent_cookies: dict[str, str]) -> None:
    sent = headers.get(b"x-csrftoken", b"")
    expected = sent_cookies.get(CSRF_COOKIE, "").encode()
    if not expected or not hmac.compare_digest(sent, expected):
        raise Refusal(
            403,
            "csrf",
            "The header x-csrftoken must repeat the cookie csrftoken; reload the page and try again.",
        )


class Identity(ASGIMiddleware):
    """Authenticate the request: put the visitor and the session secret into the scope for `services.visitor_of`.

    Litestar's session middleware stores data per browser; here the database stores only the digest of a secret, and
    programs use tokens instead.
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
            raise Refusal(401, "bad_token", "This token is unknown or has been revoked.")
        return await self._visitors.by_session(secret) if secret else None


class RefuseBanned(ASGIMiddleware):
    """Refuse changes and streams to banned people and addresses; everything else is public anyway."""

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
