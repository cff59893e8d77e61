"""`fast.playouts` and `fast.Batch`: the same results in both forms and for any number of threads."""

from __future__ import annotations

import importlib
import pickle
import random
import threading
from array import array
from collections import Counter
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from tests.fast.games import random_game

import rondel
from rondel import fast
from rondel.bots.evaluation.weights import weights
from rondel.fast import core
from rondel.fast.playout import random_below, seed_playout
from rondel.fast.positions import HALF
from rondel.fast.weight_array import weight_array


class Form:
    """One form of the core with the names tested here."""

    def __init__(self, *modules: ModuleType) -> None:
        names = ("position", "playouts", "Batch", "Evaluator")
        self.position, self.playouts, self.Batch, self.Evaluator = (
            getattr(module, name) for module, name in zip(modules, names, strict=True)
        )


NAMES = ("positions", "playout", "batch", "evaluation.evaluator")
FORMS = {
    "pure": Form(*(importlib.import_module(f"rondel.fast.{name}") for name in NAMES)),
    core.form(): Form(*map(core.core_module, NAMES)),
}


@pytest.fixture(params=sorted(FORMS))
def form(request: pytest.FixtureRequest) -> Form:
    """Return the pure and, if possible, the compiled form."""
    return FORMS[request.param]


def test_playouts_equal_golden_results(form: Form) -> None:
    """Compiled or not, on every machine."""
    game = rondel.new_game("imperial", 5, {"late_fleet_battles": False}, seed=3)
    result = form.playouts(form.position(game), 3, seed=7)
    assert result == (3, 2148, 0, (0.0, 0.0, 0.0, 1.0, 2.0), (30.0, 137 / 3, 124 / 3, 80 / 3, 172 / 3))
    result = form.playouts(form.position(rondel.new_game("imperial_2030", 3, seed=3)), 3, seed=7)
    assert result == (3, 2912, 0, (2.0, 0.0, 1.0), (113.0, 86.0, 314 / 3))


def test_playouts_are_uniformly_random_games(form: Form) -> None:
    """The sums equal those of games played in Python with the same random numbers."""
    game = rondel.new_game("imperial", 4, {"max_rounds": 3}, seed=1)
    decisions = 0
    wins, scores = [0.0] * 4, [0] * 4
    for number in range(5):
        here = form.position(game)
        rng = [0, 0]
        seed_playout(rng, 11, number)
        while not here.over:
            here.play(here.legal()[random_below(rng, here.count)])
            decisions += 1
        for seat in here.winners():
            wins[seat] += 1 / len(here.winners())
        scores = [a + b for a, b in zip(scores, here.scores(), strict=True)]
    result = form.playouts(form.position(game), 5, seed=11)
    assert result == (5, decisions, 0, tuple(wins), tuple(score / 5 for score in scores))


def test_results_do_not_depend_on_the_number_of_threads(form: Form) -> None:
    """Each playout has its own RNG, so neither threads nor calls matter."""
    here = form.position(rondel.new_game("imperial_2030", 3, {"max_rounds": 2}, seed=2))
    before = here.to_json()
    alone = form.playouts(here, 150, seed=4)
    assert alone == form.playouts(here, 150, seed=4, threads=2) == form.playouts(here, 150, 4, "random", 7)
    assert alone != form.playouts(here, 150, seed=5)
    assert alone.playouts == 150
    assert sum(alone.wins) == pytest.approx(150)
    assert here.to_json() == before
    assert pickle.loads(pickle.dumps(alone)) == alone


def test_playouts_with_an_evaluator_are_sensible_games(form: Form) -> None:
    """Golden too; they score twice as much as random ones, depend on the seed, but not on threads."""
    here = form.position(rondel.new_game("imperial", 4, {"late_fleet_battles": False}, seed=1))
    evaluator = form.Evaluator(weight_array(weights("imperial"), here.edition))
    result = form.playouts(here, 2, seed=4, policy=evaluator)
    assert result == (2, 849, 0, (0.0, 0.0, 2.0, 0.0), (121.5, 130.0, 171.0, 149.0))
    assert result == form.playouts(here, 2, seed=4, policy=evaluator, threads=2)
    assert result != form.playouts(here, 2, seed=5, policy=evaluator)
    assert sum(result.scores) > 2 * sum(form.playouts(here, 2, seed=4).scores)


def test_playouts_of_a_finished_game_return_its_result(form: Form) -> None:
    """No decisions; a tie after void drafts is shared by all (A6)."""
    game = rondel.new_game("imperial", 3, {"setup": "draft"}, seed=1)
    while not game.over:
        game.play("pass")
    result = form.playouts(form.position(game), 6)
    assert result == (6, 0, 0, (2.0, 2.0, 2.0), tuple(float(score) for score in game.scores))
    assert form.playouts(form.position(game), 0) == (0, 0, 0, (0.0, 0.0, 0.0), (0.0, 0.0, 0.0))


def test_random_numbers_are_uniform() -> None:
    """Also the first number of consecutive playouts and seeds."""
    rng = [0, 0]
    seed_playout(rng, 1, 1)
    series = Counter(random_below(rng, 7) for _ in range(70_000))
    firsts: Counter[int] = Counter()
    for seed in range(100):
        for number in range(100):
            seed_playout(rng, seed, number)
            firsts[random_below(rng, 7)] += 1
            assert all(0 <= word <= HALF for word in rng)
    assert set(series) == set(firsts) == set(range(7))
    assert all(abs(count - 10_000) < 500 for count in series.values())
    assert all(abs(count - 10_000 / 7) < 190 for count in firsts.values())


def test_wrong_arguments_are_rejected(form: Form) -> None:
    """Numbers out of range, wrong types, unknown policies."""
    here = form.position(rondel.new_game("imperial"))
    for wrong in (
        {"n": -1},
        {"n": 2**70},
        {"n": "many"},
        {"n": 1.5},
        {"n": 1, "seed": 2**80},
        {"n": 1, "seed": None},
        {"n": 1, "threads": 0},
        {"n": 1, "threads": -2},
        {"n": 1, "policy": "clever"},
        {"n": 1, "policy": []},
    ):
        arguments: dict[str, Any] = wrong
        with pytest.raises(rondel.RondelError, match=r"\.$"):
            form.playouts(here, **arguments)
    with pytest.raises((TypeError, AttributeError)):
        form.playouts(rondel.new_game("imperial"), 1)


def test_other_threads_do_not_change_results() -> None:
    """Threads playing in copies of the same position at the same time."""
    here = fast.position(rondel.new_game("imperial", 3, {"max_rounds": 3}, seed=2))
    wanted = fast.playouts(here, 40, seed=1)
    rng = random.Random(1)
    stop = threading.Event()

    def disturb() -> None:
        start = here.copy()
        other = here.copy()
        while not stop.is_set():
            other.copy_from(start)
            while not other.over:
                other.play(rng.choice(other.legal()))

    thread = threading.Thread(target=disturb)
    thread.start()
    try:
        assert fast.playouts(here, 40, seed=1, threads=2) == wanted
    finally:
        stop.set()
        thread.join()


def _batch(form: Form, count: int = 6) -> tuple[Any, list[Any]]:
    """Return a batch, and the same positions outside it."""
    games = [rondel.new_game("imperial", 3, {"max_rounds": 2 + i % 2}, seed=i) for i in range(count)]
    positions = [form.position(game) for game in games]
    return form.Batch(positions), positions


@pytest.mark.parametrize("kind", ["array", "numpy"])
def test_a_batch_plays_like_its_positions(form: Form, kind: str) -> None:
    """Legal ids in padded rows, counts, deciders, ends and scores, until all games are over."""
    batch, alone = _batch(form)
    ids: Any = np.zeros((6, 200), np.int64) if kind == "numpy" else array("q", bytes(8 * 6 * 200))
    counts: Any = np.zeros(6, np.int64) if kind == "numpy" else array("q", bytes(8 * 6))
    rng = random.Random(1)
    assert len(batch) == 6
    while not all(batch.over()):
        widest = batch.legal_into(ids, counts)
        rows = np.asarray(ids).reshape(6, 200)
        assert widest == batch.widest == max(here.count for here in alone)
        assert list(counts) == [here.count for here in alone]
        assert [row[: here.count].tolist() for row, here in zip(rows, alone, strict=True)] == [
            here.legal() for here in alone
        ]
        assert all((row[here.count :] == -1).all() for row, here in zip(rows, alone, strict=True))
        assert list(batch.deciders()) == [here.decider for here in alone]
        assert list(batch.over()) == [int(here.over) for here in alone]
        assert np.asarray(batch.scores()).reshape(6, 3).tolist() == [here.scores() for here in alone]
        chosen = [rng.choice(here.legal()) if not here.over else -1 for here in alone]
        batch.play(np.array(chosen) if kind == "numpy" else chosen)
        for here, id in zip(alone, chosen, strict=True):
            if not here.over:
                here.play(id)
        assert list(batch.positions) == alone
        assert [here.version for here in batch.positions] == [here.version for here in alone]


def test_a_batch_writes_into_given_buffers(form: Form) -> None:
    """The given buffer is returned."""
    batch, alone = _batch(form)
    for what, width in ((batch.deciders, 1), (batch.over, 1), (batch.scores, 3)):
        buffer = np.full(6 * width, 77)
        assert what(buffer) is buffer
        assert buffer.tolist() == list(what())
    batch.positions[0].copy_from(alone[3])
    assert batch.positions[0] == alone[3]


def test_a_batch_plays_all_or_nothing(form: Form) -> None:
    """One illegal id leaves all positions unchanged; gifts of the decider may be played."""
    batch, alone = _batch(form)
    good = [here.legal()[0] for here in alone]
    wrong = next(id for id in range(len(alone[4].actions)) if id not in alone[4].legal())
    for bad in ([*good[:4], wrong, good[5]], good[:5], [*good, good[0]], [*good[:5], -1], [*good[:5], 10**9]):
        with pytest.raises(rondel.RondelError):
            batch.play(bad)
        assert list(batch.positions) == alone
    alone[0].give(alone[0].decider, "italy", 1)
    batch.play([batch.positions[0].actions.id("give italy 1"), *good[1:]])
    assert batch.positions[0] == alone[0]


def test_wrong_positions_and_buffers_are_rejected(form: Form) -> None:
    """Empty batches, other objects, mixed editions or numbers of players; small or wrong buffers."""
    here = form.position(rondel.new_game("imperial", 3))
    other = form.position(rondel.new_game("imperial", 4))
    elsewhere = form.position(rondel.new_game("imperial_2030", 3))
    for wrong in ([], [7], [here, None], [here, other], [here, elsewhere]):
        with pytest.raises(rondel.PositionError, match=r"\.$"):
            form.Batch(wrong)
    batch, _ = _batch(form)
    buffer = array("q", bytes(8 * 1200))
    small = array("q", bytes(8))
    for ids, counts in (
        (small, buffer),
        (buffer, small),
        (array("i", bytes(8 * 1200)), buffer),
        (array("d", bytes(8 * 1200)), buffer),
        (array("Q", bytes(8 * 1200)), buffer),
        (bytes(8 * 1200), buffer),
        (memoryview(bytes(8 * 1200)).cast("q"), buffer),
        (np.zeros((6, 400), np.int64)[:, ::2], buffer),
        (None, buffer),
        (buffer, [0] * 1200),
    ):
        with pytest.raises(rondel.RondelError, match=r"\.$"):
            batch.legal_into(ids, counts)
    for wrong_buffer in (small, "text", np.zeros(6)):
        with pytest.raises(rondel.RondelError):
            batch.deciders(wrong_buffer)


def test_playouts_of_random_tables_end(form: Form) -> None:
    """All kinds of tables end within the limit."""
    for seed in range(3):
        result = form.playouts(form.position(random_game(seed)), 1, seed=seed)
        assert result.cut_off == 0
        assert sum(result.wins) == pytest.approx(1)
