"""Potential gains of a maneuver, counted without playing it."""

from __future__ import annotations

from rondel.fast.board import (
    COAST,
    FLAGGABLE,
    MARCH,
    MOST_SAILINGS,
    NATION_COUNT,
    RAIL,
    SAILING_CANAL,
    SAILING_COUNT,
    SAILING_TO,
    SEAS,
)
from rondel.fast.ints import Ints, bit, first
from rondel.fast.layout import AFLOAT, FLAGS_OF, LEVELS, LYING, UPRIGHT
from rondel.fast.rules.movement import ways_at
from rondel.fast.rules.units import count_at, open_provinces


def flags_in_reach(t: Ints, s: Ints, nation: int) -> int:
    """Return the approximate number of new flags from a maneuver now."""
    upright = UPRIGHT + nation * LEVELS
    lying = LYING + nation * LEVELS
    afloat = AFLOAT + nation * LEVELS
    marked = 0
    present = 0
    for n in range(t[NATION_COUNT]):
        marked |= s[FLAGS_OF + n]
        present |= s[UPRIGHT + n * LEVELS] | s[AFLOAT + n * LEVELS]
    free = t[FLAGGABLE] & ~s[FLAGS_OF + nation] & ~present
    gained = 0
    shore = 0
    left = s[afloat]
    while left:
        r = first(left)
        left &= left - 1
        for _ in range(count_at(s, afloat, bit(r))):
            to = r
            for i in range(r * MOST_SAILINGS, r * MOST_SAILINGS + t[SAILING_COUNT + r]):
                sea = t[SAILING_TO + i]
                if t[SAILING_CANAL + i] < 0 and free & bit(sea):
                    free &= ~bit(sea)
                    if not marked & bit(sea):
                        gained += 1
                    to = sea
                    break
            if t[SEAS] & bit(to):
                shore |= t[COAST + to]
    left = s[upright] | s[lying]
    if not left:
        return gained
    ways = ways_at(t, nation, open_provinces(t, s, nation))
    while left:
        r = first(left)
        left &= left - 1
        reach = t[ways + MARCH + r]
        if shore & bit(r) or shore & t[ways + RAIL + r]:
            reach |= shore
        for _ in range(count_at(s, upright, bit(r)) + count_at(s, lying, bit(r))):
            found = reach & free
            if not found:
                break
            if found & ~marked:
                found &= ~marked
            free &= ~bit(first(found))
            gained += 1
    return gained
