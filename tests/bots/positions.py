"""Positions for bot tests."""

from __future__ import annotations

import random
from collections.abc import Iterator

import rondel
from rondel import bots


def positions(edition: str, options: rondel.Options, every: int, seed: int) -> Iterator[rondel.Game]:
    """Yield positions with a real choice from a game of greedy bots that sometimes play at random."""
    game = rondel.new_game(edition, players=4, seed=seed, options=options)
    rng = random.Random(seed)
    player = bots.make("greedy")
    choices = 0
    while not game.over:
        decision = game.decision
        if len(decision.actions) > 1:
            choices += 1
            if choices % every == 0:
                yield game
        if rng.random() < 0.1:
            game.play(rng.choice(decision.actions))
        else:
            game.play(player.choose(game.seat_view(decision.player), decision))
