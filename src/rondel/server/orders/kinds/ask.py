"""Several nations are to be asked whether they accept peace: in which order (R13.4)."""

from __future__ import annotations

from rondel.server.http.wire.orders import AskOrder
from rondel.server.orders.rule import Rule
from rondel.server.orders.situation import Situation


class Ask(Rule[AskOrder]):
    decisions = ("ask",)

    def named(self, order: AskOrder) -> list[str]:
        return order.nations

    def answer(self, order: AskOrder, now: Situation) -> str | None:
        wanted = (now.offered("ask", nation=nation) for nation in order.nations)
        return next((text for text in wanted if text), None) or now.offered("ask")
