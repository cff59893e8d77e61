"""Headers that keep browsers from doing what these pages never need."""

from __future__ import annotations

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

CONTENT_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
ALWAYS = [
    (b"content-security-policy", CONTENT_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
]
OVER_HTTPS = (b"strict-transport-security", b"max-age=31536000")
OF_THE_API = (b"cache-control", b"no-store")


class SecurityHeaders(ASGIMiddleware):
    """Adds them to every answer, unless a route has set a header of that name itself."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        extra = list(ALWAYS)
        if scope.get("scheme") == "https":
            extra.append(OVER_HTTPS)
        if scope["path"].startswith("/api/"):
            extra.append(OF_THE_API)

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = list(message.get("headers", ()))
                given = {name for name, _ in headers}
                message["headers"] = [*headers, *(header for header in extra if header[0] not in given)]
            await send(message)

        await next_app(scope, receive, send_with_headers)
