"""A second opinion on convoys (R14.4-5, A39, contract 6): every crossing is tried over every path by brute force.

The oracle knows only the map, the fleets and the crossings so far. For random positions it says which landings are
possible and which of them need somebody's consent; the engine must agree, move after move.
"""

from __future__ import annotations

import random
from collections import Counter, defaultdict

import pytest
from tests.engine.oracle_maneuvers import Maneuver, sea_map
from tests.engine.position import HOME, TURN_ORDER, offers, position


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
