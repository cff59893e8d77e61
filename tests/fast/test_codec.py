"""Conversion of engine states to arrays and back: identical states at every kind of decision."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from tests.fast.games import random_choice, random_game

import rondel
from rondel.engine.phases.phase import NextNation
from rondel.engine.saved_game import to_data
from rondel.fast import layout
from rondel.fast.codec import ints_of, state_of


def check_round_trip(game: rondel.Game) -> None:
    ints = ints_of(game.state)
    assert len(ints) == layout.POSITION_SIZE
    assert all(type(number) is int and -(2**63) <= number < 2**63 for number in ints)
    state = state_of(ints, game.edition, game.options)
    assert to_data(state) == to_data(game.state)
    assert ints_of(state) == ints


def test_every_position_of_random_games_round_trips() -> None:
    kinds: Counter[str] = Counter()
    for seed in range(60):
        game = random_game(seed)
        rng = random.Random(seed)
        for _ in range(80):
            check_round_trip(game)
            if game.over:
                kinds["over"] += 1
                break
            kinds[game.decision.kind] += 1
            game.play(random_choice(game, rng))
    assert set(kinds) == {
        *("draft", "rondel", "swiss_bank", "invest", "factory", "production", "import", "fleets", "armies", "flags"),
        *("canal", "stance", "arrival", "ask", "challenge", "over"),
    }


def test_positions_between_phases_round_trip() -> None:
    """A position between two phases, as `settle` encounters it."""
    game = rondel.new_game("imperial", players=3)
    game.state.stack[:] = [NextNation(3, 2)]
    check_round_trip(game)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("cash", [10**30, 0, 0]),
        ("cash", [-1, 0, 0]),
        ("power", [99, 0, 0, 0, 0, 0]),
        ("place", [-2, 0, 0, 0, 0, 0]),
        ("government", [3, 0, 0, 0, 0, 0]),
        ("turns", 2**70),
        ("factories", 1 << 63),
    ],
)
def test_a_number_out_of_range_is_rejected(field: str, value: object) -> None:
    """A state that does not fit raises an error and never becomes a wrong number."""
    game = rondel.new_game("imperial", players=3)
    setattr(game.state, field, value)
    with pytest.raises(rondel.RondelError, match="can be"):
        ints_of(game.state)
