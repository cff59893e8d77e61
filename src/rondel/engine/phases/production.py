"""Production (R10): each open factory may make one unit free of charge, within the supply.

Rules: R1.5, R10.1-5.
"""

from __future__ import annotations

from rondel.engine.actions import Action
from rondel.engine.board import regions_in
from rondel.engine.errors import Refusal
from rondel.engine.events import UnitProduced
from rondel.engine.phases.foreign_provinces import province_refusal
from rondel.engine.phases.phase import GovernmentPhase
from rondel.engine.position import Position
from rondel.engine.state import State
from rondel.engine.units import ARMY, FLEET, UNIT_NAMES, add, total


class Production(GovernmentPhase):
    """`able`: the factories that may still produce."""

    __slots__ = ()

    KIND = "production"
    RULE = "R10"
    QUESTION = "which factories produce"
    ANSWERS = frozenset({"produce all", "produce <province>", "end"})

    able: int

    def actions(self, s: Position) -> list[Action]:
        """Return each factory (R10.2-3), and all at once if the supply suffices for that."""
        armament, yards = self._able_by_kind(s)
        armies, fleets = supply(s, self.nation)
        able = (armament if armies else 0) | (yards if fleets else 0)
        if not able:
            return []
        table = s.edition.actions
        result = [table.produce[r] for r in regions_in(able)]
        if (not armies or armies >= armament.bit_count()) and (not fleets or fleets >= yards.bit_count()):
            result.insert(0, table.produce_all)
        result.append(table.end)
        return result

    def refusal(self, s: Position, action: Action) -> Refusal:
        """Not an open home province, no factory, no supply, or already produced (R10.1, R1.5)."""
        if action is s.edition.actions.produce_all:
            sentence = "The supply does not suffice for all factories; name the ones that produce."
            return Refusal("produce_all_short", "R10.3", sentence)
        closed = province_refusal(s, self.nation, action.region, "R10.1")
        if closed:
            return closed
        region = s.edition.regions[action.region]
        params = {"province": region.id}
        if not s.factories >> action.region & 1:
            return Refusal("no_factory", "R10.1", f"{region.name} has no factory.", params)
        unit = FLEET if s.edition.shipyards >> action.region & 1 else ARMY
        if not supply(s, self.nation)[unit]:
            return no_supply_refusal(s, self.nation, unit)
        return Refusal("has_produced", "R10.1", f"The factory in {region.name} has produced already.", params)

    def locked(self, s: Position) -> list[Action]:
        """Return all home provinces."""
        return [s.edition.actions.produce[r] for r in regions_in(s.edition.home[self.nation])]

    def place_action(self, s: Position, place: int, origin: int, own: int, unit: int) -> Action | None:
        return s.edition.actions.of_form("produce <province>", region=place)

    def _able_by_kind(self, s: Position) -> tuple[int, int]:
        yards = self.able & s.edition.shipyards
        return self.able & ~yards, yards

    def play(self, s: State, action: Action) -> None:
        table = s.edition.actions
        if action is table.end:
            s.pop()
        elif action is table.produce_all:
            armies, fleets = supply(s, self.nation)
            armament, yards = self._able_by_kind(s)
            for r in regions_in((armament if armies else 0) | (yards if fleets else 0)):
                produce(s, self.nation, r)
            s.pop()
        else:
            produce(s, self.nation, action.region)
            s.become(Production(self.nation, self.able & ~(1 << action.region)))

    def proceed(self, s: State) -> None:
        s.pop()


def begin_production(s: State, nation: int) -> None:
    """Begin Production in all factories without upright foreign armies (R10.1)."""
    s.push(Production(nation, s.free_factories(nation)))


def produce(s: State, nation: int, province: int) -> None:
    """Add the unit that the province's factory makes; there is no battle (R10.5)."""
    bit = 1 << province
    base = nation * s.edition.levels
    unit = FLEET if bit & s.edition.shipyards else ARMY
    add(s.fleets if unit == FLEET else s.armies, base, bit)
    s.emit(UnitProduced(nation, unit, province))


def supply(s: Position, nation: int) -> tuple[int, int]:
    """Return the numbers of armies and fleets that the nation can still put on the board (R1.5)."""
    pieces = s.edition.nations[nation]
    base = nation * s.edition.levels
    armies = pieces.armies - total(s.armies, base) - total(s.lying, base)
    return armies, pieces.fleets - total(s.fleets, base)


def no_supply_refusal(s: Position, nation: int, unit: int) -> Refusal:
    """Return the refusal for a kind of unit that the nation has none left of (R1.5)."""
    name = s.edition.nations[nation].name
    params = {"nation": s.edition.nations[nation].id, "unit": UNIT_NAMES[unit]}
    plural = "armies" if unit == ARMY else "fleets"
    return Refusal("no_supply", "R1.5", f"{name} has no {plural} left in its supply.", params)
