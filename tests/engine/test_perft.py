"""Perft counts of fixed positions detect any unintended change of the rules."""

from typing import Any

import pytest
from tests.engine.perft import entries, perft, start


@pytest.mark.parametrize("entry", entries(), ids=lambda entry: entry["name"])
def test_counts(entry: dict[str, Any]) -> None:
    game = start(entry)
    before = game.to_json()
    assert [perft(game, depth) for depth in range(1, len(entry["counts"]) + 1)] == entry["counts"]
    assert game.to_json() == before


def test_some_counts_are_worked_out_by_hand() -> None:
    """Some counts are independent of the engine."""
    assert sum(entry.get("by_hand", 0) for entry in entries()) >= 10
