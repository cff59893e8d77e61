"""Consistency checks between an unfinished maneuver and the units on the board.

The engine raises an error if a saved game refers to a unit that does not exist; in compiled code that would be a memory
fault, so such a state is rejected before it becomes an array.
"""

from __future__ import annotations

from rondel.engine.errors import PositionError
from rondel.engine.phases.armies import Armies, Crossing
from rondel.engine.phases.battle import Arrival, Ask, Challenge
from rondel.engine.phases.canal import Canal
from rondel.engine.phases.fleets import Fleets
from rondel.engine.phases.foreign_provinces import Stance
from rondel.engine.phases.phase import Phase
from rondel.engine.state import NOBODY, State
from rondel.engine.units import ARMY, FLEET, FRIENDLY, count, total


def check_units(state: State) -> None:
    """Raise if a nation has more units on the board than it owns (R23.5)."""
    edition = state.edition
    for n, nation in enumerate(edition.nations):
        base = n * edition.levels
        armies = total(state.armies, base) + total(state.lying, base)
        if armies > nation.armies or total(state.fleets, base) > nation.fleets:
            raise PositionError(f"{nation.name} has more units on the board than it owns.")


def check_governed(state: State, *nations: int) -> None:
    """Raise if a nation that must answer has no government (R6.1)."""
    for nation in nations:
        if state.government[nation] == NOBODY:
            raise PositionError(f"{state.edition.nations[nation].name} has to answer, but has no government.")


def check_maneuver(state: State, step: Phase, question: Phase | None) -> None:
    """Raise unless a unit asking for a canal waits at its origin, and a unit in question has arrived."""
    if not isinstance(step, (Fleets, Armies)):
        return
    crossing = step.passage if isinstance(step, Fleets) else step.crossing
    if bool(crossing) != isinstance(question, Canal):
        raise PositionError("A question about a canal requires a unit in transit, and vice versa.")
    if isinstance(question, Canal):
        _check_canal(state, step, question)
    elif isinstance(question, Stance):
        _check_arrived(state, step, question.nation, question.province, ARMY, FRIENDLY)
    elif isinstance(question, (Arrival, Ask, Challenge)):
        if not isinstance(question, Arrival) and question.changed:
            _check_changed(step, question.nation, question.place, question.unit, question.stance)
        else:
            _check_arrived(state, step, question.nation, question.place, question.unit, question.stance)


def _check_canal(state: State, step: Fleets | Armies, question: Canal) -> None:
    unit = FLEET if isinstance(step, Fleets) else ARMY
    if (question.mover, question.unit) != (step.nation, unit):
        raise PositionError("The unit asking for a canal is not the unit in transit.")
    seas = state.edition.seas
    if isinstance(step, Fleets):
        origin, to, refused = step.passage
        here = [canals for sea, canals in step.refused if sea == origin]
        known = refused in here if refused else count(step.waiting, 0, 1 << origin) > len(here)
        goes = seas >> to & 1
    else:
        crossing = Crossing(*step.crossing)  # type: ignore[arg-type]
        origin, stance, to = crossing.origin, crossing.stance, crossing.to
        marks = [mark[2:] for mark in step.marks if mark[:2] == (origin, stance)]
        mark = (crossing.refused, crossing.changed)
        known = mark in marks if any(mark) else count(step.waiting(stance), 0, 1 << origin) > len(marks)
        goes = not seas >> to & 1
    if not (known and goes) or (question.origin, question.to) != (origin, to):
        raise PositionError("The unit asking for a canal does not wait at its origin.")


def _check_arrived(state: State, step: Fleets | Armies, nation: int, place: int, unit: int, stance: int) -> None:
    """Raise unless more units stand there than wait there, so that one of them has arrived."""
    base = nation * state.edition.levels
    here = 1 << place
    if isinstance(step, Fleets):
        kind = FLEET
        come = count(state.fleets, base, here) > count(step.waiting, 0, here)
    else:
        kind = ARMY
        units = state.lying if stance == FRIENDLY else state.armies
        come = stance >= 0 and count(units, base, here) > count(step.waiting(stance), 0, here)
    if nation != step.nation or unit != kind or not come:
        raise PositionError("The unit in question has not arrived there.")


def _check_changed(step: Fleets | Armies, nation: int, place: int, unit: int, stance: int) -> None:
    marks = step.marks if isinstance(step, Armies) else ()
    changed = any(mark[:2] == (place, stance) and mark[3] for mark in marks)
    if nation != step.nation or unit != ARMY or not changed:
        raise PositionError("The army in question has not changed its status.")
