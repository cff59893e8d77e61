"""Governments, Swiss Banks, and the interest a nation owes (R18.10-11, R19.1, R23.7-8).

Rules: R18.2, R18.10-11, R19.1, R23.7-8.
"""

from __future__ import annotations

from rondel.fast.board import CREDIT, INTEREST, NATION_COUNT
from rondel.fast.ints import Ints, bit
from rondel.fast.layout import GOVERNMENT, HOLDINGS, MOST_SEATS, NOBODY, SEATS, SWISS_BANKS
from rondel.fast.rules.stack import appended


def credit_sum(t: Ints, s: Ints, seat: int, nation: int) -> int:
    """Return the total face value of a player's bonds of a nation."""
    return t[CREDIT + s[HOLDINGS + nation * MOST_SEATS + seat]]


def interest_owed_to_own(t: Ints, s: Ints, nation: int) -> int:
    """Return the interest owed to the nation's government (R18.2)."""
    government = s[GOVERNMENT + nation]
    if government == NOBODY:
        return 0
    return t[INTEREST + s[HOLDINGS + nation * MOST_SEATS + government]]


def interest_owed_to_others(t: Ints, s: Ints, nation: int) -> int:
    """Return the interest owed to all other players (R18.2)."""
    government = s[GOVERNMENT + nation]
    base = HOLDINGS + nation * MOST_SEATS
    others = 0
    for seat in range(s[SEATS]):
        if seat != government:
            others += t[INTEREST + s[base + seat]]
    return others


def check_governments(t: Ints, s: Ints, first_seat: int) -> None:
    """Give each nation to the player with the strictly highest credit; ties go clockwise from `first_seat` (R18.10)."""
    seats = s[SEATS]
    for nation in range(t[NATION_COUNT]):
        base = HOLDINGS + nation * MOST_SEATS
        most = 0
        for seat in range(seats):
            lent = t[CREDIT + s[base + seat]]
            if lent > most:
                most = lent
        if most == 0:
            continue
        before = s[GOVERNMENT + nation]
        if before != NOBODY and t[CREDIT + s[base + before]] == most:
            continue
        after = first_seat
        while t[CREDIT + s[base + after]] != most:
            after += 1
            if after == seats:
                after = 0
        s[GOVERNMENT + nation] = after


def hand_out_swiss_banks(t: Ints, s: Ints) -> None:
    """Give Swiss Banks to players without a government, and take them from the others (R18.11)."""
    banks = bit(s[SEATS]) - 1
    for nation in range(t[NATION_COUNT]):
        if s[GOVERNMENT + nation] != NOBODY:
            banks &= ~bit(s[GOVERNMENT + nation])
    s[SWISS_BANKS] = banks


def bankers_from(s: Ints, first_seat: int) -> int:
    """Return a queue of the Swiss Bank owners, clockwise from that seat."""
    queue = 0
    if s[SWISS_BANKS] == 0:
        return queue
    seats = s[SEATS]
    length = 0
    for i in range(seats):
        seat = (first_seat + i) % seats
        if s[SWISS_BANKS] & bit(seat):
            queue = appended(queue, length, seat)
            length += 1
    return queue
