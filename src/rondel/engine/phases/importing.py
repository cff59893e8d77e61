"""Import (R11): the treasury buys up to three units, placed in own provinces without upright foreign armies.

Rules: R11.1-3.
"""

from __future__ import annotations

from rondel.engine.actions import Action
from rondel.engine.board import regions_in
from rondel.engine.errors import Refusal
from rondel.engine.events import UnitImported
from rondel.engine.money import collect_from_treasury, gift_could_cover, treasury_refusal
from rondel.engine.phases.foreign_provinces import province_refusal
from rondel.engine.phases.phase import GovernmentPhase
from rondel.engine.phases.production import no_supply_refusal, supply
from rondel.engine.position import Position
from rondel.engine.state import State
from rondel.engine.units import ARMY, FLEET, add


class Import(GovernmentPhase):
    """Units are imported one by one; `bought` counts those placed so far."""

    __slots__ = ()

    KIND = "import"
    RULE = "R11"
    QUESTION = "which units are imported"
    ANSWERS = frozenset({"import <unit> <province>", "end"})
    GIFT_HELPS = True
    DECLINE = "end"

    bought: int

    def actions(self, s: Position) -> list[Action]:
        """Return armies anywhere at home and fleets in blue cities (R11.2); only `end` while a gift could pay (R24)."""
        facts = s.edition.facts
        if self.bought >= facts.import_limit:
            return []
        armies, fleets = supply(s, self.nation)
        provinces = s.edition.home[self.nation] & ~s.occupied(self.nation)
        for_armies = provinces if armies else 0
        for_fleets = provinces & s.edition.shipyards if fleets else 0
        if not for_armies | for_fleets:
            return []
        table = s.edition.actions
        lacking = facts.import_cost - s.treasury[self.nation]
        if lacking <= 0:
            result = [table.import_army[r] for r in regions_in(for_armies)]
            result += [table.import_fleet[r] for r in regions_in(for_fleets)]
            result.append(table.end)
            return result
        if gift_could_cover(s, s.government[self.nation], lacking):
            return [table.end]
        return []

    def refusal(self, s: Position, action: Action) -> Refusal:
        """Not an open home province, no harbor for a fleet, no supply, or not enough money (R11.1-2)."""
        closed = province_refusal(s, self.nation, action.region, "R11.2")
        if closed:
            return closed
        if action.unit == FLEET and not s.edition.shipyards >> action.region & 1:
            region = s.edition.regions[action.region]
            return Refusal("no_harbour", "R11.2", f"{region.name} has no harbor for fleets.", {"province": region.id})
        if not supply(s, self.nation)[action.unit]:
            return no_supply_refusal(s, self.nation, action.unit)
        return treasury_refusal(s, self.nation, s.edition.facts.import_cost, "import_money", "R11.1")

    def locked(self, s: Position) -> list[Action]:
        """Return armies in all home provinces and fleets in all harbors."""
        table = s.edition.actions
        home = s.edition.home[self.nation]
        return [
            *(table.import_army[r] for r in regions_in(home)),
            *(table.import_fleet[r] for r in regions_in(home & s.edition.shipyards)),
        ]

    def place_action(self, s: Position, place: int, origin: int, own: int, unit: int) -> Action | None:
        """Return the import of a fleet if `unit` is one, else of an army."""
        return s.edition.actions.of_form("import <unit> <province>", unit=max(unit, ARMY), region=place)

    def extra_parts(self, s: Position, action: Action) -> dict[str, int]:
        return {"cost": s.edition.facts.import_cost} if action.kind == "import" else {}

    def play(self, s: State, action: Action) -> None:
        if action is s.edition.actions.end:
            s.pop()
            return
        collect_from_treasury(s, self.nation, s.edition.facts.import_cost)
        units = s.fleets if action.unit == FLEET else s.armies
        add(units, self.nation * s.edition.levels, 1 << action.region)
        s.emit(UnitImported(self.nation, action.unit, action.region))
        s.become(Import(self.nation, self.bought + 1))

    def proceed(self, s: State) -> None:
        s.pop()
