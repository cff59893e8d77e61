"""Puzzles: list, position, and verdict on an answer."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from rondel.wire import ActionText, DecisionKind, EditionId, NationId, Seat
from rondel.wire.decision import Choice
from rondel.wire.state import GameState

PuzzleId = Annotated[str, Meta(description="ID of a puzzle")]
PuzzleKind = Literal["win", "stop", "government", "best"]


class Sentence(Struct, kw_only=True):
    """A message about a puzzle, translated by clients with names in place of IDs and seats."""

    code: str
    params: dict[str, str | int]


class PuzzleFacts(Struct, kw_only=True):
    """A puzzle without its solution."""

    id: PuzzleId
    kind: PuzzleKind
    grade: Annotated[int, Meta(description="difficulty, 1 to 5")]
    edition: EditionId
    players: Annotated[int, Meta(description="number of players")]
    seat: Annotated[Seat, Meta(description="seat of the solver")]
    nation: Annotated[NationId, Meta(description="nation whose turn it is")]
    steps: Annotated[int, Meta(description="number of actions in the solution")]
    ask: Annotated[Sentence, Meta(description="the question, catalog key `puzzle-ask-<code>`")]


class PuzzleList(Struct, kw_only=True):
    """All puzzles, and the puzzle of the day."""

    day: Annotated[str, Meta(description="date in UTC")]
    daily: PuzzleId
    puzzles: list[PuzzleFacts]


class PuzzlePosition(Struct, kw_only=True):
    """A puzzle and its position, in the form of a game that is not stored."""

    puzzle: PuzzleFacts
    state: GameState


class PuzzleTry(Struct):
    """An attempted step of a solution."""

    action: Annotated[str, Meta(description="attempted action", max_length=120)]
    played: Annotated[list[str], Meta(description="steps found so far", max_length=20)] = []


class PuzzleVerdict(Struct, kw_only=True):
    """Verdict on an attempted step."""

    outcome: Literal["solved", "go_on", "wrong"]
    reason: Annotated[
        Sentence | None,
        Meta(
            description="catalog key `puzzle-why-<code>`, or `puzzle-wrong-<code>` if wrong; null if more steps follow"
        ),
    ]
    state: Annotated[GameState, Meta(description="position after the step; unchanged if it was wrong")]


class AnswerStep(Struct, kw_only=True):
    """One step of a solution."""

    kind: DecisionKind
    action: ActionText
    choice: Choice


class PuzzleAnswer(Struct, kw_only=True):
    """The solution of a puzzle."""

    steps: list[AnswerStep]
    why: Sentence
