"""`Search` gives the same results compiled, checked and pure, whatever it searched before."""

from __future__ import annotations

import random
from types import ModuleType
from typing import Any

import pytest
from tests.fast.cores import compiled_unit
from tests.fast.games import random_game

import rondel
from rondel.bots.evaluation.weights import weights
from rondel.bots.evaluation.win_probability import network
from rondel.bots.search.search_bot import Settings
from rondel.fast import core, positions
from rondel.fast.evaluation import search as plain
from rondel.fast.evaluation.scenario import Q_SETTINGS
from rondel.fast.weight_array import weight_array

SETTINGS = Settings(width=2, purchases=2, styles=2, reach=1, turns=2, quick_turns=1)
STYLES = (None, (0.0, 0.25, 0.08), (1.6, 0.25, 0.04))
FORMS = [core.form(), "checked"]


def unit_of(form: str) -> tuple[Any, Any]:
    """Return `Search` and `position` of a form."""
    if form == "checked":
        unit: ModuleType = compiled_unit("_core_checked")
        return unit.Search, unit.position
    return core.core_module("evaluation.search").Search, core.core_module("positions").position


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("edition", rondel.editions())
def test_every_form_gives_the_same_results(edition: str, form: str) -> None:
    search, position = unit_of(form)
    rng = random.Random(f"{edition} {form}")
    compared = 0
    for number in range(6):
        game = random_game(number, edition)
        numbers = weight_array(weights(edition), game.edition, network(edition) if number % 2 else ())
        one, other = search(numbers, SETTINGS), plain.Search(numbers, SETTINGS)
        left = 4
        while not game.over and left:
            if len(game.decision.actions) > 1 and rng.random() < 0.15:
                here, there = position(game), positions.position(game)
                id, seed, style = rng.choice(here.legal()), rng.randrange(1, 2**31), rng.choice(STYLES)
                seat = game.decision.player
                found = one.sample(here, id, seat, seed, style)
                assert found == other.sample(there, id, seat, seed, style)
                assert found == search(numbers, SETTINGS).sample(here, id, seat, seed, style)
                assert sum(found) == pytest.approx(1)
                ends = (form.future(where, id, seat, seed, style) for form, where in ((one, here), (other, there)))
                assert len({end.to_json() for end in ends}) == 1
                assert one.win_probabilities(here) == other.win_probabilities(there)
                compared += 1
                left -= 1
            game.play(rng.choice(game.decision.actions))
    assert compared >= 10


def test_wrong_arguments_are_rejected() -> None:
    game = rondel.new_game("imperial", players=3, seed=1)
    numbers = weight_array(weights("imperial"), game.edition)
    for wrong in (SETTINGS[1:], (*SETTINGS, 1.0)):
        with pytest.raises(ValueError, match=f"needs {Q_SETTINGS} settings"):
            plain.Search(numbers, wrong)
    search, here = plain.Search(numbers, SETTINGS), positions.position(game)
    for id, seat, seed, message in (
        (-1, 0, 1, "not offered"),
        (here.legal()[0], 3, 1, "no seat"),
        (here.legal()[0], 0, 0, "no scenario"),
    ):
        with pytest.raises(ValueError, match=message):
            search.sample(here, id, seat, seed)
