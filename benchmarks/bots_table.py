"""Measure the ladder of bots with `rondel simulate` and print the table.

    python -m benchmarks.bots_table --out /tmp/ladder [--write]

Every cell is played in parts with their own seeds. Parts that are already in the folder are not played again, so a long
run can be interrupted and resumed, and several processes can share the work. The same seed gives the same games.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import rondel
from benchmarks import measurements
from rondel.bots.tally import wilson_interval

SEED = 20261117
STEPS = ("expert,hard", "hard,medium", "medium,easy")  # benchmarks/strength.py measures expert against master
# bots, players, games at share 1.0, the win rate the first bot needs: twice the fair share, and two games out of three
# against a single opponent
CELLS: tuple[tuple[str, int, int, float | None], ...] = (
    *((bots, players, 240, min(0.667, 2 / players)) for bots in STEPS for players in (2, 3, 4, 6)),
    ("medium,greedy", 4, 240, 0.50),
    ("easy,random", 4, 240, 0.95),
    ("greedy,random", 4, 240, 0.95),
    ("expert", 4, 120, None),
    ("expert", 6, 120, None),
)
PART = {2: 40, 3: 60, 4: 40, 6: 60}  # games per part: every bot has every seat equally often


def play_parts(out: Path, bots: str, players: int, games: int, edition: str, seed: int) -> None:
    """Play the parts of a cell that are missing and not claimed by another process."""
    for part in range(-(-games // PART[players])):
        stem = f"{bots}_{players}_{edition}_{part}"
        file, claim = out / f"{stem}.json", out / f"{stem}.pid"
        if file.is_file() or not _claimed(claim):
            continue
        unfinished = out / f"{stem}.new"
        command = [sys.executable, "-m", "rondel.cli", "simulate", "--edition", edition]
        command += ["--players", str(players), "--bots", bots, "--games", str(PART[players])]
        command += ["--seed", str(seed * 100 + part), "--json", str(unfinished)]
        command += ["--records", str(out / f"records_{bots}_{players}_{edition}" / str(part))]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        unfinished.replace(file)
        claim.unlink()


def _claimed(claim: Path) -> bool:
    """Claim a part; returns whether it worked. A claim of a dead process is ignored."""
    if claim.is_file():
        try:
            os.kill(int(claim.read_text()), 0)
            return False
        except (ProcessLookupError, ValueError):
            claim.unlink(missing_ok=True)
    try:
        with claim.open("x") as file:
            file.write(str(os.getpid()))
    except FileExistsError:
        return False
    return True


def row(parts: list[dict[str, Any]], bots: str, needed: float | None) -> str:
    """The row of a cell in the table, over all its parts."""
    name, _, against = bots.partition(",")
    first = [next(bot for bot in part["bots"] if bot["bot"] == name) for part in parts]
    games = sum(part["games"] for part in parts)
    wins, seats = sum(bot["wins"] for bot in first), sum(bot["games"] for bot in first)
    low, high = wilson_interval(wins, seats)
    rate = "–" if needed is None else f"{wins / seats:.1%} ({low:.1%}–{high:.1%})"
    score, pace = (sum(bot[key] for bot in first) / len(parts) for key in ("mean_score", "mean_decision_ms"))
    return (
        f"| {name} | {parts[0]['players'] - 1} × {against or name} | {parts[0]['edition']} | {games} | {rate} | "
        f"{'–' if needed is None else f'{needed:.0%}'} | {score:.0f} | "
        f"{pace:.1f} / {max(b['max_decision_ms'] for b in first):.0f} | "
        f"{sum(part['rounds']['mean'] for part in parts) / len(parts):.1f} | "
        f"{sum(part['unfinished'] for part in parts)} |"
    )


def main() -> None:
    """Play what is missing and print all results."""
    parser = measurements.parser(__doc__)
    parser.add_argument("--out", type=Path, required=True, help="folder for results and records")
    parser.add_argument("--share", type=float, default=1.0, help="fraction of the full number of games")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--only", metavar="BOTS", action="append", help="only these cells, such as expert,hard")
    parser.add_argument("--only-print", action="store_true", help="play nothing, print the stored results")
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    with measurements.recorded(options, "bot-ladder", "Strength of the bot levels") as show:
        show("| bot | against | board | games | wins (95 %) | needed | score | ms mean / max | rounds | unfinished |")
        show("|---|---|---|---|---|---|---|---|---|---|")
        for bots, players, games, needed in CELLS:
            if options.only and bots not in options.only:
                continue
            for edition in rondel.editions():
                if not options.only_print:
                    games_now = max(2, round(games * options.share))
                    play_parts(options.out, bots, players, games_now, edition, options.seed)
                numbers = range(-(-games // PART[players]))
                files = [options.out / f"{bots}_{players}_{edition}_{part}.json" for part in numbers]
                parts = [json.loads(file.read_text(encoding="utf-8")) for file in files if file.is_file()]
                if parts:
                    show(row(parts, bots, needed))


if __name__ == "__main__":
    main()
