"""Whole games of one bot at every seat: computing time of each decision, and the memory of the process.

python -m benchmarks.time_bots --bot expert --players 6 --games 1
"""

from __future__ import annotations

import argparse
import random
import resource
import time

import rondel
from rondel import bots


def decisions(edition: str, bot: str, players: int, seed: int) -> tuple[list[float], int]:
    """Seconds of computing time of every decision of one game, and its rounds."""
    game = rondel.new_game(edition, players=players, seed=seed, options=rondel.Options(max_rounds=60))
    seated = [bots.make(bot, seed=seed * 10 + seat) for seat in range(players)]
    spent = []
    while not game.over:
        decision = game.decision
        view = game.seat_view(decision.player)
        begin = time.thread_time()
        choice = seated[decision.player].choose(view, decision)
        spent.append(time.thread_time() - begin)
        game.play(choice)
    return spent, game.round


def main() -> None:
    """Print one line per edition."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default="expert")
    parser.add_argument("--players", type=int, default=6)
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--seed", type=int, default=20261116)
    options = parser.parse_args()
    dice = random.Random(options.seed)
    print("| bot | players | board | games | decisions | mean ms | 95 % below | longest | rounds | memory |")
    print("|---|---|---|---|---|---|---|---|---|---|")
    for edition in rondel.editions():
        spent: list[float] = []
        rounds = []
        for _ in range(options.games):
            more, lasted = decisions(edition, options.bot, options.players, dice.getrandbits(31))
            spent += more
            rounds.append(lasted)
        spent.sort()
        memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
        print(
            f"| {options.bot} | {options.players} | {edition} | {options.games} | {len(spent)} | "
            f"{1000 * sum(spent) / len(spent):.1f} | {1000 * spent[int(0.95 * len(spent))]:.0f} | "
            f"{1000 * spent[-1]:.0f} | {sum(rounds) / len(rounds):.1f} | {memory:.0f} MB |",
            flush=True,
        )


if __name__ == "__main__":
    main()
