"""What the middleware further in refuses is answered as the routes' refusals are."""

from __future__ import annotations

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from rondel.server.metrics import Metrics
from rondel.table.errors import Refusal


class AnswerRefusals(ASGIMiddleware):
    """Litestar's exception handlers answer what is raised inside a route; this answers what is raised before."""

    scopes = (ScopeType.HTTP,)

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        try:
            await next_app(scope, receive, send)
        except Refusal as refusal:
            self._metrics.refused.labels(refusal.code).inc()
            await answer(refusal, send)


async def answer(refusal: Refusal, send: Send) -> None:
    body = refusal.body()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    headers += [(name.encode(), value.encode()) for name, value in refusal.headers.items()]
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
