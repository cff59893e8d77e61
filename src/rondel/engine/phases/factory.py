"""Factory (R9): the treasury pays for one factory in an own city that no upright foreign army closes.

Rules: R1.7, R9.1-5.
"""

from __future__ import annotations

from typing import NamedTuple

from rondel.engine.actions import Action
from rondel.engine.edition import regions_in
from rondel.engine.events import FactoryBuilt, Passed
from rondel.engine.money import collect_from_treasury
from rondel.engine.state import State


class Factory(NamedTuple):
    """The government chooses a city or builds nothing (R9.4)."""

    nation: int

    def kind(self) -> str:
        return "factory"

    def decider(self, s: State) -> int:
        return s.government[self.nation]

    def subject(self, s: State) -> int:
        return self.nation

    def actions(self, s: State) -> list[Action]:
        """All free cities; only `pass` while the government's own gift could still make up the price (R9.3)."""
        sites = building_sites(s, self.nation)
        if not sites:
            return []
        table = s.edition.actions
        lacking = s.edition.facts.factory_cost - s.treasury[self.nation]
        if lacking <= 0:
            return [table.build[r] for r in regions_in(sites)] + [table.pass_]
        if s.options.gifts != "off" and lacking <= s.cash[s.government[self.nation]]:
            return [table.pass_]
        return []

    def play(self, s: State, action: Action) -> None:
        if action is s.edition.actions.pass_:
            if s.news is not None:
                s.news.append(Passed(s.government[self.nation], self.nation, "factory"))
        else:
            collect_from_treasury(s, self.nation, s.edition.facts.factory_cost)
            s.factories |= 1 << action.region
            if s.news is not None:
                s.news.append(FactoryBuilt(self.nation, action.region))
        s.pop()

    def proceed(self, s: State) -> None:
        s.pop()


def building_sites(s: State, nation: int) -> int:
    """Own cities without a factory and without an upright foreign army (R9.1); factories never run out (R1.7)."""
    return s.edition.home[nation] & ~s.factories & ~s.occupied(nation)
