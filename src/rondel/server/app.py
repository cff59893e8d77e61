"""The application: all parts put together, started and stopped in order."""

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
from litestar.exceptions import HTTPException
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send
from sqlalchemy.exc import (
    DatabaseError,
    DataError,
    IntegrityError,
    InterfaceError,
    OperationalError,
    SQLAlchemyError,
)
from sqlalchemy.exc import TimeoutError as PoolTimeout

import rondel
from rondel import fast
from rondel.server.analysis.analyst import Analyst
from rondel.server.archive.following import Archivist
from rondel.server.bots.automation import Automation
from rondel.server.bots.pool import BotPool
from rondel.server.config import SettingError, Settings
from rondel.server.errors import Refusal, RevisionConflict, reason_of, refusal_of
from rondel.server.http.answers import ApiRequest, Encoded
from rondel.server.http.middleware.base_path import BasePath
from rondel.server.http.middleware.body_limit import BodyLimit
from rondel.server.http.middleware.compression import Compression
from rondel.server.http.middleware.csrf import Csrf
from rondel.server.http.middleware.host import CheckHost
from rondel.server.http.middleware.identity import Identity
from rondel.server.http.middleware.rate_limits import RateLimits
from rondel.server.http.middleware.refusals import AnswerRefusals
from rondel.server.http.middleware.refuse_banned import RefuseBanned
from rondel.server.http.middleware.request_log import RequestLog
from rondel.server.http.middleware.security_headers import SecurityHeaders
from rondel.server.http.openapi import configuration
from rondel.server.http.pages import Pages
from rondel.server.http.path_numbers import read_plain_numbers_only
from rondel.server.http.routes import HANDLERS
from rondel.server.http.wire.state import Refused
from rondel.server.learn.progress import keep_progress
from rondel.server.limits.quotas import quotas
from rondel.server.limits.rates import Rates
from rondel.server.limits.work import Work
from rondel.server.live.hub import Hub
from rondel.server.live.states import state_bytes
from rondel.server.lobby.lobby import Lobby
from rondel.server.lobby.waiting import Wishes
from rondel.server.logs import set_up_logs
from rondel.server.metrics import Metrics
from rondel.server.moderation.words import WordFilter
from rondel.server.notices.looking import Looking
from rondel.server.orders.cancelling import Cancelling
from rondel.server.outgoing.sender import Outgoing
from rondel.server.people.bans import AddressBans
from rondel.server.people.recognizing import Visitors
from rondel.server.play.cache import GameCache
from rondel.server.play.change import Stale, busy
from rondel.server.play.delayed import Watching
from rondel.server.play.editions import keep_editions
from rondel.server.play.games import Games
from rondel.server.ratings.rating import rate_new
from rondel.server.readiness import Readiness
from rondel.server.services import Services, services_of, visitor_of
from rondel.server.statistics.field import FieldStatistics
from rondel.server.storage.messages import Message
from rondel.server.storage.store import Hearer, Store
from rondel.server.storage.unreachable import no_database
from rondel.server.tables.chat import line_of
from rondel.server.tables.lobby import refuse_many_open
from rondel.server.tournaments.following import KIND, place_of
from rondel.server.tournaments.running import Tournaments
from rondel.server.tournaments.tables import tell_players
from rondel.server.upkeep import Upkeep

log = structlog.get_logger()
Signal: TypeAlias = Callable[[int, FrameType | None], object] | int | None

DATABASE_TRIES = 300  # seconds, about, that a process waits for its database when it starts
OWN_PATHS = ("/api/", "/schema/", "/healthz", "/readyz", "/metrics")


class Application:
    """The whole server as one ASGI application, with its parts for who embeds it."""

    def __init__(self, app: ASGIApp, life: Litestar, services: Services) -> None:
        """`life` starts and stops what `app` needs."""
        self._app, self._life, self.services = app, life, services

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        facts = cast(dict[str, object], scope)
        if facts["type"] == "lifespan":
            await self._life(scope, receive, send)
            return
        facts["rondel.services"] = self.services
        # Live streams send past the middleware, once it has added its headers.
        facts["rondel.send"] = send
        await self._app(scope, receive, send)


def middleware(services: Services) -> list[ASGIMiddleware]:
    """What every request passes, in this order."""
    return [
        BasePath(services.settings.base_path),
        RequestLog(services.metrics),
        Compression(),
        SecurityHeaders(),
        AnswerRefusals(services.metrics),
        CheckHost(),
        BodyLimit(services.settings.max_body),
        Csrf(services.settings),
        Identity(services.visitors, services.rates),
        RateLimits(services.rates, services.work),
        RefuseBanned(services.bans),
    ]


def application(settings: Settings) -> Application:
    """The whole server, put together but not yet started."""
    set_up_logs(settings)
    services = make_services(settings)
    upkeep, archivist = Upkeep(services), Archivist(services.store)
    services.games.followers.append(archivist.look_after)
    archivist.then.append(lambda: rate_new(services.store))
    wishes = Wishes(services)
    services.games.followers.append(wishes.follow)

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        await _prepare(services.store)
        services.store.listen(_hearing(services), _missing(services))
        await services.automation.start(services)
        await services.outgoing.start()
        services.tournaments.start(services)
        upkeep.start()
        services.looking.start(services)
        archivist.start()
        await services.analyst.start(services)
        _end_streams_at_signals(services.hub)
        _tame_collector(settings.gc_threshold)
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
            await services.analyst.stop()
            await archivist.stop()
            await upkeep.stop()
            await services.looking.stop()
            await services.outgoing.stop()
            await wishes.stop()
            await services.tournaments.stop()
            await services.automation.stop()
            await services.cancelling.stop()
            services.bots.stop()
            with suppress(SQLAlchemyError, OSError):
                await services.store.time.beat()
            await services.store.close()

    app = _with_pages(_api(), Pages(settings.static_folder, settings.base_path))
    for layer in reversed(middleware(services)):
        app = layer(app)
    return Application(app, Litestar(lifespan=[lifespan], openapi_config=None, on_app_init=[_quiet]), services)


@cache
def _api() -> Litestar:
    """Return the API, which finds the services of its server in the scope of a request.

    Putting its routes together takes longer than anything else in `application`, and all servers of a process have
    the same.
    """
    read_plain_numbers_only()
    return Litestar(
        route_handlers=HANDLERS,
        exception_handlers={
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
        },
        openapi_config=configuration(),
        request_max_body_size=1_000_000,
        on_app_init=[_quiet],
    )


async def _prepare(store: Store) -> None:
    """The newest schema, and what has to be known of the database before anybody is served.

    A worker that begins while the database is away waits for it: if it failed, uvicorn would stop all the others, too.
    """
    for left in range(DATABASE_TRIES, 0, -1):
        try:
            await store.migrate()
            await keep_editions(store)
            await store.time.look()
        except (SettingError, SQLAlchemyError, OSError) as error:
            if store.is_sqlite or left == 1:
                raise
            log.warning("database_awaited", why=reason_of(error))
            await asyncio.sleep(1)
        else:
            return


def _end_streams_at_signals(hub: Hub) -> None:
    """The server that is told to stop waits for connections to end: the streams end as soon as it is told."""
    if threading.current_thread() is not threading.main_thread():
        return  # a server inside another program, which ends it in its own way
    for number in (signal.SIGINT, signal.SIGTERM):
        before = signal.getsignal(number)

        def handle(number: int, frame: FrameType | None, before: Signal = before) -> None:
            hub.close()
            if callable(before):
                before(number, frame)

        signal.signal(number, handle)


def _tame_collector(threshold: int) -> None:
    """What is there at the start is there for good: the collector of cycles need not look at it again and again. What
    a server makes dies young or lives long: many short looks at the young, few at what has outlived them. Without this
    the collector's pauses are what readers wait for."""
    if threshold and threading.current_thread() is threading.main_thread():
        gc.collect()
        gc.freeze()
        gc.set_threshold(threshold, 200, 50)


def make_services(settings: Settings) -> Services:
    metrics = Metrics()
    store = Store(settings)
    store.timed = lambda kind, seconds: metrics.database_seconds.labels(kind).observe(seconds)
    hub, automation = Hub(metrics), Automation()
    games = Games(store, GameCache(store, metrics, settings.loaded_games), hub.tell)
    games.cache.is_watched = hub.is_listened_to
    cancelling = Cancelling(store, games.cache, hub)
    games.followers.append(cancelling.look_after)
    tournaments = Tournaments()
    games.followers.append(automation.look_after)
    analyst = Analyst()
    games.followers.append(analyst.look_after)
    lobby = Lobby(store, hub)
    games.followers.append(lobby.follow)
    games.removal_followers.append(lobby.doubt)
    games.followers.append(tournaments.look_after)
    games.companions.append(keep_progress)
    games.companions.append(refuse_many_open)
    games.companions.append(tell_players)
    visitors = Visitors(store, settings.session_days)
    visitors.followers.append(hub.look_again)
    rates = Rates(settings, store)
    games.gatekeepers.append(quotas(rates, enabled=settings.rate_limits))
    return Services(
        settings=settings,
        store=store,
        metrics=metrics,
        rates=rates,
        work=Work(settings),
        visitors=visitors,
        hub=hub,
        games=games,
        bots=BotPool(settings, metrics),
        automation=automation,
        cancelling=cancelling,
        readiness=Readiness(settings, store, metrics),
        bans=AddressBans(store),
        words=WordFilter(settings.word_filter),
        lobby=lobby,
        outgoing=Outgoing(settings, store, metrics),
        watching=Watching(store),
        looking=Looking(),
        field=FieldStatistics(store),
        tournaments=tournaments,
        analyst=analyst,
    )


def _with_pages(api: Litestar, pages: Pages) -> ASGIApp:
    """What is read outside the API is the web client's."""

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        is_page = scope["type"] == ScopeType.HTTP and not scope["path"].startswith(OWN_PATHS)
        if is_page and scope.get("method") in ("GET", "HEAD"):
            await pages(scope, receive, send)
        else:
            await api(scope, receive, send)

    return app


def _quiet(config: AppConfig) -> AppConfig:
    config.logging_config = None  # structlog does it
    return config


def _hearing(services: Services) -> Hearer:
    """What to do with what other processes say."""
    cache, hub = services.games.cache, services.hub

    async def heard(message: Message) -> None:
        if message.game:
            held = cache.held(message.game)
            if held is not None and held.revision != message.revision:
                cache.drop(message.game)
            hub.tell(message.game, "state")
            services.lobby.doubt(message.game)
        elif message.chat:
            if message.line:
                hub.tell(message.chat, f"line {message.line}")
            else:
                cache.update_chat(message.chat, lambda chat: chat.add(line_of(message)))
                hub.tell(message.chat, "chat")
        elif message.presence:
            hub.heard_presence(message.presence, message.sender, message.people)
        elif message.orders:
            if cache.held(message.orders) or hub.is_listened_to(message.orders):
                services.automation.hear_of_orders(message.orders, message.people)
        elif message.forget:
            services.visitors.forget(message.forget)
        elif message.bans:
            services.bans.forget()
        elif message.person:
            services.lobby.heard(message.person, message.kind)
        elif message.tournament:
            hub.tell(place_of(message.tournament), KIND)

    return heard


def _missing(services: Services) -> Callable[[], None]:
    def missed() -> None:
        services.games.cache.drop_all()
        services.automation.may_have_missed_orders = True
        services.visitors.forget_all()
        services.bans.forget()
        services.lobby.forget()
        services.hub.tell_all("state")

    return missed


def _refused(request: ApiRequest, refusal: Refusal) -> Encoded[Refused]:
    services = services_of(request)
    services.metrics.refused.labels(refusal.code).inc()
    if isinstance(refusal, Stale):  # whoever saw an older game is shown the game as it is
        present = services.hub.present(refusal.loaded.id)
        refusal.state = state_bytes(refusal.loaded, visitor_of(request), refusal.seat, present)
    return Encoded(refusal.body(), refusal.status, refusal.headers)


def _engine_refused(request: ApiRequest, error: rondel.RondelError) -> Encoded[Refused]:
    return _refused(request, refusal_of(error))


def _http_error(_request: ApiRequest, error: HTTPException) -> Encoded[Refused]:
    """What the framework refuses (paths, methods, bodies) in the shape of our own refusals."""
    code = {404: "not_found", 405: "method", 413: "too_large"}.get(error.status_code, "bad_request")
    sentence = {
        404: "There is nothing at this address.",
        413: "That is more than the server reads in one request.",
    }.get(error.status_code, str(error.detail))
    params: dict[str, object] = {"problems": error.extra} if error.extra and error.status_code == 400 else {}
    return Encoded(Refusal(error.status_code, code, sentence, params=params).body(), error.status_code)


def _overloaded(_request: ApiRequest, _error: PoolTimeout) -> Encoded[Refused]:
    """Every connection to the database was busy for a long time."""
    refusal = Refusal(503, "overloaded", "The server has too much to do; please try again.", retry_after=10)
    return Encoded(refusal.body(), 503, refusal.headers)


def _no_database(_request: ApiRequest, error: Exception) -> Encoded[Refused]:
    refusal = no_database(error)
    return Encoded(refusal.body(), 503, refusal.headers)


def _not_storable(_request: ApiRequest, _error: Exception) -> Encoded[Refused]:
    """PostgreSQL keeps no NUL characters, and neither database numbers of any size."""
    return Encoded(Refusal(400, "bad_request", "This holds something that cannot be kept.").body(), 400)


def _raced(_request: ApiRequest, error: Exception) -> Encoded[Refused]:
    """Two requests wrote the same thing at the same moment; the other one has won."""
    log.warning("raced", error=type(error).__name__)
    return Encoded(busy().body(), 409)


def _damaged_database(request: ApiRequest, error: DatabaseError) -> Encoded[Refused]:
    """A damaged file is the database's trouble, too; anything else would be a mistake of this program."""
    if type(error) is not DatabaseError:
        return _failed(request, error)
    services_of(request).readiness.suspect_damage()
    return _no_database(request, error)


def _too_deep(_request: ApiRequest, _error: RecursionError) -> Encoded[Refused]:
    return Encoded(Refusal(400, "bad_request", "This JSON is nested too deeply.").body(), 400)


def _failed(request: ApiRequest, error: Exception) -> Encoded[Refused]:
    log.error("request_failed", path=request.scope["path"], method=request.method, exc_info=error)
    sentence = "Something went wrong inside the server; it has been noted."
    noted = structlog.contextvars.get_contextvars().get("request")
    return Encoded(Refusal(500, "internal", sentence, params={"request": noted}).body(), 500)
