"""End of the game (R21) and scoring: interest times power factor plus cash; ties by credit in the strongest nations.

Rules: R21.1-4.
"""

from __future__ import annotations

from rondel.fast.board import FACTOR, INTEREST, LAST_POWER_POINT, NATION_COUNT
from rondel.fast.ints import Ints, bit
from rondel.fast.layout import CASH, ENDED_BY_VOID_DRAFTS, ENDING, HOLDINGS, MOST_SEATS, NONE, POWER, SEATS
from rondel.fast.rules.government import credit_sum
from rondel.fast.rules.stack import become_base


def score_of(t: Ints, s: Ints, seat: int) -> int:
    """Return the player's score if the game ended now (R21.2)."""
    result = s[CASH + seat]
    for nation in range(t[NATION_COUNT]):
        result += t[INTEREST + s[HOLDINGS + nation * MOST_SEATS + seat]] * t[FACTOR + s[POWER + nation]]
    return result


def rank_difference(t: Ints, s: Ints, seat: int, other: int) -> int:
    """Return a number above 0 if the seat ranks before the other, 0 after a complete tie (R21.3-4).

    Scores count first, then credit sums in the nations by power; equal nations in turn order.
    """
    difference = score_of(t, s, seat) - score_of(t, s, other)
    if difference:
        return difference
    for lower in range(t[LAST_POWER_POINT] + 1):
        power = t[LAST_POWER_POINT] - lower
        for nation in range(t[NATION_COUNT]):
            if s[POWER + nation] == power:
                difference = credit_sum(t, s, seat, nation) - credit_sum(t, s, other, nation)
                if difference:
                    return difference
    return 0


def winners_of(t: Ints, s: Ints) -> int:
    """Return the set of best seats; several only after a complete tie (A62), all after three void drafts (A6)."""
    if s[ENDING] == ENDED_BY_VOID_DRAFTS:
        return bit(s[SEATS]) - 1
    best = 0
    result = bit(0)
    for seat in range(1, s[SEATS]):
        difference = rank_difference(t, s, seat, best)
        if difference > 0:
            best = seat
            result = bit(seat)
        elif difference == 0:
            result |= bit(seat)
    return result


def end_game(s: Ints, ending: int) -> None:
    """End the game at once; nothing else of this turn happens."""
    s[ENDING] = ending
    become_base(s, NONE, 0)
