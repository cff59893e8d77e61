"""Rondel (R8): the government chooses a space; the first three steps are free, further ones cost its own cash.

Rules: R8.2-3, R8.7-11.
"""

from __future__ import annotations

from rondel.engine.actions import Action
from rondel.engine.errors import Refusal
from rondel.engine.government import interest_due
from rondel.engine.phases.investor import may_pay_interest
from rondel.engine.phases.phase import GovernmentPhase
from rondel.engine.phases.swiss_bank import land, open_swiss_bank_window
from rondel.engine.position import Position
from rondel.engine.state import OFF_RONDEL, State


class Rondel(GovernmentPhase):
    """The government of the active nation declares a space (R7.3, step 1)."""

    __slots__ = ()

    KIND = "rondel"
    RULE = "R8"
    QUESTION = "where the nation moves on the rondel"
    ANSWERS = frozenset({"rondel <space>"})

    def actions(self, s: Position) -> list[Action]:
        """Return the spaces that can be reached and paid; Investor only if the others' interest is covered (R8.7-9).

        At least two spaces are always legal (R8.11).
        """
        nation = self.nation
        edition = s.edition
        table = edition.actions.rondel
        cash = s.cash[s.government[nation]]
        investor = edition.investor_space
        origin = s.place[nation]
        if origin == OFF_RONDEL:
            return [
                action for space, action in enumerate(table) if space != investor or may_pay_interest(s, nation, cash)
            ]
        facts = edition.facts
        count = len(table)
        extra = edition.extra_step_cost[s.power[nation]]
        result = []
        for steps in range(1, facts.max_steps + 1):
            price = extra * (steps - facts.free_steps) if steps > facts.free_steps else 0
            if price > cash:
                break
            space = (origin + steps) % count
            if space != investor or may_pay_interest(s, nation, cash - price):
                result.append(table[space])
        return result

    def refusal(self, s: Position, action: Action) -> Refusal:
        """No move at all, too far (R8.3), too expensive (R8.7), or interest that cannot be paid (R8.9, R18.3)."""
        nation = s.edition.nations[self.nation]
        origin = s.place[self.nation]
        cash = s.cash[s.government[self.nation]]
        price = 0
        if origin != OFF_RONDEL:
            steps = s.edition.steps(origin, action.space)
            most = s.edition.facts.max_steps
            params: dict[str, object] = {"nation": nation.id, "steps": steps, "most": most}
            if origin == action.space:
                sentence = f"{nation.name} must move on; it may not stay on its space."
                return Refusal("rondel_stay", "R8.3", sentence, params)
            if steps > most:
                sentence = f"That is {steps} spaces ahead; a nation moves at most {most}."
                return Refusal("rondel_too_far", "R8.3", sentence, params)
            price = s.edition.price(steps, s.power[self.nation])
            if price > cash:
                sentence = f"That costs {price} million of your own cash, and you have {cash}."
                return Refusal("rondel_price", "R8.7", sentence, {**params, "price": price, "cash": cash})
        missing = interest_due(s, self.nation)[1] - s.treasury[self.nation] - (cash - price)
        sentence = (
            f"On Investor {nation.name} owes the other lenders more than its treasury and your cash can pay; "
            f"{missing} million are missing."
        )
        params = {"nation": nation.id, "missing": missing, "price": price}
        return Refusal("rondel_interest", "R18.3", sentence, params)

    def locked(self, s: Position) -> list[Action]:
        """All spaces."""
        return s.edition.actions.rondel

    def extra_parts(self, s: Position, action: Action) -> dict[str, int]:
        """Return steps and price (R8.4); a marker off the rondel takes no steps (R8.2)."""
        origin = s.place[self.nation]
        if origin == OFF_RONDEL:
            return {"cost": 0}
        steps = s.edition.steps(origin, action.space)
        return {"steps": steps, "cost": s.edition.price(steps, s.power[self.nation])}

    def play(self, s: State, action: Action) -> None:
        """The declaration binds; a Swiss Bank may stop a nation that would pass over Investor (R19.3, R19.5)."""
        if is_passing_investor(s, self.nation, action.space) and open_swiss_bank_window(s, self.nation, action.space):
            return
        land(s, self.nation, action.space)


def is_passing_investor(s: Position, nation: int, space: int) -> bool:
    """Return whether Investor lies strictly between the nation's marker and the space (R8.10)."""
    origin = s.place[nation]
    if origin == OFF_RONDEL:
        return False
    edition = s.edition
    return edition.steps(origin, edition.investor_space) < edition.steps(origin, space)
