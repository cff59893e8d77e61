"""Generator of the golden games in tests/engine/games: `python -m tests.engine.golden_games`.

They are finished random games, the shortest of several. Tests replay them, so that any change of the rules breaks one.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import rondel

FOLDER = Path(__file__).parent / "games"
GAMES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "imperial_six_players": ("imperial", 6, {"late_fleet_battles": False}),
    "imperial_draft_without_card": (
        "imperial",
        3,
        {"setup": "draft", "investor_card": False, "late_fleet_battles": False},
    ),
    "imperial_two_players_hidden_cash": ("imperial", 2, {"cash": "hidden", "late_fleet_battles": True}),
    "imperial_2030_four_players": ("imperial_2030", 4, {}),
    "imperial_2030_draft_bonus_for_increases": ("imperial_2030", 5, {"setup": "draft", "bonus": "increase"}),
    "imperial_2030_without_card_additional": (
        "imperial_2030",
        6,
        {"investor_card": False, "swiss_bank_without_card": "additional", "swiss_bank_income": 1},
    ),
    "imperial_2030_three_rounds": ("imperial_2030", 3, {"max_rounds": 3, "gifts": "own", "status_change": False}),
}


def play_one(edition: str, players: int, options: dict[str, Any], seed: int) -> rondel.Game:
    game = rondel.new_game(edition, players=players, seed=seed, options=rondel.Options(**options))
    rng = random.Random(seed)
    while not game.over and game.version < 900:
        seat = rng.randrange(players)
        nation = rng.choice(game.edition.nations).id
        if rng.random() < 0.02 and game.gift_limit(seat, nation):
            game.give(seat, nation, 1)
        game.play(rng.choice(game.decision.actions))
    return game


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, (edition, players, options) in GAMES.items():
        finished = [game for seed in range(40) if (game := play_one(edition, players, options, seed)).over]
        shortest = min(finished, key=lambda game: game.version)
        (FOLDER / f"{name}.rondel").write_text(shortest.record().dumps(), encoding="utf-8")
        print(name, shortest.version, shortest.scores, shortest.events_since(0)[-1])
