"""What the other seats of a lesson do: their step's script, else what `greedy` would do."""

from __future__ import annotations

import rondel
from rondel import bots
from rondel.lessons.lesson import LEARNER, Step
from rondel.lessons.progress import is_within

FALLBACK = "greedy"


def is_for_opponent(step: Step, game: rondel.Game) -> bool:
    """Is an opponent asked inside the learner's turns? Afterwards the lesson waits and nobody moves."""
    return not game.over and game.decision.player != LEARNER and is_within(step, game)


def answer(step: Step, game: rondel.Game) -> str:
    """The opponent's action: the first scripted one that is offered, or greedy's choice."""
    decision = game.decision
    offered = [str(action) for action in decision.actions]
    for wanted in step.answers.get(decision.kind, ()):
        if wanted in offered:
            return wanted
    return str(bots.make(FALLBACK).choose(game.seat_view(decision.player), decision))
