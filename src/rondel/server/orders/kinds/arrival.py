"""One's own unit has arrived among foreign ones: whom it fights, and to whom it offers peace (R13.3)."""

from __future__ import annotations

from rondel.server.http.wire.orders import ArrivalOrder
from rondel.server.orders.rule import Rule
from rondel.server.orders.situation import Situation


class Arrival(Rule[ArrivalOrder]):
    decisions = ("arrival",)

    def nations(self, order: ArrivalOrder) -> list[str]:
        return order.fight

    def places(self, order: ArrivalOrder) -> list[str]:
        return order.places

    def may_answer(self, order: ArrivalOrder, now: Situation) -> bool:
        return super().may_answer(order, now) and (not order.places or now.place in order.places)

    def answer(self, order: ArrivalOrder, now: Situation) -> str | None:
        fights = (now.offered("fight", nation=nation) for nation in order.fight)
        return next((text for text in fights if text), None) or now.offered("peace")
