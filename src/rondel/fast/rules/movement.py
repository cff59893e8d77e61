"""Movement of armies by land, rail and convoy (R14). Convoys are kept feasible, but not assigned to fleets.

`SHIPS` in the layout holds all possible assignments of fleets to the convoys so far, each as the remaining fleets.

Rules: R14.1-2, R14.4-7, R14.9, R14.11-12.
"""

from __future__ import annotations

from rondel.fast.board import (
    CANAL_COUNT,
    CANAL_FIRST,
    CANAL_SECOND,
    COAST,
    EMBARK,
    HOME_REGIONS,
    MARCH,
    MOST_HOMES,
    MOST_SAILINGS,
    RAIL,
    SAILING_CANAL,
    SAILING_COUNT,
    SAILING_TO,
    SEA,
    SEAS,
    WAYS,
    WAYS_OF_NATION,
    WAYS_SIZE,
)
from rondel.fast.ints import Ints, bit, first, size
from rondel.fast.layout import (
    AFLOAT,
    BEST_FOREIGN,
    BEST_LENGTH,
    BEST_SEAS,
    BEST_TO_ASK,
    LEVELS,
    SHIP_COUNT,
    SHIP_SEAS,
    SHIPS,
    SHIPS_AFTER,
    SHIPS_AFTER_COUNT,
)
from rondel.fast.rules.stack import appended, length_of
from rondel.fast.rules.units import count_at


def ways_at(t: Ints, nation: int, open_home: int) -> int:
    """Return the offset of the nation's rail and march tables for these open home provinces (R14.1, R14.9-10)."""
    number = 0
    at = HOME_REGIONS + nation * MOST_HOMES
    for i in range(MOST_HOMES):
        r = t[at + i]
        if r >= 0 and open_home & bit(r):
            number |= bit(i)
    return WAYS + nation * WAYS_OF_NATION + number * WAYS_SIZE


def count_ships(t: Ints, s: Ints, nation: int) -> None:
    """Make all fleets at sea available for convoys, including those moved in this maneuver (R14.6-7)."""
    base = AFLOAT + nation * LEVELS
    s[SHIP_SEAS] = s[base] & t[SEAS]
    s[SHIP_COUNT] = 1
    s[SHIPS] = fleets_in(s, base, s[SHIP_SEAS])


def fleets_in(s: Ints, base: int, seas: int) -> int:
    """Return the fleets in these seas as one assignment: four bits per sea."""
    ships = 0
    slot = 0
    while seas:
        ships |= count_at(s, base, seas & -seas) * bit(slot)
        seas &= seas - 1
        slot += 4
    return ships


def seas_left(ships: int, seas: int) -> int:
    """Return the seas with a free fleet in this assignment."""
    result = 0
    while ships:
        if ships & 15:
            result |= seas & -seas
        ships >>= 4
        seas &= seas - 1
    return result


def shores_in_reach(t: Ints, free: int, starts: int, canals: int) -> int:
    """Return the land next to free seas connected to the starts by open water and these canals (R14.4)."""
    reached = free & starts
    edge = reached
    landed = 0
    while edge:
        sea = first(edge)
        edge &= edge - 1
        landed |= t[COAST + sea]
        adjacent = t[SEA + sea]
        for canal in range(t[CANAL_COUNT]):
            if canals & bit(canal):
                if t[CANAL_FIRST + canal] == sea:
                    adjacent |= bit(t[CANAL_SECOND + canal])
                elif t[CANAL_SECOND + canal] == sea:
                    adjacent |= bit(t[CANAL_FIRST + canal])
        adjacent &= free & ~reached
        reached |= adjacent
        edge |= adjacent
    return landed


def destinations(t: Ints, s: Ints, ways: int, open_home: int, canals: int, origin: int) -> int:
    """Return every land region where an army may end its movement (R14.1, R14.4, R14.10)."""
    starts = t[ways + EMBARK + origin]
    landed = 0
    if starts & s[SHIP_SEAS]:
        for i in range(s[SHIP_COUNT]):
            free = seas_left(s[SHIPS + i], s[SHIP_SEAS])
            if free & starts:
                landed |= shores_in_reach(t, free, starts, canals)
        by_rail = landed & open_home
        while by_rail:
            network = t[ways + RAIL + first(by_rail)]
            landed |= network
            by_rail &= ~network
    return (t[ways + MARCH + origin] | landed) & ~bit(origin)


def find_best_path(t: Ints, s: Ints, starts: int, landings: int, canals: int, foreign: int) -> None:
    """Find the path with the fewest foreign canals, then fewest seas, then in data order.

    `BEST_LENGTH` is 0 if there is no path.
    """
    s[BEST_LENGTH] = 0
    for i in range(s[SHIP_COUNT]):
        free = seas_left(s[SHIPS + i], s[SHIP_SEAS])
        begins = starts & free
        while begins:
            sea = first(begins)
            begins &= begins - 1
            _try_path(t, s, sea, bit(sea) | starts, free, landings, canals, foreign, 1, 0, sea, 0)


def _try_path(
    t: Ints,
    s: Ints,
    here: int,
    visited: int,
    free: int,
    landings: int,
    canals: int,
    foreign: int,
    length: int,
    passed: int,
    seas: int,
    to_ask: int,
) -> None:
    """Extend the path from `here`; `seas` has six bits per sea of it, `passed` counts its foreign canals."""
    if s[BEST_LENGTH] and (passed > s[BEST_FOREIGN] or (passed == s[BEST_FOREIGN] and length > s[BEST_LENGTH])):
        return
    if landings & bit(here):
        if (
            not s[BEST_LENGTH]
            or passed < s[BEST_FOREIGN]
            or (passed == s[BEST_FOREIGN] and (length < s[BEST_LENGTH] or seas < s[BEST_SEAS]))
        ):
            s[BEST_FOREIGN] = passed
            s[BEST_LENGTH] = length
            s[BEST_SEAS] = seas
            s[BEST_TO_ASK] = to_ask
        return
    at = here * MOST_SAILINGS
    for i in range(t[SAILING_COUNT + here]):
        sea = t[SAILING_TO + at + i]
        canal = t[SAILING_CANAL + at + i]
        if not bit(sea) & free & ~visited or (canal >= 0 and not canals & bit(canal)):
            continue
        asked = 1 if canal >= 0 and foreign & bit(canal) else 0
        _try_path(
            t,
            s,
            sea,
            visited | bit(sea),
            free,
            landings,
            canals,
            foreign,
            length + 1,
            passed + asked,
            seas * 64 + sea,
            appended(to_ask, length_of(to_ask), canal) if asked else to_ask,
        )


def use_ships(t: Ints, s: Ints, starts: int, landings: int, canals: int) -> None:
    """Update the assignments for one more army crossing over open water and these canals (R14.5)."""
    s[SHIPS_AFTER_COUNT] = 0
    for i in range(s[SHIP_COUNT]):
        free = seas_left(s[SHIPS + i], s[SHIP_SEAS])
        begins = starts & free
        while begins:
            sea = first(begins)
            begins &= begins - 1
            _use_path(t, s, s[SHIPS + i], sea, bit(sea) | starts, free, landings, canals)
    for i in range(s[SHIPS_AFTER_COUNT], s[SHIP_COUNT]):
        s[SHIPS + i] = 0
    s[SHIP_COUNT] = s[SHIPS_AFTER_COUNT]
    for i in range(s[SHIP_COUNT]):
        s[SHIPS + i] = s[SHIPS_AFTER + i]


def _use_path(t: Ints, s: Ints, ships: int, here: int, visited: int, free: int, landings: int, canals: int) -> None:
    """Extend the path from `here`, using a fleet there; at a landing keep the remaining fleets as an assignment."""
    left = ships - bit(4 * size(s[SHIP_SEAS] & (bit(here) - 1)))
    if landings & bit(here):
        _keep_ships(s, left)
        return
    at = here * MOST_SAILINGS
    for i in range(t[SAILING_COUNT + here]):
        sea = t[SAILING_TO + at + i]
        canal = t[SAILING_CANAL + at + i]
        if bit(sea) & free & ~visited and (canal < 0 or canals & bit(canal)):
            _use_path(t, s, left, sea, visited | bit(sea), free, landings, canals)


def _keep_ships(s: Ints, ships: int) -> None:
    """Add an assignment unless another one dominates it; drop those that it dominates."""
    remaining = 0
    for i in range(s[SHIPS_AFTER_COUNT]):
        other = s[SHIPS_AFTER + i]
        if _covers(other, ships):
            return
        if not _covers(ships, other):
            s[SHIPS_AFTER + remaining] = other
            remaining += 1
    s[SHIPS_AFTER_COUNT] = remaining + 1
    _insert_ships(s, SHIPS_AFTER, remaining, ships)


def _insert_ships(s: Ints, base: int, count: int, ships: int) -> None:
    """Insert an assignment into the sorted list of `count` at `base`."""
    i = base + count
    while i > base and s[i - 1] > ships:
        s[i] = s[i - 1]
        i -= 1
    s[i] = ships


def _covers(many: int, few: int) -> bool:
    while few:
        if few & 15 > many & 15:
            return False
        few >>= 4
        many >>= 4
    return True


def lose_ships(s: Ints, nation: int) -> None:
    """Update the assignments after a late battle at sea: fleets already used are lost first (A32)."""
    seas = s[SHIP_SEAS]
    afloat = fleets_in(s, AFLOAT + nation * LEVELS, seas)
    s[SHIP_SEAS] = seas_left(afloat, seas)
    remaining = 0
    for i in range(s[SHIP_COUNT]):
        ships = _fewer_ships(s[SHIPS + i], afloat)
        known = False
        for k in range(remaining):
            if s[SHIPS + k] == ships:
                known = True
        if not known:
            _insert_ships(s, SHIPS, remaining, ships)
            remaining += 1
    for i in range(remaining, s[SHIP_COUNT]):
        s[SHIPS + i] = 0
    s[SHIP_COUNT] = remaining


def _fewer_ships(one: int, other: int) -> int:
    """Return the smaller number for each sea; seas without a fleet in the second assignment are dropped."""
    result = 0
    slot = 0
    while other:
        if other & 15:
            result |= min(one & 15, other & 15) * bit(slot)
            slot += 4
        one >>= 4
        other >>= 4
    return result
