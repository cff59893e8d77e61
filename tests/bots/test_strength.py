"""Strength of `greedy`: cheap statistics over seeded, reproducible games."""

from __future__ import annotations

import pytest

import rondel
from rondel import bots


def wins(edition: str, names: list[str], games: int) -> float:
    """Return the share of games that the first of these bots wins; seats rotate."""
    won = 0.0
    for number in range(games):
        seated = [names[(seat + number) % len(names)] for seat in range(len(names))]
        game = rondel.new_game(edition, players=len(names), seed=number, options=rondel.Options(max_rounds=60))
        players = [bots.make(name, seed=number * 10 + seat) for seat, name in enumerate(seated)]
        while not game.over:
            decision = game.decision
            game.play(players[decision.player].choose(game.seat_view(decision.player), decision))
        hero = seated.index(names[0])
        won += (hero in game.winners) / len(game.winners)
    return won / games


@pytest.mark.parametrize("edition", rondel.editions())
def test_greedy_beats_three_random_players(edition: str) -> None:
    assert wins(edition, ["greedy", "random", "random", "random"], 12) >= 0.95


@pytest.mark.parametrize("edition", rondel.editions())
def test_greedy_beats_five_random_players(edition: str) -> None:
    assert wins(edition, ["greedy", *["random"] * 5], 10) >= 0.9
