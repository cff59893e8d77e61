"""Production (R10): each open factory may make one unit free of charge, within the supply.

Rules: R1.5, R10.1-5.
"""

from __future__ import annotations

from rondel.engine.actions import Action
from rondel.engine.board import regions_in
from rondel.engine.events import UnitProduced
from rondel.engine.phases.phase import GovernmentPhase
from rondel.engine.state import State
from rondel.engine.units import ANY, ARMY, FLEET, add, total


class Production(GovernmentPhase):
    """`able`: the factories that have not been decided on yet."""

    __slots__ = ()

    KIND = "production"
    RULE = "R10"
    QUESTION = "which factories produce"
    ANSWERS = frozenset({"produce all", "produce <province>", "end"})

    able: int

    def actions(self, s: State) -> list[Action]:
        """Factory by factory (R10.2-3); all at once as long as that leaves nothing to choose."""
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

    def locked(self, s: State) -> list[Action]:
        """Every other home province."""
        return [s.edition.actions.produce[r] for r in regions_in(s.edition.home[self.nation])]

    def place_action(self, s: State, place: int, origin: int = ANY, own: int = ANY, unit: int = ANY) -> Action | None:
        return s.edition.actions.written("produce <province>", region=place)

    def _able_by_kind(self, s: State) -> tuple[int, int]:
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
    """All factories without upright foreign armies are able (R10.1)."""
    s.push(Production(nation, s.free_factories(nation)))


def produce(s: State, nation: int, province: int) -> None:
    """Put the unit of the province's factory there; it fights nobody (R10.5)."""
    bit = 1 << province
    base = nation * s.edition.levels
    unit = FLEET if bit & s.edition.shipyards else ARMY
    add(s.fleets if unit == FLEET else s.armies, base, bit)
    if s.news is not None:
        s.news.append(UnitProduced(nation, unit, province))


def supply(s: State, nation: int) -> tuple[int, int]:
    """Armies and fleets the nation can still put on the board (R1.5)."""
    pieces = s.edition.nations[nation]
    base = nation * s.edition.levels
    armies = pieces.armies - total(s.armies, base) - total(s.lying, base)
    return armies, pieces.fleets - total(s.fleets, base)
