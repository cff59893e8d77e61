"""Response handling: refusals, headers, request ids, metrics, logging and compression."""

from __future__ import annotations

import asyncio
import gzip
import re
import secrets
import time
from collections.abc import Iterable
from typing import Any

import structlog
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from rondel.server.metrics import Metrics
from rondel.table.errors import Refusal

METHODS = frozenset(("GET", "HEAD", "OPTIONS", "POST", "PATCH", "DELETE", "PUT"))
CONTENT_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
# Deny browser features that these pages never use.
SECURITY_HEADERS = (
    (b"content-security-policy", CONTENT_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
)
HTTPS_HEADER = (b"strict-transport-security", b"max-age=31536000")
API_CACHE_HEADER = (b"cache-control", b"no-store")
_ID = re.compile(rb"[A-Za-z0-9-]{8,64}")

MIN_COMPRESSED_BYTES = 1_400  # smaller bodies fit into one packet anyway
THREAD_BYTES = 65_536  # larger bodies are compressed in a thread, so that other requests need not wait
LEVEL = 4
# Never compressed, see `Compression`.
UNCOMPRESSED_PATHS = ("/api/me", "/api/feeds/")
INVITATION_FIELD = b'"invite":"'
log = structlog.get_logger()


class Responses(ASGIMiddleware):
    """Send refusals of inner middleware, add common headers, and count and log the request.

    Headers set by a route take precedence. The request id is part of every log line of the request and of the response
    header `x-request-id`; an id sent by a proxy is reused. Cookies and query strings are not logged, so the log
    contains no secrets. This is a single wrapper of `send`, because every stream event passes through it.

    Litestar's exception handlers cover only routes; its logging middleware logs whole requests and responses, and has
    no metrics.
    """

    scopes = (ScopeType.HTTP,)

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        began, status = time.perf_counter(), 0
        sent_id = next((value for name, value in scope["headers"] if name == b"x-request-id"), b"")
        request_id = sent_id if _ID.fullmatch(sent_id) else secrets.token_hex(8).encode()
        extra = [(b"x-request-id", request_id), *SECURITY_HEADERS]
        if scope.get("scheme") == "https":
            extra.append(HTTPS_HEADER)
        if scope["path"].startswith("/api/"):
            extra.append(API_CACHE_HEADER)

        async def send_and_note(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = list(message.get("headers", ()))
                given = {name for name, _ in headers}
                message["headers"] = [*headers, *(header for header in extra if header[0] not in given)]
            await send(message)

        with structlog.contextvars.bound_contextvars(request=request_id.decode()):
            try:
                await next_app(scope, receive, send_and_note)
            except Refusal as refusal:
                self._metrics.refused.labels(refusal.code).inc()
                await _answer(refusal, send_and_note)
            except asyncio.CancelledError:
                # Shutdown timed out during this request: uvicorn would respond with 500.
                if status:
                    raise
                stopping = "The server is overloaded; please try again."
                await _answer(Refusal(503, "overloaded", stopping, retry_after=2), send_and_note)
            finally:
                sent = str(scope.get("method"))
                method = sent if sent in METHODS else "other"  # limits the label values: clients can send any method
                self._metrics.requests.labels(method, str(status)).inc()
                milliseconds = round((time.perf_counter() - began) * 1000, 1)
                log.debug("request", method=sent, path=scope["path"], status=status, ms=milliseconds)


async def _answer(refusal: Refusal, send: Send) -> None:
    body = refusal.body()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    headers += [(name.encode(), value.encode()) for name, value in refusal.headers.items()]
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


class Compression(ASGIMiddleware):
    """Compress large responses to GET, except streams; moves (POST) are not delayed by compression.

    The BREACH attack guesses secrets in compressed responses that also contain attacker-chosen text, from the length of
    the encrypted response. Therefore these are never compressed: personal data and feeds (`UNCOMPRESSED_PATHS`), and
    responses with the invitation code of a table or tournament. Tokens, keys and passwords appear only in responses to
    POST; cookies are headers, which are not compressed with the body.

    Litestar's `CompressionConfig` decides by path alone, compresses responses to POST, does so in the event loop, and
    buffers streams.
    """

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        path = scope["path"]
        is_excluded = path.startswith(UNCOMPRESSED_PATHS) or path.endswith("/stream")
        if scope.get("method") != "GET" or is_excluded or accepted(scope, (b"gzip",)) is None:
            await next_app(scope, receive, send)
            return
        start: Any = None

        async def send_compressed(message: Message) -> None:
            nonlocal start
            if message["type"] == "http.response.start":
                start = message
                return
            if start is not None and message["type"] == "http.response.body":
                first, start = start, None
                if _should_compress(first, message):
                    body = message["body"]
                    shorter = await asyncio.to_thread(_gzipped, body) if len(body) > THREAD_BYTES else _gzipped(body)
                    headers = [(n, v) for n, v in first["headers"] if n not in (b"content-length", b"vary")]
                    headers += [
                        (b"content-encoding", b"gzip"),
                        (b"vary", b"accept-encoding"),
                        (b"content-length", str(len(shorter)).encode()),
                    ]
                    first["headers"] = headers
                    message["body"] = shorter
                await send(first)
            await send(message)

        await next_app(scope, receive, send_compressed)


def accepted(scope: Scope, offered: Iterable[bytes]) -> bytes | None:
    """Return the first of the offered encodings that the client accepts.

    Browsers accept Brotli only over TLS and on localhost.
    """
    header = next((value for name, value in scope["headers"] if name == b"accept-encoding"), b"")
    taken = set()
    for each in header[:200].replace(b" ", b"").lower().split(b","):
        kind, _, weight = each.partition(b";q=")
        if not weight or weight.strip(b"0.") != b"":
            taken.add(kind)
    return next((kind for kind in offered if kind in taken), None)


def _gzipped(body: bytes) -> bytes:
    return gzip.compress(body, LEVEL, mtime=0)


def _should_compress(start: Any, body: Any) -> bool:
    if body.get("more_body") or len(body.get("body", b"")) < MIN_COMPRESSED_BYTES:
        return False
    headers = dict(start.get("headers", ()))
    if b"content-encoding" in headers or INVITATION_FIELD in body["body"]:
        return False
    kind = headers.get(b"content-type", b"")
    return bool(kind.startswith((b"application/json", b"text/", b"application/vnd")))
