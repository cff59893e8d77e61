"""End of the game (R21.1) and the limit of rounds (A69).

Rules: R21.1.
"""

from __future__ import annotations

from rondel.fast.ints import Ints
from rondel.fast.layout import ENDING, NONE
from rondel.fast.rules.stack import become_base


def end_game(s: Ints, ending: int) -> None:
    """Nothing further of this turn is done."""
    s[ENDING] = ending
    become_base(s, NONE, 0)
