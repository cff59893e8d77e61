"""Import (R11): the treasury buys up to three units, placed in home provinces without upright foreign armies.

Rules: R11.1-3.
"""

from __future__ import annotations

from rondel.fast.board import ID_END, IDS_IMPORT_ARMY, IDS_IMPORT_FLEET, IMPORT_COST, IMPORT_LIMIT, SHIPYARDS
from rondel.fast.ints import Ints, bit, first
from rondel.fast.layout import AFLOAT, BOUGHT, FLEET, GOVERNMENT, LEVELS, STEP_NATION, TREASURY, UPRIGHT
from rondel.fast.rules.money import gift_could_cover
from rondel.fast.rules.parts import region_of, unit_of
from rondel.fast.rules.production import army_supply, fleet_supply
from rondel.fast.rules.stack import clear_step
from rondel.fast.rules.units import add_unit, open_provinces


def import_actions(t: Ints, s: Ints, out: Ints) -> int:
    """Write armies anywhere at home, fleets in port cities (R11.2); only `end` while a gift could pay (R24, D6)."""
    if s[BOUGHT] >= t[IMPORT_LIMIT]:
        return 0
    nation = s[STEP_NATION]
    provinces = open_provinces(t, s, nation)
    for_armies = provinces if army_supply(t, s, nation) else 0
    for_fleets = provinces & t[SHIPYARDS] if fleet_supply(t, s, nation) else 0
    if for_armies | for_fleets == 0:
        return 0
    count = 0
    lacking = t[IMPORT_COST] - s[TREASURY + nation]
    if lacking <= 0:
        while for_armies:
            out[count] = t[IDS_IMPORT_ARMY + first(for_armies)]
            for_armies &= for_armies - 1
            count += 1
        while for_fleets:
            out[count] = t[IDS_IMPORT_FLEET + first(for_fleets)]
            for_fleets &= for_fleets - 1
            count += 1
    elif not gift_could_cover(t, s, s[GOVERNMENT + nation], lacking):
        return 0
    out[count] = t[ID_END]
    return count + 1


def import_play(t: Ints, s: Ints, action: int) -> None:
    """Import one unit, or finish."""
    if action == t[ID_END]:
        clear_step(s)
        return
    nation = s[STEP_NATION]
    s[TREASURY + nation] -= t[IMPORT_COST]
    units = AFLOAT if unit_of(t, action) == FLEET else UPRIGHT
    add_unit(s, units + nation * LEVELS, bit(region_of(t, action)))
    s[BOUGHT] += 1


def import_proceed(t: Ints, s: Ints) -> None:
    """Finish if nothing more can be imported."""
    clear_step(s)
