"""Oracle for maneuvers: an independent implementation of the rules from the map data, to compare the engine with."""

from __future__ import annotations

import tomllib
from collections import Counter, defaultdict
from functools import cache
from pathlib import Path
from typing import Any

from tests.engine.position import HOME

import rondel

EDITIONS = Path(rondel.__file__).parent / "editions"
Path_ = tuple[str, ...]


class Sea:
    def __init__(self, edition: str) -> None:
        data = tomllib.loads((EDITIONS / edition / "board.toml").read_text(encoding="utf-8"))
        self.home = {nation: set(provinces) for nation, provinces in data["home"].items()}
        self.owner = {province: nation for nation, provinces in self.home.items() for province in provinces}
        self.areas = sorted(set(data["land"]) | set(self.owner))
        self.land: dict[str, set[str]] = defaultdict(set)
        self.coast: dict[str, set[str]] = defaultdict(set)
        self.sea: dict[str, set[str]] = defaultdict(set)
        for table, name in ((self.land, "land"), (self.coast, "coast"), (self.sea, "sea")):
            for here, others in data["borders"][name].items():
                for there in others:
                    table[here].add(there)
                    table[there].add(here)
        self.exit = {
            province: facts["harbor"]
            for provinces in data["home"].values()
            for province, facts in provinces.items()
            if "harbor" in facts
        }
        self.seas = sorted(data["sea"])
        self._paths: dict[frozenset[str], list[tuple[Path_, frozenset[str]]]] = {}
        self.canals: dict[frozenset[str], tuple[str, str]] = {}
        for canal, joins in data.get("canals", {}).items():
            self.canals[frozenset(joins["joins"])] = (canal, joins["controlled_by"])

    def paths(self, fleets: frozenset[str]) -> list[tuple[Path_, frozenset[str]]]:
        """Return all simple paths over seas with fleets, with the canals they pass."""
        if fleets in self._paths:
            return self._paths[fleets]
        found: list[tuple[Path_, frozenset[str]]] = []
        todo: list[tuple[Path_, frozenset[str]]] = [((sea,), frozenset()) for sea in sorted(fleets)]
        while todo:
            path, canals = todo.pop()
            found.append((path, canals))
            for there in sorted(fleets - set(path)):
                if there in self.sea[path[-1]]:
                    todo.append(((*path, there), canals))
                canal = self.canals.get(frozenset((path[-1], there)))
                if canal:
                    todo.append(((*path, there), canals | {canal[0]}))
        self._paths[fleets] = found
        return found


@cache
def sea_map(edition: str) -> Sea:
    return Sea(edition)


Crossing = list[tuple[Path_, frozenset[str]]]


def feasible(crossings: list[Crossing], capacity: Counter[str]) -> bool:
    """Return whether each crossing can have a path such that no sea carries more armies than it has fleets."""
    if not crossings:
        return True
    first = min(crossings, key=len)
    rest = [crossing for crossing in crossings if crossing is not first]
    tried = set()
    for path, _ in first:
        used = frozenset(path)
        if used in tried:
            continue
        tried.add(used)
        if all(capacity[sea] for sea in path):
            left = capacity.copy()
            left.subtract(path)
            if feasible(rest, left):
                return True
    return False


class Maneuver:
    """The oracle's state of one army step."""

    def __init__(self, edition: str, nation: str, fleets: dict[str, int], foreign: set[str]) -> None:
        self.map = sea_map(edition)
        self.nation = nation
        self.capacity = Counter(fleets)
        self.foreign = foreign  # canals that need another player's consent
        self.crossings: list[Crossing] = []

    def rail(self, start: str, blocked: set[str]) -> set[str]:
        line = self.map.home[self.nation] - blocked
        reached = {start}
        if start in line:
            todo = [start]
            while todo:
                for there in (self.map.land[todo.pop()] & line) - reached:
                    reached.add(there)
                    todo.append(there)
        return reached

    def without_ships(self, start: str, blocked: set[str]) -> set[str]:
        areas = set(self.map.areas)
        reached = set(self.rail(start, blocked))
        for place in list(reached):
            reached |= self.map.land[place] & areas
        for place in self.map.land[start] & areas:
            reached |= self.rail(place, blocked)
        return reached - {start}

    def crossing(self, start: str, end: str, blocked: set[str]) -> Crossing:
        """Return all convoy paths from start to end, with rail before or after."""
        line = self.map.home[self.nation] - blocked
        starts = self.rail(start, blocked)
        landings = self.rail(end, blocked) if end in line else {end}
        return [
            (path, canals)
            for path, canals in self.map.paths(frozenset(+self.capacity))
            for one, other in ((starts, {end}), ({start}, landings))
            if any(path[0] in self.map.coast[a] for a in one) and any(path[-1] in self.map.coast[b] for b in other)
        ]

    def verdict(self, start: str, end: str, blocked: set[str], refused: frozenset[str]) -> tuple[bool, bool, Crossing]:
        """Return whether the move is possible, whether it needs consent, and its convoy paths."""
        if end in self.without_ships(start, blocked):
            return True, False, []
        every = self.crossing(start, end, blocked)
        free = [way for way in every if not way[1] & self.foreign]
        if free and feasible([*self.crossings, free], self.capacity):
            return True, False, free
        asking = [way for way in every if not way[1] & refused]
        return bool(asking) and feasible([*self.crossings, asking], self.capacity), True, asking


def foreign_canals(view: dict[str, Any], nation: str) -> set[str]:
    """R17.6-7: canals under the flag of a nation that another player governs."""
    governs = {name: data["government"] for name, data in view["nations"].items()}
    found = set()
    for canal, region in sea_map(view["edition"]).canals.values():
        flag = view["regions"][region].get("flag")
        if flag is not None and governs[flag] != governs[nation]:
            found.add(canal)
    return found


def army_targets(here: dict[str, Any], nation: str, with_fleets: bool) -> list[str]:
    """Return the targets that an army (or, without fleets, a fleet in harbor) may fight, as named in contract 6."""
    found = []
    for other in sorted({*here.get("armies", {}), *here.get("lying", {}), *here.get("fleets", {})} - {nation}):
        upright, lying = here.get("armies", {}).get(other), here.get("lying", {}).get(other)
        if upright and lying:
            found += [f"{other} army:hostile", f"{other} army:friendly"]
        elif upright or lying:
            found.append(f"{other} army")
        if with_fleets and here.get("fleets", {}).get(other):
            found.append(f"{other} fleet")
    return found


def sea_fights(view: dict[str, Any], nation: str) -> set[str]:
    return {
        f"fight {place} {other}"
        for place, here in view["regions"].items()
        if here["kind"] == "sea" and here.get("fleets", {}).get(nation)
        for other in here["fleets"]
        if other != nation
    }


def first_fleet_offers(view: dict[str, Any], nation: str) -> set[str]:
    """R12.4, R13.6: legal actions at the beginning of step 1."""
    board = sea_map(view["edition"])
    found = {"end"} | sea_fights(view, nation)
    for place, here in view["regions"].items():
        if not here.get("fleets", {}).get(nation):
            continue
        if here["kind"] == "sea":
            for pair in board.canals:
                found |= {f"fleet {place} {other}" for other in pair - {place} if place in pair}
            found |= {f"fleet {place} {other}" for other in board.sea[place]}
        else:
            found.add(f"fleet {place} {board.exit[place]}")
            found |= {f"fight {place} {target}" for target in army_targets(here, nation, with_fleets=False)}
    return found


def is_last_free_factory(view: dict[str, Any], province: str) -> bool:
    """R15.7."""
    owner = sea_map(view["edition"]).owner[province]
    free = [
        home
        for home in HOME[view["edition"]][owner]
        if view["regions"][home].get("factory")
        and not any(nation != owner for nation in view["regions"][home].get("armies", {}))
    ]
    return free == [province]


def first_army_offers(view: dict[str, Any], nation: str, options: rondel.Options) -> set[str]:
    """R13.6, R14, R15.5-9: legal actions at the beginning of step 2."""
    board = sea_map(view["edition"])
    fleets = {
        p: h["fleets"][nation]
        for p, h in view["regions"].items()
        if h["kind"] == "sea" and nation in h.get("fleets", {})
    }
    blocked = {
        home for home in board.home[nation] if any(other != nation for other in view["regions"][home].get("armies", {}))
    }
    maneuver = Maneuver(view["edition"], nation, fleets, foreign_canals(view, nation))
    found = {"end"} | (sea_fights(view, nation) if options.late_fleet_battles else set())
    for place, here in view["regions"].items():
        if here["kind"] == "sea":
            continue
        upright, lying = here.get("armies", {}).get(nation, 0), here.get("lying", {}).get(nation, 0)
        fleets_here = here.get("fleets", {}).get(nation, 0)
        names = [":hostile", ":friendly"] if upright and lying else [""] if upright or lying else []
        for name in names:
            for end in board.areas:
                if end != place and maneuver.verdict(place, end, blocked, frozenset())[0]:
                    found.add(f"army {place}{name} {end}")
            found |= {f"fight {place}{name} {target}" for target in army_targets(here, nation, with_fleets=True)}
        if fleets_here:
            name = ":fleet" if names else ""
            found |= {f"fight {place}{name} {target}" for target in army_targets(here, nation, with_fleets=False)}
        owner = board.owner.get(place)
        if owner in (None, nation):
            continue
        if options.status_change and upright:
            found.add(f"stance {place} friendly")
        if options.status_change and lying and not is_last_free_factory(view, place):
            found.add(f"stance {place} hostile")
        defended = here.get("armies", {}).get(owner) or here.get("fleets", {}).get(owner)
        if upright + lying >= 3 and here.get("factory") and not defended and not is_last_free_factory(view, place):
            found.add(f"destroy {place}")
    return found
