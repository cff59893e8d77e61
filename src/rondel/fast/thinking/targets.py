"""What it is worth to a nation to end a unit's movement in each region, and to keep one where it stands (R16).

Worths are in flags: 1 is a region that nobody has marked. They change only when flags, foreign units or stakes do, so
the steps of a maneuver share them: what they depend on is kept beside them in `m`.
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
from rondel.fast.thinking.memory import (
    HATE,
    STAKES,
    STYLE_FRONTIER,
    STYLE_GUARD,
    STYLE_HOSTILITY,
    TARGET_STAY,
    TARGET_VALUE,
    TARGETS_KEY,
    TARGETS_KNOWN,
)
from rondel.fast.thinking.stakes import enmity, is_cared_for, stakes_of
from rondel.fast.thinking.weights import W_FRONTIER, W_GUARD, W_HOSTILITY


def take_usual_style(w: Floats, m: Floats) -> None:
    """Maneuvers are played as the weights would have it."""
    take_style(m, w[W_HOSTILITY], w[W_GUARD], w[W_FRONTIER])


def take_style(m: Floats, hostility: float, guard: float, frontier: float) -> None:
    """How maneuvers are played from now on."""
    m[STYLE_HOSTILITY] = hostility
    m[STYLE_GUARD] = guard
    m[STYLE_FRONTIER] = frontier


def survey_targets(t: Ints, s: Ints, nation: int, m: Floats) -> None:
    """Fill TARGET_VALUE and TARGET_STAY for the nation in the present style, and the stakes of its government."""
    foreign = 0
    upright = 0
    for other in range(t[NATION_COUNT]):
        if other != nation:
            upright |= s[UPRIGHT + other * LEVELS]
            foreign |= s[AFLOAT + other * LEVELS] | s[LYING + other * LEVELS]
    foreign |= upright
    abroad = s[UPRIGHT + nation * LEVELS] & t[HOMES] & ~t[HOME + nation]
    stakes_of(t, s, s[GOVERNMENT + nation], m)
    if is_survey_outdated(t, s, nation, foreign, upright, abroad, m):
        weigh_flags(t, s, nation, foreign, m)
        weigh_enemy_factories(t, s, nation, foreign, abroad, m)
        weigh_home(t, s, nation, upright, m)


def is_survey_outdated(t: Ints, s: Ints, nation: int, foreign: int, upright: int, abroad: int, m: Floats) -> bool:
    """Has anything changed on which the worths depend? What they now depend on is kept."""
    changed = 0 if m[TARGETS_KNOWN] > 0.0 else 1
    m[TARGETS_KNOWN] = 1.0
    at = TARGETS_KEY
    changed += renew(m, at, nation)
    changed += renew(m, at + 1, m[STYLE_HOSTILITY])
    changed += renew(m, at + 2, m[STYLE_GUARD])
    changed += renew(m, at + 3, m[STYLE_FRONTIER])
    changed += renew_set(m, at + 4, foreign)
    changed += renew_set(m, at + 6, upright)
    changed += renew_set(m, at + 8, abroad)
    changed += renew_set(m, at + 10, s[FACTORIES])
    changed += renew_set(m, at + 12, all_free_factories(t, s))
    at += 14
    for n in range(t[NATION_COUNT]):
        changed += renew(m, at, m[STAKES + n])
        changed += renew(m, at + 1, s[GOVERNMENT + n])
        changed += renew_set(m, at + 2, s[FLAGS_OF + n])
        at += 4
    return changed > 0


def all_free_factories(t: Ints, s: Ints) -> int:
    """The factories of all nations that no upright foreign army closes (R15.2)."""
    once = 0
    twice = 0
    for n in range(t[NATION_COUNT]):
        twice |= once & s[UPRIGHT + n * LEVELS]
        once |= s[UPRIGHT + n * LEVELS]
    free = 0
    for n in range(t[NATION_COUNT]):
        free |= t[HOME + n] & ~(twice | once & ~s[UPRIGHT + n * LEVELS])
    return s[FACTORIES] & free


def renew(m: Floats, at: int, number: float) -> int:
    """Keep a number; 1 if there was another one."""
    if m[at] == number:
        return 0
    m[at] = number
    return 1


def renew_set(m: Floats, at: int, members: int) -> int:
    """Keep a set of regions, in two halves, since a float holds no 62 bits; 1 if there was another one."""
    return renew(m, at, members & 0x7FFFFFFF) + renew(m, at + 1, members >> 31)


def weigh_flags(t: Ints, s: Ints, nation: int, foreign: int, m: Floats) -> None:
    """Seas and neutral land: what nobody has marked first, then what others have, by how much their loss helps."""
    marked = 0
    for n in range(t[NATION_COUNT]):
        marked |= s[FLAGS_OF + n]
        m[HATE + n] = m[STYLE_HOSTILITY] * enmity(m, nation, n)
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
            m[TARGET_VALUE + r] = ahead + max(0.0, 0.9 + 0.9 * m[HATE + flag_owner(t, s, here)])
            m[TARGET_STAY + r] = ahead + 0.9


def flag_owner(t: Ints, s: Ints, here: int) -> int:
    """The nation whose flag lies in the region of this set; there must be one."""
    owner = 0
    for n in range(t[NATION_COUNT]):
        if s[FLAGS_OF + n] & here:
            owner = n
    return owner


def weigh_enemy_factories(t: Ints, s: Ints, nation: int, foreign: int, abroad: int, m: Floats) -> None:
    """Factories of others that an upright army shuts, but never the last free one (R15.2, R15.7)."""
    for other in range(t[NATION_COUNT]):
        if other == nation or m[HATE + other] <= 0.05 or is_cared_for(t, s, s[GOVERNMENT + nation], other):
            continue
        free = free_factories(t, s, other)
        left = s[FACTORIES] & t[HOME + other]
        while left:
            r = first(left)
            here = bit(r)
            left &= left - 1
            if abroad & here:
                # Standing there upright already: the factory is shut as long as the army stays.
                m[TARGET_STAY + r] = 1.5 * m[HATE + other]
            elif free & here and free != here:
                m[TARGET_VALUE + r] = (0.8 if foreign & here else 1.7) * m[HATE + other]


def weigh_home(t: Ints, s: Ints, nation: int, upright: int, m: Floats) -> None:
    """The own home provinces: intruders to be thrown offered, factories that an army at the border threatens."""
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
