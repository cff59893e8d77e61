"""The detectors of silly moves, tested on constructed games."""

from __future__ import annotations

import random

from benchmarks.played_turns import played
from benchmarks.silly_moves import ALARMS, silly_moves

import rondel
from rondel import bots


def record_of(name: str, seed: int, rounds: int) -> rondel.Record:
    """Return a game of four equal bots."""
    game = rondel.new_game(
        "imperial",
        players=[f"{name} {seat + 1}" for seat in range(4)],
        seed=seed,
        options=rondel.Options(max_rounds=rounds),
    )
    players = [bots.make(name, seed=seat) for seat in range(4)]
    while not game.over:
        decision = game.decision
        game.play(players[decision.player].choose(game.seat_view(decision.player), decision))
    return game.record()


def test_random_bots_make_many_silly_moves_and_medium_ones_few() -> None:
    silly = {}
    for name in ("random", "medium"):
        game = played(record_of(name, seed=3, rounds=15))
        assert game.bot_at(0) == name
        found = list(silly_moves(game))
        assert {detector for detector, _, _ in found} <= set(ALARMS)
        silly[name] = len(found) / game.decisions
    assert silly["random"] > 2 * silly["medium"]


def test_a_missed_win_is_detected() -> None:
    """R21.1: Taxation would have ended the game with the nation's government ahead."""
    game = rondel.Game.from_view(
        {
            "edition": "imperial",
            "players": [
                {"seat": 0, "name": "Ada 1", "cash": 9, "bonds": {"italy": [30, 9]}},
                {"seat": 1, "name": "Bruno 2", "cash": 2, "bonds": {"france": [2]}},
            ],
            "turn": {"nation": "italy", "number": 40},
            "nations": {"italy": {"power": 24, "rondel": "import", "treasury": 9}},
            "regions": {"tunis": {"flag": "italy"}, "spain": {"flag": "italy"}},
        }
    )
    game.play("rondel production_2")
    rng = random.Random(1)
    while game.decision.kind != "rondel":
        game.play(rng.choice(game.decision.actions))
    found = {detector for detector, seat, _ in silly_moves(played(game.record())) if seat == 0}
    assert "missed win" in found
