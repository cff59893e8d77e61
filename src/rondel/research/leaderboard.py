"""The leaderboard: bots in mixed company, rated by openskill; `python -m rondel.research.leaderboard` writes the page.

    python -m rondel.research.leaderboard --games 120 --out docs/leaderboard.md
    python -m rondel.research.leaderboard --bots medium,hard,mine.bots:Banker --games 60

Every game draws its players by lot from the seed, so the same command gives the same page.
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
    """One bot: its rating, and what it did at tables of mixed company."""

    bot: str
    rating: Any
    games: int = 0
    wins: float = 0.0
    ranks: float = 0.0

    @property
    def ordinal(self) -> float:
        """What the board is ordered by: the rating that is almost certainly exceeded."""
        return float(self.rating.ordinal())


def rate(bots: Sequence[str], games: int, *, players: int = 4, seed: int = 1, progress: bool = False) -> list[Standing]:
    """Plays the games, half of them in each edition; the standings, best first."""
    with optional_packages():
        from openskill.models import PlackettLuce  # noqa: PLC0415 - only who rates needs it

    if not len(bots) >= 2 or len(set(bots)) != len(bots):
        raise RondelError("A leaderboard needs two different bots at least, each named once.")
    for bot in bots:
        make(bot)  # who does not exist is refused before anybody plays
    model = PlackettLuce()
    standings = {bot: Standing(bot, model.rating(name=bot)) for bot in bots}
    lots = random.Random(f"rate {seed}")
    for number in range(games):
        edition = rondel.editions()[number % len(rondel.editions())]
        drawn = lots.sample(list(bots), min(players, len(bots)))
        table = (*drawn, *lots.choices(list(bots), k=players - len(drawn)))
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
    """The leaderboard as a page of Markdown."""
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
            f"The bots in mixed company: {games} games for {players} players drawn by lot, half in each edition.",
            f"A fair share of the victories is {1 / players:.0%}. Ratings are those of openskill (Plackett-Luce),",
            "ordered by the rating less three times its uncertainty; the interval of the share won is that of Wilson.",
            "",
            "```sh",
            f"python -m rondel.research.leaderboard --bots {named} \\",
            f"    --games {games} --players {players} --seed {seed} --out docs/leaderboard.md",
            "```",
            "",
            HEAD,
            *rows,
            "",
            "Your own bot comes onto the board by its path (`package.module:ClassName`).",
            "[The bots](bots.md) says how each of them thinks, with measurements of many more games.",
            "",
        ]
    )


def main(words: Sequence[str] | None = None) -> int:
    """The command line; what is refused is one sentence and exit code 1."""
    parser = argparse.ArgumentParser(prog="python -m rondel.research.leaderboard", description=__doc__)
    parser.add_argument("--bots", default=",".join(names()), help="names or paths, separated by commas")
    parser.add_argument("--games", type=int, default=120)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="the page; without it, standard output")
    given = parser.parse_args(words)
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
