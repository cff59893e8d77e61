"""End of the game (R21.1) and the limit of rounds (A69).

Rules: R21.1.
"""

from __future__ import annotations

from rondel.engine.events import GameEnded, Reason
from rondel.engine.state import ENDED_BY_POWER, ENDED_BY_ROUNDS, ENDED_BY_VOID_DRAFTS, State

REASONS: dict[int, Reason] = {
    ENDED_BY_POWER: "power",
    ENDED_BY_ROUNDS: "max_rounds",
    ENDED_BY_VOID_DRAFTS: "void_drafts",
}


def end_game(s: State, ending: int, nation: int) -> None:
    """Nothing further of this turn is done."""
    s.ending = ending
    s.stack.clear()
    s.emit(GameEnded(REASONS[ending], nation))
