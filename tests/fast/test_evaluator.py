"""`Evaluator` gives the same results compiled, checked and uncompiled, regardless of earlier calls."""

from __future__ import annotations

import random
from types import ModuleType
from typing import Any

import pytest
from tests.fast.cores import compiled_unit
from tests.fast.games import armada_game, random_game

import rondel
from rondel.bots.evaluation.weights import HAND_SET, weights
from rondel.fast import core, positions
from rondel.fast.evaluation import evaluator as plain
from rondel.fast.evaluation import workspace
from rondel.fast.evaluation.workspace import WORKSPACE_SIZE
from rondel.fast.weight_array import weight_array

STYLES = (None, (0.0, 0.25, 0.08), (1.6, 0.25, 0.04), (0.4, 1.5, 0.32))
FORMS = [core.form(), "checked"]


def unit_of(form: str) -> tuple[Any, Any]:
    """Return `Evaluator` and `position` of a form."""
    if form == "checked":
        unit: ModuleType = compiled_unit("_core_checked")
        return unit.Evaluator, unit.position
    return core.core_module("evaluation.evaluator").Evaluator, core.core_module("positions").position


def random_weights(game: rondel.Game, rng: random.Random) -> list[float]:
    """Return the weight array of a random bot."""
    return weight_array(rng.choice((weights(game.edition.id), HAND_SET)), game.edition)


def evaluations(evaluator: Any, here: Any, rng: random.Random) -> list[object]:
    """Return everything an evaluator computes about one position."""
    ids = here.legal()
    seats = range(here.seats)
    found: list[object] = [
        evaluator.values(here),
        evaluator.outlook(here),
        [evaluator.utility(here, seat) for seat in seats],
    ]
    found += [evaluator.is_end_near(here), evaluator.possible_gift(here), evaluator.quick_gift(here)]
    found += [evaluator.flags_in_reach(here, nation) for nation in range(here.edition.nation_count)]
    seat = here.decider
    if here.kind == "rondel":
        found.append(evaluator.estimates(here, ids))
        found += [(evaluator.is_idle(here, id), evaluator.avoids_immediate_loss(here, id, seat)) for id in ids]
    else:
        found += [evaluator.quick_answer(here, ids, style) for style in STYLES]
    if here.kind in ("invest", "draft"):
        found.append(evaluator.gains(here, seat, ids))
    for id in rng.sample(ids, min(3, len(ids))):
        turns, style = rng.choice((0, 1, 2, 6)), rng.choice(STYLES)
        seed = rng.choice((0, 0, 1, 7, -3, 2**62))
        found.append(evaluator.is_self_harm(here, id))
        found.append(evaluator.worth_after_turns(here, id, seat, turns, style, seed))
        found.append(evaluator.worth_after_turn(here, id, seat))
        found += [evaluator.future(here, id, turns).to_json(), evaluator.end_of_turn(here, id).to_json()]
    if evaluator.possible_gift(here):
        found.append(evaluator.worth_of_gift(here, seat, 6))
    return found


def games(count: int) -> list[rondel.Game]:
    """Return new games, crowded boards, and maneuvers with many units."""
    return [(armada_game if seed % 4 == 0 else random_game)(seed) for seed in range(500, 500 + count)]


@pytest.mark.parametrize("form", FORMS)
def test_every_form_gives_the_same_results(form: str) -> None:
    """Bots choose alike with and without a compiler: bit-identical, including random numbers."""
    kinds = set()
    for number, game in enumerate(games(16)):
        rng = random.Random(number)
        w = random_weights(game, rng)
        make, position = unit_of(form)
        one, other = make(w), plain.Evaluator(w)
        for _ in range(12):
            if game.over:
                break
            here, there = position(game), positions.position(game)
            kinds.add(game.decision.kind)
            seed = rng.random()
            assert evaluations(one, here, random.Random(seed)) == evaluations(other, there, random.Random(seed))
            for _ in range(rng.choice((1, 5, 20))):
                if not game.over:
                    game.play(rng.choice(game.decision.actions))
    assert len(kinds) >= 9


def test_evaluation_has_no_memory_and_does_not_modify_positions() -> None:
    make, position = unit_of(core.form())
    for number, game in enumerate(games(12)):
        rng = random.Random(number)
        w = random_weights(game, rng)
        old = make(w)
        for _ in range(30):
            if game.over:
                break
            here = position(game)
            before = here.to_json(), here.legal()
            seed = rng.random()
            assert evaluations(old, here, random.Random(seed)) == evaluations(make(w), here, random.Random(seed))
            assert (here.to_json(), here.legal()) == before
            game.play(rng.choice(game.decision.actions))


@pytest.mark.parametrize("form", FORMS)
def test_wrong_arguments_are_rejected(form: str) -> None:
    make, position = unit_of(form)
    game = rondel.new_game("imperial", players=3, seed=1)
    here = position(game)
    evaluator = make(weight_array(HAND_SET, game.edition))
    with pytest.raises(ValueError, match=r"weights, \d+ with a network, not 3"):
        make([1.0, 2.0, 3.0])
    offered = here.legal()
    for id in (-1, 10**6, 2**62, 0):
        calls: tuple[tuple[str, tuple[Any, ...]], ...] = (
            ("estimates", ([id],)),
            ("worth_after_turns", (id, 0, 6)),
            ("future", (id, 6)),
            ("is_idle", (id,)),
        )
        for name, arguments in calls:
            with pytest.raises(ValueError, match="is not offered"):
                getattr(evaluator, name)(here, *arguments)
    with pytest.raises(ValueError, match="from 0 actions"):
        evaluator.estimates(here, [])
    with pytest.raises(ValueError, match="from 2000 actions"):
        evaluator.estimates(here, offered[:1] * 2000)
    for seat in (-1, 3, 10**6):
        calls = (
            ("gains", (seat, offered)),
            ("utility", (seat,)),
            ("worth_after_turns", (offered[0], seat, 6)),
            ("worth_after_turn", (offered[0], seat)),
            ("worth_of_gift", (seat, 6)),
            ("avoids_immediate_loss", (offered[0], seat)),
        )
        for name, arguments in calls:
            with pytest.raises(ValueError, match="no seat"):
                getattr(evaluator, name)(here, *arguments)
    with pytest.raises(ValueError, match="no nation"):
        evaluator.flags_in_reach(here, 6)
    with pytest.raises(ValueError, match="no gift"):
        evaluator.worth_of_gift(here, 0, 6)


def test_a_finished_game_is_evaluated_by_its_result() -> None:
    game = rondel.new_game("imperial", players=3, seed=1, options=rondel.Options(max_rounds=1))
    rng = random.Random(1)
    while not game.over:
        game.play(rng.choice(game.decision.actions))
    make, position = unit_of(core.form())
    here = position(game)
    evaluator = make(weight_array(HAND_SET, game.edition))
    worths = [evaluator.utility(here, seat) for seat in range(3)]
    assert [seat for seat in range(3) if worths[seat] > 0] == here.winners()
    assert not here.legal()
    assert evaluator.possible_gift(here) == evaluator.quick_gift(here) == 0


def test_a_future_position_can_be_played_on() -> None:
    """It equals a position converted from its own game."""
    game = rondel.new_game("imperial_2030", players=4, seed=3)
    make, position = unit_of(core.form())
    evaluator = make(weight_array(HAND_SET, game.edition))
    here = position(game)
    then = evaluator.future(here, here.legal()[1], 6)
    assert then.kind == "rondel"
    again = position(then.game())
    assert again.legal() == then.legal()
    assert again == then


@pytest.mark.parametrize("form", FORMS)
def test_methods_require_the_matching_decision(form: str) -> None:
    """Estimates need a choice of space, gains a purchase of bonds, and a style three numbers."""
    make, position = unit_of(form)
    game = rondel.new_game("imperial", 4, {"setup": "draft"})
    drafting = position(game)
    while game.decision.kind != "rondel":
        game.play(game.decision.actions[0])
    here = position(game)
    evaluator = make(weight_array(weights("imperial"), game.edition))
    with pytest.raises(ValueError, match="No bond is bought"):
        evaluator.gains(here, 0, here.legal())
    for ask in (evaluator.estimates, lambda place, ids: evaluator.is_idle(place, ids[0])):
        with pytest.raises(ValueError, match="No space is chosen"):
            ask(drafting, drafting.legal())
    with pytest.raises(IndexError):
        evaluator.worth_after_turns(here, here.legal()[0], 0, 1, (1.0,))
    with pytest.raises((AttributeError, TypeError)):
        evaluator.values(None)


def test_random_numbers_are_uniform_and_depend_on_the_seed() -> None:
    """Otherwise further samples of a candidate would all equal the first."""
    m = [0.0] * WORKSPACE_SIZE
    series = []
    for seed in range(1, 200):
        workspace.seed_rng(m, seed)
        series.append([workspace.next_uniform(m) for _ in range(5)])
    assert len({tuple(draws) for draws in series}) == len(series)
    drawn = [draw for draws in series for draw in draws]
    assert all(0 < draw < 1 for draw in drawn)
    assert sum(drawn) / len(drawn) == pytest.approx(0.5, abs=0.03)
    normals = [workspace.next_normal(m) for _ in range(2000)]
    assert sum(normals) / len(normals) == pytest.approx(0, abs=0.08)
    assert sum(draw * draw for draw in normals) / len(normals) == pytest.approx(1, abs=0.1)
