"""Steps on the rondel: how many from one space to another, and what they cost the government (R8.4-6)."""

from __future__ import annotations

from rondel.fast.board import EXTRA_STEP_COST, FREE_STEPS, SPACE_COUNT
from rondel.fast.ints import Ints


def steps_between(t: Ints, origin: int, space: int) -> int:
    """How many spaces clockwise from one space to another (a full circle if equal)."""
    return space - origin if space > origin else space - origin + t[SPACE_COUNT]


def price_of_steps(t: Ints, steps: int, power: int) -> int:
    """What moving that many spaces costs the government of a nation with so many power points (R8.4)."""
    return max(0, steps - t[FREE_STEPS]) * t[EXTRA_STEP_COST + power]
