"""The parts of a running server, handed to whoever needs them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from rondel.table.errors import Refusal

if TYPE_CHECKING:
    from litestar import Request

    from rondel.server.analysis.analyst import Analyst
    from rondel.server.archive.field import FieldStatistics
    from rondel.server.archive.following import Archivist
    from rondel.server.bots.automation import Automation
    from rondel.server.bots.pool import BotPool
    from rondel.server.config import Settings
    from rondel.server.limits.rates import Rates
    from rondel.server.limits.work import Work
    from rondel.server.live.hub import Hub
    from rondel.server.lobby.alerts import Wishes
    from rondel.server.lobby.lobby import Lobby
    from rondel.server.metrics import Metrics
    from rondel.server.notices.looking import Looking
    from rondel.server.outgoing.sender import Outgoing
    from rondel.server.people.bans import AddressBans
    from rondel.server.people.names import WordFilter
    from rondel.server.people.sessions import Visitors
    from rondel.server.play.delayed import Watching
    from rondel.server.play.games import Games
    from rondel.server.play.orders import Cancelling
    from rondel.server.storage.readiness import Readiness
    from rondel.server.storage.store import Store
    from rondel.server.tournaments.running import Tournaments
    from rondel.table.persons import Visitor


@dataclass
class Services:
    settings: Settings
    store: Store
    metrics: Metrics
    rates: Rates
    work: Work
    visitors: Visitors
    hub: Hub
    games: Games
    bots: BotPool
    automation: Automation
    cancelling: Cancelling
    readiness: Readiness
    bans: AddressBans
    words: WordFilter
    lobby: Lobby
    outgoing: Outgoing
    watching: Watching
    looking: Looking
    field: FieldStatistics
    tournaments: Tournaments
    analyst: Analyst
    archivist: Archivist
    wishes: Wishes


def services_of(request: Request[Any, Any, Any]) -> Services:
    services: Services = request.scope["rondel.services"]  # type: ignore[typeddict-item]
    return services


def visitor_of(request: Request[Any, Any, Any]) -> Visitor | None:
    return request.scope.get("rondel.visitor")  # type: ignore[return-value]


def known_visitor(request: Request[Any, Any, Any]) -> Visitor:
    if (visitor := visitor_of(request)) is None:
        raise Refusal(401, "log_in", "Please choose a name or log in first.")
    return visitor
