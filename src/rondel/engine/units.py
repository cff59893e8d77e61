"""Unit counts as bit masks.

Level k of a nation (counted from 0) is the set of regions in which it has more than k units of a kind. Adding or
removing a unit changes one bit; the lowest level is the set of regions with any unit.
"""

from __future__ import annotations

from collections.abc import Sequence

ARMY = 0
FLEET = 1
HOSTILE = 0
FRIENDLY = 1
# Which own unit in a province acts: any army, an upright one (HOSTILE), a lying one (FRIENDLY), the fleet in harbor.
ANY = -1
OWN_FLEET = 2
UNIT_NAMES = ("army", "fleet")
STANCE_NAMES = ("hostile", "friendly")
OWN_NAMES = (*STANCE_NAMES, "fleet")


def count(levels: Sequence[int], base: int, bit: int) -> int:
    """Count the units in the region of `bit`, for the nation whose levels begin at `base`."""
    k = base
    while levels[k] & bit:
        k += 1
    return k - base


def total(levels: Sequence[int], base: int) -> int:
    """Count the units on the whole board, for the nation whose levels begin at `base`."""
    n = 0
    k = base
    while levels[k]:
        n += levels[k].bit_count()
        k += 1
    return n


def add(levels: list[int], base: int, bit: int) -> None:
    """Add one unit to the region of `bit`."""
    k = base
    while levels[k] & bit:
        k += 1
    levels[k] |= bit


def remove(levels: list[int], base: int, bit: int) -> None:
    """Remove one unit from the region of `bit`, which must have one."""
    k = base
    while levels[k + 1] & bit:
        k += 1
    levels[k] &= ~bit


def snapshot(levels: Sequence[int], base: int) -> tuple[int, ...]:
    """Return the levels of one nation as a tuple that ends with an empty level."""
    k = base
    while levels[k]:
        k += 1
    return (*levels[base:k], 0)


def fewer(levels: tuple[int, ...], bit: int) -> tuple[int, ...]:
    """Return frozen levels with one unit less in the region of `bit`."""
    k = 0
    while levels[k + 1] & bit:
        k += 1
    return (*levels[:k], levels[k] & ~bit, *levels[k + 1 :])


def more(levels: tuple[int, ...], bit: int) -> tuple[int, ...]:
    """Return frozen levels with one unit more in the region of `bit`."""
    k = 0
    while levels[k] & bit:
        k += 1
    if k == len(levels) - 1:
        return (*levels[:k], bit, 0)
    return (*levels[:k], levels[k] | bit, *levels[k + 1 :])
