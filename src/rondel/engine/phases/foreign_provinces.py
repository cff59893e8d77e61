"""Foreign home provinces (R15): an army that enters one stands upright (hostile) or lies down (friendly).

Hostile armies close the province to its owner (R15.2). Three armies can destroy a factory, and are lost, if its owner
has no units left there (R15.8-9).

Rules: R15.1-3, R15.7-11.
"""

from __future__ import annotations

from rondel.engine.actions import Action
from rondel.engine.errors import Refusal
from rondel.engine.events import StanceTaken
from rondel.engine.phases.battle import begin_arrival
from rondel.engine.phases.phase import GovernmentPhase
from rondel.engine.position import Position
from rondel.engine.state import State
from rondel.engine.units import ARMY, FRIENDLY, HOSTILE, add, count, remove


class Stance(GovernmentPhase):
    """The army lies at its destination until its government decides; battles follow (A40)."""

    __slots__ = ()

    KIND = "stance"
    RULE = "R15.1"
    QUESTION = "whether the army is hostile or friendly"
    ANSWERS = frozenset({"hostile", "friendly"})

    province: int

    def actions(self, s: Position) -> list[Action]:
        return s.edition.actions.stances[:]

    def where(self) -> int:
        return self.province

    def play(self, s: State, action: Action) -> None:
        if action.stance == HOSTILE:
            base = self.nation * s.edition.levels
            remove(s.lying, base, 1 << self.province)
            add(s.armies, base, 1 << self.province)
        s.emit(StanceTaken(self.nation, self.province, action.stance))
        s.pop()
        begin_arrival(s, self.nation, self.province, ARMY, action.stance)


def enter_foreign_province(s: State, nation: int, province: int) -> None:
    """Ask for the stance; at the owner's last free factory the army must lie down (R15.7)."""
    must_lie = is_last_free_factory(s, province)
    add(s.lying, nation * s.edition.levels, 1 << province)
    if must_lie:
        s.emit(StanceTaken(nation, province, FRIENDLY))
        begin_arrival(s, nation, province, ARMY, FRIENDLY)
    else:
        s.push(Stance(nation, province))


def is_last_free_factory(s: Position, province: int) -> bool:
    """Return whether this is its owner's only factory that no upright foreign army closes (R15.7, R15.9)."""
    return s.free_factories(s.edition.owner[province]) == 1 << province


def last_free_factory_refusal(s: Position, province: int, rule: str, consequence: str) -> Refusal:
    """Return the refusal of what would leave the owner without a free factory (R15.7, R15.9)."""
    region = s.edition.regions[province]
    owner = s.edition.nations[region.nation]
    sentence = f"{region.name} holds the last free factory of {owner.name}; {consequence}."
    return Refusal("last_free_factory", rule, sentence, {"province": region.id, "nation": owner.id})


def may_destroy(s: Position, nation: int, province: int) -> bool:
    """Return whether there are enough own armies, none of the owner's units, and another free factory (R15.8-9)."""
    bit = 1 << province
    base = nation * s.edition.levels
    armies = count(s.armies, base, bit) + count(s.lying, base, bit)
    if armies < s.edition.facts.armies_to_destroy_factory or not s.factories & bit:
        return False
    owner = s.edition.owner[province]
    if owner < 0 or owner == nation:
        return False
    guard = owner * s.edition.levels
    return not (s.armies[guard] | s.fleets[guard]) & bit and not is_last_free_factory(s, province)


def destruction_refusal(s: Position, nation: int, province: int) -> Refusal:
    """Return why a nation with an army there may not destroy the factory of this province."""
    region = s.edition.regions[province]
    params: dict[str, object] = {"province": region.id}
    if region.nation == nation or not s.factories >> province & 1:
        return Refusal("no_foreign_factory", "R15.8", f"{region.name} holds no foreign factory.", params)
    base = nation * s.edition.levels
    needed = s.edition.facts.armies_to_destroy_factory
    armies = count(s.armies, base, 1 << province) + count(s.lying, base, 1 << province)
    if armies < needed:
        sentence = f"That takes {needed} armies in {region.name}; there are {armies}."
        return Refusal("too_few_armies", "R15.8", sentence, {**params, "needed": needed, "armies": armies})
    guard = region.nation * s.edition.levels
    if (s.armies[guard] | s.fleets[guard]) >> province & 1:
        owner = s.edition.nations[region.nation]
        sentence = f"{owner.name} still has units in {region.name}."
        return Refusal("factory_defended", "R15.8", sentence, {**params, "nation": owner.id})
    return last_free_factory_refusal(s, province, "R15.9", "it cannot be destroyed")


def province_refusal(s: Position, nation: int, province: int, rule: str) -> Refusal | None:
    """Return why nothing may be built, produced or imported there: no home province, or closed (R15.2); else None."""
    region = s.edition.regions[province]
    params: dict[str, object] = {"province": region.id, "nation": s.edition.nations[nation].id}
    if region.nation != nation:
        name = s.edition.nations[nation].name
        return Refusal("not_home", rule, f"{region.name} is not a home province of {name}.", params)
    if s.occupied(nation) >> province & 1:
        levels = s.edition.levels
        by = next(n for n in range(s.edition.nation_count) if n != nation and s.armies[n * levels] >> province & 1)
        params["by"] = s.edition.nations[by].id
        sentence = f"A hostile army of {s.edition.nations[by].name} stands in {region.name}."
        return Refusal("occupied", "R15.2", sentence, params)
    return None
