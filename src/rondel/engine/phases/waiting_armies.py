"""Armies that have not moved yet in this maneuver: their marks, and the reasons why a move is illegal.

Rules: R14.1, R14.4-5, R14.9, R15.5, R17.7.
"""

from __future__ import annotations

from typing import NamedTuple

from rondel.engine.board import regions_in
from rondel.engine.errors import Refusal
from rondel.engine.movement import Ships, best_path, open_provinces, ships_at_sea
from rondel.engine.phases.canal import canal_refusal, foreign_canals
from rondel.engine.phases.phase import ManeuverStep
from rondel.engine.position import Position
from rondel.engine.units import FRIENDLY, count


class Mark(NamedTuple):
    """A waiting army that differs from others there: it was refused at canals (a set) or has changed its status."""

    province: int
    stance: int
    refused: int
    changed: bool


PLAIN = (0, False)
Marks = tuple[tuple[int, int, int, bool], ...]


class WaitingArmies(ManeuverStep):
    """`upright` and `lying`: levels of the armies that have not moved; `marks`: those that differ from others there."""

    __slots__ = ()

    upright: tuple[int, ...]
    lying: tuple[int, ...]
    marks: Marks

    def waiting(self, stance: int) -> tuple[int, ...]:
        """Return the levels of the waiting armies with this status."""
        return self.lying if stance == FRIENDLY else self.upright

    def usable_canals(self, province: int, stance: int, canals: int) -> list[int]:
        """Return the sets of canals that the waiting armies of this kind here may still request (R17.7)."""
        usable = {canals & ~refused for refused, _ in self.marks_at(province, stance)}
        return [canals] if canals in usable else sorted(usable)

    def may_change(self, province: int, stance: int) -> bool:
        """Return whether an army with this status here has not changed it in this maneuver (R15.5)."""
        changed = sum(1 for p, st, _, done in self.marks if (p, st) == (province, stance) and done)
        return count(self.waiting(stance), 0, 1 << province) > changed

    def marks_at(self, province: int, stance: int) -> list[tuple[int, bool]]:
        """Return the distinct marks of the waiting armies here, the most restricted first, unmarked last."""
        if not self.marks:
            return [PLAIN]
        marks = [(refused, changed) for p, st, refused, changed in self.marks if (p, st) == (province, stance)]
        kinds = sorted(set(marks), key=lambda mark: (-mark[0].bit_count(), not mark[1], mark[0]))
        if count(self.waiting(stance), 0, 1 << province) > len(marks):
            kinds.append(PLAIN)
        return kinds

    def marks_without(self, province: int, stance: int, mark: tuple[int, bool]) -> Marks:
        """Return the marks without that of an army that moves or is lost."""
        if mark == PLAIN:
            return self.marks
        i = self.marks.index((province, stance, *mark))
        return self.marks[:i] + self.marks[i + 1 :]


def way_refusal(s: Position, nation: int, ships: Ships, origin: int, to: int) -> Refusal:
    """Return why an army may not move this far: fleets used, no convoy, a canal refused, rail suspended, or too far."""
    edition = s.edition
    params = {"origin": edition.regions[origin].id, "to": edition.regions[to].id}
    open_home = open_provinces(s, nation)
    ways = edition.ways(nation, open_home)
    canals = (1 << len(edition.canals)) - 1
    foreign = foreign_canals(s, nation)
    starts, landings = ways.seas[origin], ways.seas[to]
    path = best_path(edition, ships, starts, landings, canals, foreign)
    if path is not None:
        return canal_refusal(s, next(c for c in path.canals if foreign >> c & 1), "army", params)
    if best_path(edition, ships_at_sea(s, nation), starts, landings, canals, foreign):
        sentence = "The fleets on this way have convoyed other armies in this maneuver; each carries one."
        return Refusal("fleets_used", "R14.5", sentence, params)
    closed = edition.home[nation] & ~open_home
    if closed and edition.ways(nation, edition.home[nation]).march[origin] >> to & 1:
        where = edition.regions[regions_in(closed)[0]]
        sentence = f"Rail is suspended in {where.name}, where a hostile army stands."
        return Refusal("rail_suspended", "R14.9", sentence, {**params, "province": where.id})
    if starts and landings and best_path(edition, ((edition.seas,),), starts, landings, canals, 0):
        names = (edition.regions[origin].name, edition.regions[to].name)
        sentence = f"From {names[0]} to {names[1]} an army needs a convoy: an own fleet in every sea on the way."
        return Refusal("needs_convoy", "R14.4", sentence, params)
    sentence = f"{edition.regions[to].name} is too far: an army moves into one neighboring area."
    return Refusal("too_far", "R14.1", sentence, params)
