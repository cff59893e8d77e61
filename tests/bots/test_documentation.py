"""docs/bots.md is true: its example is a bot that plays a whole game."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import rondel
from rondel import bots

PAGE = (Path(__file__).parents[2] / "docs" / "bots.md").read_text("utf-8")


def test_the_example_plays_a_whole_game() -> None:
    (example,) = re.findall(r"^```python\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)
    assert len([line for line in example.splitlines() if line.strip()]) <= 10
    names: dict[str, Any] = {}
    exec(compile(example, "docs/bots.md", "exec"), names)
    game = rondel.new_game("imperial", players=3, seed=1, options=rondel.Options(max_rounds=20))
    players = [names["Taxer"](seed=0), bots.make("greedy"), bots.make("random")]
    while not game.over:
        decision = game.decision
        game.play(players[decision.player].choose(game.seat_view(decision.player), decision))
    assert players[0].reason is not None


def test_every_level_is_described() -> None:
    for name in bots.names():
        assert f"| `{name}` |" in PAGE
