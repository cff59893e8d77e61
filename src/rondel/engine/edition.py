"""An edition ready for play: its facts as index tables and bit masks.

Nations, regions, bonds and spaces are numbers in the order of the data files; a set of regions is one int.

Rules: R1.1-2, R1.4, R2.3, R2.6, R8.4-6, R14.10, R14.13-14, R17.5.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Nation(NamedTuple):
    """One Great Power, in turn order, with its supply of pieces (R1.4, R1.6)."""

    id: str
    name: str
    letters: str
    colour: str
    armies: int
    fleets: int
    flags: int


class Region(NamedTuple):
    """One area of the board; `nation` is -1 outside the nations, `harbour` the exit sea or -1."""

    id: str
    name: str
    kind: str
    nation: int
    city: str | None
    harbour: int
    starts_with_factory: bool


class Space(NamedTuple):
    """One space of the rondel and the action it stands for."""

    id: str
    action: str


class Column(NamedTuple):
    """One column of the tax chart: reached from `at_least` on."""

    label: str
    at_least: int
    power: int
    bonus: int


class Canal(NamedTuple):
    """Two seas joined by a canal; a flag in `controller` decides who is asked (R17.6)."""

    id: str
    first: int
    second: int
    controller: int


class Ways(NamedTuple):
    """Where armies of a nation get by rail and on foot while certain home provinces are open.

    All lists are indexed by region: `rail` the connected open home provinces (with the start), `march` every
    destination without a ship, `seas` the seas in which a convoy from or to there may begin or end.
    """

    rail: Sequence[int]
    march: Sequence[int]
    seas: Sequence[int]


class Facts(NamedTuple):
    """Everything the data files say, checked, in the order of the files."""

    id: str
    title: str
    nations: tuple[Nation, ...]
    regions: tuple[Region, ...]
    closed: tuple[tuple[str, str], ...]
    land_borders: tuple[tuple[int, int], ...]
    coasts: tuple[tuple[int, int], ...]
    sea_borders: tuple[tuple[int, int], ...]
    canals: tuple[Canal, ...]
    faces: tuple[int, ...]
    interests: tuple[int, ...]
    standard_cash: dict[int, int]
    draft_cash: dict[int, int]
    cards: tuple[tuple[tuple[int, int], ...], ...]
    sets: dict[int, tuple[tuple[int, ...], ...]]
    spaces: tuple[Space, ...]
    free_steps: int
    max_steps: int
    step_base: int
    step_per_factor: int
    factory_cost: int
    import_cost: int
    import_limit: int
    armies_to_destroy_factory: int
    investor_payment: int
    status_change_optional: bool
    per_factory: int
    per_flag: int
    pay_per_unit: int
    last_power_point: int
    points_per_factor: int
    money: str
    bonus_payer: str
    bonus: str
    columns: tuple[Column, ...]


# Taking sets apart is the commonest work of all, and the same sets come again and again.
_REGIONS: dict[int, tuple[int, ...]] = {}


def regions_in(mask: int) -> tuple[int, ...]:
    """The regions of a set, in the order of the data."""
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


class Edition:
    """The tables the rules ask. Built once per edition, never changed by play."""

    def __init__(self, facts: Facts) -> None:
        self.facts = facts
        self.id = facts.id
        self.title = facts.title
        self.nations = facts.nations
        self.regions = facts.regions
        self.spaces = facts.spaces
        self.columns = facts.columns
        self.canals = facts.canals
        self.faces = facts.faces
        self.bonus = facts.bonus
        self.status_change_optional = facts.status_change_optional
        self.nation_count = len(facts.nations)
        self.region_count = len(facts.regions)
        self.bond_count = len(facts.faces)
        self.all_bonds = (1 << self.bond_count) - 1
        self.nation_index = {nation.id: i for i, nation in enumerate(facts.nations)}
        self.region_index = {region.id: i for i, region in enumerate(facts.regions)}
        self.space_index = {space.id: i for i, space in enumerate(facts.spaces)}
        self.face_index = {face: i for i, face in enumerate(facts.faces)}
        self.canal_index = {canal.id: i for i, canal in enumerate(facts.canals)}
        # One level more than any stack can be high: the last level is always empty and stops every loop.
        self.levels = 1 + max(max(nation.armies, nation.fleets) for nation in facts.nations)
        bases = range(0, self.nation_count * self.levels, self.levels)
        self.other_bases = [tuple(base for base in bases if base != own) for own in bases]
        self._build_board()
        self._build_bonds()
        self._build_rondel()
        self._ways: dict[tuple[int, int], Ways] = {}
        self._sea_links: dict[int, list[int]] = {}
        self._sea_groups: dict[tuple[int, int], list[tuple[int, int]]] = {}
        # Actions are made of the tables above, so their module needs this one first.
        from rondel.engine.actions import Action, ActionTable

        self.actions = ActionTable(self)
        # The longest lists of the game depend on a few numbers only: made once, then remembered.
        self.known_moves: dict[tuple[int, int, tuple[int, ...], int, int, int], list[Action]] = {}
        self.known_investments: dict[tuple[int, int, int, int], list[Action]] = {}

    def _build_board(self) -> None:
        """Neighbours, home provinces, cities and first factories (R2.3, R2.5-6)."""
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
        self.exit = [region.harbour for region in facts.regions]
        # Where a fleet may sail to, and over which canal (index, -1 for open water).
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

    def _build_bonds(self) -> None:
        size = 1 << self.bond_count
        self.credit = [0] * size
        self.interest = [0] * size
        for mask in range(1, size):
            low = mask & -mask
            bond = low.bit_length() - 1
            self.credit[mask] = self.credit[mask ^ low] + self.facts.faces[bond]
            self.interest[mask] = self.interest[mask ^ low] + self.facts.interests[bond]

    def _build_rondel(self) -> None:
        facts = self.facts
        self.factor = [points // facts.points_per_factor for points in range(facts.last_power_point + 1)]
        self.extra_step_cost = [facts.step_base + facts.step_per_factor * factor for factor in self.factor]
        self.investor_space = next(i for i, space in enumerate(facts.spaces) if space.action == "investor")
        most = facts.per_factory * max(h.bit_count() for h in self.home)
        most += facts.per_flag * max(nation.flags for nation in facts.nations)
        self.column_of_tax = [
            max(i for i, column in enumerate(facts.columns) if column.at_least <= tax or i == 0)
            for tax in range(most + 1)
        ]

    def price(self, steps: int, power: int) -> int:
        """What moving that many spaces costs the government (R8.4)."""
        return max(0, steps - self.facts.free_steps) * self.extra_step_cost[power]

    def steps(self, origin: int, space: int) -> int:
        """How many spaces clockwise from one space to another (a full circle if equal)."""
        count = len(self.spaces)
        return (space - origin - 1) % count + 1

    def ways(self, nation: int, open_provinces: int) -> Ways:
        """Rail and march tables of a nation whose open home provinces are these (R14.1, R14.9-10)."""
        key = (nation, open_provinces)
        ways = self._ways.get(key)
        if ways is None:
            ways = self._ways[key] = self._survey(open_provinces)
        return ways

    def _survey(self, open_provinces: int) -> Ways:
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
        """Neighbouring seas of every region when these canals (a set of canal numbers) are open."""
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
        """The connected groups among these seas, each with the land beside it: where convoys can go."""
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
