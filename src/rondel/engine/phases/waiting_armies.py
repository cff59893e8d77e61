"""Armies that have not moved yet in this maneuver, and what tells alike ones apart (R14.1, R15.5, R17.7).

Rules: R14.1, R15.5, R17.7.
"""

from __future__ import annotations

from typing import NamedTuple

from rondel.engine.phases.phase import ManeuverStep
from rondel.engine.units import FRIENDLY, count


class Mark(NamedTuple):
    """A waiting army that differs from others beside it: refused at canals (a set), or has changed its status."""

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
        """The levels of the waiting armies with this status."""
        return self.lying if stance == FRIENDLY else self.upright

    def usable_canals(self, province: int, stance: int, canals: int) -> list[int]:
        """The sets of canals that the waiting armies of this kind here may still ask for (R17.7)."""
        usable = {canals & ~refused for refused, _ in self.marks_at(province, stance)}
        return [canals] if canals in usable else sorted(usable)

    def may_change(self, province: int, stance: int) -> bool:
        """Is there an army with this status here that has not changed it in this maneuver (R15.5)?"""
        changed = sum(1 for p, st, _, done in self.marks if (p, st) == (province, stance) and done)
        return count(self.waiting(stance), 0, 1 << province) > changed

    def marks_at(self, province: int, stance: int) -> list[tuple[int, bool]]:
        """The kinds of waiting armies here, those with the fewest possibilities first, plain ones last."""
        if not self.marks:
            return [PLAIN]
        marks = [(refused, changed) for p, st, refused, changed in self.marks if (p, st) == (province, stance)]
        kinds = sorted(set(marks), key=lambda mark: (-mark[0].bit_count(), not mark[1], mark[0]))
        if count(self.waiting(stance), 0, 1 << province) > len(marks):
            kinds.append(PLAIN)
        return kinds

    def marks_without(self, province: int, stance: int, mark: tuple[int, bool]) -> Marks:
        """The marks less that of one army that moves or is lost."""
        if mark == PLAIN:
            return self.marks
        i = self.marks.index((province, stance, *mark))
        return self.marks[:i] + self.marks[i + 1 :]
