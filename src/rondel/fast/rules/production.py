"""Production (R10): each open factory may make one unit free of charge, within the supply.

Rules: R1.5, R10.1-5.
"""

from __future__ import annotations

from rondel.fast.board import ARMY_SUPPLY, FLEET_SUPPLY, ID_END, ID_PRODUCE_ALL, IDS_PRODUCE, SHIPYARDS
from rondel.fast.ints import Ints, bit, first, size
from rondel.fast.layout import ABLE, AFLOAT, LEVELS, LYING, PRODUCTION, STEP_NATION, UPRIGHT
from rondel.fast.rules.parts import region_of
from rondel.fast.rules.stack import become_step, clear_step
from rondel.fast.rules.units import add_unit, free_factories, total_of


def production_actions(t: Ints, s: Ints, out: Ints) -> int:
    """Write the factories one by one (R10.2-3); also all at once while the supply suffices."""
    nation = s[STEP_NATION]
    yards = s[ABLE] & t[SHIPYARDS]
    armament = s[ABLE] & ~yards
    armies = army_supply(t, s, nation)
    fleets = fleet_supply(t, s, nation)
    able = able_within_supply(t, s, armies, fleets)
    if able == 0:
        return 0
    count = 0
    if (armies == 0 or armies >= size(armament)) and (fleets == 0 or fleets >= size(yards)):
        out[0] = t[ID_PRODUCE_ALL]
        count = 1
    while able:
        out[count] = t[IDS_PRODUCE + first(able)]
        able &= able - 1
        count += 1
    out[count] = t[ID_END]
    return count + 1


def able_within_supply(t: Ints, s: Ints, armies: int, fleets: int) -> int:
    """Return the undecided factories for whose unit there is a piece left (R1.5, R10.1)."""
    able = 0
    if armies:
        able |= s[ABLE] & ~t[SHIPYARDS]
    if fleets:
        able |= s[ABLE] & t[SHIPYARDS]
    return able


def production_play(t: Ints, s: Ints, action: int) -> None:
    """Produce one unit, all units, or finish."""
    nation = s[STEP_NATION]
    if action == t[ID_END]:
        clear_step(s)
    elif action == t[ID_PRODUCE_ALL]:
        able = able_within_supply(t, s, army_supply(t, s, nation), fleet_supply(t, s, nation))
        while able:
            produce(t, s, nation, first(able))
            able &= able - 1
        clear_step(s)
    else:
        province = region_of(t, action)
        produce(t, s, nation, province)
        s[ABLE] &= ~bit(province)


def production_proceed(t: Ints, s: Ints) -> None:
    """Finish if nothing more can be produced."""
    clear_step(s)


def begin_production(t: Ints, s: Ints, nation: int) -> None:
    """Enable all factories without upright foreign armies (R10.1)."""
    become_step(s, PRODUCTION, nation)
    s[ABLE] = free_factories(t, s, nation)


def produce(t: Ints, s: Ints, nation: int, province: int) -> None:
    """Place the unit of the province's factory; it fights nobody (R10.5)."""
    place = bit(province)
    if place & t[SHIPYARDS]:
        add_unit(s, AFLOAT + nation * LEVELS, place)
    else:
        add_unit(s, UPRIGHT + nation * LEVELS, place)


def army_supply(t: Ints, s: Ints, nation: int) -> int:
    """Return the armies the nation can still place (R1.5)."""
    base = nation * LEVELS
    return t[ARMY_SUPPLY + nation] - total_of(s, UPRIGHT + base) - total_of(s, LYING + base)


def fleet_supply(t: Ints, s: Ints, nation: int) -> int:
    """Return the fleets the nation can still place (R1.5)."""
    return t[FLEET_SUPPLY + nation] - total_of(s, AFLOAT + nation * LEVELS)
