"""Stakes: a player's interest in each nation compared with the rivals' interest."""

from __future__ import annotations

from rondel.fast.board import INTEREST, NATION_COUNT
from rondel.fast.evaluation.workspace import STAKES
from rondel.fast.ints import Floats, Ints
from rondel.fast.layout import GOVERNMENT, HOLDINGS, MOST_SEATS, SEATS


def stakes_of(t: Ints, s: Ints, seat: int, m: Floats) -> None:
    """Write the seat's stakes to m[STAKES]: own interest minus half the largest and half the mean rival interest."""
    for nation in range(t[NATION_COUNT]):
        m[STAKES + nation] = stake_in(t, s, seat, nation)


def stake_in(t: Ints, s: Ints, seat: int, nation: int) -> float:
    """Return the stake in one nation."""
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


def has_major_stake(t: Ints, s: Ints, seat: int, nation: int) -> bool:
    """Return whether the seat governs the nation or, with three or more players, holds 40 % of its interest."""
    if s[GOVERNMENT + nation] == seat:
        return True
    if s[SEATS] < 3:
        return False
    base = HOLDINGS + nation * MOST_SEATS
    owed = 0
    for other in range(s[SEATS]):
        owed += t[INTEREST + s[base + other]]
    return owed > 0 and 5 * t[INTEREST + s[base + seat]] >= 2 * owed


def has_larger_stake(t: Ints, s: Ints, seat: int, other: int, nation: int) -> bool:
    """Return whether the seat has a major stake in the other nation, and a larger one than in `nation`."""
    more = (
        t[INTEREST + s[HOLDINGS + other * MOST_SEATS + seat]] > t[INTEREST + s[HOLDINGS + nation * MOST_SEATS + seat]]
    )
    return more and has_major_stake(t, s, seat, other)


def enmity(m: Floats, nation: int, other: int) -> float:
    """Return how much harming `other` pays for the mover of `nation` relative to its own gains, from -1 to 1.

    Requires the mover's stakes in m[STAKES].
    """
    ratio = -m[STAKES + other] / max(m[STAKES + nation], 2.0)
    return max(-1.0, min(1.0, ratio))
