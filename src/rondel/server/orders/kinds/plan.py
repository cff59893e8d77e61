"""A maneuver as one plan (R12–R15): its steps are played one after the other, for as long as each is still offered."""

from __future__ import annotations

import msgspec

from rondel.server.http.wire.orders import PlanOrder
from rondel.server.orders.rule import Basis, OwnNation, Void
from rondel.server.orders.situation import Situation

STEPS = ("fleets", "armies")


class Plan(OwnNation[PlanOrder]):
    decisions = (*STEPS, "arrival", "stance", "ask")
    only_this_turn = True

    def nation(self, order: PlanOrder) -> str:
        return order.nation

    def answer(self, order: PlanOrder, now: Situation) -> str | None:
        """The next step. A question that was not foreseen is put to the player; the plan goes on after it."""
        return order.steps[0] if self._is_possible(order, now) else None

    def rest(self, order: PlanOrder) -> PlanOrder | None:
        return msgspec.structs.replace(order, steps=order.steps[1:]) if len(order.steps) > 1 else None

    def void(self, order: PlanOrder, basis: Basis, now: Situation) -> Void | None:
        if found := super().void(order, basis, now):
            return found
        is_stuck = now.kind in STEPS and now.nation == order.nation and not self._is_possible(order, now)
        return Void("step", order.nation) if is_stuck else None

    def _is_possible(self, order: PlanOrder, now: Situation) -> bool:
        return any(choice["text"] == order.steps[0] for choice in now.choices)
