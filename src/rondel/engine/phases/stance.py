"""Foreign home provinces (R15.1): an army that enters one stands upright (hostile) or lies down (friendly).

Rules: R15.1, R15.3, R15.7, R15.11.
"""

from __future__ import annotations

from rondel.engine.actions import Action
from rondel.engine.errors import Refusal
from rondel.engine.events import StanceTaken
from rondel.engine.phases.battle import meet
from rondel.engine.phases.phase import GovernmentPhase
from rondel.engine.position import Position
from rondel.engine.state import State
from rondel.engine.units import ARMY, FRIENDLY, HOSTILE, add, remove


class Stance(GovernmentPhase):
    """The army lies at its destination until its government decides; battles come after (A40)."""

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
        meet(s, self.nation, self.province, ARMY, action.stance)


def enter_foreign_province(s: State, nation: int, province: int) -> None:
    """Ask for the stance; in the last free factory of its owner an army must lie down (R15.7)."""
    must_lie = is_last_free_factory(s, province)
    add(s.lying, nation * s.edition.levels, 1 << province)
    if must_lie:
        s.emit(StanceTaken(nation, province, FRIENDLY))
        meet(s, nation, province, ARMY, FRIENDLY)
    else:
        s.push(Stance(nation, province))


def is_last_free_factory(s: Position, province: int) -> bool:
    """Is this the only factory of its owner that no upright foreign army closes (R15.7, R15.9)?"""
    return s.free_factories(s.edition.owner[province]) == 1 << province


def last_free_factory(s: Position, province: int, rule: str, consequence: str) -> Refusal:
    """What is refused because the owner would be left without a free factory (R15.7, R15.9)."""
    region = s.edition.regions[province]
    owner = s.edition.nations[region.nation]
    sentence = f"{region.name} holds the last free factory of {owner.name}; {consequence}."
    return Refusal("last_free_factory", rule, sentence, {"province": region.id, "nation": owner.id})
