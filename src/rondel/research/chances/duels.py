"""Matches between look-ahead by win probability and look-ahead by linear value.

    python -m rondel.research.chances.duels --edition imperial --players 4 --games 200

Both search each candidate for one round and differ only in the evaluation. Seats alternate and are swapped in the next
game; openings are randomized so that no two games are alike.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Sequence

import rondel
from rondel import fast
from rondel.bots.evaluation.weights import weights
from rondel.bots.evaluation.win_probability import network
from rondel.bots.tally import wilson_interval
from rondel.research.chances.players import Behavior, Player
from rondel.research.chances.self_play import DEALS, MAX_ROUNDS

OPENING = 3.0


def wins(edition: str, players: int, number: int, *, alone: bool, victory: float, seed: int) -> tuple[float, float]:
    """Play one game; return the win-probability players' share of the win and of the seats."""
    rng = random.Random(f"duel {seed} {edition} {players} {number}")
    game = rondel.new_game(
        edition, players=players, seed=rng.randrange(DEALS), options=rondel.Options(max_rounds=MAX_ROUNDS)
    )
    here = fast.position(game)
    by_value = Player(here, weights(edition))
    chance_gradient = Player(here, weights(edition), network(edition), victory)
    ours = {seat for seat in range(players) if (seat == number % players if alone else (seat + number) % 2)}
    behavior = Behavior(ahead=True, noise=0.0, opening=OPENING)
    while not here.over:
        player = chance_gradient if here.decider in ours else by_value
        here.play(player.choice(here, behavior, rng))
    winners = here.winners()
    return len(ours & set(winners)) / len(winners), len(ours) / players


def main(arguments: Sequence[str] | None = None) -> int:
    """Play the games and print the result."""
    parser = argparse.ArgumentParser(prog="python -m rondel.research.chances.duels")
    parser.add_argument("--edition", required=True, choices=rondel.editions())
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--alone", action="store_true", help="one win-probability player against value players")
    parser.add_argument("--victory", type=float, default=100.0, help="value of a certain win, in millions")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    won, fair = 0.0, 0.0
    for number in range(given.games):
        results = wins(given.edition, given.players, number, alone=given.alone, victory=given.victory, seed=given.seed)
        won += results[0]
        fair += results[1]
        if number % 20 == 19:
            sys.stderr.write(f"\r{number + 1} of {given.games} games ")
    low, high = wilson_interval(won, given.games)
    print(
        f"{given.edition}, {given.players} players{', alone' if given.alone else ''}, victory {given.victory:g}: "
        f"{won / given.games:.1%} ({low:.0%}–{high:.0%}) of {given.games} games, fair {fair / given.games:.1%}"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
