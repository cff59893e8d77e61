"""Measures the ladder of bots with `rondel simulate` and prints the table of docs/bots.md.

    python -m benchmarks.bots_table --out /tmp/ladder

Cells that are already in the folder are not played again, so a long run can be interrupted and continued; with --only
several processes can share the work. The same seed gives the same games whatever the workers.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import rondel

SEED = 20261116
# bots, players, games at share 1.0, the win rate the first bot needs
CELLS: tuple[tuple[str, int, int, float | None], ...] = (
    ("expert,hard", 4, 400, 0.50),
    ("expert,hard", 6, 400, 0.33),
    ("hard,medium", 4, 400, 0.50),
    ("hard,medium", 6, 400, 0.33),
    ("medium,easy", 4, 400, 0.50),
    ("medium,easy", 6, 400, 0.33),
    ("medium,greedy", 4, 400, 0.50),
    ("medium,greedy", 6, 400, 0.33),
    ("greedy,random", 4, 400, 0.95),
    ("greedy,random", 6, 400, 0.90),
    ("expert,random", 4, 400, 0.99),
    ("expert", 4, 100, None),
    ("expert", 6, 100, None),
)


def measured(
    out: Path, bots: str, players: int, games: int, edition: str, options: argparse.Namespace
) -> dict[str, Any]:
    """One cell, played unless its result is there."""
    file = out / f"{bots}_{players}_{edition}.json"
    if not file.is_file() or not file.stat().st_size:
        command = [sys.executable, "-m", "rondel.cli", "simulate", "--edition", edition]
        command += ["--players", str(players), "--bots", bots, "--games", str(games), "--seed", str(options.seed)]
        command += ["--workers", str(options.workers)]
        command += ["--records", str(out / f"rec_{file.stem}"), "--json", str(file)]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    result: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return result


def row(cell: dict[str, Any], bots: str, needed: float | None) -> str:
    """One line of the table."""
    first = next(bot for bot in cell["bots"] if bot["bot"] == bots.split(",", maxsplit=1)[0])
    low, high = first["interval"]
    against = bots.rsplit(",", maxsplit=1)[-1]
    rate = "–" if needed is None else f"{first['win_rate']:.0%} ({low:.0%}–{high:.0%})"
    return (
        f"| {first['bot']} | {cell['players'] - 1} × {against} | {cell['edition']} | {cell['games']} | {rate} | "
        f"{'–' if needed is None else f'{needed:.0%}'} | {first['mean_score']:.0f} | "
        f"{first['mean_decision_ms']:.1f} / {first['max_decision_ms']:.0f} | {cell['rounds']['mean']:.1f} | "
        f"{cell['unfinished']} |"
    )


def main() -> None:
    """Play what is missing and print everything there is."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, required=True, help="folder for results and records")
    parser.add_argument("--share", type=float, default=1.0, help="share of the full number of games")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--workers", type=int, default=1, help="processes that play")
    parser.add_argument("--only", metavar="BOTS", action="append", help="only these cells, such as expert,hard")
    parser.add_argument("--only-print", action="store_true", help="play nothing, print what is there")
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    print("| bot | against | board | games | wins (95 %) | needed | score | ms mean / max | rounds | unfinished |")
    print("|---|---|---|---|---|---|---|---|---|---|")
    for bots, players, games, needed in CELLS:
        if options.only and bots not in options.only:
            continue
        for edition in rondel.editions():
            file = options.out / f"{bots}_{players}_{edition}.json"
            if options.only_print and (not file.is_file() or not file.stat().st_size):
                continue
            games_now = max(2, round(games * options.share))
            cell = measured(options.out, bots, players, games_now, edition, options)
            print(row(cell, bots, needed), flush=True)


if __name__ == "__main__":
    main()
