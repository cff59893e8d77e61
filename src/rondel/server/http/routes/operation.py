"""For operators: is the server well, and what does it count."""

from __future__ import annotations

from litestar import Response, get
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from rondel.server.errors import Refusal, unknown
from rondel.server.http.answers import ApiRequest, Json, documented, json
from rondel.server.metrics import CONTENT_TYPE
from rondel.server.services import services_of


@get(
    "/healthz",
    responses=documented({"status": "well", "database": "sqlite", "process": "1f2e3d4c"}),
    summary="Is the server well?",
)
async def health(request: ApiRequest) -> Json:
    services = services_of(request)
    try:
        async with services.store.read() as connection:
            await connection.execute(text("SELECT 1"))
    except (SQLAlchemyError, OSError):
        raise Refusal(503, "no_database", "The database does not answer.") from None
    kind = "sqlite" if services.store.is_sqlite else "postgresql"
    return json({"status": "well", "database": kind, "process": services.store.process})


@get(
    "/metrics",
    responses=documented('rondel_moves_total{by="human"} 12.0\n', media_type="text/plain"),
    summary="Counters in Prometheus' text format",
)
async def metrics(request: ApiRequest) -> Response[bytes]:
    services = services_of(request)
    mode = services.settings.metrics
    host = request.client.host if request.client else ""
    near = host in ("127.0.0.1", "::1") and "x-forwarded-for" not in request.headers
    if mode == "off" or (mode == "local" and not near):
        raise unknown("page")
    return Response(services.metrics.text(), media_type=CONTENT_TYPE)


handlers = [health, metrics]
