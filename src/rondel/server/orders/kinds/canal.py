"""Canals (R17.6): let these nations pass, or never."""

from __future__ import annotations

from rondel.server.http.wire.orders import CanalOrder
from rondel.server.orders.rule import Rule
from rondel.server.orders.situation import Situation


class Canal(Rule[CanalOrder]):
    decisions = ("canal",)

    def nations(self, order: CanalOrder) -> list[str]:
        return order.nations

    def may_answer(self, order: CanalOrder, now: Situation) -> bool:
        return super().may_answer(order, now) and (not order.nations or now.mover in order.nations)

    def answer(self, order: CanalOrder, now: Situation) -> str | None:
        return now.offered(order.answer)
