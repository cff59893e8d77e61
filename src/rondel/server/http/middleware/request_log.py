"""Every request is counted and, at log level debug, logged with its status and time."""

from __future__ import annotations

import time

import structlog
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from rondel.server.metrics import Metrics

METHODS = frozenset(("GET", "HEAD", "OPTIONS", "POST", "PATCH", "DELETE", "PUT"))
log = structlog.get_logger()


class RequestLog(ASGIMiddleware):
    """Knows neither cookies nor query strings: there are no secrets in the log.

    Litestar's own logging middleware logs whole requests and responses, and knows no counters.
    """

    scopes = (ScopeType.HTTP,)

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        began, status = time.perf_counter(), 0

        async def send_and_note(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await next_app(scope, receive, send_and_note)
        finally:
            sent = str(scope.get("method"))
            method = sent if sent in METHODS else "other"  # anybody can think of new ones
            self._metrics.requests.labels(method, str(status)).inc()
            milliseconds = round((time.perf_counter() - began) * 1000, 1)
            log.debug("request", method=sent, path=scope["path"], status=status, ms=milliseconds)
