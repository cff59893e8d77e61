"""Engine and fast core, each the other's test: they play in lockstep and must not differ at any decision.

The long run is a command of its own: see `differential.py`.
"""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

import pytest
from tests.fast.cores import Cores, PlainCore, each_form
from tests.fast.differential import ARMADA_DECISIONS, lockstep
from tests.fast.games import armada_game, crowded_game, random_options

import rondel

ISLANDS = Path(__file__).parents[1] / "engine" / "editions" / "three_islands"
KINDS = {
    *("draft", "rondel", "swiss_bank", "invest", "factory", "production", "import", "fleets", "armies", "flags"),
    *("canal", "stance", "arrival", "ask", "challenge", "over"),
}


@pytest.mark.parametrize("edition", rondel.editions())
@each_form
def test_engine_and_core_play_alike(cores: Cores, edition: str) -> None:
    """Same offers in the same order, same decider, same position: random games and crowded boards, all options."""
    kinds: Counter[str] = Counter()
    for seed in range(30):
        kinds += lockstep(cores, seed, edition)
    assert set(kinds) == KINDS - ({"canal"} if edition == "imperial" else set())
    assert kinds.total() > 4_000


@pytest.mark.parametrize("edition", rondel.editions())
@each_form
def test_engine_and_core_maneuver_alike(cores: Cores, edition: str) -> None:
    """Maneuvers of many fleets and armies: convoys, canals allowed and refused, alike armies, stances, battles."""
    kinds: Counter[str] = Counter()
    for seed in range(100):
        kinds += lockstep(cores, seed, edition, armada_game, ARMADA_DECISIONS)
    assert kinds["armies"] > 1_200
    assert kinds["challenge"] > 100
    assert (kinds["canal"] > 50) == (edition == "imperial_2030")


def islands_game(seed: int, _edition: str | None) -> rondel.Game:
    """A new game or a crowded board of an edition that does not come with the package."""
    chooser = random.Random(seed)
    edition = rondel.load_edition(ISLANDS)
    options = random_options("imperial", chooser)
    game = rondel.new_game(edition, chooser.choice(sorted(edition.facts.standard_cash)), options, seed)
    return crowded_game(game, chooser) if chooser.random() < 0.5 else game


@each_form
def test_engine_and_core_play_alike_on_a_board_of_ones_own(cores: Cores) -> None:
    """Other numbers of nations, regions, bonds and spaces: the core takes all of them from the edition."""
    kinds: Counter[str] = Counter()
    for seed in range(12):
        kinds += lockstep(cores, seed, None, islands_game, 400)
    assert kinds.total() > 500


def test_engine_and_plain_modules_play_alike() -> None:
    """The modules as they are written, on a few games of each kind; a release tries as many as of the compiled core."""
    for edition in rondel.editions():
        for seed in range(3):
            lockstep(PlainCore, seed, edition)
        for seed in range(44):
            lockstep(PlainCore, seed, edition, armada_game, ARMADA_DECISIONS)
    lockstep(PlainCore, 0, None, islands_game, 400)
