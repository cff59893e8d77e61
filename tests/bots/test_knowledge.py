"""Basic playing knowledge, as positions: take a win, avoid a loss, do not tax for nothing."""

from __future__ import annotations

from typing import Any

import pytest

import rondel
from rondel import bots

NOT_RANDOM = ["greedy", "medium", "hard", "expert", "master"]


def position(**change: Any) -> rondel.Game:
    """Return a game in which Italy, on Maneuver, is one Taxation from 25 points; two players hold everything."""
    view: dict[str, Any] = {
        "edition": "imperial",
        "players": [
            {"seat": 0, "name": "Ada", "cash": 4, "bonds": {"italy": [12, 9], "france": [2]}},
            {"seat": 1, "name": "Bruno", "cash": 4, "bonds": {"france": [9], "italy": [2], "russia": [9]}},
        ],
        "investor": 1,
        "turn": {"nation": "italy", "number": 50},
        "round": 12,
        "nations": {
            "italy": {"treasury": 5, "power": 24, "rondel": "maneuver_2"},
            "france": {"treasury": 5, "power": 12, "rondel": "import"},
            "russia": {"treasury": 5, "power": 12, "rondel": "import"},
        },
        "regions": {"tunis": {"flag": "italy"}, "algeria": {"flag": "italy"}, "spain": {"flag": "italy"}},
    }
    for key, value in change.items():
        view[key] = value
    return rondel.Game.from_view(view)


def choice(game: rondel.Game, name: str) -> str:
    decision = game.decision
    return str(bots.make(name, seed=1).choose(game.seat_view(decision.player), decision))


@pytest.mark.parametrize("name", NOT_RANDOM)
def test_a_certain_win_is_taken(name: str) -> None:
    """R21.1: the government of the nation that reaches 25 is ahead."""
    assert choice(position(), name) == "rondel taxation"


@pytest.mark.parametrize("name", NOT_RANDOM)
def test_a_certain_loss_is_avoided(name: str) -> None:
    """R21.2: with the richer rival ahead, Taxation would lose the game."""
    rich = [
        {"seat": 0, "name": "Ada", "cash": 4, "bonds": {"italy": [12], "france": [2]}},
        {"seat": 1, "name": "Bruno", "cash": 80, "bonds": {"france": [9], "italy": [9], "russia": [9]}},
    ]
    assert choice(position(players=rich), name) != "rondel taxation"


@pytest.mark.parametrize("edition", rondel.editions())
@pytest.mark.parametrize("name", ["easy", "medium", "hard"])
def test_nobody_taxes_for_nothing_in_the_first_round(edition: str, name: str) -> None:
    """R20: two factories and no flag give 4 millions of tax, but no power point and no bonus."""
    for seed in range(8):
        game = rondel.new_game(edition, players=4, seed=seed)
        while not game.over and game.round <= 1:
            decision = game.decision
            chosen = bots.make(name, seed=seed).choose(game.seat_view(decision.player), decision)
            assert str(chosen) != "rondel taxation"
            game.play(chosen)
