"""Planning of rounds, from the results so far."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from itertools import permutations
from typing import Literal, NamedTuple

import rondel
from rondel.server.tournaments.csv_export import MeetingHistory, Seating
from rondel.server.tournaments.pairing import pair

System = Literal["balanced", "swiss", "groups"]
SYSTEMS: tuple[System, ...] = ("balanced", "swiss", "groups")
FINAL = "final"


class PlannedTable(NamedTuple):
    """A table of a round; `group`: its group, or the final."""

    seating: Seating
    group: str | None = None


class Field(NamedTuple):
    """Input for planning a round.

    `players` of this round, best first; `wins_ahead`: their points in wins; `group` of each (groups and final only).
    """

    players: Sequence[int]
    past: MeetingHistory
    wins_ahead: Mapping[int, float]
    group: Mapping[int, str]


def plan_round(
    system: System, number: int, rounds: int, preferred: int, field: Field, starts: Starts, seed: int
) -> list[PlannedTable]:
    """Return the tables of a round, numbered from 1. With groups, the last round is the final."""
    round_seed = f"{seed} {number}"

    def unfair(table: Sequence[int]) -> float:
        return unevenness(table, field.past, starts)

    if system == "groups" and number == rounds and number > 1:
        return [PlannedTable(seated(finalists(field, preferred), field.past, starts, number), FINAL)]
    if system == "groups":
        return _in_groups(number, preferred, field, starts, round_seed, unfair)
    points = field.wins_ahead if system == "swiss" and number > 1 else None
    tables = pair(field.players, table_sizes(len(field.players), preferred), field.past, round_seed, unfair, points)
    return [PlannedTable(seated(table, field.past, starts, number + place)) for place, table in enumerate(tables)]


def finalists(field: Field, preferred: int) -> list[int]:
    """Return the winner of each group, then the best other players until the table is full."""
    winners: dict[str, int] = {}
    for player in field.players:
        winners.setdefault(field.group.get(player, ""), player)
    first = sorted(winners.values(), key=list(field.players).index)[:preferred]
    others = [player for player in field.players if player not in first]
    return first + others[: max(preferred, SMALLEST) - len(first)]


def group_names(players: Sequence[int], preferred: int) -> dict[int, str]:
    """Return the group of each player: A, B, C …"""
    groups = groups_of(list(players), preferred)
    return {player: "ABCDEF"[number] for number, group in enumerate(groups) for player in group}


def _in_groups(
    number: int, preferred: int, field: Field, starts: Starts, round_seed: str, unfair: Callable[[Sequence[int]], float]
) -> list[PlannedTable]:
    """Pair the players within each group; a group too small for a table joins the smallest other one."""
    members: dict[str, list[int]] = {}
    for player in sorted(field.players):
        members.setdefault(field.group[player], []).append(player)
    while len(members) > 1 and min(map(len, members.values())) < SMALLEST:
        small = min(members, key=lambda name: (len(members[name]), name))
        leaving = members.pop(small)
        members[min(members, key=lambda name: (len(members[name]), name))] += leaving
    planned: list[PlannedTable] = []
    for name, group in sorted(members.items()):
        for table in pair(group, table_sizes(len(group), preferred), field.past, f"{round_seed} {name}", unfair):
            planned.append(PlannedTable(seated(table, field.past, starts, number + len(planned)), name))
    return planned


SMALLEST, LARGEST = 3, 6  # players at a table
FEWEST, MOST = 4, 200  # players in a tournament


def table_sizes(players: int, preferred: int) -> list[int]:
    """Return table sizes for a number of players: 3 to 6, close to the preferred size, differing by at most one."""
    if players < SMALLEST:
        raise ValueError("Fewer than three players are no table.")
    fewest, most = -(-players // LARGEST), players // SMALLEST
    tables = min(range(fewest, most + 1), key=lambda count: (abs(players / count - preferred), count))
    small, larger = divmod(players, tables)
    return [small + 1] * larger + [small] * (tables - larger)


def groups_of(players: list[int], preferred: int) -> list[list[int]]:
    """Return the groups before a final.

    As many as the final has seats, if each then fills a table of the preferred size; otherwise fewer. Players are
    distributed by strength in serpentine order.
    """
    count = max(1, min(preferred, len(players) // preferred))
    groups: list[list[int]] = [[] for _ in range(count)]
    for place, player in enumerate(players):
        lap, column = divmod(place, count)
        groups[column if lap % 2 == 0 else count - 1 - column].append(player)
    return groups


Starts = Callable[[int, int], tuple[str, ...]]
"""Starting nations by seat for a table size; the second argument rotates the omitted ones."""


def starts_in(edition: str, options: rondel.Options) -> Starts:
    """Return the starts of an edition: flag cards, or places in the draft."""
    board = rondel.edition(edition)

    def starts(size: int, turn: int) -> tuple[str, ...]:
        if options.setup == "draft":
            return tuple(f"draft {seat + 1}" for seat in range(size))
        sets = board.facts.sets.get(size)
        cards = [group[0] for group in sets] if sets else list(range(len(board.nations)))
        turned = [cards[(turn + seat) % len(cards)] for seat in range(size)]
        return tuple(board.nations[card].id for card in sorted(turned))

    return starts


def seated(table: Sequence[int], past: MeetingHistory, starts: Starts, turn: int) -> Seating:
    """Return the fairest seating of these players, by trying all orders and choices of cards."""
    return _best(table, past, starts, turn)[0]


def unevenness(table: Sequence[int], past: MeetingHistory, starts: Starts) -> float:
    """Return how much the fairest seating repeats earlier starts of players."""
    seating, cost = _best(table, past, starts, 0)
    rarest = 0
    for player in table:
        rarest += min(past.begun[player, name] for name in seating.starts) ** 2
    return cost - rarest


def _best(table: Sequence[int], past: MeetingHistory, starts: Starts, turn: int) -> tuple[Seating, int]:
    size = len(table)
    found = dict.fromkeys(starts(size, turn + step) for step in range(6))  # of equal ones the first wins
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
