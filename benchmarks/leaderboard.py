"""Play the leaderboard of the built-in bots: `python -m benchmarks.leaderboard [--games 120] [--write]`.

The same games as `python -m rondel.research.leaderboard`, stored as a measurement.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

from benchmarks import measurements
from rondel.bots import names
from rondel.research.leaderboard import page, rate


def main(arguments: Sequence[str] | None = None) -> None:
    """Play the games and print the leaderboard."""
    parser = measurements.parser(__doc__)
    parser.add_argument("--bots", default=",".join(names()), help="names or paths, separated by commas")
    parser.add_argument("--games", type=int, default=120)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    with measurements.recorded(given, "leaderboard", "Leaderboard of the bots") as show:
        standings = rate(
            given.bots.split(","), given.games, players=given.players, seed=given.seed, progress=sys.stderr.isatty()
        )
        show(page(standings, given.games, given.players, given.seed).partition("\n")[2].strip())


if __name__ == "__main__":
    main()
