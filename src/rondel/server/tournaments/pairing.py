"""Who plays whom in a round: tables on which as few as possible meet again and, in a Swiss round, similar points meet.

The method is the usual one for such timetables: a greedy start, then a local search that exchanges two players of
different tables. It takes every exchange for the better and, less and less often, one for the worse (simulated
annealing), keeps the best it has seen, and ends after a bounded number of steps. Everything is drawn from the seed: the
same field gives the same round on every machine.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Mapping, Sequence

from rondel.server.tournaments.csv_export import MeetingHistory

STEPS_PER_PLAYER, MOST_STEPS = 400, 40_000
MOST_EXCHANGES = 400  # tried afterwards, for the sake of the seats
# Meeting again is as bad as meeting somebody who is one whole win ahead; each further time is worse by as much.
HEAT, COLD = 1.0, 0.02


def pair(
    players: Sequence[int],
    sizes: Sequence[int],
    past: MeetingHistory,
    seed: str,
    unfair: Callable[[Sequence[int]], float],
    wins_ahead: Mapping[int, float] | None = None,
) -> list[list[int]]:
    """The tables of a round. `unfair`: how unevenly these players would begin at one table; looked at where it costs
    no meeting. `wins_ahead`: the points of each player, counted in wins; given, it is a Swiss round."""
    rng = random.Random(seed)
    order = sorted(players)
    rng.shuffle(order)
    if wins_ahead is not None:
        order.sort(key=lambda player: -wins_ahead[player])
    dislike = _dislikes(order, past, wins_ahead)
    first = _slices(sizes) if wins_ahead is not None else _greedy(len(order), sizes, dislike)
    best = _searched(first, dislike, rng)
    _exchange_for_seats(best, dislike, lambda table: unfair([order[place] for place in table]), rng)
    return [[order[place] for place in table] for table in best]


def _dislikes(order: Sequence[int], past: MeetingHistory, wins_ahead: Mapping[int, float] | None) -> list[list[float]]:
    """How little each pair should meet in this round."""
    rows = [[float(past.met(one, other)) for other in order] for one in order]
    if wins_ahead is not None:
        for row, one in zip(rows, order, strict=True):
            for place, other in enumerate(order):
                row[place] += (wins_ahead[one] - wins_ahead[other]) ** 2
    return rows


def _slices(sizes: Sequence[int]) -> list[list[int]]:
    """The first ones at the first table, and so on."""
    rest = iter(range(sum(sizes)))
    return [[next(rest) for _ in range(size)] for size in sizes]


def _greedy(count: int, sizes: Sequence[int], dislike: list[list[float]]) -> list[list[int]]:
    """Each at the table with room where they are disliked least; of those at the emptiest."""
    tables: list[list[int]] = [[] for _ in sizes]
    for place in range(count):
        free = [number for number, size in enumerate(sizes) if len(tables[number]) < size]
        at = min(free, key=lambda each: (sum(dislike[place][o] for o in tables[each]), len(tables[each]), each))
        tables[at].append(place)
    return tables


def _searched(tables: list[list[int]], dislike: list[list[float]], rng: random.Random) -> list[list[int]]:
    if len(tables) < 2:
        return tables
    cost = sum(dislike[one][other] for table in tables for one in table for other in table) / 2
    best, least = [list(table) for table in tables], cost
    steps = min(MOST_STEPS, STEPS_PER_PLAYER * len(dislike))
    cooling = (COLD / HEAT) ** (1 / steps)
    heat = HEAT
    for _ in range(steps):
        if least <= 0:
            break
        heat *= cooling
        here, there = tables[int(rng.random() * len(tables))], tables[int(rng.random() * len(tables))]
        if here is there:
            continue
        mine, theirs = int(rng.random() * len(here)), int(rng.random() * len(there))
        change = _change(here, mine, there, theirs, dislike)
        if change <= 0 or rng.random() < math.exp(-change / heat):
            here[mine], there[theirs] = there[theirs], here[mine]
            cost += change
            if cost < least - 1e-9:
                best, least = [list(table) for table in tables], cost
    return best


def _exchange_for_seats(
    tables: list[list[int]],
    dislike: list[list[float]],
    unfair: Callable[[Sequence[int]], float],
    rng: random.Random,
) -> None:
    """Players change places where nobody is disliked more for it, and the seats can be shared more evenly."""
    worst = [unfair(table) for table in tables]
    for _ in range(MOST_EXCHANGES if len(tables) > 1 else 0):
        uneven = [number for number, cost in enumerate(worst) if cost > 0]
        if not uneven:
            return
        one = rng.choice(uneven)
        other = rng.choice([number for number in range(len(tables)) if number != one])
        here, there = tables[one], tables[other]
        mine, theirs = rng.randrange(len(here)), rng.randrange(len(there))
        if _change(here, mine, there, theirs, dislike) > 0:
            continue
        here[mine], there[theirs] = there[theirs], here[mine]
        costs = unfair(here), unfair(there)
        if sum(costs) < worst[one] + worst[other]:
            worst[one], worst[other] = costs
        else:
            here[mine], there[theirs] = there[theirs], here[mine]


def _change(here: list[int], mine: int, there: list[int], theirs: int, dislike: list[list[float]]) -> float:
    """By how much the dislike grows if these two change places."""
    one, other = here[mine], there[theirs]
    of_one, of_other = dislike[one], dislike[other]
    change = 0.0
    for each in here:
        if each != one:
            change += of_other[each] - of_one[each]
    for each in there:
        if each != other:
            change += of_one[each] - of_other[each]
    return change
