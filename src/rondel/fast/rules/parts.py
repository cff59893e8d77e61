"""The parts of an action by id: kind, nation, places, unit, stance, bonds, space, amount; -1 if none."""

from __future__ import annotations

from rondel.fast.board import PARTS
from rondel.fast.ints import Ints

# All parts are packed into one number, so that one table lookup reads an action; each part is stored plus one.
KIND_BITS = 0
NATION_BITS = 5
REGION_BITS = 8
TO_BITS = 15
UNIT_BITS = 22
STANCE_BITS = 24
OWN_BITS = 26
BOND_BITS = 28
OLD_BITS = 32
SPACE_BITS = 36
AMOUNT_BITS = 41


def kind_of(t: Ints, action: int) -> int:
    """Return the kind: one of the DO_ numbers."""
    return t[PARTS + action] & 31


def nation_of(t: Ints, action: int) -> int:
    """Return the nation named."""
    return (t[PARTS + action] >> NATION_BITS & 7) - 1


def region_of(t: Ints, action: int) -> int:
    """Return where it happens, or where the unit stands."""
    return (t[PARTS + action] >> REGION_BITS & 127) - 1


def to_of(t: Ints, action: int) -> int:
    """Return the unit's destination."""
    return (t[PARTS + action] >> TO_BITS & 127) - 1


def unit_of(t: Ints, action: int) -> int:
    """Return ARMY or FLEET; for a fight, the enemy unit."""
    return (t[PARTS + action] >> UNIT_BITS & 3) - 1


def stance_of(t: Ints, action: int) -> int:
    """Return HOSTILE or FRIENDLY, as chosen or as the enemy's."""
    return (t[PARTS + action] >> STANCE_BITS & 3) - 1


def own_of(t: Ints, action: int) -> int:
    """Return which of different own units acts: HOSTILE, FRIENDLY or OWN_FLEET."""
    return (t[PARTS + action] >> OWN_BITS & 3) - 1


def bond_of(t: Ints, action: int) -> int:
    """Return the bond bought."""
    return (t[PARTS + action] >> BOND_BITS & 15) - 1


def old_of(t: Ints, action: int) -> int:
    """Return the bond traded in."""
    return (t[PARTS + action] >> OLD_BITS & 15) - 1


def space_of(t: Ints, action: int) -> int:
    """Return the rondel space."""
    return (t[PARTS + action] >> SPACE_BITS & 31) - 1


def amount_of(t: Ints, action: int) -> int:
    """Return the millions of a gift."""
    return (t[PARTS + action] >> AMOUNT_BITS) - 1
