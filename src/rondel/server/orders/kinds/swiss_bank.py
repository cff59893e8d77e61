"""The Swiss Bank (R19): never stop a nation on Investor, or stop it when that pays."""

from __future__ import annotations

from rondel.server.http.wire.orders import SwissBankOrder
from rondel.server.orders.rule import Rule
from rondel.server.orders.situation import Situation


class SwissBank(Rule[SwissBankOrder]):
    decisions = ("swiss_bank",)

    def nations(self, order: SwissBankOrder) -> list[str]:
        return order.nations

    def may_answer(self, order: SwissBankOrder, now: Situation) -> bool:
        return super().may_answer(order, now) and (not order.nations or now.nation in order.nations)

    def answer(self, order: SwissBankOrder, now: Situation) -> str | None:
        """Where the treasury is too small to be forced, a gift might help: that is for the player to say."""
        if order.answer == "pass":
            return now.offered("pass")
        force = now.offered("force")
        if force and now.gain(force) < order.gain:
            return now.offered("pass")
        return force
