"""Playing on in thought: actions carried out on a position directly, without events, record or checks."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rondel.engine.actions import Action
from rondel.engine.flow import settle
from rondel.engine.state import State

Policy = Callable[[State, Sequence[Action]], Action]


def offer(s: State) -> Sequence[Action]:
    """Go on until somebody has something to decide; what he may choose, empty once the game is over (R24)."""
    return settle(s)


def play_turn(s: State, policy: Policy) -> None:
    """Let the policy decide everything until the next nation chooses its space or the game is over."""
    while True:
        actions = offer(s)
        if not actions:
            return
        phase = s.stack[-1]
        if phase.kind() == "rondel":
            return
        phase.play(s, actions[0] if len(actions) == 1 else policy(s, actions))
