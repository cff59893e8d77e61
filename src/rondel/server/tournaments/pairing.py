"""Pairing of a round: as few repeated meetings as possible and, in a Swiss round, opponents with similar points.

A greedy assignment is improved by simulated annealing, which swaps two players of different tables, for a bounded
number of steps. The result is deterministic: it depends only on the players and the seed.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Mapping, Sequence

from rondel.server.tournaments.csv_export import MeetingHistory

STEPS_PER_PLAYER, MOST_STEPS = 400, 40_000
MOST_SWAPS = 400  # attempted swaps for a fairer distribution of starts
# Temperatures of the annealing. A repeated meeting costs as much as an opponent who is one win ahead.
HOT, COLD = 1.0, 0.02


def pair(
    players: Sequence[int],
    sizes: Sequence[int],
    past: MeetingHistory,
    seed: str,
    unfair: Callable[[Sequence[int]], float],
    wins_ahead: Mapping[int, float] | None = None,
) -> list[list[int]]:
    """Return the tables of a round.

    `unfair` measures how uneven the starts of players at a table are; it breaks ties. `wins_ahead` has the points of
    each player in wins, for a Swiss round.
    """
    rng = random.Random(seed)
    order = sorted(players)
    rng.shuffle(order)
    if wins_ahead is not None:
        order.sort(key=lambda player: -wins_ahead[player])
    cost_of = _pair_costs(order, past, wins_ahead)
    first = _slices(sizes) if wins_ahead is not None else _greedy(len(order), sizes, cost_of)
    best = _annealed(first, cost_of, rng)
    _swap_for_fairness(best, cost_of, lambda table: unfair([order[place] for place in table]), rng)
    return [[order[place] for place in table] for table in best]


def _pair_costs(
    order: Sequence[int], past: MeetingHistory, wins_ahead: Mapping[int, float] | None
) -> list[list[float]]:
    """Return the cost of each pair meeting in this round."""
    rows = [[float(past.met(one, other)) for other in order] for one in order]
    if wins_ahead is not None:
        for row, one in zip(rows, order, strict=True):
            for place, other in enumerate(order):
                row[place] += (wins_ahead[one] - wins_ahead[other]) ** 2
    return rows


def _slices(sizes: Sequence[int]) -> list[list[int]]:
    """Return tables of consecutive players."""
    rest = iter(range(sum(sizes)))
    return [[next(rest) for _ in range(size)] for size in sizes]


def _greedy(count: int, sizes: Sequence[int], cost_of: list[list[float]]) -> list[list[int]]:
    """Assign each player to the table with the least cost, preferring emptier tables."""
    tables: list[list[int]] = [[] for _ in sizes]
    for place in range(count):
        free = [number for number, size in enumerate(sizes) if len(tables[number]) < size]
        at = min(free, key=lambda each: (sum(cost_of[place][o] for o in tables[each]), len(tables[each]), each))
        tables[at].append(place)
    return tables


def _annealed(tables: list[list[int]], cost_of: list[list[float]], rng: random.Random) -> list[list[int]]:
    if len(tables) < 2:
        return tables
    cost = sum(cost_of[one][other] for table in tables for one in table for other in table) / 2
    best, least = [list(table) for table in tables], cost
    steps = min(MOST_STEPS, STEPS_PER_PLAYER * len(cost_of))
    cooling = (COLD / HOT) ** (1 / steps)
    temperature = HOT
    for _ in range(steps):
        if least <= 0:
            break
        temperature *= cooling
        here, there = tables[int(rng.random() * len(tables))], tables[int(rng.random() * len(tables))]
        if here is there:
            continue
        mine, theirs = int(rng.random() * len(here)), int(rng.random() * len(there))
        change = _swap_cost(here, mine, there, theirs, cost_of)
        if change <= 0 or rng.random() < math.exp(-change / temperature):
            here[mine], there[theirs] = there[theirs], here[mine]
            cost += change
            if cost < least - 1e-9:
                best, least = [list(table) for table in tables], cost
    return best


def _swap_for_fairness(
    tables: list[list[int]],
    cost_of: list[list[float]],
    unfair: Callable[[Sequence[int]], float],
    rng: random.Random,
) -> None:
    """Swap players if it makes starts fairer without a higher cost of meetings."""
    worst = [unfair(table) for table in tables]
    for _ in range(MOST_SWAPS if len(tables) > 1 else 0):
        uneven = [number for number, cost in enumerate(worst) if cost > 0]
        if not uneven:
            return
        one = rng.choice(uneven)
        other = rng.choice([number for number in range(len(tables)) if number != one])
        here, there = tables[one], tables[other]
        mine, theirs = rng.randrange(len(here)), rng.randrange(len(there))
        if _swap_cost(here, mine, there, theirs, cost_of) > 0:
            continue
        here[mine], there[theirs] = there[theirs], here[mine]
        costs = unfair(here), unfair(there)
        if sum(costs) < worst[one] + worst[other]:
            worst[one], worst[other] = costs
        else:
            here[mine], there[theirs] = there[theirs], here[mine]


def _swap_cost(here: list[int], mine: int, there: list[int], theirs: int, cost_of: list[list[float]]) -> float:
    """Return the change in cost if two players swap places."""
    one, other = here[mine], there[theirs]
    of_one, of_other = cost_of[one], cost_of[other]
    change = 0.0
    for each in here:
        if each != one:
            change += of_other[each] - of_one[each]
    for each in there:
        if each != other:
            change += of_one[each] - of_other[each]
    return change
