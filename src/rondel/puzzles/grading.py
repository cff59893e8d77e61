"""How hard a puzzle is, from what can be counted: who of the bots finds it, how many choices and steps there are."""

from __future__ import annotations

from rondel import bots
from rondel.puzzles.puzzle import Puzzle

TRIES = 6  # with different seeds, for those who err
MANY = 10  # choices
HARDEST = 5
ERRING = ("easy", "medium")


def grade_of(puzzle: Puzzle) -> int:
    """From 1, which nearly everybody finds, to 5.

    One point each: `easy` finds it in less than half of its tries, `medium` does, `hard` does not find it, there are
    many choices; and one for each further step.
    """
    points = sum(sum(finds(puzzle, level, seed) for seed in range(TRIES)) * 2 < TRIES for level in ERRING)
    points += not finds(puzzle, "hard", 0)
    points += puzzle.choices >= MANY
    points += len(puzzle.answer) - 1
    return min(HARDEST, 1 + points)


def finds(puzzle: Puzzle, level: str, seed: int) -> bool:
    """Does this bot play every step of the answer?"""
    bot = bots.make(level, seed)
    bot.brake = False
    played: list[str] = []
    while True:
        game = puzzle.game(played)
        choice = str(bot.choose(game.seat_view(puzzle.seat), game.decision))
        if choice != puzzle.answer[len(played)]:
            return False
        played.append(choice)
        if len(played) == len(puzzle.answer):
            return True
