"""Canals (R17.5-7): the nation with a flag on a canal is asked about each unit that wants to pass.

Rules: R17.6-7.
"""

from __future__ import annotations

from rondel.fast.board import CANAL_CONTROLLER, CANAL_COUNT, ID_ALLOW, ID_REFUSE, NATION_COUNT
from rondel.fast.ints import Ints, bit
from rondel.fast.layout import (
    CANAL,
    CANAL_ASKED,
    FLAGS_OF,
    GOVERNMENT,
    NOBODY,
    QUESTION_FROM,
    QUESTION_MOVER,
    QUESTION_UNIT,
)
from rondel.fast.rules.stack import become_question


def ask_for_canal(t: Ints, s: Ints, canal: int, mover: int, unit: int, origin: int, to: int) -> None:
    """Ask the nation of the flag; the maneuver step below waits for the answer."""
    become_question(s, CANAL, canal_owner(t, s, canal), to)
    s[CANAL_ASKED] = canal
    s[QUESTION_MOVER] = mover
    s[QUESTION_UNIT] = unit
    s[QUESTION_FROM] = origin


def canal_actions(t: Ints, s: Ints, out: Ints) -> int:
    """Write allow and refuse."""
    out[0] = t[ID_ALLOW]
    out[1] = t[ID_REFUSE]
    return 2


def canal_owner(t: Ints, s: Ints, canal: int) -> int:
    """Return the nation whose flag controls the canal, NOBODY without a flag."""
    place = bit(t[CANAL_CONTROLLER + canal])
    for nation in range(t[NATION_COUNT]):
        if s[FLAGS_OF + nation] & place:
            return nation
    return NOBODY


def foreign_canals(t: Ints, s: Ints, nation: int) -> int:
    """Return the canals (a set) for which this nation needs another player's consent (R17.6-7)."""
    result = 0
    for canal in range(t[CANAL_COUNT]):
        owner = canal_owner(t, s, canal)
        if owner != NOBODY and owner != nation and s[GOVERNMENT + owner] != s[GOVERNMENT + nation]:
            result |= bit(canal)
    return result
