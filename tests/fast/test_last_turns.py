"""`LastTurns` gives the same results compiled, checked and pure, whatever it searched before."""

from __future__ import annotations

import random
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from tests.fast.cores import compiled_unit

import rondel
from rondel.bots.evaluation.weights import weights
from rondel.fast import core, positions
from rondel.fast.evaluation import evaluator as plain_mind
from rondel.fast.evaluation import last_turns as plain
from rondel.fast.weight_array import weight_array

RECORDS = sorted((Path(__file__).parents[1] / "bots" / "lost_endings").glob("*.rondel"))
FORMS = [core.form(), "checked"]
MOVES = 16  # before the end of each game


def unit_of(form: str) -> tuple[Any, Any, Any]:
    """Return `LastTurns`, `Evaluator` and `position` of a form."""
    if form == "checked":
        unit: ModuleType = compiled_unit("_core_checked")
        return unit.LastTurns, unit.Evaluator, unit.position
    return (
        core.core_module("evaluation.last_turns").LastTurns,
        core.core_module("evaluation.evaluator").Evaluator,
        core.core_module("positions").position,
    )


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_every_form_gives_the_same_results(file: Path, form: str) -> None:
    last_turns, evaluator, position = unit_of(form)
    record = rondel.Record.loads(file.read_text("utf-8"))
    game = rondel.replay(record, until=len(record.moves) - MOVES)
    numbers = weight_array(weights(game.edition.id), game.edition)
    one, other = last_turns(evaluator(numbers)), plain.LastTurns(plain_mind.Evaluator(numbers))
    rng = random.Random(f"{file.stem} {form}")
    compared = 0
    for _, action in record.moves[-MOVES:]:
        here, there = position(game), positions.position(game)
        if here.count > 1:
            id, style = rng.choice(here.legal()), rng.randrange(plain.ANY_STYLE, plain.MOST_STYLES)
            found = one.winners_after(here, id, style)
            assert found == other.winners_after(there, id, style)
            assert found == last_turns(evaluator(numbers)).winners_after(here, id, style)
            assert here.to_json() == there.to_json()
            compared += 1
        game.play(action)
    assert compared >= 4
