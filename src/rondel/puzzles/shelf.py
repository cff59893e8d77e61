"""The puzzles that come with Rondel: all, one by its id, the one of a day."""

from __future__ import annotations

import json
import random
from datetime import date
from functools import cache
from importlib.resources import files

from rondel import RondelError
from rondel.puzzles.puzzle import Puzzle


class UnknownPuzzle(RondelError):
    """No puzzle of that id."""


@cache
def every() -> tuple[Puzzle, ...]:
    """Every puzzle, by kind and grade."""
    lines = (files(__name__.rpartition(".")[0]) / "puzzles.jsonl").read_text(encoding="utf-8").splitlines()
    return tuple(Puzzle.from_dict(json.loads(line)) for line in lines)


def find(id: str) -> Puzzle:
    """The puzzle of this id."""
    for puzzle in every():
        if puzzle.id == id:
            return puzzle
    raise UnknownPuzzle(f"There is no puzzle {id!r}.")


def daily(day: date) -> Puzzle:
    """The puzzle of a day: every one has its day before one comes again."""
    number = day.toordinal()
    order = list(every())
    random.Random(number // len(order)).shuffle(order)
    return order[number % len(order)]
