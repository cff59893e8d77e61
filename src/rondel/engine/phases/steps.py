"""The steps of the course of play that nobody decides, as data (R7); `turn.py` says what each of them does.

Every action of a turn leads to one of them and each of them to new questions, so they know nothing of each other.

Rules: R7.3.
"""

from __future__ import annotations

from rondel.engine.actions import Action
from rondel.engine.phases.phase import Phase
from rondel.engine.position import Position
from rondel.engine.state import NOBODY


class Step(Phase):
    """Something that happens by itself; `flow.py` carries it out as soon as it lies on top."""

    __slots__ = ()

    def decider(self, s: Position) -> int:
        return NOBODY

    def subject(self, s: Position) -> int:
        return NOBODY

    def actions(self, s: Position) -> list[Action]:
        return []


class AfterAction(Step):
    """Waits beneath the action of a turn: end test, investor steps, next nation (R7.3, steps 5 to 8)."""

    __slots__ = ()

    nation: int
    investor: bool


class NextNation(Step):
    """Finds the nation after `after`; `mover` is the nation that moved last, NOBODY before the first turn."""

    __slots__ = ()

    after: int
    mover: int
