"""Playing on in thought: actions carried out on a variation directly, without events, record or checks."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rondel import position
from rondel.position import Action, Position, Variation

Policy = Callable[[Position, Sequence[Action]], Action]


def play_turn(s: Variation, policy: Policy) -> None:
    """Let the policy decide everything until the next nation chooses its space or the game is over."""
    while (actions := position.settle(s)) and position.kind(s) != "rondel":
        position.play(s, actions[0] if len(actions) == 1 else policy(s, actions))
