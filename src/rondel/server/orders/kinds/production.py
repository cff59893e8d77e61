"""Production (R10): everything, or nothing more."""

from __future__ import annotations

from rondel.server.http.wire.orders import ProductionOrder
from rondel.server.orders.rule import OwnNation
from rondel.server.orders.situation import Situation


class Production(OwnNation[ProductionOrder]):
    decisions = ("production",)

    def nation(self, order: ProductionOrder) -> str:
        return order.nation

    def answer(self, order: ProductionOrder, now: Situation) -> str | None:
        """Where the supply does not suffice for everything, the player chooses."""
        if order.answer == "end":
            return now.offered("end")
        return next((choice["text"] for choice in now.choices if choice["text"] == "produce all"), None)
