"""Maneuver (R12, R14): fleets or armies stay where they are."""

from __future__ import annotations

from rondel.server.http.wire.orders import ManeuverOrder
from rondel.server.orders.rule import OwnNation
from rondel.server.orders.situation import Situation


class Maneuver(OwnNation[ManeuverOrder]):
    decisions = ("fleets", "armies")

    def nation(self, order: ManeuverOrder) -> str:
        return order.nation

    def may_answer(self, order: ManeuverOrder, now: Situation) -> bool:
        return super().may_answer(order, now) and now.kind in order.steps

    def answer(self, _order: ManeuverOrder, now: Situation) -> str | None:
        return now.offered("end")
