"""Lesson tables and first games: setup, progress, and the coach."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Protocol, cast

import msgspec

import rondel
from rondel import lessons
from rondel.lessons.lesson import OPPONENTS
from rondel.table.bot_jobs import BotChoice
from rondel.table.change import Change
from rondel.table.errors import bad, unknown
from rondel.table.loaded import LoadedGame
from rondel.table.log import LogEntry
from rondel.table.moves import Move, apply_move
from rondel.table.serializers import wire_reason
from rondel.table.setup import new_table
from rondel.table.table import Seat, TableRow, free_name
from rondel.table.visitors import LONGEST_TABLE_NAME, Visitor, clean_name
from rondel.wire import DecisionKind
from rondel.wire.learn import (
    BotReason,
    Idea,
    LessonOverview,
    LessonScreen,
    LessonStep,
    Picture,
    StepProgress,
    StepState,
    Target,
    Task,
)


class LessonTable(Protocol):
    """A learner's table; `step` is None in a first game."""

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
    """Return the lesson step of this table."""
    number = loaded.table.lesson_step
    if number is None:
        raise unknown("lesson")
    return lessons.lesson(loaded.table.edition).steps[number - 1]


def progress_of(loaded: LoadedGame) -> lessons.Progress:
    """Return the progress of the step, from the events since its first position."""
    step = step_of(loaded)
    events = [
        event
        for entry in loaded.log
        if entry.version > len(step.before)
        for event in msgspec.json.decode(bytes(entry.events))
    ]
    return lessons.progress(step, loaded.game, events)


def overview_of(done: Mapping[str, list[int]], at: Iterable[LessonTable]) -> list[LessonOverview]:
    """Return all lessons with their steps, progress, and tables to resume."""
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
    """Return a table for a step, and the game from which `begin_step` plays to the step's position."""
    others = [Seat(seat, "bot", name=opponent) for seat, opponent in enumerate(OPPONENTS, start=1)]
    seats = [Seat(lessons.LEARNER, "human", user_id=visitor.id, name=free_name(others, visitor.name)), *others]
    game = step.game(seats[0].name or "")
    name = clean_name(name or f"{step.edition} {number}", LONGEST_TABLE_NAME)
    learner = {"learner_id": visitor.id, "lesson_step": number}
    table = new_table(visitor, name, step.edition, game.options, seats, private=True, sandbox=True, **learner)
    return table, game


def begin_step(change: Change, step: lessons.Step, game: rondel.Game) -> None:
    """Set up the position of a step by playing the actions before it."""
    change.begin(game)
    for action in step.before:
        game = change.game or game
        apply_move(change, Move(game.decision.player, action, by="bot"))


def coach_at(loaded: LoadedGame) -> LessonStep:
    """Return the coach's state for the table."""
    table, step, progress = loaded.table, step_of(loaded), progress_of(loaded)
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
        waits=table.state == "running" and lessons.is_opponent_decision(step, loaded.game),
        revision=table.revision,
    )


OPPONENT_LEVELS = ("easy", "greedy")
# `medium` is weakened on purpose, and `hard` is fast enough for hints.
ADVISERS = ("hard", "medium", "greedy")
MOST_REASONS = 120


def first_game_table(visitor: Visitor, edition: str, name: str | None, bots: tuple[str, ...]) -> TableRow:
    """Return a table for a game with hints against two easy opponents."""
    level = _first_of(OPPONENT_LEVELS, bots)
    others = [Seat(seat, "bot", bot=level, name=opponent) for seat, opponent in enumerate(OPPONENTS, start=1)]
    seats = [Seat(0, "human", user_id=visitor.id, name=free_name(others, visitor.name)), *others]
    name = clean_name(name or edition, LONGEST_TABLE_NAME)
    return new_table(
        visitor, name, edition, rondel.Options(), seats, private=True, auto_forced=True, learner_id=visitor.id
    )


def learners_seat(loaded: LoadedGame, visitor: Visitor) -> int:
    """Return the seat a hint is for, or raise a refusal."""
    seat = loaded.table.turn_player
    if loaded.table.state != "running" or seat is None or seat not in loaded.table.seats_of(visitor.id):
        raise bad("not_your_turn", "There is a hint when it is your turn.")
    return seat


def adviser(bots: tuple[str, ...]) -> str:
    """Return the bot that gives hints."""
    return _first_of(ADVISERS, bots)


def idea_of(loaded: LoadedGame, choice: BotChoice) -> Idea:
    """Return the adviser's choice and reason."""
    reason = wire_reason(choice.reason) if choice.reason else None
    return Idea(version=loaded.version, action=choice.action, reason=reason)


def first_reason(loaded: LoadedGame, since: int) -> int:
    """Return the version after which reasons are listed, limited in number."""
    return max(min(since, loaded.version), loaded.version - MOST_REASONS, 0)


def reasons_in(entries: Iterable[LogEntry]) -> list[BotReason]:
    """Return the stored reasons of bot moves."""
    return [
        BotReason(
            version=entry.version,
            seat=entry.seat,
            turn=entry.turn,
            kind=cast(DecisionKind, entry.reason.kind),
            reason=wire_reason(entry.reason),
        )
        for entry in entries
        if entry.reason is not None
    ]


def _first_of(wanted: tuple[str, ...], available: tuple[str, ...]) -> str:
    return next((name for name in wanted if name in available), available[0])
