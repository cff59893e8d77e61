"""Silly moves in games of earlier bots, which `hard` and `expert` no longer make."""

from __future__ import annotations

from pathlib import Path

import pytest
from benchmarks.judged_endings import allowed_ends
from benchmarks.played_turns import played
from benchmarks.silly_moves import silly_moves

import rondel
from rondel import bots

# <detector>-<index of the move>.rondel
RECORDS = sorted((Path(__file__).parent / "silly_moves").glob("*.rondel"))


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_the_move_is_detected_and_not_repeated(file: Path) -> None:
    """A battle against a nation one governs or mostly owns; a step that lets the next nation end the game and win."""
    wrong, _, number = file.stem.partition("-")
    kind = {"self_harm": "self-harm", "allowed_end": "allowed end"}[wrong]
    record = rondel.Record.loads(file.read_text(encoding="utf-8"))
    at = int(number)
    seat, text = record.moves[at]
    assert (kind, seat, at) in set(silly_moves(played(record)))
    game = rondel.replay(record, until=at)
    for name in ("hard", "expert"):
        assert str(bots.make(name).choose(game.seat_view(seat), game.decision)) != text, name


def test_only_the_deciding_step_is_blamed() -> None:
    """In these games a rival could end the game next only once, by the step above."""
    blamed = 0
    for file in RECORDS:
        game = played(rondel.Record.loads(file.read_text(encoding="utf-8")))
        found = [each for turn in game.turns for each in allowed_ends(turn)]
        blamed += len(found)
        assert len({(seat, number) for _, seat, number in found}) == len(found)
    assert blamed == 1
