"""Destroying a foreign factory (R15.8-9): three armies go with it, its owner must have nothing left there.

Rules: R15.8-10.
"""

from __future__ import annotations

from rondel.fast.board import ARMIES_TO_DESTROY, OWNER
from rondel.fast.ints import Ints, bit
from rondel.fast.layout import AFLOAT, FACTORIES, LEVELS, LYING, UPRIGHT
from rondel.fast.rules.stance import is_last_free_factory
from rondel.fast.rules.units import count_at


def may_destroy(t: Ints, s: Ints, nation: int, province: int) -> bool:
    """Enough own armies, none of the owner's units left there, and not its last free factory (R15.8-9)."""
    place = bit(province)
    base = nation * LEVELS
    armies = count_at(s, UPRIGHT + base, place) + count_at(s, LYING + base, place)
    if armies < t[ARMIES_TO_DESTROY] or not s[FACTORIES] & place:
        return False
    owner = t[OWNER + province]
    if owner < 0 or owner == nation:
        return False
    guard = owner * LEVELS
    return not (s[UPRIGHT + guard] | s[AFLOAT + guard]) & place and not is_last_free_factory(t, s, province)
