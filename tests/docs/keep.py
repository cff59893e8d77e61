"""Adds saved games of the present version to `kept_forever.json`: `python -m tests.docs.keep`, once per release."""

from __future__ import annotations

import itertools
import json
import random
from pathlib import Path
from typing import Any

import rondel

FILE = Path(__file__).parent / "kept_forever.json"


def saved_games(kinds: set[str]) -> list[dict[str, Any]]:
    """One game of random play for each of these kinds of decision, saved where it is asked, and a finished one."""
    found: dict[str, dict[str, Any]] = {}
    for seed in itertools.count():
        edition = rondel.editions()[seed % 2]
        options = {"setup": ("standard", "draft")[seed // 2 % 2], "investor_card": seed % 3 > 0, "max_rounds": 40}
        game = rondel.new_game(edition, players=2 + seed % 5, options=options, seed=seed)
        chance = random.Random(seed)
        while not game.over:
            kind = game.decision.kind
            if kind not in found and (kind == "draft" or game.version > 60):
                found[kind] = _kept(game, kind)
            game.play(chance.choice(game.decision.actions))
        found.setdefault("over", _kept(game, "over"))
        if kinds <= set(found):
            return list(found.values())
    raise AssertionError("seeds never end")


def _kept(game: rondel.Game, kind: str) -> dict[str, Any]:
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
    """Writes the file anew with what it holds and the new games; every entry on its own line."""
    kept = json.loads(FILE.read_text("utf-8"))
    if any(game["written_by"] == rondel.__version__ for game in kept["games"]):
        raise SystemExit(f"Saved games of version {rondel.__version__} are kept already.")
    kept["games"] += saved_games({game["kind"] for game in kept["games"]})
    parts = [
        f' "{name}": [\n' + ",\n".join("  " + json.dumps(entry, separators=(",", ":")) for entry in entries) + "\n ]"
        for name, entries in kept.items()
    ]
    FILE.write_text("{\n" + ",\n".join(parts) + "\n}\n", "utf-8")


if __name__ == "__main__":
    main()
