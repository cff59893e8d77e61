"""Service container of a running server, and its lookup from a request."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from rondel.table.errors import Refusal

if TYPE_CHECKING:
    from litestar import Request

    from rondel.server.analysis import AnalysisWorker
    from rondel.server.archive import Archiver, FieldStatistics
    from rondel.server.automation import Automation
    from rondel.server.bots import BotPool
    from rondel.server.config import Settings
    from rondel.server.limits import CpuBudget, RateLimiter
    from rondel.server.live import Hub
    from rondel.server.lobby import AlertMatcher, Lobby
    from rondel.server.metrics import Metrics
    from rondel.server.notify import Scheduler, Sender
    from rondel.server.people import AddressBans, Visitors, WordFilter
    from rondel.server.play import Games, OrderCanceller, SpectatorViews
    from rondel.server.storage import Readiness, Store
    from rondel.server.tournaments import TournamentRunner
    from rondel.table.visitors import Visitor


@dataclass
class Services:
    settings: Settings
    store: Store
    metrics: Metrics
    rate_limiter: RateLimiter
    cpu_budget: CpuBudget
    visitors: Visitors
    hub: Hub
    games: Games
    bots: BotPool
    automation: Automation
    order_canceller: OrderCanceller
    readiness: Readiness
    bans: AddressBans
    word_filter: WordFilter
    lobby: Lobby
    sender: Sender
    spectator_views: SpectatorViews
    notice_scheduler: Scheduler
    field: FieldStatistics
    tournaments: TournamentRunner
    analysis_worker: AnalysisWorker
    archiver: Archiver
    alerts: AlertMatcher


def services_of(request: Request[Any, Any, Any]) -> Services:
    services: Services = request.scope["rondel.services"]  # type: ignore[typeddict-item]
    return services


def visitor_of(request: Request[Any, Any, Any]) -> Visitor | None:
    return request.scope.get("rondel.visitor")  # type: ignore[return-value]


def require_visitor(request: Request[Any, Any, Any]) -> Visitor:
    if (visitor := visitor_of(request)) is None:
        raise Refusal(401, "log_in", "Please choose a name or log in first.")
    return visitor
