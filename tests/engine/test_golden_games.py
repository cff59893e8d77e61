"""Golden games: each record is parsed, replayed and serialized again without a difference."""

from pathlib import Path

import pytest
from tests.engine.golden_games import FOLDER, GAMES

import rondel


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.rondel")), ids=lambda path: path.stem)
def test_golden_games_replay(path: Path) -> None:
    """Contract 4: the replay reproduces moves, result and final scores of the file."""
    text = path.read_text(encoding="utf-8")
    record = rondel.Record.loads(text)
    game = rondel.replay(record)
    assert game.over
    assert game.record().dumps() == text
    edition, players, options = GAMES[path.stem]
    assert (game.edition.id, len(game.names)) == (edition, players)
    assert game.options == rondel.Options(**options).for_edition(game.edition)
    assert game.version == len(record.moves)
    comments = " ".join(line for line in text.splitlines() if line.startswith("#"))
    for score in game.scores:
        assert str(score) in comments


def test_every_golden_game_exists() -> None:
    assert {path.stem for path in FOLDER.glob("*.rondel")} == set(GAMES)


def test_a_record_is_small() -> None:
    """A finished game of 1,000 decisions takes at most 32 KB."""
    for path in FOLDER.glob("*.rondel"):
        moves = len(rondel.Record.loads(path.read_text(encoding="utf-8")).moves)
        assert path.stat().st_size <= max(1200, 32 * moves + 600)
