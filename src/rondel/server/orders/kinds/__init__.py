"""The kinds of orders, each in a file named as the rulebook names its decision."""

from __future__ import annotations

from typing import Any

from rondel.server.http.wire import orders as wire
from rondel.server.orders.kinds.arrival import Arrival
from rondel.server.orders.kinds.ask import Ask
from rondel.server.orders.kinds.canal import Canal
from rondel.server.orders.kinds.challenge import Challenge
from rondel.server.orders.kinds.factory import Factory
from rondel.server.orders.kinds.importing import Import
from rondel.server.orders.kinds.invest import Invest
from rondel.server.orders.kinds.maneuver import Maneuver
from rondel.server.orders.kinds.plan import Plan
from rondel.server.orders.kinds.production import Production
from rondel.server.orders.kinds.rondel_move import RondelMove
from rondel.server.orders.kinds.stance import Stance
from rondel.server.orders.kinds.swiss_bank import SwissBank
from rondel.server.orders.rule import Rule

RULES: dict[type[wire.OrderContent], Rule[Any]] = {
    wire.CanalOrder: Canal(),
    wire.ChallengeOrder: Challenge(),
    wire.StanceOrder: Stance(),
    wire.ArrivalOrder: Arrival(),
    wire.AskOrder: Ask(),
    wire.SwissBankOrder: SwissBank(),
    wire.InvestOrder: Invest(),
    wire.RondelOrder: RondelMove(),
    wire.FactoryOrder: Factory(),
    wire.ProductionOrder: Production(),
    wire.ImportOrder: Import(),
    wire.ManeuverOrder: Maneuver(),
    wire.PlanOrder: Plan(),
}


def rule_of(order: wire.OrderContent) -> Rule[Any]:
    return RULES[type(order)]
