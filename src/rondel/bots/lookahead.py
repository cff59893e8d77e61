"""Looking ahead: after each choice all players play on by quick choices for some turns, then the position is judged."""

from __future__ import annotations

from collections.abc import Sequence

from rondel.bots.evaluation import utility
from rondel.bots.policy import quick_answer
from rondel.bots.quick_space import quick_space
from rondel.bots.simulation import offer
from rondel.bots.weights import Weights
from rondel.engine.actions import Action
from rondel.engine.state import State


def play_on(s: State, turns: int, w: Weights) -> None:
    """Quick choices for everybody until so many further nations have begun their turn, or the game is over."""
    while True:
        actions = offer(s)
        if not actions:
            return
        phase = s.stack[-1]
        if phase.kind() == "rondel":
            if turns <= 0:
                return
            turns -= 1
            phase.play(s, actions[0] if len(actions) == 1 else quick_space(s, actions, w))
        else:
            phase.play(s, actions[0] if len(actions) == 1 else quick_answer(s, actions, w))


def foreseen(s: State, actions: Sequence[Action], seat: int, w: Weights, turns: int) -> list[tuple[float, Action]]:
    """Each action with its worth to the seat after so many turns, best first."""
    found = []
    for action in actions:
        then = s.clone()
        then.stack[-1].play(then, action)
        play_on(then, turns, w)
        found.append((utility(then, seat, w), action))
    found.sort(key=lambda pair: -pair[0])
    return found
