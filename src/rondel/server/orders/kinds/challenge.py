"""Peace or battle when a foreign unit has arrived (R13.4)."""

from __future__ import annotations

from rondel.server.http.wire.orders import ChallengeOrder
from rondel.server.orders.rule import Rule
from rondel.server.orders.situation import Situation


class Challenge(Rule[ChallengeOrder]):
    decisions = ("challenge",)

    def nations(self, order: ChallengeOrder) -> list[str]:
        return [*order.nations, *([order.own] if order.own else [])]

    def named(self, order: ChallengeOrder) -> list[str]:
        return [*self.nations(order), *order.except_nations]

    def own_nation(self, order: ChallengeOrder) -> str | None:
        return order.own

    def places(self, order: ChallengeOrder) -> list[str]:
        return [*order.places, *order.except_places]

    def may_answer(self, order: ChallengeOrder, now: Situation) -> bool:
        if not super().may_answer(order, now) or order.own not in (None, now.nation):
            return False
        if now.mover in order.except_nations or now.place in order.except_places:
            return False
        with_them = not order.nations or now.mover in order.nations
        return with_them and (not order.places or now.place in order.places)

    def answer(self, order: ChallengeOrder, now: Situation) -> str | None:
        if order.answer == "pass":
            return now.offered("pass")
        rather = now.offered("fight", unit=order.unit) if order.unit else None
        return rather or now.offered("fight")
