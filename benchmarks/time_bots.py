"""CPU time per decision and memory, in whole games with the same bot at every seat.

    python -m benchmarks.time_bots --bot expert --players 4 6 --games 1 [--write]

The engine step that plays the decision (`game.play`) is timed, too: the last column is the ratio of the means, which
can be compared across machines, loads and versions.
"""

from __future__ import annotations

import random
import resource
import time
from typing import NamedTuple

import rondel
from benchmarks import measurements
from rondel import bots


class Timed(NamedTuple):
    """One game: CPU seconds of every decision and every engine step, and the number of rounds."""

    decisions: list[float]
    steps: list[float]
    rounds: int


def timed(edition: str, bot: str, players: int, seed: int) -> Timed:
    """Play a game and measure the CPU time of this thread."""
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
    """Return a row of the table."""
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
    """Print a row per edition and number of players."""
    parser = measurements.parser(__doc__)
    parser.add_argument("--bot", default="expert")
    parser.add_argument("--players", type=int, nargs="+", default=[6])
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--seed", type=int, default=20261116)
    options = parser.parse_args()
    topic, title = f"time-of-{options.bot}", f"CPU time of `{options.bot}`"
    with measurements.recorded(options, topic, title) as show:
        show("| bot | players | board | games | decisions | mean ms | 95 % below | longest | rounds | memory | steps |")
        show("|---|---|---|---|---|---|---|---|---|---|---|")
        for players in options.players:
            for edition in rondel.editions():
                rng = random.Random(f"{options.seed} {players} {edition}")
                games = [timed(edition, options.bot, players, rng.getrandbits(31)) for _ in range(options.games)]
                show(line(edition, options.bot, players, games))


if __name__ == "__main__":
    main()
