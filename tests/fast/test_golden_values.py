"""Golden evaluations: the fast core reproduces the evaluations of the engine-based bots to the last bit."""

from __future__ import annotations

from typing import Any

import pytest
from tests.fast.golden_values import array_of, evaluations, evaluations_by_evaluator, golden, replayed, tables, weights

from rondel.bots.evaluation.weights import Weights
from rondel.fast.evaluation import weights as at
from rondel.fast.evaluation.value import STANDOFF, STANDOFF_END, WIN
from rondel.fast.layout import MAX_ROUNDS, ROUND

GAMES = golden()["games"]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game['edition']}-{game['players']}-{game['by']}")
def test_evaluations_equal_the_golden_values(game: dict[str, Any]) -> None:
    """Outlook, values, estimates, purchases, gifts, stops and results are bit-identical.

    Checks the pure modules and the public `Evaluator`, compiled if possible.
    """
    t = tables(game["edition"])
    for now, expected in replayed(game):
        s = array_of(now)
        before = list(s)
        found = evaluations(t, s, list(weights(expected["weights"], game["edition"])))
        assert found == {key: expected[key] for key in expected if key not in ("after", "weights")}
        assert s == before, "evaluation must not modify the position"
        evaluator = evaluations_by_evaluator(now, list(weights(expected["weights"], game["edition"])))
        assert evaluator == {key: expected[key] for key in evaluator}


def test_golden_positions_cover_all_kinds_of_evaluation() -> None:
    """Every kind occurs often, in both editions and with all numbers of players."""
    positions = [expected for game in GAMES for expected in game["positions"]]
    assert {(game["edition"], game["players"]) for game in GAMES} == {
        (edition, players) for edition in ("imperial", "imperial_2030") for players in range(2, 7)
    }
    assert len(positions) > 400
    assert sum("estimates" in expected for expected in positions) > 100
    assert sum("gains" in expected for expected in positions) > 100
    assert sum("forcing" in expected for expected in positions) > 20
    assert sum(expected.get("gifts", [0, 0])[0] > 0 for expected in positions) > 10
    assert sum(expected.get("gifts", [0, 0])[1] > 0 for expected in positions) > 3
    # Spaces that win or lose the game at once
    assert sum(1000.0 in expected.get("estimates", []) for expected in positions) > 3
    assert sum(-1000.0 in expected.get("estimates", []) for expected in positions) > 3


def test_ending_a_lost_game_is_good_only_in_a_standoff() -> None:
    """Before a standoff a Taxation that ends the game with a loss has the lowest value."""
    seen = 0
    for game in GAMES:
        t = tables(game["edition"])
        for now, expected in replayed(game):
            if -WIN not in expected.get("estimates", []):
                continue
            w = list(weights(expected["weights"], game["edition"]))
            s = array_of(now)
            s[MAX_ROUNDS] = 0
            s[ROUND] = STANDOFF - 1
            before = evaluations(t, s, w)["estimates"]
            s[ROUND] = STANDOFF
            after = evaluations(t, s, w)["estimates"]
            assert [worth == -WIN for worth in before] == [worth == STANDOFF_END for worth in after]
            s[MAX_ROUNDS] = STANDOFF + 10  # no standoff with a limit of rounds
            limited = evaluations(t, s, w)["estimates"]
            assert [worth == -WIN for worth in before] == [worth == -WIN for worth in limited]
            seen += 1
    assert seen > 10


def test_weight_layout_matches_the_fields_of_weights() -> None:
    """The fields of `Weights` in order, then the chart."""
    names = {name: index for name, index in vars(at).items() if name.startswith("W_")}
    for other in ("W_CHART", "W_HAS_NETWORK", "W_VICTORY", "W_SIZE", "W_NETWORK"):
        del names[other]
    assert names == {f"W_{field.upper()}": i for i, field in enumerate(Weights._fields)}
    assert len(Weights._fields) == at.WEIGHT_COUNT
    assert len(weights("generous", "imperial")) == at.W_SIZE
