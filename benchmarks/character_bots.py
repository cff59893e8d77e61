"""Measure the four characters at one table: actions per turn of their nations, and how often each wins.

    python -m benchmarks.character_bots --games 200 --thinking-time 0.05 --workers 2 [--write]

Seats rotate from game to game. `--bots` seats other bots, such as `master` for comparison.
"""

from __future__ import annotations

import multiprocessing
import sys
from collections import Counter
from typing import NamedTuple

import rondel
from benchmarks import measurements
from rondel import bots
from rondel.bots.reasons import reason_for
from rondel.bots.tally import wilson_interval

CHARACTERS = ("builder", "banker", "raider", "opportunist")
# Column -> the reason codes that it counts
COUNTED = {
    "factories": ("build",),
    "Investor": ("investor",),
    "bonds": ("buy", "raise", "take_government", "keep_government"),
    "new bonds": ("buy",),
    "takeovers": ("take_government",),
    "battles": ("fight", "challenge"),
    "hostile": ("hostile", "destroy", "occupy", "take_flag"),
    "Taxation": ("taxation",),
    "Maneuver": ("maneuver_space",),
    "units": ("production_space", "import_space"),
}


def action_counts(
    edition: str, seated: list[str], seed: int, thinking_time: float, rounds: int
) -> tuple[list[Counter[str]], rondel.Game]:
    """Play a game; returns the number of actions of each seat by reason code, with its turns as `turns`."""
    game = rondel.new_game(edition, players=len(seated), seed=seed, options=rondel.Options(max_rounds=rounds))
    players = [bots.make(name, seed * 10 + seat, thinking_time) for seat, name in enumerate(seated)]
    found: list[Counter[str]] = [Counter() for _ in seated]
    for player in players:
        player.time_limited = False
    while not game.over:
        decision = game.decision
        seat = decision.player
        choice = players[seat].choose(game.seat_view(seat), decision)
        if isinstance(choice, rondel.Action):
            found[seat][reason_for(game.state, choice, len(decision.actions)).code] += 1
            found[seat]["turns"] += decision.kind == "rondel"
        game.play(choice)
    return found, game


class Table(NamedTuple):
    """One game to play, with the bots at its seats."""

    edition: str
    seated: list[str]
    seed: int
    thinking_time: float
    rounds: int


def _played(table: Table) -> tuple[list[Counter[str]], list[float]]:
    """The action counts of each seat and its share of the victory."""
    found, game = action_counts(*table)
    return found, [(seat in game.winners) / len(game.winners) for seat in range(len(table.seated))]


def main() -> None:
    """Print a row for each bot and board."""
    parser = measurements.parser(__doc__)
    parser.add_argument("--bots", default=",".join(CHARACTERS))
    parser.add_argument("--games", type=int, default=20, help="games on each board")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=60)
    parser.add_argument("--thinking-time", type=float, default=0.1)
    parser.add_argument("--workers", type=int, default=1)
    options = parser.parse_args()
    names = options.bots.split(",")
    tables = [
        Table(
            edition,
            [names[(seat + number) % len(names)] for seat in range(len(names))],
            options.seed * 1000 + number,
            options.thinking_time,
            options.rounds,
        )
        for edition in rondel.editions()
        for number in range(options.games)
    ]
    done = {(name, edition): Counter[str]() for edition in rondel.editions() for name in names}
    seats, wins = Counter[tuple[str, str]](), dict.fromkeys(done, 0.0)
    with multiprocessing.get_context("spawn").Pool(options.workers) as pool:
        played = zip(tables, pool.imap(_played, tables), strict=True)
        for count, (table, (found, shares)) in enumerate(played, 1):
            for name, actions, share in zip(table.seated, found, shares, strict=True):
                place = name, table.edition
                done[place] += actions
                seats[place] += 1
                wins[place] += share
            sys.stderr.write(f"\r{count} of {len(tables)} games ")
    with measurements.recorded(options, "bot-characters", "Strength and style of the characters") as show:
        show(f"| bot | board | seats | wins (95 %) | {' | '.join(COUNTED)} |")
        show("|---" * (4 + len(COUNTED)) + "|")
        for place, counted in done.items():
            name, edition = place
            low, high = wilson_interval(wins[place], seats[place])
            per_turn = (sum(counted[code] for code in codes) / counted["turns"] for codes in COUNTED.values())
            show(
                f"| {name} | {edition} | {seats[place]} | {wins[place] / seats[place]:.1%} ({low:.1%}–{high:.1%}) | "
                + " | ".join(f"{each:.3f}" for each in per_turn)
                + " |"
            )


if __name__ == "__main__":
    main()
