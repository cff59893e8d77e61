"""Factory (R9): where it is built, or not at all."""

from __future__ import annotations

from rondel.server.http.wire.orders import FactoryOrder
from rondel.server.orders.rule import OwnNation
from rondel.server.orders.situation import Situation


class Factory(OwnNation[FactoryOrder]):
    decisions = ("factory",)

    def nation(self, order: FactoryOrder) -> str:
        return order.nation

    def places(self, order: FactoryOrder) -> list[str]:
        return order.places

    def answer(self, order: FactoryOrder, now: Situation) -> str | None:
        wanted = (now.offered("build", place=place) for place in order.places)
        if text := next((text for text in wanted if text), None):
            return text
        return now.offered("pass") if order.otherwise == "pass" else None
