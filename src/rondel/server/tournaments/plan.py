"""The rounds of a tournament, one after the other, each from what was played before."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Literal, NamedTuple

from rondel.server.tournaments.pairing import paired
from rondel.server.tournaments.past import Past, Seating
from rondel.server.tournaments.sizes import SMALLEST, groups_of, table_sizes
from rondel.server.tournaments.starts import Starts, seated, unevenness

System = Literal["balanced", "swiss", "groups"]
SYSTEMS: tuple[System, ...] = ("balanced", "swiss", "groups")
FINAL = "final"


class PlannedTable(NamedTuple):
    """A table of a round; `group`: its group, or the final."""

    seating: Seating
    group: str | None = None


class Field(NamedTuple):
    """What a round is planned from. `players` are those who play this round, the best first once there are points;
    `wins_ahead` their points in wins; `group` in which each of them is (groups and final only)."""

    players: Sequence[int]
    past: Past
    wins_ahead: Mapping[int, float]
    group: Mapping[int, str]


def round_of(
    system: System, number: int, rounds: int, preferred: int, field: Field, starts: Starts, seed: int
) -> list[PlannedTable]:
    """The tables of a round; the first has the number 1. Of groups and final the last round is the final."""
    draw = f"{seed} {number}"

    def unfair(table: Sequence[int]) -> float:
        return unevenness(table, field.past, starts)

    if system == "groups" and number == rounds and number > 1:
        return [PlannedTable(seated(finalists(field, preferred), field.past, starts, number), FINAL)]
    if system == "groups":
        return _in_groups(number, preferred, field, starts, draw, unfair)
    points = field.wins_ahead if system == "swiss" and number > 1 else None
    tables = paired(field.players, table_sizes(len(field.players), preferred), field.past, draw, unfair, points)
    return [PlannedTable(seated(table, field.past, starts, number + place)) for place, table in enumerate(tables)]


def finalists(field: Field, preferred: int) -> list[int]:
    """The winner of each group, then the best of the others until the table is full."""
    winners: dict[str, int] = {}
    for player in field.players:
        winners.setdefault(field.group.get(player, ""), player)
    first = sorted(winners.values(), key=list(field.players).index)[:preferred]
    others = [player for player in field.players if player not in first]
    return first + others[: max(preferred, SMALLEST) - len(first)]


def group_names(players: Sequence[int], preferred: int) -> dict[int, str]:
    """The group of each player: A, B, C …"""
    groups = groups_of(list(players), preferred)
    return {player: "ABCDEF"[number] for number, group in enumerate(groups) for player in group}


def _in_groups(
    number: int, preferred: int, field: Field, starts: Starts, draw: str, unfair: Callable[[Sequence[int]], float]
) -> list[PlannedTable]:
    """Each group plays among itself. One that has shrunk below a table joins the smallest of the others."""
    members: dict[str, list[int]] = {}
    for player in sorted(field.players):
        members.setdefault(field.group[player], []).append(player)
    while len(members) > 1 and min(map(len, members.values())) < SMALLEST:
        small = min(members, key=lambda name: (len(members[name]), name))
        leaving = members.pop(small)
        members[min(members, key=lambda name: (len(members[name]), name))] += leaving
    planned: list[PlannedTable] = []
    for name, group in sorted(members.items()):
        for table in paired(group, table_sizes(len(group), preferred), field.past, f"{draw} {name}", unfair):
            planned.append(PlannedTable(seated(table, field.past, starts, number + len(planned)), name))
    return planned
