"""Choices for Factory, Production and Import: where to build, what to produce, what to import."""

from __future__ import annotations

from rondel.fast.board import (
    APPROACHES,
    COAST,
    DO_BUILD,
    DO_IMPORT,
    DO_PRODUCE,
    EMBARK,
    EXIT,
    HOME,
    HOMES,
    ID_END,
    ID_PRODUCE_ALL,
    LAND,
    MARCH,
    NATION_COUNT,
    NEUTRAL,
    SEAS,
    SHIPYARDS,
)
from rondel.fast.evaluation.targets import update_targets
from rondel.fast.evaluation.workspace import TARGET_VALUE
from rondel.fast.ints import Floats, Ints, bit, first, size
from rondel.fast.layout import AFLOAT, ARMY, FACTORIES, FLAGS_OF, LEVELS, LYING, UPRIGHT
from rondel.fast.rules.flow import subject_of
from rondel.fast.rules.movement import ways_at
from rondel.fast.rules.parts import kind_of, region_of, unit_of
from rondel.fast.rules.units import open_provinces, total_of

WANTED = 0.8


def foreign_upright(t: Ints, s: Ints, nation: int) -> int:
    """Return the regions with upright armies of other nations."""
    standing = 0
    for other in range(t[NATION_COUNT]):
        if other != nation:
            standing |= s[UPRIGHT + other * LEVELS]
    return standing


def site(t: Ints, s: Ints, offered: Ints, count: int) -> int:
    """Return the safest city, preferring one with access to an unflagged sea (R9)."""
    nation = subject_of(s)
    enemies = foreign_upright(t, s, nation)
    marked = 0
    for n in range(t[NATION_COUNT]):
        marked |= s[FLAGS_OF + n]
    exits = 0
    left = s[FACTORIES] & t[HOME + nation] & t[SHIPYARDS]
    while left:
        exits |= bit(t[EXIT + first(left)])
        left &= left - 1
    best = offered[count - 1]
    most = -1e9
    for i in range(count):
        if kind_of(t, offered[i]) != DO_BUILD:
            continue
        r = region_of(t, offered[i])
        outside = t[LAND + r] & ~t[HOME + nation]
        score = 0.0
        score -= 0.3 * size(outside & t[HOMES])
        score -= 1.0 * size(outside & enemies)
        if t[EXIT + r] >= 0:
            sea = bit(t[EXIT + r])
            score += 0.8 if not sea & marked and not sea & exits else (0.3 if not sea & exits else -0.2)
        else:
            score += 0.4
        if score > most:
            best = offered[i]
            most = score
    return best


def production_choice(t: Ints, offered: Ints, count: int) -> int:
    """Produce in as many factories as possible, shipyards last if the supply is short (R10)."""
    for i in range(count):
        if offered[i] == t[ID_PRODUCE_ALL]:
            return offered[i]
    for i in range(count):
        if kind_of(t, offered[i]) == DO_PRODUCE and not t[SHIPYARDS] >> region_of(t, offered[i]) & 1:
            return offered[i]
    return offered[0]


def purchase_of_units(t: Ints, s: Ints, offered: Ints, count: int, m: Floats) -> int:
    """Return the import with the best use: a region to flag or a threatened factory to guard; `end` if none (R11)."""
    if count == 1:
        return offered[0]
    nation = subject_of(s)
    update_targets(t, s, nation, m)
    base = nation * LEVELS
    ways = ways_at(t, nation, open_provinces(t, s, nation))
    lands = 0
    left = t[NEUTRAL] | t[HOMES] & ~t[HOME + nation]
    while left:
        r = first(left)
        left &= left - 1
        if m[TARGET_VALUE + r] >= WANTED:
            lands |= bit(r)
    armies = total_of(s, UPRIGHT + base) + total_of(s, LYING + base)
    units = armies + total_of(s, AFLOAT + base)
    near_home = foreign_upright(t, s, nation) & t[APPROACHES + nation]
    ashore = 0
    left = s[AFLOAT + base] & t[SEAS]
    while left:
        ashore |= t[COAST + first(left)]
        left &= left - 1
    best = t[ID_END]
    most = 0.1
    for i in range(count):
        if kind_of(t, offered[i]) != DO_IMPORT:
            continue
        r = region_of(t, offered[i])
        gain = 0.0
        if unit_of(t, offered[i]) == ARMY:
            carried = ashore if t[ways + EMBARK + r] & s[AFLOAT + base] else 0
            reach = size((t[ways + MARCH + r] | carried) & lands)
            gain = 0.9 if reach > armies else (0.3 if units < 4 else 0.0)
            gain += 0.02 * reach
            if near_home & t[LAND + r] and s[FACTORIES] >> r & 1 and not s[UPRIGHT + base] >> r & 1:
                gain += 0.4
        else:
            sea = t[EXIT + r]
            if not s[AFLOAT + base] >> r & 1 and not s[AFLOAT + base] >> sea & 1:
                gain = m[TARGET_VALUE + sea]
            if gain == 0.0 and units < 4:
                gain = 0.2
        if gain > most:
            best = offered[i]
            most = gain
    return best
