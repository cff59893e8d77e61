"""Differential tests: engine and fast core must not differ at any decision.

The long run is a command: see `differential.py`.
"""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

import pytest
from tests.fast.cores import Cores, PlainCore, each_form
from tests.fast.differential import ARMADA_DECISIONS, play_on_both
from tests.fast.games import armada_game, crowded_game, random_options

import rondel

ISLANDS = Path(__file__).parents[1] / "engine" / "editions" / "three_islands"
KINDS = {
    *("draft", "rondel", "swiss_bank", "invest", "factory", "production", "import", "fleets", "armies", "flags"),
    *("canal", "stance", "arrival", "ask", "challenge", "over"),
}


@pytest.mark.parametrize("edition", rondel.editions())
@each_form
def test_engine_and_core_agree(cores: Cores, edition: str) -> None:
    """Same offers in order, decider and position: random games and crowded boards with all options."""
    kinds: Counter[str] = Counter()
    for seed in range(30):
        kinds += play_on_both(cores, seed, edition)
    assert set(kinds) == KINDS - ({"canal"} if edition == "imperial" else set())
    assert kinds.total() > 4_000


@pytest.mark.parametrize("edition", rondel.editions())
@each_form
def test_engine_and_core_agree_in_maneuvers(cores: Cores, edition: str) -> None:
    """Many fleets and armies: convoys, canals allowed and refused, identical armies, stances, battles."""
    kinds: Counter[str] = Counter()
    for seed in range(100):
        kinds += play_on_both(cores, seed, edition, armada_game, ARMADA_DECISIONS)
    assert kinds["armies"] > 1_200
    assert kinds["challenge"] > 100
    assert (kinds["canal"] > 50) == (edition == "imperial_2030")


def islands_game(seed: int, _edition: str | None) -> rondel.Game:
    """Return a new game or a crowded board of an edition outside the package."""
    rng = random.Random(seed)
    edition = rondel.load_edition(ISLANDS)
    options = random_options("imperial", rng)
    game = rondel.new_game(edition, rng.choice(sorted(edition.facts.standard_cash)), options, seed)
    return crowded_game(game, rng) if rng.random() < 0.5 else game


@each_form
def test_engine_and_core_agree_on_a_custom_edition(cores: Cores) -> None:
    """The core takes the numbers of nations, regions, bonds and spaces from the edition."""
    kinds: Counter[str] = Counter()
    for seed in range(12):
        kinds += play_on_both(cores, seed, None, islands_game, 400)
    assert kinds.total() > 500


def test_engine_and_pure_modules_agree() -> None:
    """A few games of each kind; as many as for the compiled core before a release."""
    for edition in rondel.editions():
        for seed in range(3):
            play_on_both(PlainCore, seed, edition)
        for seed in range(44):
            play_on_both(PlainCore, seed, edition, armada_game, ARMADA_DECISIONS)
    play_on_both(PlainCore, 0, None, islands_game, 400)
