"""The engine's golden games and perft counts on the fast core."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.engine.golden_games import FOLDER
from tests.engine.perft import entries, start
from tests.fast.cores import Core, Cores, each_form
from tests.fast.differential import compare

import rondel


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.rondel")), ids=lambda path: path.stem)
@each_form
def test_finished_games_replay(cores: Cores, path: Path) -> None:
    """Every move and gift of a golden game, up to its recorded scores and winners."""
    record = rondel.Record.loads(path.read_text(encoding="utf-8"))
    first = rondel.replay(record, until=0)
    core = cores(first)
    for seat, text in record.moves:
        action = first.edition.actions.parse(text)
        if action.kind == "give":
            core.give(seat, action.nation, action.amount)
        else:
            assert core.decider() == seat
            id = core.table.id(text)
            assert id in core.legal()
            core.play(id)
    last = rondel.replay(record)
    assert last.over
    compare(last, core)
    assert core.scores() == last.scores
    assert core.winners() == last.winners


def perft(core: Core, depth: int) -> int:
    """Return the number of action sequences of this length."""
    legal = list(core.legal())
    if depth == 1:
        return len(legal)
    total = 0
    for id in legal:
        other = core.copy()
        other.play(id)
        total += perft(other, depth - 1)
    return total


@pytest.mark.parametrize("entry", entries(), ids=lambda entry: entry["name"])
@each_form
def test_counts(cores: Cores, entry: dict[str, Any]) -> None:
    """The engine's perft numbers, including those counted by hand."""
    core = cores(start(entry))
    image = core.image()
    assert [perft(core, depth) for depth in range(1, len(entry["counts"]) + 1)] == entry["counts"]
    assert core.image() == image
