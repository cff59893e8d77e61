"""Bots choose as they did: kept games come out again, choice by choice, with the same reasons."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.bots.golden_choices import Kept, difference, golden_games, played

GAMES = golden_games()
QUICK = [game for game in GAMES if "expert" not in game.setting.seated]
THINKING = [game for game in GAMES if "expert" in game.setting.seated]


def name(game: Kept) -> str:
    setting = game.setting
    return f"{setting.edition}-{setting.seed}-{'-'.join(setting.seated)}"


def test_kept_games_are_of_all_bots_on_both_boards() -> None:
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
def test_a_game_of_quick_bots_comes_out_again(game: Kept) -> None:
    """All of them: `python -m tests.bots.golden_choices`."""
    assert difference(game, played(game.setting, until=300)) == ""


@pytest.mark.parametrize("game", THINKING[::12], ids=name)
def test_a_game_with_experts_begins_again_in_the_same_way(game: Kept) -> None:
    assert difference(game, played(game.setting, until=60)) == ""


def test_bots_choose_alike_without_a_compiler() -> None:
    """RONDEL_PURE=1 asks for the fast core as it is written; nothing chosen may differ."""
    command = [sys.executable, "-m", "tests.bots.golden_choices", "--every", "17", "--until", "40"]
    environment = {**os.environ, "RONDEL_PURE": "1"}
    folder = Path(__file__).parents[2]
    done = subprocess.run(command, env=environment, cwd=folder, capture_output=True, text=True, check=False)
    assert done.stdout == "pure: 8 games, 320 choices, 0 games differ.\n", done.stderr
