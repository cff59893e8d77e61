"""Puzzles are found in games, and the same ones every time."""

from __future__ import annotations

import itertools

from rondel import fast, puzzles
from rondel.puzzles import position_data
from rondel.puzzles.finder import Finder
from rondel.puzzles.make import Table, finds, grade_of


def test_a_game_is_the_same_from_the_same_seed() -> None:
    table = Table("imperial", 3)
    games = [[choice for _, choice in itertools.islice(table.game(seed), 120)] for seed in (1, 1, 2)]
    assert games[0] == games[1] != games[2]


def test_positions_of_games_come_back_from_their_data() -> None:
    """Every start of a turn of a game, units, flags, bonds, cards and markers."""
    for edition in ("imperial", "imperial_2030"):
        starts = [here.copy() for here, _ in Table(edition, 5).game(3) if here.kind == "rondel"][::12]
        assert len(starts) > 8
        for start in starts:
            assert fast.position(position_data.game_at(position_data.data_of(start.game()))) == start


def test_a_shipped_puzzle_is_found_again_in_its_position() -> None:
    """The finder gives the same question and the same answer; a quiet position gives none."""
    for kind in ("win", "stop"):
        puzzle = next(each for each in puzzles.all() if each.kind == kind and len(each.players) == 4)
        finder = Finder(puzzle.edition, Table(puzzle.edition, 4).mind)
        start = fast.position(puzzle.game())
        (found,) = finder.finds(start, [kind])
        assert tuple(found.line) == puzzle.line
        assert found.params == puzzle.question
        quiet = fast.position(
            position_data.game_at(position_data.data_of(next(Table(puzzle.edition, 4).game(1))[0].game()))
        )
        assert list(finder.finds(quiet, ["win", "stop"])) == []


def test_a_grade_is_counted() -> None:
    """A plain Taxation that wins is found by everybody; two steps are never the easiest."""
    plain = next(each for each in puzzles.all() if each.kind == "win" and each.grade == 1)
    assert finds(plain, "hard", 0)
    assert grade_of(plain) == 1
    assert all(each.grade > 1 for each in puzzles.all() if len(each.answer) > 1)
