"""Hostile or friendly: how one's armies enter foreign home provinces (R15.1)."""

from __future__ import annotations

from rondel.server.http.wire.orders import StanceOrder
from rondel.server.orders.rule import Rule
from rondel.server.orders.situation import Situation


class Stance(Rule[StanceOrder]):
    decisions = ("stance",)

    def places(self, order: StanceOrder) -> list[str]:
        return order.places

    def may_answer(self, order: StanceOrder, now: Situation) -> bool:
        return super().may_answer(order, now) and (not order.places or now.place in order.places)

    def answer(self, order: StanceOrder, now: Situation) -> str | None:
        return now.offered(order.answer)
