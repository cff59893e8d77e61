"""Every request has an id, is counted and, at log level debug, logged with its status and time."""

from __future__ import annotations

import asyncio
import re
import secrets
import time

import structlog
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from rondel.server.http.middleware.refusals import answer
from rondel.server.metrics import Metrics
from rondel.table.errors import Refusal

METHODS = frozenset(("GET", "HEAD", "OPTIONS", "POST", "PATCH", "DELETE", "PUT"))
_ID = re.compile(rb"[A-Za-z0-9-]{8,64}")
log = structlog.get_logger()


class RequestLog(ASGIMiddleware):
    """Knows neither cookies nor query strings: there are no secrets in the log.

    The id of a request is in every line logged meanwhile and in the header `x-request-id` of the answer; one that a
    proxy sends is taken over. Litestar's own logging middleware logs whole requests and responses, and knows no
    counters.
    """

    scopes = (ScopeType.HTTP,)

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        began, status = time.perf_counter(), 0
        sent_id = next((value for name, value in scope["headers"] if name == b"x-request-id"), b"")
        request_id = sent_id if _ID.fullmatch(sent_id) else secrets.token_hex(8).encode()

        async def send_and_note(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", ()), (b"x-request-id", request_id)]
            await send(message)

        with structlog.contextvars.bound_contextvars(request=request_id.decode()):
            try:
                await next_app(scope, receive, send_and_note)
            except asyncio.CancelledError:
                # The server stops and this took too long: uvicorn would answer 500.
                if status:
                    raise
                stopping = "The server has too much to do; please try again."
                await answer(Refusal(503, "overloaded", stopping, retry_after=2), send_and_note)
            finally:
                sent = str(scope.get("method"))
                method = sent if sent in METHODS else "other"  # anybody can think of new ones
                self._metrics.requests.labels(method, str(status)).inc()
                milliseconds = round((time.perf_counter() - began) * 1000, 1)
                log.debug("request", method=sent, path=scope["path"], status=status, ms=milliseconds)
