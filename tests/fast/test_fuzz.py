"""Fuzzing: any input is played or rejected with an error, without crashes or wrong positions.

A longer run: RONDEL_SOAK=20000 python -m pytest tests/fast/test_fuzz.py
"""

from __future__ import annotations

import importlib
import json
import random
from array import array
from functools import partial
from types import ModuleType
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.engine.test_malformed_input import mutate, paths, refusal
from tests.fast.games import random_choice, random_game

import rondel
from rondel.fast import core

UNITS = {"pure": importlib.import_module("rondel.fast.positions"), core.form(): core.core_module("positions")}
BATCHES = {"pure": importlib.import_module("rondel.fast.batch"), core.form(): core.core_module("batch")}
FORMS = sorted(UNITS)

ANYTHING: st.SearchStrategy[Any] = st.one_of(
    st.integers(-5, 20000),
    st.integers(),
    st.floats(),
    st.booleans(),
    st.none(),
    st.text(max_size=5),
    st.binary(max_size=40),
    st.lists(st.integers(), max_size=5),
    st.builds(bytearray, st.integers(0, 200)),
    st.builds(lambda code, size: array(code, [0] * size), st.sampled_from("bBhHiIlLqQfd"), st.integers(0, 300)),
    st.builds(lambda size: memoryview(bytearray(8 * size)).cast("q"), st.integers(0, 300)),
    st.builds(lambda size: memoryview(bytearray(16 * size)).cast("q")[::2], st.integers(1, 300)),
    st.builds(lambda size: memoryview(bytearray(8 * size)).cast("q").toreadonly(), st.integers(1, 300)),
)
# Replacements for a number of a saved game: mostly numbers with a meaning somewhere.
NUMBERS = st.one_of(
    st.integers(-2, 12), st.integers(0, 62).map(lambda r: 1 << r), st.integers(0, 2**62), st.integers(-(2**70), 2**70)
)


def some_game(seed: int) -> rondel.Game:
    """Return a random table after some random play."""
    game = random_game(seed)
    rng = random.Random(seed)
    for _ in range(rng.randrange(60)):
        if game.over:
            break
        game.play(random_choice(game, rng))
    return game


@pytest.mark.parametrize("form", FORMS)
@settings(max_examples=max(150, settings().max_examples))
@given(st.integers(0, 50), st.lists(ANYTHING, max_size=12))
def test_any_id(form: str, seed: int, ids: list[Any]) -> None:
    """Offered actions are played, possible gifts are made, anything else raises and changes nothing."""
    here = UNITS[form].position(some_game(seed))
    for id in ids:
        game = here.game()
        sentence = refusal(partial(here.play, id))
        if sentence is None:
            game.play(here.actions.text(id))
        else:
            assert sentence.endswith(".")
        assert here.to_json() == game.to_json()


@pytest.mark.parametrize("form", FORMS)
@settings(max_examples=max(150, settings().max_examples))
@given(st.integers(0, 50), ANYTHING, ANYTHING)
def test_any_buffer(form: str, seed: int, first: Any, second: Any) -> None:
    """Legal ids, deciders and scores are written if they fit, otherwise nothing is."""
    here = UNITS[form].position(some_game(seed))
    batch = BATCHES[form].Batch([here])
    for call in (
        partial(here.legal_into, first),
        partial(batch.legal_into, first, second),
        partial(batch.deciders, first),
        partial(batch.over, first),
        partial(batch.scores, first),
        partial(batch.play, first),
        partial(here.give, first, second, 1),
        partial(here.give, 0, "italy", first),
    ):
        sentence = refusal(call)
        assert sentence is None or sentence.endswith(".")


@pytest.mark.parametrize("form", FORMS)
@settings(max_examples=max(300, settings().max_examples))
@given(st.integers(0, 200), st.randoms(use_true_random=False), st.lists(NUMBERS, min_size=1, max_size=3))
def test_any_saved_game(form: str, seed: int, rng: random.Random, numbers: list[int]) -> None:
    """A saved game with replaced numbers is rejected by the engine or the core, or can be played."""
    data = json.loads(some_game(seed).to_json())
    for number in numbers:
        where = rng.choice([path for path in paths(data["state"]) if isinstance(_at(data["state"], path), int)])
        data["state"] = mutate(data["state"], where, number)
    text = json.dumps(data)
    # The engine's own checks are tested elsewhere; what it accepts goes to the core.
    if refusal(lambda: rondel.Game.from_json(text), Exception) is not None:
        return
    sentence = refusal(lambda: UNITS[form].position(rondel.Game.from_json(text)))
    if sentence is not None:
        assert sentence.endswith(".")
        return
    here = UNITS[form].position(rondel.Game.from_json(text))
    for _ in range(30):
        if here.over:
            break
        ids = here.legal()
        assert len(set(ids)) == len(ids) > 0
        here.play(rng.choice(ids))
        assert here.scores() == here.scores()


def _at(data: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        data = data[key]
    return data


@pytest.mark.parametrize("form", FORMS)
def test_constructors_reject_wrong_arguments(form: str) -> None:
    """Wrong arguments raise or create an empty object."""
    unit: ModuleType = UNITS[form]
    nothing: tuple[tuple[Any, ...], ...] = ((), (None, None), (1, 2), ("imperial", None))
    for wrong in nothing:
        with pytest.raises((TypeError, AttributeError, rondel.RondelError)):
            unit.Position(*wrong)
    for wrong in ((), (None,), ("imperial",), ([],)):
        with pytest.raises((TypeError, AttributeError, rondel.RondelError)):
            unit.Tables(*wrong)
    empty = unit.Position(unit.Tables(rondel.edition("imperial")), None)
    assert empty.over
    assert empty.legal() == empty.scores() == empty.winners() == []
    for call in (lambda: empty.play(0), empty.game, lambda: empty.copy_from(None), lambda: empty.copy_from(3)):
        with pytest.raises((TypeError, AttributeError, ValueError)):
            call()


@given(st.one_of(st.text(max_size=20), st.none(), st.integers(), st.just("{}"), st.just('{"edition":"imperial"}')))
def test_any_pickled_position(saved: Any) -> None:
    """The argument of the unpickling function is a saved game or rejected."""
    with pytest.raises(rondel.RondelError):
        core.unpickle_position(saved, None)
