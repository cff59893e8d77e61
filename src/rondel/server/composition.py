"""Dependency wiring: creates the services and registers the listeners and contributors of game changes."""

from __future__ import annotations

from collections.abc import Callable

from rondel.server.analysis import AnalysisWorker
from rondel.server.archive import Archiver, FieldStatistics, rate_new
from rondel.server.automation import Automation
from rondel.server.bots import BotPool
from rondel.server.config import Settings
from rondel.server.lessons import store_progress
from rondel.server.limits import CpuBudget, RateLimiter, quota_check
from rondel.server.live import Hub
from rondel.server.lobby import AlertMatcher, Lobby
from rondel.server.metrics import Metrics
from rondel.server.notify import Scheduler, Sender, turn_notices
from rondel.server.people import AddressBans, Visitors, WordFilter
from rondel.server.play import GameCache, Games, OrderCanceller, SpectatorViews
from rondel.server.services import Services
from rondel.server.storage import Message, MessageHandler, Readiness, Store
from rondel.server.tables import chat_line, refuse_many_open
from rondel.server.tournaments import KIND, TournamentRunner, channel_of


def make_services(settings: Settings) -> Services:
    """Return the services of a server that has not started; nothing is read or written yet."""
    metrics = Metrics()
    store = Store(settings)
    store.timed = lambda kind, seconds: metrics.database_seconds.labels(kind).observe(seconds)
    hub = Hub(metrics)
    notice_scheduler = Scheduler()
    games = Games(store, GameCache(store, metrics, settings.loaded_games), hub.publish)
    services = Services(
        settings=settings,
        store=store,
        metrics=metrics,
        rate_limiter=RateLimiter(settings, store),
        cpu_budget=CpuBudget(settings),
        visitors=Visitors(store, settings.session_days),
        hub=hub,
        games=games,
        bots=BotPool(settings, metrics),
        automation=Automation(),
        order_canceller=OrderCanceller(store, games.cache, hub),
        readiness=Readiness(settings, store, metrics),
        bans=AddressBans(store),
        word_filter=WordFilter(settings.word_filter),
        lobby=Lobby(store, hub),
        sender=Sender(settings, store, metrics),
        spectator_views=SpectatorViews(store),
        notice_scheduler=notice_scheduler,
        field=FieldStatistics(store),
        tournaments=TournamentRunner(),
        analysis_worker=AnalysisWorker(),
        archiver=Archiver(store),
        alerts=AlertMatcher(store, notice_scheduler.wake),
    )
    register(services)
    return services


def register(services: Services) -> None:
    """Register contributors and listeners of game changes, in call order."""
    games = services.games
    # Before the transaction: contributors add statements to it, or checks that may refuse it.
    games.contributors = [
        quota_check(services.rate_limiter, enabled=services.settings.rate_limits),
        refuse_many_open,
        store_progress(services.store),
        turn_notices(services.store, services.hub, services.notice_scheduler.wake),
    ]
    # After the commit.
    games.listeners = [
        services.order_canceller.on_game_changed,
        services.automation.on_game_changed,
        services.analysis_worker.on_game_changed,
        services.lobby.on_game_changed,
        services.tournaments.on_game_changed,
        services.archiver.on_game_changed,
        services.alerts.on_game_changed,
    ]
    games.removal_listeners = [services.lobby.invalidate]
    games.cache.is_watched = services.hub.has_listeners
    services.hub.on_arrival = services.notice_scheduler.note_arrival
    services.visitors.listeners = [services.hub.recheck_sessions]
    services.archiver.after_archiving = [lambda: rate_new(services.store)]


def message_handler(services: Services) -> MessageHandler:
    """Return the handler of messages from other processes."""
    cache, hub = services.games.cache, services.hub

    async def handle(message: Message) -> None:
        if message.game:
            cached = cache.get(message.game)
            if cached is not None and cached.revision != message.revision:
                cache.drop(message.game)
            hub.publish(message.game, "state")
            services.lobby.invalidate(message.game)
        elif message.chat:
            if message.line:
                hub.publish(message.chat, f"line {message.line}")
            else:
                cache.update_chat(message.chat, lambda chat: chat.add(chat_line(message)))
                hub.publish(message.chat, "chat")
        elif message.presence:
            hub.receive_presence(message.presence, message.sender, message.people)
        elif message.orders:
            if cache.get(message.orders) or hub.has_listeners(message.orders):
                services.automation.on_orders_changed(message.orders, message.people)
        elif message.forget:
            services.visitors.invalidate(message.forget)
        elif message.bans:
            services.bans.invalidate()
        elif message.maintenance:
            services.automation.poll_soon()
        elif message.person:
            services.lobby.notify_here(message.person, message.kind)
        elif message.tournament:
            hub.publish(channel_of(message.tournament), KIND)

    return handle


def missed_messages_handler(services: Services) -> Callable[[], None]:
    """Return the callback for lost messages: it invalidates every cache."""

    def missed() -> None:
        services.games.cache.drop_all()
        services.automation.may_have_missed_orders = True
        services.visitors.invalidate_all()
        services.bans.invalidate()
        services.lobby.invalidate_all()
        services.hub.publish_to_all("state")

    return missed
