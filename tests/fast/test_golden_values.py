"""The numbers of the bots on the fast core: to their last bit those of the bots that thought on the engine itself."""

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
def test_every_number_is_the_one_written_down(game: dict[str, Any]) -> None:
    """Outlook, values, estimates, purchases, gifts, stops, results: equal, not nearly equal.

    The plain modules and what `Evaluator` says, which is compiled where it can be.
    """
    t = tables(game["edition"])
    for now, thought in replayed(game):
        s = array_of(now)
        before = list(s)
        found = evaluations(t, s, list(weights(thought["weights"], game["edition"])))
        assert found == {key: thought[key] for key in thought if key not in ("after", "weights")}
        assert s == before, "thinking leaves the position as it was"
        evaluator = evaluations_by_evaluator(now, list(weights(thought["weights"], game["edition"])))
        assert evaluator == {key: thought[key] for key in evaluator}


def test_the_positions_are_worth_testing() -> None:
    """Every kind of thought is there often, in games of both editions and all numbers of players."""
    positions = [thought for game in GAMES for thought in game["positions"]]
    assert {(game["edition"], game["players"]) for game in GAMES} == {
        (edition, players) for edition in ("imperial", "imperial_2030") for players in range(2, 7)
    }
    assert len(positions) > 400
    assert sum("estimates" in thought for thought in positions) > 100
    assert sum("gains" in thought for thought in positions) > 100
    assert sum("forcing" in thought for thought in positions) > 20
    assert sum(thought.get("gifts", [0, 0])[0] > 0 for thought in positions) > 10
    assert sum(thought.get("gifts", [0, 0])[1] > 0 for thought in positions) > 3
    # Spaces that win or lose the game at once
    assert sum(1000.0 in thought.get("estimates", []) for thought in positions) > 3
    assert sum(-1000.0 in thought.get("estimates", []) for thought in positions) > 3


def test_after_a_standoff_a_lost_game_is_better_ended() -> None:
    """Until then a Taxation that ends the game to another's victory is the worst there is, from then on good."""
    seen = 0
    for game in GAMES:
        t = tables(game["edition"])
        for now, thought in replayed(game):
            if -WIN not in thought.get("estimates", []):
                continue
            w = list(weights(thought["weights"], game["edition"]))
            s = array_of(now)
            s[MAX_ROUNDS] = 0
            s[ROUND] = STANDOFF - 1
            before = evaluations(t, s, w)["estimates"]
            s[ROUND] = STANDOFF
            after = evaluations(t, s, w)["estimates"]
            assert [worth == -WIN for worth in before] == [worth == STANDOFF_END for worth in after]
            s[MAX_ROUNDS] = STANDOFF + 10  # such a game ends by itself
            limited = evaluations(t, s, w)["estimates"]
            assert [worth == -WIN for worth in before] == [worth == -WIN for worth in limited]
            seen += 1
    assert seen > 10


def test_weights_are_where_the_core_reads_them() -> None:
    """The fields of `Weights` in their order, then the chart."""
    names = {name: index for name, index in vars(at).items() if name.startswith("W_")}
    for other in ("W_CHART", "W_HAS_NETWORK", "W_VICTORY", "W_SIZE", "W_NETWORK"):
        del names[other]
    assert names == {f"W_{field.upper()}": i for i, field in enumerate(Weights._fields)}
    assert len(Weights._fields) == at.WEIGHT_COUNT
    assert len(weights("generous", "imperial")) == at.W_SIZE
