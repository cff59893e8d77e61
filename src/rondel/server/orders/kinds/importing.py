"""Import (R11): nothing more."""

from __future__ import annotations

from rondel.server.http.wire.orders import ImportOrder
from rondel.server.orders.rule import OwnNation
from rondel.server.orders.situation import Situation


class Import(OwnNation[ImportOrder]):
    decisions = ("import",)

    def nation(self, order: ImportOrder) -> str:
        return order.nation

    def answer(self, _order: ImportOrder, now: Situation) -> str | None:
        return now.offered("end")
