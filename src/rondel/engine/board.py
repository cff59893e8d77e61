"""Board of an edition as index tables and bit masks: neighbors, home provinces, seas, rail, canals.

Nations, regions, bonds and spaces are numbers in the order of the data files; a set of regions is one int.

Rules: R2.3, R2.6, R14.10, R14.13-14.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rondel.engine.facts import Facts

# Cache of `regions_in`: it is called most often, and the same sets recur.
_REGIONS: dict[int, tuple[int, ...]] = {}


def regions_in(mask: int) -> tuple[int, ...]:
    """Return the regions of a set, in the order of the data."""
    known = _REGIONS.get(mask)
    if known is not None:
        return known
    result = []
    left = mask
    while left:
        low = left & -left
        result.append(low.bit_length() - 1)
        left ^= low
    if len(_REGIONS) > 50_000:
        _REGIONS.clear()
    regions = _REGIONS[mask] = tuple(result)
    return regions


class Ways(NamedTuple):
    """Reach of a nation's armies by rail and on foot while certain home provinces are open.

    All lists are indexed by region: `rail` has the connected open home provinces (including the start), `march` all
    destinations without a convoy, `seas` the seas in which a convoy from or to that region may begin or end.
    """

    rail: Sequence[int]
    march: Sequence[int]
    seas: Sequence[int]


class Board:
    """Geography and movement tables, built once per edition and never changed by play."""

    def __init__(self, facts: Facts) -> None:
        self.facts = facts
        self.id = facts.id
        self.title = facts.title
        self.nations = facts.nations
        self.regions = facts.regions
        self.canals = facts.canals
        self.nation_count = len(facts.nations)
        self.region_count = len(facts.regions)
        self.nation_index = {nation.id: i for i, nation in enumerate(facts.nations)}
        self.region_index = {region.id: i for i, region in enumerate(facts.regions)}
        self._build_board()
        self._ways: dict[tuple[int, int], Ways] = {}
        self._sea_links: dict[int, list[int]] = {}
        self._sea_groups: dict[tuple[int, int], list[tuple[int, int]]] = {}

    def _build_board(self) -> None:
        """Build the tables of neighbors, home provinces, shipyards, first factories and fleet moves (R2.3, R2.5-6)."""
        facts = self.facts
        count = self.region_count
        self.land = [0] * count
        self.coast = [0] * count
        self.sea = [0] * count
        for a, b in facts.land_borders:
            self.land[a] |= 1 << b
            self.land[b] |= 1 << a
        for a, b in facts.coasts:
            self.coast[a] |= 1 << b
            self.coast[b] |= 1 << a
        for a, b in facts.sea_borders:
            self.sea[a] |= 1 << b
            self.sea[b] |= 1 << a
        self.home = [0] * self.nation_count
        self.homes = self.seas = self.neutral = self.shipyards = self.starting_factories = 0
        for r, region in enumerate(facts.regions):
            if region.kind == "home":
                self.home[region.nation] |= 1 << r
                self.homes |= 1 << r
                if region.city == "shipyard":
                    self.shipyards |= 1 << r
                if region.starts_with_factory:
                    self.starting_factories |= 1 << r
            elif region.kind == "sea":
                self.seas |= 1 << r
            else:
                self.neutral |= 1 << r
        self.flaggable = self.seas | self.neutral
        self.owner = [region.nation for region in facts.regions]
        self.exit = [region.harbor for region in facts.regions]
        # Destinations of fleets, each with the canal on the way (index, -1 for open water).
        self.sailings: list[list[tuple[int, int]]] = []
        for r in range(count):
            if self.exit[r] >= 0:
                self.sailings.append([(self.exit[r], -1)])
                continue
            ways = dict.fromkeys(regions_in(self.sea[r]), -1)
            for c, canal in enumerate(facts.canals):
                if r in (canal.first, canal.second):
                    ways.setdefault(canal.second if r == canal.first else canal.first, c)
            self.sailings.append(sorted(ways.items()))

    def ways(self, nation: int, open_provinces: int) -> Ways:
        """Return the rail and march tables of a nation with these open home provinces (R14.1, R14.9-10)."""
        key = (nation, open_provinces)
        ways = self._ways.get(key)
        if ways is None:
            ways = self._ways[key] = self._compute_ways(open_provinces)
        return ways

    def _compute_ways(self, open_provinces: int) -> Ways:
        rail = [0] * self.region_count
        for r in regions_in(open_provinces):
            if not rail[r]:
                network = self._spread(1 << r, open_provinces, self.land)
                for province in regions_in(network):
                    rail[province] = network
        march, seas = [], []
        for r in range(self.region_count):
            start = rail[r] or 1 << r
            reached = on_foot = self._beside(start, self.land)
            for province in regions_in(on_foot & open_provinces):
                reached |= rail[province]
            march.append((reached | start) & ~(1 << r))
            seas.append(self._beside(start, self.coast) if not 1 << r & self.seas else 0)
        return Ways(rail, march, seas)

    def _beside(self, regions: int, borders: Sequence[int]) -> int:
        result = 0
        for r in regions_in(regions):
            result |= borders[r]
        return result

    def _spread(self, start: int, within: int, borders: Sequence[int]) -> int:
        reached = start
        edge = start
        while edge:
            edge = self._beside(edge, borders) & within & ~reached
            reached |= edge
        return reached

    def sea_links(self, open_canals: int) -> list[int]:
        """Return the neighboring seas of every region while these canals (a set of canal numbers) are open."""
        links = self._sea_links.get(open_canals)
        if links is None:
            links = list(self.sea)
            for c, canal in enumerate(self.canals):
                if open_canals >> c & 1:
                    links[canal.first] |= 1 << canal.second
                    links[canal.second] |= 1 << canal.first
            self._sea_links[open_canals] = links
        return links

    def sea_groups(self, seas: int, open_canals: int) -> list[tuple[int, int]]:
        """Return the connected components of these seas, each with its coastal regions: the reach of convoys."""
        key = (seas, open_canals)
        groups = self._sea_groups.get(key)
        if groups is None:
            groups = []
            links = self.sea_links(open_canals)
            left = seas
            while left:
                group = self._spread(left & -left, left, links)
                groups.append((group, self._beside(group, self.coast)))
                left &= ~group
            self._sea_groups[key] = groups
        return groups
