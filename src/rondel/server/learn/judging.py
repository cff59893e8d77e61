"""A step of a lesson at a table: how it is put up, what has been done of it, what the coach says. Knows no database."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Protocol, cast

import msgspec

import rondel
from rondel import lessons
from rondel.lessons.lesson import OPPONENTS
from rondel.server.errors import unknown
from rondel.server.http.wire.learn import (
    LessonOverview,
    LessonScreen,
    LessonStep,
    Picture,
    StepProgress,
    StepState,
    Target,
    Task,
)
from rondel.server.people.names import LONGEST_TABLE_NAME, clean_name
from rondel.server.people.visitors import Visitor
from rondel.server.play.change import Change
from rondel.server.play.loaded import LoadedGame
from rondel.server.play.moves import Move, enter
from rondel.server.play.table import Seat, TableRow, free_name
from rondel.server.tables.setting_up import new_table


class LearnersTable(Protocol):
    """A table at which somebody learns; `step` is None in a first game."""

    @property
    def game_id(self) -> str: ...
    @property
    def edition(self) -> str: ...
    @property
    def step(self) -> int | None: ...
    @property
    def state(self) -> str: ...


def known_lesson(edition: str) -> lessons.Lesson:
    if edition not in rondel.editions():
        raise unknown("lesson")
    return lessons.lesson(edition)


def step_of(loaded: LoadedGame) -> lessons.Step:
    """The step played at this table."""
    number = loaded.table.lesson_step
    if number is None:
        raise unknown("lesson")
    return lessons.lesson(loaded.table.edition).steps[number - 1]


def judged(loaded: LoadedGame) -> lessons.Progress:
    """What the events since the step's position say."""
    step = step_of(loaded)
    events = [
        event
        for entry in loaded.log
        if entry.version > len(step.before)
        for event in msgspec.json.decode(bytes(entry.events))
    ]
    return lessons.progress(step, loaded.game, events)


def overview_of(done: Mapping[str, list[int]], at: Iterable[LearnersTable]) -> list[LessonOverview]:
    """Every lesson with its steps, those that are done, and the tables to go on at."""
    at = list(at)
    found = []
    for edition in rondel.editions():
        steps = lessons.lesson(edition).steps
        finished = done.get(edition, [])
        mine = [row for row in at if row.edition == edition]
        playing = [row.game_id for row in mine if row.step is None and row.state == "running"]
        found.append(
            LessonOverview(
                edition=edition,
                steps=[
                    StepProgress(number=number, id=step.id, done=number in finished)
                    for number, step in enumerate(steps, start=1)
                ],
                next=next((number for number in range(1, len(steps) + 1) if number not in finished), None),
                begun=bool(finished) or any(row.step is not None for row in mine),
                first_game=playing[0] if playing else None,
            )
        )
    return found


def lesson_table(visitor: Visitor, step: lessons.Step, number: int, name: str | None) -> tuple[TableRow, rondel.Game]:
    """A table for a step, and the position from which `begin_step` leads to the step's own."""
    others = [Seat(seat, "bot", name=opponent) for seat, opponent in enumerate(OPPONENTS, start=1)]
    seats = [Seat(lessons.LEARNER, "human", user_id=visitor.id, name=free_name(others, visitor.name)), *others]
    game = step.game(seats[0].name or "")
    name = clean_name(name or f"{step.edition} {number}", LONGEST_TABLE_NAME)
    learner = {"learner_id": visitor.id, "lesson_step": number}
    table = new_table(visitor, name, step.edition, game.options, seats, private=True, sandbox=True, **learner)
    return table, game


def begin_step(change: Change, step: lessons.Step, game: rondel.Game) -> None:
    """The position of a step: what was played before it is in the log."""
    change.begin(game)
    for action in step.before:
        game = change.game or game
        enter(change, Move(game.decision.player, action, by="bot"))


def coach_at(loaded: LoadedGame) -> LessonStep:
    """What the coach beside the board has to say."""
    table, step, progress = loaded.table, step_of(loaded), judged(loaded)
    return LessonStep(
        kind="lesson",
        edition=table.edition,
        step=table.lesson_step or 0,
        steps=len(lessons.lesson(table.edition).steps),
        id=step.id,
        rule=step.rule,
        terms=list(step.terms),
        screens=[
            LessonScreen(
                id=screen.id,
                target=cast(Target, screen.target),
                places=list(screen.places),
                picture=cast("Picture | None", screen.picture),
            )
            for screen in step.screens
        ],
        rows=list(step.rows),
        begins=len(step.before),
        tasks=[Task(id=task.id, done=task.id in progress.done) for task in step.tasks],
        state=cast(StepState, progress.state),
        miss=progress.miss,
        waits=table.state == "running" and lessons.is_for_opponent(step, loaded.game),
        revision=table.revision,
    )
