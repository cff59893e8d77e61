"""Add golden saved games of this version to `golden_saves.json`: `python -m tests.docs.write_golden_saves`.

Run it once per release.
"""

from __future__ import annotations

import itertools
import json
import random
from pathlib import Path
from typing import Any

import rondel

FILE = Path(__file__).parent / "golden_saves.json"


def saved_games(kinds: set[str]) -> list[dict[str, Any]]:
    """Return a random game for each of these kinds of decision, saved when it occurs, and a finished one."""
    found: dict[str, dict[str, Any]] = {}
    for seed in itertools.count():
        edition = rondel.editions()[seed % 2]
        options = {"setup": ("standard", "draft")[seed // 2 % 2], "investor_card": seed % 3 > 0, "max_rounds": 40}
        game = rondel.new_game(edition, players=2 + seed % 5, options=options, seed=seed)
        rng = random.Random(seed)
        while not game.over:
            kind = game.decision.kind
            if kind not in found and (kind == "draft" or game.version > 60):
                found[kind] = _saved(game, kind)
            game.play(rng.choice(game.decision.actions))
        found.setdefault("over", _saved(game, "over"))
        if kinds <= set(found):
            return list(found.values())
    raise AssertionError("seeds never end")


def _saved(game: rondel.Game, kind: str) -> dict[str, Any]:
    decision = None if game.over else game.decision
    return {
        "written_by": rondel.__version__,
        "kind": kind,
        "player": decision and decision.player,
        "nation": decision and decision.nation,
        "actions": [str(action) for action in decision.actions] if decision else [],
        "scores": game.scores,
        "saved": json.loads(game.to_json()),
    }


def main() -> None:
    """Append the new games to the file, one entry per line."""
    saves = json.loads(FILE.read_text("utf-8"))
    if any(game["written_by"] == rondel.__version__ for game in saves["games"]):
        raise SystemExit(f"There are golden saves of version {rondel.__version__} already.")
    saves["games"] += saved_games({game["kind"] for game in saves["games"]})
    parts = [
        f' "{name}": [\n' + ",\n".join("  " + json.dumps(entry, separators=(",", ":")) for entry in entries) + "\n ]"
        for name, entries in saves.items()
    ]
    FILE.write_text("{\n" + ",\n".join(parts) + "\n}\n", "utf-8")


if __name__ == "__main__":
    main()
