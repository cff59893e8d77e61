"""The puzzle generator is deterministic and finds puzzles in games."""

from __future__ import annotations

import itertools

from rondel import fast, puzzles
from rondel.puzzles import position_data
from rondel.puzzles.finder import Finder
from rondel.puzzles.make import Table, grade_of, is_solved_by


def test_a_game_is_the_same_from_the_same_seed() -> None:
    table = Table("imperial", 3)
    games = [[choice for _, choice in itertools.islice(table.game(seed), 120)] for seed in (1, 1, 2)]
    assert games[0] == games[1] != games[2]


def test_position_data_round_trips() -> None:
    """Positions at the start of turns, with units, flags, bonds, the card and markers."""
    for edition in ("imperial", "imperial_2030"):
        starts = [here.copy() for here, _ in Table(edition, 5).game(3) if here.kind == "rondel"][::12]
        assert len(starts) > 8
        for start in starts:
            assert fast.position(position_data.game_at(position_data.data_of(start.game()))) == start


def test_the_finder_finds_a_packaged_puzzle_again() -> None:
    """The finder finds the same question and solution; it finds none in a quiet position."""
    for kind in ("win", "stop"):
        puzzle = next(each for each in puzzles.all() if each.kind == kind and len(each.players) == 4)
        finder = Finder(puzzle.edition, Table(puzzle.edition, 4).evaluator)
        start = fast.position(puzzle.game())
        (found,) = finder.puzzles_at(start, [kind])
        assert tuple(found.line) == puzzle.line
        assert found.params == puzzle.question
        quiet = fast.position(
            position_data.game_at(position_data.data_of(next(Table(puzzle.edition, 4).game(1))[0].game()))
        )
        assert list(finder.puzzles_at(quiet, ["win", "stop"])) == []


def test_grades_count_failures_and_steps() -> None:
    """A single winning Taxation is solved by all bots; puzzles of two steps are never the easiest."""
    plain = next(each for each in puzzles.all() if each.kind == "win" and each.grade == 1)
    assert is_solved_by(plain, "hard", 0)
    assert grade_of(plain) == 1
    assert all(each.grade > 1 for each in puzzles.all() if len(each.answer) > 1)
