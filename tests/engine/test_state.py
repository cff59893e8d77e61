"""`State`: clones and JSON include every field, even one added later."""

import random
from collections.abc import Callable

from tests.engine.position import position

import rondel
from rondel.engine.invariants import broken_invariant
from rondel.engine.state import State


def fields_of(state: State) -> dict[str, object]:
    names = [name for kind in type(state).__mro__ for name in getattr(kind, "__slots__", ())]
    assert len(names) > 10
    return {name: getattr(state, name) for name in names}


def some_states() -> list[rondel.Game]:
    """Return games at all kinds of decisions that occur."""
    found: dict[str, rondel.Game] = {}
    drafted = rondel.Options(max_rounds=30, setup="draft", investor_card=False)
    for edition, options in (("imperial", rondel.Options(max_rounds=30)), ("imperial_2030", drafted)):
        game = rondel.new_game(edition, players=5, seed=2, options=options)
        rng = random.Random(5)
        while not game.over:
            found.setdefault(game.decision.kind, game.copy())
            game.play(rng.choice(game.decision.actions))
    assert len(found) > 8
    return list(found.values())


def test_a_clone_has_every_field_and_shares_no_mutable_one() -> None:
    """`clone` is written by hand; this test takes the fields from the class."""
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
    """A loaded state has equal fields, none at its initial value."""
    for game in some_states():
        again = rondel.Game.from_json(game.to_json())
        mine, other = fields_of(game.state), fields_of(again.state)
        for name, value in mine.items():
            assert other[name] == value, name


def test_a_state_is_small() -> None:
    """At most 6 KB of JSON."""
    for game in some_states():
        assert len(game.to_json().encode()) <= 6 * 1024


def broken(change: Callable[[State], object]) -> str:
    game = position(armies={"algeria": {"italy": 1}}, flags={"algeria": "italy"}, bonds={"italy": {1: [9], 0: [4]}})
    assert broken_invariant(game.state) is None
    change(game.state)
    sentence = broken_invariant(game.state)
    assert sentence is not None
    assert sentence.endswith(".")
    return sentence


def test_each_broken_invariant_is_detected() -> None:
    """R23: the validation of external positions detects each broken invariant."""
    edition = rondel.edition("imperial")
    italy, algeria = edition.nation_index["italy"], edition.region_index["algeria"]

    def put(target: list[int], nation: int, place: str) -> None:
        target[nation * edition.levels] |= 1 << edition.region_index[place]

    assert "R23.3" in broken(lambda s: s.cash.__setitem__(0, -1))
    assert "R23.3" in broken(lambda s: s.treasury.__setitem__(italy, -1))
    assert "R23.1" in broken(lambda s: s.government.__setitem__(italy, -1))
    assert "R16.1" in broken(lambda s: s.flags.__setitem__(0, 1 << algeria))
    assert "R18.10" in broken(lambda s: s.government.__setitem__(italy, 0))
    assert "R2.4" in broken(lambda s: put(s.armies, italy, "ionian_sea"))
    assert "R2.4" in broken(lambda s: put(s.fleets, italy, "algeria"))
    assert "R15.4" in broken(lambda s: put(s.lying, italy, "rome"))
