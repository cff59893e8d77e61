"""Hints and explanations are legal, deterministic, and based on what the seat may see."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import rondel
from rondel.analysis.explanation import explain
from rondel.analysis.hint import hint

RECORD = Path(__file__).parents[1] / "bots" / "lost_endings" / "imperial-1.rondel"
LOW = 0.1


def before_the_end(cash: str = "open") -> rondel.Game:
    """Return a position in which Germany's Taxation would end the game and its government would lose by 2."""
    text = RECORD.read_text("utf-8").replace("cash: open", f"cash: {cash}")
    return rondel.replay(text, until=448)


def test_a_hint_does_not_end_a_lost_game() -> None:
    game = before_the_end()
    found = hint(game, 1, LOW)
    assert found.action != "rondel taxation"
    assert found.action == found.candidates[0].action
    assert found.margin >= 0
    assert {choice.action for choice in found.candidates} == {action.text for action in game.decision.actions}
    assert dict(found.candidates)["rondel taxation"] == 0
    assert hint(game.seat_view(1), 1, LOW) == found
    assert json.loads(json.dumps(found.to_dict()))["action"] == found.action


def test_hints_do_not_depend_on_hidden_cash() -> None:
    """A12: the hint uses the tally if there is one, but never the actual hidden cash."""
    game = before_the_end("hidden")
    saved = json.loads(game.to_json())
    saved["state"]["cash"] = [40, saved["state"]["cash"][1], 0, 25]
    other = rondel.Game.from_json(json.dumps(saved))
    assert other.scores != game.scores
    assert hint(other, 1, LOW) == hint(rondel.Game.from_json(game.to_json()), 1, LOW)
    assert hint(other.seat_view(1, game.tally()), 1, LOW) == hint(game, 1, LOW)


def test_there_is_a_hint_only_for_the_decider() -> None:
    with pytest.raises(rondel.RondelError, match="only for the player who decides"):
        hint(before_the_end(), 0, LOW)


def test_the_hint_for_a_forced_decision_is_its_action() -> None:
    game = rondel.new_game("imperial", players=4, seed=1)
    while len(game.decision.actions) > 1:
        game.play(game.decision.actions[-1])
    found = hint(game, game.decision.player, LOW)
    assert (found.action, found.margin) == (game.decision.actions[0].text, 0)


def test_an_explanation_names_chances_threats_and_moves() -> None:
    """Germany could tax now; then seat 0 would win."""
    answer = explain(before_the_end(), LOW)
    assert sum(answer.chances) == pytest.approx(1, abs=1e-5)
    assert (answer.threats[0].nation, answer.threats[0].player, answer.threats[0].winners) == ("germany", 1, (0,))
    assert (answer.seat, answer.kind, answer.nation) == (1, "rondel", "germany")
    assert answer.moves[0].action != "rondel taxation"
    assert answer == explain(before_the_end(), LOW)
    assert json.loads(json.dumps(answer.to_dict()))["moves"][0]["action"] == answer.moves[0].action


def test_the_explanation_of_a_finished_game_is_its_result() -> None:
    answer = explain(rondel.replay(RECORD.read_text("utf-8")), LOW)
    assert answer.over
    assert answer.chances == (1, 0, 0, 0)
    assert answer.moves == ()
