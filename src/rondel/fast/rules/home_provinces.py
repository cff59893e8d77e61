"""Home provinces: which are closed by upright foreign armies, which factories work, where rail is in service (R15.2).

Rules: R14.9, R15.2.
"""

from __future__ import annotations

from rondel.fast.board import HOME, NATION_COUNT
from rondel.fast.ints import Ints
from rondel.fast.layout import FACTORIES, LEVELS, UPRIGHT


def occupied(t: Ints, s: Ints, nation: int) -> int:
    """The nation's home provinces in which an upright foreign army stands (R15.2)."""
    standing = 0
    for other in range(t[NATION_COUNT]):
        if other != nation:
            standing |= s[UPRIGHT + other * LEVELS]
    return standing & t[HOME + nation]


def open_provinces(t: Ints, s: Ints, nation: int) -> int:
    """Own provinces in which rail is in service (R14.9)."""
    return t[HOME + nation] & ~occupied(t, s, nation)


def free_factories(t: Ints, s: Ints, nation: int) -> int:
    """The nation's factories that no upright foreign army closes (R15.2)."""
    return s[FACTORIES] & open_provinces(t, s, nation)
