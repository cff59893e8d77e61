"""Perft: the number of action sequences of exactly `depth` actions from a position, without gifts.

Sequences that end the game earlier do not count. After a deliberate change of a rule, `python -m tests.engine.perft`
prints the new table.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from tests.engine.position import position

import rondel

TABLE = Path(__file__).parent / "perft.toml"


def perft(game: rondel.Game, depth: int) -> int:
    if depth == 0:
        return 1
    if game.over:
        return 0
    if depth == 1:
        return len(game.decision.actions)
    total = 0
    for action in game.decision.actions:
        other = game.copy()
        other.play(action)
        total += perft(other, depth - 1)
    return total


def entries() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = tomllib.loads(TABLE.read_text(encoding="utf-8"))["position"]
    return found


def start(entry: dict[str, Any]) -> rondel.Game:
    """Return the position of an entry: a new game or a description for `position`, then the actions of `after`."""
    if "new_game" in entry:
        arguments = dict(entry["new_game"])
        options = rondel.Options.from_dict(arguments.pop("options", {}))
        game = rondel.new_game(**arguments, options=options)
    else:
        arguments = dict(entry["given"])
        for key in ("cash", "governs"):
            if key in arguments:
                arguments[key] = {int(seat): value for seat, value in arguments[key].items()}
        game = position(**arguments)
    for text in entry.get("after", []):
        game.play(text)
    return game


if __name__ == "__main__":
    for entry in entries():
        game = start(entry)
        print(entry["name"], [perft(game, depth) for depth in range(1, len(entry["counts"]) + 1)])
