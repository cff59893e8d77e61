"""Rondel (R8): the government names a space; the first three steps are free, further ones cost its own cash.

Rules: R8.2-3, R8.7-11.
"""

from __future__ import annotations

from rondel.engine.actions import Action
from rondel.engine.phases.investor import may_pay_interest
from rondel.engine.phases.landing import land
from rondel.engine.phases.phase import GovernmentPhase
from rondel.engine.phases.swiss_bank import open_swiss_bank_window
from rondel.engine.state import OFF_RONDEL, State


class Rondel(GovernmentPhase):
    """The government of the active nation declares a space (R7.3, step 1)."""

    __slots__ = ()

    KIND = "rondel"
    RULE = "R8"
    QUESTION = "where the nation moves on the rondel"
    ANSWERS = frozenset({"rondel <space>"})

    def actions(self, s: State) -> list[Action]:
        """Every space that can be reached and paid; Investor only if the others' interest is covered (R8.7-9).

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

    def locked(self, s: State) -> list[Action]:
        """Every other space."""
        return s.edition.actions.rondel

    def extra_parts(self, s: State, action: Action) -> dict[str, int]:
        """What the way there costs the government (R8.4); a marker off the rondel takes no steps (R8.2)."""
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


def is_passing_investor(s: State, nation: int, space: int) -> bool:
    """Does Investor lie strictly between the nation's marker and the space (R8.10)?"""
    origin = s.place[nation]
    if origin == OFF_RONDEL:
        return False
    edition = s.edition
    return edition.steps(origin, edition.investor_space) < edition.steps(origin, space)
