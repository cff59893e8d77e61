"""Puzzles from bot games: a position, a question, and a single verified solution.

    from datetime import date
    from rondel import puzzles

    puzzle = puzzles.daily(date.today())
    game = puzzle.game()
    puzzle.judge(str(game.decision.actions[0]))

`python -m rondel.puzzles.make` generates them.
"""

from rondel.puzzles.puzzle import KINDS, Puzzle, UnknownPuzzle, daily, find
from rondel.puzzles.puzzle import all_puzzles as all
from rondel.puzzles.verdict import Message, Verdict

__all__ = ["KINDS", "Message", "Puzzle", "UnknownPuzzle", "Verdict", "all", "daily", "find"]
