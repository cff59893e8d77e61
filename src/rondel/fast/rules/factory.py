"""Factory (R9): the treasury pays for one factory in a home city that no upright foreign army blocks.

Rules: R1.7, R9.1-5.
"""

from __future__ import annotations

from rondel.fast.board import FACTORY_COST, ID_PASS, IDS_BUILD
from rondel.fast.ints import Ints, bit, first
from rondel.fast.layout import FACTORIES, GOVERNMENT, STEP_NATION, TREASURY
from rondel.fast.rules.money import gift_could_cover
from rondel.fast.rules.parts import region_of
from rondel.fast.rules.stack import clear_step
from rondel.fast.rules.units import open_provinces


def factory_actions(t: Ints, s: Ints, out: Ints) -> int:
    """Write all free cities; only `pass` while a gift by the government could make up the price (R9.3)."""
    nation = s[STEP_NATION]
    sites = building_sites(t, s, nation)
    if sites == 0:
        return 0
    count = 0
    lacking = t[FACTORY_COST] - s[TREASURY + nation]
    if lacking <= 0:
        while sites:
            out[count] = t[IDS_BUILD + first(sites)]
            sites &= sites - 1
            count += 1
    elif not gift_could_cover(t, s, s[GOVERNMENT + nation], lacking):
        return 0
    out[count] = t[ID_PASS]
    return count + 1


def factory_play(t: Ints, s: Ints, action: int) -> None:
    """Build, or build nothing (R9.4)."""
    if action != t[ID_PASS]:
        s[TREASURY + s[STEP_NATION]] -= t[FACTORY_COST]
        s[FACTORIES] |= bit(region_of(t, action))
    clear_step(s)


def factory_proceed(t: Ints, s: Ints) -> None:
    """Finish if nothing can be built."""
    clear_step(s)


def building_sites(t: Ints, s: Ints, nation: int) -> int:
    """Return home cities without a factory or upright foreign armies (R9.1); factories never run out (R1.7)."""
    return open_provinces(t, s, nation) & ~s[FACTORIES]
