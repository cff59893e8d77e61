"""Whole games of one bot at every seat: computing time of each decision, and the memory of the process.

python -m benchmarks.time_bots --bot expert --players 4 6 --games 1

Every decision is timed beside the step of the engine that carries it out (`game.play`), in the same run: the last
column is how many such steps a decision takes, which can be compared between machines, loads and versions.
"""

from __future__ import annotations

import argparse
import random
import resource
import time
from typing import NamedTuple

import rondel
from rondel import bots, fast


class Timed(NamedTuple):
    """One game: seconds of computing time of every decision and of every step of the engine, and its rounds."""

    decisions: list[float]
    steps: list[float]
    rounds: int


def timed(edition: str, bot: str, players: int, seed: int) -> Timed:
    """Play a game and watch the clock of this thread."""
    game = rondel.new_game(edition, players=players, seed=seed, options=rondel.Options(max_rounds=60))
    seated = [bots.make(bot, seed=seed * 10 + seat) for seat in range(players)]
    decisions, steps = [], []
    while not game.over:
        decision = game.decision
        view = game.seat_view(decision.player)
        begin = time.thread_time()
        choice = seated[decision.player].choose(view, decision)
        chosen = time.thread_time()
        game.play(choice)
        steps.append(time.thread_time() - chosen)
        decisions.append(chosen - begin)
    return Timed(decisions, steps, game.round)


def line(edition: str, bot: str, players: int, games: list[Timed]) -> str:
    """One line of the table."""
    spent = sorted(seconds for game in games for seconds in game.decisions)
    steps = [seconds for game in games for seconds in game.steps]
    mean, step = sum(spent) / len(spent), sum(steps) / len(steps)
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    rounds = sum(game.rounds for game in games) / len(games)
    return (
        f"| {bot} | {players} | {edition} | {len(games)} | {len(spent)} | {1000 * mean:.2f} | "
        f"{1000 * spent[int(0.95 * len(spent))]:.2f} | {1000 * spent[-1]:.1f} | {rounds:.1f} | {memory:.0f} MB | "
        f"{mean / step:.0f} |"
    )


def main() -> None:
    """Print one line per edition and number of players."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default="expert")
    parser.add_argument("--players", type=int, nargs="+", default=[6])
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--seed", type=int, default=20261116)
    options = parser.parse_args()
    print(f"The fast core is {fast.form()}.")
    print("| bot | players | board | games | decisions | mean ms | 95 % below | longest | rounds | memory | steps |")
    print("|---|---|---|---|---|---|---|---|---|---|---|")
    for players in options.players:
        for edition in rondel.editions():
            dice = random.Random(f"{options.seed} {players} {edition}")
            games = [timed(edition, options.bot, players, dice.getrandbits(31)) for _ in range(options.games)]
            print(line(edition, options.bot, players, games), flush=True)


if __name__ == "__main__":
    main()
