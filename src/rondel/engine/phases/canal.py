"""Canals (R17.5-7): the nation whose flag controls a canal allows or refuses each unit that wants to pass.

Rules: R17.6-7.
"""

from __future__ import annotations

from collections.abc import Mapping

from rondel.engine.actions import Action
from rondel.engine.errors import Refusal
from rondel.engine.events import CanalAllowed, CanalRefused
from rondel.engine.phases.phase import GovernmentPhase, ManeuverStep
from rondel.engine.position import Position
from rondel.engine.state import NOBODY, State


class Canal(GovernmentPhase):
    """A unit of `mover` requests passage; the maneuver step below on the stack waits for the answer."""

    __slots__ = ()

    KIND = "canal"
    RULE = "R17.6"
    QUESTION = "whether a unit may pass the canal"
    ANSWERS = frozenset({"allow", "refuse"})

    canal: int
    mover: int
    unit: int
    origin: int
    to: int

    def actions(self, s: Position) -> list[Action]:
        return [s.edition.actions.allow, s.edition.actions.refuse]

    def play(self, s: State, action: Action) -> None:
        allowed = action is s.edition.actions.allow
        event = CanalAllowed if allowed else CanalRefused
        name = s.edition.canals[self.canal].id
        s.emit(event(self.nation, s.government[self.nation], name, self.mover))
        s.pop()
        beneath = s.stack[-1]
        assert isinstance(beneath, ManeuverStep)
        beneath.on_canal_answer(s, self.canal, allowed)

    def where(self) -> int:
        return self.to

    def moving_nation(self, s: Position) -> int:
        return self.mover

    def asked_seats(self, s: Position) -> list[int]:
        return [self.decider(s)]


def canal_owner(s: Position, canal: int) -> int:
    """Return the nation whose flag controls the canal, NOBODY without a flag."""
    bit = 1 << s.edition.canals[canal].controller
    for nation, flags in enumerate(s.flags):
        if flags & bit:
            return nation
    return NOBODY


def foreign_canals(s: Position, nation: int) -> int:
    """Return the set of canals for which this nation needs another player's consent (R17.6-7)."""
    result = 0
    for canal in range(len(s.edition.canals)):
        owner = canal_owner(s, canal)
        if owner not in (NOBODY, nation) and s.government[owner] != s.government[nation]:
            result |= 1 << canal
    return result


def canal_refusal(s: Position, canal: int, unit: str, params: Mapping[str, object]) -> Refusal:
    """Return the refusal for a unit that was refused at a canal: it may not ask again in this maneuver (R17.7)."""
    name = s.edition.canals[canal].id
    sentence = f"This {unit} has been refused at the canal ({name}) and may not ask again in this maneuver."
    return Refusal("canal_refused", "R17.7", sentence, {**params, "canal": name, "unit": unit})
