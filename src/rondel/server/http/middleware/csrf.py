"""Changes come from our own pages: the page's origin is ours, and a header repeats a cookie other sites cannot read."""

from __future__ import annotations

import hmac
import secrets

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from rondel.server.config import Settings
from rondel.server.http.middleware.cookies import cookies
from rondel.table.errors import Refusal
from rondel.table.persons import CSRF_COOKIE, SESSION_COOKIE

SAFE_METHODS = frozenset(("GET", "HEAD", "OPTIONS"))


class Csrf(ASGIMiddleware):
    """Hands out the cookie and compares the header with it.

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
    """Browsers name the page a change comes from: it must be ours. Programs send no Origin."""
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
