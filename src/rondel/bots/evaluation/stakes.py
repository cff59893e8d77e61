"""Whose success helps whom: a player's interest in each nation, compared with his rivals'."""

from __future__ import annotations

from rondel.position import Position

# Bonds change hands seldom, questions about them are asked all the time.
_KNOWN: dict[tuple[int, ...], tuple[float, ...]] = {}
_MOST_KNOWN = 20_000


def stakes(s: Position, seat: int) -> tuple[float, ...]:
    """For each nation: own interest less what rivals hold (half the strongest, half the average)."""
    key = (seat, s.seats, *s.holdings)
    known = _KNOWN.get(key)
    if known is None:
        if len(_KNOWN) >= _MOST_KNOWN:
            _KNOWN.clear()
        known = _KNOWN[key] = tuple(_stake(s, seat, n) for n in range(s.edition.nation_count))
    return known


def _stake(s: Position, seat: int, nation: int) -> float:
    interest = s.edition.interest
    base = nation * s.seats
    own = most = held = 0
    for other, holding in enumerate(s.holdings[base : base + s.seats]):
        due = interest[holding]
        if other == seat:
            own = due
        else:
            held += due
            most = max(most, due)
    return own - 0.5 * most - 0.5 * held / max(1, s.seats - 1)


def enmity(of_all: tuple[float, ...], nation: int, other: int) -> float:
    """From -1 to 1: how much it pays the mover of `nation` to harm `other`, against what his own nation gains."""
    ratio = -of_all[other] / max(of_all[nation], 2.0)
    return max(-1.0, min(1.0, ratio))
