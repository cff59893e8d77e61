"""The stack of phases (R24), and the queues and marks that phases hold.

What a phase leaves behind is set back to 0, so that equal positions are equal arrays. A queue of small numbers is one
int: four bits each, the number plus one, the first one lowest; 0 is empty. Marks tell waiting units from others beside
them, in ascending order (`MARKS` in the layout, R17.7).
"""

from __future__ import annotations

from rondel.fast.ints import Ints
from rondel.fast.layout import (
    BASE,
    BASE_END,
    BASE_NATION,
    MARK_COUNT,
    MARKS,
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


def head_of(queue: int) -> int:
    """The first number, -1 if there is none."""
    return (queue & 15) - 1


def rest_of(queue: int) -> int:
    """The queue without its first number."""
    return queue >> 4


def length_of(queue: int) -> int:
    """How many numbers there are."""
    n = 0
    while queue:
        queue >>= 4
        n += 1
    return n


def appended(queue: int, length: int, number: int) -> int:
    """The queue with one more number at its end; `length` is how many it has."""
    return queue | number + 1 << 4 * length


def without(queue: int, number: int) -> int:
    """The queue without one of its numbers."""
    result = 0
    length = 0
    while queue:
        if head_of(queue) != number:
            result = appended(result, length, head_of(queue))
            length += 1
        queue = rest_of(queue)
    return result


def insert_mark(s: Ints, mark: int) -> None:
    """One mark more, at its place."""
    i = s[MARK_COUNT]
    while i > 0 and s[MARKS + i - 1] > mark:
        s[MARKS + i] = s[MARKS + i - 1]
        i -= 1
    s[MARKS + i] = mark
    s[MARK_COUNT] += 1


def remove_mark(s: Ints, mark: int) -> None:
    """One mark less, which is there."""
    i = 0
    while s[MARKS + i] != mark:
        i += 1
    s[MARK_COUNT] -= 1
    for k in range(i, s[MARK_COUNT]):
        s[MARKS + k] = s[MARKS + k + 1]
    s[MARKS + s[MARK_COUNT]] = 0
