"""Golden choices: bots reproduce the choices and reasons of golden games."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.bots.golden_choices import GoldenGame, difference, golden_games, played

GAMES = golden_games()
QUICK = [game for game in GAMES if "expert" not in game.setting.seated]
WITH_EXPERTS = [game for game in GAMES if "expert" in game.setting.seated]


def name(game: GoldenGame) -> str:
    setting = game.setting
    return f"{setting.edition}-{setting.seed}-{'-'.join(setting.seated)}"


def test_golden_games_cover_all_bots_and_numbers_of_players() -> None:
    assert {bot for game in GAMES for bot in game.setting.seated} == {
        "random",
        "easy",
        "greedy",
        "medium",
        "hard",
        "expert",
    }
    assert {len(game.setting.seated) for game in GAMES} == {2, 3, 4, 5, 6}
    assert sum(len(game.choices) for game in GAMES) > 60_000


@pytest.mark.parametrize("game", QUICK[::6], ids=name)
def test_quick_bots_reproduce_golden_games(game: GoldenGame) -> None:
    """For all games: `python -m tests.bots.golden_choices`."""
    assert difference(game, played(game.setting, until=300)) == ""


@pytest.mark.parametrize("game", WITH_EXPERTS[::12], ids=name)
def test_experts_reproduce_the_beginning_of_golden_games(game: GoldenGame) -> None:
    assert difference(game, played(game.setting, until=60)) == ""


def test_the_pure_core_gives_the_same_choices() -> None:
    """RONDEL_PURE=1 selects the pure Python modules."""
    command = [sys.executable, "-m", "tests.bots.golden_choices", "--every", "17", "--until", "40"]
    environment = {**os.environ, "RONDEL_PURE": "1"}
    folder = Path(__file__).parents[2]
    done = subprocess.run(command, env=environment, cwd=folder, capture_output=True, text=True, check=False)
    assert done.stdout == "pure: 8 games, 320 choices, 0 games differ.\n", done.stderr
