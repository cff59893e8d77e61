"""A second opinion on convoys (R14.4-5, A39, contract 6): every crossing is tried over every path by brute force.

The oracle knows only the map, the fleets and the crossings so far. For random positions it says which landings are
possible and which of them need somebody's consent; the engine must agree, move after move.
"""

from __future__ import annotations

import random
import tomllib
from collections import Counter, defaultdict
from functools import cache
from pathlib import Path

import pytest
from tests.engine.position import HOME, TURN_ORDER, offers, position

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
        self.seas = sorted(data["sea"])
        self._paths: dict[frozenset[str], list[tuple[Path_, frozenset[str]]]] = {}
        self.canals: dict[frozenset[str], tuple[str, str]] = {}
        for canal, joins in data.get("canals", {}).items():
            self.canals[frozenset(joins["joins"])] = (canal, joins["controlled_by"])

    def paths(self, fleets: frozenset[str]) -> list[tuple[Path_, frozenset[str]]]:
        """Every simple path over seas with fleets, with the canals it passes."""
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
    """Is there one path for each crossing such that no sea carries more armies than it has fleets?"""
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
    """The oracle's own memory of one army step."""

    def __init__(self, edition: str, nation: str, fleets: dict[str, int], foreign: set[str]) -> None:
        self.map = sea_map(edition)
        self.nation = nation
        self.capacity = Counter(fleets)
        self.foreign = foreign  # canals under a flag of somebody who must be asked
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
        """Every path that carries an army from start to end, with rail before or after."""
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
        """(possible, needs consent, its paths if it needs ships)."""
        if end in self.without_ships(start, blocked):
            return True, False, []
        every = self.crossing(start, end, blocked)
        free = [way for way in every if not way[1] & self.foreign]
        if free and feasible([*self.crossings, free], self.capacity):
            return True, False, free
        asking = [way for way in every if not way[1] & refused]
        return bool(asking) and feasible([*self.crossings, asking], self.capacity), True, asking


def random_step(edition: str, seed: int) -> None:
    chooser = random.Random(seed)
    board = sea_map(edition)
    nation = chooser.choice(TURN_ORDER[edition])
    fleets = Counter(chooser.choices(board.seas, k=chooser.randint(1, 6)))
    places = chooser.choices(board.areas, k=chooser.randint(1, 2)) + chooser.choices(sorted(board.home[nation]), k=3)
    armies = Counter(places)
    enemies = [other for other in TURN_ORDER[edition] if other != nation]
    blocked = set(chooser.sample(sorted(board.home[nation]), chooser.choice((0, 0, 1))))
    flags: dict[str, str] = {}
    foreign = set()
    for canal, region in board.canals.values():
        if chooser.random() < 0.6:
            flags[region] = chooser.choice(enemies)
            foreign.add(canal)
    standing = {place: {nation: count} for place, count in armies.items()}
    for place in blocked:
        standing.setdefault(place, {})[enemies[0]] = 1
    game = position(
        edition,
        turn=nation,
        armies=standing,
        fleets={sea: {nation: count} for sea, count in fleets.items()},
        flags=flags,
    )
    game.play("rondel maneuver_1")
    while game.decision.kind == "fleets":
        game.play("end")
    oracle = Maneuver(edition, nation, dict(fleets), foreign)
    moved: Counter[str] = Counter()
    for _ in range(6):
        if game.decision.kind != "armies":
            return
        view = game.view()
        upright = {
            place
            for place in board.home[nation]
            if any(owner != nation for owner in view["regions"][place].get("armies", {}))
        }
        moves: dict[str, set[str]] = defaultdict(set)
        for text in offers(game):
            words = text.split()
            if words[0] == "army":
                moves[words[1].split(":")[0]].add(words[2])
        verdicts = {}
        for start in armies:
            if armies[start] == 0:
                assert not moves[start]
                continue
            possible = set()
            for end in board.areas:
                if end == start:
                    continue
                may, asks, ways = oracle.verdict(start, end, upright, frozenset())
                if may:
                    possible.add(end)
                    verdicts[start, end] = asks, ways
            assert moves[start] == possible, (seed, nation, start, moves[start] ^ possible)
        if not verdicts:
            return
        ships = [key for key, (asks, ways) in verdicts.items() if ways]
        start, end = chooser.choice(ships or sorted(verdicts))
        asks, ways = verdicts[start, end]
        text = next(
            t
            for t in offers(game)
            if t.startswith(f"army {start}") and t.endswith(f" {end}") and t.split()[1].split(":")[0] == start
        )
        game.play(text)
        assert (game.decision.kind == "canal" if not game.over else False) is asks, (seed, text)
        consented: set[str] = set()
        while not game.over and game.decision.kind == "canal":
            flagged = game.decision.nation
            consented |= {canal for canal, region in board.canals.values() if flags.get(region) == flagged}
            game.play("allow")
        if ways:
            oracle.crossings.append([way for way in ways if not (way[1] & foreign) - consented])
        armies[start] -= 1
        moved[end] += 1
        while not game.over and game.decision.kind in ("stance", "arrival", "ask", "challenge"):
            texts = offers(game)
            game.play(next((t for t in ("friendly", "peace", "pass") if t in texts), texts[0]))
        if not game.over and game.decision.kind == "armies" and game.view()["turn"]["nation"] != nation:
            return


@pytest.mark.parametrize("edition", ["imperial", "imperial_2030"])
@pytest.mark.parametrize("block", range(4))
def test_convoys_agree_with_brute_force(edition: str, block: int) -> None:
    """R14.4-5, R17.6, A39."""
    for seed in range(block * 15, block * 15 + 15):
        random_step(edition, seed)


def test_the_oracle_knows_every_home() -> None:
    for edition in ("imperial", "imperial_2030"):
        assert {n: set(p) for n, p in HOME[edition].items()} == sea_map(edition).home
