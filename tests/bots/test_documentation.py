"""The example in docs/bots.md plays a whole game."""

from __future__ import annotations

from typing import Any

from checks.reading import Repository

import rondel
from rondel import bots


def test_the_example_plays_a_whole_game() -> None:
    (example,) = Repository().blocks("docs/bots.md", "python")
    names: dict[str, Any] = {}
    exec(compile(example.text, "docs/bots.md", "exec"), names)
    game = rondel.new_game("imperial", players=3, seed=1, options=rondel.Options(max_rounds=20))
    players = [names["Taxer"](seed=0), bots.make("greedy"), bots.make("random")]
    while not game.over:
        decision = game.decision
        game.play(players[decision.player].choose(game.seat_view(decision.player), decision))
    assert players[0].reason is not None
