"""`Puzzle`, a position with a question and a single verified solution; and access to the packaged puzzles."""

from __future__ import annotations

import json
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from functools import cache
from importlib.resources import files
from typing import Any

import rondel
from rondel.puzzles import position_data
from rondel.puzzles.verdict import Message, Verdict, judge, why

KINDS = ("win", "stop", "government", "best")


@dataclass(frozen=True)
class Puzzle:
    """A puzzle for `seat`; `line` has the moves of the solution, including the replies of the others.

    `question` has the parameters of the question `puzzle-ask-<kind>`; `choices` is the number of actions; `chances` are
    the win probabilities of the first actions, if search decided. `before` has the moves from the start of the turn to
    the decision; `rest` completes the turn in one of several correct ways.
    """

    id: str
    kind: str
    grade: int
    seat: int
    question: Mapping[str, Any]
    line: tuple[tuple[int, str], ...]
    before: tuple[str, ...]
    choices: int
    position: Mapping[str, Any] = field(repr=False)
    chances: Mapping[str, float] = field(default_factory=dict, repr=False)
    rest: tuple[tuple[int, str], ...] = field(default=(), repr=False)

    @property
    def edition(self) -> str:
        """The id of the edition."""
        return str(self.position["edition"])

    @property
    def players(self) -> tuple[str, ...]:
        """The names at the table, in seat order."""
        return position_data.NAMES[: len(self.position["players"])]

    @property
    def nation(self) -> str:
        """The nation whose turn it is."""
        return str(self.position["nation"])

    @property
    def asked(self) -> tuple[str, dict[str, Any]]:
        """The question: a key of `puzzles.ftl` (`puzzle-ask-<key>`) and its parameters."""
        if self.kind == "best":
            return "best", {"nation": self.nation}
        if self.kind == "government" and not self.question["named"]:
            return "government-any", {}
        return self.kind, {key: self.question[key] for key in ("nation", "player") if key in self.question}

    @property
    def answer(self) -> tuple[str, ...]:
        """The solution: the actions of `seat`, step by step."""
        return tuple(action for seat, action in self.line if seat == self.seat)

    def game(self, played: Sequence[str] = ()) -> rondel.Game:
        """Return the position of the question, or the one after the first steps of the solution.

        The others have replied, and `seat` decides. After the last step the turn is completed.
        """
        if tuple(played) != self.answer[: len(played)]:
            raise ValueError(f"{list(played)} are not the first steps of the answer.")
        game = position_data.game_at(self.position)
        for action in self.before:
            game.play(action)
        left = list(played)
        for seat, action in self.line:
            if seat == self.seat:
                if not left:
                    break
                left.pop(0)
            game.play(action)
        if len(played) == len(self.answer):
            for _, action in self.rest:
                game.play(action)
        return game

    def judge(self, action: str, played: Sequence[str] = ()) -> Verdict:
        """Judge an action after the first steps of the solution; raise `IllegalAction` if it is not legal."""
        return judge(self, action, played)

    def why(self) -> Message:
        """Explain why the solution is correct."""
        return why(self)

    def to_dict(self) -> dict[str, Any]:
        """Return the puzzle as JSON-serializable data."""
        data: dict[str, Any] = {
            "id": self.id,
            "kind": self.kind,
            "grade": self.grade,
            "seat": self.seat,
            "question": dict(self.question),
            "line": [list(move) for move in self.line],
            "before": list(self.before),
            "choices": self.choices,
            "position": self.position,
        }
        more = {"chances": dict(self.chances), "rest": [list(move) for move in self.rest]}
        return data | {key: value for key, value in more.items() if value}

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Puzzle:
        """Restore a puzzle from the output of `to_dict`."""
        return cls(
            id=data["id"],
            kind=data["kind"],
            grade=data["grade"],
            seat=data["seat"],
            question=data["question"],
            line=tuple((seat, action) for seat, action in data["line"]),
            before=tuple(data["before"]),
            choices=data["choices"],
            position=data["position"],
            chances=data.get("chances", {}),
            rest=tuple((seat, action) for seat, action in data.get("rest", ())),
        )


class UnknownPuzzle(rondel.RondelError):
    """No puzzle has the given id."""


@cache
def all_puzzles() -> tuple[Puzzle, ...]:
    """Return all packaged puzzles, by kind and grade."""
    lines = (files(__name__.rpartition(".")[0]) / "puzzles.jsonl").read_text(encoding="utf-8").splitlines()
    return tuple(Puzzle.from_dict(json.loads(line)) for line in lines)


def find(id: str) -> Puzzle:
    """Return the puzzle with this id; raise `UnknownPuzzle` if there is none."""
    for puzzle in all_puzzles():
        if puzzle.id == id:
            return puzzle
    raise UnknownPuzzle(f"There is no puzzle {id!r}.")


def daily(day: date) -> Puzzle:
    """Return the puzzle of a day; puzzles repeat only after all have been used."""
    number = day.toordinal()
    order = list(all_puzzles())
    random.Random(number // len(order)).shuffle(order)
    return order[number % len(order)]
