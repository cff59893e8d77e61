"""The rondel (R8): where a nation moves next, if nothing relevant has changed; else the player is asked."""

from __future__ import annotations

from rondel.server.http.wire.orders import RondelOrder
from rondel.server.orders.rule import Basis, OwnNation, Void
from rondel.server.orders.situation import Situation


class RondelMove(OwnNation[RondelOrder]):
    decisions = ("rondel",)

    def nation(self, order: RondelOrder) -> str:
        return order.nation

    def armies(self, order: RondelOrder, now: Situation) -> dict[str, int]:
        return now.hostile_armies(order.nation) if order.home_free else {}

    def answer(self, order: RondelOrder, now: Situation) -> str | None:
        for space in order.spaces:
            text = now.offered("rondel", space=space)
            if text is not None and (order.price is None or now.cost(text) <= order.price):
                return text
        return None

    def void(self, order: RondelOrder, basis: Basis, now: Situation) -> Void | None:
        """Another government or an invader cancels it at once; price, treasury and place when its turn has come."""
        if (changed := super().void(order, basis, now)) is not None:
            return changed
        if order.home_free:
            for place, count in now.hostile_armies(order.nation).items():
                if count > basis.armies.get(place, 0):
                    return Void("army", order.nation, place)
        if not self.may_answer(order, now):
            return None
        if order.treasury is not None and now.view["nations"][order.nation]["treasury"] < order.treasury:
            return Void("treasury", order.nation)
        if self.answer(order, now) is not None:
            return None
        is_offered = any(now.offered("rondel", space=space) for space in order.spaces)
        return Void("price" if is_offered else "space", order.nation)
