"""Who sits where at a table: everybody begins with each nation, or at each place of a draft, about equally often."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from itertools import permutations

import rondel
from rondel.server.tournaments.past import Past, Seating

Starts = Callable[[int, int], tuple[str, ...]]
"""What the seats of a table of this size begin with, for a turn of the wheel: with fewer players than cards, others
are left out each time."""


def starts_in(edition: str, options: rondel.Options) -> Starts:
    """The flag cards of an edition; in a draft the places in which the seats choose."""
    board = rondel.edition(edition)

    def starts(size: int, turn: int) -> tuple[str, ...]:
        if options.setup == "draft":
            return tuple(f"draft {seat + 1}" for seat in range(size))
        sets = board.facts.sets.get(size)
        cards = [group[0] for group in sets] if sets else list(range(len(board.nations)))
        turned = [cards[(turn + seat) % len(cards)] for seat in range(size)]
        return tuple(board.nations[card].id for card in sorted(turned))

    return starts


def seated(table: Sequence[int], past: Past, starts: Starts, turn: int) -> Seating:
    """The best order of these players: all orders are tried, for every choice of cards."""
    return _best(table, past, starts, turn)[0]


def unevenness(table: Sequence[int], past: Past, starts: Starts) -> float:
    """By how much the best order leaves somebody with what they have begun with more often than with the rest."""
    seating, cost = _best(table, past, starts, 0)
    rarest = 0
    for player in table:
        rarest += min(past.begun[player, name] for name in seating.starts) ** 2
    return cost - rarest


def _best(table: Sequence[int], past: Past, starts: Starts, turn: int) -> tuple[Seating, int]:
    size = len(table)
    found = dict.fromkeys(starts(size, turn + step) for step in range(6))  # of equal ones the turn comes first
    choices = list(found)
    best, least = Seating(tuple(table), choices[0]), -1
    for names in choices:
        costs = [[past.begun[player, name] ** 2 for name in names] for player in table]
        for order in _orders(size):
            cost = sum([costs[place][seat] for seat, place in enumerate(order)])
            if least < 0 or cost < least:
                best, least = Seating(tuple(table[place] for place in order), names), cost
                if least == 0:
                    return best, 0
    return best, least


@cache
def _orders(size: int) -> list[tuple[int, ...]]:
    return list(permutations(range(size)))
