"""Endgame search: which seats can still win after a choice (R21.1-2)."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from tests.bots.reference_last_turns import ReferenceLastTurns, best_outcome
from tests.bots.test_master import ending, threatened

import rondel
from rondel import bots, fast
from rondel.bots.evaluation.weights import styles, weights
from rondel.fast.evaluation.last_turns import ANY_STYLE, MOST_STYLES, OPEN
from rondel.fast.weight_array import weight_array

ADA, BRUNO = 1, 2
RECORDS = sorted((Path(__file__).parent / "lost_endings").glob("*.rondel"))


def evaluator_of(game: rondel.Game) -> fast.Evaluator:
    return fast.Evaluator(weight_array(weights(game.edition.id), game.edition))


def outcomes(game: rondel.Game) -> dict[str, int]:
    """Return the possible winners after each offered action, as bits."""
    here = fast.position(game)
    last = fast.LastTurns(evaluator_of(game))
    return {action.text: last.winners_after(here, here.actions.id(action)) for action in game.decision.actions}


def test_a_threat_leaves_only_the_preventing_move_open() -> None:
    """Only Ada's own Taxation keeps Bruno from winning in the next turn."""
    found = outcomes(threatened())
    assert found.pop("rondel taxation") == OPEN
    assert len(found) > 3
    assert set(found.values()) == {BRUNO}


def test_an_immediate_end_includes_its_surcharge() -> None:
    """R8.4: the same Taxation wins if free, and loses if its price costs the lead."""
    free, dear = (ending(cash=20, italy=space, rival=0) for space in ("maneuver_2", "investor"))
    after = free.copy()
    after.play("rondel taxation")
    lead = after.scores[0] - after.scores[1]
    free, dear = (ending(cash=20, italy=space, rival=lead - 1) for space in ("maneuver_2", "investor"))
    assert outcomes(free)["rondel taxation"] == ADA
    assert outcomes(dear)["rondel taxation"] == BRUNO


def later_victory() -> rondel.Game:
    """Return a game that Ada can win with Italy's turn, which follows Austria-Hungary's; she governs both."""
    view: dict[str, Any] = {
        "edition": "imperial",
        "players": [
            {"seat": 0, "name": "Ada", "cash": 15, "bonds": {"austria_hungary": [12, 9], "italy": [9, 4]}},
            {"seat": 1, "name": "Bruno", "cash": 0, "bonds": {"austria_hungary": [2], "italy": [2]}},
        ],
        "investor": 1,
        "turn": {"nation": "austria_hungary", "number": 50},
        "round": 12,
        "nations": {
            "austria_hungary": {"treasury": 6, "power": 9, "rondel": "import"},
            "italy": {"treasury": 5, "power": 24, "rondel": "maneuver_2"},
        },
        "regions": {name: {"flag": "italy"} for name in ("tunis", "algeria", "spain")},
    }
    return rondel.Game.from_view(view)


def test_a_win_one_turn_later_is_certain_if_nobody_can_prevent_it() -> None:
    game = later_victory()
    found = outcomes(game)
    assert ADA in found.values()
    then = game.copy()
    then.play(next(text for text, outcome in found.items() if outcome == ADA))
    while not then.over:
        decision = then.decision
        taxes = next((action for action in decision.actions if action.text == "rondel taxation"), None)
        answer = bots.make("medium").choose(then.seat_view(decision.player), decision)
        then.play(taxes if taxes and decision.player == 0 and decision.nation == "italy" else answer)
    assert list(then.winners) == [0]


def test_players_choose_their_own_best_outcome() -> None:
    """They prefer a win, then an outcome that is not a loss, then anything else."""
    assert best_outcome(ADA, [BRUNO, ADA, OPEN]) == ADA
    assert best_outcome(ADA, [BRUNO, OPEN | ADA]) == OPEN | ADA
    assert best_outcome(ADA, [BRUNO, 4]) == BRUNO | 4


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_the_fast_core_agrees_with_the_reference_implementation(file: Path) -> None:
    """Compare outcomes of random choices and styles in the last 60 moves of recorded games."""
    record = rondel.Record.loads(file.read_text("utf-8"))
    game = rondel.replay(record, until=len(record.moves) - 60)
    evaluator, all_styles = evaluator_of(game), styles(weights(game.edition.id))
    last, rng = fast.LastTurns(evaluator), random.Random(file.stem)
    found = set()
    for _, action in record.moves[-60:]:
        here = fast.position(game)
        if evaluator.is_end_near(here) and here.count > 1:
            reference = ReferenceLastTurns(evaluator, here, all_styles)
            id, style = rng.choice(here.legal()), rng.randrange(ANY_STYLE, MOST_STYLES)
            outcome = last.winners_after(here, id, style)
            assert outcome == reference.winners_after(here, id, None if style == ANY_STYLE else all_styles[style])
            found.add((here.kind, outcome))
        game.play(action)
    assert len(found) > 3


def test_wrong_arguments_are_rejected() -> None:
    game = rondel.new_game("imperial", players=3, seed=1)
    last, here = fast.LastTurns(evaluator_of(game)), fast.position(game)
    with pytest.raises(ValueError, match="not offered"):
        last.winners_after(here, -1)
    with pytest.raises(ValueError, match="no maneuver style 5"):
        last.winners_after(here, here.legal()[0], MOST_STYLES)
