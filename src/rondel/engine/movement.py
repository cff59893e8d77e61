"""Movement of armies: on foot, by rail, by convoy (R14). Convoys are only checked for feasibility, never assigned.

`Ships` is the set of all possible assignments of fleets to the crossings so far, each represented by its unused fleets:
levels of sea regions as in `units.py`. A crossing is legal if an assignment has an unused fleet in every sea it needs.

Rules: R14.1-2, R14.4-7, R14.9, R14.11-12.
"""

from __future__ import annotations

from typing import NamedTuple

from rondel.engine.actions import Action
from rondel.engine.board import Ways, regions_in
from rondel.engine.edition import Edition
from rondel.engine.position import Position

Fleets = tuple[int, ...]
Ships = tuple[Fleets, ...]


class Path(NamedTuple):
    """A convoy's path over adjacent seas; `canals` are those passed, in order."""

    seas: tuple[int, ...]
    canals: tuple[int, ...]
    mask: int


def ships_at_sea(s: Position, nation: int) -> Ships:
    """Return all fleets at sea: each may convoy, even if it moved in this maneuver (R14.6-7)."""
    base = nation * s.edition.levels
    seas = s.edition.seas
    fleets = []
    while s.fleets[base] & seas:
        fleets.append(s.fleets[base] & seas)
        base += 1
    return (tuple(fleets),)


def open_provinces(s: Position, nation: int) -> int:
    """Return the home provinces in which rail is in service (R14.9)."""
    return s.edition.home[nation] & ~s.occupied(nation)


def seas_with_ships(ships: Ships) -> tuple[int, ...]:
    """Return the seas with an unused fleet, for each possible assignment of the fleets."""
    if len(ships) == 1:
        return ships[0][:1] or (0,)
    return tuple(sorted({fleets[0] if fleets else 0 for fleets in ships}))


def destinations(
    edition: Edition, ways: Ways, open_home: int, free_seas: tuple[int, ...], canals: int, origin: int
) -> int:
    """Return all land regions in which an army may end its movement (R14.1, R14.4, R14.10)."""
    reached = ways.march[origin]
    starts = ways.seas[origin]
    landed = 0
    for seas in free_seas:
        if seas & starts:
            for group, shore in edition.sea_groups(seas, canals):
                if group & starts:
                    landed |= shore
    by_rail = landed & open_home
    while by_rail:
        network = ways.rail[(by_rail & -by_rail).bit_length() - 1]
        landed |= network
        by_rail &= ~network
    return (reached | landed) & ~(1 << origin)


def army_moves(
    edition: Edition,
    nation: int,
    open_home: int,
    free_seas: tuple[int, ...],
    canals: int,
    origin: int,
    own: int,
) -> list[Action]:
    """Return the moves of an army from `origin`, cached by the arguments."""
    key = (nation, open_home, free_seas, canals, origin, own)
    moves = edition.move_cache.get(key)
    if moves is None:
        reached = destinations(edition, edition.ways(nation, open_home), open_home, free_seas, canals, origin)
        table = edition.actions.army
        moves = [table[origin, to, own] for to in regions_in(reached)]
        if len(edition.move_cache) > 100_000:
            edition.move_cache.clear()
        edition.move_cache[key] = moves
    return moves


def paths(edition: Edition, free: int, starts: int, landings: int, canals: int) -> list[Path]:
    """Return all paths over the free seas from a start to the first landing on the way."""
    found: list[Path] = []

    def sail(seas: tuple[int, ...], passed: tuple[int, ...], mask: int) -> None:
        here = seas[-1]
        if landings >> here & 1:
            found.append(Path(seas, passed, mask))
            return
        for sea, canal in edition.sailings[here]:
            bit = 1 << sea
            if bit & free and not bit & (mask | starts) and (canal < 0 or canals >> canal & 1):
                sail((*seas, sea), passed if canal < 0 else (*passed, canal), mask | bit)

    for start in regions_in(starts & free):
        sail((start,), (), 1 << start)
    return found


def best_path(edition: Edition, ships: Ships, starts: int, landings: int, canals: int, foreign: int) -> Path | None:
    """Return the path with the fewest foreign canals, then the fewest seas, then by data order, if there is any."""
    best: Path | None = None
    best_key: tuple[int, int, tuple[int, ...]] | None = None
    for free in seas_with_ships(ships):
        for path in paths(edition, free, starts, landings, canals):
            key = (sum(foreign >> c & 1 for c in path.canals), len(path.seas), path.seas)
            if best_key is None or key < best_key:
                best, best_key = path, key
    return best


def ships_after(edition: Edition, ships: Ships, starts: int, landings: int, canals: int) -> Ships:
    """Return the possible unused fleets after one more crossing, over open water and these canals (R14.5)."""
    left: set[Fleets] = set()
    for fleets in ships:
        if fleets:
            for path in paths(edition, fleets[0], starts, landings, canals):
                left.add(_without(fleets, path.mask))
    return tuple(sorted(one for one in left if not any(_covers(other, one) for other in left if other != one)))


def ships_still_afloat(s: Position, nation: int, ships: Ships) -> Ships:
    """Return the unused fleets after a late battle at sea, in which fleets that have convoyed are lost first (A32)."""
    (afloat,) = ships_at_sea(s, nation)
    return tuple(sorted({_trimmed(tuple(a & b for a, b in zip(fleets, afloat, strict=False))) for fleets in ships}))


def _without(fleets: Fleets, mask: int) -> Fleets:
    result = []
    for level in reversed(fleets):
        used = level & mask
        mask ^= used
        result.append(level ^ used)
    return _trimmed(tuple(reversed(result)))


def _trimmed(fleets: Fleets) -> Fleets:
    while fleets and not fleets[-1]:
        fleets = fleets[:-1]
    return fleets


def _covers(many: Fleets, few: Fleets) -> bool:
    return len(many) >= len(few) and all(b & ~a == 0 for a, b in zip(many, few, strict=False))
