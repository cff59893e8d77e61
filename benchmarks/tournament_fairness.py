"""Fairness of the tournament plans, and how often the better players win.

    python -m benchmarks.tournament_fairness                    # 4 to 40 players one by one, then every 20th up to 200
    python -m benchmarks.tournament_fairness --players 37 --sizes 4 --rounds 6
    python -m benchmarks.tournament_fairness --plans-only

Plans: the pairings and starting nations for fields of all sizes and tables of 3 to 6. Strength: players of known
strength play simulated tournaments (Plackett–Luce model); the table shows how often the strongest wins. The same
command prints the same numbers.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterator, Sequence
from typing import Literal, NamedTuple

import rondel
from benchmarks import measurements
from rondel.bots.tally import wilson_interval
from rondel.server.tournaments.csv_export import MeetingHistory, Seating, fewest_repeats
from rondel.server.tournaments.rounds import (
    FEWEST,
    FINAL,
    LARGEST,
    MOST,
    SMALLEST,
    Field,
    System,
    group_names,
    plan_round,
    starts_in,
    table_sizes,
)
from rondel.server.tournaments.standings import WIN, Outcome, Standing, standings

STARTS = starts_in("imperial", rondel.Options())
SEED = 20261117
EVERY_UP_TO, THEN_EVERY = 40, 20
Show = Callable[[str], object]
Pairing = Literal["swiss", "balanced", "groups", "random"]
STRENGTHS = ((12, 4, 3), (24, 4, 4), (48, 4, 5))  # players, size of the tables, rounds
PAIRINGS: tuple[Pairing, ...] = ("random", "balanced", "swiss", "groups")


class Fairness(NamedTuple):
    """Properties of a plan of several rounds."""

    uneven_tables: int  # rounds whose tables differ by more than one player
    sat_out: int  # times a player had no table
    repeats: int  # repeated meetings of a pair
    unavoidable: int  # lower bound of repeats
    most_met: int  # meetings of the pair that met most often
    most_begun: int  # most starts of a player with the same nation, above an even share


def plan(players: int, size: int, rounds: int, system: System = "balanced", seed: int = SEED) -> list[list[Seating]]:
    """The rounds of a field whose points are ordered by player number."""
    past, found = MeetingHistory(), list[list[Seating]]()
    for number in range(1, rounds + 1):
        ahead = {player: (number - 1) * (1 - player / players) for player in range(players)}
        field = Field(range(players), past, ahead, group_names(range(players), size))
        tables = [table.seating for table in plan_round(system, number, rounds + 1, size, field, STARTS, seed)]
        found.append(tables)
        for table in tables:
            past.add(table)
    return found


def fairness(rounds: Sequence[Sequence[Seating]], players: int) -> Fairness:
    past = MeetingHistory(table for tables in rounds for table in tables)
    sizes = [[len(table.players) for table in tables] for tables in rounds]
    choice = len({name for tables in rounds for table in tables for name in table.starts})
    even = -(-len(rounds) // choice)
    return Fairness(
        uneven_tables=sum(max(each) - min(each) > 1 for each in sizes),
        sat_out=sum(players - len({player for table in tables for player in table.players}) for tables in rounds),
        repeats=past.repeats,
        unavoidable=fewest_repeats(rounds, players),
        most_met=max(past.meetings.values()),
        most_begun=max(max(0, count - even) for count in past.begun.values()),
    )


def played(table: Seating, strength: Sequence[float], lots: random.Random) -> Outcome:
    """Simulate one game; a score of 100 is an even share."""
    size = len(table.players)
    form = [strength[player] - math.log(-math.log(lots.random())) for player in table.players]
    ranking = tuple(sorted(range(size), key=lambda seat: -form[seat]))
    scores = tuple(round(100 * math.exp(each / 4)) for each in form)
    return Outcome(table.players, scores, ranking, ranking[:1], (True,) * size)


def tournament(pairing: Pairing, players: int, size: int, rounds: int, seed: int, spread: float) -> int:
    """Simulate a tournament; returns the rank by strength of its winner, 0 for the strongest."""
    lots = random.Random(f"{seed} {pairing}")
    strength = sorted((random.Random(f"{seed} {each}").gauss(0, spread) for each in range(players)), reverse=True)
    numbers = list(range(players))
    random.Random(seed).shuffle(numbers)  # the number of a player does not tell its strength
    strength = [strength[each] for each in numbers]
    past, outcomes, final = MeetingHistory(), list[Outcome](), None
    groups: dict[int, str] = {}
    for number in range(1, rounds + 1):
        rows = standings(range(players), outcomes, "rank", seed)
        if number == 1:
            groups = group_names([row.player for row in rows], size)
        for table, group in _tables(pairing, number, rounds, size, rows, past, groups, seed, lots):
            past.add(table)
            outcome = played(table, strength, lots)
            if group == FINAL:
                final = outcome
            else:
                outcomes.append(outcome)
    return numbers[standings(range(players), outcomes, "rank", seed, final)[0].player]


def _tables(
    pairing: Pairing,
    number: int,
    rounds: int,
    size: int,
    rows: Sequence[Standing],
    past: MeetingHistory,
    groups: dict[int, str],
    seed: int,
    lots: random.Random,
) -> Iterator[tuple[Seating, str | None]]:
    order = [row.player for row in rows]
    if pairing == "random":
        lots.shuffle(order)
        for each in table_sizes(len(order), size):
            yield Seating(tuple(order[:each]), STARTS(each, number)), None
            del order[:each]
        return
    field = Field(order, past, {row.player: row.points / WIN for row in rows}, groups)
    for table in plan_round(pairing, number, rounds, size, field, STARTS, seed):
        yield table.seating, table.group


def print_plans(fields: Sequence[int], sizes: Sequence[int], rounds: int, show: Show = print) -> None:
    show(f"{rounds} rounds, {len(fields)} fields of {fields[0]} to {fields[-1]} players.\n")
    heads = ["tables of", "system", "rounds with uneven tables", "times sat out", "repeated pairs"]
    heads += ["unavoidable", "met most often", "same nation beyond an even share"]
    show("| " + " | ".join(heads) + " |\n" + "|---" * len(heads) + "|")
    for size in sizes:
        for system in ("balanced", "swiss"):
            found = [(players, fairness(plan(players, size, rounds, system), players)) for players in fields]
            rows = [each for _, each in found]
            pairs = sum(players * (size - 1) * rounds / 2 for players, _ in found)
            again, bound = sum(each.repeats for each in rows) / pairs, sum(each.unavoidable for each in rows) / pairs
            met = max((each.most_met for players, each in found if players >= 4 * size), default=0)
            cells: tuple[object, ...] = (
                size,
                system,
                sum(each.uneven_tables for each in rows),
                sum(each.sat_out for each in rows),
            )
            cells += (f"{again:.1%}", f"{bound:.1%}", met, max(each.most_begun for each in rows))
            show("| " + " | ".join(map(str, cells)) + " |")


def print_strength(fields: Sequence[tuple[int, int, int]], games: int, spread: float, show: Show = print) -> None:
    show(f"\nHow often the strongest wins, and one of the best three, in {games} tournaments (95 % intervals).\n")
    show("| players, tables, rounds | " + " | ".join(PAIRINGS) + " |\n" + "|---" * (len(PAIRINGS) + 1) + "|")
    for players, size, rounds in fields:
        cells = []
        for pairing in PAIRINGS:
            winners = [tournament(pairing, players, size, rounds, SEED + each, spread) for each in range(games)]
            best = sum(each == 0 for each in winners)
            low, high = wilson_interval(best, games)
            top = sum(each < 3 for each in winners)
            cells.append(f"{best / games:.0%} ({low:.0%}–{high:.0%}), {top / games:.0%}")
        show(f"| {players}, {size}, {rounds} | " + " | ".join(cells) + " |")


def main() -> None:
    parser = measurements.parser(__doc__)
    parser.add_argument("--players", type=int, nargs="*", help=f"{FEWEST} to {MOST}")
    parser.add_argument("--sizes", type=int, nargs="*", default=list(range(SMALLEST, LARGEST + 1)))
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--games", type=int, default=200, help="tournaments per cell of the second table")
    parser.add_argument("--spread", type=float, default=1.0, help="standard deviation of the strengths")
    parser.add_argument("--plans-only", action="store_true")
    wanted = parser.parse_args()
    every = [*range(FEWEST, EVERY_UP_TO + 1), *range(EVERY_UP_TO + THEN_EVERY, MOST + 1, THEN_EVERY)]
    with measurements.recorded(wanted, "tournament-fairness", "Fairness of the tournament plans") as show:
        print_plans(wanted.players or every, wanted.sizes, wanted.rounds, show)
        if not wanted.plans_only:
            print_strength(STRENGTHS, wanted.games, wanted.spread, show)


if __name__ == "__main__":
    main()
