"""Differential test of convoys (R14.4-5, A39, contract 6) against a brute-force oracle that tries all paths.

The oracle uses only the map, the fleets and the previous crossings. In random positions it determines which landings
are possible and which of them need consent; the engine must agree, move after move.
"""

from __future__ import annotations

import random
from collections import Counter, defaultdict

import pytest
from tests.engine.oracle_maneuvers import Maneuver, sea_map
from tests.engine.position import HOME, TURN_ORDER, offers, position


def random_step(edition: str, seed: int) -> None:
    rng = random.Random(seed)
    board = sea_map(edition)
    nation = rng.choice(TURN_ORDER[edition])
    fleets = Counter(rng.choices(board.seas, k=rng.randint(1, 6)))
    places = rng.choices(board.areas, k=rng.randint(1, 2)) + rng.choices(sorted(board.home[nation]), k=3)
    armies = Counter(places)
    enemies = [other for other in TURN_ORDER[edition] if other != nation]
    blocked = set(rng.sample(sorted(board.home[nation]), rng.choice((0, 0, 1))))
    flags: dict[str, str] = {}
    foreign = set()
    for canal, region in board.canals.values():
        if rng.random() < 0.6:
            flags[region] = rng.choice(enemies)
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
        start, end = rng.choice(ships or sorted(verdicts))
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


def test_home_provinces_match_the_oracle() -> None:
    for edition in ("imperial", "imperial_2030"):
        assert {n: set(p) for n, p in HOME[edition].items()} == sea_map(edition).home
