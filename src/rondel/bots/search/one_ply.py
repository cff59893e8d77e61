"""One action ahead: every choice carried out, its turn played on by quick answers, and the position judged."""

from __future__ import annotations

from collections.abc import Sequence

from rondel import position
from rondel.bots.evaluation.value import utility
from rondel.bots.evaluation.weights import Weights
from rondel.bots.policy.maneuver_plan import Style
from rondel.bots.policy.quick_answer import answering
from rondel.bots.simulation import Policy, play_turn
from rondel.position import Action, Position


def after(s: Position, action: Action, policy: Policy) -> Position:
    """The position at the end of the turn if this action is played now."""
    then = s.clone()
    position.play(then, action)
    play_turn(then, policy)
    return then


def judged(
    s: Position, actions: Sequence[Action], seat: int, w: Weights, style: Style | None = None
) -> list[tuple[float, Action]]:
    """Each action with its worth to the seat, best first; equal ones in the order offered."""
    policy = answering(w, style)
    found = [(utility(after(s, action, policy), seat, w), action) for action in actions]
    return sorted(found, key=lambda pair: -pair[0])
