"""Factory (R9): the treasury pays for one factory in an own city that no upright foreign army closes.

Rules: R1.7, R9.1-5.
"""

from __future__ import annotations

from rondel.engine.actions import Action
from rondel.engine.board import regions_in
from rondel.engine.errors import Refusal
from rondel.engine.events import FactoryBuilt, Passed
from rondel.engine.money import collect_from_treasury, gift_could_cover, treasury_refusal
from rondel.engine.phases.foreign_provinces import province_refusal
from rondel.engine.phases.phase import GovernmentPhase
from rondel.engine.position import Position
from rondel.engine.state import State


class Factory(GovernmentPhase):
    """The government chooses a city or builds nothing (R9.4)."""

    __slots__ = ()

    KIND = "factory"
    RULE = "R9"
    QUESTION = "where a factory is built"
    ANSWERS = frozenset({"build <province>", "pass"})
    GIFT_HELPS = True

    def actions(self, s: Position) -> list[Action]:
        """Return all free cities; only `pass` if the treasury is short but the government could give (R9.3)."""
        sites = building_sites(s, self.nation)
        if not sites:
            return []
        table = s.edition.actions
        lacking = s.edition.facts.factory_cost - s.treasury[self.nation]
        if lacking <= 0:
            return [table.build[r] for r in regions_in(sites)] + [table.pass_]
        if gift_could_cover(s, s.government[self.nation], lacking):
            return [table.pass_]
        return []

    def refusal(self, s: Position, action: Action) -> Refusal:
        """Not an open home province (R9.1), already a factory, or not enough money in the treasury (R9.3)."""
        closed = province_refusal(s, self.nation, action.region, "R9.1")
        if closed:
            return closed
        region = s.edition.regions[action.region]
        if s.factories >> action.region & 1:
            return Refusal("factory_exists", "R9.1", f"{region.name} has a factory already.", {"province": region.id})
        return treasury_refusal(s, self.nation, s.edition.facts.factory_cost, "factory_money", "R9.3")

    def locked(self, s: Position) -> list[Action]:
        """Return all home provinces."""
        return [s.edition.actions.build[r] for r in regions_in(s.edition.home[self.nation])]

    def place_action(self, s: Position, place: int, origin: int, own: int, unit: int) -> Action | None:
        return s.edition.actions.of_form("build <province>", region=place)

    def extra_parts(self, s: Position, action: Action) -> dict[str, int]:
        return {"cost": s.edition.facts.factory_cost} if action.kind == "build" else {}

    def play(self, s: State, action: Action) -> None:
        if action is s.edition.actions.pass_:
            s.emit(Passed(s.government[self.nation], self.nation, "factory"))
        else:
            collect_from_treasury(s, self.nation, s.edition.facts.factory_cost)
            s.factories |= 1 << action.region
            s.emit(FactoryBuilt(self.nation, action.region))
        s.pop()

    def proceed(self, s: State) -> None:
        s.pop()


def building_sites(s: Position, nation: int) -> int:
    """Return own cities without a factory or an upright foreign army (R9.1); factories never run out (R1.7)."""
    return s.edition.home[nation] & ~s.factories & ~s.occupied(nation)
