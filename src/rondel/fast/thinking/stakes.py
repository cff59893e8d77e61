"""Whose success helps whom: a player's interest in each nation, compared with his rivals'."""

from __future__ import annotations

from rondel.fast.board import INTEREST, NATION_COUNT
from rondel.fast.ints import Floats, Ints
from rondel.fast.layout import GOVERNMENT, HOLDINGS, MOST_SEATS, SEATS
from rondel.fast.thinking.memory import STAKES


def stakes_of(t: Ints, s: Ints, seat: int, m: Floats) -> None:
    """For each nation, into m[STAKES]: own interest less what rivals hold (half the strongest, half the average)."""
    for nation in range(t[NATION_COUNT]):
        m[STAKES + nation] = stake_in(t, s, seat, nation)


def stake_in(t: Ints, s: Ints, seat: int, nation: int) -> float:
    """The same for one nation."""
    base = HOLDINGS + nation * MOST_SEATS
    seats = s[SEATS]
    own = 0
    most = 0
    held = 0
    for other in range(seats):
        due = t[INTEREST + s[base + other]]
        if other == seat:
            own = due
        else:
            held += due
            most = max(most, due)
    return own - 0.5 * most - 0.5 * held / max(1, seats - 1)


def is_cared_for(t: Ints, s: Ints, seat: int, nation: int) -> bool:
    """Does the seat govern the nation, or hold two fifths of its interest? Between two players only the lead counts."""
    if s[GOVERNMENT + nation] == seat:
        return True
    if s[SEATS] < 3:
        return False
    base = HOLDINGS + nation * MOST_SEATS
    owed = 0
    for other in range(s[SEATS]):
        owed += t[INTEREST + s[base + other]]
    return owed > 0 and 5 * t[INTEREST + s[base + seat]] >= 2 * owed


def is_held_dearer(t: Ints, s: Ints, seat: int, other: int, nation: int) -> bool:
    """Is the other nation cared for, and has the seat more of its interest than of the nation's?"""
    more = (
        t[INTEREST + s[HOLDINGS + other * MOST_SEATS + seat]] > t[INTEREST + s[HOLDINGS + nation * MOST_SEATS + seat]]
    )
    return more and is_cared_for(t, s, seat, other)


def enmity(m: Floats, nation: int, other: int) -> float:
    """From -1 to 1: how much it pays the mover of `nation` to harm `other`, against what his own nation gains.

    It reads his stakes from m[STAKES].
    """
    ratio = -m[STAKES + other] / max(m[STAKES + nation], 2.0)
    return max(-1.0, min(1.0, ratio))
