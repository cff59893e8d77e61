"""How far the learner is in a step, judged by what really happened in the game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import rondel
from rondel.lessons.lesson import LEARNER, Step
from rondel.lessons.tasks import Event


@dataclass(frozen=True)
class Progress:
    """`state` is open, done or missed; `done` the tasks fulfilled; `miss` which known wrong way was taken, if any."""

    state: str
    done: tuple[str, ...]
    miss: str | None = None


def progress(step: Step, game: rondel.Game, events: Iterable[Event]) -> Progress:
    """Judge a step by the events since its position, in order."""
    seen = list(_within(step, events))
    has_won = game.over and LEARNER in game.winners
    done = tuple(task.id for task in step.tasks if task.is_done(seen, has_won))
    if len(done) == len(step.tasks):
        return Progress("done", done)
    for miss in step.misses:
        if miss.is_done(seen, has_won):
            return Progress("missed", done, miss.id)
    return Progress("open" if is_within(step, game) else "missed", done)


def is_within(step: Step, game: rondel.Game) -> bool:
    """Do the learner's turns of this step still go on?"""
    turn: Mapping[str, Any] = game.view(None)["turn"]
    return not game.over and int(turn["number"]) < step.first_turn + step.turns


def _within(step: Step, events: Iterable[Event]) -> Iterable[Event]:
    for event in events:
        if event["event"] == "turn_began" and event["number"] >= step.first_turn + step.turns:
            return
        yield event
