"""Values of ending a unit's movement in each region, and of keeping a unit there (R16).

The unit is one flag on an unflagged region. Values change only with flags, foreign units or stakes, so they are cached
in `m` between the steps of a maneuver, together with their cache key.
"""

from __future__ import annotations

from rondel.fast.board import (
    APPROACHES,
    COAST,
    FLAGGABLE,
    HOME,
    HOMES,
    LAND,
    NATION_COUNT,
    REGION_COUNT,
    SEA,
)
from rondel.fast.evaluation.stakes import enmity, has_major_stake, stakes_of
from rondel.fast.evaluation.weights import W_FRONTIER, W_GUARD, W_HOSTILITY
from rondel.fast.evaluation.workspace import (
    HARM_VALUE,
    STAKES,
    STYLE_FRONTIER,
    STYLE_GUARD,
    STYLE_HOSTILITY,
    TARGET_STAY,
    TARGET_VALUE,
    TARGETS_CACHED,
    TARGETS_KEY,
)
from rondel.fast.ints import Floats, Ints, bit, first, size
from rondel.fast.layout import (
    AFLOAT,
    FACTORIES,
    FLAGS_OF,
    GOVERNMENT,
    LEVELS,
    LYING,
    UPRIGHT,
)
from rondel.fast.rules.units import free_factories


def set_default_style(w: Floats, m: Floats) -> None:
    """Set the maneuver style given by the weights."""
    set_style(m, w[W_HOSTILITY], w[W_GUARD], w[W_FRONTIER])


def set_style(m: Floats, hostility: float, guard: float, frontier: float) -> None:
    """Set the maneuver style."""
    m[STYLE_HOSTILITY] = hostility
    m[STYLE_GUARD] = guard
    m[STYLE_FRONTIER] = frontier


def update_targets(t: Ints, s: Ints, nation: int, m: Floats) -> None:
    """Update TARGET_VALUE and TARGET_STAY for the nation in the current style, and the stakes of its government."""
    foreign = 0
    upright = 0
    for other in range(t[NATION_COUNT]):
        if other != nation:
            upright |= s[UPRIGHT + other * LEVELS]
            foreign |= s[AFLOAT + other * LEVELS] | s[LYING + other * LEVELS]
    foreign |= upright
    abroad = s[UPRIGHT + nation * LEVELS] & t[HOMES] & ~t[HOME + nation]
    stakes_of(t, s, s[GOVERNMENT + nation], m)
    if have_targets_changed(t, s, nation, foreign, upright, abroad, m):
        value_flags(t, s, nation, foreign, m)
        value_enemy_factories(t, s, nation, foreign, abroad, m)
        value_home(t, s, nation, upright, m)


def have_targets_changed(t: Ints, s: Ints, nation: int, foreign: int, upright: int, abroad: int, m: Floats) -> bool:
    """Return whether the cached values are outdated, and update their cache key."""
    changed = 0 if m[TARGETS_CACHED] > 0.0 else 1
    m[TARGETS_CACHED] = 1.0
    at = TARGETS_KEY
    changed += update_key(m, at, nation)
    changed += update_key(m, at + 1, m[STYLE_HOSTILITY])
    changed += update_key(m, at + 2, m[STYLE_GUARD])
    changed += update_key(m, at + 3, m[STYLE_FRONTIER])
    changed += update_set_key(m, at + 4, foreign)
    changed += update_set_key(m, at + 6, upright)
    changed += update_set_key(m, at + 8, abroad)
    changed += update_set_key(m, at + 10, s[FACTORIES])
    changed += update_set_key(m, at + 12, all_free_factories(t, s))
    at += 14
    for n in range(t[NATION_COUNT]):
        changed += update_key(m, at, m[STAKES + n])
        changed += update_key(m, at + 1, s[GOVERNMENT + n])
        changed += update_set_key(m, at + 2, s[FLAGS_OF + n])
        at += 4
    return changed > 0


def all_free_factories(t: Ints, s: Ints) -> int:
    """Return the factories of all nations that no upright foreign army blocks (R15.2)."""
    once = 0
    twice = 0
    for n in range(t[NATION_COUNT]):
        twice |= once & s[UPRIGHT + n * LEVELS]
        once |= s[UPRIGHT + n * LEVELS]
    free = 0
    for n in range(t[NATION_COUNT]):
        free |= t[HOME + n] & ~(twice | once & ~s[UPRIGHT + n * LEVELS])
    return s[FACTORIES] & free


def update_key(m: Floats, at: int, number: float) -> int:
    """Store a number of the cache key; return 1 if it changed."""
    if m[at] == number:
        return 0
    m[at] = number
    return 1


def update_set_key(m: Floats, at: int, members: int) -> int:
    """Store a set of regions as two halves, because a float holds less than 62 bits; return 1 if it changed."""
    return update_key(m, at, members & 0x7FFFFFFF) + update_key(m, at + 1, members >> 31)


def value_flags(t: Ints, s: Ints, nation: int, foreign: int, m: Floats) -> None:
    """Value seas and neutral land: unflagged regions first, then foreign ones by the benefit of harming their owner."""
    marked = 0
    for n in range(t[NATION_COUNT]):
        marked |= s[FLAGS_OF + n]
        m[HARM_VALUE + n] = m[STYLE_HOSTILITY] * enmity(m, nation, n)
    fresh = t[FLAGGABLE] & ~marked & ~foreign
    mine = s[FLAGS_OF + nation]
    for r in range(t[REGION_COUNT]):
        m[TARGET_VALUE + r] = 0.0
        m[TARGET_STAY + r] = 0.0
    left = t[FLAGGABLE]
    while left:
        r = first(left)
        here = bit(r)
        left &= left - 1
        ahead = m[STYLE_FRONTIER] * min(3, size((t[LAND + r] | t[SEA + r] | t[COAST + r]) & fresh))
        if here & mine:
            m[TARGET_VALUE + r] = ahead + (0.25 if here & foreign else 0.0)
            m[TARGET_STAY + r] = ahead + (0.2 if here & foreign else 0.0)
        elif here & foreign:
            m[TARGET_VALUE + r] = ahead + 0.12
            m[TARGET_STAY + r] = ahead + 0.3
        elif here & fresh:
            m[TARGET_VALUE + r] = ahead + 1.0
            m[TARGET_STAY + r] = ahead + 0.9
        else:
            m[TARGET_VALUE + r] = ahead + max(0.0, 0.9 + 0.9 * m[HARM_VALUE + flag_owner(t, s, here)])
            m[TARGET_STAY + r] = ahead + 0.9


def flag_owner(t: Ints, s: Ints, here: int) -> int:
    """Return the nation whose flag is in the region of this set; there must be one."""
    owner = 0
    for n in range(t[NATION_COUNT]):
        if s[FLAGS_OF + n] & here:
            owner = n
    return owner


def value_enemy_factories(t: Ints, s: Ints, nation: int, foreign: int, abroad: int, m: Floats) -> None:
    """Value foreign factories that an upright army can block, except the last free one (R15.2, R15.7)."""
    for other in range(t[NATION_COUNT]):
        if other == nation or m[HARM_VALUE + other] <= 0.05 or has_major_stake(t, s, s[GOVERNMENT + nation], other):
            continue
        free = free_factories(t, s, other)
        left = s[FACTORIES] & t[HOME + other]
        while left:
            r = first(left)
            here = bit(r)
            left &= left - 1
            if abroad & here:
                # The army already blocks this factory.
                m[TARGET_STAY + r] = 1.5 * m[HARM_VALUE + other]
            elif free & here and free != here:
                m[TARGET_VALUE + r] = (0.8 if foreign & here else 1.7) * m[HARM_VALUE + other]


def value_home(t: Ints, s: Ints, nation: int, upright: int, m: Floats) -> None:
    """Value home provinces: intruders to fight, and factories threatened by armies at the border."""
    intruders = upright & t[HOME + nation]
    near_home = upright & t[APPROACHES + nation]
    left = t[HOME + nation]
    while left:
        r = first(left)
        here = bit(r)
        left &= left - 1
        if intruders & here:
            m[TARGET_VALUE + r] = 1.9 if s[FACTORIES] & here else 0.4
            m[TARGET_STAY + r] = m[TARGET_VALUE + r]
        elif near_home and s[FACTORIES] & here and t[LAND + r] & near_home:
            m[TARGET_VALUE + r] = 0.5 * m[STYLE_GUARD]
            m[TARGET_STAY + r] = m[STYLE_GUARD]
