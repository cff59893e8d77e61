"""Positions for observation tests: games of every kind, crowded boards and armadas, decision by decision."""

from __future__ import annotations

import random
from collections.abc import Iterator

from tests.fast.games import armada_game, random_choice, random_game

import rondel


def positions(seeds: range, steps: int = 60, edition: str | None = None) -> Iterator[rondel.Game]:
    """Yield games of every kind at every decision of their first `steps`."""
    for seed in seeds:
        game = (armada_game if seed % 3 == 0 else random_game)(seed, edition)
        rng = random.Random(seed)
        for _ in range(steps):
            yield game
            if game.over:
                break
            game.play(random_choice(game, rng))
