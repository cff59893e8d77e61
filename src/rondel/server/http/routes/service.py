"""Service routes: health, metrics, privacy, catalogue, editions, rules."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get, head
from litestar.params import PathParameter, QueryParameter
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from rondel.server.http.requests import ApiRequest
from rondel.server.metrics import CONTENT_TYPE
from rondel.server.services import services_of
from rondel.table import catalogue
from rondel.table.errors import Refusal, unknown
from rondel.wire.catalogue import Catalogue, EditionFacts, Health, Privacy, Ready, RuleText


@get(
    "/healthz",
    summary="Liveness check",
)
async def health(request: ApiRequest) -> Health:
    services = services_of(request)
    try:
        async with services.store.read() as connection:
            await connection.execute(text("SELECT 1"))
    except (SQLAlchemyError, OSError):
        raise Refusal(503, "no_database", "The database is not responding.") from None
    return Health(
        status="well",
        database="sqlite" if services.store.is_sqlite else "postgresql",
        process=services.store.process,
    )


@head("/healthz", include_in_schema=False)
async def health_without_body(request: ApiRequest) -> None:
    """Respond to HEAD requests of monitors."""
    await health.fn(request)


@get(
    "/readyz",
    summary="Readiness check: writes to the database and checks the free disk space",
)
async def ready(request: ApiRequest) -> Ready:
    services = services_of(request)
    if problem := await services.readiness.problem():
        raise Refusal(503, "not_ready", problem)
    return Ready(status="ready", maintenance=services.store.time.in_maintenance, process=services.store.process)


@get("/api/privacy", summary="Retention periods of personal data")
async def privacy(request: ApiRequest) -> Privacy:
    settings = services_of(request).settings
    return Privacy(
        sessions=settings.session_days,
        guests=settings.keep_guests,
        sandboxes=settings.keep_sandboxes,
        open_tables=settings.keep_open_tables,
        running_tables=settings.keep_running_tables,
        finished_tables=settings.keep_finished_tables,
        chat=settings.keep_chat,
        notices=settings.keep_notices,
    )


@get(
    "/metrics",
    media_type="text/plain",
    summary="Metrics in Prometheus text format",
)
async def metrics(request: ApiRequest) -> Response[bytes]:
    services = services_of(request)
    mode = services.settings.metrics
    host = request.client.host if request.client else ""
    is_local = host in ("127.0.0.1", "::1") and "x-forwarded-for" not in request.headers
    if mode == "off" or (mode == "local" and not is_local):
        raise unknown("page")
    return Response(services.metrics.text(), media_type=CONTENT_TYPE)


@get("/api/catalogue", summary="Editions, options, bots, languages")
async def get_catalogue(request: ApiRequest) -> Catalogue:
    return catalogue.catalogue(services_of(request).bots.names)


@get(
    "/api/editions/{edition_id:str}",
    summary="The board and tables of an edition",
)
async def get_edition(edition_id: Annotated[str, PathParameter(max_length=40)]) -> EditionFacts:
    return catalogue.edition_facts(edition_id)


@get(
    "/api/rules",
    summary="The rules reference",
)
async def get_rules(
    language: Annotated[
        str, QueryParameter(name="lang", max_length=35, description="a language tag: de, pt-BR")
    ] = "en",
) -> list[RuleText]:
    return catalogue.rule_texts(language)


handlers = [
    health,
    health_without_body,
    ready,
    privacy,
    metrics,
    get_catalogue,
    get_edition,
    get_rules,
]
