"""Battles that units may start where they stand (R13.6).

Rules: R13.2, R13.6-7, R13.13.
"""

from __future__ import annotations

from rondel.fast.board import ENEMY_KINDS, HOMES, IDS_FIGHT, IDS_FIGHT_AT_SEA, NATION_COUNT, REGIONS, SEAS
from rondel.fast.ints import Ints, bit, first
from rondel.fast.layout import AFLOAT, ANY, ARMY, FLEET, FRIENDLY, HOSTILE, LEVELS, LYING, MOST_NATIONS, UPRIGHT
from rondel.fast.rules.battle import BOTH_ARMIES, enemies, foreign_units


def fight_id(t: Ints, place: int, own: int, enemy: int, kind: int) -> int:
    """Return the id of a battle in place: the own unit, and the enemy's nation and kind of unit."""
    return t[IDS_FIGHT + (((own + 1) * MOST_NATIONS + enemy) * ENEMY_KINDS + kind) * REGIONS + place]


def write_fleet_fights(t: Ints, s: Ints, nation: int, at_sea: bool, own: int, out: Ints, n: int) -> int:
    """Write battles of the nation's fleets: at sea against fleets, in harbor against armies (R13.2, R13.6)."""
    base = nation * LEVELS
    fleets = s[AFLOAT + base]
    if not at_sea:
        fleets &= t[HOMES]
    if not fleets:
        return n
    left = fleets & foreign_units(t, s, nation)
    while left:
        r = first(left)
        left &= left - 1
        army_stands = (s[UPRIGHT + base] | s[LYING + base]) & bit(r)
        for other in range(t[NATION_COUNT]):
            if other == nation:
                continue
            kinds = enemies(t, s, other, bit(r), FLEET)
            while kinds:
                if bit(r) & t[SEAS]:
                    out[n] = t[IDS_FIGHT_AT_SEA + other * REGIONS + r]
                else:
                    out[n] = fight_id(t, r, own if army_stands else ANY, other, first(kinds))
                kinds &= kinds - 1
                n += 1
    return n


def write_army_fights(t: Ints, s: Ints, nation: int, out: Ints, n: int) -> int:
    """Write battles of armies against units in their place; one per kind if own armies differ (R13.6, R13.13)."""
    base = nation * LEVELS
    left = s[UPRIGHT + base] | s[LYING + base]
    if left:
        left &= foreign_units(t, s, nation)
    while left:
        r = first(left)
        left &= left - 1
        unlike = enemies(t, s, nation, bit(r), ARMY) & BOTH_ARMIES
        for other in range(t[NATION_COUNT]):
            if other == nation:
                continue
            kinds = enemies(t, s, other, bit(r), ARMY)
            while kinds:
                kind = first(kinds)
                kinds &= kinds - 1
                if unlike:
                    out[n] = fight_id(t, r, HOSTILE, other, kind)
                    out[n + 1] = fight_id(t, r, FRIENDLY, other, kind)
                    n += 2
                else:
                    out[n] = fight_id(t, r, ANY, other, kind)
                    n += 1
    return n
