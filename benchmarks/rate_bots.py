"""Plays bots against each other in mixed company and prints a rating table (openskill, Plackett-Luce).

python -m benchmarks.rate_bots --games 60 --seed 1
"""

from __future__ import annotations

import argparse
import random
import sys

from openskill.models import PlackettLuce

import rondel
from rondel.bots import names
from rondel.bots.match import Pairing, play_match


def main() -> None:
    """Every game draws its players at random; each edition gets half of the games."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bots", default=",".join(names()), help="names, separated by commas")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    pool = options.bots.split(",")
    model = PlackettLuce()
    ratings = {bot: model.rating(name=bot) for bot in pool}
    played = dict.fromkeys(pool, 0)
    won = dict.fromkeys(pool, 0.0)
    dice = random.Random(f"rate {options.seed}")
    for number in range(options.games):
        edition = rondel.editions()[number % len(rondel.editions())]
        table = tuple(
            dice.sample(pool, options.players)
            if len(pool) >= options.players
            else dice.choices(pool, k=options.players)
        )
        pairing = Pairing(edition, table, rondel.Options(max_rounds=60), options.seed, 0, False)
        seats = play_match(pairing, number).seats
        teams = [[ratings[seat.bot]] for seat in seats]
        for seat, (rating,) in zip(seats, model.rate(teams, ranks=[s.rank for s in seats]), strict=True):
            ratings[seat.bot] = rating
            played[seat.bot] += 1
            won[seat.bot] += seat.win
        print(f"\r{number + 1}/{options.games}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    print("| bot | rating | uncertainty | games | wins |")
    print("|---|---|---|---|---|")
    for bot in sorted(pool, key=lambda name: -ratings[name].mu):
        rate = f"{won[bot] / played[bot]:.0%}" if played[bot] else "–"
        print(f"| {bot} | {ratings[bot].mu:.1f} | {ratings[bot].sigma:.1f} | {played[bot]} | {rate} |")


if __name__ == "__main__":
    main()
