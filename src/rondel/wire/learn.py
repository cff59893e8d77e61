"""Lessons: how far somebody is, what the coach beside the board says, hints in a first game."""

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
    """A lesson and how far you are in it."""

    edition: EditionId
    steps: list[StepProgress]
    next: Annotated[int | None, Meta(description="the first step not yet done; null when all are")]
    begun: bool
    first_game: Annotated[TableId | None, Meta(description="a first game under way")]


class Task(Struct, kw_only=True):
    """A task of a step."""

    id: str
    done: bool


class LessonScreen(Struct, kw_only=True):
    """One idea of a step."""

    id: str
    target: Annotated[Target, Meta(description="the part of the page the text speaks of")]
    places: Annotated[list[RegionId], Meta(description="regions to outline on the map")]
    picture: Annotated[Picture | None, Meta(description="what is shown beside the text")]


class LessonStep(Struct, kw_only=True):
    """The coach at the table of a lesson."""

    kind: Literal["lesson"]
    edition: EditionId
    step: Annotated[int, Meta(description="number of the step, from 1 on")]
    steps: Annotated[int, Meta(description="how many steps the lesson has")]
    id: str
    rule: RuleNumber
    terms: Annotated[list[str], Meta(description="terms of the glossary that the step introduces")]
    screens: Annotated[list[LessonScreen], Meta(description="the text, one idea each, in order")]
    rows: Annotated[list[NationId], Meta(description="nations whose bonds are shown; empty: all")]
    begins: Annotated[Version, Meta(description="moves made before the learner's first decision")]
    tasks: list[Task]
    state: StepState
    miss: Annotated[str | None, Meta(description="which known wrong way was taken, if any")]
    waits: Annotated[bool, Meta(description="whether an opponent is to answer")]
    revision: Revision


class FirstGame(Struct, kw_only=True):
    """The coach at the table of a first game."""

    kind: Literal["first_game"]
    edition: EditionId


class NoCoach(Struct, kw_only=True):
    """There is no coach at this table."""

    kind: None


CoachFacts = LessonStep | FirstGame | NoCoach


class Idea(Struct, kw_only=True):
    """What a decent player would do now."""

    version: Version
    action: ActionText
    reason: Reason | None


class BotReason(Struct, kw_only=True):
    """Why a bot moved as it did."""

    version: Version
    seat: Seat
    turn: int
    kind: DecisionKind
    reason: Reason


class LessonTableRequest(Struct):
    """A table to learn at."""

    name: Annotated[
        Annotated[str, Meta(min_length=1, max_length=60)] | None,
        Meta(description="of the table, in the learner's language"),
    ] = None
    new: Annotated[bool, Meta(description="a new first game although one is under way")] = False
