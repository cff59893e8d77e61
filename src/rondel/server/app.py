"""The application: all parts put together, started and stopped in order."""

from __future__ import annotations

import signal
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import structlog
from litestar import Litestar, Request
from litestar.config.app import AppConfig
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.types import Receive, Scope, Send
from sqlalchemy.exc import InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from rondel.server.bots.automation import Automation
from rondel.server.bots.pool import BotPool
from rondel.server.config import Settings
from rondel.server.errors import Refusal, no_database
from rondel.server.http.answers import Encoded
from rondel.server.http.middleware.entrance import Entrance
from rondel.server.http.middleware.rates import Rates
from rondel.server.http.openapi import configuration
from rondel.server.http.pages import Pages
from rondel.server.http.routes import HANDLERS
from rondel.server.http.wire.state import Refused
from rondel.server.live.hub import Hub
from rondel.server.logs import set_up_logs
from rondel.server.metrics import Metrics
from rondel.server.people.visitors import Visitors
from rondel.server.play.rooms import Rooms
from rondel.server.services import Services
from rondel.server.storage.store import Store
from rondel.server.tables.chat import heard as chat_heard

log = structlog.get_logger()

OWN_PATHS = ("/api/", "/schema/", "/healthz", "/metrics")


def application(settings: Settings) -> Entrance:
    """The whole server as one ASGI application."""
    set_up_logs(settings)
    services = make_services(settings)

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        await services.store.migrate()
        services.store.listen(_hearing(services), _missing(services))
        await services.automation.start(services)
        _end_streams_at_signals(services.hub)
        log.info(
            "started",
            database="sqlite" if settings.is_sqlite else "postgresql",
            process=services.store.process,
        )
        try:
            yield
        finally:
            services.hub.close()
            await services.automation.stop()
            services.bots.stop()
            await services.store.close()

    api = Litestar(
        route_handlers=HANDLERS,
        lifespan=[lifespan],
        state=State({"services": services}),
        exception_handlers={
            Refusal: _refused,
            HTTPException: _http_error,
            RecursionError: _too_deep,
            PoolTimeout: _overloaded,
            OperationalError: _no_database,
            InterfaceError: _no_database,
            Exception: _failed,
        },
        openapi_config=configuration(),
        request_max_body_size=1_000_000,
        on_app_init=[_quiet],
    )
    return Entrance(_inside(api, Pages(settings.static_folder)), services)


def _end_streams_at_signals(hub: Hub) -> None:
    """The server that is told to stop waits for connections to end: the streams end as soon as it is told."""
    if threading.current_thread() is not threading.main_thread():
        return  # a server inside another program, which ends it in its own way
    for number in (signal.SIGINT, signal.SIGTERM):
        before = signal.getsignal(number)

        def handle(number: int, frame: Any, before: Any = before) -> None:
            hub.close()
            if callable(before):
                before(number, frame)

        signal.signal(number, handle)


def make_services(settings: Settings) -> Services:
    metrics = Metrics()
    store = Store(settings)
    return Services(
        settings=settings,
        store=store,
        metrics=metrics,
        rates=Rates(settings.rate_limits),
        visitors=Visitors(store, settings.session_days),
        hub=Hub(metrics),
        rooms=Rooms(store, metrics, settings.loaded_games),
        bots=BotPool(settings, metrics),
        automation=Automation(),
    )


def _inside(api: Any, pages: Pages) -> Any:
    async def inside(scope: Scope, receive: Receive, send: Send) -> None:
        is_page = scope["type"] == ScopeType.HTTP and not scope["path"].startswith(OWN_PATHS)
        await (pages if is_page and scope.get("method") in ("GET", "HEAD") else api)(scope, receive, send)

    return inside


def _quiet(config: AppConfig) -> AppConfig:
    config.logging_config = None  # structlog does it
    return config


def _hearing(services: Services) -> Any:
    """What to do with what other processes say."""

    async def heard(message: dict[str, Any]) -> None:
        if game_id := message.get("game"):
            room = services.rooms.held(game_id)
            if room is not None and room.revision != message.get("revision"):
                services.rooms.drop(game_id)
            services.hub.tell(game_id, "state")
        elif game_id := message.get("chat"):
            room = services.rooms.held(game_id)
            if room is not None:
                chat_heard(room, message["number"])
            services.hub.tell(game_id, "chat")
        elif game_id := message.get("presence"):
            services.hub.heard_presence(game_id, message["from"], message["people"])
        elif user_id := message.get("forget"):
            services.visitors.forget(user_id)

    return heard


def _missing(services: Services) -> Any:
    def missed() -> None:
        services.rooms.drop_all()
        services.hub.tell_all("state")

    return missed


def _refused(request: Request[Any, Any, Any], refusal: Refusal) -> Encoded[Refused]:
    request.app.state.services.metrics.refused.labels(refusal.code).inc()
    return Encoded(refusal.body(), refusal.status)


def _http_error(_request: Request[Any, Any, Any], error: HTTPException) -> Encoded[Refused]:
    """What the framework refuses (paths, methods, bodies) in the shape of our own refusals."""
    code = {404: "not_found", 405: "method", 413: "too_large"}.get(error.status_code, "bad_request")
    sentence = {
        404: "There is nothing at this address.",
        413: "That is more than the server reads in one request.",
    }.get(error.status_code, str(error.detail))
    params = {"problems": error.extra} if error.extra and error.status_code == 400 else {}
    return Encoded(Refusal(error.status_code, code, sentence, params=params).body(), error.status_code)


def _overloaded(_request: Request[Any, Any, Any], _error: PoolTimeout) -> Encoded[Refused]:
    """Every connection to the database was busy for a long time."""
    return Encoded(Refusal(503, "overloaded", "The server has too much to do; please try again.").body(), 503)


def _no_database(_request: Request[Any, Any, Any], error: Exception) -> Encoded[Refused]:
    return Encoded(no_database(error).body(), 503)


def _too_deep(_request: Request[Any, Any, Any], _error: RecursionError) -> Encoded[Refused]:
    return Encoded(Refusal(400, "bad_request", "This JSON is nested too deeply.").body(), 400)


def _failed(request: Request[Any, Any, Any], error: Exception) -> Encoded[Refused]:
    log.error("request_failed", path=request.url.path, method=request.method, exc_info=error)
    sentence = "Something went wrong inside the server; it has been noted."
    return Encoded(Refusal(500, "internal", sentence).body(), 500)
