"""ASGI application: middleware, API and page assembly; startup and shutdown order."""

from __future__ import annotations

import asyncio
import gc
import signal
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from functools import cache
from types import FrameType
from typing import TypeAlias, cast

import structlog
from litestar import Litestar
from litestar.config.app import AppConfig
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send
from sqlalchemy.exc import SQLAlchemyError

from rondel import fast
from rondel.server.composition import make_services, message_handler, missed_messages_handler
from rondel.server.config import SettingError, Settings
from rondel.server.http import (
    EXCEPTION_HANDLERS,
    HANDLERS,
    BasePath,
    BodyLimit,
    CheckHost,
    Compression,
    Csrf,
    Identity,
    Pages,
    RateLimits,
    RefuseBanned,
    Responses,
    openapi_config,
    refuse_noncanonical_numbers,
)
from rondel.server.live import Hub
from rondel.server.logs import set_up_logs
from rondel.server.operations import Upkeep
from rondel.server.play import store_editions
from rondel.server.services import Services
from rondel.server.storage import Store
from rondel.table.errors import error_summary

log = structlog.get_logger()
Signal: TypeAlias = Callable[[int, FrameType | None], object] | int | None

DATABASE_RETRIES = 300  # about one per second
API_PATHS = ("/api/", "/schema/", "/healthz", "/readyz", "/metrics")


class Application:
    """The server as one ASGI application; `services` gives embedding programs access to its parts."""

    def __init__(self, app: ASGIApp, lifespan: Litestar, services: Services) -> None:
        """Wrap `app`; `lifespan` handles startup and shutdown."""
        self._app, self._lifespan, self.services = app, lifespan, services

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        raw_scope = cast(dict[str, object], scope)
        if raw_scope["type"] == "lifespan":
            await self._lifespan(scope, receive, send)
            return
        raw_scope["rondel.services"] = self.services
        await self._app(scope, receive, send)


def middleware(services: Services) -> list[ASGIMiddleware]:
    """Return the middleware for all requests, outermost first."""
    return [
        BasePath(services.settings.base_path),
        Responses(services.metrics),
        Compression(),
        CheckHost(),
        BodyLimit(services.settings.max_body),
        Csrf(services.settings),
        Identity(services.visitors, services.rate_limiter),
        RateLimits(services.rate_limiter, services.cpu_budget),
        RefuseBanned(services.bans),
    ]


def application(settings: Settings) -> Application:
    """Return the complete server, not yet started."""
    set_up_logs(settings)
    services = make_services(settings)
    upkeep = Upkeep(services)

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        await _prepare_database(services.store)
        services.store.listen(message_handler(services), missed_messages_handler(services))
        await services.automation.start(services)
        await services.sender.start()
        services.tournaments.start(services)
        upkeep.start()
        services.notice_scheduler.start(services)
        services.archiver.start()
        services.alerts.start()
        await services.analysis_worker.start(services)
        _end_streams_on_signals(services.hub)
        _tune_gc(settings.gc_threshold)
        log.info(
            "started",
            database="sqlite" if settings.is_sqlite else "postgresql",
            process=services.store.process,
            fast_core=fast.form(),
        )
        try:
            yield
        finally:
            services.hub.close()
            await services.analysis_worker.stop()
            await services.archiver.stop()
            await upkeep.stop()
            await services.notice_scheduler.stop()
            await services.sender.stop()
            await services.alerts.stop()
            await services.tournaments.stop()
            await services.automation.stop()
            await services.order_canceller.stop()
            services.bots.stop()
            with suppress(SQLAlchemyError, OSError):
                await services.store.time.save()
            await services.store.close()

    app = _with_pages(_api(), Pages(settings.static_folder, settings.base_path))
    for layer in reversed(middleware(services)):
        app = layer(app)
    return Application(
        app, Litestar(lifespan=[lifespan], openapi_config=None, on_app_init=[_disable_litestar_logging]), services
    )


@cache
def _api() -> Litestar:
    """Return the API, which looks up the services of its server in the request scope.

    Cached: building the routes is the slowest part of `application` and gives the same result for every server.
    """
    return Litestar(
        route_handlers=HANDLERS,
        before_request=refuse_noncanonical_numbers,
        exception_handlers=EXCEPTION_HANDLERS,
        openapi_config=openapi_config(),
        request_max_body_size=None,  # enforced by BodyLimit
        on_app_init=[_disable_litestar_logging],
    )


async def _prepare_database(store: Store) -> None:
    """Migrate the schema and load the data needed before the first request.

    A worker that starts while the database is down retries: if it failed, uvicorn would stop the other workers too.
    """
    for attempts_left in range(DATABASE_RETRIES, 0, -1):
        try:
            await store.migrate()
            await store_editions(store)
            await store.time.sync()
        except (SettingError, SQLAlchemyError, OSError) as error:
            if store.is_sqlite or attempts_left == 1:
                raise
            log.warning("waiting_for_database", reason=error_summary(error))
            await asyncio.sleep(1)
        else:
            return


def _end_streams_on_signals(hub: Hub) -> None:
    """Close the event streams on SIGINT and SIGTERM: the graceful shutdown waits for open connections."""
    if threading.current_thread() is not threading.main_thread():
        return  # embedded in another program, which handles its own signals
    for number in (signal.SIGINT, signal.SIGTERM):
        previous = signal.getsignal(number)

        def handle(number: int, frame: FrameType | None, previous: Signal = previous) -> None:
            hub.close()
            if callable(previous):
                previous(number, frame)

        signal.signal(number, handle)


def _tune_gc(threshold: int) -> None:
    """Freeze startup objects and raise the GC thresholds so that collections add little latency."""
    if threading.current_thread() is not threading.main_thread():
        return  # embedded in another program, which controls its own GC
    if threshold:
        gc.freeze()
        gc.set_threshold(threshold, 20, 500)
    gc.enable()


def _with_pages(api: Litestar, pages: Pages) -> ASGIApp:
    """Return an application that serves GET requests outside the API from the web client."""

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        is_page = scope["type"] == ScopeType.HTTP and not scope["path"].startswith(API_PATHS)
        if is_page and scope.get("method") in ("GET", "HEAD"):
            await pages(scope, receive, send)
        else:
            await api(scope, receive, send)

    return app


def _disable_litestar_logging(config: AppConfig) -> AppConfig:
    config.logging_config = None  # structlog is configured instead
    return config
