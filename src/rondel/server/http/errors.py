"""Exception handlers: errors as HTTP responses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import structlog
from litestar.exceptions import HTTPException
from sqlalchemy.exc import (
    DatabaseError,
    DataError,
    IntegrityError,
    InterfaceError,
    OperationalError,
)
from sqlalchemy.exc import TimeoutError as PoolTimeout

import rondel
from rondel.server.http.requests import ApiRequest
from rondel.server.http.response_builders import Encoded
from rondel.server.services import services_of, visitor_of
from rondel.server.storage import database_unavailable
from rondel.table.change import Stale, busy
from rondel.table.errors import Refusal, RevisionConflict, refusal_of
from rondel.table.serializers import state_bytes
from rondel.wire.state import Refused

log = structlog.get_logger()


def _refused(request: ApiRequest, refusal: Refusal) -> Encoded[Refused]:
    services = services_of(request)
    services.metrics.refused.labels(refusal.code).inc()
    if isinstance(refusal, Stale):  # send the current state to a client with an outdated one
        present = services.hub.present(refusal.loaded.id)
        refusal.state = state_bytes(refusal.loaded, visitor_of(request), refusal.seat, present)
    return Encoded(refusal.body(), refusal.status, refusal.headers)


def _engine_refused(request: ApiRequest, error: rondel.RondelError) -> Encoded[Refused]:
    return _refused(request, refusal_of(error))


def _http_error(_request: ApiRequest, error: HTTPException) -> Encoded[Refused]:
    """Convert an error of the framework (path, method, body) to the format of our own refusals."""
    code = {404: "not_found", 405: "method", 413: "too_large"}.get(error.status_code, "bad_request")
    sentence = {
        404: "There is nothing at this address.",
        413: "This request is larger than the server accepts.",
    }.get(error.status_code, str(error.detail))
    params: dict[str, object] = {"problems": error.extra} if error.extra and error.status_code == 400 else {}
    return Encoded(Refusal(error.status_code, code, sentence, params=params).body(), error.status_code)


def _overloaded(_request: ApiRequest, _error: PoolTimeout) -> Encoded[Refused]:
    """Report that no database connection became free in time."""
    refusal = Refusal(503, "overloaded", "The server is overloaded; please try again.", retry_after=10)
    return Encoded(refusal.body(), 503, refusal.headers)


def _no_database(_request: ApiRequest, error: Exception) -> Encoded[Refused]:
    refusal = database_unavailable(error)
    return Encoded(refusal.body(), 503, refusal.headers)


def _not_storable(_request: ApiRequest, _error: Exception) -> Encoded[Refused]:
    """Refuse data that a database cannot store: NUL characters in PostgreSQL, or numbers out of range."""
    return Encoded(Refusal(400, "bad_request", "This contains something that cannot be stored.").body(), 400)


def _raced(_request: ApiRequest, error: Exception) -> Encoded[Refused]:
    """Report a write conflict: a concurrent request wrote first."""
    log.warning("write_conflict", error=type(error).__name__)
    return Encoded(busy().body(), 409)


def _damaged_database(request: ApiRequest, error: DatabaseError) -> Encoded[Refused]:
    """Report a damaged database file as unavailable; any other subclass is a bug of this program."""
    if type(error) is not DatabaseError:
        return _failed(request, error)
    services_of(request).readiness.suspect_damage()
    return _no_database(request, error)


def _too_deep(_request: ApiRequest, _error: RecursionError) -> Encoded[Refused]:
    return Encoded(Refusal(400, "bad_request", "This JSON is nested too deeply.").body(), 400)


def _failed(request: ApiRequest, error: Exception) -> Encoded[Refused]:
    log.error("request_failed", path=request.scope["path"], method=request.method, exc_info=error)
    sentence = "Something went wrong inside the server; it has been logged."
    request_id = structlog.contextvars.get_contextvars().get("request")
    return Encoded(Refusal(500, "internal", sentence, params={"request": request_id}).body(), 500)


EXCEPTION_HANDLERS: dict[int | type[Exception], Callable[..., Any]] = {
    Refusal: _refused,
    rondel.RondelError: _engine_refused,
    HTTPException: _http_error,
    RecursionError: _too_deep,
    PoolTimeout: _overloaded,
    DataError: _not_storable,
    UnicodeError: _not_storable,
    IntegrityError: _raced,
    RevisionConflict: _raced,
    OperationalError: _no_database,
    InterfaceError: _no_database,
    DatabaseError: _damaged_database,
    Exception: _failed,
}
