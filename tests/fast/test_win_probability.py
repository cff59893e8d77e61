"""Win probabilities: identical in every form of the core, normalized, and symmetric in seats."""

from __future__ import annotations

import itertools
import math
import random
from typing import Any

import pytest
from tests.fast.games import armada_game, random_game
from tests.fast.test_evaluator import FORMS, unit_of

import rondel
from rondel.bots.evaluation.weights import weights
from rondel.bots.evaluation.win_probability import default_network, make_evaluator, network
from rondel.fast import core, positions
from rondel.fast.evaluation import evaluator as plain
from rondel.fast.evaluation import network as net
from rondel.fast.evaluation import win_probability, workspace
from rondel.fast.evaluation.weights import W_SIZE
from rondel.fast.layout import CASH, GOVERNMENT, HOLDINGS, INVESTOR, MOST_NATIONS, MOST_SEATS, SWISS_BANKS
from rondel.fast.weight_array import weight_array


def numbers(edition: rondel.Edition, seed: int, victory: float = 0.0) -> list[float]:
    """Return a weight array with a random network."""
    rng = random.Random(seed)
    drawn = [rng.gauss(0, 0.3) for _ in range(net.NETWORK_SIZE)]
    return weight_array(weights(edition.id), edition, drawn, victory)


def positions_of_a_game(seed: int) -> list[rondel.Game]:
    """Return one game, crowded or not, at several decisions."""
    game = (armada_game if seed % 4 == 0 else random_game)(seed)
    rng = random.Random(seed)
    found = []
    for _ in range(6):
        if game.over:
            break
        found.append(rondel.Game.from_json(game.to_json()))
        for _ in range(rng.choice((1, 7, 40))):
            if not game.over:
                game.play(rng.choice(game.decision.actions))
    return found


@pytest.mark.parametrize("form", FORMS)
def test_every_form_gives_the_same_win_probabilities(form: str) -> None:
    """Bit-identical, so that bots choose alike and analyses are the same everywhere."""
    make, position = unit_of(form)
    seats = set()
    for seed in range(600, 612):
        for game in positions_of_a_game(seed):
            w = numbers(game.edition, seed)
            here, there = position(game), positions.position(game)
            one, other = make(w), plain.Evaluator(w)
            assert one.win_probabilities(here) == other.win_probabilities(there)
            assert one.score_shares(here) == other.score_shares(there)
            assert one.network_inputs(here) == other.network_inputs(there)
            assert sum(one.win_probabilities(here)) == pytest.approx(1)
            assert sum(one.score_shares(here)) == pytest.approx(1)
            assert min(one.win_probabilities(here)) > 0
            seats.add(here.seats)
    assert len(seats) >= 4


@pytest.mark.parametrize("form", FORMS)
def test_lookahead_can_maximize_win_probability(form: str) -> None:
    """With a win worth 50 millions, an action is worth 50 times the win probability."""
    make, position = unit_of(form)
    for seed in range(620, 624):
        game = positions_of_a_game(seed)[0]
        w = numbers(game.edition, seed, victory=50.0)
        here, there = position(game), positions.position(game)
        for id in here.legal()[:3]:
            worth = make(w).worth_after_turns(here, id, here.decider, 3)
            assert worth == plain.Evaluator(w).worth_after_turns(there, id, there.decider, 3)
            future = make(w).future(here, id, 3)
            if not future.over:
                assert worth == 50 * make(w).win_probabilities(future)[here.decider]


def test_win_probabilities_do_not_depend_on_seat_numbers() -> None:
    """Swapping two players with all they own swaps their logits and changes no other."""
    for seed in range(640, 652):
        for game in positions_of_a_game(seed):
            here = positions.position(game)
            w = numbers(game.edition, seed)
            before = logits(here.t, here.s, w)
            a, b = random.Random(seed).sample(range(here.seats), 2)
            swap_seats(here.s, a, b)
            after = logits(here.t, here.s, w)
            before[a], before[b] = before[b], before[a]
            assert after == pytest.approx(before, rel=1e-9)


def logits(t: list[int], s: list[int], w: list[float]) -> list[float]:
    m = [0.0] * workspace.WORKSPACE_SIZE
    win_probability.score_seats(t, s, w, m)
    return m[workspace.WIN_PROBABILITY_OF : workspace.WIN_PROBABILITY_OF + s[0]]


def swap_seats(s: list[int], a: int, b: int) -> None:
    """Swap two seats in everything the network reads."""
    for at in (CASH, *(HOLDINGS + n * MOST_SEATS for n in range(MOST_NATIONS))):
        s[at + a], s[at + b] = s[at + b], s[at + a]
    other = {a: b, b: a}
    for at in (INVESTOR, *range(GOVERNMENT, GOVERNMENT + MOST_NATIONS)):
        s[at] = other.get(s[at], s[at])
    banks = s[SWISS_BANKS]
    if (banks >> a & 1) != (banks >> b & 1):
        s[SWISS_BANKS] = banks ^ 1 << a ^ 1 << b


def test_a_finished_game_is_its_result() -> None:
    game = rondel.new_game("imperial", players=3, seed=1, options=rondel.Options(max_rounds=1))
    rng = random.Random(1)
    while not game.over:
        game.play(rng.choice(game.decision.actions))
    make, position = unit_of(core.form())
    here = position(game)
    probabilities = make(numbers(game.edition, 1))
    assert [
        seat for seat, chance in enumerate(probabilities.win_probabilities(here)) if chance == 1 / len(here.winners())
    ] == here.winners()
    assert probabilities.score_shares(here) == [score / sum(here.scores()) for score in here.scores()]


@pytest.mark.parametrize("form", FORMS)
def test_win_probabilities_require_a_network(form: str) -> None:
    make, position = unit_of(form)
    game = rondel.new_game("imperial", players=3, seed=1)
    without = make(weight_array(weights("imperial"), game.edition))
    methods: tuple[Any, ...] = (without.win_probabilities, without.score_shares)
    for method in methods:
        with pytest.raises(ValueError, match="without a network"):
            method(position(game))
    with pytest.raises(ValueError, match="with a network"):
        make([0.0] * (W_SIZE + 1))
    with pytest.raises(ValueError, match="A network of"):
        weight_array(weights("imperial"), game.edition, [1.0])
    with pytest.raises(ValueError, match="Only a network"):
        weight_array(weights("imperial"), game.edition, victory=50.0)


def test_exp_approx_matches_exp() -> None:
    """Only products and sums; clipped outside its range."""
    for i in range(3001):
        assert win_probability.exp_approx(-i / 100) == pytest.approx(math.exp(-i / 100), rel=1e-12)
    assert win_probability.exp_approx(-1e9) == win_probability.exp_approx(-30.0) == pytest.approx(0, abs=1e-12)
    assert win_probability.exp_approx(0.0) == 1


@pytest.mark.parametrize("edition", rondel.editions())
def test_the_learned_network_favors_a_much_richer_player(edition: str) -> None:
    """At the start every player has a fair probability."""
    game = rondel.new_game(edition, players=4, seed=3)
    start = positions.position(game)
    judge = plain.Evaluator(weight_array(weights(edition), game.edition, network(edition)))
    assert all(0.05 < chance < 0.6 for chance in judge.win_probabilities(start))
    rich = positions.position(game)
    rich.s[CASH + 2] += 200
    assert judge.win_probabilities(rich)[2] > 0.9
    assert judge.score_shares(rich)[2] > 0.5
    assert make_evaluator(game.edition).win_probabilities(
        core.core_module("positions").position(game)
    ) == judge.win_probabilities(start)


def test_the_default_network_ranks_seats_by_value() -> None:
    assert network("atlantis") == default_network()
    game = rondel.new_game("imperial", players=5, seed=2)
    here = positions.position(game)
    judge = plain.Evaluator(weight_array(weights("imperial"), game.edition, default_network()))
    values, probabilities = judge.values(here), judge.win_probabilities(here)
    for a, b in itertools.combinations(range(5), 2):
        if abs(values[a] - values[b]) > 0.01:
            assert (values[a] > values[b]) == (probabilities[a] > probabilities[b])
    assert sum(probabilities) == pytest.approx(1)
