"""The learner's progress in a step, judged by the events of the game, and the opponents' actions."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import rondel
from rondel import bots
from rondel.lessons.lesson import LEARNER, Event, Step

FALLBACK = "greedy"  # bot for the opponents' unscripted decisions


@dataclass(frozen=True)
class Progress:
    """`state` is open, done or missed; `done` has the completed tasks; `miss` is the known miss, if one occurred."""

    state: str
    done: tuple[str, ...]
    miss: str | None = None


def progress(step: Step, game: rondel.Game, events: Iterable[Event]) -> Progress:
    """Return the progress of a step from all events since its position, in order."""
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
    """Return whether the learner's turns of this step are not over yet."""
    turn: Mapping[str, Any] = game.view(None)["turn"]
    return not game.over and int(turn["number"]) < step.first_turn + step.turns


def _within(step: Step, events: Iterable[Event]) -> Iterable[Event]:
    for event in events:
        if event["event"] == "turn_began" and event["number"] >= step.first_turn + step.turns:
            return
        yield event


def is_opponent_decision(step: Step, game: rondel.Game) -> bool:
    """Return whether an opponent decides during the learner's turns; after them the game stops."""
    return not game.over and game.decision.player != LEARNER and is_within(step, game)


def opponent_action(step: Step, game: rondel.Game) -> str:
    """Return the opponent's action: the first scripted one that is legal, else the choice of `greedy`."""
    decision = game.decision
    offered = [str(action) for action in decision.actions]
    for wanted in step.answers.get(decision.kind, ()):
        if wanted in offered:
            return wanted
    return str(bots.make(FALLBACK).choose(game.seat_view(decision.player), decision))
