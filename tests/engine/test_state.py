"""The state: clones and JSON forget no field, whatever is added to the class."""

import random

import rondel
from rondel.engine.state import State


def fields_of(state: State) -> dict[str, object]:
    names = [name for kind in type(state).__mro__ for name in getattr(kind, "__slots__", ())]
    assert len(names) > 10
    return {name: getattr(state, name) for name in names}


def some_states() -> list[rondel.Game]:
    """Games stopped in the middle, in every kind of decision that comes up."""
    found: dict[str, rondel.Game] = {}
    for edition, options in (("imperial", {}), ("imperial_2030", {"setup": "draft", "investor_card": False})):
        game = rondel.new_game(edition, players=5, seed=2, options=rondel.Options(max_rounds=30, **options))
        chooser = random.Random(5)
        while not game.over:
            found.setdefault(game.decision.kind, game.copy())
            game.play(chooser.choice(game.decision.actions))
    assert len(found) > 8
    return list(found.values())


def test_a_clone_has_every_field_and_shares_none_that_can_change() -> None:
    """Architecture: clone() is written by hand; this test knows the fields from the class."""
    for game in some_states():
        clone = game.state.clone()
        mine, other = fields_of(game.state), fields_of(clone)
        assert mine.keys() == other.keys()
        for name, value in mine.items():
            assert other[name] == value, name
            if isinstance(value, (list, dict, set, bytearray)):
                assert other[name] is not value, name


def test_changing_a_clone_leaves_the_original_alone() -> None:
    for game in some_states():
        before = {name: repr(value) for name, value in fields_of(game.state).items()}
        for action in game.decision.actions:
            copy = game.copy()
            for _ in range(4):
                copy.play(action)
                if copy.over:
                    break
                action = copy.decision.actions[-1]
        assert {name: repr(value) for name, value in fields_of(game.state).items()} == before


def test_json_has_every_field() -> None:
    """A state read back has equal fields, none left at its start value."""
    for game in some_states():
        again = rondel.Game.from_json(game.to_json())
        mine, other = fields_of(game.state), fields_of(again.state)
        for name, value in mine.items():
            assert other[name] == value, name


def test_a_state_is_small() -> None:
    """Issue 2: at most 6 KB of JSON."""
    for game in some_states():
        assert len(game.to_json().encode()) <= 6 * 1024
