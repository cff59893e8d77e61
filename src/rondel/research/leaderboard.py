"""Leaderboard of the bots in mixed games, rated with openskill: `python -m rondel.research.leaderboard`.

    python -m rondel.research.leaderboard --games 120 --out leaderboard.md
    python -m rondel.research.leaderboard --bots medium,hard,mine.bots:Banker --games 60

The players of each game are drawn from the seed, so the same command writes the same page.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import rondel
from rondel import Options, RondelError
from rondel.bots import make, names
from rondel.bots.simulation import Pairing, play_match
from rondel.bots.tally import wilson_interval
from rondel.extras import MissingExtra, optional_packages

MAX_ROUNDS = 60
HEAD = "| place | bot | rating | ± | games | won | 95% | mean rank |\n|--:|---|--:|--:|--:|--:|---|--:|"


@dataclass
class Standing:
    """Rating and results of one bot."""

    bot: str
    rating: Any
    games: int = 0
    wins: float = 0.0
    ranks: float = 0.0

    @property
    def ordinal(self) -> float:
        """Sort key: a lower confidence bound of the rating."""
        return float(self.rating.ordinal())


def rate(bots: Sequence[str], games: int, *, players: int = 4, seed: int = 1, progress: bool = False) -> list[Standing]:
    """Play the games, half of them in each edition; return the standings, best first."""
    with optional_packages():
        from openskill.models import PlackettLuce  # noqa: PLC0415 - optional package

    if not len(bots) >= 2 or len(set(bots)) != len(bots):
        raise RondelError("A leaderboard needs at least two bots, each named once.")
    for bot in bots:
        make(bot)  # reject unknown bots before playing
    model = PlackettLuce()
    standings = {bot: Standing(bot, model.rating(name=bot)) for bot in bots}
    rng = random.Random(f"rate {seed}")
    for number in range(games):
        edition = rondel.editions()[number % len(rondel.editions())]
        drawn = rng.sample(list(bots), min(players, len(bots)))
        table = (*drawn, *rng.choices(list(bots), k=players - len(drawn)))
        result = play_match(Pairing(edition, table, Options(max_rounds=MAX_ROUNDS), seed, 0, False), number)
        teams = [[standings[seat.bot].rating] for seat in result.seats]
        for seat, (rating,) in zip(result.seats, model.rate(teams, ranks=[s.rank for s in result.seats]), strict=True):
            standing = standings[seat.bot]
            standing.rating = rating
            standing.games += 1
            standing.wins += seat.win
            standing.ranks += seat.rank
        if progress:
            print(f"\r{number + 1}/{games}", end="", file=sys.stderr, flush=True)
    return sorted(standings.values(), key=lambda standing: -standing.ordinal)


def page(standings: Sequence[Standing], games: int, players: int, seed: int) -> str:
    """Return the leaderboard as a Markdown page."""
    ladder = {name: place for place, name in enumerate(names())}
    named = ",".join(sorted((standing.bot for standing in standings), key=lambda bot: ladder.get(bot, len(ladder))))
    rows = []
    for place, standing in enumerate(standings, 1):
        low, high = wilson_interval(standing.wins, standing.games)
        count = max(1, standing.games)
        rows.append(
            f"| {place} | {standing.bot} | {standing.rating.mu:.1f} | {standing.rating.sigma:.1f} | {standing.games} "
            f"| {standing.wins / count:.0%} | {low:.0%}–{high:.0%} | {standing.ranks / count:.2f} |"
        )
    return "\n".join(
        [
            "# Leaderboard",
            "",
            f"{games} games of {players} players with randomly drawn bots, half of them in each edition.",
            f"A fair share of the wins is {1 / players:.0%}. Ratings are computed with openskill (Plackett-Luce) and",
            "ordered by rating minus three times the uncertainty; the win rate has a 95% Wilson interval.",
            "",
            "```sh",
            f"python -m rondel.research.leaderboard --bots {named} \\",
            f"    --games {games} --players {players} --seed {seed} --out leaderboard.md",
            "```",
            "",
            HEAD,
            *rows,
            "",
        ]
    )


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; refusals are printed as one sentence, with exit code 1."""
    parser = argparse.ArgumentParser(prog="python -m rondel.research.leaderboard", description=__doc__)
    parser.add_argument("--bots", default=",".join(names()), help="names or paths, separated by commas")
    parser.add_argument("--games", type=int, default=120)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="output file (default: standard output)")
    given = parser.parse_args(arguments)
    try:
        standings = rate(
            given.bots.split(","), given.games, players=given.players, seed=given.seed, progress=sys.stderr.isatty()
        )
    except (RondelError, MissingExtra) as refusal:
        print(refusal, file=sys.stderr)
        return 1
    text = page(standings, given.games, given.players, given.seed)
    if given.out is None:
        print(text, end="")
    else:
        given.out.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
