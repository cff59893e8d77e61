"""The stack of phases (R24), and the queues and marks in its fields.

Fields that a phase no longer needs are reset to 0, so that equal positions are equal arrays. A queue of small numbers
is one int: four bits each, the number plus one, the first one lowest; 0 is empty. Marks distinguish waiting units in
the same place, in ascending order (`MARKS` in the layout, R17.7).
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
    """Set the phase of the turn and clear its other fields."""
    for i in range(BASE_NATION, BASE_END):
        s[i] = 0
    s[BASE] = phase
    s[BASE_NATION] = nation


def become_step(s: Ints, phase: int, nation: int) -> None:
    """Set the step of the turn's action and clear its other fields."""
    clear_step(s)
    s[STEP] = phase
    s[STEP_NATION] = nation


def clear_step(s: Ints) -> None:
    """Finish the action of the turn."""
    s[STEP] = NONE
    for i in range(SHIPS, SHIPS + s[SHIP_COUNT]):
        s[i] = 0
    for i in range(STEP_NATION, STEP_END):
        s[i] = 0


def become_question(s: Ints, phase: int, nation: int, place: int) -> None:
    """Put a question about one unit on top of the step and clear its other fields."""
    clear_question(s)
    s[QUESTION] = phase
    s[QUESTION_NATION] = nation
    s[QUESTION_PLACE] = place


def clear_question(s: Ints) -> None:
    """Remove the question."""
    s[QUESTION] = NONE
    for i in range(QUESTION_NATION, QUESTION_END):
        s[i] = 0


def head_of(queue: int) -> int:
    """Return the first number, -1 if there is none."""
    return (queue & 15) - 1


def rest_of(queue: int) -> int:
    """Return the queue without its first number."""
    return queue >> 4


def length_of(queue: int) -> int:
    """Return the length of the queue."""
    n = 0
    while queue:
        queue >>= 4
        n += 1
    return n


def appended(queue: int, length: int, number: int) -> int:
    """Return the queue with a number appended; `length` is its current length."""
    return queue | number + 1 << 4 * length


def without(queue: int, number: int) -> int:
    """Return the queue without one of its numbers."""
    result = 0
    length = 0
    while queue:
        if head_of(queue) != number:
            result = appended(result, length, head_of(queue))
            length += 1
        queue = rest_of(queue)
    return result


def insert_mark(s: Ints, mark: int) -> None:
    """Insert a mark in order."""
    i = s[MARK_COUNT]
    while i > 0 and s[MARKS + i - 1] > mark:
        s[MARKS + i] = s[MARKS + i - 1]
        i -= 1
    s[MARKS + i] = mark
    s[MARK_COUNT] += 1


def remove_mark(s: Ints, mark: int) -> None:
    """Remove an existing mark."""
    i = 0
    while s[MARKS + i] != mark:
        i += 1
    s[MARK_COUNT] -= 1
    for k in range(i, s[MARK_COUNT]):
        s[MARKS + k] = s[MARKS + k + 1]
    s[MARKS + s[MARK_COUNT]] = 0
