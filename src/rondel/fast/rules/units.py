"""Units by place as nested bit sets ("levels", see the engine's `units.py`), and the provinces they block.

Rules: R14.9, R15.2.
"""

from __future__ import annotations

from rondel.fast.board import HOME, NATION_COUNT
from rondel.fast.ints import Ints, size
from rondel.fast.layout import FACTORIES, LEVELS, UPRIGHT


def count_at(s: Ints, base: int, place: int) -> int:
    """Return the units in the region whose set is `place`, in the levels at `base`."""
    k = base
    while s[k] & place:
        k += 1
    return k - base


def total_of(s: Ints, base: int) -> int:
    """Return the units on the whole board."""
    n = 0
    k = base
    while s[k]:
        n += size(s[k])
        k += 1
    return n


def add_unit(s: Ints, base: int, place: int) -> None:
    """Add one unit to the region."""
    k = base
    while s[k] & place:
        k += 1
    s[k] |= place


def take_unit(s: Ints, base: int, place: int) -> None:
    """Remove one unit from the region, if there is one."""
    k = base
    while s[k + 1] & place:
        k += 1
    s[k] &= ~place


def copy_levels(s: Ints, to: int, source: int) -> int:
    """Copy the levels of one nation; return how many the engine writes, including the empty one at the end."""
    k = 0
    while s[source + k]:
        s[to + k] = s[source + k]
        k += 1
    return k + 1


def occupied(t: Ints, s: Ints, nation: int) -> int:
    """Return the nation's home provinces with an upright foreign army (R15.2)."""
    standing = 0
    for other in range(t[NATION_COUNT]):
        if other != nation:
            standing |= s[UPRIGHT + other * LEVELS]
    return standing & t[HOME + nation]


def open_provinces(t: Ints, s: Ints, nation: int) -> int:
    """Return the nation's home provinces where rail is available (R14.9)."""
    return t[HOME + nation] & ~occupied(t, s, nation)


def free_factories(t: Ints, s: Ints, nation: int) -> int:
    """Return the nation's factories without upright foreign armies (R15.2)."""
    return s[FACTORIES] & open_provinces(t, s, nation)
