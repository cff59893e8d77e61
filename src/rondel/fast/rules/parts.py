"""The parts of an action by its id: kind, nation, places, unit, stance, bonds, space, amount; -1 is none."""

from __future__ import annotations

from rondel.fast.board import PARTS
from rondel.fast.ints import Ints

# Each part has its bits of one number, so that an action is one look into the table; stored is the part plus one.
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
    """What is done: one of the DO_ numbers."""
    return t[PARTS + action] & 31


def nation_of(t: Ints, action: int) -> int:
    """The nation named."""
    return (t[PARTS + action] >> NATION_BITS & 7) - 1


def region_of(t: Ints, action: int) -> int:
    """Where it happens, or where the unit stands."""
    return (t[PARTS + action] >> REGION_BITS & 127) - 1


def to_of(t: Ints, action: int) -> int:
    """Where the unit goes."""
    return (t[PARTS + action] >> TO_BITS & 127) - 1


def unit_of(t: Ints, action: int) -> int:
    """ARMY or FLEET; of a fight the unit named."""
    return (t[PARTS + action] >> UNIT_BITS & 3) - 1


def stance_of(t: Ints, action: int) -> int:
    """HOSTILE or FRIENDLY, as taken or as named of the enemy."""
    return (t[PARTS + action] >> STANCE_BITS & 3) - 1


def own_of(t: Ints, action: int) -> int:
    """Which of unlike own units acts: HOSTILE, FRIENDLY or OWN_FLEET."""
    return (t[PARTS + action] >> OWN_BITS & 3) - 1


def bond_of(t: Ints, action: int) -> int:
    """The bond taken."""
    return (t[PARTS + action] >> BOND_BITS & 15) - 1


def old_of(t: Ints, action: int) -> int:
    """The bond given back."""
    return (t[PARTS + action] >> OLD_BITS & 15) - 1


def space_of(t: Ints, action: int) -> int:
    """The space of the rondel."""
    return (t[PARTS + action] >> SPACE_BITS & 31) - 1


def amount_of(t: Ints, action: int) -> int:
    """The millions of a gift."""
    return (t[PARTS + action] >> AMOUNT_BITS) - 1
