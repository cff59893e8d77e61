"""Maneuvers: which fleet or army moves next and where, by the most valuable pair of unit and target.

The plan is recomputed from the position at every step, so it survives refusals, lost battles and restarts. The style
in `m` has three weights: hostility (foreign regions and factories), guard (own factories) and frontier (later targets).
"""

from __future__ import annotations

from rondel.fast.board import (
    COAST,
    DO_ARMY,
    DO_FIGHT,
    DO_FLEET,
    DO_STANCE,
    EMBARK,
    FLAGGABLE,
    HOME,
    HOMES,
    ID_END,
    MARCH,
    NATION_COUNT,
    NEUTRAL,
)
from rondel.fast.evaluation.stakes import enmity, has_larger_stake, has_major_stake
from rondel.fast.evaluation.targets import update_targets
from rondel.fast.evaluation.workspace import CHOICES, REACHED, STAKES, TARGET_STAY, TARGET_VALUE
from rondel.fast.ints import Floats, Ints, bit, first, size
from rondel.fast.layout import (
    AFLOAT,
    FACTORIES,
    FLAGS_OF,
    GOVERNMENT,
    HOSTILE,
    LEVELS,
    LYING,
    UPRIGHT,
)
from rondel.fast.rules.flow import subject_of
from rondel.fast.rules.movement import ways_at
from rondel.fast.rules.parts import kind_of, nation_of, region_of, stance_of, to_of
from rondel.fast.rules.units import count_at, open_provinces

LEAST_GAIN = 0.03


def ferry_worth(t: Ints, beyond: int, embark: int, sea: int) -> float:
    """Return the value of a fleet in this sea to armies that can embark in `embark` and want to reach `beyond`."""
    if not beyond:
        return 0.0
    shore = min(size(t[COAST + sea] & beyond), 2)
    return shore * (0.45 if embark >> sea & 1 else 0.12)


def next_fleet(t: Ints, s: Ints, offered: Ints, count: int, m: Floats) -> int:
    """Return the fleet move with the highest gain for its sea and the armies it can carry, else `end`."""
    nation = subject_of(s)
    base = nation * LEVELS
    update_targets(t, s, nation, m)
    ways = ways_at(t, nation, open_provinces(t, s, nation))
    on_foot = 0
    embark = 0
    left = s[UPRIGHT + base] | s[LYING + base]
    while left:
        r = first(left)
        left &= left - 1
        on_foot |= t[ways + MARCH + r]
        embark |= t[ways + EMBARK + r]
    beyond = 0
    if embark:
        left = (t[NEUTRAL] | t[HOMES]) & ~on_foot
        while left:
            r = first(left)
            left &= left - 1
            if m[TARGET_VALUE + r] >= 0.8:
                beyond |= bit(r)
    best = t[ID_END]
    most = LEAST_GAIN
    for i in range(count):
        action = offered[i]
        kind = kind_of(t, action)
        gain = 0.0
        if kind == DO_FLEET:
            origin = region_of(t, action)
            to = to_of(t, action)
            stay = m[TARGET_STAY + origin]
            gain = m[TARGET_VALUE + to] + ferry_worth(t, beyond, embark, to) - stay
            if count_at(s, AFLOAT + base, bit(origin)) > 1:
                gain += stay
            if not t[HOMES] >> origin & 1:
                gain -= ferry_worth(t, beyond, embark, origin)
            else:
                gain += 0.1
            if s[AFLOAT + base] >> to & 1:
                gain -= m[TARGET_VALUE + to]
        elif kind == DO_FIGHT:
            gain = battle_gain(t, s, nation, region_of(t, action), nation_of(t, action), m)
        if gain > most:
            best = action
            most = gain
    return best


def next_army(t: Ints, s: Ints, offered: Ints, count: int, m: Floats) -> int:
    """Return the army move, battle or stance with the highest gain, units with few choices first, else `end`."""
    nation = subject_of(s)
    base = nation * LEVELS
    update_targets(t, s, nation, m)
    count_choices(t, offered, count, m)
    best = t[ID_END]
    most = -1e9
    for i in range(count):
        action = offered[i]
        kind = kind_of(t, action)
        if kind == DO_ARMY:
            to = to_of(t, action)
            gain = m[TARGET_VALUE + to]
            if gain <= LEAST_GAIN:
                continue
            origin = region_of(t, action)
            if s[UPRIGHT + base] >> to & 1:
                gain = 0.0 if not t[HOME + nation] >> to & 1 else gain * 0.5
            if count_at(s, UPRIGHT + base, bit(origin)) <= 1:
                gain -= m[TARGET_STAY + origin]
            if gain <= LEAST_GAIN:
                continue
            gain = gain - 0.04 * m[REACHED + to] - 0.01 * m[CHOICES + origin]
        elif kind == DO_FIGHT:
            gain = battle_gain(t, s, nation, region_of(t, action), nation_of(t, action), m)
            if gain <= LEAST_GAIN:
                continue
        elif kind == DO_STANCE and stance_of(t, action) == HOSTILE:
            gain = m[TARGET_VALUE + region_of(t, action)] * 0.9
            if gain <= 0.3:
                continue
        else:
            continue
        if gain > most:
            best = action
            most = gain
    return best


def count_choices(t: Ints, offered: Ints, count: int, m: Floats) -> None:
    """Count the moves into each valuable target (REACHED), and from each origin to one (CHOICES)."""
    for i in range(count):
        if kind_of(t, offered[i]) == DO_ARMY:
            m[REACHED + to_of(t, offered[i])] = 0.0
            m[CHOICES + region_of(t, offered[i])] = 0.0
    for i in range(count):
        if kind_of(t, offered[i]) == DO_ARMY:
            to = to_of(t, offered[i])
            if m[TARGET_VALUE + to] > 0.5:
                m[REACHED + to] += 1.0
                m[CHOICES + region_of(t, offered[i])] += 1.0


def battle_gain(t: Ints, s: Ints, nation: int, place: int, other: int, m: Floats) -> float:
    """Return the gain of a battle in place: freeing a home factory, or a region won by superior numbers (R13, R16).

    Requires the stakes of the nation's government (`stakes_of`).
    """
    if s[GOVERNMENT + other] == s[GOVERNMENT + nation]:
        return 0.0
    here = bit(place)
    if here & t[HOME + nation]:
        if has_larger_stake(t, s, s[GOVERNMENT + nation], other, nation):
            return 0.0
        if s[UPRIGHT + other * LEVELS] & here and m[STAKES + other] < m[STAKES + nation]:
            return 1.5 if s[FACTORIES] & here else 0.4
        return 0.0
    if enmity(m, nation, other) < 0.3 or not here & t[FLAGGABLE] or here & s[FLAGS_OF + nation]:
        return 0.0
    if has_major_stake(t, s, s[GOVERNMENT + nation], other):
        return 0.0
    own = 0
    present = 0
    for n in range(t[NATION_COUNT]):
        units = count_at(s, UPRIGHT + n * LEVELS, here) + count_at(s, AFLOAT + n * LEVELS, here)
        if n == nation:
            own = units
        else:
            present += units
    return 0.6 if own > present else 0.0
