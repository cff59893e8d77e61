"""Large answers that are read are compressed for whoever takes gzip."""

from __future__ import annotations

import asyncio
import gzip
from typing import Any

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from rondel.server.http.encodings import LEAST, accepted

LARGE = 65_536  # from here on compressing takes longer than others should wait
LEVEL = 4
# Never compressed, see below.
PERSONAL = ("/api/me", "/api/feeds/")
INVITATION = b'"invite":"'


class Compression(ASGIMiddleware):
    """Only whole answers to reads: event streams stay as they are, and the answer to a move is not kept waiting.

    The length of a compressed answer tells how much of it repeats. Whoever can make a reader ask for something, choose
    words of the answer and see how long it is under its encryption can guess a secret that stands beside those words
    (BREACH). Left as they are, therefore: everything about oneself and one's feeds (`PERSONAL`), and whatever holds the
    invitation to a table or a tournament, beside names and talk of others. Tokens, keys and passwords are only ever
    answers to a POST, which is never compressed; cookies are headers, which no body is compressed with.

    Litestar compresses every answer of the API or none, and buffers streams.
    """

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        path = scope["path"]
        as_it_is = path.startswith(PERSONAL) or path.endswith("/stream")
        if scope.get("method") != "GET" or as_it_is or accepted(scope, (b"gzip",)) is None:
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
                if _is_worth_it(first, message):
                    body = message["body"]
                    shorter = await asyncio.to_thread(_gzipped, body) if len(body) > LARGE else _gzipped(body)
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


def _gzipped(body: bytes) -> bytes:
    return gzip.compress(body, LEVEL, mtime=0)


def _is_worth_it(start: Any, body: Any) -> bool:
    if body.get("more_body") or len(body.get("body", b"")) < LEAST:
        return False
    headers = dict(start.get("headers", ()))
    if b"content-encoding" in headers or INVITATION in body["body"]:
        return False
    kind = headers.get(b"content-type", b"")
    return bool(kind.startswith((b"application/json", b"text/", b"application/vnd")))
