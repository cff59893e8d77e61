"""Lessons: progress, the coach beside the board, hints in a first game."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from rondel.wire import (
    ActionText,
    DecisionKind,
    EditionId,
    NationId,
    RegionId,
    Revision,
    RuleNumber,
    Seat,
    TableId,
    Version,
)
from rondel.wire.state import Reason

StepState = Literal["open", "done", "missed"]
Target = Literal["map", "rondel", "nations", "investors", "bonds", "track", "tax_chart", "question"]
Picture = Literal["signs", "money"]


class StepProgress(Struct, kw_only=True):
    """A step of a lesson."""

    number: int
    id: str
    done: bool


class LessonOverview(Struct, kw_only=True):
    """A lesson and your progress."""

    edition: EditionId
    steps: list[StepProgress]
    next: Annotated[int | None, Meta(description="first unfinished step; null when all are done")]
    begun: bool
    first_game: Annotated[TableId | None, Meta(description="a first game in progress")]


class Task(Struct, kw_only=True):
    """A task of a step."""

    id: str
    done: bool


class LessonScreen(Struct, kw_only=True):
    """One screen of a step."""

    id: str
    target: Annotated[Target, Meta(description="part of the page the text refers to")]
    places: Annotated[list[RegionId], Meta(description="regions to outline on the map")]
    picture: Annotated[Picture | None, Meta(description="illustration beside the text")]


class LessonStep(Struct, kw_only=True):
    """The coach at the table of a lesson."""

    kind: Literal["lesson"]
    edition: EditionId
    step: Annotated[int, Meta(description="number of the step, starting at 1")]
    steps: Annotated[int, Meta(description="number of steps in the lesson")]
    id: str
    rule: RuleNumber
    terms: Annotated[list[str], Meta(description="glossary terms introduced by the step")]
    screens: Annotated[list[LessonScreen], Meta(description="screens in order")]
    rows: Annotated[list[NationId], Meta(description="nations whose bonds are shown; empty for all")]
    begins: Annotated[Version, Meta(description="moves made before the learner's first decision")]
    tasks: list[Task]
    state: StepState
    miss: Annotated[str | None, Meta(description="known mistake the learner made, if any")]
    waits: Annotated[bool, Meta(description="whether an opponent must respond")]
    revision: Revision


class FirstGame(Struct, kw_only=True):
    """The coach at the table of a first game."""

    kind: Literal["first_game"]
    edition: EditionId


class NoCoach(Struct, kw_only=True):
    """No coach at this table."""

    kind: None


CoachFacts = LessonStep | FirstGame | NoCoach


class Idea(Struct, kw_only=True):
    """A suggested move."""

    version: Version
    action: ActionText
    reason: Reason | None


class BotReason(Struct, kw_only=True):
    """The reason for a bot's move."""

    version: Version
    seat: Seat
    turn: int
    kind: DecisionKind
    reason: Reason


class LessonTableRequest(Struct):
    """Create a table for a lesson or a first game."""

    name: Annotated[
        Annotated[str, Meta(min_length=1, max_length=60)] | None,
        Meta(description="name of the table, in the learner's language"),
    ] = None
    new: Annotated[bool, Meta(description="start a new first game even if one is in progress")] = False
