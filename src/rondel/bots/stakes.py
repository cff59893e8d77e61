"""Whose success helps whom: a player's interest in each nation, compared with his rivals'."""

from __future__ import annotations

from rondel.engine.state import State


def stakes(s: State, seat: int) -> list[float]:
    """For each nation: own interest less what rivals hold (half the strongest, half the average)."""
    seats = s.seats
    interest = s.edition.interest
    holdings = s.holdings
    result = []
    for n in range(s.edition.nation_count):
        base = n * seats
        most = held = 0
        own = 0
        for other in range(seats):
            due = interest[holdings[base + other]]
            if other == seat:
                own = due
            else:
                held += due
                if due > most:
                    most = due
        result.append(own - 0.5 * most - 0.5 * held / max(1, seats - 1))
    return result


def enmity(of_all: list[float], nation: int, other: int) -> float:
    """From -1 to 1: how much it pays the mover of `nation` to harm `other`, against what his own nation gains."""
    ratio = -of_all[other] / max(of_all[nation], 2.0)
    return max(-1.0, min(1.0, ratio))
