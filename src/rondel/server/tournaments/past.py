"""What has been played in a tournament so far, as the next round needs it: who met whom, who began with what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations, pairwise
from typing import NamedTuple


class Seating(NamedTuple):
    """One table: the players in seat order, and what each seat begins with (a nation, or a place in the draft)."""

    players: tuple[int, ...]
    starts: tuple[str, ...]


class Past:
    def __init__(self, tables: Iterable[Seating] = ()) -> None:
        self.meetings: Counter[tuple[int, int]] = Counter()
        self.begun: Counter[tuple[int, str]] = Counter()
        for table in tables:
            self.add(table)

    def add(self, table: Seating) -> None:
        self.meetings.update(_pairs(table.players))
        self.begun.update(zip(table.players, table.starts, strict=True))

    def met(self, one: int, other: int) -> int:
        """How often these two have sat at one table."""
        return self.meetings[min(one, other), max(one, other)]

    @property
    def repeats(self) -> int:
        """How many meetings were not the first of their pair."""
        return sum(count - 1 for count in self.meetings.values())


def fewest_repeats(rounds: Sequence[Sequence[Seating]], field: int) -> int:
    """No plan with tables of these sizes has fewer. Nobody meets more than all the others for the first time; and of
    more players than there were tables in the round before, some come from the same one."""
    opponents: Counter[int] = Counter()
    for table in (each for tables in rounds for each in tables):
        opponents.update(dict.fromkeys(table.players, len(table.players) - 1))
    crowded = -(-sum(max(0, count - (field - 1)) for count in opponents.values()) // 2)
    drawn = sum(
        _from_the_same(len(table.players), len(before)) for before, tables in pairwise(rounds) for table in tables
    )
    return max(crowded, drawn)


def _from_the_same(size: int, tables: int) -> int:
    """How many pairs of a table must have sat together, if they come from so many tables as evenly as can be."""
    each, more = divmod(size, tables)
    return more * (each + 1) * each // 2 + (tables - more) * each * (each - 1) // 2


def _pairs(players: tuple[int, ...]) -> Iterable[tuple[int, int]]:
    return combinations(sorted(players), 2)
