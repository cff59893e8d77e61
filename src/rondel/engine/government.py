"""Governments, Swiss Banks, and the interest a nation owes its lenders (R18.10-11, R19.1, R23.7-8).

Rules: R18.10-11, R19.1, R23.7-8.
"""

from __future__ import annotations

from rondel.engine.events import GovernmentChanged, SwissBankReceived, SwissBankReturned
from rondel.engine.position import Position
from rondel.engine.state import NOBODY, State


def credit_sum(s: Position, seat: int, nation: int) -> int:
    """Return the total face value of a player's bonds of a nation."""
    return s.edition.credit[s.holdings[nation * s.seats + seat]]


def interest_due(s: Position, nation: int) -> tuple[int, int]:
    """Return the interest the nation owes its own government, and the interest it owes all others (R18.2)."""
    own = others = 0
    government = s.government[nation]
    base = nation * s.seats
    interest = s.edition.interest
    for seat in range(s.seats):
        due = interest[s.holdings[base + seat]]
        if seat == government:
            own = due
        else:
            others += due
    return own, others


def check_governments(s: State, first: int) -> None:
    """Give each nation to the player with strictly the most credit; ties go clockwise from `first` (R18.10)."""
    credit = s.edition.credit
    seats = s.seats
    for nation in range(s.edition.nation_count):
        lent = [credit[bonds] for bonds in s.holdings[nation * seats : (nation + 1) * seats]]
        most = max(lent)
        before = s.government[nation]
        if not most or (before != NOBODY and lent[before] == most):
            continue
        after = next(seat % seats for seat in range(first, first + seats) if lent[seat % seats] == most)
        s.government[nation] = after
        s.emit(GovernmentChanged(nation, before, after))


def hand_out_swiss_banks(s: State) -> None:
    """Give a Swiss Bank to each player without a government, and take it from all others (R18.11)."""
    governing = 0
    for seat in s.government:
        if seat != NOBODY:
            governing |= 1 << seat
    banks = ((1 << s.seats) - 1) & ~governing
    if banks != s.swiss_banks:
        for seat in range(s.seats):
            if banks >> seat & 1 and not s.swiss_banks >> seat & 1:
                s.emit(SwissBankReceived(seat))
            elif s.swiss_banks >> seat & 1 and not banks >> seat & 1:
                s.emit(SwissBankReturned(seat))
    s.swiss_banks = banks


def bankers_from(s: Position, first: int) -> tuple[int, ...]:
    """Return the owners of Swiss Banks, clockwise beginning with `first`."""
    if not s.swiss_banks:
        return ()
    seats = s.seats
    return tuple((first + i) % seats for i in range(seats) if s.swiss_banks >> (first + i) % seats & 1)
