"""The stack of phases: what a phase leaves behind is set back to 0, so that equal positions are equal arrays (R24)."""

from __future__ import annotations

from rondel.fast.ints import Ints
from rondel.fast.layout import (
    BASE,
    BASE_END,
    BASE_NATION,
    NONE,
    QUESTION,
    QUESTION_END,
    QUESTION_NATION,
    QUESTION_PLACE,
    SHIP_COUNT,
    SHIPS,
    STEP,
    STEP_END,
    STEP_NATION,
)


def become_base(s: Ints, phase: int, nation: int) -> None:
    """The turn goes over into this phase; its other fields are 0 until set."""
    for i in range(BASE_NATION, BASE_END):
        s[i] = 0
    s[BASE] = phase
    s[BASE_NATION] = nation


def become_step(s: Ints, phase: int, nation: int) -> None:
    """The action of the turn begins with this step, or goes over into it; its other fields are 0 until set."""
    clear_step(s)
    s[STEP] = phase
    s[STEP_NATION] = nation


def clear_step(s: Ints) -> None:
    """The action of the turn is done."""
    s[STEP] = NONE
    for i in range(SHIPS, SHIPS + s[SHIP_COUNT]):
        s[i] = 0
    for i in range(STEP_NATION, STEP_END):
        s[i] = 0


def become_question(s: Ints, phase: int, nation: int, place: int) -> None:
    """A question about one unit, on top of the step; its other fields are 0 until set."""
    clear_question(s)
    s[QUESTION] = phase
    s[QUESTION_NATION] = nation
    s[QUESTION_PLACE] = place


def clear_question(s: Ints) -> None:
    """The question is answered."""
    s[QUESTION] = NONE
    for i in range(QUESTION_NATION, QUESTION_END):
        s[i] = 0
