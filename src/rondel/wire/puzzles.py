"""Puzzles: which there are, the position of one, what an answer is worth."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from rondel.wire import ActionText, DecisionKind, EditionId, NationId, Seat
from rondel.wire.decision import Choice
from rondel.wire.state import GameState

PuzzleId = Annotated[str, Meta(description="the id of a puzzle")]
PuzzleKind = Literal["win", "stop", "government", "best"]


class Sentence(Struct, kw_only=True):
    """Something said about a puzzle; worded by the catalogs, with names of nations and players for ids and seats."""

    code: str
    params: dict[str, str | int]


class PuzzleFacts(Struct, kw_only=True):
    """A puzzle without its answer."""

    id: PuzzleId
    kind: PuzzleKind
    grade: Annotated[int, Meta(description="how hard it is, 1 to 5")]
    edition: EditionId
    players: Annotated[int, Meta(description="how many play")]
    seat: Annotated[Seat, Meta(description="who has to find the answer")]
    nation: Annotated[NationId, Meta(description="whose turn it is")]
    steps: Annotated[int, Meta(description="how many actions the answer has")]
    ask: Annotated[Sentence, Meta(description="the question: `puzzle-ask-<code>` of the catalogs")]


class PuzzleList(Struct, kw_only=True):
    """All puzzles, and the one of the day."""

    day: Annotated[str, Meta(description="the date in UTC")]
    daily: PuzzleId
    puzzles: list[PuzzleFacts]


class PuzzlePosition(Struct, kw_only=True):
    """A puzzle on the board: as a game that nobody else plays and nothing is kept of."""

    puzzle: PuzzleFacts
    state: GameState


class PuzzleTry(Struct):
    """An answer to a puzzle."""

    action: Annotated[str, Meta(description="the action tried", max_length=120)]
    played: Annotated[list[str], Meta(description="the steps found before", max_length=20)] = []


class PuzzleVerdict(Struct, kw_only=True):
    """What an answer is worth."""

    outcome: Literal["solved", "go_on", "wrong"]
    reason: Annotated[
        Sentence | None,
        Meta(description="`puzzle-why-<code>` or, of a wrong answer, `puzzle-wrong-<code>`; null if it goes on"),
    ]
    state: Annotated[GameState, Meta(description="the position after it; a wrong answer changes nothing")]


class AnswerStep(Struct, kw_only=True):
    """One step of an answer."""

    kind: DecisionKind
    action: ActionText
    choice: Choice


class PuzzleAnswer(Struct, kw_only=True):
    """The answer of a puzzle, for those who ask for it."""

    steps: list[AnswerStep]
    why: Sentence
