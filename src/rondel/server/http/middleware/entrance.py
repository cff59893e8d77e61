"""What every request passes before it reaches a handler: security headers, identity, CSRF, rates, counting."""

from __future__ import annotations

import hmac
import secrets
import time
from http.cookies import CookieError, SimpleCookie
from typing import Any
from urllib.parse import urlsplit

import structlog
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send
from sqlalchemy.exc import SQLAlchemyError

from rondel.server.errors import Refusal, no_database
from rondel.server.people.visitors import CSRF_COOKIE, SESSION_COOKIE, Visitor
from rondel.server.services import Services

log = structlog.get_logger()

CONTENT_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
SECURITY_HEADERS = [
    (b"content-security-policy", CONTENT_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
]
SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}
METHODS = SAFE_METHODS | {"POST", "PATCH", "DELETE", "PUT"}
JSON_HEADERS = [(b"content-type", b"application/json")]


class Entrance:
    """The outermost ASGI application; also answers for paths no handler has."""

    def __init__(self, inside: ASGIApp, services: Services) -> None:
        self.inside = inside
        self.services = services

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.inside(scope, receive, send)
        else:
            await self._serve(scope, receive, send)

    async def _serve(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        headers = dict(scope["headers"])
        cookies = _cookies(headers.get(b"cookie", b""))
        secure = scope.get("scheme") == "https"
        extra = list(SECURITY_HEADERS)
        if secure:
            extra.append((b"strict-transport-security", b"max-age=31536000"))
        path = scope["path"]
        if path.startswith("/api/"):
            extra.append((b"cache-control", b"no-store"))
            if CSRF_COOKIE not in cookies and b"authorization" not in headers:
                extra.append((b"set-cookie", self._csrf_cookie(secure)))
        answered = {"status": 0}

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                answered["status"] = message["status"]
                given = {name for name, _ in message.get("headers", ())}
                message["headers"] = [
                    *message.get("headers", ()),
                    *(header for header in extra if header[0] not in given or header[0] == b"set-cookie"),
                ]
            await send(message)

        began = time.perf_counter()
        method = scope["method"] if scope["method"] in METHODS else "other"  # anybody can think of new ones
        try:
            try:
                await self._admit(scope, headers, cookies)
            except (SQLAlchemyError, OSError) as error:
                raise no_database(error) from None
            await self.inside(scope, self._bounded(path, receive), send_with_headers)
        except Refusal as refusal:
            self.services.metrics.refused.labels(refusal.code).inc()
            await _answer(refusal, send_with_headers)
        finally:
            self.services.metrics.requests.labels(method, str(answered["status"])).inc()
            log.debug(
                "request",
                method=scope["method"],
                path=path,
                status=answered["status"],
                ms=round((time.perf_counter() - began) * 1000, 1),
            )

    async def _admit(self, scope: HTTPScope, headers: dict[bytes, bytes], cookies: dict[str, str]) -> None:
        path, method = scope["path"], scope["method"]
        if not path.startswith("/api/"):
            return
        length = headers.get(b"content-length", b"0")
        if not length.isdigit() or int(length) > self._largest_body(path):
            raise Refusal(413, "too_large", "That is more than the server reads in one request.")
        visitor = await self._visitor(scope, headers, cookies)
        scope["rondel.visitor"] = visitor  # type: ignore[typeddict-unknown-key]
        scope["rondel.session"] = cookies.get(SESSION_COOKIE)  # type: ignore[typeddict-unknown-key]
        if method not in SAFE_METHODS:
            _check_origin(headers)
            if SESSION_COOKIE in cookies and not (visitor and visitor.by_token):
                _check_csrf(headers, cookies)
        who = f"user {visitor.id}" if visitor else f"address {_address(scope)}"
        await self.services.rates.count("look" if method in SAFE_METHODS else "change", who)

    def _largest_body(self, path: str) -> int:
        return 1_000_000 if path == "/api/records" else self.services.settings.max_body

    def _bounded(self, path: str, receive: Receive) -> Receive:
        """A body that does not say how long it is ends where it becomes too long."""
        left = self._largest_body(path)

        async def receive_bounded() -> Any:
            nonlocal left
            message = await receive()
            if message["type"] == "http.request":
                left -= len(message["body"])
                if left < 0:
                    raise Refusal(413, "too_large", "That is more than the server reads in one request.")
            return message

        return receive_bounded

    async def _visitor(self, scope: HTTPScope, headers: dict[bytes, bytes], cookies: dict[str, str]) -> Visitor | None:
        if authorization := headers.get(b"authorization"):
            scheme, _, token = authorization.decode("latin-1").partition(" ")
            if scheme.lower() == "bearer" and (visitor := await self.services.visitors.by_token(token.strip())):
                return visitor
            await self.services.rates.count("look", f"address {_address(scope)}")
            raise Refusal(401, "bad_token", "This token is not known here, or it has been withdrawn.")
        if secret := cookies.get(SESSION_COOKIE):
            return await self.services.visitors.by_session(secret)
        return None

    def _csrf_cookie(self, secure: bool) -> bytes:
        always = self.services.settings.secure_cookies == "always"
        wanted = always or (secure and self.services.settings.secure_cookies == "auto")
        return (
            f"{CSRF_COOKIE}={secrets.token_urlsafe(18)}; Path=/; SameSite=Lax{'; Secure' if wanted else ''}"
        ).encode()


def _cookies(header: bytes) -> dict[str, str]:
    if not header:
        return {}
    jar: SimpleCookie = SimpleCookie()
    try:
        jar.load(header.decode("latin-1"))
    except CookieError:
        return {}
    return {key: morsel.value for key, morsel in jar.items()}


def _check_origin(headers: dict[bytes, bytes]) -> None:
    """Browsers name the page a change comes from: it must be ours. Programs send no Origin."""
    origin = headers.get(b"origin")
    if origin is None:
        return
    host = headers.get(b"host", b"").decode("latin-1").lower()
    if urlsplit(origin.decode("latin-1").lower()).netloc != host:
        raise Refusal(403, "foreign_page", "This request comes from a page of another site.")


def _check_csrf(headers: dict[bytes, bytes], cookies: dict[str, str]) -> None:
    sent = headers.get(b"x-csrftoken", b"")
    kept = cookies.get(CSRF_COOKIE, "").encode()
    if not kept or not hmac.compare_digest(sent, kept):
        raise Refusal(
            403,
            "csrf",
            "The header x-csrftoken must repeat the cookie csrftoken; reload the page and try again.",
        )


def _address(scope: HTTPScope) -> str:
    client = scope.get("client")
    return client[0] if client else "unknown"


async def _answer(refusal: Refusal, send: Send) -> None:
    body = refusal.body()
    headers = [*JSON_HEADERS, (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
