"""One action ahead: every choice carried out, its turn played on by quick answers, and the position judged."""

from __future__ import annotations

from collections.abc import Sequence

from rondel.bots.evaluation import utility
from rondel.bots.maneuver_plan import Style
from rondel.bots.policy import answering
from rondel.bots.simulation import Policy, play_turn
from rondel.bots.weights import Weights
from rondel.engine.actions import Action
from rondel.engine.state import State


def after(s: State, action: Action, policy: Policy) -> State:
    """The position at the end of the turn if this action is played now."""
    then = s.clone()
    then.stack[-1].play(then, action)
    play_turn(then, policy)
    return then


def judged(
    s: State, actions: Sequence[Action], seat: int, w: Weights, style: Style | None = None
) -> list[tuple[float, Action]]:
    """Each action with its worth to the seat, best first; equal ones in the order offered."""
    policy = answering(w, style)
    found = [(utility(after(s, action, policy), seat, w), action) for action in actions]
    return sorted(found, key=lambda pair: -pair[0])


def best_space(s: State, actions: Sequence[Action], w: Weights) -> Action:
    """The rondel space a player who looks one action ahead would choose."""
    return judged(s, actions, s.stack[-1].decider(s), w)[0][1]
